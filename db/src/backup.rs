//! Copies of the database: ordinary SQLite files in `backups/`, or wherever the user wants one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDate, Utc};
use rusqlite::Connection;

use crate::database::{Database, open_for_reading};
use crate::error::{DbError, Result};
use crate::migrate::{Found, MIGRATIONS, check_integrity, newest};
use crate::time;

/// How many daily backups are kept.
const DAILY_KEPT: usize = 10;
const FOLDER: &str = "backups";

/// Why a backup was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupKind {
    /// The first start of a day.
    Daily,
    /// A newer program was about to change the database's version.
    BeforeMigration,
    /// A restored backup took its place.
    Replaced,
}

/// A file in `backups/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupFile {
    /// Where it is.
    pub path: PathBuf,
    /// Why it was made.
    pub kind: BackupKind,
    /// When it was last written.
    pub made: DateTime<Utc>,
    /// Its length in bytes.
    pub bytes: u64,
}

impl Database {
    /// Copies the database to a file, replacing what is there.
    ///
    /// # Errors
    /// [`DbError::BackupOverDatabase`] if that file is the database itself; [`DbError::Full`] and
    /// [`DbError::ReadOnly`] leave the file at `path` as it was.
    pub fn backup_to(&self, path: &Path) -> Result<()> {
        let live = self.path();
        let is_live = fs::canonicalize(path).ok().is_some_and(|p| fs::canonicalize(&live).ok() == Some(p));
        if is_live {
            return Err(DbError::BackupOverDatabase { path: Some(live) });
        }
        // A copy elsewhere is not what a connection for reading is kept from.
        self.conn.pragma_update(None, "query_only", false)?;
        let copied = copy_to(&self.conn, path);
        self.conn.pragma_update(None, "query_only", self.is_read_only())?;
        copied
    }

    /// Makes the backup of the day, unless there is one, and removes the oldest beyond ten. A
    /// damaged database is not backed up, so that it can't push out the last sound copy.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] where the database is damaged; else as for
    /// [`backup_to`](Self::backup_to).
    pub fn backup_daily(&self, now: DateTime<Utc>) -> Result<Option<PathBuf>> {
        let folder = self.dir.join(FOLDER);
        let path = folder.join(format!("daily-{}.db", now.format("%Y-%m-%d")));
        if path.exists() {
            return Ok(None);
        }
        self.check_integrity().map_err(|e| e.at(&self.path()))?;
        make_folder(&folder)?;
        copy_to(&self.conn, &path)?;
        for old in daily_files(&folder)?.iter().rev().skip(DAILY_KEPT) {
            fs::remove_file(old).map_err(|e| DbError::file(e, old))?;
        }
        Ok(Some(path))
    }

    /// The backups in the data folder, newest first.
    ///
    /// # Errors
    /// [`DbError::Io`] where the folder can't be read.
    pub fn backups(&self) -> Result<Vec<BackupFile>> {
        let folder = self.dir.join(FOLDER);
        let mut found = Vec::new();
        for path in files_of(&folder)? {
            let Some(kind) = kind_of(&path) else { continue };
            let about = fs::metadata(&path).map_err(|e| DbError::file(e, &path))?;
            let made = about.modified().map_err(|e| DbError::file(e, &path))?.into();
            found.push(BackupFile { path, kind, made, bytes: about.len() });
        }
        found.sort_by(|a, b| b.made.cmp(&a.made).then_with(|| b.path.cmp(&a.path)));
        Ok(found)
    }
}

/// Says whether a file is a sound database that this program can work with, and its version.
///
/// # Errors
/// [`DbError::Missing`], [`DbError::NotMuster`], [`DbError::TooNew`], [`DbError::Corrupt`]. The
/// file is never changed.
pub fn check_backup(path: &Path) -> Result<i32> {
    open_sound(path).map(|(_, version)| version)
}

