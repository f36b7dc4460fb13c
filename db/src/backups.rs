//! The backup folder: its contents, the daily backup, and which backups can be deleted.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Days, NaiveDate, Utc};
use rusqlite::Connection;
use serde::Serialize;

use crate::backup::{copy_whole, open_sound};
use crate::connection::{FILE_NAME, open_for_reading};
use crate::error::{DbError, Result};
use crate::files::sync_dir;
use crate::migrate::{MIGRATIONS, check_integrity, newest};
use crate::packed::{self, ENDING, is_packed};
use crate::schema::holds_something;
use crate::time;

/// The number of daily backups to keep.
const DAILY_KEPT: usize = 10;
/// The size in bytes from which earlier daily backups are compressed. Below it, ten take little room, and can be restored
/// by every version.
const LEAST_PACKED: u64 = 1 << 20;
/// How many daily backups to compress on one day: people wait for it.
const PACKED_AT_ONCE: usize = 2;
/// The folder's name within the data folder.
pub(crate) const FOLDER: &str = "backups";
/// The lock file, in the data folder, held by the process that makes the daily backup.
const LOCK: &str = "backup.lock";

/// Why a backup was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BackupKind {
    /// At the first start of a day.
    Daily,
    /// On request.
    Saved,
    /// Before a newer program migrated the database.
    #[serde(rename = "migration")]
    BeforeMigration,
    /// When a restored backup replaced the database.
    Replaced,
    /// By the user, who put the file there.
    Other,
}

/// A file in the `backups` folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupFile {
    /// Its path.
    pub path: PathBuf,
    /// Why it was made.
    pub kind: BackupKind,
    /// When the file was last written.
    pub made: DateTime<Utc>,
    /// The file's size in bytes.
    pub bytes: u64,
}

/// Makes the backup of a day. As `Database::backup_daily`.
pub(crate) fn daily(conn: &Connection, dir: &Path, now: DateTime<Utc>) -> Result<Option<PathBuf>> {
    let folder = dir.join(FOLDER);
    let today = now.date_naive();
    let path = folder.join(format!("daily-{}.db", today.format("%Y-%m-%d")));
    if looks_whole(&path) || !holds_something(conn)? {
        return Ok(None);
    }
    make_folder(&folder)?;
    let lock_path = dir.join(LOCK);
    let lock = File::options().create(true).truncate(false).write(true).open(&lock_path);
    let lock = lock.map_err(|e| DbError::file(e, &lock_path))?;
    if matches!(lock.try_lock(), Err(fs::TryLockError::WouldBlock)) || looks_whole(&path) {
        return Ok(None);
    }
    check_integrity(conn).map_err(|e| e.at(&dir.join(FILE_NAME)))?;
    set_aside_if_broken(&path)?;
    let last = daily_files(&folder)?.into_iter().rfind(|(day, _)| *day < today);
    let made = copy_whole(conn, dir, &path, |staged| {
        match last {
            // Reuse the identical backup under today's name instead of storing it twice.
            Some((_, last)) if same_contents(&last, staged.path()) => {
                fs::rename(last, &path)?;
                sync_dir(&folder)?;
                Ok(true)
            }
            _ => staged.publish_new(&path),
        }
    })?;
    pack_older(&folder, today);
    rotate(&folder, today)?;
    Ok(made.then_some(path))
}

/// Backs up the database before a migration changes its version.
pub(crate) fn before_migration(
    conn: &Connection,
    dir: &Path,
    version: i32,
    now: DateTime<Utc>,
) -> Result<PathBuf> {
    let folder = dir.join(FOLDER);
    make_folder(&folder)?;
    let path = unused(&folder, &format!("before-migration-{version}-{}", time::for_file_name(now)));
    copy_whole(conn, dir, &path, |staged| staged.publish(&path))?;
    Ok(path)
}

/// Returns the backups in a data folder, newest first. Doesn't open the database, so that it also works when
/// the database can't be opened.
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

