//! Things that somebody plants in a group's folder, at random, and how they are taken away again.
#![cfg(unix)]

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{self, File, Permissions};
use std::io;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};

use rustix::fs::{CWD, FileType, Mode, mknodat};

use crate::machine::Chance;
use crate::mutants::mutant;

/// The number of things that are planted to be many.
const MANY: usize = 1_500;
/// The longest name that a file may have, in bytes.
const LONGEST_NAME: usize = 255;
/// The longest file that is changed here, in bytes: others have no contents.
const LONGEST: u64 = 4 << 20;

/// What a plant is in the way of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Hit {
    /// Everything.
    All,
    /// The stream of the machine with this number.
    Stream(usize),
    /// Its blobs alone.
    Blobs(usize),
}

/// A group's folder, and what lies around it.
pub(crate) struct Bed {
    pub(crate) root: PathBuf,
    pub(crate) group: PathBuf,
    /// The folders of the machines' streams.
    pub(crate) streams: Vec<PathBuf>,
    /// What the user has elsewhere.
    pub(crate) home: PathBuf,
    /// Where that goes which makes way.
    pub(crate) aside: PathBuf,
}

/// Something that was planted.
#[derive(Debug)]
pub(crate) struct Plant {
    /// What and where, for a message.
    pub(crate) what: String,
    pub(crate) hits: Option<Hit>,
    path: PathBuf,
    undo: Undo,
}

#[derive(Debug)]
enum Undo {
    /// It is removed, if it is still the same; what was there before comes back.
    Removed { mark: (u64, u64), before: Option<PathBuf> },
    /// Its mode was this.
    Mode(u32),
    /// All of these are removed.
    Many(Vec<PathBuf>),
}

impl Bed {
    /// Plants something at random; `None` if there is no place for it.
    pub(crate) fn plant(&self, chance: &mut Chance) -> Option<Plant> {
        self.somewhere(chance).ok()
    }

    fn somewhere(&self, chance: &mut Chance) -> io::Result<Plant> {
        let number = chance.below(self.streams.len());
        let stream = &self.streams[number];
        let hit = Some(Hit::Stream(number));
        match chance.below(16) {
            0 => {
                let all = if chance.below(2) == 0 { self.group.clone() } else { self.root.join("muster") };
                self.thing(&all, Some(Hit::All), chance)
            }
            1 => self.thing(stream, hit, chance),
            2..=4 => self.thing(&a_file_of(stream, chance)?, hit, chance),
            5 => self.thing(&stream.join(format!("{:010}.parcels", a_number(chance))), hit, chance),
            6 => self.thing(&stream.join(format!(".{}.part", "0a".repeat(16))), None, chance),
            7 => self.thing(&stream.join("blobs"), Some(Hit::Blobs(number)), chance),
            8 => self.thing(&a_file_of(&stream.join("blobs"), chance)?, Some(Hit::Blobs(number)), chance),
            9 => self.odd_name(chance),
            10 => self.many(chance),
            11 => self.without_permission(chance, number),
            12 => self.thing(&self.group.join(stranger(chance)), None, chance),
            _ => self.a_strangers(chance),
        }
    }

    /// A stream that nobody of the group has, with something in it.
    fn a_strangers(&self, chance: &mut Chance) -> io::Result<Plant> {
        let dir = self.group.join(stranger(chance));
        is_here(&dir)?;
        fs::create_dir(&dir)?;
        let mark = mark(&dir)?;
        let file = match chance.below(3) {
            0 => {
                fs::create_dir(dir.join("blobs"))?;
                let own = &self.streams[chance.below(self.streams.len())];
                // Of the name of one that somebody looks for.
                let wanted = a_file_of(&own.join("blobs"), chance)?;
                dir.join("blobs").join(wanted.file_name().unwrap_or_default())
            }
            _ => dir.join(format!("{:010}.parcels", 1 + chance.below(2))),
        };
        let inner = self.thing(&file, None, chance)?;
        let undo = Undo::Removed { mark, before: None };
        Ok(Plant { what: format!("a stranger's: {}", inner.what), hits: None, path: dir, undo })
    }

    /// Plants something at a path, in the place of what is there.
    fn thing(&self, path: &Path, hits: Option<Hit>, chance: &mut Chance) -> io::Result<Plant> {
        is_here(path)?;
        let before = match fs::symlink_metadata(path) {
            Ok(_) => {
                let aside = self.aside.join(format!("{:016x}", chance.next()));
                fs::rename(path, &aside)?;
                Some(aside)
            }
            Err(e) if e.kind() == io::ErrorKind::NotFound => None,
            Err(e) => return Err(e),
        };
        match self.put(chance, path, before.as_deref()) {
            Ok(what) => {
                let place = path.strip_prefix(&self.root).unwrap_or(path).display();
                let undo = Undo::Removed { mark: mark(path)?, before };
                Ok(Plant { what: format!("{what} at {place}"), hits, path: path.to_owned(), undo })
            }
            Err(e) => {
                if let Some(before) = before {
                    fs::rename(before, path)?;
                }
                Err(e)
            }
        }
    }

