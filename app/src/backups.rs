//! Backups: listing, creating and restoring them, and starting with empty data.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use muster_db::backup::check_backup;
use muster_db::backups::{self, BackupKind};
use muster_db::{Database, DbError, Restoring};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::base::error::{Error, WireError};
use crate::base::muster::{Muster, Notice};
use crate::base::nothing::Nothing;
use crate::base::output::guard_own;
use crate::base::session::Session;
use crate::collection::undo::UNDONE_LATER;
use crate::groups;

/// The name of the backup folder in the data folder.
const FOLDER: &str = "backups";

/// The backups in the data folder.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BackupList {
    /// The backups, newest first.
    pub backups: Vec<Backup>,
    /// The backup folder.
    pub folder: String,
    /// Problems with daily backups since the last call, as messages.
    pub notices: Vec<String>,
    /// If the data can't be opened: the newest backup that is intact and not empty.
    pub newest_sound: Option<PathBuf>,
}

/// A backup.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Backup {
    /// The path of the file.
    pub path: PathBuf,
    /// The file's name.
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

/// A request to write a backup.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BackupRequest {
    /// The file to write; null for a new file in the backup folder.
    pub path: Option<PathBuf>,
}

/// The result of writing a backup.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BackupSaved {
    /// The file that was written.
    pub path: PathBuf,
}

/// A request to restore a backup.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RestoreRequest {
    /// The backup's file.
    pub path: PathBuf,
    /// What it means for the groups that this machine is in; needed if it is in any.
    #[serde(default)]
    #[ts(optional)]
    pub groups: Option<InGroups>,
}

/// What restoring a backup means for groups: the next exchange would bring back what was undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum InGroups {
    /// This machine leaves them; the others keep what they have.
    Leave,
    /// Everything goes back on all machines: what came since is undone as changes that the exchange carries.
    Everywhere,
}

/// The result of restoring a backup.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Restored {
    /// The backup's file.
    pub restored: PathBuf,
    /// Where the replaced data is kept; null if there was none.
    pub kept: Option<PathBuf>,
    /// The names of the groups that this machine left.
    pub left: Vec<String>,
    /// The names of the groups whose other machines go back with their next exchange.
    pub everywhere: Vec<String>,
}

/// Result of starting with empty data.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FreshStart {
    /// The data folder.
    pub folder: PathBuf,
}

/// Returns the backups in the data folder.
pub(crate) fn backups(session: &mut Session, _: Nothing) -> Result<BackupList, Error> {
    Ok(BackupList {
        backups: session.muster.backups()?,
        folder: session.muster.dir().join(FOLDER).display().to_string(),
        notices: notices(session),
        newest_sound: session.muster.backup_to_go_back_to(),
    })
}

/// Returns messages about problems that didn't prevent what was requested.
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
/// The database or the disk fails; an existing file is left unchanged.
pub fn save_backup(session: &mut Session, request: BackupRequest) -> Result<BackupSaved, Error> {
    Ok(BackupSaved { path: session.muster.save_backup(request.path.as_deref())? })
}

/// Replaces the user's data with a backup, even if the data can't be opened.
///
/// # Errors
/// The backup isn't intact, the disk fails, or this machine is in groups and the request doesn't say what becomes of
/// them; the data is left unchanged.
pub fn restore_backup(session: &mut Session, request: RestoreRequest) -> Result<Restored, Error> {
    let RestoreRequest { path, groups } = request;
    session.muster.is_backup(&path)?;
    let present = session.muster.database_if_any().0.map(|database| database.hubs()).transpose()?;
    let names: Vec<_> = present.iter().flatten().map(|hub| hub.name.clone()).collect();
    let restored = match groups {
        None if !names.is_empty() => return Err(Error::RestoreInGroups(names)),
        Some(InGroups::Everywhere) if !names.is_empty() => {
            let kept = session.muster.revert_to(&path)?;
            Restored { restored: path, kept: Some(kept), left: Vec::new(), everywhere: names }
        }
        _ => {
            // Damaged data say nothing of groups, and who takes a restore back is in those of before.
            let stays = present.is_none() || names.is_empty() && session.muster.was_replaced_last(&path)?;
            let kept = session.muster.restore_backup(&path, !stays)?;
            let left = if stays { Vec::new() } else { names };
            Restored { restored: path, kept, left, everywhere: Vec::new() }
        }
    };
    // What was changed before isn't there any more, or isn't the last change.
    session.muster.forget_changes();
    Ok(restored)
}

