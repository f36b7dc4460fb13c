//! Enums that errors carry to distinguish cases.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, IntoStaticStr};

/// Maximum memory that a reader process may allocate, in bytes, in addition to what the program has allocated at
/// start-up. Together they stay below 512 MiB.
pub(crate) const MOST_MEMORY: u64 = 256 << 20;
/// Maximum processor time of a reader process, in seconds. A real file takes a few tenths of a second.
pub(crate) const MOST_SECONDS: u64 = 3;

/// Why reading a foreign file was aborted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Danger {
    /// It needed more memory than allowed.
    Memory,
    /// It took longer than allowed.
    Time,
    /// The search for a code in a picture took longer than allowed.
    Search,
    /// The reader crashed.
    Crash,
    /// The file exceeds a limit.
    Limit {
        /// The quantity limited.
        measure: Measure,
        /// The limit, in the measure's unit.
        limit: u64,
    },
}

/// A quantity of a file that is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Display, EnumIter, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Measure {
    /// Rows of a table.
    Rows,
    /// Columns of a table.
    Columns,
    /// Cells of a table.
    Cells,
    /// Characters in a cell.
    Cell,
    /// Text in all cells, in MiB.
    Text,
    /// Unpacked size, in MiB.
    Unpacked,
    /// Nodes of a PDF's tree of attachments.
    Objects,
    /// Bytes of a list.
    Bytes,
    /// Members of a squad.
    Members,
}

impl Danger {
    /// Returns the error's code.
    #[must_use]
    pub fn code(self) -> &'static str {
        if matches!(self, Self::Limit { .. }) { "file-beyond-limits" } else { "file-dangerous" }
    }

    /// Returns the reason as the message selects it, and the limit that it names.
    #[must_use]
    pub fn told(self) -> (&'static str, u64) {
        match self {
            Self::Memory => ("memory", MOST_MEMORY >> 20),
            Self::Time => ("time", MOST_SECONDS),
            Self::Search => ("search", MOST_SECONDS),
            Self::Crash => ("crash", 0),
            Self::Limit { measure, limit } => (measure.into(), limit),
        }
    }
}

/// What a name was expected to refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// A game.
    Game,
    /// A format of the game.
    Format,
    /// An era of the game.
    Era,
    /// A side of the table.
    Side,
    /// A faction of the game.
    Faction,
    /// A figure of the catalogue.
    Figure,
    /// A set of printings.
    Set,
    /// A saved squad.
    Squad,
    /// An open question.
    Question,
    /// An answer to an open question.
    Answer,
    /// A setting.
    Setting,
    /// A language.
    Language,
    /// An alias that the user added.
    Alias,
    /// A field of an import.
    Field,
    /// A column of a spreadsheet.
    Column,
    /// A sheet of a workbook.
    Sheet,
    /// What a status column may say.
    Status,
    /// A revision of a saved squad.
    Revision,
    /// A printing of the catalogue.
    Printing,
    /// A copy with details.
    Copy,
    /// A product.
    Product,
    /// A rarity of the game.
    Rarity,
    /// A command of the window.
    Command,
    /// One of the user's packs.
    Pack,
    /// A group that this machine is in.
    Group,
    /// A conflict between versions, or one of the versions.
    Fork,
    /// A campaign of the game.
    Campaign,
    /// A seat at the table.
    Seat,
    /// A format in which squads are written.
    Style,
    /// A way for a game to end.
    Ending,
    /// A mission of a map.
    Mission,
    /// A term of a game's rules.
    Term,
    /// A condition that abilities depend on.
    Condition,
    /// A die, or a side of one.
    Die,
    /// A reading of an ambiguous passage of a rule book.
    Reading,
    /// A save or a test of a figure.
    Test,
}

/// What a typed value was expected to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Unfit {
    /// A number of copies.
    Count,
    /// An amount of money.
    Price,
    /// A currency's code.
    Currency,
    /// A date.
    Date,
    /// A day.
    Day,
    /// The score of a game.
    Score,
    /// An ending that requires a winner.
    EndingWinner,
    /// An ending that is only possible at equal points.
    EndingOfTie,
    /// An ending by which the higher score wins, but the score says otherwise.
    EndingByPoints,
    /// An ending by reaching a score that neither player reached.
    EndingShort,
    /// One of the two players.
    Player,
    /// The name of an opponent.
    Opponent,
    /// A product whose contents are known.
    Product,
}

/// What is wrong with a campaign's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CampaignFileFault {
    /// It can't be parsed; the reason has details.
    Shape,
    /// It has an unknown format or is from a newer version; the reason names it.
    Newer,
    /// Entries are missing; the reason is the number present.
    Short,
    /// An entry is invalid at its position; the reason names it.
    Order,
    /// The entries don't match the checksum.
    Changed,
    /// An entry has a number out of range; the reason names it.
    Numbers,
    /// There are more entries than are read; the reason is the limit.
    Long,
}