/// Opens a file for reading if it is a sound database.
pub(crate) fn open_sound(path: &Path) -> Result<(Connection, i32)> {
    let open = || {
        let (conn, found) = open_for_reading(path, newest(MIGRATIONS))?;
        let Found::Version(version) = found else {
            return Err(DbError::NotMuster { path: None, application_id: 0 });
        };
        check_integrity(&conn)?;
        Ok((conn, version))
    };
    open().map_err(|e| e.at(path))
}

/// Keeps a copy before the database's version changes.
pub(crate) fn before_migration(
    conn: &Connection,
    dir: &Path,
    version: i32,
    now: DateTime<Utc>,
) -> Result<PathBuf> {
    let folder = dir.join(FOLDER);
    make_folder(&folder)?;
    let path = unused(&folder, &format!("before-migration-{version}-{}", time::for_file_name(now)));
    copy_to(conn, &path)?;
    Ok(path)
}

/// Where a database goes that a restored one takes the place of.
pub(crate) fn place_for_replaced(dir: &Path, now: DateTime<Utc>) -> Result<PathBuf> {
    let folder = dir.join(FOLDER);
    make_folder(&folder)?;
    Ok(unused(&folder, &format!("replaced-{}", time::for_file_name(now))))
}

/// Writes a copy beside `path` and moves it there when it is whole and on the disk.
pub(crate) fn copy_to(conn: &Connection, path: &Path) -> Result<()> {
    let part = crate::database::beside(path, ".part");
    let copy = || {
        remove_if_there(&part)?;
        let name = part.to_str().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidFilename))?;
        // VACUUM INTO, not the backup API: the copy is one file, in no need of a log beside it.
        conn.execute("VACUUM INTO ?1", [name])?;
        sync_file(&part)?;
        fs::rename(&part, path)?;
        sync_dir(path.parent().unwrap_or(Path::new(".")))
    };
    copy().map_err(|e: DbError| {
        // What went wrong first is what matters.
        fs::remove_file(&part).ok();
        e.at(path)
    })
}

/// Waits until a file's contents are on the disk.
pub(crate) fn sync_file(path: &Path) -> Result<()> {
    fs::OpenOptions::new().write(true).open(path)?.sync_all()?;
    Ok(())
}

/// Waits until a folder's list of names is on the disk. Windows has no such thing and needs none.
pub(crate) fn sync_dir(dir: &Path) -> Result<()> {
    if cfg!(unix) {
        fs::File::open(dir)?.sync_all()?;
    }
    Ok(())
}

/// Removes a file that may not be there.
pub(crate) fn remove_if_there(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(e) if e.kind() != io::ErrorKind::NotFound => Err(e),
        _ => Ok(()),
    }
}

fn make_folder(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).map_err(|e| DbError::file(e, folder))
}

/// A name that no file has: two restores may fall into one second.
fn unused(folder: &Path, stem: &str) -> PathBuf {
    let names = std::iter::once(format!("{stem}.db")).chain((2_u32..).map(|n| format!("{stem}-{n}.db")));
    let mut paths = names.map(|name| folder.join(name));
    paths.find(|path| !path.exists()).unwrap_or_else(|| folder.join(format!("{stem}.db")))
}

fn files_of(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(|e| DbError::file(e, folder))?,
    };
    let paths = entries.map(|entry| entry.map(|e| e.path())).collect::<io::Result<_>>();
    paths.map_err(|e| DbError::file(e, folder))
}

/// The daily backups, oldest first. Only names that this program gives count: what somebody else
/// put into the folder is not ours to remove.
fn daily_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = files_of(folder)?;
    files.retain(|path| kind_of(path) == Some(BackupKind::Daily));
    files.sort();
    Ok(files)
}

fn kind_of(path: &Path) -> Option<BackupKind> {
    let stem = path.file_name()?.to_str()?.strip_suffix(".db")?;
    if let Some(day) = stem.strip_prefix("daily-") {
        return NaiveDate::parse_from_str(day, "%Y-%m-%d").is_ok().then_some(BackupKind::Daily);
    }
    match stem {
        _ if stem.starts_with("before-migration-") => Some(BackupKind::BeforeMigration),
        _ if stem.starts_with("replaced-") => Some(BackupKind::Replaced),
        _ => None,
    }
}
