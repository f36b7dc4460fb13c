//! What can go wrong in a use case, as codes that somebody acts on. The sentences are in the
//! locales under `error-<code>`.

mod kind;
mod values;

use std::path::PathBuf;

use crate::campaigns::Refused;
use crate::campaigns::StepFault;
use crate::odds::OddsFault;
use crate::trades::TradesFault;
use muster_db::DbError;
use muster_db::damage::Survey;
use muster_rules::count::CountError;
use muster_sync::SyncError;
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};
use thiserror::Error;

pub use kind::{CampaignFileFault, Danger, Kind, Measure, Unfit};
pub use values::{DATABASE_VALUES, database_values};

/// Why a use case could not be carried out. Nothing was changed unless the variant says so.
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
        /// Which.
        path: PathBuf,
        /// What the system said.
        reason: String,
    },
    /// There is nothing in the file.
    #[error("{0} is empty")]
    FileEmpty(String),
    /// The file is larger than any list.
    #[error("{file} has {size} bytes, more than {limit}")]
    FileTooLarge {
        /// Which.
        file: String,
        /// Its size in bytes; at least this much for a pipe.
        size: u64,
        /// What is read at most, in bytes.
        limit: u64,
    },
    /// The file is no text.
    #[error("{0} is not text")]
    FileBinary(String),
    /// A file from elsewhere whose reading was given up.
    #[error("{file} was not read: {}", .danger.told().0)]
    FileDangerous {
        /// Which.
        file: String,
        /// Why: a limit's code is `file-beyond-limits`.
        danger: Danger,
    },
    /// The text reads as JSON, but isn't a squad.
    #[error("{file}:{line}:{column}: {reason}")]
    JsonInvalid {
        /// Which.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The character, from 1.
        column: usize,
        /// What the reader said.
        reason: String,
    },
    /// A campaign's journal that can't be read.
    #[error("{file}:{line}:{column}: {reason}")]
    JournalInvalid {
        /// Which.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The character, from 1.
        column: usize,
        /// What the reader said.
        reason: String,
    },
    /// A recorded game that can't be read.
    #[error("{file}:{line}:{column}: {reason}")]
    RecordInvalid {
        /// Which.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The character, from 1.
        column: usize,
        /// What the reader said.
        reason: String,
    },
    /// A file that is no sound campaign: cut off, changed by hand, or something else.
    #[error("{file}:{line}:{column}: {fault} {reason}")]
    CampaignFileInvalid {
        /// Which.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The character, from 1.
        column: usize,
        /// What is wrong with it.
        fault: CampaignFileFault,
        /// The number, or what the reader said.
        reason: String,
    },
    /// Another PIN than the one that hides a campaign's secrets.
    #[error("the PIN is another")]
    PinWrong,
    /// A campaign's rules forbid a step; nothing was booked.
    #[error("the rules forbid it: {}", .0.rules())]
    Refused(Refused),
    /// A list longer than is read.
    #[error("{file} has more than {limit} lines")]
    ListTooLong {
        /// Which.
        file: String,
        /// How many lines are read at most.
        limit: usize,
    },
    /// Nothing in the file is a figure.
    #[error("{0} names no figure")]
    NothingFound(String),
    /// A name that isn't one of a few.
    #[error("there is no {kind} `{name}`")]
    NotOneOf {
        /// A game, format, era, side, faction …: the code is `unknown-<kind>`.
        kind: Kind,
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<String>,
    },
    /// A name that several figures go by.
    #[strum_discriminants(strum(serialize = "ambiguous"))]
    #[error("`{name}` could be any of {}", candidates.join(", "))]
    FigureAmbiguous {
        /// What was asked for.
        name: String,
        /// Ids of those that may be meant.
        candidates: Vec<String>,
    },
    /// A name that is a term's, where a figure was asked for.
    #[error("`{0}` is a term, no figure")]
    FigureIsTerm(String),
    /// A file of somebody's words about terms that isn't one.
    #[error("{0} holds no words about terms")]
    WordsUnreadable(String),
    /// A text that can't be taught as a figure's name: it has no letter, or is one already.
    #[error("`{0}` cannot be another name for a figure")]
    AliasUnusable(String),
    /// What nobody can call a campaign by: it has no letter and no digit.
    #[error("`{0}` is no name")]
    NameUnusable(String),
    /// The user's answers can't be added to, since their pack is broken.
    #[error("{} is broken", .0.display())]
    PackBroken(PathBuf),
    /// A file that was given as a backup and isn't a sound one.
    #[error("{} is no sound backup: {reason}", .path.display())]
    BackupUnusable {
        /// Which.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A spreadsheet that can't be read.
    #[error("{file} cannot be read as a spreadsheet: {reason}")]
    SpreadsheetUnreadable {
        /// Which.
        file: String,
        /// What the reader said.
        reason: String,
    },
    /// A file that was given as a spreadsheet and is neither text nor a workbook.
    #[error("{0} is damaged, or no spreadsheet")]
    SpreadsheetDamaged(String),
    /// A spreadsheet without rows.
    #[error("{0} has no rows")]
    SpreadsheetNoRows(String),
    /// A spreadsheet in which a column that is needed wasn't found.
    #[error("{file} has no column for {column}")]
    ColumnMissing {
        /// Which.
        file: String,
        /// What is needed.
        column: String,
        /// The columns it has.
        found: Vec<String>,
    },
    /// A file that is nothing Muster reads.
    #[error("{0} is nothing that is read here")]
    FileUnrecognised(String),
    /// A value that doesn't fit the field in which it was typed.
    #[error("`{value}` is no {what}")]
    Unfit {
        /// What it should be: the code is `unfit-<what>`.
        what: Unfit,
        /// What was typed.
        value: String,
    },
    /// A game whose matches are not kept.
    #[error("{0} keeps no log of matches")]
    NoMatchLog(String),
    /// The game doesn't say how it is played at the table.
    #[error("{0} doesn't say how it is played")]
    NoTable(String),
    /// What was done has no dice to roll in this game, or all of them were told.
    #[error("{0} has nothing left to roll")]
    NothingToRoll(String),
    /// The game doesn't say what is kept of a mission while it is played.
    #[error("{0} has no mission nights")]
    NoMissionNights(String),
    /// More games than a match of the game has.
    #[error("a match has at most {most} games, not {given}")]
    TooManyGames {
        /// How many were given.
        given: usize,
        /// How many a match has at most.
        most: usize,
    },
    /// More reasons for which games ended than games with a score.
    #[error("{reasons} reasons, but scores of only {scores} games")]
    ReasonWithoutScore {
        /// How many reasons were given.
        reasons: usize,
        /// How many scores.
        scores: usize,
    },
    /// A match without the score of a single game.
    #[error("the match has no score")]
    NoScore,
    /// A squad that belongs to another game.
    #[error("the squad `{squad}` is none of {game}")]
    SquadOfAnotherGame {
        /// What it is called.
        squad: String,
        /// The game that is meant.
        game: String,
    },
    /// Versions of a squad of which both changed something: nobody said which side is taken.
    #[error("both versions changed {}", .0.join(", "))]
    Undecided(Vec<String>),
    /// There are other versions of a squad by now than those that were looked at.
    #[error("there are other versions by now")]
    VersionsMoved,
    /// A photo that can't be read.
    #[error("{file} cannot be read as a photo: {reason}")]
    PhotoUnreadable {
        /// Which.
        file: String,
        /// What the reader said.
        reason: String,
    },
    /// A photo of more pixels than are read.
    #[error("{file} has {width} × {height} pixels, more than {limit}")]
    PhotoTooLarge {
        /// Which.
        file: String,
        /// Its width in pixels.
        width: u32,
        /// Its height.
        height: u32,
        /// How many pixels are read at most.
        limit: u64,
    },
    /// A PDF that carries no campaign.
    #[error("{0} carries no campaign")]
    PdfNoCampaign(String),
    /// A PDF that carries no squad.
    #[error("{0} carries no squad")]
    PdfNoSquad(String),
    /// A picture without the QR code of a squad.
    #[error("no squad's QR code can be read in {0}")]
    PictureNoSquad(String),
    /// A print of nothing: no squad, no figure, nothing wanted.
    #[error("there is nothing to print")]
    NothingToPrint,
    /// A campaign has two histories, and one has to be chosen before it is exchanged with others.
    #[error("{0} has two histories")]
    TwoHistories(String),
    /// A share code that was cut short, or written by a newer program.
    #[error("the share code in {0} cannot be read")]
    CodeUnreadable(String),
    /// Squads that can't be counted.
    #[error(transparent)]
    Uncountable(#[from] CountError),
    /// More cards than the address of a shared squad has room for.
    #[error("{link} has room for {slots} cards, not for {cards}")]
    LinkFull {
        /// The site.
        link: String,
        /// How many there are.
        cards: u64,
        /// How many there may be.
        slots: u32,
    },
    /// Figures for which the address of a shared squad has no code.
    #[error("{link} has no code for {}", .figures.join(", "))]
    LinkNoCode {
        /// The site.
        link: String,
        /// What they are called.
        figures: Vec<String>,
    },
    /// Nothing can be written there.
    #[error("{} cannot be written: {reason}", .path.display())]
    OutputNotWritable {
        /// Where.
        path: PathBuf,
        /// What the system said.
        reason: String,
    },
    /// The program's own data lies where something was to be written.
    #[error("{} is Muster's own data", .0.display())]
    OutputIsData(PathBuf),
    /// The database is damaged. What can still be read of it, and what to go back to, was looked up.
    #[strum_discriminants(strum(serialize = "database-corrupt"))]
    #[error("{} is damaged: {detail}", .path.display())]
    Damaged {
        /// The database.
        path: PathBuf,
        /// What was found.
        detail: String,
        /// What is left.
        survey: Survey,
    },
    /// The database.
    #[error(transparent)]
    Database(#[from] DbError),
    /// An exchange with a group.
    #[error(transparent)]
    Exchange(SyncError),
    /// Odds that can't be told.
    #[error(transparent)]
    Odds(#[from] OddsFault),
    /// Trades that can't be made.
    #[error(transparent)]
    Trades(#[from] TradesFault),
    /// A campaign's step that can't be read as it was written.
    #[error(transparent)]
    Step(#[from] StepFault),
    /// Our own fault.
    #[error("{0}")]
    Internal(String),
}

/// Whose turn it is to act on an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blame {
    /// The input: another file, another name.
    Input,
    /// The program, its database or the disk.
    Program,
}

impl Error {
    /// The code, for programs.
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
            Self::Odds(fault) => fault.code().to_owned(),
            Self::Trades(fault) => fault.code().to_owned(),
            Self::Step(fault) => fault.code().to_owned(),
            Self::Database(error) => error.code().to_owned(),
            Self::Exchange(error) => error.code().to_owned(),
            // What the variant is called, unless it says otherwise.
            _ => <&str>::from(ErrorKind::from(self)).to_owned(),
        }
    }

    /// Who has to act.
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
