//! A hub in a folder synchronised by any file sync: Syncthing, Nextcloud, a USB stick.
//!
//! ```text
//! FOLDER/muster/<group>/<stream>/<number of its first parcel>.parcels
//! FOLDER/muster/<group>/<stream>/blobs/<id>.blob
//! ```
//!
//! Each machine writes only its own stream's files, so that the file sync never has conflicting versions. A
//! file contains consecutive parcels, each with its number and length (8 and 4 bytes, big-endian). Files with
//! other names, such as conflict copies, are ignored. A torn, late or missing file delays only its own stream;
//! the machine that wrote it knows its contents and rewrites it.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};

use uuid::Uuid;

use crate::blob::{self, BlobId};
use crate::error::{Result, SyncError};
use crate::hub::Hub;
use crate::parcel::LARGEST;

/// The size from which a file is no longer appended to: file syncs copy changed files as a whole.
const FULL: u64 = 256 << 10;
/// The maximum number of bytes of parcels read at once.
const AT_ONCE: usize = 8 << 20;
/// The maximum number of streams read; a club has two hundred members.
const MOST_STREAMS: usize = 10_000;
const HEAD: usize = 12;
const DIGITS: usize = 10;
const BLOBS: &str = "blobs";

/// A group's hub in a folder.
#[derive(Debug)]
pub struct Folder {
    /// The synchronised folder.
    root: PathBuf,
    dir: PathBuf,
}

impl Folder {
    /// Opens a group's hub in a folder.
    ///
    /// # Errors
    /// [`SyncError::Away`] if the folder doesn't exist. It is never created, since it could be the mount point
    /// of an unplugged drive.
    pub fn open(root: &Path, group: Uuid) -> Result<Self> {
        if !root.is_dir() {
            return Err(SyncError::Away(root.to_owned()));
        }
        Ok(Self { root: root.to_owned(), dir: root.join("muster").join(group.to_string()) })
    }

    /// Returns whether the folder contains anything of the group.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        self.dir.is_dir()
    }

    fn stream(&self, stream: Uuid) -> PathBuf {
        self.dir.join(stream.to_string())
    }

    /// Returns a stream's files by the number of their first parcel.
    fn files(&self, stream: Uuid) -> Result<Vec<(u64, PathBuf)>> {
        let dir = self.stream(stream);
        let mut files = Vec::new();
        for entry in self.entries(&dir)? {
            let name = entry.file_name();
            let first = name.to_str().and_then(|name| name.strip_suffix(".parcels"));
            let first =
                first.filter(|first| first.len() == DIGITS).and_then(|first| first.parse::<u64>().ok());
            files.extend(first.map(|first| (first, entry.path())));
        }
        files.sort();
        Ok(files)
    }

    fn entries(&self, dir: &Path) -> Result<Vec<fs::DirEntry>> {
        match fs::read_dir(dir) {
            Ok(entries) => entries.collect::<Result<_, _>>().map_err(SyncError::io(dir)),
            Err(e) if e.kind() == ErrorKind::NotFound && self.root.is_dir() => Ok(Vec::new()),
            Err(e) if e.kind() == ErrorKind::NotFound => Err(SyncError::Away(self.root.clone())),
            Err(e) => Err(SyncError::io(dir)(e)),
        }
    }

    /// Iterates over a stream's parcels, starting with the file that should contain `wanted`, until one is
    /// missing. `each` gets a parcel's number and reads or skips it; it returns whether to continue. Returns
    /// the number of the last parcel handled.
    fn walk(
        &self,
        stream: Uuid,
        wanted: u64,
        mut each: impl FnMut(u64, Frame<'_>) -> std::io::Result<bool>,
    ) -> Result<u64> {
        let files = self.files(stream)?;
        let begin = files.partition_point(|(first, _)| *first <= wanted).saturating_sub(1);
        // Everything before this file was there when it was started.
        let mut last =
            files.get(begin).map_or(0, |(first, _)| first.saturating_sub(1).min(wanted.saturating_sub(1)));
        for (first, path) in &files[begin..] {
            if *first > last + 1 {
                break;
            }
            let Some(mut reader) = Reader::open(path) else { break };
            while let Some((number, size)) = reader.head().map_err(SyncError::io(path))? {
                // Skip duplicates; stop at a gap.
                if number > last + 1 {
                    return Ok(last);
                }
                let frame = Frame { reader: &mut reader, size };
                if number <= last {
                    frame.skip().map_err(SyncError::io(path))?;
                    continue;
                }
                if !each(number, frame).map_err(SyncError::io(path))? {
                    return Ok(last);
                }
                last = number;
            }
        }
        Ok(last)
    }
}

