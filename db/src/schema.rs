//! What a database of ours is built of: whether all of it is there, and nothing else.

use std::collections::BTreeMap;

use rusqlite::Connection;

use crate::error::{DbError, Result};
use crate::migrate::MIGRATIONS;

/// The table of a backup that photos travel in; no live database has it.
pub(crate) const PHOTOS: &str = "CREATE TABLE photo (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID";

/// Tables with the user's data, in the order in which people think of them.
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

/// What kind of thing something is, and its name.
type Key = (String, String);

/// Tables, indices, triggers and views with the SQL that made them.
fn objects(conn: &Connection) -> Result<BTreeMap<Key, String>> {
    let mut statement = conn.prepare("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL")?;
    let rows = statement.query_map([], |r| Ok(((r.get(0)?, r.get(1)?), r.get(2)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// What a database of this version is made of, found by making one.
fn expected(version: i32) -> Result<BTreeMap<Key, String>> {
    let conn = Connection::open_in_memory()?;
    for step in MIGRATIONS.iter().filter(|step| step.version <= version) {
        conn.execute_batch(step.sql)?;
    }
    objects(&conn)
}

/// Sees to it that a database lacks no table of a user's that its version has.
///
/// # Errors
/// [`DbError::Corrupt`] names the first that is missing.
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

/// Sees to it that a file from elsewhere is built as our own are: a trigger, a view or a table more
/// could change what is written to it later.
///
/// # Errors
/// [`DbError::Foreign`] names the first thing that isn't ours, [`DbError::Corrupt`] one that is missing.
pub(crate) fn is_ours(conn: &Connection, version: i32) -> Result<()> {
    let mut expected = expected(version)?;
    for ((kind, name), sql) in objects(conn)? {
        let photos = (kind.as_str(), name.as_str(), sql.as_str()) == ("table", "photo", PHOTOS);
        let key = (kind, name);
        // The tables beneath a full-text index are written by SQLite, each version in its own words.
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

/// Whether there is anything the user has made. Settings alone are nothing to lose.
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
