//! A stat card.

use serde::{Deserialize, Serialize};

use super::{Mark, Photo, SignRow, Stat, Track};

/// The texts and numbers of one stat card.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardView {
    /// The figure's name.
    pub name: String,
    /// The cost as printed; empty in games without costs.
    pub cost: String,
    /// The line under the name: faction, uniqueness, size.
    #[serde(default)]
    pub subtitle: String,
    /// The number of figures that the card is for, if more than one.
    #[serde(default)]
    pub count: u32,
    /// Whether the printed card may contain more than is known: lines to write on are drawn.
    #[serde(default)]
    pub open: bool,
    /// The factions' marks at the start of the subtitle, in the order of their names.
    #[serde(default)]
    pub marks: Vec<Mark>,
    /// The stat table, in reading order.
    #[serde(default)]
    pub stats: Vec<Stat>,
    /// The signs above the abilities; printed as words if the layout has no place for signs.
    #[serde(default)]
    pub signs: Vec<SignRow>,
    /// The abilities, one paragraph each.
    #[serde(default)]
    pub lines: Vec<CardLine>,
    /// The boxes to tick.
    #[serde(default)]
    pub tracks: Vec<Track>,
    /// The smallest line: set, number, date.
    #[serde(default)]
    pub footer: String,
    /// The back, printed on request.
    #[serde(default)]
    pub back: Option<CardBack>,
}

/// An ability: its name in bold, then its effect.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardLine {
    /// Printed bold; may be empty.
    #[serde(default)]
    pub lead: String,
    /// Printed regular; may be empty.
    #[serde(default)]
    pub text: String,
    /// Whether the text isn't known: lines to write it on are drawn below the lead.
    #[serde(default)]
    pub open: bool,
}

impl CardLine {
    /// Creates a line from a bold lead and the text after it.
    pub fn new(lead: impl Into<String>, text: impl Into<String>) -> Self {
        Self { lead: lead.into(), text: text.into(), open: false }
    }

    /// Creates a line whose text isn't known, with room to write it below the lead.
    pub fn open(lead: impl Into<String>) -> Self {
        Self { open: true, ..Self::new(lead, "") }
    }
}

/// The back of a stat card.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardBack {
    /// Usually the name again, to identify a face-down card.
    pub title: String,
    /// The line under the title.
    #[serde(default)]
    pub subtitle: String,
    /// Glossary text or notes. Text that doesn't fit at the smallest size is cut with an ellipsis, with a
    /// remark.
    #[serde(default)]
    pub lines: Vec<CardLine>,
    /// The user's own photo.
    #[serde(default)]
    pub photo: Option<Photo>,
}
