//! Tracks which processes have the folder open. SQLite's own locks guard the database's contents; this one
//! guards the file itself, which restoring a backup replaces.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::error::{DbError, Result};

/// How long to wait for another process.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(10);

const LOCK: &str = "muster.lock";
const GATE: &str = "muster.gate";

/// A shared lock on the folder, held while the database is open. The system releases it when a process dies.
#[derive(Debug)]
pub(crate) struct Presence {
    /// `None` if the file system has no locks or the folder isn't writable.
    file: Option<File>,
    /// A second lock that every process passes through on entry. A process that wants exclusive access holds
    /// it, so that a stream of short-lived ones can't starve it.
    gate: Option<File>,
}

impl Presence {
    /// Joins the processes that have the folder open, waiting for one that is restoring a backup.
    pub(crate) fn join(dir: &Path) -> Result<Self> {
        let open = |name| {
            let file =
                OpenOptions::new().read(true).write(true).create(true).truncate(false).open(dir.join(name));
            file.map_err(|e| DbError::file(e, dir))
        };
        Self { file: Some(open(LOCK)?), gate: Some(open(GATE)?) }.enter().map_err(|e| e.at(dir))
    }

    /// Joins if possible: reading must not require write access.
    pub(crate) fn join_reading(dir: &Path) -> Result<Self> {
        let open = |name| File::open(dir.join(name)).ok();
        match open(LOCK) {
            Some(file) => Self { file: Some(file), gate: open(GATE) }.enter().map_err(|e| e.at(dir)),
            None => Ok(Self { file: None, gate: None }),
        }
    }

    fn enter(self) -> Result<Self> {
        let passed = match &self.gate {
            Some(gate) => wait_for(gate, File::try_lock_shared),
            None => Ok(()),
        };
        if let Err(error) = passed
            && !has_no_locks(&error)
        {
            return Err(error);
        }
        let joined = self.wait(File::try_lock_shared)?;
        joined.open_gate();
        Ok(joined)
    }

    fn open_gate(&self) {
        if let Some(gate) = &self.gate {
            // Closing the file when the process ends would also unlock it.
            gate.unlock().ok();
        }
    }

    /// Waits for exclusive access and keeps other processes out. On failure the shared lock is held again.
    pub(crate) fn alone(self) -> Result<Self, (Self, DbError)> {
        let Some(file) = &self.file else { return Ok(self) };
        // The own shared lock is released first: two processes waiting for exclusive access would deadlock.
        if let Err(e) = file.unlock() {
            return Err((self, e.into()));
        }
        let shut = self.gate.as_ref().map_or(Ok(()), |gate| wait_for(gate, File::try_lock));
        match shut.and_then(|()| wait_for(file, File::try_lock)) {
            Ok(()) => Ok(self),
            Err(e) => {
                let shared = self.share_again();
                Err((shared, e))
            }
        }
    }

    /// Lets other processes in again after [`alone`](Self::alone).
    pub(crate) fn share_again(mut self) -> Self {
        if let Some(file) = &self.file {
            let shared = file.unlock().is_ok() && wait_for(file, File::try_lock_shared).is_ok();
            if !shared {
                self.file = None;
            }
        }
        self.open_gate();
        self
    }

    fn wait(mut self, lock: fn(&File) -> Result<(), TryLockError>) -> Result<Self> {
        if let Some(file) = &self.file {
            match wait_for(file, lock) {
                Ok(()) => {}
                Err(error) if has_no_locks(&error) => self.file = None,
                Err(e) => return Err(e),
            }
        }
        Ok(self)
    }
}

/// Returns whether the file system doesn't support locks.
fn has_no_locks(error: &DbError) -> bool {
    matches!(error, DbError::Io { source, .. } if source.kind() == io::ErrorKind::Unsupported)
}

fn wait_for(file: &File, lock: fn(&File) -> Result<(), TryLockError>) -> Result<()> {
    let start = Instant::now();
    loop {
        match lock(file) {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) if start.elapsed() < PATIENCE => sleep(PAUSE),
            Err(TryLockError::WouldBlock) => return Err(DbError::Locked { path: None }),
            Err(TryLockError::Error(source)) => return Err(source.into()),
        }
    }
}
