//! What a group keeps an eye on while a mission is played: the table `[night]` of `campaign_rules.toml`.

use serde::{Deserialize, Serialize};

use crate::campaign::id::{CounterId, SideId};
use crate::id::FactionId;

/// What is kept of a mission while it is played. A game without it has no mission nights.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Night {
    /// The threat that grows from round to round, and what it pays for.
    #[serde(default)]
    pub threat: Option<Threat>,
    /// What a hero is, in English, who was defeated on the last side of its sheet; without it heroes stay there.
    #[serde(default)]
    pub out: Option<String>,
    /// What is counted.
    #[serde(default, rename = "counter")]
    pub counters: Vec<Counter>,
    /// Whether heroes hold supply cards until the mission ends.
    #[serde(default)]
    pub supplies: bool,
}

/// Threat: a side gains as much as the stage says at the end of each round, and pays for groups with it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Threat {
    /// Whose it is.
    pub side: SideId,
    /// The English name.
    pub name: String,
    /// The trait of the cards that are deployed for it.
    pub cards: String,
    /// Traits of cards that aren't for campaigns.
    #[serde(default)]
    pub never: Vec<String>,
    /// The factions of groups that the side may choose freely.
    pub factions: Vec<FactionId>,
    /// The stat that says what one figure of a group costs that comes back.
    pub reinforcement: String,
    /// The stat that says of how many figures a group is.
    pub group: String,
}

/// Something that is counted during a mission.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Counter {
    /// Its id.
    pub id: CounterId,
    /// The English name.
    pub name: String,
    /// What of a mission's result it is.
    #[serde(default)]
    pub fills: Option<Fills>,
}

/// What of a mission's result a counter says. It ends where the mission has no more of it, and is left out where the
/// mission is known to have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Fills {
    /// Crates that the heroes hold.
    Crates,
    /// Tokens that were claimed.
    Tokens,
}
