//! Migrates a database to the version that this program works with: forward only, in one transaction, with the
//! version in `PRAGMA user_version`.

use rusqlite::{Connection, TransactionBehavior};

use crate::error::{DbError, Result};
use crate::nouns::notes;
use crate::small_entries::move_entries;

/// "MUST": the application ID of Muster's databases.
pub(crate) const APPLICATION_ID: i32 = 0x4d55_5354;

/// A migration step. Released steps are never edited; new ones are added.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Migration {
    /// The version after this step.
    pub(crate) version: i32,
    /// The SQL to run.
    pub(crate) sql: &'static str,
    /// What SQL can't do, done afterwards.
    pub(crate) then: Option<fn(&Connection) -> Result<()>>,
}

impl Migration {
    /// Returns a step that SQL alone does.
    pub(crate) const fn by_sql(version: i32, sql: &'static str) -> Self {
        Self { version, sql, then: None }
    }
}

/// All steps in order.
pub(crate) const MIGRATIONS: &[Migration] = &[
    Migration::by_sql(1, include_str!("../migrations/0001_start.sql")),
    Migration::by_sql(2, include_str!("../migrations/0002_campaigns.sql")),
    Migration::by_sql(3, include_str!("../migrations/0003_evenings.sql")),
    Migration::by_sql(4, include_str!("../migrations/0004_matches.sql")),
    Migration::by_sql(5, include_str!("../migrations/0005_one_truth.sql")),
    Migration::by_sql(6, include_str!("../migrations/0006_endings.sql")),
    Migration::by_sql(7, include_str!("../migrations/0007_mends.sql")),
    Migration::by_sql(8, include_str!("../migrations/0008_nights.sql")),
    Migration::by_sql(9, include_str!("../migrations/0009_worth.sql")),
    Migration::by_sql(10, include_str!("../migrations/0010_squad_tags.sql")),
    Migration::by_sql(11, include_str!("../migrations/0011_plays.sql")),
    Migration::by_sql(12, include_str!("../migrations/0012_entries.sql")),
    Migration::by_sql(13, include_str!("../migrations/0013_tournaments.sql")),
    Migration::by_sql(14, include_str!("../migrations/0014_campaign_secrets.sql")),
    Migration {
        version: 15,
        sql: include_str!("../migrations/0015_small_entries.sql"),
        then: Some(move_entries),
    },
    Migration::by_sql(16, include_str!("../migrations/0016_guest_calls.sql")),
    Migration::by_sql(17, include_str!("../migrations/0017_club_evenings.sql")),
];

/// Returns the version after the last step.
pub(crate) const fn newest(migrations: &[Migration]) -> i32 {
    match migrations {
        [.., last] => last.version,
        [] => 0,
    }
}

/// What a file contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// Nothing was ever written to it.
    Empty,
    /// A database of this version, which is supported.
    Version(i32),
}

/// Identifies a file without changing it.
pub(crate) fn identify(conn: &Connection, supported: i32) -> Result<Found> {
    // One transaction: another process may be creating the database right now.
    let tx = conn.unchecked_transaction()?;
    let tables: i64 = tx.query_row("SELECT count(*) FROM sqlite_schema", [], |r| r.get(0))?;
    let application_id = pragma(&tx, "application_id")?;
    let found = pragma(&tx, "user_version")?;
    tx.finish()?;
    match application_id {
        APPLICATION_ID if found > supported => Err(DbError::TooNew { path: None, found, supported }),
        APPLICATION_ID if found > 0 => Ok(Found::Version(found)),
        0 if found == 0 && tables == 0 => Ok(Found::Empty),
        _ => Err(DbError::NotMuster { path: None, application_id }),
    }
}

fn pragma(conn: &Connection, name: &str) -> Result<i32> {
    Ok(conn.pragma_query_value(None, name, |r| r.get(0))?)
}

/// The last version whose migration makes the triggers of its nouns itself.
const NOTED_BY_HAND: i32 = 14;

/// Runs one step, and makes the triggers of the nouns whose tables came with it.
pub(crate) fn run(conn: &Connection, step: &Migration) -> Result<()> {
    conn.execute_batch(step.sql)?;
    if let Some(then) = step.then {
        then(conn)?;
    }
    if step.version > NOTED_BY_HAND {
        conn.execute_batch(&notes(step.version..=step.version).join(";\n"))?;
    }
    Ok(())
}

/// Runs the missing migrations, all or none: no process ever sees an intermediate version.
pub(crate) fn migrate(conn: &mut Connection, migrations: &[Migration]) -> Result<()> {
    // The version is read inside the transaction, because another process may be migrating, too.
    let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = pragma(&tx, "user_version")?;
    for step in migrations.iter().filter(|step| found < step.version) {
        run(&tx, step)?;
        tx.pragma_update(None, "application_id", APPLICATION_ID)?;
        tx.pragma_update(None, "user_version", step.version)?;
    }
    tx.commit()?;
    Ok(())
}

/// Checks the whole file; an error lists the first few faults.
pub(crate) fn check_integrity(conn: &Connection) -> Result<()> {
    let mut faults = Vec::new();
    conn.pragma(None, "integrity_check", 5, |row| {
        faults.push(row.get::<_, String>(0)?);
        Ok(())
    })?;
    if faults != ["ok"] {
        return Err(DbError::Corrupt { path: None, detail: faults.join("; ") });
    }
    let mut orphans = 0_u32;
    conn.pragma_query(None, "foreign_key_check", |_| {
        orphans += 1;
        Ok(())
    })?;
    match orphans {
        0 => Ok(()),
        n => Err(DbError::Corrupt { path: None, detail: format!("{n} rows refer to missing ones") }),
    }
}
