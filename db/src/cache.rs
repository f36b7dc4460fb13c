//! The catalogue's cache: what searching needs, in a separate file that can be deleted at any time. A cache
//! that is missing, damaged or in another format is rebuilt; one that can't be written is kept in memory. It
//! contains nothing that users made, and none of their writes depend on it.

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};

use muster_rules::id::{FigureId, GameId};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension as _, params};
use uuid::Uuid;

use crate::connection::copy_in_memory;
use crate::error::{DbError, Result};
use crate::files::{beside, make_private_file};
use crate::presence::PATIENCE;

/// The cache's file name in the data folder.
pub const CACHE_NAME: &str = "cache.db";

/// The cache's application ID and the version of its format, which every change of the schema increments.
const APPLICATION_ID: i32 = 0x4d55_5343;
const FORM: i32 = 1;

const SCHEMA: &str = include_str!("../migrations/cache.sql");

/// How many of each figure are owned, copied from the user's data before the first search after a change. The
/// two files are never joined, so damage in one can't affect the other.
const OWNED: &str = "CREATE TEMP TABLE owned (
    game      TEXT NOT NULL,
    figure    TEXT NOT NULL,
    figures   INTEGER NOT NULL,
    cards     INTEGER NOT NULL,
    wanted    INTEGER NOT NULL,
    for_trade INTEGER NOT NULL,
    PRIMARY KEY (game, figure)
) STRICT, WITHOUT ROWID";

/// The state of the user's data when `owned` was last copied: the `data_version` (writes of other connections)
/// and this connection's total changes.
type Seen = (i64, u64);

/// A figure's last known name and cost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastKnown {
    /// Its name.
    pub name: Option<String>,
    /// Its cost.
    pub cost: Option<i32>,
}

/// The cache of a data folder.
#[derive(Debug)]
pub(crate) struct Cache {
    conn: Connection,
    seen: Cell<Option<Seen>>,
}

impl Cache {
    /// Opens a folder's cache, rebuilding it if it is missing or invalid. Falls back to memory if the folder
    /// can't hold it.
    pub(crate) fn open(dir: &Path) -> Result<Self> {
        let path = dir.join(CACHE_NAME);
        let opened = on_disk(&path).or_else(|_| {
            discard(&path);
            on_disk(&path)
        });
        opened.or_else(|_| in_memory()).and_then(Self::over)
    }

    /// Opens the cache of a folder that may be write-protected, without changing it.
    pub(crate) fn open_for_reading(dir: &Path) -> Result<Self> {
        let path = dir.join(CACHE_NAME);
        let read = || {
            let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
            let conn = Connection::open_with_flags(&path, flags)?;
            if form(&conn)? == (APPLICATION_ID, FORM) { Ok(conn) } else { Err(damaged("another form")) }
        };
        // Its catalogue may be older than the program's packs, so copy it into memory, where it can be updated.
        let copied = read().and_then(|conn| copy_in_memory(&conn));
        copied.or_else(|_| in_memory()).and_then(Self::over)
    }

    /// Returns an empty cache in memory.
    pub(crate) fn in_memory() -> Result<Self> {
        in_memory().and_then(Self::over)
    }

    fn over(conn: Connection) -> Result<Self> {
        conn.execute_batch(OWNED)?;
        Ok(Self { conn, seen: Cell::new(None) })
    }

    /// Deletes the cache and creates an empty one.
    pub(crate) fn start_over(&mut self, dir: &Path) -> Result<()> {
        // Close the file before removing it: some systems can't remove open files.
        self.conn = Connection::open_in_memory()?;
        discard(&dir.join(CACHE_NAME));
        *self = Self::open(dir)?;
        Ok(())
    }

    /// Returns the connection. Its errors mean damage to the cache, never to the user's data.
    pub(crate) fn conn(&self) -> &Connection {
        &self.conn
    }

    /// Returns the connection for writing.
    pub(crate) fn conn_mut(&mut self) -> &mut Connection {
        &mut self.conn
    }

    /// Returns whether the cache passes SQLite's `quick_check`.
    pub(crate) fn is_sound(&self) -> bool {
        let check = self.conn.pragma_query_value(None, "quick_check", |r| r.get::<_, String>(0));
        check.is_ok_and(|said| said == "ok")
    }

    /// Returns a figure's name and cost from the catalogue. `None` if the figure is unknown or the cache can't
    /// be read: writing the user's data must not fail because of the cache.
    pub(crate) fn known(&self, game: &GameId, figure: &FigureId) -> Option<LastKnown> {
        let sql = "SELECT name, cost FROM figure WHERE game = ?1 AND id = ?2";
        let row = |r: &rusqlite::Row<'_>| Ok(LastKnown { name: r.get(0)?, cost: r.get(1)? });
        let mut statement = self.conn.prepare_cached(sql).ok()?;
        statement.query_row([game.as_str(), figure.as_str()], row).optional().ok().flatten()
    }

