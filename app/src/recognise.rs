//! Detection of what a user's file is, by its contents rather than its name.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use muster_db::backup::check_backup;
use muster_db::pack::PackFiles;
use muster_templates::page::Carried;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::backups::reason;
use crate::base::decode::read_input;
use crate::base::error::Error;
use crate::base::foreign::{is_picture, read_pdf};
use crate::base::muster::Muster;
use crate::base::session::Session;
use crate::base::spreadsheet;
use crate::base::words::Words;
use crate::campaigns::{FORMAT as CAMPAIGN, ForeignFile, ForeignKind, ForeignSave};
use crate::squads::CheckRequest;

/// How many bytes of a file are checked for the head of a campaign's file.
const CAMPAIGN_HEAD: usize = 128;

/// What kind of data a file contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum FileKind {
    /// A squad: a list, Muster's JSON, or a printed sheet that contains one.
    List,
    /// A campaign: its file, or a printed log that contains it.
    Campaign,
    /// A table of figures, for import into the collection.
    Spreadsheet,
    /// A game's data.
    Pack,
    /// A backup of the user's data.
    Backup,
}

/// The result of inspecting a file without the games.
#[derive(Debug)]
pub enum Seen {
    /// The file is of a known kind.
    Kind(FileKind),
    /// Text that may be a list; it is one if it names figures, which only the games can tell.
    Text {
        /// The file.
        file: String,
        /// Its contents.
        bytes: Vec<u8>,
        /// The error that kept it from being read as a table, if it was found dangerous.
        refused: Option<Box<Error>>,
    },
}

/// A file that was dropped on the window.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct DropRequest {
    /// The path of the file.
    pub path: String,
}

/// A file and its kind.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Dropped {
    /// What kind of data it contains.
    pub kind: FileKind,
    /// The path of the file.
    pub path: String,
    /// The file's name.
    pub name: String,
}

/// Reads as much of a file as its detection needs.
pub(crate) fn read(request: &DropRequest, _: &Words) -> Result<Seen, Error> {
    look(Path::new(&request.path))
}

/// Returns what a file is, by its contents.
pub(crate) fn recognise(session: &mut Session, request: DropRequest, seen: Seen) -> Result<Dropped, Error> {
    let path = Path::new(&request.path);
    let kind = session.muster.kind_of(seen)?;
    let name = path.file_name().map(|n| n.to_string_lossy().into_owned());
    Ok(Dropped { kind, name: name.unwrap_or_else(|| request.path.clone()), path: request.path })
}

impl Muster {
    /// Returns what an inspected file is.
    pub fn kind_of(&mut self, seen: Seen) -> Result<FileKind, Error> {
        let (file, bytes, refused) = match seen {
            Seen::Kind(kind) => return Ok(kind),
            Seen::Text { file, bytes, refused } => (file, bytes, refused),
        };
        // A list names at least one figure; invalid JSON of a squad is reported as such.
        match self.check_bytes(&file, &bytes, &CheckRequest::default()) {
            Ok(checked) if !checked.source.draft.members.is_empty() => Ok(FileKind::List),
            Err(error @ Error::ListTooLong { .. }) => Err(error),
            Err(error @ Error::JsonInvalid { .. }) => Err(foreign(&file, &bytes).unwrap_or(error)),
            Err(error @ Error::FileDangerous { .. }) => Err(refused.map_or(error, |first| *first)),
            _ => Err(foreign(&file, &bytes)
                .unwrap_or_else(|| refused.map_or(Error::FileUnrecognised(file), |first| *first))),
        }
    }
}

/// Returns the error that names another program's file as what it is, if it is one.
fn foreign(file: &str, bytes: &[u8]) -> Option<Error> {
    ForeignKind::of(bytes).map(|kind| ForeignFile { file: file.to_owned(), kind }.into())
}

