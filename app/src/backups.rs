//! Backups: saving everything, and putting it back.

use std::path::{Path, PathBuf};

use muster_db::backup::check_backup;
pub use muster_db::backups::{BackupFile, BackupKind};
use muster_db::{Database, DbError, backups};

use crate::error::Error;
use crate::muster::Muster;
use crate::output::guard_own;

/// The folder of backups, in the data folder.
const FOLDER: &str = "backups";

impl Muster {
    /// Writes a backup; without a file, into the data folder. Where it was written comes back.
    ///
    /// # Errors
    /// Those of the database and the disk; what was in the file's place is as it was.
    pub fn save_backup(&mut self, file: Option<&Path>) -> Result<PathBuf, Error> {
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
    pub fn backups(&self) -> Result<Vec<BackupFile>, Error> {
        Ok(backups::backups(self.dir())?)
    }

    /// Where the user's data can't be opened: the newest backup that is sound and has something in it.
    pub fn backup_to_go_back_to(&mut self) -> Option<PathBuf> {
        let trouble = self.database_if_any().1;
        trouble.and_then(|_| backups::newest_sound(self.dir())).map(|backup| backup.path)
    }

    /// Puts a backup in the place of what is there, also where what is there can't be opened.
    /// Where the replaced data was kept comes back; `None` if there was none.
    ///
    /// # Errors
    /// The backup isn't sound, or the disk fails; what was there stays.
    pub fn restore_backup(&mut self, file: &Path) -> Result<Option<PathBuf>, Error> {
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
