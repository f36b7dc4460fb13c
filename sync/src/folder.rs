//! A hub in a folder synchronised by any file sync: Syncthing, Nextcloud, a USB stick.
//!
//! ```text
//! FOLDER/muster/<group>/<stream>/<number of its first parcel>.parcels
//! FOLDER/muster/<group>/<stream>/blobs/<id>.blob
//! ```
//!
//! Each machine writes only its own stream's files, so that the file sync never has conflicting versions. A
//! file contains consecutive parcels, each with its number and length (8 and 4 bytes, big-endian). Files with
//! other names, such as conflict copies, are ignored. A torn, late, missing, changed or planted file delays only its own
//! stream; the machine that wrote it looks in each exchange whether it is as it was, knows its contents and rewrites it.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufReader, Read as _};
use std::path::{Path, PathBuf};

use uuid::Uuid;

use crate::blob::{self, BlobId};
use crate::error::Result;
use crate::ground::{File, Ground, Place};
use crate::hub::Hub;
use crate::parcel::LARGEST;
use crate::secret::random;

/// The size from which a file is no longer appended to: file syncs copy changed files as a whole.
const FULL: u64 = 256 << 10;
/// The maximum number of bytes of parcels read at once.
const AT_ONCE: usize = 8 << 20;
/// The maximum number of streams read; a club has two hundred members.
const MOST_STREAMS: usize = 10_000;
const HEAD: usize = 12;
const DIGITS: usize = 10;
const ALL: &str = "muster";
const BLOBS: &str = "blobs";
/// The length of the longest file: one parcel over what is full. A longer one isn't ours.
const LONGEST: u64 = FULL + (HEAD + LARGEST) as u64;

/// A group's hub in a folder.
#[derive(Debug)]
pub struct Folder {
    /// The synchronised folder.
    root: PathBuf,
    group: String,
    /// The streams in which what interrupted writes left has been removed.
    swept: BTreeSet<Uuid>,
}

impl Folder {
    /// Opens a group's hub in a folder.
    ///
    /// # Errors
    /// [`SyncError::Away`](crate::SyncError::Away) if the folder doesn't exist. It is never created, since it could be the mount point
    /// of an unplugged drive.
    pub fn open(root: &Path, group: Uuid) -> Result<Self> {
        Ground::open(root)?;
        Ok(Self { root: root.to_owned(), group: group.to_string(), swept: BTreeSet::new() })
    }

