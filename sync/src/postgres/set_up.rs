//! The schema `muster` and its migrations.

use tokio_postgres::types::{FromSql, Type};

use super::address::Address;
use super::client::Client;
use super::connect::connect;
use super::fault::fault;
use super::patience::Patience;
use crate::error::{Result, SyncError};
use crate::passwords::Password;

/// The oldest supported PostgreSQL, as `server_version_num`.
pub(super) const OLDEST: i32 = 150_000;
/// The first version in which a role that may create roles rules over those alone that it created.
pub(super) const SHARED: i32 = 160_000;
/// How often two that begin at the same moment try again.
const TRIES: u32 = 5;

/// The migrations, applied in order and only ever added to.
const MIGRATIONS: [(&str, &str); 4] = [
    ("tables", include_str!("../../migrations/0001_tables.sql")),
    ("functions", include_str!("../../migrations/0002_functions.sql")),
    ("limits", include_str!("../../migrations/0003_limits.sql")),
    ("epochs", include_str!("../../migrations/0004_epochs.sql")),
];

/// The schema version that this program supports.
pub(super) const NEWEST: i32 = 4;
const _: () = assert!(MIGRATIONS.len() == 4);

/// The result of setting up a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// The previous version of the schema; 0 if there was none.
    pub from: i32,
    /// The current version.
    pub to: i32,
}

/// Whether a server before PostgreSQL 16 may be shared with others, over whose roles the club's owner would rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// It is refused.
    Refused,
    /// Whoever runs the server accepts it.
    Accepted,
}

/// Sets up a database or migrates it, atomically.
///
/// # Errors
/// The server can't be reached, is too old, or doesn't permit it; [`SyncError::SetUpBySuperuser`],
/// [`SyncError::ServerNewer`], and [`SyncError::ServerShared`] unless that is accepted or was set up before.
pub fn set_up(address: &Address, password: Option<&Password>, sharing: Sharing) -> Result<SetUp> {
    let mut client = connect(address, password, &Patience::default())?;
    let (number, version) = version(address, &mut client)?;
    if number < OLDEST {
        return Err(SyncError::ServerTooOld { place: address.to_string(), version });
    }
    let there: bool = one(address, &mut client, "SELECT to_regclass('muster.migration') IS NOT NULL")?;
    if !there
        && sharing == Sharing::Refused
        && number < SHARED
        && one::<i64>(address, &mut client, OTHERS)? > 0
    {
        return Err(SyncError::ServerShared { place: address.to_string(), version });
    }
    // Functions run with the rights of the schema's owner, and rely on row-level security to restrict members.
    let above = "SELECT rolsuper OR rolbypassrls FROM pg_catalog.pg_roles WHERE rolname = session_user";
    if one(address, &mut client, above)? {
        return Err(SyncError::SetUpBySuperuser(address.to_string()));
    }
    begin(&mut client)?;
    let from: i32 = one(address, &mut client, "SELECT coalesce(max(number), 0) FROM muster.migration")?;
    if from > NEWEST {
        return Err(SyncError::ServerNewer(address.to_string()));
    }
    for (number, (name, sql)) in (1_i32..).zip(MIGRATIONS).filter(|(number, _)| *number > from) {
        client.run(sql)?;
        let insert = "INSERT INTO muster.migration (number, name) VALUES ($1, $2)";
        client.rows(insert, &[(&number, Type::INT4), (&name, Type::TEXT)])?;
    }
    client.run("COMMIT")?;
    Ok(SetUp { from, to: NEWEST })
}

/// Counts the roles and databases of others on the server: all but PostgreSQL's own, superusers, the club's owner with
/// whoever is granted it, and its members.
pub(super) const OTHERS: &str = "
WITH owner AS (
    SELECT coalesce((SELECT nspowner FROM pg_namespace WHERE nspname = 'muster'),
                    (SELECT oid FROM pg_roles WHERE rolname = session_user)) AS oid
)
SELECT (SELECT count(*) FROM pg_roles r, owner
        WHERE r.oid >= 16384 AND NOT r.rolsuper AND r.rolname !~ '^muster_[0-9a-f]{16}$'
          AND NOT pg_has_role(r.oid, owner.oid, 'MEMBER'))
     + (SELECT count(*) FROM pg_database
        WHERE NOT datistemplate AND datname NOT IN ('postgres', current_database()))";

/// Begins a transaction that nobody else's set-up comes between. An error closes the connection, which undoes it.
fn begin(client: &mut Client) -> Result<()> {
    let there = "CREATE SCHEMA IF NOT EXISTS muster;
         CREATE TABLE IF NOT EXISTS muster.migration (
             number  integer PRIMARY KEY,
             name    text NOT NULL,
             applied timestamptz NOT NULL DEFAULT now()
         );";
    // Of two that create them at the same moment one fails.
    let mut tries = 0;
    while let Err(error) = client.run(there) {
        tries += 1;
        if tries >= TRIES || !matches!(error, SyncError::ServerFailed { .. }) {
            return Err(error);
        }
    }
    client.run("BEGIN; LOCK TABLE muster.migration IN EXCLUSIVE MODE")
}

/// Returns the only value of a query's only row.
pub(super) fn one<T>(address: &Address, client: &mut Client, sql: &str) -> Result<T>
where
    T: for<'a> FromSql<'a>,
{
    client.row(sql, &[])?.try_get(0).map_err(|error| fault(address, &error))
}

/// Returns the server's version, as a number and as text.
pub(super) fn version(address: &Address, client: &mut Client) -> Result<(i32, String)> {
    let number = one(address, client, "SELECT current_setting('server_version_num')::integer")?;
    Ok((number, one(address, client, "SELECT current_setting('server_version')")?))
}
