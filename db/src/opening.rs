//! Opens a data folder's database for writing: refuses what isn't whole, and backs up what it migrates.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use rusqlite::Connection;
use rusqlite::config::DbConfig;

use crate::backups;
use crate::connection::{FILE_NAME, check_header};
use crate::error::{DbError, Result};
use crate::files;
use crate::migrate::{Found, Migration, check_integrity, identify, migrate, newest};
use crate::presence::PATIENCE;
use crate::schema;

/// What to do if the database is missing or empty, but backups show that one existed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Absent {
    /// Fail, so that the user can decide.
    Asked,
    /// Create a new database.
    Begun,
}

/// Opens a folder's database for writing and migrates it.
pub(crate) fn connect(
    dir: &Path,
    now: DateTime<Utc>,
    migrations: &[Migration],
    absent: Absent,
) -> Result<Connection> {
    let path = dir.join(FILE_NAME);
    connect_to(dir, &path, now, migrations, absent).map_err(|e| e.at(&path))
}

fn connect_to(
    dir: &Path,
    path: &Path,
    now: DateTime<Utc>,
    migrations: &[Migration],
    absent: Absent,
) -> Result<Connection> {
    check_header(path)?;
    if absent == Absent::Asked && fs::metadata(path).map_or(0, |m| m.len()) == 0 {
        backups::refuse_if_any(dir)?;
    }
    // A file that can't be made or written is told of below.
    files::make_private_file(path).ok();
    let mut conn = Connection::open(path)?;
    conn.busy_timeout(PATIENCE)?;
    // Until the file is known to be an intact Muster database, not even closing may change it.
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    if conn.is_readonly("main")? {
        return Err(DbError::ReadOnly { path: None });
    }
    let found = identify(&conn, newest(migrations))?;
    if let Found::Version(version) = found {
        schema::is_whole(&conn, version)?;
    }
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    configure(&conn)?;
    match found {
        Found::Empty => {
            migrate(&mut conn, migrations)?;
            // The file's directory entry must survive a power failure, too.
            files::sync_dir(dir)?;
        }
        Found::Version(version) if version < newest(migrations) => {
            check_integrity(&conn)?;
            backups::before_migration(&conn, dir, version, now)?;
            migrate(&mut conn, migrations)?;
            give_back_space(&conn);
        }
        Found::Version(_) => {}
    }
    Ok(conn)
}

/// Shrinks the file to its contents if a migration has emptied most of it.
fn give_back_space(conn: &Connection) {
    let pages = |name| conn.pragma_query_value(None, name, |r| r.get::<_, i64>(0)).unwrap_or(0);
    if pages("freelist_count") * 2 > pages("page_count") {
        // Only space is at stake: failing is harmless.
        conn.execute_batch("VACUUM").ok();
    }
}

/// Sets the pragmas of every writing connection.
fn configure(conn: &Connection) -> Result<()> {
    use_log(conn)?;
    // FULL waits for the disk at every commit; NORMAL could lose the last ones in a power failure.
    conn.pragma_update(None, "synchronous", "FULL")?;
    // macOS reports writes as done too early without these; elsewhere they have no effect.
    conn.pragma_update(None, "fullfsync", true)?;
    conn.pragma_update(None, "checkpoint_fullfsync", true)?;
    conn.pragma_update(None, "foreign_keys", true)?;
    // A restored file may come from anywhere: its schema may not call functions.
    conn.pragma_update(None, "trusted_schema", false)?;
    conn.pragma_update(None, "cell_size_check", true)?;
    // An import of 100,000 rows leaves a long log that is of no further use.
    conn.pragma_update_and_check(None, "journal_size_limit", 4 * 1024 * 1024, |_| Ok(()))?;
    Ok(())
}

/// Sets the journal mode to WAL. The result isn't checked: where the file system doesn't support it, the
/// rollback journal is as durable, only slower.
fn use_log(conn: &Connection) -> Result<()> {
    let start = Instant::now();
    loop {
        let current: String = conn.pragma_query_value(None, "journal_mode", |r| r.get(0))?;
        if current == "wal" {
            return Ok(());
        }
        // SQLite's busy timeout doesn't cover this lock.
        match conn.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(())).map_err(DbError::from) {
            Err(DbError::Locked { .. }) if start.elapsed() < PATIENCE => sleep(Duration::from_millis(5)),
            done => return done,
        }
    }
}