/// A file of parcels being read.
struct Reader {
    file: BufReader<File>,
    left: u64,
}

/// A parcel in a file that hasn't been read yet.
struct Frame<'a> {
    reader: &'a mut Reader,
    size: usize,
}

impl Reader {
    /// Opens a file. `None` if it can't be opened while being synchronised, which counts as missing, or if it
    /// isn't a regular file: reading a pipe would block.
    fn open(path: &Path) -> Option<Self> {
        if !fs::metadata(path).ok()?.is_file() {
            return None;
        }
        let file = File::open(path).ok()?;
        let left = file.metadata().ok()?.len();
        Some(Self { file: BufReader::new(file), left })
    }

    /// Returns the number and length of the next parcel; `None` at the end, or if it is torn.
    fn head(&mut self) -> std::io::Result<Option<(u64, usize)>> {
        let mut head = [0; HEAD];
        if self.left < HEAD as u64 {
            return Ok(None);
        }
        self.file.read_exact(&mut head)?;
        self.left -= HEAD as u64;
        let (mut number, mut size) = ([0; 8], [0; 4]);
        number.copy_from_slice(&head[..8]);
        size.copy_from_slice(&head[8..]);
        let (number, size) = (u64::from_be_bytes(number), u32::from_be_bytes(size));
        let fits = u64::from(size) <= self.left && usize::try_from(size).is_ok_and(|size| size <= LARGEST);
        Ok(fits.then_some((number, usize::try_from(size).unwrap_or(0))))
    }
}

impl Frame<'_> {
    fn read(self) -> std::io::Result<Vec<u8>> {
        let mut sealed = vec![0; self.size];
        self.reader.file.read_exact(&mut sealed)?;
        self.reader.left -= self.size as u64;
        Ok(sealed)
    }

    fn skip(self) -> std::io::Result<()> {
        self.reader.file.seek_relative(i64::try_from(self.size).unwrap_or(i64::MAX))?;
        self.reader.left -= self.size as u64;
        Ok(())
    }
}

impl Hub for Folder {
    fn streams(&mut self) -> Result<Vec<Uuid>> {
        let names = self.entries(&self.dir)?;
        let id = |entry: &fs::DirEntry| {
            let name = entry.file_name().into_string().ok()?;
            Uuid::try_parse(&name).ok().filter(|id| id.to_string() == name)
        };
        let mut streams: Vec<_> = names.iter().filter_map(id).take(MOST_STREAMS).collect();
        streams.sort();
        Ok(streams)
    }

    fn parcels(&mut self, stream: Uuid, after: u64) -> Result<Vec<(u64, Vec<u8>)>> {
        let (mut parcels, mut bytes) = (Vec::new(), 0);
        self.walk(stream, after + 1, |number, frame| {
            if number <= after {
                return frame.skip().map(|()| true);
            }
            let sealed = frame.read()?;
            bytes += sealed.len();
            parcels.push((number, sealed));
            Ok(bytes < AT_ONCE)
        })?;
        Ok(parcels)
    }

    fn last(&mut self, stream: Uuid) -> Result<u64> {
        self.walk(stream, 1, |_, frame| frame.skip().map(|()| true))
    }

