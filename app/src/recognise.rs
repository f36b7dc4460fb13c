//! What a file is that the user hands to Muster: its contents tell, not its name.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use muster_db::backup::check_backup;
use muster_db::pack::PackFiles;
use muster_templates::pdf::read_embedded;

use crate::backups::reason;
use crate::collection::{Mapping, spreadsheet};
use crate::decode::read_input;
use crate::error::Error;
use crate::muster::Muster;
use crate::squads::CheckRequest;

/// What a file is to be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A squad: a list, Muster's JSON, or a sheet that carries one.
    List,
    /// A table of figures, for the collection.
    Spreadsheet,
    /// A game's facts.
    Pack,
    /// A copy of the user's data.
    Backup,
}

impl FileKind {
    /// As it goes over the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::List => "list",
            Self::Spreadsheet => "spreadsheet",
            Self::Pack => "pack",
            Self::Backup => "backup",
        }
    }
}

/// What a look into a file showed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// What it is.
    Kind(FileKind),
    /// A text, or what may be one: it is a list where it names figures, which the games know.
    Text {
        /// The file.
        file: String,
        /// What it holds.
        bytes: Vec<u8>,
    },
}

impl Muster {
    /// Says what a file or folder is.
    ///
    /// # Errors
    /// It can't be read, or it is nothing that Muster reads.
    pub fn recognise(&mut self, path: &Path) -> Result<FileKind, Error> {
        self.kind_of(look(path)?)
    }

    /// Says what a file is that was looked into.
    ///
    /// # Errors
    /// It is nothing that Muster reads.
    pub fn kind_of(&mut self, seen: Seen) -> Result<FileKind, Error> {
        let (file, bytes) = match seen {
            Seen::Kind(kind) => return Ok(kind),
            Seen::Text { file, bytes } => (file, bytes),
        };
        // A list is what names at least one figure, or is a squad's JSON with a fault in it.
        match self.check_bytes(&file, &bytes, &CheckRequest::default()) {
            Ok(checked) if !checked.source.draft.members.is_empty() => Ok(FileKind::List),
            Err(error @ (Error::JsonInvalid { .. } | Error::ListTooLong { .. })) => Err(error),
            _ => Err(Error::FileUnrecognised(file)),
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
    let mut start = [0_u8; 16];
    let unreadable =
        |e: std::io::Error| Error::FileUnreadable { path: path.to_owned(), reason: e.to_string() };
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
    if bytes.starts_with(b"%PDF") {
        let carries = read_embedded(&bytes).ok().flatten().is_some();
        return if carries { Ok(Seen::Kind(FileKind::List)) } else { Err(Error::PdfNoSquad(name)) };
    }
    let is_book = bytes.starts_with(b"PK") || bytes.starts_with(b"\xd0\xcf\x11\xe0");
    match spreadsheet::read(&name, &bytes) {
        Ok(sheet) if is_book || Mapping::guess(&sheet.columns).identifies() => {
            return Ok(Seen::Kind(FileKind::Spreadsheet));
        }
        _ => {}
    }
    if is_book {
        return Err(unknown());
    }
    Ok(Seen::Text { file: name, bytes })
}

fn is_pack(path: &Path) -> bool {
    let files = PackFiles::read(path);
    files.is_ok_and(|p| p.files.contains_key("game.toml") || p.files.contains_key("pack.toml"))
}
