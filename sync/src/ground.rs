//! A folder that others can write to: a group's, carried by a file sync or a USB stick.
//!
//! Whatever is in it may be planted: links to files of the user's own, pipes that block who reads them, a file where a
//! folder belongs. So nothing below the folder that the user named is reached by a path: each component is opened by
//! itself and no link is followed, only regular files are read or written, and a new file is written under a name that
//! nobody can guess before it takes its own.

use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use cap_fs_ext::{DirExt as _, FollowSymlinks, OpenOptionsFollowExt as _};
use cap_std::ambient_authority;
pub(crate) use cap_std::fs::File;
use cap_std::fs::{Dir, OpenOptions};

use crate::error::{Result, SyncError};
use crate::secret::random;

/// The end of names of files that aren't whole yet.
const PART: &str = ".part";
/// The number of random bytes in such a name.
const RANDOM: usize = 16;

/// The folder that the user named. It may be a link itself: that is the user's choice.
#[derive(Debug)]
pub(crate) struct Ground {
    root: PathBuf,
    dir: Dir,
}

impl Ground {
    /// Opens the folder.
    ///
    /// # Errors
    /// [`SyncError::Away`] if it isn't there.
    pub(crate) fn open(root: &Path) -> Result<Self> {
        match Dir::open_ambient_dir(root, ambient_authority()) {
            Ok(dir) => Ok(Self { root: root.to_owned(), dir }),
            Err(e) if matches!(e.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
                Err(SyncError::Away(root.to_owned()))
            }
            Err(e) => Err(SyncError::io(root)(e)),
        }
    }

    /// Opens the folder at the end of these components; `None` if one of them isn't there, or is no real folder.
    pub(crate) fn folder(&self, parts: &[&str]) -> Result<Option<Place>> {
        let mut place =
            Place { path: self.root.clone(), dir: self.dir.try_clone().map_err(SyncError::io(&self.root))? };
        for part in parts {
            let Some(next) = place.folder(part)? else { return Ok(None) };
            place = next;
        }
        Ok(Some(place))
    }

    /// The same, creating folders that aren't there.
    ///
    /// # Errors
    /// Also if a link or a file is where one of them belongs.
    pub(crate) fn make(&self, parts: &[&str]) -> Result<Place> {
        let mut place =
            Place { path: self.root.clone(), dir: self.dir.try_clone().map_err(SyncError::io(&self.root))? };
        for part in parts {
            place.path.push(part);
            let made = match place.dir.create_dir(part) {
                Err(e) if e.kind() != ErrorKind::AlreadyExists => Err(e),
                _ => place.dir.open_dir_nofollow(part),
            };
            place.dir = made.map_err(|e| in_the_way(&place.path, e))?;
        }
        Ok(place)
    }
}

/// Returns the error of writing where something else may be.
fn in_the_way(path: &Path, error: io::Error) -> SyncError {
    let planted = matches!(error.kind(), ErrorKind::NotADirectory | ErrorKind::IsADirectory);
    if planted || is_link(&error) { SyncError::InTheWay(path.to_owned()) } else { SyncError::io(path)(error) }
}

/// Whether an error says that there is no real folder: nothing, a file, a link.
fn is_no_folder(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) || is_link(error)
}

/// Whether an error says that there is a link where none is followed.
#[cfg(unix)]
fn is_link(error: &io::Error) -> bool {
    error.raw_os_error() == Some(rustix::io::Errno::LOOP.raw_os_error())
}

#[cfg(not(unix))]
fn is_link(error: &io::Error) -> bool {
    error.kind() == ErrorKind::Other
}

/// An open folder on such ground.
#[derive(Debug)]
pub(crate) struct Place {
    path: PathBuf,
    dir: Dir,
}

impl Place {
    /// Opens a folder in it; `None` if it isn't there, or is no real folder.
    pub(crate) fn folder(&self, name: &str) -> Result<Option<Self>> {
        let path = self.path.join(name);
        match self.dir.open_dir_nofollow(name) {
            Ok(dir) => Ok(Some(Self { path, dir })),
            Err(e) if is_no_folder(&e) => Ok(None),
            Err(e) => Err(SyncError::io(&path)(e)),
        }
    }

