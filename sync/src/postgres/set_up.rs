//! The schema `muster` and its migrations.

use postgres::Client;
use postgres::types::Type;

use super::address::Address;
use super::connect::connect;
use super::fault::fault;
use crate::error::{Result, SyncError};
use crate::passwords::Password;

/// The oldest supported PostgreSQL, as `server_version_num`.
pub(super) const OLDEST: i32 = 150_000;
/// The advisory lock that serialises concurrent set-ups.
const LOCK: i64 = 0x6d75_7374_6572;

/// The migrations, applied in order and only ever added to.
const MIGRATIONS: [(&str, &str); 2] = [
    ("tables", include_str!("../../migrations/0001_tables.sql")),
    ("functions", include_str!("../../migrations/0002_functions.sql")),
];

/// The schema version that this program supports.
pub(super) const NEWEST: i32 = 2;
const _: () = assert!(MIGRATIONS.len() == 2);

/// The result of setting up a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// The previous version of the schema; 0 if there was none.
    pub from: i32,
    /// The current version.
    pub to: i32,
}

/// Sets up a database or migrates it, atomically.
///
/// # Errors
/// The server can't be reached, is too old, or doesn't permit it; [`SyncError::SetUpBySuperuser`],
/// [`SyncError::ServerNewer`].
pub fn set_up(address: &Address, password: Option<&Password>) -> Result<SetUp> {
    let mut client = connect(address, password)?;
    let fault = fault(address);
    let (number, version) = version(&mut client).map_err(&fault)?;
    if number < OLDEST {
        return Err(SyncError::ServerTooOld { place: address.to_string(), version });
    }
    // Functions run with the rights of the schema's owner, and rely on row-level security to restrict members.
    let above = "SELECT rolsuper OR rolbypassrls FROM pg_catalog.pg_roles WHERE rolname = session_user";
    let row = client.query_typed_one(above, &[]);
    if row.and_then(|row| row.try_get(0)).map_err(&fault)? {
        return Err(SyncError::SetUpBySuperuser(address.to_string()));
    }
    let mut tx = client.transaction().map_err(&fault)?;
    tx.query_typed("SELECT pg_advisory_xact_lock($1)", &[(&LOCK, Type::INT8)]).map_err(&fault)?;
    tx.batch_execute(
        "CREATE SCHEMA IF NOT EXISTS muster;
         CREATE TABLE IF NOT EXISTS muster.migration (
             number  integer PRIMARY KEY,
             name    text NOT NULL,
             applied timestamptz NOT NULL DEFAULT now()
         );",
    )
    .map_err(&fault)?;
    let row = tx.query_typed_one("SELECT coalesce(max(number), 0) FROM muster.migration", &[]);
    let from: i32 = row.and_then(|row| row.try_get(0)).map_err(&fault)?;
    if from > NEWEST {
        return Err(SyncError::ServerNewer(address.to_string()));
    }
    for (number, (name, sql)) in (1_i32..).zip(MIGRATIONS).filter(|(number, _)| *number > from) {
        tx.batch_execute(sql).map_err(&fault)?;
        let insert = "INSERT INTO muster.migration (number, name) VALUES ($1, $2)";
        tx.query_typed(insert, &[(&number, Type::INT4), (&name, Type::TEXT)]).map_err(&fault)?;
    }
    tx.commit().map_err(&fault)?;
    Ok(SetUp { from, to: NEWEST })
}

/// Returns the server's version, as a number and as text.
pub(super) fn version(client: &mut Client) -> Result<(i32, String), postgres::Error> {
    let sql = "SELECT current_setting('server_version_num')::integer, current_setting('server_version')";
    let row = client.query_typed_one(sql, &[])?;
    Ok((row.try_get(0)?, row.try_get(1)?))
}
