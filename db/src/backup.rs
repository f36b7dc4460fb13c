//! Backups: copies all of the user's data, photos included, into one ordinary SQLite file and verifies the copy
//! before reporting success.

use std::fs;
use std::path::Path;

use rusqlite::Connection;

use crate::backup_photos;
use crate::connection::{FILE_NAME, open_for_reading};
use crate::error::{DbError, Result};
use crate::files::Staged;
use crate::migrate::{APPLICATION_ID, Found, MIGRATIONS, check_integrity, newest};
use crate::packed::{self, Unpacked, is_packed};
use crate::schema;

/// Checks that a file is an intact database that this program can read, and returns its version.
///
/// # Errors
/// [`DbError::Missing`], [`DbError::NotMuster`], [`DbError::TooNew`], [`DbError::Corrupt`],
/// [`DbError::Foreign`]. The file is never changed.
pub fn check_backup(path: &Path) -> Result<i32> {
    open_sound(path).map(|sound| sound.version)
}

/// An intact backup, open for reading.
#[derive(Debug)]
pub(crate) struct Sound {
    // Fields are dropped in this order: some systems can't remove open files.
    pub(crate) conn: Connection,
    /// The version of its schema.
    pub(crate) version: i32,
    _unpacked: Option<Unpacked>,
}

/// Opens a file for reading if it is an intact database with Muster's own schema, compressed or not.
pub(crate) fn open_sound(path: &Path) -> Result<Sound> {
    let unpacked = if is_packed(path) { Some(packed::unpack(path)?) } else { None };
    let file = unpacked.as_ref().map_or(path, Unpacked::path);
    let open = || {
        let (conn, found) = open_for_reading(file, newest(MIGRATIONS))?;
        let Found::Version(version) = found else {
            return Err(DbError::NotMuster { path: None, application_id: 0 });
        };
        // Checked before any other query: foreign triggers and views must not run.
        schema::is_ours(&conn, version)?;
        check_integrity(&conn)?;
        Ok((conn, version))
    };
    let (conn, version) = open().map_err(|e: DbError| e.without(file).at(path))?;
    Ok(Sound { conn, version, _unpacked: unpacked })
}

/// Copies everything to a staged file, verifies it, and passes it to `hand_on`.
pub(crate) fn copy_whole<T>(
    conn: &Connection,
    dir: &Path,
    path: &Path,
    hand_on: impl FnOnce(Staged) -> Result<T>,
) -> Result<T> {
    let staged = Staged::beside(path).map_err(|e| e.at(path))?;
    let part = staged.path().to_owned();
    let copy = || {
        // `query_only` would also block writing the copy.
        let read_only: bool = conn.pragma_query_value(None, "query_only", |r| r.get(0))?;
        conn.pragma_update(None, "query_only", false)?;
        let copied = copy_into(conn, &part);
        conn.pragma_update(None, "query_only", read_only)?;
        copied?;
        backup_photos::pack(&part, dir)?;
        // Report success only for a backup that has been opened and read.
        open_sound(&part)?;
        hand_on(staged)
    };
    copy().map_err(|e: DbError| e.without(&part).at(path))
}

/// Copies a database's contents into a file that is empty or doesn't exist yet.
pub(crate) fn copy_into(conn: &Connection, part: &Path) -> Result<()> {
    let name = part.to_str().ok_or_else(|| std::io::Error::from(std::io::ErrorKind::InvalidFilename))?;
    // VACUUM INTO rather than the backup API: the copy is a single file that needs no log beside it.
    conn.execute("VACUUM INTO ?1", [name])?;
    Ok(())
}

/// Copies all of a folder's data to a file, replacing an older backup there once the copy has been verified.
pub(crate) fn save(conn: &Connection, dir: &Path, path: &Path) -> Result<()> {
    let live = dir.join(FILE_NAME);
    let is_live = fs::canonicalize(path).ok().is_some_and(|p| fs::canonicalize(&live).ok() == Some(p));
    if is_live {
        return Err(DbError::BackupOverDatabase { path: Some(live) });
    }
    if !may_be_replaced(path) {
        return Err(DbError::BackupOverOther { path: Some(path.to_owned()) });
    }
    check_integrity(conn).map_err(|e| e.at(&live))?;
    copy_whole(conn, dir, path, |staged| staged.publish(path))
}

/// Returns whether a backup may replace a file: it is missing, empty, or a Muster database.
fn may_be_replaced(path: &Path) -> bool {
    let Ok(about) = fs::metadata(path) else { return true };
    let ours = || {
        let conn = Connection::open_with_flags(path, rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY).ok()?;
        conn.pragma_query_value(None, "application_id", |r| r.get::<_, i32>(0)).ok()
    };
    about.is_file() && (about.len() == 0 || ours() == Some(APPLICATION_ID))
}