    fn put(&self, chance: &mut Chance, path: &Path, before: Option<&Path>) -> io::Result<String> {
        let (file, dir) = (self.home.join("muster.db"), self.home.join("photos"));
        let special = |kind| Ok(mknodat(CWD, path, kind, Mode::from_raw_mode(0o600), 0)?);
        match chance.below(18) {
            0 => symlink(&file, path).map(|()| "a link to a file".to_owned()),
            1 => symlink(&dir, path).map(|()| "a link to a folder".to_owned()),
            2 => symlink(path, path).map(|()| "a link to itself".to_owned()),
            3 => {
                let to = ["../../../..", "/", "/dev/zero", "/proc/self/fd/0", "nowhere"][chance.below(5)];
                symlink(to, path).map(|()| format!("a link to {to}"))
            }
            // The very thing, moved away, so that it would fit.
            4 => symlink(before.unwrap_or(&file), path).map(|()| "a link to what was there".to_owned()),
            5 => {
                let other = &self.streams[chance.below(self.streams.len())];
                let to = if chance.below(2) == 0 { other.clone() } else { a_file_of(other, chance)? };
                symlink(to, path).map(|()| "a link to another stream".to_owned())
            }
            6 => fs::hard_link(&file, path).map(|()| "another name of a file".to_owned()),
            7 => special(FileType::Fifo).map(|()| "a pipe".to_owned()),
            8 => special(FileType::Socket).map(|()| "a socket".to_owned()),
            9 => fs::create_dir(path).map(|()| "a folder".to_owned()),
            10 => fs::create_dir_all(path.join("x/y/z")).map(|()| "a deep folder".to_owned()),
            11 => fs::write(path, "").map(|()| "an empty file".to_owned()),
            12 => {
                let length = [1 << 20, 16 << 20, 4 << 30, 1 << 40][chance.below(4)];
                File::create_new(path)?.set_len(length).map(|()| format!("{length} zeros"))
            }
            13 => long_frame(path, chance),
            _ => self.changed(chance, path, before),
        }
    }

    /// A file of parcels, or of a blob, that was changed.
    fn changed(&self, chance: &mut Chance, path: &Path, before: Option<&Path>) -> io::Result<String> {
        let other = a_file_of(&self.streams[chance.below(self.streams.len())], chance);
        let other = other.and_then(fs::read).unwrap_or_default();
        let bytes = before.filter(|path| is_short(path)).map_or_else(|| Ok(other.clone()), fs::read)?;
        let (bytes, how) = mutant(&bytes, &other, chance);
        fs::write(path, bytes)?;
        Ok(how.to_owned())
    }

    /// A folder of the group, and what that is in the way of if it can't be used.
    fn a_folder(&self, chance: &mut Chance) -> PathBuf {
        let stream = &self.streams[chance.below(self.streams.len())];
        [self.root.clone(), self.group.clone(), stream.clone(), stream.join("blobs")][chance.below(4)].clone()
    }

    fn odd_name(&self, chance: &mut Chance) -> io::Result<Plant> {
        let name: Vec<u8> = match chance.below(4) {
            0 => b"\xff\xfe.parcels".to_vec(),
            1 => vec![b'x'; LONGEST_NAME],
            2 => b"\n\x1b[31m\x07".to_vec(),
            _ => format!("{:010}.parcels.tmp", chance.below(3)).into_bytes(),
        };
        let path = self.a_folder(chance).join(OsStr::from_bytes(&name));
        let mut plant = self.thing(&path, None, chance)?;
        plant.what = format!("an odd name, {}", plant.what);
        Ok(plant)
    }

    fn many(&self, chance: &mut Chance) -> io::Result<Plant> {
        let dir = self.a_folder(chance);
        is_here(&dir.join("x"))?;
        let streams = chance.below(2) == 0;
        let mut made = Vec::new();
        for _ in 0..MANY {
            let path = dir.join(if streams { stranger(chance) } else { format!("{:016x}", chance.next()) });
            match chance.below(3) {
                0 => fs::write(&path, "x")?,
                1 => fs::create_dir(&path)?,
                _ => fs::create_dir_all(path.join("blobs"))?,
            }
            made.push(path);
        }
        let what = format!("{MANY} in {}", dir.strip_prefix(&self.root).unwrap_or(&dir).display());
        Ok(Plant { what, hits: None, path: dir, undo: Undo::Many(made) })
    }

