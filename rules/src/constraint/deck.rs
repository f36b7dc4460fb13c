//! A deck of cards that belongs to a squad and stands apart from it: so many cards for so many points,
//! each playable by somebody of the squad.

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
    /// Its id, by which it is called in the game's words.
    pub name: String,
    /// Its cards.
    pub who: Selector,
    /// How many cards it holds.
    pub size: u32,
    /// What they may cost together.
    pub points: i32,
    /// Members of the squad with whom it may cost more.
    #[serde(default)]
    pub more: Vec<More>,
    /// The stat that says how many copies of a card may be in it.
    #[serde(default, rename = "limit")]
    pub copies: Option<String>,
    /// The list of keywords that says who may play a card, any one of them: a keyword, the name of a
    /// figure, or what `played_by` says.
    #[serde(default)]
    pub playable: Option<String>,
    /// What stands there for whoever is in the squad.
    #[serde(default)]
    pub any: Vec<String>,
    /// What stands there for certain figures.
    #[serde(default)]
    pub played_by: BTreeMap<String, Selector>,
    /// What stands there of which nobody knows whom it means.
    #[serde(default)]
    pub unsure: Vec<String>,
    /// Who can play cards at all.
    #[serde(default)]
    pub players: Option<Selector>,
    /// The faction whose cards anybody may play. Of another's, only its figures.
    #[serde(default)]
    pub neutral: Option<FactionId>,
}

/// Somebody with whom a deck may cost more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct More {
    /// Who.
    pub with: Selector,
    /// How many points more.
    pub points: i32,
}
