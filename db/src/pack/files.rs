//! The files of a pack, wherever they lie: in the program, in a folder, in a zip.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Read as _};
use std::path::Path;

use include_dir::Dir;

use super::place::{Fault, Place, Problem};

/// No file of a pack is larger; a larger one is refused before it is read.
const LARGEST: u64 = 64 << 20;

/// A pack's files by name, read but not yet understood.
#[derive(Clone, Debug)]
pub struct PackFiles {
    /// What the pack is called in messages: its folder's name.
    pub name: String,
    /// Contents by file name.
    pub files: BTreeMap<String, Vec<u8>>,
}

impl PackFiles {
    /// The files of a pack that is built into the program.
    #[must_use]
    pub fn built_in(dir: &Dir<'_>) -> Self {
        let name = dir.path().to_string_lossy().into_owned();
        let named = |f: &include_dir::File<'_>| {
            let name = f.path().file_name().map(|n| n.to_string_lossy().into_owned());
            (name.unwrap_or_default(), f.contents().to_vec())
        };
        Self { name, files: dir.files().map(named).collect() }
    }

    /// Reads a folder, or a zip of one.
    ///
    /// # Errors
    /// A problem that names the file which can't be read.
    pub fn read(path: &Path) -> Result<Self, Problem> {
        let name = path.file_name().map_or_else(|| path.to_string_lossy(), |n| n.to_string_lossy());
        let name = name.into_owned();
        let unreadable = |file: &str, reason: &dyn std::fmt::Display| Problem {
            place: Place { pack: name.clone(), file: file.to_owned(), ..Place::default() },
            fault: Fault::Unreadable { reason: reason.to_string() },
        };
        let files = if path.is_dir() {
            read_folder(path).map_err(|(file, reason)| unreadable(&file, &reason))
        } else {
            let bytes = fs::read(path).map_err(|e| unreadable("", &e))?;
            read_zip(&bytes).map_err(|(file, reason)| unreadable(&file, &reason))
        };
        Ok(Self { files: files?, name })
    }

    /// A fingerprint of names and contents, to notice that a pack changed.
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

type Unread = (String, std::io::Error);

fn too_large(size: u64) -> Option<std::io::Error> {
    (size > LARGEST).then(|| std::io::Error::other(format!("{size} bytes are more than {LARGEST}")))
}

fn read_folder(path: &Path) -> Result<BTreeMap<String, Vec<u8>>, Unread> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(path).map_err(|e| (String::new(), e))? {
        let entry = entry.map_err(|e| (String::new(), e))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let of = |e| (name.clone(), e);
        let meta = fs::metadata(entry.path()).map_err(of)?;
        if meta.is_file() && !name.starts_with('.') {
            if let Some(error) = too_large(meta.len()) {
                return Err(of(error));
            }
            let bytes = fs::read(entry.path()).map_err(of)?;
            files.insert(name, bytes);
        }
    }
    Ok(files)
}

/// Reads the files of a zip, whether they lie at its top or in one folder.
fn read_zip(bytes: &[u8]) -> Result<BTreeMap<String, Vec<u8>>, Unread> {
    let at_all = |e: zip::result::ZipError| (String::new(), std::io::Error::other(e));
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(at_all)?;
    let mut files = BTreeMap::new();
    for index in 0..archive.len() {
        let file = archive.by_index(index).map_err(at_all)?;
        let name = file.name().rsplit('/').next().unwrap_or_default().to_owned();
        if file.is_file() && !name.starts_with('.') {
            let mut contents = Vec::new();
            // The size a zip states of itself may be a lie; the limit counts what comes out.
            let read = file.take(LARGEST + 1).read_to_end(&mut contents);
            let size = read.map_err(|e| (name.clone(), e))?;
            if let Some(error) = too_large(size as u64) {
                return Err((name, error));
            }
            files.insert(name, contents);
        }
    }
    Ok(files)
}
