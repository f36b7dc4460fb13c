//! Errors of use cases, as codes that callers act on. Their messages are in the locales under `error-<code>`.

mod fault;
mod kind;
mod values;
mod wire;

use std::path::PathBuf;

use muster_db::DbError;
use muster_db::damage::Survey;
use muster_rules::count::CountError;
use muster_sync::SyncError;
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};
use thiserror::Error;

pub use fault::Fault;
pub use kind::{CampaignFileFault, Danger, Kind, Measure, Unfit};
#[cfg_attr(not(unix), allow(unused_imports, reason = "only there are readers limited"))]
pub(crate) use kind::{MOST_MEMORY, MOST_SECONDS};
pub use values::{DATABASE_VALUES, database_values};
pub use wire::WireError;

/// Why a use case failed. Nothing was changed unless the variant says so.
#[derive(Debug, Error, EnumDiscriminants)]
#[strum_discriminants(
    name(ErrorKind),
    doc = "Each kind of error; its code is its name unless it says otherwise.",
    derive(EnumIter, IntoStaticStr),
    strum(serialize_all = "kebab-case")
)]
pub enum Error {
    /// There is no such file.
    #[error("{} does not exist", .0.display())]
    FileNotFound(PathBuf),
    /// The file can't be read.
    #[error("{} cannot be read: {reason}", .path.display())]
    FileUnreadable {
        /// The file.
        path: PathBuf,
        /// The operating system's message.
        reason: String,
    },
    /// The file is empty.
    #[error("{0} is empty")]
    FileEmpty(String),
    /// The file is larger than [`LARGEST`](crate::base::decode::LARGEST).
    #[error("{file} has {size} bytes, more than {limit}")]
    FileTooLarge {
        /// The file.
        file: String,
        /// Its size in bytes; a lower bound for a pipe.
        size: u64,
        /// The largest size that is read, in bytes.
        limit: u64,
    },
    /// The file is not text.
    #[error("{0} is not text")]
    FileBinary(String),
    /// Reading a foreign file was aborted.
    #[error("{file} was not read: {}", .danger.told().0)]
    FileDangerous {
        /// The file.
        file: String,
        /// Why; a limit has the code `file-beyond-limits`.
        danger: Danger,
    },
    /// The text is JSON, but not a valid squad.
    #[error("{file}:{line}:{column}: {reason}")]
    JsonInvalid {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The character, from 1.
        column: usize,
        /// The parser's message.
        reason: String,
    },
    /// The campaign's journal can't be parsed.
    #[error("{file}:{line}:{column}: {reason}")]
    JournalInvalid {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The character, from 1.
        column: usize,
        /// The parser's message.
        reason: String,
    },
    /// The recorded game can't be parsed.
    #[error("{file}:{line}:{column}: {reason}")]
    RecordInvalid {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The character, from 1.
        column: usize,
        /// The parser's message.
        reason: String,
    },
    /// The file is not a valid campaign: truncated, edited by hand, or something else.
    #[error("{file}:{line}:{column}: {fault} {reason}")]
    CampaignFileInvalid {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The character, from 1.
        column: usize,
        /// What is wrong with it.
        fault: CampaignFileFault,
        /// The number concerned, or the parser's message.
        reason: String,
    },
    /// The step to undo was recorded on another machine.
    #[error("{machine} recorded `{step}`")]
    StepOfAnother {
        /// The step in words.
        step: String,
        /// The machine's name.
        machine: String,
    },
    /// What is to be undone isn't as it was left: these were changed since.
    #[error("{} was changed since", .0.join(", "))]
    ChangedSince(Vec<String>),
    /// The PIN differs from the one that hides a campaign's secrets.
    #[error("the PIN is another")]
    PinWrong {
        /// Whether one was given at all.
        given: bool,
    },
    /// The list has too many lines.
    #[error("{file} has more than {limit} lines")]
    ListTooLong {
        /// The file.
        file: String,
        /// The most lines that are read.
        limit: usize,
    },
    /// The file names no figure.
    #[error("{0} names no figure")]
    NothingFound(String),
    /// A name that isn't one of the known ones.
    #[error("there is no {kind} `{name}`")]
    NotOneOf {
        /// A game, format, era, side, faction …; the code is `unknown-<kind>`.
        kind: Kind,
        /// The name given.
        name: String,
        /// The known names.
        known: Vec<String>,
    },
    /// A name that fits several figures.
    #[strum_discriminants(strum(serialize = "ambiguous"))]
    #[error("`{name}` could be any of {}", candidates.join(", "))]
    FigureAmbiguous {
        /// The name given.
        name: String,
        /// Ids of the figures that it fits.
        candidates: Vec<String>,
    },
    /// The name of a term was given for a figure.
    #[error("`{0}` is a term, no figure")]
    FigureIsTerm(String),
    /// The file contains no explanations of terms.
    #[error("{0} holds no words about terms")]
    WordsUnreadable(String),
    /// The text can't be an alias of a figure: it has no letter, or is the name of another one.
    #[error("`{0}` cannot be another name for a figure")]
    AliasUnusable(String),
    /// The text can't be a campaign's name: it has no letter and no digit.
    #[error("`{0}` is no name")]
    NameUnusable(String),
    /// The user's own pack is broken, so nothing can be added to it.
    #[error("{} is broken", .0.display())]
    PackBroken(PathBuf),
    /// The file is not a valid backup.
    #[error("{} is no sound backup: {reason}", .path.display())]
    BackupUnusable {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// This machine is in groups, and nobody said what a restore means for them.
    #[error("in {} when restoring", .0.join(", "))]
    RestoreInGroups(Vec<String>),
    /// The spreadsheet can't be read.
    #[error("{file} cannot be read as a spreadsheet: {reason}")]
    SpreadsheetUnreadable {
        /// The file.
        file: String,
        /// The parser's message.
        reason: String,
    },
    /// The file is neither text nor a workbook.
    #[error("{0} is damaged, or no spreadsheet")]
    SpreadsheetDamaged(String),
    /// The spreadsheet has no rows.
    #[error("{0} has no rows")]
    SpreadsheetNoRows(String),
    /// The spreadsheet lacks a required column.
    #[error("{file} has no column for {column}")]
    ColumnMissing {
        /// The file.
        file: String,
        /// The required column.
        column: String,
        /// The columns found.
        found: Vec<String>,
    },
    /// The file isn't of a kind that Muster reads.
    #[error("{0} is nothing that is read here")]
    FileUnrecognised(String),
    /// A value that doesn't fit its field.
    #[error("`{value}` is no {what}")]
    Unfit {
        /// The expected kind of value; the code is `unfit-<what>`.
        what: Unfit,
        /// The value as typed.
        value: String,
    },
    /// The game has no match log.
    #[error("{0} keeps no log of matches")]
    NoMatchLog(String),
    /// The game's data doesn't describe how it is played at the table.
    #[error("{0} doesn't say how it is played")]
    NoTable(String),
    /// The event needs no dice in this game, or all its dice are given.
    #[error("{0} has nothing left to roll")]
    NothingToRoll(String),
    /// The game's data doesn't describe mission nights.
    #[error("{0} has no mission nights")]
    NoMissionNights(String),
    /// It isn't the upgrade of a side that Muster can play.
    #[error("it is not the upgrade of a side that Muster can play")]
    NoUpgrade,
    /// More games than a match of this game has.
    #[error("a match has at most {most} games, not {given}")]
    TooManyGames {
        /// Number of games given.
        given: usize,
        /// Most games of a match.
        most: usize,
    },
    /// More endings than scores of games.
    #[error("{reasons} reasons, but scores of only {scores} games")]
    ReasonWithoutScore {
        /// Number of endings given.
        reasons: usize,
        /// Number of scores given.
        scores: usize,
    },
    /// The match has no score.
    #[error("the match has no score")]
    NoScore,
    /// The squad belongs to another game.
    #[error("the squad `{squad}` is none of {game}")]
    SquadOfAnotherGame {
        /// The squad's name.
        squad: String,
        /// The game asked for.
        game: String,
    },
    /// Two versions of a squad changed the same parts, and the request doesn't choose a side for all of them.
    #[error("both versions changed {}", .0.join(", "))]
    Undecided(Vec<String>),
    /// The squad's versions changed since the user looked at them.
    #[error("there are other versions by now")]
    VersionsMoved,
    /// The photo can't be read.
    #[error("{file} cannot be read as a photo: {reason}")]
    PhotoUnreadable {
        /// The file.
        file: String,
        /// The parser's message.
        reason: String,
    },
    /// The photo has too many pixels.
    #[error("{file} has {width} × {height} pixels, more than {limit}")]
    PhotoTooLarge {
        /// The file.
        file: String,
        /// Its width in pixels.
        width: u32,
        /// Its height in pixels.
        height: u32,
        /// The most pixels that are read.
        limit: u64,
    },
    /// The PDF doesn't contain a campaign.
    #[error("{0} carries no campaign")]
    PdfNoCampaign(String),
    /// The PDF doesn't contain a squad.
    #[error("{0} carries no squad")]
    PdfNoSquad(String),
    /// No QR code of a squad could be read in the picture.
    #[error("no squad's QR code can be read in {0}")]
    PictureNoSquad(String),
    /// There is nothing to print: no squad, no figure, an empty want list.
    #[error("there is nothing to print")]
    NothingToPrint,
    /// The campaign has two histories; one must be chosen before it is exchanged with others.
    #[error("{0} has two histories")]
    TwoHistories(String),
    /// The share code is truncated or from a newer version.
    #[error("the share code in {0} cannot be read")]
    CodeUnreadable(String),
    /// The squads can't be counted.
    #[error(transparent)]
    Uncountable(#[from] CountError),
    /// No address is set for links to squads.
    #[error("no address is set for links to squads")]
    NoShareAddress,
    /// The text is no address of pages that a browser opens.
    #[error("{0} is no address of pages")]
    AddressUnusable(String),
    /// A picture was requested where only text can be written.
    #[error("a picture can only be written to a file")]
    PictureIsAFile,
    /// The squad's picture would have more pixels on a side than programs open.
    #[error("the picture would be taller than {0} pixels")]
    PictureTooLarge(u32),
    /// The squad has more cards than the site's share link has room for.
    #[error("{link} has room for {slots} cards, not for {cards}")]
    LinkFull {
        /// The site.
        link: String,
        /// Number of cards.
        cards: u64,
        /// Most cards that the link can contain.
        slots: u32,
    },
    /// The site's share links have no code for some figures.
    #[error("{link} has no code for {}", .figures.join(", "))]
    LinkNoCode {
        /// The site.
        link: String,
        /// The figures' names.
        figures: Vec<String>,
    },
    /// The output can't be written.
    #[error("{} cannot be written: {reason}", .path.display())]
    OutputNotWritable {
        /// The path.
        path: PathBuf,
        /// The operating system's message.
        reason: String,
    },
    /// The output would overwrite Muster's own data.
    #[error("{} is Muster's own data", .0.display())]
    OutputIsData(PathBuf),
    /// The database is damaged. Includes what can still be read and which backup to restore.
    #[strum_discriminants(strum(serialize = "database-corrupt"))]
    #[error("{} is damaged: {detail}", .path.display())]
    Damaged {
        /// The database.
        path: PathBuf,
        /// The defect found.
        detail: String,
        /// What can still be read, and the newest intact backup.
        survey: Survey,
    },
    /// A database error.
    #[error(transparent)]
    Database(#[from] DbError),
    /// An error in an exchange with a group.
    #[error(transparent)]
    Exchange(SyncError),
    /// What only one noun refuses: a step that a campaign's rules forbid, odds that can't be computed.
    #[error("{0}")]
    Fault(Box<dyn Fault>),
    /// A bug in Muster.
    #[error("{0}")]
    Internal(String),
}

/// Who can act on an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blame {
    /// The user, with different input.
    Input,
    /// Nobody but the program: it, its database or the disk is at fault.
    Program,
}

impl Error {
    /// Creates an error about a name that isn't one of the known ones.
    pub fn not_one_of(
        kind: Kind,
        name: impl ToString,
        known: impl IntoIterator<Item = impl ToString>,
    ) -> Self {
        let known = known.into_iter().map(|known| known.to_string()).collect();
        Self::NotOneOf { kind, name: name.to_string(), known }
    }

    /// Returns the machine-readable code.
    #[must_use]
    pub fn code(&self) -> String {
        match self {
            Self::FileDangerous { danger, .. } => danger.code().to_owned(),
            Self::NotOneOf { kind, .. } => format!("unknown-{kind}"),
            Self::Unfit { what, .. } => format!("unfit-{what}"),
            Self::Uncountable(error) => match error {
                CountError::Unbounded(_) => "count-endless",
                CountError::TooRare => "count-rare",
                CountError::Stopped => "stopped",
                CountError::TooManyPoints(_) | CountError::TooWide(_) => "count-too-many",
                _ => "count-tangled",
            }
            .to_owned(),
            Self::Fault(fault) => fault.code().to_owned(),
            Self::Database(error) => error.code().to_owned(),
            Self::Exchange(error) => error.code().to_owned(),
            // The variant's name, unless it sets its own.
            _ => <&str>::from(ErrorKind::from(self)).to_owned(),
        }
    }

    /// Returns who can act on the error.
    #[must_use]
    pub fn blame(&self) -> Blame {
        match self {
            Self::Database(
                DbError::NotFound { .. }
                | DbError::Ambiguous { .. }
                | DbError::Overtaken { .. }
                | DbError::BackupOverOther { .. },
            ) => Blame::Input,
            Self::Database(_) | Self::Damaged { .. } | Self::Internal(_) | Self::OutputNotWritable { .. } => {
                Blame::Program
            }
            _ => Blame::Input,
        }
    }
}
