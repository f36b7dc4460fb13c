//! A deck of cards that belongs to a squad and stands apart from it: a fixed number of cards for limited
//! points, each playable by a member of the squad.

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
    /// Its id, by which the game's words name it.
    pub name: String,
    /// Its cards.
    pub who: Selector,
    /// How many cards it holds.
    pub size: u32,
    /// Their maximum total cost.
    pub points: i32,
    /// Members of the squad that let it cost more.
    #[serde(default)]
    pub more: Vec<More>,
    /// The stat that limits the copies of a card.
    #[serde(default, rename = "limit")]
    pub copies: Option<String>,
    /// The list of keywords that says who may play a card, any one of them: a keyword, the name of a
    /// figure, or what `played_by` says.
    #[serde(default)]
    pub playable: Option<String>,
    /// Keywords of that list that any member satisfies.
    #[serde(default)]
    pub any: Vec<String>,
    /// Keywords of that list that certain figures satisfy.
    #[serde(default)]
    pub played_by: BTreeMap<String, Selector>,
    /// Keywords of that list whose meaning isn't known.
    #[serde(default)]
    pub unsure: Vec<String>,
    /// Which figures can play cards at all.
    #[serde(default)]
    pub players: Option<Selector>,
    /// The faction whose cards any figure can play. Other factions' cards need a figure of their own.
    #[serde(default)]
    pub neutral: Option<FactionId>,
}

/// Members that let a deck cost more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct More {
    /// Who.
    pub with: Selector,
    /// How many points more.
    pub points: i32,
}
