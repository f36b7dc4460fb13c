//! Lists in columns for the wall, and slips to cut out and write on.

use serde::{Deserialize, Serialize};

/// A list in columns: who meets whom, how all stand.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListingView {
    /// What it is.
    pub title: String,
    /// A line under it.
    #[serde(default)]
    pub subtitle: String,
    /// The columns.
    pub columns: Vec<ListingColumn>,
    /// The rows, a cell a column.
    pub rows: Vec<Vec<String>>,
    /// Lines below the rows.
    #[serde(default)]
    pub notes: Vec<String>,
    /// At the foot of each page.
    #[serde(default)]
    pub foot: String,
    /// The page's number, with `{page}` and `{pages}` where the numbers go.
    #[serde(default)]
    pub page: String,
}

/// A column of a list.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListingColumn {
    /// Above it.
    pub heading: String,
    /// Its share of the width, beside those of the others.
    pub share: f32,
    /// Whether it is set flush right, as numbers are.
    #[serde(default)]
    pub right: bool,
    /// Whether its text is bold.
    #[serde(default)]
    pub bold: bool,
}

/// Slips to cut out, on which players write how their match ended.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlipsView {
    /// What they are of.
    pub title: String,
    /// The slips.
    pub slips: Vec<SlipView>,
    /// How many games a match has: so many boxes for points.
    pub games: u32,
    /// Every heading.
    pub labels: SlipLabels,
    /// The page's number, with `{page}` and `{pages}` where the numbers go.
    #[serde(default)]
    pub page: String,
}

/// A slip.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlipView {
    /// Which table.
    pub table: String,
    /// Who sits there.
    pub players: [String; 2],
}

/// The headings of slips.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlipLabels {
    /// Above the boxes for points.
    pub points: String,
    /// Above the boxes in which the winner is ticked.
    pub won: String,
    /// Before the line to sign on.
    pub signed: String,
    /// Before the box of somebody who leaves.
    pub leaves: String,
}
