//! The backup folder: its contents, the daily backup, and which backups can be deleted.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Days, NaiveDate, Utc};
use serde::Serialize;

use crate::backup::open_sound;
use crate::connection::open_for_reading;
use crate::database::Database;
use crate::error::{DbError, Result};
use crate::files::sync_dir;
use crate::migrate::{MIGRATIONS, newest};
use crate::schema::holds_something;

/// How many daily backups are kept.
const DAILY_KEPT: usize = 10;
/// The folder's name in the data folder.
pub(crate) const FOLDER: &str = "backups";
/// The process that makes the daily backup holds this file's lock, in the data folder.
const LOCK: &str = "backup.lock";

/// Why a backup was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BackupKind {
    /// The first start of a day.
    Daily,
    /// Made on request.
    Saved,
    /// A newer program was about to change the database's version.
    #[serde(rename = "migration")]
    BeforeMigration,
    /// A restored backup took its place.
    Replaced,
    /// Put there by the user.
    Other,
}

/// A file in `backups/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupFile {
    /// Its path.
    pub path: PathBuf,
    /// Why it was made.
    pub kind: BackupKind,
    /// When it was last written.
    pub made: DateTime<Utc>,
    /// Its length in bytes.
    pub bytes: u64,
}

impl Database {
    /// Makes the backup of the day, unless there is one, another process is at it, or the database
    /// [is empty](Self::is_empty): an empty backup would stand for the day and say nothing. Where
    /// nothing has changed since the last one, that one becomes the day's. Beyond ten, those go that
    /// have nothing in them, then the oldest. A damaged database is not backed up.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] if the database is damaged; else as for
    /// [`backup_to`](Self::backup_to). The user's data and earlier backups are as they were.
    pub fn backup_daily(&self, now: DateTime<Utc>) -> Result<Option<PathBuf>> {
        let folder = self.dir.join(FOLDER);
        let today = now.date_naive();
        let path = folder.join(format!("daily-{}.db", today.format("%Y-%m-%d")));
        if looks_whole(&path) || self.is_empty()? {
            return Ok(None);
        }
        make_folder(&folder)?;
        let lock_path = self.dir.join(LOCK);
        let lock = File::options().create(true).truncate(false).write(true).open(&lock_path);
        let lock = lock.map_err(|e| DbError::file(e, &lock_path))?;
        if matches!(lock.try_lock(), Err(fs::TryLockError::WouldBlock)) || looks_whole(&path) {
            return Ok(None);
        }
        self.check_integrity().map_err(|e| e.at(&self.path()))?;
        set_aside_if_broken(&path)?;
        let last = daily_files(&folder)?.into_iter().rfind(|(day, _)| *day < today);
        let made = self.copy_whole(&path, |staged| {
            match last {
                // The same as on its own day: it says so under the day's name, and no room is taken.
                Some((_, last)) if same_contents(&last, staged.path()) => {
                    fs::rename(last, &path)?;
                    sync_dir(&folder)?;
                    Ok(true)
                }
                _ => staged.publish_new(&path),
            }
        })?;
        rotate(&folder, today)?;
        Ok(made.then_some(path))
    }

    /// Whether nothing here was made by the user yet. Settings alone are nothing to lose.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] if the database is damaged.
    pub fn is_empty(&self) -> Result<bool> {
        holds_something(&self.conn).map(|something| !something)
    }

    /// The backups in the data folder, newest first.
    ///
    /// # Errors
    /// [`DbError::Io`] where the folder can't be read.
    pub fn backups(&self) -> Result<Vec<BackupFile>> {
        backups(&self.dir)
    }
}

/// The backups of a data folder, newest first. The database isn't opened for it: they are wanted most
/// where it can't be.
///
/// # Errors
/// [`DbError::Io`] where the folder can't be read.
pub fn backups(dir: &Path) -> Result<Vec<BackupFile>> {
    let mut found = Vec::new();
    for path in files_of(&dir.join(FOLDER))? {
        let Some(kind) = kind_of(&path) else { continue };
        let about = fs::metadata(&path).map_err(|e| DbError::file(e, &path))?;
        let made = about.modified().map_err(|e| DbError::file(e, &path))?.into();
        if about.is_file() {
            found.push(BackupFile { path, kind, made, bytes: about.len() });
        }
    }
    found.sort_by(|a, b| b.made.cmp(&a.made).then_with(|| b.path.cmp(&a.path)));
    Ok(found)
}

/// The newest backup of a data folder that is sound and has something in it.
#[must_use]
pub fn newest_sound(dir: &Path) -> Option<BackupFile> {
    let full = |file: &BackupFile| {
        open_sound(&file.path).and_then(|(conn, _)| holds_something(&conn)).unwrap_or(false)
    };
    backups(dir).unwrap_or_default().into_iter().find(full)
}

