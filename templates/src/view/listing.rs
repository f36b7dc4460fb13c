//! Lists in columns for posting on a wall, and result slips.

use serde::{Deserialize, Serialize};

/// A list in columns: pairings, standings.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListingView {
    /// The title.
    pub title: String,
    /// The line under the title.
    #[serde(default)]
    pub subtitle: String,
    /// The columns.
    pub columns: Vec<ListingColumn>,
    /// The rows, one cell per column.
    pub rows: Vec<Vec<String>>,
    /// Lines below the rows.
    #[serde(default)]
    pub notes: Vec<String>,
    /// The text at the foot of each page.
    #[serde(default)]
    pub foot: String,
    /// The page number, with the placeholders `{page}` and `{pages}`.
    #[serde(default)]
    pub page: String,
}

/// A column of a list.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListingColumn {
    /// The heading.
    pub heading: String,
    /// Its share of the width, relative to the others.
    pub share: f32,
    /// Whether it is right-aligned, as numbers are.
    #[serde(default)]
    pub right: bool,
    /// Whether it is bold.
    #[serde(default)]
    pub bold: bool,
}

/// Slips to cut out, on which players write their match results.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlipsView {
    /// The title.
    pub title: String,
    /// The slips.
    pub slips: Vec<SlipView>,
    /// The number of games in a match, each with boxes for points.
    pub games: u32,
    /// The headings.
    pub labels: SlipLabels,
    /// The page number, with the placeholders `{page}` and `{pages}`.
    #[serde(default)]
    pub page: String,
}

/// A slip.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlipView {
    /// The table.
    pub table: String,
    /// The two players.
    pub players: [String; 2],
}

/// The headings of slips.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlipLabels {
    /// Above the boxes for points.
    pub points: String,
    /// Above the boxes for ticking the winner.
    pub won: String,
    /// Before the line for the signature.
    pub signed: String,
    /// Before the box of a player who drops out.
    pub leaves: String,
}
