//! Numbered places of a squad on the table, and the scores of its games.

use serde::{Deserialize, Serialize};

use super::SignRow;

/// Places side by side, with boxes for scores under each.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacesView {
    /// The heading.
    pub title: String,
    /// The places, in order.
    pub places: Vec<Place>,
    /// A row of boxes for each game; none where no score is kept.
    #[serde(default)]
    pub games: Vec<String>,
    /// A last row of boxes, for what all games make together; empty where there is only one.
    #[serde(default)]
    pub sum: String,
    /// Above the boxes of the whole squad's score.
    #[serde(default)]
    pub score: String,
    /// Above the boxes of the other side's score.
    #[serde(default)]
    pub opponent: String,
    /// Beside the box in each place that is ticked once who stands there is in the other half; no box without it.
    #[serde(default)]
    pub across: String,
    /// How the boxes make a score and when a game is won, below them.
    #[serde(default)]
    pub rule: String,
}

/// One place and who stands on it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// What it is called.
    pub label: String,
    /// Who stands on it; a line to write on where it is empty.
    #[serde(default)]
    pub name: String,
    /// What that one can do, drawn.
    #[serde(default)]
    pub signs: Vec<SignRow>,
    /// What else stands on the card.
    #[serde(default)]
    pub text: String,
    /// How many times the spaces of who stands there count.
    #[serde(default)]
    pub times: u32,
}
