//! Writing files: whole or not at all, so that a full disk never leaves half of one behind.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use crate::error::Error;

/// Writes a file beside its place and moves it there when it is safely on disk.
///
/// # Errors
/// [`Error::OutputNotWritable`]; what was there before is untouched.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let failed =
        |e: std::io::Error| Error::OutputNotWritable { path: path.to_owned(), reason: e.to_string() };
    if path.is_dir() {
        return Err(failed(std::io::ErrorKind::IsADirectory.into()));
    }
    // Something that is no file, such as /dev/stdout, is written to as it is.
    if path.exists() && !path.is_file() {
        return fs::write(path, bytes).map_err(failed);
    }
    let name = path.file_name().ok_or_else(|| failed(std::io::ErrorKind::InvalidInput.into()))?;
    let beside = path.with_file_name(format!(".{}.{}.part", name.to_string_lossy(), std::process::id()));
    let written = fs::File::create(&beside)
        .and_then(|mut f| f.write_all(bytes).and_then(|()| f.sync_all()))
        .and_then(|()| fs::rename(&beside, path));
    written.map_err(|e| {
        let _ = fs::remove_file(&beside);
        failed(e)
    })
}