/// Returns the newest backup of a data folder that is valid and not empty.
#[must_use]
pub fn newest_sound(dir: &Path) -> Option<BackupFile> {
    let full = |file: &BackupFile| {
        open_sound(&file.path).and_then(|sound| holds_something(&sound.conn)).unwrap_or(false)
    };
    backups(dir).unwrap_or_default().into_iter().find(full)
}

/// Returns [`DbError::Vanished`] if a non-empty backup shows that there was a database before.
pub(crate) fn refuse_if_any(dir: &Path) -> Result<()> {
    match newest_sound(dir) {
        Some(newest) => Err(DbError::Vanished { path: None, newest: newest.path }),
        None => Ok(()),
    }
}

/// Returns whether a backup contains anything, without reading all of it.
fn has_anything(path: &Path) -> Result<bool> {
    // Empty ones aren't compressed.
    if is_packed(path) {
        return Ok(true);
    }
    open_for_reading(path, newest(MIGRATIONS)).and_then(|(conn, _)| holds_something(&conn))
}

pub(crate) fn make_folder(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).map_err(|e| DbError::file(e, folder))
}

/// Returns a path that no file has: two restores can happen within the same second.
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

/// Returns the daily backups with their days, oldest first. Ignores files whose names this program didn't
/// generate: they aren't ours to delete.
fn daily_files(folder: &Path) -> Result<Vec<(NaiveDate, PathBuf)>> {
    let files = files_of(folder)?.into_iter();
    let mut daily: Vec<_> = files.filter_map(|path| Some((day_of(&path)?, path))).collect();
    daily.sort();
    Ok(daily)
}

/// Compresses daily backups that a newer one has replaced. One that can't be compressed stays as it is, and so do small
/// and empty ones.
fn pack_older(folder: &Path, today: NaiveDate) {
    let large = |path: &Path| fs::metadata(path).is_ok_and(|about| about.len() >= LEAST_PACKED);
    let older = daily_files(folder).unwrap_or_default().into_iter().rev().filter(|(day, _)| *day < today);
    let plain = older.map(|(_, path)| path).filter(|path| !is_packed(path) && large(path));
    for path in plain.filter(|path| has_anything(path).unwrap_or(false)).take(PACKED_AT_ONCE) {
        packed::pack(&path).ok();
    }
}

/// Deletes daily backups beyond ten: empty ones first, then the oldest. Backups dated in the future, made while
/// the clock was wrong, are neither counted nor deleted.
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

/// Returns whether a file is as long as its header claims. This is enough to tell a database from what a killed
/// program left behind.
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

/// Moves an incomplete file that has the day's name out of the way.
fn set_aside_if_broken(path: &Path) -> Result<()> {
    if path.exists() && !looks_whole(path) {
        let folder = crate::files::folder_of(path);
        let stem = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let aside = unused(folder, &format!("broken-{stem}")).with_extension("file");
        fs::rename(path, &aside).map_err(|e| DbError::file(e, path))?;
    }
    Ok(())
}

/// Returns whether two backups have the same contents, ignoring SQLite's change counters in the header.
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

/// Returns a backup's name without its ending; `None` for hidden and other files.
fn stem_of(path: &Path) -> Option<&str> {
    let name = path.file_name()?.to_str()?;
    let plain = name.strip_suffix(ENDING).unwrap_or(name);
    plain.strip_suffix(".db").filter(|_| !name.starts_with('.'))
}

fn day_of(path: &Path) -> Option<NaiveDate> {
    let day = stem_of(path)?.strip_prefix("daily-")?;
    NaiveDate::parse_from_str(day, "%Y-%m-%d").ok()
}

fn kind_of(path: &Path) -> Option<BackupKind> {
    let stem = stem_of(path)?;
    Some(match stem {
        _ if day_of(path).is_some() => BackupKind::Daily,
        _ if stem.starts_with("saved-") => BackupKind::Saved,
        _ if stem.starts_with("before-migration-") => BackupKind::BeforeMigration,
        _ if stem.starts_with("replaced-") => BackupKind::Replaced,
        _ => BackupKind::Other,
    })
}
