//! Guests of this evening, in a file beside the data: who was in is still in when the program was closed and started again.
//! It is no part of the user's data, so that no backup and no group has it.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::guests::Guest;

/// The file's name in the data folder.
const NAME: &str = "guests.json";

/// What is kept of an evening.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Evening {
    /// The port, so that guests find this machine where it was.
    pub(crate) port: u16,
    /// Who was in; of their tokens only the hashes.
    pub(crate) guests: Vec<Guest>,
}

/// The file.
#[derive(Debug)]
pub(crate) struct Kept(PathBuf);

impl Kept {
    pub(crate) fn of(dir: &Path) -> Self {
        Self(dir.join(NAME))
    }

    /// Returns the last evening; `None` if it was ended, or can't be read.
    pub(crate) fn read(&self) -> Option<Evening> {
        serde_json::from_slice(&fs::read(&self.0).ok()?).ok()
    }

    /// Keeps an evening. If that fails, guests have to come in anew after a restart.
    pub(crate) fn write(&self, evening: &Evening) {
        let _ = self.try_write(evening);
    }

    fn try_write(&self, evening: &Evening) -> std::io::Result<()> {
        let part = self.0.with_extension("part");
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&part)?;
        file.write_all(&serde_json::to_vec(evening)?)?;
        file.sync_all()?;
        fs::rename(part, &self.0)
    }

    /// Forgets the evening.
    pub(crate) fn forget(&self) {
        // Tokens in it are worth nothing once they expire.
        let _ = fs::remove_file(&self.0);
    }
}
