//! Backups: what there is, making one, putting one back.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::commands::Nothing;
use crate::error::Error;
use crate::muster::Notice;
use crate::session::Session;
use crate::wire::WireError;

/// The backups there are.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BackupList {
    /// Newest first.
    pub backups: Vec<BackupView>,
    /// The folder that they lie in.
    pub folder: String,
    /// What went wrong with the day's own since this was last asked, in words.
    pub notices: Vec<String>,
    /// Where the data can't be opened: the newest that is sound and has something in it.
    pub newest_sound: Option<String>,
}

/// A backup.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BackupView {
    /// Where it lies.
    pub path: String,
    /// Its file's name.
    pub name: String,
    /// `daily`, `saved`, `replaced`, `migration` or `other`.
    pub kind: String,
    /// When it was made.
    pub made: String,
    /// Its length in bytes.
    pub bytes: u64,
}

/// Where to write a backup.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BackupRequest {
    /// The file; the data folder's own place where there is none.
    pub path: Option<String>,
}

/// A backup that was written.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BackupSaved {
    /// Where.
    pub path: String,
}

/// Which backup to put back.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RestoreRequest {
    /// Its file.
    pub path: String,
}

/// A backup that was put back.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Restored {
    /// Where what it replaced is kept; null where there was nothing.
    pub kept: Option<String>,
}

/// The backups there are.
///
/// # Errors
/// The folder can't be read.
pub(crate) fn backups(session: &mut Session, _: Nothing) -> Result<BackupList, Error> {
    let view = |backup: crate::backups::BackupFile| {
        let name = backup.path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        BackupView {
            path: backup.path.display().to_string(),
            kind: backup.kind.as_str().to_owned(),
            name,
            made: backup.made.to_rfc3339(),
            bytes: backup.bytes,
        }
    };
    Ok(BackupList {
        backups: session.muster.backups()?.into_iter().map(view).collect(),
        folder: session.muster.dir().join("backups").display().to_string(),
        notices: notices(session),
        newest_sound: session.muster.backup_to_go_back_to().map(|p| p.display().to_string()),
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
/// Those of the database and the disk.
pub(crate) fn save_backup(session: &mut Session, request: BackupRequest) -> Result<BackupSaved, Error> {
    let file = request.path.map(PathBuf::from);
    let path = session.muster.save_backup(file.as_deref())?;
    Ok(BackupSaved { path: path.display().to_string() })
}

/// Puts a backup in the place of what is there.
///
/// # Errors
/// It isn't sound, or the disk fails; what was there stays.
pub(crate) fn restore_backup(session: &mut Session, request: RestoreRequest) -> Result<Restored, Error> {
    let kept = session.muster.restore_backup(Path::new(&request.path))?;
    Ok(Restored { kept: kept.map(|k| k.display().to_string()) })
}

/// Begins with empty data where the database is missing or empty. Backups stay.
///
/// # Errors
/// Those of the database and the disk; data that is there is never touched.
pub(crate) fn start_fresh(session: &mut Session, _: Nothing) -> Result<Nothing, Error> {
    session.muster.start_fresh()?;
    Ok(Nothing {})
}
