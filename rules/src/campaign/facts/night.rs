//! What a group tracks while a mission is played: the table `[night]` of `campaign_rules.toml`.

use serde::{Deserialize, Serialize};

use super::opponent::Opponent;
use crate::campaign::id::{BoxId, CounterId, SideId};
use crate::id::{FactionId, FigureId};

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
    /// The English word of the sheet for what is counted against a hero's health.
    #[serde(default)]
    pub damage: String,
    /// The English word of the sheet for what is counted against a hero's endurance.
    #[serde(default)]
    pub strain: String,
    /// The English names of the conditions.
    #[serde(default)]
    pub conditions: Vec<String>,
    /// With up to so many heroes, each is activated twice a round.
    #[serde(default)]
    pub twice_with: Option<u32>,
    /// The side that is activated first in a round: the sides take turns, and when one is done the other goes on. If
    /// absent, nothing is said of turns.
    #[serde(default)]
    pub first: Option<SideId>,
    /// What is done at the end of a round, in order and in English.
    #[serde(default)]
    pub status: Vec<String>,
    /// How Muster plays the side that gains threat; absent if it can't.
    #[serde(default)]
    pub opponent: Option<Opponent>,
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
    /// The stat that holds the damage a figure takes.
    #[serde(default)]
    pub health: String,
    /// The miniatures of boxes, as far as anybody counted them.
    #[serde(default)]
    pub models: Vec<InBox>,
}

/// The miniatures of a box that stand for certain cards.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct InBox {
    /// The box.
    #[serde(rename = "box")]
    pub in_box: BoxId,
    /// The cards, by figure.
    pub cards: Vec<FigureId>,
    /// The number of miniatures.
    pub count: u32,
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
