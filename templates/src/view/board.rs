//! A board to play on, in halves.

use serde::{Deserialize, Serialize};

/// Spaces in columns, a page for each half.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardView {
    /// What it is.
    pub title: String,
    /// The halves, a page each: whose they are.
    pub halves: Vec<String>,
    /// Columns of spaces; each begins with a space that has its number.
    pub columns: u32,
    /// Spaces in a column of each half.
    pub spaces: u32,
    /// At the edge where the halves meet.
    pub meets: String,
    /// In the spaces where figures start, below the number.
    pub start: String,
    /// At the foot of each page.
    #[serde(default)]
    pub note: String,
    /// The page's number, with `{page}` and `{pages}` where the numbers go.
    #[serde(default)]
    pub page: String,
}
