//! Files next to the database: staged under temporary names, and on disk before they are announced.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use uuid::Uuid;

use crate::error::Result;

/// What the name of a file ends in that isn't whole yet. It begins with a dot.
const STAGED: &str = ".part";

/// A file that isn't whole yet, under a hidden name that nobody else has. It is locked as long as somebody
/// works on it, so that one that a killed program left behind can be told from one that is being written.
/// Dropped before it is published, it is gone.
#[derive(Debug)]
pub(crate) struct Staged {
    path: PathBuf,
    lock: Option<File>,
}

impl Staged {
    /// Stages the future file at `place`, in the same folder; leftovers there are removed.
    pub(crate) fn beside(place: &Path) -> Result<Self> {
        let name = place.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        Self::named(folder_of(place), &format!(".{name}"))
    }

    /// Stages a file in a folder, its name beginning so.
    pub(crate) fn named(folder: &Path, start: &str) -> Result<Self> {
        sweep(folder);
        loop {
            let path = folder.join(format!("{start}.{}{STAGED}", Uuid::now_v7()));
            let file = File::create_new(&path)?;
            if !cfg!(unix) {
                // A lock would keep SQLite out; there what is open can't be removed anyway.
                return Ok(Self { path, lock: None });
            }
            // Where files can't be locked at all none is ever taken for another's.
            let taken = matches!(file.try_lock(), Err(TryLockError::WouldBlock));
            // Somebody may have swept it away in the moment before it was locked.
            if !taken && path.exists() {
                return Ok(Self { path, lock: Some(file) });
            }
        }
    }

    /// Where it lies meanwhile.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Moves it to its place, over what is there; both are on the disk when this returns.
    pub(crate) fn publish(mut self, place: &Path) -> Result<()> {
        self.sync()?;
        fs::rename(&self.path, place)?;
        self.path.clear();
        sync_dir(folder_of(place))
    }

    /// Moves it to a name that no file has yet; whether it was free.
    pub(crate) fn publish_new(mut self, place: &Path) -> Result<bool> {
        self.sync()?;
        match fs::hard_link(&self.path, place) {
            Ok(()) => fs::remove_file(&self.path)?,
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => return Ok(false),
            // Where files can't have two names, nobody looks in between.
            Err(_) if place.exists() => return Ok(false),
            Err(_) => fs::rename(&self.path, place)?,
        }
        self.path.clear();
        sync_dir(folder_of(place))?;
        Ok(true)
    }

    /// Leaves it where it is, to be moved by somebody who knows its name. As long as what comes back is
    /// held it is still taken for one that somebody works on.
    pub(crate) fn leave(mut self) -> Option<File> {
        self.path.clear();
        self.lock.take()
    }

    /// Waits until it is on the disk.
    pub(crate) fn sync(&self) -> Result<()> {
        sync_file(&self.path)
    }
}

impl Drop for Staged {
    fn drop(&mut self) {
        if !self.path.as_os_str().is_empty() {
            self.lock = None;
            // What went wrong first is what matters.
            fs::remove_file(&self.path).ok();
            fs::remove_file(journal_of(&self.path)).ok();
        }
    }
}

/// SQLite's journal of a database that is being written.
fn journal_of(path: &Path) -> PathBuf {
    crate::connection::beside(path, "-journal")
}

/// How the names of staged files begin that were handed on: whoever comes next may have to finish what a
/// killed program wrote down. Only who knows that nothing of the kind is written down sweeps them, too.
pub(crate) const HANDED_ON: &str = ".restoring";

/// Removes staged files that a killed program left in a folder: those that no process holds. None of them was
/// ever announced.
fn sweep(folder: &Path) {
    sweep_those(folder, |name| !name.starts_with(HANDED_ON));
}

/// The same, with those that were handed on.
pub(crate) fn sweep_all(folder: &Path) {
    sweep_those(folder, |_| true);
}

fn sweep_those(folder: &Path, meant: fn(&str) -> bool) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let staged = name.strip_suffix("-journal").unwrap_or(&name);
        if !staged.starts_with('.') || !staged.ends_with(STAGED) || !meant(staged) {
            continue;
        }
        let path = folder.join(staged);
        let held = File::open(&path).is_ok_and(|file| file.try_lock().is_err());
        if !held {
            // What can't be removed now is met again by the next one.
            fs::remove_file(&path).ok();
            fs::remove_file(journal_of(&path)).ok();
        }
    }
}

/// Writes a whole file: next to its place, synced, then moved there, and the folder synced.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let staged = Staged::beside(path)?;
    fs::write(staged.path(), bytes)?;
    staged.publish(path)
}

/// The folder that a file lies in; a bare name lies in the present one.
pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Waits until a file's contents are on the disk.
pub(crate) fn sync_file(path: &Path) -> Result<()> {
    fs::OpenOptions::new().write(true).open(path)?.sync_all()?;
    Ok(())
}

/// Waits until a folder's list of names is on the disk. Windows has no such thing and needs none.
pub(crate) fn sync_dir(dir: &Path) -> Result<()> {
    if cfg!(unix) {
        fs::File::open(dir)?.sync_all()?;
    }
    Ok(())
}

/// Removes a file, if it exists.
pub(crate) fn remove_if_there(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(e) if e.kind() != io::ErrorKind::NotFound => Err(e),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::{HANDED_ON, Staged, sweep_all};

    // A restore was acknowledged and not done: another one, staging its own file, swept the file away that
    // was about to become the database.
    #[test]
    fn what_was_handed_on_is_swept_by_nobody_who_only_stages_something_else() {
        let dir = tempfile::tempdir().expect("a folder");
        let [handed_on, left] = [HANDED_ON, ".muster.db"].map(|start| {
            let staged = Staged::named(dir.path(), start).expect("a file");
            let path = staged.path().to_owned();
            drop(staged.leave());
            path
        });
        let other = Staged::named(dir.path(), ".other").expect("a file");
        assert_eq!((handed_on.exists(), left.exists()), (true, false));
        sweep_all(dir.path());
        assert_eq!((handed_on.exists(), other.path().exists()), (false, true), "one that is held stays");
    }
}
