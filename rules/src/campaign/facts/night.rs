//! What a group tracks while a mission is played: the table `[night]` of `campaign_rules.toml`.

use serde::{Deserialize, Serialize};

use crate::campaign::id::{CounterId, SideId};
use crate::id::FactionId;

/// What is tracked during a mission. A game without it has no mission nights.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Night {
    /// The threat that grows from round to round.
    #[serde(default)]
    pub threat: Option<Threat>,
    /// The English word for a hero who was defeated on the last side of the sheet; if absent, such heroes stay
    /// in play.
    #[serde(default)]
    pub out: Option<String>,
    /// The counters.
    #[serde(default, rename = "counter")]
    pub counters: Vec<Counter>,
    /// Whether heroes hold supply cards until the mission ends.
    #[serde(default)]
    pub supplies: bool,
}

/// Threat: a side gains the stage's threat level at the end of each round, and pays for groups with it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Threat {
    /// The side that gains it.
    pub side: SideId,
    /// The English name.
    pub name: String,
    /// The trait of cards that are deployed with it.
    pub cards: String,
    /// Traits of cards that aren't used in campaigns.
    #[serde(default)]
    pub never: Vec<String>,
    /// The factions of groups that the side may choose freely.
    pub factions: Vec<FactionId>,
    /// The stat that holds the cost of reinforcing a group by one figure.
    pub reinforcement: String,
    /// The stat that holds the number of figures in a group.
    pub group: String,
}

/// A counter kept during a mission.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Counter {
    /// The ID.
    pub id: CounterId,
    /// The English name.
    pub name: String,
    /// The field of the mission result that it fills.
    #[serde(default)]
    pub fills: Option<Fills>,
}

/// The field of a mission result that a counter fills. The counter's maximum is what the mission has; it is
/// omitted if the mission is known to have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Fills {
    /// Crates that the heroes hold.
    Crates,
    /// Tokens that were claimed.
    Tokens,
}
