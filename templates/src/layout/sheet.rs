//! What a game asks of a squad's sheet; read from its `card.toml`.

use serde::{Deserialize, Serialize};

/// What a squad's sheet of this game has besides the figures.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SheetStyle {
    /// Rounds with a box for each activation; none where nobody activates.
    pub rounds: u32,
    /// What is written down of a match.
    pub record: Vec<RecordKind>,
    /// Whether each figure has a box for what the other side gets for it.
    pub forfeits: bool,
    /// Whether members that don't stand on the table are tiles: they lie there, and are listed apart.
    pub tiles: bool,
}

/// Something that is written down of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecordKind {
    /// Against whom it is.
    Opponent,
    /// When it is, and in which round of a tournament.
    Date,
    /// On which map.
    Map,
    /// The victory points of both sides.
    Points,
    /// How it ended.
    Result,
}

impl RecordKind {
    /// Its name, as layouts and words have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Opponent => "opponent",
            Self::Date => "date",
            Self::Map => "map",
            Self::Points => "points",
            Self::Result => "result",
        }
    }

    /// How much of a line it takes, beside the others.
    #[must_use]
    pub const fn share(self) -> u32 {
        match self {
            Self::Opponent | Self::Map => 5,
            Self::Date | Self::Points => 4,
            Self::Result => 3,
        }
    }
}
