//! A small drawing, and rows of them on a card.

use serde::{Deserialize, Serialize};

/// Outlines on a square, in thousandths of its side from the top left corner, filled where an odd
/// number of them lie over each other.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sign {
    /// The outlines, each closed.
    pub outlines: Vec<Vec<[u16; 2]>>,
}

/// Drawings side by side, and what they mean.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignRow {
    /// The drawings.
    #[serde(default)]
    pub signs: Vec<Sign>,
    /// The same in words, one for each.
    pub words: Vec<String>,
}

impl SignRow {
    /// The words in one line.
    #[must_use]
    pub fn text(&self) -> String {
        self.words.join(" · ")
    }
}
