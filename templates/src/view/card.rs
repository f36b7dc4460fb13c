//! A stat card.

use serde::{Deserialize, Serialize};

use super::{Mark, Photo, SignRow, Stat, Track};

/// The words and numbers of one stat card.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardView {
    /// The figure's name.
    pub name: String,
    /// Its cost as printed; empty where a game has none.
    pub cost: String,
    /// Faction, uniqueness, size: the line under the name.
    #[serde(default)]
    pub subtitle: String,
    /// How many figures it is the card of, where that is more than one.
    #[serde(default)]
    pub count: u32,
    /// Whether more may stand on the figure's own card than anybody told: there are lines to write on.
    #[serde(default)]
    pub open: bool,
    /// The factions' marks at the start of that line, in the order of their words.
    #[serde(default)]
    pub marks: Vec<Mark>,
    /// The stat table, in the order it is read.
    #[serde(default)]
    pub stats: Vec<Stat>,
    /// What is drawn, above the abilities; in words where the layout has no place for drawings.
    #[serde(default)]
    pub signs: Vec<SignRow>,
    /// Abilities, one paragraph each.
    #[serde(default)]
    pub lines: Vec<CardLine>,
    /// Boxes to tick.
    #[serde(default)]
    pub tracks: Vec<Track>,
    /// Set, number, date: the smallest line.
    #[serde(default)]
    pub footer: String,
    /// The other side, printed when backs are asked for.
    #[serde(default)]
    pub back: Option<CardBack>,
}

/// An ability: its name in bold, then what it does.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardLine {
    /// Printed bold; may be empty.
    #[serde(default)]
    pub lead: String,
    /// Printed regular; may be empty.
    #[serde(default)]
    pub text: String,
}

impl CardLine {
    /// A bold lead and the text after it.
    pub fn new(lead: impl Into<String>, text: impl Into<String>) -> Self {
        Self { lead: lead.into(), text: text.into() }
    }
}

/// The back of a stat card.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardBack {
    /// Usually the name again, so that a face-down card can be told apart.
    pub title: String,
    /// The line under it.
    #[serde(default)]
    pub subtitle: String,
    /// Glossary text or notes. What doesn't fit at the smallest size is cut
    /// with an ellipsis and reported.
    #[serde(default)]
    pub lines: Vec<CardLine>,
    /// The user's own picture.
    #[serde(default)]
    pub photo: Option<Photo>,
}
