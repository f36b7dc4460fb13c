//! Decks of cards that accompany a squad without being part of it: a fixed number of cards within a point
//! limit, each playable by a member of the squad.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::id::{FactionId, RuleId};
use crate::selector::Selector;

/// A deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// The rule.
    pub rule: RuleId,
    /// The ID, by which the game's words name it.
    pub name: String,
    /// The cards it can contain.
    pub who: Selector,
    /// The number of cards.
    pub size: u32,
    /// The maximum total cost.
    pub points: i32,
    /// Members of the squad that raise the maximum cost.
    #[serde(default)]
    pub more: Vec<More>,
    /// The stat that limits the copies of a card.
    #[serde(default, rename = "limit")]
    pub copies: Option<String>,
    /// The keyword list that states who can play a card, any one of them: a keyword, the name of a figure, or a
    /// key of `played_by`.
    #[serde(default)]
    pub playable: Option<String>,
    /// Keywords in that list that any member satisfies.
    #[serde(default)]
    pub any: Vec<String>,
    /// Keywords in that list that certain figures satisfy.
    #[serde(default)]
    pub played_by: BTreeMap<String, Selector>,
    /// Keywords in that list whose meaning isn't known.
    #[serde(default)]
    pub unsure: Vec<String>,
    /// Which figures can play cards at all.
    #[serde(default)]
    pub players: Option<Selector>,
    /// The faction whose cards any figure can play. Cards of other factions need a figure of that faction.
    #[serde(default)]
    pub neutral: Option<FactionId>,
}

/// Members that raise the maximum cost of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct More {
    /// The members.
    pub with: Selector,
    /// The points added.
    pub points: i32,
}
