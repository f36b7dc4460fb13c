//! Checks whether a server can be a club's hub, and what it lacks.

use std::time::Instant;

use chrono::{DateTime, Utc};
use tokio_postgres::Row;
use tokio_postgres::types::FromSql;

use super::address::Address;
use super::client::Client;
use super::connect::{connect, is_encrypted};
use super::fault::fault;
use super::patience::Patience;
use super::seen::{Finding, Seen};
use super::set_up::{NEWEST, OLDEST, OTHERS, SHARED, one, version};
use crate::error::{Result, SyncError};
use crate::passwords::Password;

/// The maximum deviation of the server's clock in seconds. It matters for certificates and invitations, not for
/// entries.
const CLOCK: i64 = 60;
/// The recommended minimum of connections that a club's server allows.
const CONNECTIONS: i32 = 50;

/// Examines a server without changing it. If something prevents further checks, it is the last finding.
#[must_use]
pub fn check(
    address: &Address,
    password: Option<&Password>,
    now: impl Fn() -> DateTime<Utc>,
) -> Vec<Finding> {
    let mut seen = Vec::new();
    let mut add = |seen_now: Seen, value: String| seen.push(Finding { seen: seen_now, value });
    let mut client = match connect(address, password, &Patience::default()) {
        Ok(client) => client,
        Err(error) => {
            let (what, why) = match error {
                SyncError::LoginRefused(_) => (Seen::LoginRefused, String::new()),
                SyncError::ServerSilent(_) => (Seen::Silent, String::new()),
                SyncError::UnsafeLogin { method, .. } => (Seen::UnsafeLogin, method),
                SyncError::Untrusted { why, .. } => (Seen::Untrusted, why),
                SyncError::Unreachable { why, .. } | SyncError::ServerFailed { why, .. } => {
                    (Seen::Unreachable, why)
                }
                other => (Seen::Unreachable, other.to_string()),
            };
            add(what, why);
            return seen;
        }
    };
    add(Seen::Reachable, String::new());
    add(if is_encrypted(address) { Seen::Encrypted } else { Seen::Local }, String::new());
    if let Err(error) = look(address, &mut client, &mut add, now) {
        let said = match error {
            SyncError::ServerFailed { why, .. } | SyncError::NotAllowed { why, .. } => why,
            other => other.to_string(),
        };
        add(Seen::Failed, said);
    }
    seen
}

const LOOK: &str = "
SELECT to_regclass('muster.migration') IS NOT NULL,
       has_database_privilege(current_database(), 'CREATE'),
       (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = session_user),
       (SELECT rolsuper OR rolcreaterole FROM pg_roles WHERE rolname = session_user),
       current_setting('password_encryption'),
       clock_timestamp(),
       current_setting('max_connections')::integer,
       coalesce((SELECT pg_has_role(session_user, nspowner, 'MEMBER') FROM pg_namespace WHERE nspname = 'muster'), false),
       coalesce((SELECT r.rolsuper OR r.rolcreaterole FROM pg_namespace n JOIN pg_roles r ON r.oid = n.nspowner
                 WHERE nspname = 'muster'), false),
       (SELECT count(*) FROM pg_proc
        WHERE pronamespace = 'pg_catalog'::regnamespace AND has_function_privilege('public', oid, 'EXECUTE')
          AND proname ~ '^(lo_create?|lo_from_bytea|lo_import|pg_(try_)?advisory_(xact_)?lock(_shared)?)$'),
       (SELECT count(*) FROM pg_database
        WHERE datname <> current_database() AND datallowconn AND has_database_privilege('public', oid, 'CONNECT'))";

/// Counts the tables with forced row-level security.
const TABLES: &str = "
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = 'muster' AND c.relkind IN ('r', 'p') AND c.relname <> 'migration'
  AND c.relrowsecurity AND c.relforcerowsecurity";

/// The number of such tables from a version of the schema on, the newest first.
const PROTECTED: [(i32, i64); 3] = [(4, 10), (3, 8), (1, 6)];

fn look(
    address: &Address,
    client: &mut Client,
    add: &mut impl FnMut(Seen, String),
    now: impl Fn() -> DateTime<Utc>,
) -> Result<()> {
    let (number, said) = version(address, client)?;
    let also = said.clone();
    add(if number >= OLDEST { Seen::Version } else { Seen::VersionOld }, said);
    if number < OLDEST {
        return Ok(());
    }
    if number < SHARED {
        let others: i64 = one(address, client, OTHERS)?;
        add(if others == 0 { Seen::Alone } else { Seen::Shared }, also);
    }
    let asked = Instant::now();
    let row = client.row(LOOK, &[])?;
    let under_way = asked.elapsed();
    let is = |row: &Row, at: usize| get::<bool>(address, row, at);
    if is(&row, 0)? {
        let sql = "SELECT coalesce(max(number), 0) FROM muster.migration";
        let there: i32 = one(address, client, sql)?;
        let seen = match there.cmp(&NEWEST) {
            std::cmp::Ordering::Less => Seen::SetUpOlder,
            std::cmp::Ordering::Equal => Seen::SetUp,
            std::cmp::Ordering::Greater => Seen::SetUpNewer,
        };
        add(seen, there.to_string());
        let protected: i64 = one(address, client, TABLES)?;
        let least = PROTECTED.iter().find(|(from, _)| there >= *from).map_or(0, |(_, least)| *least);
        let on = protected >= least;
        add(if on { Seen::RowSecurity } else { Seen::RowSecurityOff }, protected.to_string());
        let (organises, roles) = (is(&row, 7)?, is(&row, 8)?);
        add(
            match (organises, roles) {
                (true, true) => Seen::Organiser,
                (true, false) => Seen::NoRoles,
                (false, _) => Seen::Member,
            },
            String::new(),
        );
    } else {
        add(if is(&row, 1)? { Seen::NotSetUp } else { Seen::NoRight }, String::new());
        if !is(&row, 3)? {
            add(Seen::NoRoles, String::new());
        }
    }
    if is(&row, 2)? {
        add(Seen::Superuser, String::new());
    }
    let (functions, databases): (i64, i64) = (get(address, &row, 9)?, get(address, &row, 10)?);
    add(if functions == 0 { Seen::FunctionsClosed } else { Seen::FunctionsOpen }, functions.to_string());
    add(if databases == 0 { Seen::DatabasesClosed } else { Seen::DatabasesOpen }, databases.to_string());
    let kept: String = get(address, &row, 4)?;
    add(if kept == "scram-sha-256" { Seen::Scram } else { Seen::NoScram }, kept);
    let theirs: DateTime<Utc> = get(address, &row, 5)?;
    let off = (now() - theirs).num_seconds().abs();
    let fair = off <= CLOCK + i64::try_from(under_way.as_secs()).unwrap_or(0);
    add(if fair { Seen::Clock } else { Seen::ClockOff }, off.to_string());
    let most: i32 = get(address, &row, 6)?;
    add(if most >= CONNECTIONS { Seen::Connections } else { Seen::FewConnections }, most.to_string());
    Ok(())
}

fn get<'a, T: FromSql<'a>>(address: &Address, row: &'a Row, at: usize) -> Result<T> {
    row.try_get(at).map_err(|error| fault(address, &error))
}