    /// Returns the names of all that is in it that are text.
    pub(crate) fn names(&self) -> Result<Vec<String>> {
        let entries = self.dir.entries().map_err(SyncError::io(&self.path))?;
        let names = entries.map(|entry| entry.map(|entry| entry.file_name().into_string().ok()));
        let names: io::Result<Vec<Option<String>>> = names.collect();
        Ok(names.map_err(SyncError::io(&self.path))?.into_iter().flatten().collect())
    }

    /// Opens a file to read, with its length; `None` if it isn't there, can't be read while being synchronised, or isn't
    /// a regular file.
    pub(crate) fn read(&self, name: &str) -> Option<(File, u64)> {
        let mut options = OpenOptions::new();
        options.read(true);
        let file = self.regular(name, &mut options).ok()?;
        let length = file.metadata().ok()?.len();
        Some((file, length))
    }

    /// Adds to the end of a file that is there, durably.
    pub(crate) fn append(&self, name: &str, bytes: &[u8]) -> Result<()> {
        let add = || {
            let mut options = OpenOptions::new();
            options.append(true);
            let mut file = self.regular(name, &mut options)?;
            file.write_all(bytes)?;
            file.sync_all()
        };
        add().map_err(|e| in_the_way(&self.path.join(name), e))
    }

    /// Writes a whole file, durably, in the place of one that is there. A link of its name is replaced, not followed.
    pub(crate) fn put(&self, name: &str, bytes: &[u8]) -> Result<()> {
        let random: [u8; RANDOM] = random()?;
        let part: String = random.iter().map(|byte| format!("{byte:02x}")).collect();
        let part = format!(".{part}{PART}");
        let put = || {
            let mut options = OpenOptions::new();
            options.write(true).create_new(true).follow(FollowSymlinks::No);
            let mut file = self.dir.open_with(&part, &options)?;
            file.write_all(bytes)?;
            file.sync_all()?;
            self.dir.rename(&part, &self.dir, name)?;
            self.sync()
        };
        put().map_err(|e| {
            // What isn't whole is of no use; that it can't be removed either changes nothing.
            let _ = self.dir.remove_file(&part);
            in_the_way(&self.path.join(name), e)
        })
    }

    /// Removes a file, or a link of its name. What can't be removed stays, and is tried again.
    pub(crate) fn remove(&self, name: &str) {
        let _ = self.dir.remove_file(name);
    }

    /// Removes what earlier writes left when they were interrupted.
    pub(crate) fn sweep(&self) -> Result<()> {
        let of_ours = |name: &&String| {
            let random = name.strip_prefix('.').and_then(|name| name.strip_suffix(PART));
            random.is_some_and(|random| {
                random.len() == RANDOM * 2 && random.bytes().all(|b| b.is_ascii_hexdigit())
            })
        };
        for name in self.names()?.iter().filter(of_ours) {
            // It will be tried again.
            let _ = self.dir.remove_file(name);
        }
        Ok(())
    }

    /// Opens a regular file, without following a link and without waiting for the other end of a pipe.
    fn regular(&self, name: &str, options: &mut OpenOptions) -> io::Result<File> {
        options.follow(FollowSymlinks::No);
        #[cfg(unix)]
        cap_std::fs::OpenOptionsExt::custom_flags(options, rustix::fs::OFlags::NONBLOCK.bits().cast_signed());
        let file = self.dir.open_with(name, options)?;
        if file.metadata()?.is_file() { Ok(file) } else { Err(ErrorKind::InvalidInput.into()) }
    }

    #[cfg(unix)]
    fn sync(&self) -> io::Result<()> {
        self.dir.open(".")?.sync_all()
    }

    #[cfg(not(unix))]
    #[expect(clippy::unused_self, clippy::unnecessary_wraps, reason = "folders can't be synchronised there")]
    fn sync(&self) -> io::Result<()> {
        Ok(())
    }
}