/// Starts with empty data if the database is missing or empty. Backups are kept.
///
/// # Errors
/// The database or the disk fails; existing data is never touched.
pub fn start_fresh(session: &mut Session, _: Nothing) -> Result<FreshStart, Error> {
    session.muster.start_fresh()?;
    Ok(FreshStart { folder: session.muster.dir().to_owned() })
}

impl Muster {
    /// Writes a backup, into the backup folder if no file is given, and returns its path.
    fn save_backup(&mut self, file: Option<&Path>) -> Result<PathBuf, Error> {
        let now = self.now();
        let path = file.map_or_else(
            || self.dir().join(FOLDER).join(format!("saved-{}.db", now.format("%Y-%m-%d-%H%M%S-%3f"))),
            Path::to_owned,
        );
        // The backup folder is allowed, but no other part of Muster's own data may be overwritten.
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

    /// Returns the backups in the data folder, newest first. Doesn't open the database, since backups are needed most
    /// when it can't be opened.
    pub fn backups(&self) -> Result<Vec<Backup>, Error> {
        let one = |backup: backups::BackupFile| {
            let name = backup.path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
            Backup { path: backup.path, name, kind: backup.kind, made: backup.made, bytes: backup.bytes }
        };
        Ok(backups::backups(self.dir())?.into_iter().map(one).collect())
    }

    /// Returns the newest backup that is intact and not empty, if the user's data can't be opened.
    pub fn backup_to_go_back_to(&mut self) -> Option<PathBuf> {
        let trouble = self.database_if_any().1;
        trouble.and_then(|_| backups::newest_sound(self.dir())).map(|backup| backup.path)
    }

    /// Makes the data what a backup says, as changes that exchanges carry. Returns where what was before is kept.
    fn revert_to(&mut self, file: &Path) -> Result<PathBuf, Error> {
        let now = self.now();
        let (kept, _) = self.database()?.revert_to(file, &UNDONE_LATER, now)?;
        self.reload_packs();
        Ok(kept)
    }

    /// Returns whether a file holds what the last restore replaced: restoring it takes that restore back.
    fn was_replaced_last(&self, file: &Path) -> Result<bool, Error> {
        let last = backups::backups(self.dir())?.into_iter().find(|b| b.kind == BackupKind::Replaced);
        let real = |path: &Path| path.canonicalize().ok();
        Ok(last.is_some_and(|last| real(&last.path).is_some() && real(&last.path) == real(file)))
    }

    /// Fails unless a file is an intact backup.
    fn is_backup(&self, file: &Path) -> Result<(), Error> {
        if !file.exists() {
            return Err(Error::FileNotFound(file.to_owned()));
        }
        // A defect of the backup must not be reported as damage to the user's data.
        let unusable = |error: DbError| match error {
            DbError::Corrupt { .. }
            | DbError::NotMuster { .. }
            | DbError::Foreign { .. }
            | DbError::Io { .. } => Error::BackupUnusable { path: file.to_owned(), reason: reason(&error) },
            other => other.into(),
        };
        check_backup(file).map(drop).map_err(unusable)
    }

    /// Restores a backup. Returns where the replaced data is kept, `None` if there was none.
    fn restore_backup(&mut self, file: &Path, leaves: bool) -> Result<Option<PathBuf>, Error> {
        let now = self.now();
        self.close();
        let restoring = Restoring { forgets: &UNDONE_LATER, leaves };
        let restore = || Database::restore_changed(self.dir(), file, restoring, now);
        let (database, kept) = groups::without_exchanges(self.dir(), restore)?;
        drop(database); // the next use reopens it and refreshes the cache
        // The restored data may contain other answers and figures.
        self.reload_packs();
        Ok(kept)
    }
}

/// Returns the database's message about a defect, without the file's name, which the sentence around it contains.
pub(crate) fn reason(error: &DbError) -> String {
    let details = error.details();
    details["detail"].as_str().map_or_else(|| error.to_string(), str::to_owned)
}
