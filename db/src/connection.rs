//! Connections to the user's data: for writing, for reading, and what each is set to.

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

/// What to do if the database is missing or empty, but backups show that there was one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Absent {
    /// Ask the user.
    Asked,
    /// A new one is begun.
    Begun,
}

/// A folder's database file: if it is a link, its target.
pub(crate) fn live(dir: &Path) -> PathBuf {
    let path = dir.join(FILE_NAME);
    fs::canonicalize(&path).unwrap_or(path)
}

/// Opens the file of a folder for writing and brings it up to date.
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
    // Until it is known to be ours and sound, not even closing may change the file.
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
            // The file's name in its folder must survive a power failure as its contents do.
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
        // Only room is at stake: a file that stays large is as good.
        conn.execute_batch("VACUUM").ok();
    }
}

/// What every connection that writes is set to.
fn configure(conn: &Connection) -> Result<()> {
    use_log(conn)?;
    // FULL waits for the disk at every commit; NORMAL could lose the last ones with the power.
    conn.pragma_update(None, "synchronous", "FULL")?;
    // macOS calls a write done before it is; elsewhere these two do nothing.
    conn.pragma_update(None, "fullfsync", true)?;
    conn.pragma_update(None, "checkpoint_fullfsync", true)?;
    conn.pragma_update(None, "foreign_keys", true)?;
    // A restored file comes from who knows where: its schema may not call functions.
    conn.pragma_update(None, "trusted_schema", false)?;
    conn.pragma_update(None, "cell_size_check", true)?;
    // An import of 100,000 rows leaves a long log behind, which nobody needs afterwards.
    conn.pragma_update_and_check(None, "journal_size_limit", 4 * 1024 * 1024, |_| Ok(()))?;
    Ok(())
}

/// Sets the journal to WAL. The answer is not checked: where a file system can't do it, the
/// rollback journal that remains is as durable, only slower.
fn use_log(conn: &Connection) -> Result<()> {
    let start = Instant::now();
    loop {
        let current: String = conn.pragma_query_value(None, "journal_mode", |r| r.get(0))?;
        if current == "wal" {
            return Ok(());
        }
        // For this one lock SQLite doesn't wait by itself.
        match conn.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(())).map_err(DbError::from) {
            Err(DbError::Locked { .. }) if start.elapsed() < PATIENCE => sleep(Duration::from_millis(5)),
            done => return done,
        }
    }
}

/// Opens a file read-only, migrated in memory if it is older.
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

/// A copy of a database in memory. It is made in one step: where the index of the log can't be kept, as on a
/// full disk or in a folder that may not be written to, the database looks changed at the beginning of every
/// step, and a copy in several begins anew without end.
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
        // A database in WAL mode wants to make two files beside it. Without a log there is
        // nothing in them, and the file alone is the whole truth.
        Err(DbError::Io { .. } | DbError::ReadOnly { .. }) if !has_log(path) => {
            let conn = Connection::open_with_flags(immutable_uri(path), flags)?;
            let found = identify(&conn, supported)?;
            Ok((conn, found))
        }
        attempt => attempt,
    }
}

/// SQLite takes a file of a few bytes for a new database, and would write over it.
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

/// The companion of a file whose name continues with `suffix`.
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
