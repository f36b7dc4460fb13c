//! Writing files: whole or not at all, so that a full disk or a power cut never leaves half of one behind.

mod own;

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

pub use own::guard_own;

use crate::error::Error;
use crate::muster::Muster;

/// How many links are followed before it is called a circle.
const MOST_LINKS: usize = 40;
/// How often a part file is begun anew where another program takes it away.
const TRIES: usize = 5;
/// What part files begin and end with. What begins with a dot is no pack and no photo.
const PART: (&str, &str) = (".muster-", ".part");

impl Muster {
    /// Writes a file that somebody asked for, where they asked for it.
    ///
    /// # Errors
    /// [`Error::OutputIsData`] where the program's own data lies there; [`Error::OutputNotWritable`]. What was
    /// there before is untouched.
    pub fn save_file(&self, path: &Path, bytes: &[u8]) -> Result<(), Error> {
        guard_own(self.dir(), path)?;
        write(path, bytes)
    }
}

/// Writes a file beside its place and moves it there when it is safely on disk; when this returns, its new
/// name is, too. For what Muster keeps itself: what a user names goes through [`Muster::save_file`].
///
/// # Errors
/// [`Error::OutputNotWritable`]; what was there before is untouched.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let written = if path.is_dir() { Err(ErrorKind::IsADirectory.into()) } else { put(path, bytes) };
    written.map_err(|e| Error::OutputNotWritable { path: path.to_owned(), reason: e.to_string() })
}

fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if is_standard_output(path) {
        let mut out = io::stdout().lock();
        return out.write_all(bytes).and_then(|()| out.flush());
    }
    // Something that is no file, such as a pipe, is written to as it is.
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
            // Another run took it for one that was left behind, before it was locked.
            Err(error) if error.kind() == ErrorKind::NotFound && folder.is_dir() => {}
            _ => break,
        }
    }
    result?;
    sync_folder(folder)
}

/// Under these names a file may answer, too, which is then not to be moved away from under its writer.
fn is_standard_output(path: &Path) -> bool {
    ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].iter().any(|name| path == Path::new(name))
}

fn put_beside(folder: &Path, place: &Path, bytes: &[u8]) -> io::Result<()> {
    let (part, mut file) = part_file(folder)?;
    // As long as it is locked it is being written. Where files can't be locked none is taken for another's.
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

/// A new file of a name that nobody else has: neither another process nor another thread of this one.
fn part_file(folder: &Path) -> io::Result<(PathBuf, File)> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    loop {
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let part = folder.join(format!("{}{}-{count}{}", PART.0, std::process::id(), PART.1));
        match OpenOptions::new().write(true).create_new(true).open(&part) {
            // A run of the same number that was killed, or one that can't be seen from here.
            Err(error) if error.kind() == ErrorKind::AlreadyExists && count < u64::from(u16::MAX) => {}
            opened => return opened.map(|file| (part, file)),
        }
    }
}

/// Removes part files of runs that were killed: those that nobody holds.
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
            // What can't be removed now is met again by the next run.
            Ok(()) => drop(fs::remove_file(entry.path())),
            Err(TryLockError::WouldBlock | TryLockError::Error(_)) => {}
        }
    }
}

/// Makes sure that a new name in a folder survives a power cut.
///
/// # Errors
/// The folder can't be synced. Where the system doesn't sync folders at all there is no error.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    match File::open(folder)?.sync_all() {
        Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Ok(()),
        synced => synced,
    }
}

/// Where a file lies, every link on the way followed; it need not be there yet.
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

    // Low: part files of runs that were killed stayed for ever.
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
