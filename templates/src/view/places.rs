//! A squad's numbered places on the table, and its game scores.

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
    /// The games, each with a row of boxes; empty if no score is kept.
    #[serde(default)]
    pub games: Vec<String>,
    /// The label of a last row for the sum of all games; empty if there is only one.
    #[serde(default)]
    pub sum: String,
    /// Above the boxes for the whole squad's score.
    #[serde(default)]
    pub score: String,
    /// Above the boxes for the other side's score.
    #[serde(default)]
    pub opponent: String,
    /// Next to the box in each place that is ticked once the figure has crossed to the other half; no box if
    /// empty.
    #[serde(default)]
    pub across: String,
    /// How the score is calculated and a game is won, below the boxes.
    #[serde(default)]
    pub rule: String,
}

/// A place and the figure on it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The place's name.
    pub label: String,
    /// The figure's name; if empty, a line to write on.
    #[serde(default)]
    pub name: String,
    /// The figure's abilities as signs.
    #[serde(default)]
    pub signs: Vec<SignRow>,
    /// Further text from the card.
    #[serde(default)]
    pub text: String,
    /// The factor by which the figure's spaces count.
    #[serde(default)]
    pub times: u32,
}
