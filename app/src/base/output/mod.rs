//! Writes files atomically, so that a full disk or a power cut never leaves a partial one.

mod own;

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

pub use own::guard_own;

use crate::base::error::Error;

/// The number of links to follow before assuming a cycle.
const MOST_LINKS: usize = 40;
/// The number of attempts if another process removes the part file.
const TRIES: usize = 5;
/// The prefix and suffix of part files. A name beginning with a dot is neither a pack nor a photo.
const PART: (&str, &str) = (".muster-", ".part");

/// Writes a file beside its destination, syncs it and renames it; on return, the new name is synced, too. For
/// Muster's own files: a path chosen by the user goes through `Muster::save_file`.
///
/// # Errors
/// [`Error::OutputNotWritable`]; an existing file is unchanged then.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let written = if path.is_dir() { Err(ErrorKind::IsADirectory.into()) } else { put(path, bytes) };
    written.map_err(|e| Error::OutputNotWritable { path: path.to_owned(), reason: e.to_string() })
}

fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if is_standard_output(path) {
        let mut out = io::stdout().lock();
        return out.write_all(bytes).and_then(|()| out.flush());
    }
    // Something other than a regular file, such as a pipe, is written to directly.
    if path.exists() && !path.is_file() {
        return OpenOptions::new().write(true).open(path)?.write_all(bytes);
    }
    let place = resolved(path)?;
    let folder = place.parent().ok_or(ErrorKind::InvalidInput)?;
    remove_left_behind(folder);
    let mut result = Ok(());
    for _ in 0..TRIES {
        result = put_beside(folder, &place, bytes);
        match &result {
            // Another process took it for an abandoned one before it was locked.
            Err(error) if error.kind() == ErrorKind::NotFound && folder.is_dir() => {}
            _ => break,
        }
    }
    result?;
    sync_folder(folder)
}

/// These names may refer to a regular file, which must not be replaced while its writer has it open.
fn is_standard_output(path: &Path) -> bool {
    ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].iter().any(|name| path == Path::new(name))
}

fn put_beside(folder: &Path, place: &Path, bytes: &[u8]) -> io::Result<()> {
    let (part, mut file) = part_file(folder)?;
    // The lock marks the file as in use. Where locks aren't supported, no part file is considered abandoned.
    let _ = file.try_lock();
    let mut written = || {
        file.write_all(bytes)?;
        if let Ok(before) = fs::metadata(place) {
            fs::set_permissions(&part, before.permissions())?;
        }
        file.sync_all()?;
        fs::rename(&part, place)
    };
    written().inspect_err(|_| {
        let _ = fs::remove_file(&part);
    })
}

/// Creates a file with a name that no other process or thread uses.
fn part_file(folder: &Path) -> io::Result<(PathBuf, File)> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    loop {
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let part = folder.join(format!("{}{}-{count}{}", PART.0, std::process::id(), PART.1));
        match OpenOptions::new().write(true).create_new(true).open(&part) {
            // Left by a killed process with the same id, or by one in another namespace.
            Err(error) if error.kind() == ErrorKind::AlreadyExists && count < u64::from(u16::MAX) => {}
            opened => return opened.map(|file| (part, file)),
        }
    }
}

/// Removes part files of killed processes: those that aren't locked.
fn remove_left_behind(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let ours = name.starts_with(PART.0) && name.ends_with(PART.1);
        if !ours || !entry.file_type().is_ok_and(|kind| kind.is_file()) {
            continue;
        }
        let Ok(file) = OpenOptions::new().write(true).open(entry.path()) else { continue };
        match file.try_lock() {
            // A file that can't be removed now is left for the next write.
            Ok(()) => drop(fs::remove_file(entry.path())),
            Err(TryLockError::WouldBlock | TryLockError::Error(_)) => {}
        }
    }
}

/// Syncs a folder, so that a new name in it survives a power cut.
///
/// # Errors
/// Fails if the folder can't be synced, unless the system doesn't support syncing folders at all.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    match File::open(folder)?.sync_all() {
        Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Ok(()),
        synced => synced,
    }
}

/// Returns the path of a file with all links resolved; the file need not exist.
fn resolved(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        let name = path.file_name().ok_or(ErrorKind::InvalidInput)?;
        let parent = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let parent = parent.canonicalize()?;
        let place = parent.join(name);
        match fs::read_link(&place) {
            Ok(to) => path = parent.join(to),
            Err(_) => return Ok(place),
        }
    }
    Err(io::Error::other("too many links"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder").flatten();
        let mut names: Vec<_> = entries.map(|e| e.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn many_who_write_one_file_at_once_leave_it_whole_and_nothing_else() {
        let dir = tempfile::tempdir().expect("a folder");
        let place = dir.path().join("out.txt");
        std::thread::scope(|scope| {
            for writer in 0..8_u8 {
                let place = &place;
                scope.spawn(move || {
                    for _ in 0..20 {
                        write(place, &[b'a' + writer; 50_000]).expect("written");
                    }
                });
            }
        });
        let bytes = fs::read(&place).expect("a file");
        assert!(bytes.len() == 50_000 && bytes.iter().all(|b| *b == bytes[0]));
        assert_eq!(names(dir.path()), ["out.txt"]);
    }

    // Low: part files of killed processes were never removed.
    #[test]
    fn what_a_killed_run_left_is_removed_and_what_another_writes_is_not() {
        let dir = tempfile::tempdir().expect("a folder");
        fs::write(dir.path().join(".muster-1-0.part"), "half").expect("a part");
        fs::write(dir.path().join(".muster-notes"), "mine").expect("a file");
        let (busy, held) = part_file(dir.path()).expect("a part");
        held.lock().expect("a lock");
        write(&dir.path().join("out.txt"), b"whole").expect("written");
        let busy = busy.file_name().expect("a name").to_string_lossy().into_owned();
        let mut left = vec![busy, ".muster-notes".to_owned(), "out.txt".to_owned()];
        left.sort();
        assert_eq!(names(dir.path()), left);
    }

    #[test]
    fn what_cannot_be_written_leaves_what_was_there_and_no_part() {
        let dir = tempfile::tempdir().expect("a folder");
        let folder = dir.path().join("folder");
        fs::create_dir(&folder).expect("a folder");
        assert!(write(&folder, b"x").is_err() && write(&dir.path().join("no/such"), b"x").is_err());
        assert_eq!(names(dir.path()), ["folder"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_one_and_its_file_gets_the_new_contents() {
        let dir = tempfile::tempdir().expect("a folder");
        let (file, link) = (dir.path().join("file"), dir.path().join("link"));
        std::os::unix::fs::symlink("file", &link).expect("a link");
        for text in ["new", "newer"] {
            write(&link, text.as_bytes()).expect("written");
            assert_eq!(fs::read_to_string(&file).expect("a file"), text);
            assert!(link.is_symlink());
        }
        std::os::unix::fs::symlink("circle", dir.path().join("circle")).expect("a link");
        assert!(write(&dir.path().join("circle"), b"x").is_err());
    }
}