/// Returns whether a file is compressed and named as a compressed backup: other files are compressed, too.
fn is_packed_backup(path: &Path, start: &[u8]) -> bool {
    let named = path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(".db.gz"));
    named && start.starts_with(&[0x1f, 0x8b])
}

/// Inspects a file or folder as far as that needs no games.
pub fn look(path: &Path) -> Result<Seen, Error> {
    let name = path.display().to_string();
    let unknown = || Error::FileUnrecognised(name.clone());
    if !path.exists() {
        return Err(Error::FileNotFound(path.to_owned()));
    }
    if path.is_dir() {
        return if is_pack(path) { Ok(Seen::Kind(FileKind::Pack)) } else { Err(unknown()) };
    }
    let unreadable =
        |e: std::io::Error| Error::FileUnreadable { path: path.to_owned(), reason: e.to_string() };
    // Never open a pipe: there may be no writer.
    if !path.is_file() {
        return Err(unreadable(std::io::Error::other("not a regular file")));
    }
    let mut start = [0_u8; 16];
    let read = File::open(path).and_then(|mut f| f.read(&mut start)).map_err(unreadable)?;
    let start = &start[..read];
    // Backups and packs may be larger than `read_input` allows, so they are checked first.
    if start.starts_with(b"SQLite format 3\0") || is_packed_backup(path, start) {
        let sound = check_backup(path);
        let unsound = |e| Error::BackupUnusable { path: path.to_owned(), reason: reason(&e) };
        return sound.map(|_| Seen::Kind(FileKind::Backup)).map_err(unsound);
    }
    if start.starts_with(b"PK") && is_pack(path) {
        return Ok(Seen::Kind(FileKind::Pack));
    }
    let head = path.file_name().is_some_and(|n| n == "game.toml" || n == "pack.toml");
    if head && path.parent().is_some_and(is_pack) {
        return Ok(Seen::Kind(FileKind::Pack));
    }
    let bytes = read_input(path)?;
    // Pictures dropped on the window can only be squad sheets; photos of copies are dropped on their copies.
    if is_picture(&bytes) {
        return Ok(Seen::Kind(FileKind::List));
    }
    if bytes.starts_with(b"%PDF") {
        let kind = match read_pdf(&name, &bytes)?.map(|found| found.what) {
            Some(Carried::Squad) => FileKind::List,
            Some(Carried::Campaign) => FileKind::Campaign,
            None => return Err(Error::PdfNoSquad(name)),
        };
        return Ok(Seen::Kind(kind));
    }
    if is_campaign(&bytes) || ForeignSave::is_one(&bytes) {
        return Ok(Seen::Kind(FileKind::Campaign));
    }
    let is_book = bytes.starts_with(b"PK") || bytes.starts_with(b"\xd0\xcf\x11\xe0");
    let mut refused = None;
    match spreadsheet::read(&name, &bytes, None) {
        Ok(sheet) if is_book || sheet.mapping.identifies() => {
            return Ok(Seen::Kind(FileKind::Spreadsheet));
        }
        // A workbook beyond a limit, or dangerous to read, is reported as such. Text may still be a squad's JSON: a
        // single line with many commas.
        Err(error @ Error::FileDangerous { .. }) if is_book => return Err(error),
        Err(error @ Error::FileDangerous { .. }) => refused = Some(Box::new(error)),
        _ => {}
    }
    if is_book {
        return Err(foreign(&name, &bytes).unwrap_or_else(unknown));
    }
    Ok(Seen::Text { file: name, bytes, refused })
}

/// Returns whether the bytes begin like a campaign's file.
fn is_campaign(bytes: &[u8]) -> bool {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(CAMPAIGN_HEAD)]);
    let head: String = head.split_whitespace().collect();
    head.trim_start_matches('\u{feff}').starts_with(&format!(r#"{{"format":"{CAMPAIGN}""#))
}

fn is_pack(path: &Path) -> bool {
    let files = PackFiles::read(path);
    files.is_ok_and(|p| p.files.contains_key("game.toml") || p.files.contains_key("pack.toml"))
}
