//! Backups: saving everything, and putting it back.

use std::path::{Path, PathBuf};

use muster_db::Database;
use muster_db::backup::BackupFile;

use crate::error::Error;
use crate::muster::Muster;

impl Muster {
    /// Writes a backup; without a file, into the data folder. Where it was written comes back.
    ///
    /// # Errors
    /// Those of the database and the disk.
    pub fn save_backup(&mut self, file: Option<&Path>) -> Result<PathBuf, Error> {
        let now = self.now();
        let path = file.map_or_else(
            || self.dir().join("backups").join(format!("saved-{}.db", now.format("%Y-%m-%d-%H%M%S"))),
            Path::to_owned,
        );
        if let Some(dir) = path.parent().filter(|d| !d.as_os_str().is_empty()) {
            let failed =
                |e: std::io::Error| Error::OutputNotWritable { path: dir.to_owned(), reason: e.to_string() };
            std::fs::create_dir_all(dir).map_err(failed)?;
        }
        self.database()?.backup_to(&path)?;
        Ok(path)
    }

    /// The backups in the data folder, newest first.
    ///
    /// # Errors
    /// Those of the disk.
    pub fn backups(&mut self) -> Result<Vec<BackupFile>, Error> {
        Ok(self.database()?.backups()?)
    }

    /// Puts a backup in the place of what is there, also where what is there can't be opened.
    /// Where the replaced data was kept comes back; `None` if there was none.
    ///
    /// # Errors
    /// The backup isn't sound, or the disk fails; what was there stays.
    pub fn restore_backup(&mut self, file: &Path) -> Result<Option<PathBuf>, Error> {
        let now = self.now();
        self.close();
        let (database, kept) = Database::restore_over(self.dir(), file, now)?;
        drop(database); // opened anew, with the catalogue refreshed, when it is next asked for
        Ok(kept)
    }
}
