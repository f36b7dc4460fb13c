//! Verifies the schema of a database: complete, and with nothing foreign in it.

use std::collections::BTreeMap;

use rusqlite::Connection;

use crate::error::{DbError, Result};
use crate::migrate::MIGRATIONS;

/// The table of photos in backups; live databases don't have it.
pub(crate) const PHOTOS: &str = "CREATE TABLE photo (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID";

/// Tables with the user's data, in the order in which users think of them.
pub(crate) const OF_USERS: [&str; 20] = [
    "holding",
    "owned_copy",
    "squad",
    "squad_revision",
    "squad_member",
    "campaign",
    "campaign_entry",
    "campaign_session",
    "campaign_photo",
    "campaign_night",
    "campaign_secret",
    "campaign_reveal",
    "match_played",
    "match_revision",
    "play",
    "play_entry",
    "tournament",
    "tournament_entry",
    "own_pack",
    "alias",
];

/// The type and name of a schema object.
type Key = (String, String);

/// Returns all tables, indices, triggers and views with their SQL.
fn objects(conn: &Connection) -> Result<BTreeMap<Key, String>> {
    let mut statement = conn.prepare("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL")?;
    let rows = statement.query_map([], |r| Ok(((r.get(0)?, r.get(1)?), r.get(2)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the schema of this version, by creating it in memory.
fn expected(version: i32) -> Result<BTreeMap<Key, String>> {
    let conn = Connection::open_in_memory()?;
    for step in MIGRATIONS.iter().filter(|step| step.version <= version) {
        conn.execute_batch(step.sql)?;
    }
    objects(&conn)
}

/// Checks that a database has all of the user's tables that belong to its version.
///
/// # Errors
/// [`DbError::Corrupt`] names the first one that is missing.
pub(crate) fn is_whole(conn: &Connection, version: i32) -> Result<()> {
    let first = |table: &str| match table {
        "campaign" | "campaign_entry" => 2,
        "campaign_session" | "campaign_photo" => 3,
        "match_played" | "match_revision" => 4,
        "own_pack" => 5,
        "campaign_night" => 8,
        "play" | "play_entry" => 11,
        "tournament" | "tournament_entry" => 13,
        "campaign_secret" | "campaign_reveal" => 14,
        _ => 1,
    };
    let mut there =
        conn.prepare("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1)")?;
    for table in OF_USERS.iter().filter(|table| first(table) <= version) {
        if !there.query_row([table], |r| r.get::<_, bool>(0))? {
            let detail = format!("the table {table} is missing");
            return Err(DbError::Corrupt { path: None, detail });
        }
    }
    Ok(())
}

/// Checks that a file from elsewhere has exactly Muster's schema: an additional trigger, view or table could
/// alter later writes.
///
/// # Errors
/// [`DbError::Foreign`] names the first unexpected object, [`DbError::Corrupt`] a missing one.
pub(crate) fn is_ours(conn: &Connection, version: i32) -> Result<()> {
    let mut expected = expected(version)?;
    for ((kind, name), sql) in objects(conn)? {
        let photos = (kind.as_str(), name.as_str(), sql.as_str()) == ("table", "photo", PHOTOS);
        let key = (kind, name);
        // SQLite creates the shadow tables of a full-text index; their SQL depends on its version.
        let beneath = key.0 == "table" && key.1.starts_with("figure_search_") && expected.contains_key(&key);
        match expected.remove(&key) {
            Some(ours) if beneath || ours == sql => {}
            None if photos => {}
            _ => return Err(DbError::Foreign { path: None, what: key.0, name: key.1 }),
        }
    }
    match expected.into_keys().next() {
        Some((kind, name)) => {
            Err(DbError::Corrupt { path: None, detail: format!("the {kind} {name} is missing") })
        }
        None => Ok(()),
    }
}

/// Returns whether the user has made anything. Settings alone don't count.
pub(crate) fn holds_something(conn: &Connection) -> Result<bool> {
    let mut there =
        conn.prepare("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1)")?;
    for table in OF_USERS {
        if there.query_row([table], |r| r.get(0))?
            && conn.query_row(&format!("SELECT EXISTS (SELECT 1 FROM {table})"), [], |r| r.get(0))?
        {
            return Ok(true);
        }
    }
    Ok(false)
}
