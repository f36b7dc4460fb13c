//! A game's requirements for squad sheets, read from its `card.toml`.

use serde::{Deserialize, Serialize};

/// What a squad's sheet contains besides the figures.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SheetStyle {
    /// The number of rounds with a box per activation; 0 in games without activations.
    pub rounds: u32,
    /// The details of a match to fill in.
    pub record: Vec<RecordKind>,
    /// Whether each figure has a box for the points that the opponent gets for it.
    pub forfeits: bool,
    /// Whether members without a figure on the table are tiles, and are listed separately.
    pub tiles: bool,
}

/// A detail of a match to fill in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecordKind {
    /// The opponent.
    Opponent,
    /// The date, and the round of a tournament.
    Date,
    /// The map.
    Map,
    /// The victory points of both sides.
    Points,
    /// The result.
    Result,
}

impl RecordKind {
    /// Returns the name used in layouts and words.
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

    /// Returns its share of the line's width, relative to the others.
    #[must_use]
    pub const fn share(self) -> u32 {
        match self {
            Self::Opponent | Self::Map => 5,
            Self::Date | Self::Points => 4,
            Self::Result => 3,
        }
    }
}
