//! Ends an exchange that something else would have to wait for, whichever of this machine's programs runs it: it asks by
//! a file beside the lock, which the exchange looks at while it waits for a server.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use uuid::Uuid;

use crate::error::{Result, SyncError};
use crate::keys::{FOLDER, Lock, save_private};
use crate::secret::random;

/// How long a server is silent until another exchange takes over.
const SILENT: Duration = Duration::from_secs(2);
/// The maximum size of the file, in bytes.
const MOST: u64 = 64;

/// How much it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// The group is being left, or the data replaced: the exchange ends at once.
    Now,
    /// Another exchange wants to begin: this one ends if its server is silent.
    IfSilent,
}

/// What a running exchange looks at.
#[derive(Debug)]
pub struct Interrupt {
    path: PathBuf,
    /// What was asked before it began.
    before: Option<String>,
}

fn path(data: &Path, group: Uuid) -> PathBuf {
    data.join(FOLDER).join(format!("{group}.ask"))
}

fn read(path: &Path) -> Option<String> {
    let small = fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() <= MOST);
    small.then(|| fs::read_to_string(path).ok()).flatten()
}

impl Urgency {
    const fn word(self) -> &'static str {
        match self {
            Self::Now => "now",
            Self::IfSilent => "silent",
        }
    }
}

impl Interrupt {
    /// Begins to watch, for an exchange that holds the group's lock.
    #[must_use]
    pub fn watch(data: &Path, group: Uuid) -> Self {
        let path = path(data, group);
        Self { before: read(&path), path }
    }

    /// Returns whether the exchange shall end, when its server has been silent for this long.
    #[must_use]
    pub fn is_asked(&self, silent: Duration) -> bool {
        let Some(asked) = read(&self.path).filter(|asked| self.before.as_ref() != Some(asked)) else {
            return false;
        };
        silent >= SILENT || asked.starts_with(Urgency::Now.word())
    }

    /// Asks the exchange with a group to end, if there is one.
    ///
    /// # Errors
    /// [`SyncError::Io`].
    pub fn ask(data: &Path, group: Uuid, urgency: Urgency) -> Result<()> {
        let asked = format!("{} {}", urgency.word(), u64::from_be_bytes(random()?));
        save_private(&path(data, group), asked.as_bytes())
    }

    /// Returns the groups with which this machine exchanges right now.
    #[must_use]
    pub fn running(data: &Path) -> Vec<Uuid> {
        let files = fs::read_dir(data.join(FOLDER)).into_iter().flatten().flatten();
        let group = |name: std::ffi::OsString| name.to_str()?.strip_suffix(".lock")?.parse().ok();
        let busy = |group: &Uuid| matches!(Lock::take(data, *group), Err(SyncError::Busy));
        files.filter_map(|file| group(file.file_name())).filter(busy).collect()
    }
}
