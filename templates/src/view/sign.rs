//! Signs, and rows of them on a card.

use serde::{Deserialize, Serialize};

/// Outlines on a square, in thousandths of its side from the top left corner, filled by the even-odd rule.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sign {
    /// The closed outlines.
    pub outlines: Vec<Vec<[u16; 2]>>,
}

/// Signs side by side, and their meanings.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignRow {
    /// The signs.
    #[serde(default)]
    pub signs: Vec<Sign>,
    /// Their meanings, one for each.
    pub words: Vec<String>,
}

impl SignRow {
    /// Returns the meanings in one line.
    #[must_use]
    pub fn text(&self) -> String {
        self.words.join(" · ")
    }
}
