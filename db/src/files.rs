//! Files beside the database: staged under names of their own, on the disk before they are said to be.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use uuid::Uuid;

use crate::error::Result;

/// What the name of a file ends in that isn't whole yet. It begins with a dot.
const STAGED: &str = ".part";

/// After this long nobody is still writing to a staged file.
const ABANDONED: Duration = Duration::from_secs(60 * 60);

/// A name beside a file, for what is to take its place: hidden, and nobody else's.
pub(crate) fn staging(path: &Path) -> PathBuf {
    let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    path.with_file_name(format!(".{name}.{}{STAGED}", Uuid::now_v7()))
}

/// Removes staged files of a folder that a killed program left behind. None of them was ever said to
/// be anything.
pub(crate) fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let changed = entry.metadata().and_then(|m| m.modified());
        let age = changed.ok().and_then(|at| SystemTime::now().duration_since(at).ok());
        // Its journal, too, where it has one.
        let staged = name.starts_with('.') && name.contains(STAGED);
        if staged && age.is_some_and(|age| age > ABANDONED) {
            // What can't be removed is in nobody's way.
            fs::remove_file(entry.path()).ok();
        }
    }
}

/// Writes a file whole: beside its place, synced, then moved there, and the folder synced.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let part = staging(path);
    let written = fs::write(&part, bytes).map_err(Into::into).and_then(|()| publish(&part, path));
    written.inspect_err(|_| {
        // What went wrong first is what matters.
        fs::remove_file(&part).ok();
    })
}

/// Moves a staged file to its place, both on the disk when this returns.
pub(crate) fn publish(part: &Path, path: &Path) -> Result<()> {
    sync_file(part)?;
    fs::rename(part, path)?;
    sync_dir(folder_of(path))
}

/// Moves a staged file to a name that no file has yet; whether it was free.
pub(crate) fn publish_new(part: &Path, path: &Path) -> Result<bool> {
    sync_file(part)?;
    match fs::hard_link(part, path) {
        Ok(()) => fs::remove_file(part)?,
        Err(e) if e.kind() == io::ErrorKind::AlreadyExists => return Ok(false),
        // Where files can't have two names, nobody looks in between.
        Err(_) if path.exists() => return Ok(false),
        Err(_) => fs::rename(part, path)?,
    }
    sync_dir(folder_of(path))?;
    Ok(true)
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

/// Removes a file that may not be there.
pub(crate) fn remove_if_there(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(e) if e.kind() != io::ErrorKind::NotFound => Err(e),
        _ => Ok(()),
    }
}
