//! Verifies the schema of a database: complete, and with nothing foreign in it.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;
use strum::VariantArray as _;

use crate::error::{DbError, Result};
use crate::migrate::{MIGRATIONS, run};
use crate::nouns::{self, Noun};

/// The table of photos in backups; live databases don't have it.
pub(crate) const PHOTOS: &str = "CREATE TABLE photo (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID";

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
        run(&conn, step)?;
    }
    objects(&conn)
}

/// Returns the names of all tables in a database.
pub(crate) fn names(conn: &Connection) -> Result<BTreeSet<String>> {
    let mut statement = conn.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")?;
    let names = statement.query_map([], |r| r.get(0))?;
    Ok(names.collect::<Result<_, _>>()?)
}

/// Checks that a database has all of Muster's tables that belong to its version.
///
/// # Errors
/// [`DbError::Corrupt`] names the first one that is missing.
pub(crate) fn is_whole(conn: &Connection, version: i32) -> Result<()> {
    let there = names(conn)?;
    match nouns::tables().find(|table| table.since <= version && !there.contains(table.name)) {
        Some(table) => {
            Err(DbError::Corrupt { path: None, detail: format!("the table {} is missing", table.name) })
        }
        None => Ok(()),
    }
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
    let there = names(conn)?;
    for noun in Noun::VARIANTS.iter().filter(|noun| there.contains(noun.table())) {
        let sql = format!("SELECT EXISTS (SELECT 1 FROM {})", noun.table());
        if conn.query_row(&sql, [], |r| r.get(0))? {
            return Ok(true);
        }
    }
    Ok(false)
}