    fn append(&mut self, stream: Uuid, number: u64, sealed: &[u8]) -> Result<()> {
        let dir = self.stream(stream);
        if !self.root.is_dir() {
            return Err(SyncError::Away(self.root.clone()));
        }
        fs::create_dir_all(&dir).map_err(SyncError::io(&dir))?;
        let size = u32::try_from(sealed.len()).unwrap_or(u32::MAX);
        let frame = [number.to_be_bytes().as_slice(), &size.to_be_bytes(), sealed].concat();
        if let Some(path) = self.file_that_ends_before(stream, number)? {
            let add = || {
                let mut file = OpenOptions::new().append(true).open(&path)?;
                file.write_all(&frame)?;
                file.sync_all()
            };
            return add().map_err(SyncError::io(&path));
        }
        let path = dir.join(format!("{number:0DIGITS$}.parcels"));
        put_whole(&dir, &format!(".{number:0DIGITS$}.part"), &path, &frame).map_err(SyncError::io(&path))
    }

    fn blobs(&mut self, wanted: &[BlobId]) -> Result<BTreeMap<BlobId, u64>> {
        let streams = self.streams()?;
        let longest = |id: &BlobId| {
            let files = streams.iter().map(|stream| fs::metadata(self.blob_file(*stream, *id)));
            let lengths = files.filter_map(|about| about.ok().filter(fs::Metadata::is_file).map(|a| a.len()));
            lengths.max().map(|length| (*id, length))
        };
        Ok(wanted.iter().filter_map(longest).collect())
    }

    fn blob(&mut self, id: BlobId, open: &mut dyn FnMut(&[u8]) -> bool) -> Result<bool> {
        for stream in self.streams()? {
            let path = self.blob_file(stream, id);
            let about = fs::metadata(&path).ok().filter(fs::Metadata::is_file);
            let Some(length) = about.and_then(|about| usize::try_from(about.len()).ok()) else { continue };
            // A file that can't be read while being synchronised counts as missing.
            if length <= blob::LARGEST && fs::read(&path).is_ok_and(|sealed| open(&sealed)) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn put_blob(&mut self, stream: Uuid, id: BlobId, sealed: &[u8]) -> Result<bool> {
        if !self.root.is_dir() {
            return Err(SyncError::Away(self.root.clone()));
        }
        let path = self.blob_file(stream, id);
        let dir = self.stream(stream).join(BLOBS);
        fs::create_dir_all(&dir).map_err(SyncError::io(&dir))?;
        put_whole(&dir, &format!(".{id}.part"), &path, sealed).map_err(SyncError::io(&path))?;
        Ok(true)
    }
}

/// Writes a file atomically.
fn put_whole(dir: &Path, part: &str, path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let part = dir.join(part);
    let mut file = File::create(&part)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&part, path)?;
    sync_dir(dir)
}

impl Folder {
    fn blob_file(&self, stream: Uuid, id: BlobId) -> PathBuf {
        self.stream(stream).join(BLOBS).join(format!("{id}.blob"))
    }

    /// Returns the file to which the parcel with this number can be appended: the last one, if it is intact and
    /// not full.
    fn file_that_ends_before(&self, stream: Uuid, number: u64) -> Result<Option<PathBuf>> {
        let Some((_, path)) = self.files(stream)?.pop() else { return Ok(None) };
        let Some(mut reader) = Reader::open(&path) else { return Ok(None) };
        let length = reader.left;
        if length >= FULL {
            return Ok(None);
        }
        let (mut last, mut whole) = (0, 0);
        while let Some((found, size)) = reader.head().map_err(SyncError::io(&path))? {
            Frame { reader: &mut reader, size }.skip().map_err(SyncError::io(&path))?;
            (last, whole) = (found, length - reader.left);
        }
        Ok((whole == length && last + 1 == number).then_some(path))
    }
}

#[cfg(unix)]
fn sync_dir(dir: &Path) -> std::io::Result<()> {
    File::open(dir)?.sync_all()
}

#[cfg(not(unix))]
fn sync_dir(_: &Path) -> std::io::Result<()> {
    Ok(())
}
