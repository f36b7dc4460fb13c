//! States that figures can be in, and bonds between figures, as data.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::facts::RuleAt;
use super::id::{ConditionId, CounterId};
use crate::id::TermId;
use crate::term::{Ban, Condition as Circumstance};

/// A condition that figures can have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// The ID.
    pub id: ConditionId,
    /// The English name.
    pub name: String,
    /// Other names in files: `asleep`.
    #[serde(default)]
    pub also: Vec<ConditionId>,
    /// When it ends by itself.
    #[serde(default)]
    pub ends: Ends,
    /// Whether the figure counts as activated.
    #[serde(default)]
    pub activated: bool,
    /// Whether the figure's bonus to initiative doesn't count.
    #[serde(default)]
    pub leaderless: bool,
    /// What the figure can't do, and what can't be done to it.
    #[serde(default)]
    pub cannot: Vec<Ban>,
    /// Whether its side has to activate the figure before the others.
    #[serde(default)]
    pub first: bool,
    /// Whether its side has to activate the others before the figure.
    #[serde(default)]
    pub last: bool,
    /// The term that explains it, if its ID is another.
    #[serde(default)]
    pub term: Option<TermId>,
    /// The circumstances in which the figure attacks.
    #[serde(default)]
    pub attacking: Vec<Circumstance>,
    /// The circumstances in which it is attacked, told from the attacker's side.
    #[serde(default)]
    pub attacked: Vec<Circumstance>,
}

impl Condition {
    /// Returns the term that explains it.
    #[must_use]
    pub fn term(&self) -> TermId {
        self.term.clone().unwrap_or_else(|| TermId::from(self.id.as_str()))
    }
}

/// When a condition ends by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ends {
    /// It doesn't: players remove it.
    #[default]
    Never,
    /// At the end of the round.
    Round,
    /// At the end of the figure's current turn, or else its next one.
    Turn,
    /// At the end of the next turn that the figure starts.
    NextTurn,
    /// With its next attack.
    Attack,
    /// When it takes damage.
    Damage,
}

/// An ability that binds its holder to a figure chosen for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Bond {
    /// The ability.
    pub ability: String,
    /// Whether the holder leaves with the chosen figure.
    #[serde(default)]
    pub leaves: bool,
    /// What the chosen figure has more of each counter.
    #[serde(default)]
    pub gains: BTreeMap<CounterId, u32>,
    /// Abilities that the chosen figure has while the holder is in play.
    #[serde(default)]
    pub grants: Vec<String>,
    /// The source of the rule.
    pub rule: RuleAt,
}