/// Refuses to start over if backups show that there was something.
pub(crate) fn refuse_if_any(dir: &Path) -> Result<()> {
    match newest_sound(dir) {
        Some(newest) => Err(DbError::Vanished { path: None, newest: newest.path }),
        None => Ok(()),
    }
}

/// Whether anything is in a backup, without reading the whole of it.
fn has_anything(path: &Path) -> Result<bool> {
    open_for_reading(path, newest(MIGRATIONS)).and_then(|(conn, _)| holds_something(&conn))
}

pub(crate) fn make_folder(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).map_err(|e| DbError::file(e, folder))
}

/// A name that no file has: two restores can fall into the same second.
pub(crate) fn unused(folder: &Path, stem: &str) -> PathBuf {
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

/// The daily backups with their days, oldest first. Only names that this program gives count: what
/// somebody else put into the folder is not ours to remove.
fn daily_files(folder: &Path) -> Result<Vec<(NaiveDate, PathBuf)>> {
    let files = files_of(folder)?.into_iter();
    let mut daily: Vec<_> = files.filter_map(|path| Some((day_of(&path)?, path))).collect();
    daily.sort();
    Ok(daily)
}

/// Removes daily backups beyond ten: those that have nothing in them first, then the oldest. Those of days
/// to come, made while the clock was wrong, neither count nor go.
fn rotate(folder: &Path, today: NaiveDate) -> Result<()> {
    let limit = today.checked_add_days(Days::new(1)).unwrap_or(today);
    let mut daily = daily_files(folder)?;
    daily.retain(|(day, _)| *day <= limit);
    if daily.len() > DAILY_KEPT {
        daily.sort_by_cached_key(|(day, path)| (has_anything(path).unwrap_or(false), *day));
    }
    let beyond = daily.len().saturating_sub(DAILY_KEPT);
    for (_, path) in daily.drain(..beyond) {
        fs::remove_file(&path).map_err(|e| DbError::file(e, &path))?;
    }
    Ok(())
}

/// Whether a file is as long as its own header says: enough to tell a database from what a killed
/// program left of one.
fn looks_whole(path: &Path) -> bool {
    let read = || {
        let mut header = [0_u8; 100];
        let mut file = File::open(path).ok()?;
        file.read_exact(&mut header).ok()?;
        Some((header, file.metadata().ok()?.len()))
    };
    let Some((header, length)) = read() else { return false };
    let page = match u64::from(u16::from_be_bytes([header[16], header[17]])) {
        1 => 65_536,
        size => size,
    };
    let pages = u64::from(u32::from_be_bytes([header[28], header[29], header[30], header[31]]));
    header.starts_with(b"SQLite format 3\0") && page * pages == length && length > 0
}

/// Moves what bears the day's name and is no backup out of its way.
fn set_aside_if_broken(path: &Path) -> Result<()> {
    if path.exists() && !looks_whole(path) {
        let folder = crate::files::folder_of(path);
        let stem = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let aside = unused(folder, &format!("broken-{stem}")).with_extension("file");
        fs::rename(path, &aside).map_err(|e| DbError::file(e, path))?;
    }
    Ok(())
}

/// Whether two copies have the same contents. SQLite counts changes in the header; nothing else may differ.
fn same_contents(one: &Path, other: &Path) -> bool {
    let digest = |path: &Path| {
        let mut file = File::open(path).ok()?;
        let mut header = [0_u8; 100];
        file.read_exact(&mut header).ok()?;
        for counted in [24..28, 40..44, 92..100] {
            header[counted].fill(0);
        }
        let mut hasher = blake3::Hasher::new();
        hasher.update(&header);
        hasher.update_reader(file).ok()?;
        Some(hasher.finalize())
    };
    digest(one).is_some_and(|one| digest(other) == Some(one))
}

fn day_of(path: &Path) -> Option<NaiveDate> {
    let day = path.file_name()?.to_str()?.strip_suffix(".db")?.strip_prefix("daily-")?;
    NaiveDate::parse_from_str(day, "%Y-%m-%d").ok()
}

fn kind_of(path: &Path) -> Option<BackupKind> {
    let name = path.file_name()?.to_str()?;
    let stem = name.strip_suffix(".db").filter(|_| !name.starts_with('.'))?;
    Some(match stem {
        _ if day_of(path).is_some() => BackupKind::Daily,
        _ if stem.starts_with("saved-") => BackupKind::Saved,
        _ if stem.starts_with("before-migration-") => BackupKind::BeforeMigration,
        _ if stem.starts_with("replaced-") => BackupKind::Replaced,
        _ => BackupKind::Other,
    })
}
