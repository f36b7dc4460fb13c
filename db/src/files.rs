//! Files next to the database: staged under temporary names, and on disk before they are published.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use uuid::Uuid;

use crate::error::Result;

/// The suffix of a staged file; its name begins with a dot.
const STAGED: &str = ".part";

/// An unfinished file under a unique hidden name. It is locked while being written, which distinguishes it from
/// the leftovers of a killed program. Dropping it before it is published removes it.
#[derive(Debug)]
pub(crate) struct Staged {
    path: PathBuf,
    lock: Option<File>,
}

impl Staged {
    /// Stages the future file at `place`, in the same folder, and removes leftovers there.
    pub(crate) fn beside(place: &Path) -> Result<Self> {
        let name = place.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        Self::named(folder_of(place), &format!(".{name}"))
    }

    /// Stages a file in a folder, with a name that begins with `start`.
    pub(crate) fn named(folder: &Path, start: &str) -> Result<Self> {
        sweep(folder);
        loop {
            let path = folder.join(format!("{start}.{}{STAGED}", Uuid::new_v4()));
            let file = create_private(&path)?;
            if !cfg!(unix) {
                // A lock would keep SQLite out, and on Windows an open file can't be removed anyway.
                return Ok(Self { path, lock: None });
            }
            // Without support for locks, assume that the file is free.
            let taken = matches!(file.try_lock(), Err(TryLockError::WouldBlock));
            // Another process may have swept it before it was locked.
            if !taken && path.exists() {
                return Ok(Self { path, lock: Some(file) });
            }
        }
    }

    /// Returns the path of the staged file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Moves the file to `place`, replacing any existing file; both are on disk when this returns.
    pub(crate) fn publish(mut self, place: &Path) -> Result<()> {
        self.sync()?;
        fs::rename(&self.path, place)?;
        self.path.clear();
        sync_dir(folder_of(place))
    }

    /// Moves the file to `place` if that doesn't exist yet; returns whether it did.
    pub(crate) fn publish_new(mut self, place: &Path) -> Result<bool> {
        self.sync()?;
        match fs::hard_link(&self.path, place) {
            Ok(()) => fs::remove_file(&self.path)?,
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => return Ok(false),
            // Without hard links, there is a gap between check and rename.
            Err(_) if place.exists() => return Ok(false),
            Err(_) => fs::rename(&self.path, place)?,
        }
        self.path.clear();
        sync_dir(folder_of(place))?;
        Ok(true)
    }

    /// Leaves the file in place, to be moved later under its known name. Until the returned handle is dropped,
    /// the file counts as in use.
    pub(crate) fn leave(mut self) -> Option<File> {
        self.path.clear();
        self.lock.take()
    }

    /// Waits until the file is on disk.
    pub(crate) fn sync(&self) -> Result<()> {
        sync_file(&self.path)
    }
}

impl Drop for Staged {
    fn drop(&mut self) {
        if !self.path.as_os_str().is_empty() {
            self.lock = None;
            // The error that led here matters more.
            fs::remove_file(&self.path).ok();
            fs::remove_file(journal_of(&self.path)).ok();
        }
    }
}

/// Returns the path of SQLite's rollback journal for a database.
fn journal_of(path: &Path) -> PathBuf {
    beside(path, "-journal")
}

/// The prefix of staged files that were handed on: the next process may have to finish a restore that was
/// interrupted. Only [`sweep_all`] removes them, once no restore is pending.
pub(crate) const HANDED_ON: &str = ".restoring";

/// Removes staged files that a killed program left in a folder: those that no process holds. None of them was
/// published.
fn sweep(folder: &Path) {
    sweep_those(folder, |name| !name.starts_with(HANDED_ON));
}

/// Removes all staged files that no process holds, including those handed on.
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
            // A later sweep will try again.
            fs::remove_file(&path).ok();
            fs::remove_file(journal_of(&path)).ok();
        }
    }
}

/// Writes a whole file: staged beside its place, synced and renamed, with the folder synced.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let staged = Staged::beside(path)?;
    fs::write(staged.path(), bytes)?;
    staged.publish(path)
}

/// Returns the path with `suffix` appended to the file name.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Returns the folder of a file; for a bare name, the current directory.
pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Creates a new file that no other user of this machine can read, where the system has permissions.
pub(crate) fn create_private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Creates a database's file for this user alone, before SQLite would for all, or takes it from others if they could
/// read it. What SQLite puts beside it has the same permissions.
pub(crate) fn make_private_file(path: &Path) -> io::Result<()> {
    match create_private(path) {
        Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
        created => return created.map(drop),
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(path)?.permissions().mode();
        if mode & 0o077 != 0 {
            // Whoever owns the file may be somebody else who lets this user write: then it is theirs to say.
            fs::set_permissions(path, fs::Permissions::from_mode(mode & !0o077)).ok();
        }
    }
    Ok(())
}

/// Waits until a file's contents are on disk.
pub(crate) fn sync_file(path: &Path) -> Result<()> {
    fs::OpenOptions::new().write(true).open(path)?.sync_all()?;
    Ok(())
}

/// Waits until a folder's entries are on disk. Not applicable to Windows.
pub(crate) fn sync_dir(dir: &Path) -> Result<()> {
    if cfg!(unix) {
        fs::File::open(dir)?.sync_all()?;
    }
    Ok(())
}

/// Removes a file if it exists.
pub(crate) fn remove_if_there(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(e) if e.kind() != io::ErrorKind::NotFound => Err(e),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::{HANDED_ON, Staged, sweep_all};

    // Regression: a restore was acknowledged but not completed, because another restore, staging its own file,
    // swept the one that was about to become the database.
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
