//! What a file is that the user hands to Muster: its contents tell, not its name.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use muster_db::backup::check_backup;
use muster_db::pack::PackFiles;
use muster_templates::page::Carried;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::backups::reason;
use crate::campaigns::FORMAT as CAMPAIGN;
use crate::collection::spreadsheet;
use crate::decode::read_input;
use crate::error::Error;
use crate::foreign::{is_picture, read_pdf};
use crate::muster::Muster;
use crate::session::Session;
use crate::squads::CheckRequest;
use crate::words::Words;

/// In how many bytes a campaign's file says that it is one.
const CAMPAIGN_HEAD: usize = 128;

/// What a file is to be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum FileKind {
    /// A squad: a list, Muster's JSON, or a sheet that carries one.
    List,
    /// A campaign: its file, or a printed log that carries it.
    Campaign,
    /// A table of figures, for the collection.
    Spreadsheet,
    /// A game's facts.
    Pack,
    /// A copy of the user's data.
    Backup,
}

/// What a look into a file showed.
#[derive(Debug)]
pub enum Seen {
    /// What it is.
    Kind(FileKind),
    /// A text, or what may be one: it is a list where it names figures, which the games know.
    Text {
        /// The file.
        file: String,
        /// What it holds.
        bytes: Vec<u8>,
        /// Why it was not read as a table, where that was for harm that it does.
        refused: Option<Box<Error>>,
    },
}

/// A file that was dropped.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct DropRequest {
    /// Where it lies.
    pub path: String,
}

/// What a file is.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Dropped {
    /// What it is to be used for.
    pub kind: FileKind,
    /// Where it lies.
    pub path: String,
    /// Its name.
    pub name: String,
}

/// Reads a file as far as it tells what it is.
///
/// # Errors
/// It can't be read, or it is nothing that Muster reads.
pub(crate) fn read(request: &DropRequest, _: &Words) -> Result<Seen, Error> {
    look(Path::new(&request.path))
}

/// Says what a file is, by its contents.
///
/// # Errors
/// It is nothing that Muster reads.
pub(crate) fn recognise(session: &mut Session, request: DropRequest, seen: Seen) -> Result<Dropped, Error> {
    let path = Path::new(&request.path);
    let kind = session.muster.kind_of(seen)?;
    let name = path.file_name().map(|n| n.to_string_lossy().into_owned());
    Ok(Dropped { kind, name: name.unwrap_or_else(|| request.path.clone()), path: request.path })
}

impl Muster {
    /// Says what a file is that was looked into.
    ///
    /// # Errors
    /// It is nothing that Muster reads.
    pub fn kind_of(&mut self, seen: Seen) -> Result<FileKind, Error> {
        let (file, bytes, refused) = match seen {
            Seen::Kind(kind) => return Ok(kind),
            Seen::Text { file, bytes, refused } => (file, bytes, refused),
        };
        // A list is what names at least one figure, or is a squad's JSON with a fault in it.
        match self.check_bytes(&file, &bytes, &CheckRequest::default()) {
            Ok(checked) if !checked.source.draft.members.is_empty() => Ok(FileKind::List),
            Err(error @ (Error::JsonInvalid { .. } | Error::ListTooLong { .. })) => Err(error),
            Err(error @ Error::FileDangerous { .. }) => Err(refused.map_or(error, |first| *first)),
            _ => Err(refused.map_or(Error::FileUnrecognised(file), |first| *first)),
        }
    }
}

/// Looks into a file or folder, as far as that needs no game.
///
/// # Errors
/// It can't be read, or it is nothing that Muster reads.
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
    // A pipe is never opened: nobody may ever write to it.
    if !path.is_file() {
        return Err(unreadable(std::io::Error::other("not a regular file")));
    }
    let mut start = [0_u8; 16];
    let read = File::open(path).and_then(|mut f| f.read(&mut start)).map_err(unreadable)?;
    let start = &start[..read];
    // Backups and packs may be larger than any list, so they are asked first.
    if start.starts_with(b"SQLite format 3\0") {
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
    // Of pictures, only those of a squad's sheet are dropped on the window: photos of copies are dropped on them.
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
    if is_campaign(&bytes) {
        return Ok(Seen::Kind(FileKind::Campaign));
    }
    let is_book = bytes.starts_with(b"PK") || bytes.starts_with(b"\xd0\xcf\x11\xe0");
    let mut refused = None;
    match spreadsheet::read(&name, &bytes, None) {
        Ok(sheet) if is_book || sheet.mapping.identifies() => {
            return Ok(Seen::Kind(FileKind::Spreadsheet));
        }
        // A limit that it passes, or harm that it does, is told as what it is. A squad's JSON may
        // be one line of many commas, though.
        Err(error @ Error::FileDangerous { .. }) if is_book => return Err(error),
        Err(error @ Error::FileDangerous { .. }) => refused = Some(Box::new(error)),
        _ => {}
    }
    if is_book {
        return Err(unknown());
    }
    Ok(Seen::Text { file: name, bytes, refused })
}

/// Whether it begins as a campaign's file does.
fn is_campaign(bytes: &[u8]) -> bool {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(CAMPAIGN_HEAD)]);
    let head: String = head.split_whitespace().collect();
    head.trim_start_matches('\u{feff}').starts_with(&format!(r#"{{"format":"{CAMPAIGN}""#))
}

fn is_pack(path: &Path) -> bool {
    let files = PackFiles::read(path);
    files.is_ok_and(|p| p.files.contains_key("game.toml") || p.files.contains_key("pack.toml"))
}
