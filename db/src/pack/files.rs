//! A pack's files: built into the program, in a folder, or in a zip.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{Cursor, Read};
use std::path::Path;

use include_dir::Dir;

use super::place::{Fault, Place, Problem};

/// The maximum size of a file, in MiB: forty times the largest known table.
const LARGEST: u64 = 16;
/// The maximum total size of a pack's files, in MiB. Loading keeps several copies: the files as on disk, the
/// rows, and the resulting catalogue.
const MOST_BYTES: u64 = 32;
/// The maximum number of files in a pack: three times as many as one can use.
const MOST_FILES: usize = 128;

/// A pack's files by name, not yet parsed.
#[derive(Clone, Debug)]
pub struct PackFiles {
    /// The name used in messages: the folder's.
    pub name: String,
    /// Contents by file name.
    pub files: BTreeMap<String, Vec<u8>>,
}

impl PackFiles {
    /// Returns the files of a built-in pack.
    #[must_use]
    pub fn built_in(dir: &Dir<'_>) -> Self {
        let name = dir.path().to_string_lossy().into_owned();
        let named = |f: &include_dir::File<'_>| {
            let name = f.path().file_name().map(|n| n.to_string_lossy().into_owned());
            (name.unwrap_or_default(), f.contents().to_vec())
        };
        Self { name, files: dir.files().map(named).collect() }
    }

    /// Reads the files of a zip; `name` is used in messages.
    ///
    /// # Errors
    /// A problem that names the file that can't be read.
    pub fn unzip(name: &str, bytes: &[u8]) -> Result<Self, Problem> {
        let problem = |(file, fault)| Problem {
            place: Place { pack: name.to_owned(), file, ..Place::default() },
            fault,
        };
        Ok(Self { files: read_zip(bytes).map_err(problem)?, name: name.to_owned() })
    }

    /// Reads a folder, or a zip of one.
    ///
    /// # Errors
    /// A problem that names the file that can't be read.
    pub fn read(path: &Path) -> Result<Self, Problem> {
        let name = path.file_name().map_or_else(|| path.to_string_lossy(), |n| n.to_string_lossy());
        let name = name.into_owned();
        let problem =
            |(file, fault)| Problem { place: Place { pack: name.clone(), file, ..Place::default() }, fault };
        let whole = |e: std::io::Error| problem((String::new(), unreadable(&e)));
        let about = fs::metadata(path).map_err(whole)?;
        let files = if about.is_dir() {
            read_folder(path).map_err(problem)?
        } else if about.is_file() {
            let mut budget = Budget::default();
            let bytes = File::open(path)
                .map_err(whole)
                .and_then(|file| budget.read(file).map_err(|fault| problem((String::new(), fault))))?;
            read_zip(&bytes).map_err(problem)?
        } else {
            return Err(problem((String::new(), Fault::NotAFile)));
        };
        Ok(Self { files, name })
    }

    /// Returns a hash of names and contents, for detecting changes.
    #[must_use]
    pub fn hash(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        for (name, bytes) in &self.files {
            hasher.update(&(name.len() as u64).to_le_bytes());
            hasher.update(name.as_bytes());
            hasher.update(&(bytes.len() as u64).to_le_bytes());
            hasher.update(bytes);
        }
        hasher.finalize().to_hex().to_string()
    }
}

/// An unreadable file and why.
type Unread = (String, Fault);

fn unreadable(error: &dyn std::fmt::Display) -> Fault {
    Fault::Unreadable { reason: error.to_string() }
}

/// Counts the files and bytes read from a pack.
#[derive(Default)]
struct Budget {
    files: usize,
    bytes: u64,
}

impl Budget {
    /// Reads a file, counting actual bytes: a zip's declared size may be wrong.
    fn read(&mut self, file: impl Read) -> Result<Vec<u8>, Fault> {
        self.files += 1;
        if self.files > MOST_FILES {
            return Err(Fault::BeyondLimits { measure: "files", limit: MOST_FILES as u64 });
        }
        let mut contents = Vec::new();
        let left = (MOST_BYTES << 20).saturating_sub(self.bytes);
        let limit = left.min(LARGEST << 20);
        let size = file.take(limit + 1).read_to_end(&mut contents).map_err(|e| unreadable(&e))? as u64;
        self.bytes += size;
        if size > LARGEST << 20 {
            return Err(Fault::BeyondLimits { measure: "file", limit: LARGEST });
        }
        if size > left {
            return Err(Fault::BeyondLimits { measure: "bytes", limit: MOST_BYTES });
        }
        Ok(contents)
    }
}

/// Returns whether a file is ignored: editors and sync clients create such files and may remove them at any
/// moment.
fn is_hidden(name: &str) -> bool {
    name.starts_with('.')
}

/// Returns whether a file can be a pack's. Others are told of and not opened: a folder that isn't a pack may hold
/// anything, and a file of the system may wait for ever.
fn is_readable(name: &str) -> bool {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    ["toml", "csv", "txt", "md"].iter().any(|known| ending.eq_ignore_ascii_case(known))
}

fn read_folder(path: &Path) -> Result<BTreeMap<String, Vec<u8>>, Unread> {
    let mut files = BTreeMap::new();
    let mut budget = Budget::default();
    for entry in fs::read_dir(path).map_err(|e| (String::new(), unreadable(&e)))? {
        let entry = entry.map_err(|e| (String::new(), unreadable(&e)))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if is_hidden(&name) {
            continue;
        }
        let of = |fault| (name.clone(), fault);
        let about = fs::metadata(entry.path()).map_err(|e| of(unreadable(&e)))?;
        if about.is_file() && !is_readable(&name) {
            budget.read(std::io::empty()).map_err(of)?;
            files.insert(name, Vec::new());
        } else if about.is_file() {
            let file = File::open(entry.path()).map_err(|e| of(unreadable(&e)))?;
            let bytes = budget.read(file).map_err(of)?;
            files.insert(name, bytes);
        } else if !about.is_dir() {
            return Err(of(Fault::NotAFile));
        }
    }
    Ok(files)
}

/// Reads the files of a zip, either at its top level or in a single folder.
fn read_zip(bytes: &[u8]) -> Result<BTreeMap<String, Vec<u8>>, Unread> {
    let at_all = |e: zip::result::ZipError| (String::new(), unreadable(&e));
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(at_all)?;
    let mut files = BTreeMap::new();
    let mut budget = Budget::default();
    for index in 0..archive.len() {
        let file = archive.by_index(index).map_err(at_all)?;
        let name = file.name().rsplit('/').next().unwrap_or_default().to_owned();
        if file.is_file() && !is_hidden(&name) {
            let contents = budget.read(file).map_err(|fault| (name.clone(), fault))?;
            files.insert(name, contents);
        }
    }
    Ok(files)
}
