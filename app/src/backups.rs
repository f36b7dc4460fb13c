//! Backups: what there is, making one, putting one back, beginning anew.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use muster_db::backup::check_backup;
use muster_db::backups::{self, BackupKind};
use muster_db::{Database, DbError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::commands::Nothing;
use crate::error::Error;
use crate::muster::{Muster, Notice};
use crate::output::guard_own;
use crate::session::Session;
use crate::wire::WireError;

/// The folder of backups, in the data folder.
const FOLDER: &str = "backups";

/// The backups there are.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BackupList {
    /// Newest first.
    pub backups: Vec<Backup>,
    /// The folder that they lie in.
    pub folder: String,
    /// What went wrong with the day's own since this was last asked, in words.
    pub notices: Vec<String>,
    /// Where the data can't be opened: the newest that is sound and has something in it.
    pub newest_sound: Option<PathBuf>,
}

/// A backup.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Backup {
    /// Where it lies.
    pub path: PathBuf,
    /// Its file's name.
    pub name: String,
    /// Why it was made.
    #[ts(type = "'daily' | 'saved' | 'migration' | 'replaced' | 'other'")]
    pub kind: BackupKind,
    /// When it was made.
    #[ts(type = "string")]
    pub made: DateTime<Utc>,
    /// Its length in bytes.
    pub bytes: u64,
}

/// Where to write a backup.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BackupRequest {
    /// The file; the data folder's own place where there is none.
    pub path: Option<PathBuf>,
}

/// A backup that was written.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BackupSaved {
    /// Where.
    pub path: PathBuf,
}

/// Which backup to put back.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RestoreRequest {
    /// Its file.
    pub path: PathBuf,
}

/// A backup that was put back.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Restored {
    /// Its file.
    pub restored: PathBuf,
    /// Where what it replaced is kept; null where there was nothing.
    pub kept: Option<PathBuf>,
}

/// Empty data that was begun.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FreshStart {
    /// The folder that it lies in.
    pub folder: PathBuf,
}

/// The backups there are.
///
/// # Errors
/// The folder can't be read.
pub(crate) fn backups(session: &mut Session, _: Nothing) -> Result<BackupList, Error> {
    Ok(BackupList {
        backups: session.muster.backups()?,
        folder: session.muster.dir().join(FOLDER).display().to_string(),
        notices: notices(session),
        newest_sound: session.muster.backup_to_go_back_to(),
    })
}

/// What went wrong beside what was asked for, in words.
pub(crate) fn notices(session: &mut Session) -> Vec<String> {
    let notices = session.muster.take_notices();
    let say = |notice| match notice {
        Notice::BackupFailed(error) => {
            let reason = WireError::new(&error.into(), &session.words).message;
            session.words.get("note-backup-failed", &[("reason", reason.into())])
        }
    };
    notices.into_iter().map(say).collect()
}

/// Writes a backup.
///
/// # Errors
/// Those of the database and the disk; what was in the file's place is as it was.
pub fn save_backup(session: &mut Session, request: BackupRequest) -> Result<BackupSaved, Error> {
    Ok(BackupSaved { path: session.muster.save_backup(request.path.as_deref())? })
}

/// Puts a backup in the place of what is there, also where what is there can't be opened.
///
/// # Errors
/// It isn't sound, or the disk fails; what was there stays.
pub fn restore_backup(session: &mut Session, request: RestoreRequest) -> Result<Restored, Error> {
    let kept = session.muster.restore_backup(&request.path)?;
    Ok(Restored { restored: request.path, kept })
}

/// Begins with empty data where the database is missing or empty. Backups stay.
///
/// # Errors
/// Those of the database and the disk; data that is there is never touched.
pub fn start_fresh(session: &mut Session, _: Nothing) -> Result<FreshStart, Error> {
    session.muster.start_fresh()?;
    Ok(FreshStart { folder: session.muster.dir().to_owned() })
}

impl Muster {
    /// Writes a backup; without a file, into the data folder. Where it was written comes back.
    fn save_backup(&mut self, file: Option<&Path>) -> Result<PathBuf, Error> {
        let now = self.now();
        let path = file.map_or_else(
            || self.dir().join(FOLDER).join(format!("saved-{}.db", now.format("%Y-%m-%d-%H%M%S-%3f"))),
            Path::to_owned,
        );
        // Backups may lie among the backups; anything else of Muster's own is no place for one.
        let folder = |p: &Path| p.canonicalize().ok();
        let among =
            path.parent().and_then(folder).is_some_and(|p| folder(&self.dir().join(FOLDER)) == Some(p));
        if file.is_some() && !among {
            guard_own(self.dir(), &path)?;
        }
        if let Some(dir) = path.parent().filter(|d| !d.as_os_str().is_empty()) {
            let failed =
                |e: std::io::Error| Error::OutputNotWritable { path: dir.to_owned(), reason: e.to_string() };
            std::fs::create_dir_all(dir).map_err(failed)?;
        }
        self.database()?.backup_to(&path)?;
        Ok(path)
    }

    /// The backups in the data folder, newest first. The database isn't opened for it: they are
    /// wanted most where it can't be.
    ///
    /// # Errors
    /// The folder can't be read.
    pub fn backups(&self) -> Result<Vec<Backup>, Error> {
        let one = |backup: backups::BackupFile| {
            let name = backup.path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
            Backup { path: backup.path, name, kind: backup.kind, made: backup.made, bytes: backup.bytes }
        };
        Ok(backups::backups(self.dir())?.into_iter().map(one).collect())
    }

    /// Where the user's data can't be opened: the newest backup that is sound and has something in it.
    pub fn backup_to_go_back_to(&mut self) -> Option<PathBuf> {
        let trouble = self.database_if_any().1;
        trouble.and_then(|_| backups::newest_sound(self.dir())).map(|backup| backup.path)
    }

    /// Puts a backup back. Where the replaced data was kept comes back; `None` if there was none.
    fn restore_backup(&mut self, file: &Path) -> Result<Option<PathBuf>, Error> {
        if !file.exists() {
            return Err(Error::FileNotFound(file.to_owned()));
        }
        // What is wrong with the backup is no damage to the user's data, and is told apart from it.
        let unusable = |error: DbError| match error {
            DbError::Corrupt { .. }
            | DbError::NotMuster { .. }
            | DbError::Foreign { .. }
            | DbError::Io { .. } => Error::BackupUnusable { path: file.to_owned(), reason: reason(&error) },
            other => other.into(),
        };
        check_backup(file).map_err(unusable)?;
        let now = self.now();
        self.close();
        let (database, kept) = Database::restore_over(self.dir(), file, now)?;
        drop(database); // opened anew, with the catalogue refreshed, when it is next asked for
        // The restored data may hold other answers and figures.
        self.reload_packs();
        Ok(kept)
    }
}

/// What is wrong, as the database says it; the sentence around it names the file.
pub(crate) fn reason(error: &DbError) -> String {
    let details = error.details();
    details["detail"].as_str().map_or_else(|| error.to_string(), str::to_owned)
}
