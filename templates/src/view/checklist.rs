//! Lists of printings to tick: a collection's checklist, a wants list.

use serde::{Deserialize, Serialize};

/// A checklist of printings, grouped by set.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChecklistView {
    /// The list's title.
    pub title: String,
    /// A line under it: whose list, which filter.
    #[serde(default)]
    pub subtitle: String,
    /// What the signs of the rarities stand for.
    #[serde(default)]
    pub legend: String,
    /// The sets.
    pub groups: Vec<ChecklistGroup>,
    /// Every heading.
    pub labels: ChecklistLabels,
    /// The catalogue and its date.
    #[serde(default)]
    pub catalogue: String,
}

/// A set and its printings.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChecklistGroup {
    /// The set's name.
    pub title: String,
    /// How much of it is there, e.g. "12 of 60".
    #[serde(default)]
    pub summary: String,
    /// Its printings, in order.
    pub rows: Vec<ChecklistRow>,
}

/// One printing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChecklistRow {
    /// Its number in the set.
    #[serde(default)]
    pub number: String,
    /// The figure's name.
    pub name: String,
    /// Rarity as a sign or a word.
    #[serde(default)]
    pub rarity: String,
    /// Cost as printed.
    #[serde(default)]
    pub cost: String,
    /// How many are owned, as printed; empty for none.
    #[serde(default)]
    pub owned: String,
    /// Boxes to tick, at most six are drawn.
    #[serde(default)]
    pub boxes: u32,
    /// How many of the boxes are ticked already.
    #[serde(default)]
    pub ticked: u32,
    /// What the user wrote about it, below the name.
    #[serde(default)]
    pub note: String,
}

/// The headings of a checklist.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChecklistLabels {
    /// Above the numbers.
    pub number: String,
    /// Above the names.
    pub name: String,
    /// Above the rarities.
    pub rarity: String,
    /// Above the costs.
    pub cost: String,
    /// Above the counts.
    pub owned: String,
    /// After a set's name where it goes on in the next column, e.g. "(continued)".
    pub continued: String,
    /// The page's number, with `{page}` and `{pages}` where the numbers go.
    pub page: String,
}
