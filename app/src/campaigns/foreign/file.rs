//! Files of other programs that hold no campaign that could be taken over: named as what they are.

use thiserror::Error;

use crate::base::error::Fault;

/// What another program's file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForeignKind {
    /// A campaign that ImperialCommander 2's packager made: missions to play, no state.
    Package,
    /// A mission of ImperialCommander 2.
    Mission,
    /// A module of Vassal.
    VassalModule,
    /// A saved game or a log of Vassal.
    VassalSave,
    /// A table saved by Tabletop Simulator.
    TabletopSimulator,
}

/// A file of another program that holds no campaign that could be taken over.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file} is another program's file: {kind:?}")]
pub struct ForeignFile {
    /// The file.
    pub file: String,
    /// What it is.
    pub kind: ForeignKind,
}

/// The most entries of an archive that are looked at: several times those of any module.
const MOST_ENTRIES: usize = 100_000;

/// The mark, the fixed length and the places in an archive's directory, by its format.
const ENTRY: &[u8] = b"PK\x01\x02";
const ENTRY_LENGTH: usize = 46;
const NAME_LENGTH: usize = 28;
const EXTRA_LENGTH: usize = 30;
const COMMENT_LENGTH: usize = 32;
const END: &[u8] = b"PK\x05\x06";
const DIRECTORY: usize = 16;

impl ForeignKind {
    /// Recognises a file by its contents, whatever its name; `None` if it is none of these.
    pub(crate) fn of(bytes: &[u8]) -> Option<Self> {
        if bytes.starts_with(b"PK\x03\x04") {
            return Self::of_archive(bytes);
        }
        let text = std::str::from_utf8(bytes).ok()?.trim_start_matches('\u{feff}').trim_start();
        if !text.starts_with('{') {
            return None;
        }
        let named = |fields: &[&str]| fields.iter().all(|field| text.contains(&format!("\"{field}\"")));
        if named(&["ObjectStates", "SaveName"]) {
            Some(Self::TabletopSimulator)
        } else if named(&["campaignMissionItems", "campaignTranslationItems", "campaignStructure"]) {
            // The packager's JSON by itself; a save may hold it, too, and is looked for first.
            Some(Self::Package)
        } else if named(&["missionProperties", "mapSections", "missionGUID"]) {
            Some(Self::Mission)
        } else {
            None
        }
    }

    fn of_archive(bytes: &[u8]) -> Option<Self> {
        let mut kind = None;
        for name in names(bytes).take(MOST_ENTRIES) {
            let last = name.rsplit(|byte| *byte == b'/').next().unwrap_or_default();
            match last {
                b"campaign_package.json" => return Some(Self::Package),
                // A module holds no saved games, but a saved game may name its module's data.
                _ if name.eq_ignore_ascii_case(b"buildFile.xml") || name == b"buildFile" => {
                    return Some(Self::VassalModule);
                }
                _ if name == b"savedGame" => kind = Some(Self::VassalSave),
                _ => {}
            }
        }
        kind
    }

    /// Returns the word that messages choose by.
    const fn word(self) -> &'static str {
        match self {
            Self::Package => "package",
            Self::Mission => "mission",
            Self::VassalModule => "vassal-module",
            Self::VassalSave => "vassal-save",
            Self::TabletopSimulator => "tabletop-simulator",
        }
    }
}

/// Returns the names in an archive's directory; nothing is unpacked. Ends where the directory isn't one.
fn names(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let end = bytes.windows(END.len()).rposition(|window| window == END);
    let mut at = end.and_then(|end| number(bytes, end + DIRECTORY, 4));
    std::iter::from_fn(move || {
        let start = at?;
        bytes.get(start..)?.starts_with(ENTRY).then_some(())?;
        let [name, extra, comment] =
            [NAME_LENGTH, EXTRA_LENGTH, COMMENT_LENGTH].map(|place| number(bytes, start + place, 2));
        let (name, rest) = (name?, extra? + comment?);
        at = Some(start + ENTRY_LENGTH + name + rest);
        bytes.get(start + ENTRY_LENGTH..start + ENTRY_LENGTH + name)
    })
}

/// Reads a number of some bytes, the lowest first.
fn number(bytes: &[u8], at: usize, length: usize) -> Option<usize> {
    let bytes = bytes.get(at..at.checked_add(length)?)?;
    Some(bytes.iter().rev().fold(0, |number, byte| number << 8 | usize::from(*byte)))
}

impl ForeignFile {
    /// Returns an error of each kind, for tests.
    #[must_use]
    pub fn samples() -> Vec<Self> {
        use ForeignKind::{Mission, Package, TabletopSimulator, VassalModule, VassalSave};
        let kinds = [Package, Mission, VassalModule, VassalSave, TabletopSimulator];
        kinds.map(|kind| Self { file: "x".to_owned(), kind }).into()
    }
}

impl Fault for ForeignFile {
    fn code(&self) -> &'static str {
        "foreign-file"
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        vec![("file", self.file.clone()), ("kind", self.kind.word().to_owned())]
    }
}
