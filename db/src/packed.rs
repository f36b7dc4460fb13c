//! Backups that are compressed: gzip of the very file, so that any unpacker makes an ordinary backup of it.
//!
//! A backup is compressed once a newer one has taken its place, and the original goes only after the compressed file
//! has been read back.

use std::fs::{self, File};
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use uuid::Uuid;

use crate::error::{DbError, Result};
use crate::files::{Staged, beside, create_private, folder_of, sync_dir};

/// What is appended to the name of a compressed file.
pub(crate) const ENDING: &str = ".gz";

/// How many times larger a backup may be than its compressed file: what users wrote shrinks to a fifth, and a file made
/// to fill the disk to a thousandth.
const MOST_TIMES: u64 = 50;

/// The first bytes of a compressed file.
const MAGIC: [u8; 2] = [0x1f, 0x8b];

/// A file unpacked for reading, removed when this is dropped.
#[derive(Debug)]
pub(crate) struct Unpacked {
    path: PathBuf,
}

impl Unpacked {
    /// Returns its path.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Unpacked {
    fn drop(&mut self) {
        fs::remove_file(&self.path).ok();
    }
}

/// Returns whether a file is compressed, by its first bytes.
pub(crate) fn is_packed(path: &Path) -> bool {
    let mut start = [0; MAGIC.len()];
    File::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok() && start == MAGIC
}

/// Unpacks a file into the system's folder of temporary ones, where only this user can read it.
///
/// # Errors
/// [`DbError::Corrupt`] if it is damaged or expands to more than a backup does; fails if either file can't be read or
/// written.
pub(crate) fn unpack(path: &Path) -> Result<Unpacked> {
    let packed = File::open(path).map_err(|e| DbError::file(e, path))?;
    let most = packed.metadata().map_err(|e| DbError::file(e, path))?.len().saturating_mul(MOST_TIMES);
    let place = std::env::temp_dir().join(format!("muster-{}.db", Uuid::new_v4()));
    let mut file = create_private(&place).map_err(|e| DbError::file(e, &place))?;
    let unpacked = Unpacked { path: place };
    let mut contents = GzDecoder::new(BufReader::new(packed));
    let damaged = |detail: &str| DbError::Corrupt { path: Some(path.to_owned()), detail: detail.to_owned() };
    let mut chunk = vec![0; 1 << 16];
    let mut bytes = 0;
    loop {
        let read = contents.read(&mut chunk).map_err(|e| damaged(&e.to_string()))?;
        if read == 0 {
            break;
        }
        bytes += read as u64;
        if bytes > most {
            return Err(damaged("it expands to more than a backup"));
        }
        file.write_all(&chunk[..read]).map_err(|e| DbError::file(e, unpacked.path()))?;
    }
    if contents.into_inner().read(&mut chunk[..1])? > 0 {
        return Err(damaged("something follows the compressed file"));
    }
    Ok(unpacked)
}

/// Replaces a file with its compressed one, whose name has [`ENDING`] appended. The original goes once that is on disk
/// and has been read back. One that shrinks too far stays as it is.
///
/// # Errors
/// Either file can't be read or written; the original is kept then.
pub(crate) fn pack(path: &Path) -> Result<PathBuf> {
    let packed = beside(path, ENDING);
    let staged = Staged::beside(&packed)?;
    let was = write_packed(path, staged.path())?;
    if contents_of(staged.path())? != was {
        return Err(DbError::Corrupt { path: Some(packed), detail: "it isn't what was packed".to_owned() });
    }
    // What shrinks further than a backup would be taken for a file made to fill the disk.
    let (whole, packed_to) = (fs::metadata(path)?.len(), fs::metadata(staged.path())?.len());
    if whole > packed_to.saturating_mul(MOST_TIMES) {
        return Ok(path.to_owned());
    }
    // Backups are listed by the time at which they were made.
    let made = fs::metadata(path)?.modified()?;
    File::options().write(true).open(staged.path())?.set_modified(made)?;
    staged.publish(&packed)?;
    fs::remove_file(path)?;
    sync_dir(folder_of(path))?;
    Ok(packed)
}

/// Writes a compressed file and returns the hash of what is in it.
fn write_packed(from: &Path, to: &Path) -> io::Result<blake3::Hash> {
    let mut hasher = blake3::Hasher::new();
    let mut packer = GzEncoder::new(File::options().write(true).open(to)?, Compression::fast());
    let mut file = File::open(from)?;
    let mut chunk = vec![0; 1 << 16];
    loop {
        let read = file.read(&mut chunk)?;
        if read == 0 {
            break;
        }
        hasher.update(&chunk[..read]);
        packer.write_all(&chunk[..read])?;
    }
    packer.finish()?;
    Ok(hasher.finalize())
}

fn contents_of(packed: &Path) -> io::Result<blake3::Hash> {
    let mut hasher = blake3::Hasher::new();
    hasher.update_reader(GzDecoder::new(BufReader::new(File::open(packed)?)))?;
    Ok(hasher.finalize())
}
