//! Opens files for reading: the user's data, and backups of it.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use crate::error::{DbError, Result};
use crate::files::beside;
use crate::migrate::{Found, Migration, identify, migrate, newest};
use crate::presence::PATIENCE;
use crate::schema;

/// The database's file name in the data folder.
pub const FILE_NAME: &str = "muster.db";

/// Returns the path of a folder's database file, following a symbolic link.
pub(crate) fn live(dir: &Path) -> PathBuf {
    let path = dir.join(FILE_NAME);
    fs::canonicalize(&path).unwrap_or(path)
}

/// Opens a file read-only; an older database is migrated in memory.
pub(crate) fn connect_read_only(path: &Path, migrations: &[Migration]) -> Result<Connection> {
    let (conn, found) = open_for_reading(path, newest(migrations))?;
    let Found::Version(version) = found else { return Err(DbError::Missing { path: None }) };
    schema::is_whole(&conn, version)?;
    let conn = if version == newest(migrations) {
        conn
    } else {
        let mut copy = copy_in_memory(&conn)?;
        migrate(&mut copy, migrations)?;
        copy
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