    /// Returns whether the folder contains anything of the group.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        let ground = Ground::open(&self.root);
        ground.is_ok_and(|ground| matches!(ground.folder(&[ALL, &self.group]), Ok(Some(_))))
    }

    /// Opens a stream's folder, or the one of its blobs; `None` if it isn't there. One that may not be opened counts as
    /// missing, since others would have to wait for it.
    fn place(&self, stream: Uuid, blobs: bool) -> Result<Option<Place>> {
        let Some(group) = Ground::open(&self.root)?.folder(&[ALL, &self.group])? else { return Ok(None) };
        let stream = group.folder(&stream.to_string()).ok().flatten();
        Ok(if blobs { stream.and_then(|stream| stream.folder(BLOBS).ok().flatten()) } else { stream })
    }

    /// Opens a folder of this machine's stream to write to.
    fn own_place(&mut self, stream: Uuid, blobs: bool) -> Result<Place> {
        let name = stream.to_string();
        let parts = [ALL, &self.group, &name, BLOBS];
        let place = Ground::open(&self.root)?.make(&parts[..parts.len() - usize::from(!blobs)])?;
        if self.swept.insert(stream) {
            place.sweep()?;
        }
        Ok(place)
    }

    /// Returns a stream's files by the number of their first parcel.
    fn files(place: &Place) -> Result<Vec<(u64, String)>> {
        let mut files = Vec::new();
        for name in place.names()? {
            let first = name.strip_suffix(".parcels");
            let first =
                first.filter(|first| first.len() == DIGITS).and_then(|first| first.parse::<u64>().ok());
            files.extend(first.map(|first| (first, name)));
        }
        files.sort();
        Ok(files)
    }

    /// Iterates over a stream's parcels, starting with the file that should contain `wanted`, until one is
    /// missing or can't be read. `each` gets a parcel's number and reads or skips it; it returns whether to continue.
    /// Returns the number of the last parcel handled, and whether something else than the next stands behind it.
    fn walk(
        &self,
        stream: Uuid,
        wanted: u64,
        mut each: impl FnMut(u64, Frame<'_>) -> Option<bool>,
    ) -> Result<(u64, bool)> {
        let Some(place) = self.place(stream, false)? else { return Ok((0, false)) };
        // A folder whose names can't be read has none.
        let files = Self::files(&place).unwrap_or_default();
        let begin = files.partition_point(|(first, _)| *first <= wanted).saturating_sub(1);
        // Everything before this file was there when it was started.
        let mut last =
            files.get(begin).map_or(0, |(first, _)| first.saturating_sub(1).min(wanted.saturating_sub(1)));
        let mut torn = None;
        for (first, name) in &files[begin..] {
            if *first > last + 1 {
                break;
            }
            let Some(mut reader) = Reader::open(&place, name) else { break };
            while let Some((number, size)) = reader.head() {
                // Skip duplicates; stop at a gap.
                if number > last + 1 {
                    return Ok((last, true));
                }
                let frame = Frame { reader: &mut reader, size };
                if number <= last {
                    if frame.skip().is_none() {
                        break;
                    }
                    continue;
                }
                if each(number, frame) != Some(true) {
                    return Ok((last, false));
                }
                last = number;
            }
            torn = reader.torn.then_some(last).or(torn);
        }
        // What can't be read behind the last parcel was changed on the way, unless the next file goes on.
        Ok((last, torn == Some(last)))
    }

    /// Takes away what stands behind a parcel, in all files.
    fn cut(&mut self, stream: Uuid, last: u64) -> Result<()> {
        let place = self.own_place(stream, false)?;
        for (first, name) in Self::files(&place)?.iter().rev() {
            let Some(mut reader) = Reader::open(&place, name).filter(|_| *first <= last) else {
                place.remove(name);
                continue;
            };
            let (length, mut kept) = (reader.left, Vec::new());
            while let Some((number, size)) = reader.head().filter(|(number, _)| *number <= last) {
                let Some(sealed) = (Frame { reader: &mut reader, size }).read() else { break };
                kept.extend(frame(number, &sealed));
            }
            if kept.is_empty() {
                place.remove(name);
            } else if kept.len() as u64 != length {
                place.put(name, &kept)?;
            }
        }
        Ok(())
    }
}

/// Returns a parcel as it stands in a file.
fn frame(number: u64, sealed: &[u8]) -> Vec<u8> {
    let size = u32::try_from(sealed.len()).unwrap_or(u32::MAX);
    [number.to_be_bytes().as_slice(), &size.to_be_bytes(), sealed].concat()
}

/// A file of parcels being read.
struct Reader {
    file: BufReader<File>,
    left: u64,
    /// Whether its last bytes are no parcel.
    torn: bool,
}

/// A parcel in a file that hasn't been read yet.
struct Frame<'a> {
    reader: &'a mut Reader,
    size: usize,
}

impl Reader {
    /// Opens a file; `None` if it counts as missing, or is longer than any of ours.
    fn open(place: &Place, name: &str) -> Option<Self> {
        let (file, left) = place.read(name)?;
        (left <= LONGEST).then(|| Self { file: BufReader::new(file), left, torn: false })
    }

    /// Returns the number and length of the next parcel; `None` at the end, if it is torn, or if the file has become
    /// shorter since it was opened.
    fn head(&mut self) -> Option<(u64, usize)> {
        let mut head = [0; HEAD];
        self.torn = self.left > 0;
        if self.left < HEAD as u64 {
            return None;
        }
        self.file.read_exact(&mut head).ok()?;
        self.left -= HEAD as u64;
        let (mut number, mut size) = ([0; 8], [0; 4]);
        number.copy_from_slice(&head[..8]);
        size.copy_from_slice(&head[8..]);
        let (number, size) = (u64::from_be_bytes(number), u32::from_be_bytes(size));
        // Parcels are numbered from 1.
        let fits = number > 0
            && u64::from(size) <= self.left
            && usize::try_from(size).is_ok_and(|size| size <= LARGEST);
        self.torn = !fits;
        fits.then_some((number, usize::try_from(size).unwrap_or(0)))
    }
}

impl Frame<'_> {
    /// Returns the parcel; `None` if it can't be read any more.
    fn read(self) -> Option<Vec<u8>> {
        let mut sealed = vec![0; self.size];
        self.reader.file.read_exact(&mut sealed).ok()?;
        self.reader.left -= self.size as u64;
        Some(sealed)
    }

    fn skip(self) -> Option<()> {
        self.reader.file.seek_relative(i64::try_from(self.size).unwrap_or(i64::MAX)).ok()?;
        self.reader.left -= self.size as u64;
        Some(())
    }
}

