//! A hero's sheet: abilities and belongings.

use serde::{Deserialize, Serialize};

use super::{Stat, Track};

/// One hero, usually half a page.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroSheetView {
    /// The name.
    pub name: String,
    /// The line under the name.
    #[serde(default)]
    pub subtitle: String,
    /// The campaign and its date.
    #[serde(default)]
    pub campaign: String,
    /// The sides of the hero's sheet: healthy, wounded.
    #[serde(default)]
    pub sides: Vec<HeroSide>,
    /// The XP left, earned and spent.
    #[serde(default)]
    pub xp: Vec<Stat>,
    /// The whole class deck, ordered by cost.
    #[serde(default)]
    pub deck: Vec<DeckCard>,
    /// Items.
    #[serde(default)]
    pub items: Vec<HeroItem>,
    /// Rewards.
    #[serde(default)]
    pub rewards: Vec<String>,
    /// The headings.
    pub labels: HeroSheetLabels,
    /// The text at the foot of each page.
    #[serde(default)]
    pub note: String,
}

/// One side of a hero's sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroSide {
    /// Which side it is.
    pub title: String,
    /// The values.
    pub stats: Vec<Stat>,
    /// Tracks for values that are counted during a mission.
    #[serde(default)]
    pub tracks: Vec<Track>,
}

/// A card of the class deck.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckCard {
    /// The name.
    pub name: String,
    /// The cost as printed.
    #[serde(default)]
    pub cost: String,
    /// Whether the hero owns it; its box is then ticked.
    #[serde(default)]
    pub owned: bool,
}

/// An item of a hero.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroItem {
    /// The name.
    pub name: String,
    /// Kind, tier and traits.
    #[serde(default)]
    pub detail: String,
    /// The attached modifications.
    #[serde(default)]
    pub under: Vec<String>,
    /// Whether it is brought to the next mission; its box is then ticked.
    #[serde(default)]
    pub packed: bool,
}

/// The headings of a hero's sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroSheetLabels {
    /// Above the class deck.
    pub deck: String,
    /// Above the items; their boxes mark what is brought to the next mission.
    pub items: String,
    /// Above the rewards.
    pub rewards: String,
    /// Above the space for notes.
    pub notes: String,
    /// The page number, with the placeholders `{page}` and `{pages}`.
    pub page: String,
}
