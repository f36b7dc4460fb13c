//! Lists of printings to tick: a collection's checklist, a want list.

use serde::{Deserialize, Serialize};

/// A checklist of printings, grouped by set.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChecklistView {
    /// The list's title.
    pub title: String,
    /// The line under the title: whose list, which filter.
    #[serde(default)]
    pub subtitle: String,
    /// The legend of rarity signs.
    #[serde(default)]
    pub legend: String,
    /// The sets.
    pub groups: Vec<ChecklistGroup>,
    /// The headings.
    pub labels: ChecklistLabels,
    /// The catalogue's date.
    #[serde(default)]
    pub catalogue: String,
}

/// A set and its printings.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChecklistGroup {
    /// The set's name.
    pub title: String,
    /// The number owned, e.g. "12 of 60".
    #[serde(default)]
    pub summary: String,
    /// The printings, in order.
    pub rows: Vec<ChecklistRow>,
}

/// One printing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChecklistRow {
    /// The number within the set.
    #[serde(default)]
    pub number: String,
    /// The figure's name.
    pub name: String,
    /// The rarity, as a sign or a word.
    #[serde(default)]
    pub rarity: String,
    /// The cost as printed.
    #[serde(default)]
    pub cost: String,
    /// The number owned, as printed; empty for none.
    #[serde(default)]
    pub owned: String,
    /// The number of boxes to tick; at most six are drawn.
    #[serde(default)]
    pub boxes: u32,
    /// The number of ticked boxes.
    #[serde(default)]
    pub ticked: u32,
    /// The user's note, below the name.
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
    /// After a set's name when it continues in the next column, e.g. "(continued)".
    pub continued: String,
    /// The page number, with the placeholders `{page}` and `{pages}`.
    pub page: String,
}
