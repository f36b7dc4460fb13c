//! A hero's sheet: what the hero can do and has.

use serde::{Deserialize, Serialize};

use super::{Stat, Track};

/// One hero, half a page in ordinary cases.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroSheetView {
    /// The name.
    pub name: String,
    /// What stands beneath the name.
    #[serde(default)]
    pub subtitle: String,
    /// The campaign and its date.
    #[serde(default)]
    pub campaign: String,
    /// The sides of the hero's sheet: healthy, wounded.
    #[serde(default)]
    pub sides: Vec<HeroSide>,
    /// XP that is left, earned and spent.
    #[serde(default)]
    pub xp: Vec<Stat>,
    /// The whole class deck, by what cards cost.
    #[serde(default)]
    pub deck: Vec<DeckCard>,
    /// Items.
    #[serde(default)]
    pub items: Vec<HeroItem>,
    /// Rewards.
    #[serde(default)]
    pub rewards: Vec<String>,
    /// Every heading.
    pub labels: HeroSheetLabels,
    /// At the foot of each page.
    #[serde(default)]
    pub note: String,
}

/// One side of a hero's sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroSide {
    /// Which.
    pub title: String,
    /// Its values.
    pub stats: Vec<Stat>,
    /// What is counted up to some of them during a mission.
    #[serde(default)]
    pub tracks: Vec<Track>,
}

/// A card of the class deck.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckCard {
    /// The name.
    pub name: String,
    /// What it costs, as printed.
    #[serde(default)]
    pub cost: String,
    /// Whether the hero has it; its box is ticked.
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
    /// What lies under it: modifications.
    #[serde(default)]
    pub under: Vec<String>,
    /// Whether it is brought to the next mission; its box is ticked.
    #[serde(default)]
    pub packed: bool,
}

/// The headings of a hero's sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroSheetLabels {
    /// Above the class deck.
    pub deck: String,
    /// Above the items; their boxes say what is brought to the next mission.
    pub items: String,
    /// Above the rewards.
    pub rewards: String,
    /// Above room to write.
    pub notes: String,
    /// The page's number, with `{page}` and `{pages}` where the numbers go.
    pub page: String,
}
