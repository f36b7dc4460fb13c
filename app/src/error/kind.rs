//! What errors tell apart by more than their code.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, IntoStaticStr};

/// Why the reading of a file from elsewhere was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Danger {
    /// Reading it takes more memory than a file is given.
    Memory,
    /// Reading it takes more time.
    Time,
    /// Its reader failed.
    Crash,
    /// There is more in it than is read.
    Limit {
        /// Of what.
        measure: Measure,
        /// How much is read at most, in the measure's unit.
        limit: u64,
    },
}

/// What there may be too much of in a file.
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
    /// Characters of a cell.
    Cell,
    /// Text in all cells, in MiB.
    Text,
    /// What it unpacks to, in MiB.
    Unpacked,
    /// Parts of a PDF's list of attachments.
    Objects,
    /// Bytes of a list.
    Bytes,
    /// Members of a squad.
    Members,
}

impl Danger {
    /// The code of the error.
    #[must_use]
    pub fn code(self) -> &'static str {
        if matches!(self, Self::Limit { .. }) { "file-beyond-limits" } else { "file-dangerous" }
    }

    /// The reason as the sentence selects it, and the limit that it names.
    #[must_use]
    pub fn told(self) -> (&'static str, u64) {
        use crate::foreign::limits::{MOST_MEMORY, MOST_SECONDS};
        match self {
            Self::Memory => ("memory", MOST_MEMORY >> 20),
            Self::Time => ("time", MOST_SECONDS),
            Self::Crash => ("crash", 0),
            Self::Limit { measure, limit } => (measure.into(), limit),
        }
    }
}

/// What a name was meant to be the name of.
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
    /// An answer to one.
    Answer,
    /// A setting.
    Setting,
    /// A language.
    Language,
    /// A name that the user taught.
    Alias,
    /// A field of an import.
    Field,
    /// A column of a spreadsheet.
    Column,
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
    /// A pack of the user's.
    Pack,
    /// A group that this machine is in.
    Group,
    /// Something that was changed twice, or one of its states.
    Fork,
    /// A campaign of the game.
    Campaign,
    /// A way to write a squad down.
    Style,
    /// A way in which a game ends.
    Ending,
    /// A mission of a map.
    Mission,
    /// A word of a game's rules.
    Term,
    /// A condition that abilities ask for.
    Condition,
    /// A die, or a side of one.
    Die,
    /// A way to read a doubtful sentence of a book.
    Reading,
}

/// What a typed value should have been.
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
    /// An ending that needs to say who won.
    EndingWinner,
    /// An ending that decides games of equal points only.
    EndingOfTie,
    /// An ending by which the higher score wins.
    EndingByPoints,
    /// An ending whose points nobody has.
    EndingShort,
    /// One of the two who play.
    Player,
    /// Somebody one plays with.
    Opponent,
    /// A product whose contents are known.
    Product,
}

/// What is wrong with a campaign's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CampaignFileFault {
    /// It can't be read as one: the reason says why.
    Shape,
    /// It is none, or from a newer Muster: the reason says which.
    Newer,
    /// Entries are missing: the reason says how many there are.
    Short,
    /// An entry can't stand where it does: the reason says which.
    Order,
    /// The entries aren't those that were written.
    Changed,
    /// An entry has a number that no books hold: the reason says which.
    Numbers,
    /// There is more in it than in any campaign: the reason says how much is read.
    Long,
}
