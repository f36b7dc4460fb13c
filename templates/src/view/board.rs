//! A game board, printed in halves.

use serde::{Deserialize, Serialize};

/// Spaces in columns, one page per half.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardView {
    /// The title.
    pub title: String,
    /// The owner of each half, one page each.
    pub halves: Vec<String>,
    /// The number of columns of spaces; each starts with a numbered space.
    pub columns: u32,
    /// The number of spaces per column in each half.
    pub spaces: u32,
    /// The text at the edge where the halves meet.
    pub meets: String,
    /// The text below the number in the starting spaces.
    pub start: String,
    /// The text at the foot of each page.
    #[serde(default)]
    pub note: String,
    /// The page number, with the placeholders `{page}` and `{pages}`.
    #[serde(default)]
    pub page: String,
}