    fn without_permission(&self, chance: &mut Chance, number: usize) -> io::Result<Plant> {
        let stream = &self.streams[number];
        let (path, hits) = match chance.below(5) {
            0 => (self.group.clone(), Some(Hit::All)),
            1 => (stream.join("blobs"), Some(Hit::Blobs(number))),
            2 => (a_file_of(stream, chance)?, Some(Hit::Stream(number))),
            3 => {
                let dir = self.group.join(stranger(chance));
                is_here(&dir)?;
                fs::create_dir(&dir)?;
                (dir, None)
            }
            _ => (stream.clone(), Some(Hit::Stream(number))),
        };
        is_here(&path)?;
        let about = fs::symlink_metadata(&path)?;
        if about.is_symlink() {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        // None at all, or to read or to pass through alone.
        let mode = [0o000, 0o400, 0o100, 0o200][chance.below(4)];
        fs::set_permissions(&path, Permissions::from_mode(mode))?;
        let what = format!("mode {mode:o} of {}", path.strip_prefix(&self.root).unwrap_or(&path).display());
        Ok(Plant { what, hits, path, undo: Undo::Mode(about.mode()) })
    }
}

impl Plant {
    /// Takes it away, if it is still there; what made way for it comes back, or is lost.
    pub(crate) fn take_away(self, chance: &mut Chance) -> io::Result<()> {
        let gone = |e: io::Error| match e.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Ok(()),
            _ => Err(e),
        };
        match self.undo {
            Undo::Mode(mode) => fs::set_permissions(&self.path, Permissions::from_mode(mode)).or_else(gone),
            Undo::Many(paths) => paths.iter().try_for_each(|path| remove(path).or_else(gone)),
            Undo::Removed { mark: planted, before } => {
                match mark(&self.path) {
                    Ok(there) if there == planted => remove(&self.path)?,
                    Ok(_) => return Ok(()),
                    Err(e) => gone(e)?,
                }
                match before.filter(|_| chance.below(3) > 0) {
                    Some(before) => fs::rename(before, &self.path).or_else(gone),
                    None => Ok(()),
                }
            }
        }
    }
}

/// A number that a file of parcels may have.
fn a_number(chance: &mut Chance) -> u64 {
    let near = u64::try_from(chance.below(12)).unwrap_or(0);
    [0, near, near, 9_999_999_999][chance.below(4)]
}

/// The name of a stream that no machine of the group has.
fn stranger(chance: &mut Chance) -> String {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&chance.next().to_be_bytes());
    bytes[8..].copy_from_slice(&chance.next().to_be_bytes());
    // Some come before all others.
    if chance.below(2) == 0 {
        bytes[..4].fill(0);
    }
    uuid::Builder::from_random_bytes(bytes).into_uuid().to_string()
}

/// A file of a folder, by chance.
fn a_file_of(dir: &Path, chance: &mut Chance) -> io::Result<PathBuf> {
    let names: BTreeSet<PathBuf> =
        fs::read_dir(dir)?.map(|e| e.map(|e| e.path())).collect::<io::Result<_>>()?;
    let names: Vec<_> = names.into_iter().filter(|path| is_short(path)).collect();
    names.get(chance.below(names.len())).cloned().ok_or_else(|| io::ErrorKind::NotFound.into())
}

/// Fails if a path leads through a link that was planted: what is put there would lie elsewhere.
pub(crate) fn is_here(path: &Path) -> io::Result<()> {
    let dir = path.parent().ok_or(io::ErrorKind::NotFound)?;
    if dir.canonicalize()? == dir { Ok(()) } else { Err(io::ErrorKind::NotADirectory.into()) }
}

fn is_short(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| about.is_file() && about.len() <= LONGEST)
}

/// A frame whose parcel is as long as it says, and never was written.
fn long_frame(path: &Path, chance: &mut Chance) -> io::Result<String> {
    let size: u32 = [1 << 10, 1 << 20, 16 << 20, u32::MAX][chance.below(4)];
    let number = 1 + u64::try_from(chance.below(3)).unwrap_or(0);
    fs::write(path, [number.to_be_bytes().as_slice(), &size.to_be_bytes()].concat())?;
    File::options().write(true).open(path)?.set_len(12 + u64::from(size))?;
    Ok(format!("a parcel of {size} zeros"))
}

fn mark(path: &Path) -> io::Result<(u64, u64)> {
    let about = fs::symlink_metadata(path)?;
    Ok((about.dev(), about.ino()))
}

/// Removes a file, a link or a folder with what is in it.
fn remove(path: &Path) -> io::Result<()> {
    if fs::symlink_metadata(path)?.is_dir() {
        fs::set_permissions(path, Permissions::from_mode(0o700))?;
        return fs::remove_dir_all(path);
    }
    fs::remove_file(path)
}