    /// Updates `owned` from the user's data, if that has changed.
    pub(crate) fn copy_owned(&self, data: &Connection) -> Result<()> {
        let written_by_others: i64 = data.pragma_query_value(None, "data_version", |r| r.get(0))?;
        let present = (written_by_others, data.total_changes());
        if self.seen.get() == Some(present) {
            return Ok(());
        }
        let mut sums = data.prepare_cached(
            "SELECT game, figure, min(sum(figures), ?1), min(sum(cards), ?1), min(sum(wanted), ?1),
                 min(sum(for_trade), ?1)
             FROM holding WHERE deleted_at IS NULL GROUP BY game, figure",
        )?;
        let mut rows = sums.query([u32::MAX])?;
        let tx = self.conn.unchecked_transaction().map_err(in_cache)?;
        tx.execute("DELETE FROM owned", []).map_err(in_cache)?;
        {
            let mut insert =
                tx.prepare_cached("INSERT INTO owned VALUES (?1, ?2, ?3, ?4, ?5, ?6)").map_err(in_cache)?;
            while let Some(r) = rows.next()? {
                let (game, figure): (String, String) = (r.get(0)?, r.get(1)?);
                let counts: [i64; 4] = [r.get(2)?, r.get(3)?, r.get(4)?, r.get(5)?];
                let row = params![game, figure, counts[0], counts[1], counts[2], counts[3]];
                insert.execute(row).map_err(in_cache)?;
            }
        }
        tx.commit().map_err(in_cache)?;
        self.seen.set(Some(present));
        Ok(())
    }

    /// Marks `owned` as outdated, after the user's database has been replaced.
    pub(crate) fn forget_owned(&self) {
        self.seen.set(None);
    }
}

/// Converts an error to one of the cache, to distinguish it from damage to the user's data.
pub(crate) fn in_cache(error: impl Into<DbError>) -> DbError {
    match error.into() {
        error @ DbError::CacheDamaged { .. } => error,
        other => damaged(&other.to_string()),
    }
}

fn damaged(detail: &str) -> DbError {
    DbError::CacheDamaged { detail: detail.to_owned() }
}

fn form(conn: &Connection) -> Result<(i32, i32)> {
    let number = |name| conn.pragma_query_value(None, name, |r| r.get::<_, i32>(0));
    Ok((number("application_id")?, number("user_version")?))
}

/// Opens the cache file for writing and creates the tables of a new one.
fn on_disk(path: &Path) -> Result<Connection> {
    make_private_file(path)?;
    let mut conn = Connection::open(path)?;
    conn.busy_timeout(PATIENCE)?;
    if conn.is_readonly("main")? {
        return Err(DbError::ReadOnly { path: Some(path.to_owned()) });
    }
    // Without WAL, the rollback journal will do: only speed depends on it.
    conn.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    // Writes lost in a power failure are rebuilt; NORMAL keeps the rest consistent.
    conn.pragma_update(None, "synchronous", "NORMAL")?;
    prepare(&mut conn)?;
    Ok(conn)
}

fn in_memory() -> Result<Connection> {
    let mut conn = Connection::open_in_memory()?;
    prepare(&mut conn)?;
    Ok(conn)
}

fn prepare(conn: &mut Connection) -> Result<()> {
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    conn.pragma_update(None, "trusted_schema", false)?;
    conn.pragma_update(None, "cell_size_check", true)?;
    conn.pragma_update(None, "foreign_keys", true)?;
    if form(conn)? == (APPLICATION_ID, FORM) {
        return Ok(());
    }
    let tx = conn.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    // Another process may have created it in the meantime.
    match form(&tx)? {
        (APPLICATION_ID, FORM) => return Ok(()),
        (0, 0) => {}
        _ => return Err(damaged("another form")),
    }
    let tables: i64 = tx.query_row("SELECT count(*) FROM sqlite_schema", [], |r| r.get(0))?;
    if tables > 0 {
        return Err(damaged("another program's tables"));
    }
    tx.execute_batch(SCHEMA)?;
    tx.pragma_update(None, "application_id", APPLICATION_ID)?;
    tx.pragma_update(None, "user_version", FORM)?;
    tx.commit()?;
    Ok(())
}

/// Removes a cache file. It is renamed first: another process may still be reading it, and must not see half of
/// the new one.
fn discard(path: &Path) {
    let aside: PathBuf = path.with_file_name(format!(".{CACHE_NAME}.{}.part", Uuid::new_v4()));
    let gone = fs::rename(path, &aside).and_then(|()| fs::remove_file(&aside));
    if gone.is_ok() || !path.exists() {
        for suffix in ["-wal", "-shm"] {
            // A leftover companion is harmless: SQLite validates it against the new file.
            fs::remove_file(beside(path, suffix)).ok();
        }
    }
}
