//! Opens and configures connections to the user's data, for writing and for reading.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use rusqlite::backup::{Backup, StepResult};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::backup;
use crate::backups;
use crate::database::FILE_NAME;
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

/// Returns the path of a folder's database file, following a symbolic link.
pub(crate) fn live(dir: &Path) -> PathBuf {
    let path = dir.join(FILE_NAME);
    fs::canonicalize(&path).unwrap_or(path)
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
            backup::before_migration(&conn, dir, version, now)?;
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

/// Opens a file read-only; an older database is migrated in memory.
pub(crate) fn connect_read_only(path: &Path, migrations: &[Migration]) -> Result<Connection> {
    let (conn, found) = open_for_reading(path, newest(migrations))?;
    let conn = match found {
        Found::Version(version) if version == newest(migrations) => {
            schema::is_whole(&conn, version)?;
            conn
        }
        Found::Version(version) => {
            schema::is_whole(&conn, version)?;
            let mut copy = copy_in_memory(&conn)?;
            migrate(&mut copy, migrations)?;
            copy
        }
        Found::Empty => return Err(DbError::Missing { path: None }),
    };
    conn.pragma_update(None, "query_only", true)?;
    Ok(conn)
}

/// Copies a database into memory, in one step. If the WAL index can't be written (full disk, write-protected
/// folder), the database looks changed at the beginning of every step, so a copy in several steps would restart
/// for ever.
pub(crate) fn copy_in_memory(conn: &Connection) -> Result<Connection> {
    const ALL_PAGES: i32 = -1;
    let mut copy = Connection::open_in_memory()?;
    let start = Instant::now();
    let backup = Backup::new(conn, &mut copy)?;
    while backup.step(ALL_PAGES)? != StepResult::Done {
        if start.elapsed() > PATIENCE {
            return Err(DbError::Locked { path: None });
        }
        sleep(Duration::from_millis(5));
    }
    drop(backup);
    Ok(copy)
}

/// Opens a file for reading and identifies it.
pub(crate) fn open_for_reading(path: &Path, supported: i32) -> Result<(Connection, Found)> {
    let length = fs::metadata(path).map_err(|e| DbError::file(e, path))?.len();
    if length == 0 {
        return Ok((Connection::open_in_memory()?, Found::Empty));
    }
    check_header(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let attempt = Connection::open_with_flags(path, flags).map_err(DbError::from).and_then(|conn| {
        conn.busy_timeout(PATIENCE)?;
        let found = identify(&conn, supported)?;
        Ok((conn, found))
    });
    match attempt {
        // A database in WAL mode needs two files beside it. If it has no log, nothing is pending and the file
        // alone is complete.
        Err(DbError::Io { .. } | DbError::ReadOnly { .. }) if !has_log(path) => {
            let conn = Connection::open_with_flags(immutable_uri(path), flags)?;
            let found = identify(&conn, supported)?;
            Ok((conn, found))
        }
        attempt => attempt,
    }
}

/// Checks the magic number. SQLite takes a file of a few bytes for a new database and would overwrite it.
pub(crate) fn check_header(path: &Path) -> Result<()> {
    const MAGIC: &[u8; 16] = b"SQLite format 3\0";
    let mut start = Vec::new();
    match fs::File::open(path) {
        Ok(file) => file.take(16).read_to_end(&mut start)?,
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(e) => return Err(e.into()),
    };
    if start.is_empty() || start == MAGIC {
        return Ok(());
    }
    Err(DbError::Corrupt { path: None, detail: "file is not a database".to_owned() })
}

fn has_log(path: &Path) -> bool {
    fs::metadata(beside(path, "-wal")).is_ok_and(|m| m.len() > 0)
}

/// Returns the path with `suffix` appended to the file name.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn immutable_uri(path: &Path) -> String {
    let mut uri = String::from("file:");
    for part in path.components() {
        match part {
            std::path::Component::RootDir => {}
            std::path::Component::Prefix(prefix) => {
                uri.push('/');
                uri.push_str(&prefix.as_os_str().to_string_lossy());
            }
            other => {
                uri.push('/');
                for byte in other.as_os_str().to_string_lossy().bytes() {
                    match byte {
                        b'%' | b'?' | b'#' => uri.push_str(&format!("%{byte:02X}")),
                        _ if byte.is_ascii_graphic() => uri.push(char::from(byte)),
                        _ => uri.push_str(&format!("%{byte:02X}")),
                    }
                }
            }
        }
    }
    uri.push_str("?immutable=1");
    uri
}