impl Hub for Folder {
    fn streams(&mut self) -> Result<Vec<Uuid>> {
        let Some(place) = Ground::open(&self.root)?.folder(&[ALL, &self.group])? else {
            return Ok(Vec::new());
        };
        let names = place.names()?;
        let id = |name: &String| Uuid::try_parse(name).ok().filter(|id| id.to_string() == *name);
        let mut streams: Vec<_> = names.iter().filter_map(id).collect();
        streams.sort();
        // Of more than that others than last time, so that nobody who plants many is in somebody's way for good.
        if streams.len() > MOST_STREAMS {
            let from = usize::from_be_bytes(random()?) % streams.len();
            streams.rotate_left(from);
            streams.truncate(MOST_STREAMS);
        }
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
            Some(bytes < AT_ONCE)
        })?;
        Ok(parcels)
    }

    fn last(&mut self, stream: Uuid) -> Result<u64> {
        Ok(self.walk(stream, 1, |_, frame| frame.skip().map(|()| true))?.0)
    }

    fn mend(&mut self, stream: Uuid, _last: u64, whole: &mut dyn FnMut(u64, &[u8]) -> bool) -> Result<u64> {
        let mut changed = false;
        let (last, misplaced) = self.walk(stream, 1, |number, frame| {
            let is_whole = frame.read().is_some_and(|sealed| whole(number, &sealed));
            changed = !is_whole;
            Some(is_whole)
        })?;
        if changed || misplaced {
            self.cut(stream, last)?;
        }
        Ok(last)
    }

    fn append(&mut self, stream: Uuid, number: u64, sealed: &[u8]) -> Result<()> {
        let place = self.own_place(stream, false)?;
        let frame = frame(number, sealed);
        match Self::file_that_ends_before(&place, number)? {
            Some(name) => place.append(&name, &frame),
            None => place.put(&format!("{number:0DIGITS$}.parcels"), &frame),
        }
    }

    fn blobs(&mut self, wanted: &[BlobId]) -> Result<BTreeMap<BlobId, u64>> {
        let mut longest = BTreeMap::new();
        // One folder is open at a time: a process may have few, and a group as many as somebody plants.
        for stream in self.streams()? {
            let Some(place) = self.place(stream, true)? else { continue };
            for id in wanted {
                let Some((_, length)) = place.read(&blob_file(*id)) else { continue };
                let most = longest.entry(*id).or_default();
                *most = length.max(*most);
            }
        }
        Ok(longest)
    }

    fn blob(&mut self, id: BlobId, open: &mut dyn FnMut(&[u8]) -> bool) -> Result<bool> {
        for stream in self.streams()? {
            let Some(place) = self.place(stream, true)? else { continue };
            let Some((file, length)) = place.read(&blob_file(id)) else { continue };
            let mut sealed = Vec::new();
            // A file that can't be read while being synchronised counts as missing. It may have grown since it was opened.
            let fits = usize::try_from(length).is_ok_and(|length| length <= blob::LARGEST);
            if fits && file.take(length).read_to_end(&mut sealed).is_ok() && open(&sealed) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn put_blob(&mut self, stream: Uuid, id: BlobId, sealed: &[u8], _epoch: u32) -> Result<bool> {
        self.own_place(stream, true)?.put(&blob_file(id), sealed)?;
        Ok(true)
    }
}

fn blob_file(id: BlobId) -> String {
    format!("{id}.blob")
}

impl Folder {
    /// Returns the file to which the parcel with this number can be appended: the last one, if it is intact and
    /// not full.
    fn file_that_ends_before(place: &Place, number: u64) -> Result<Option<String>> {
        let Some((_, name)) = Self::files(place)?.pop() else { return Ok(None) };
        let Some(mut reader) = Reader::open(place, &name) else { return Ok(None) };
        let length = reader.left;
        if length >= FULL {
            return Ok(None);
        }
        let (mut last, mut whole) = (0, 0);
        while let Some((found, size)) = reader.head() {
            if (Frame { reader: &mut reader, size }).skip().is_none() {
                break;
            }
            (last, whole) = (found, length - reader.left);
        }
        // Whatever number somebody wrote there.
        Ok((whole == length && last.checked_add(1) == Some(number)).then_some(name))
    }
}
