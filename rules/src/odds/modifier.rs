//! Circumstances that change every attack in which they occur, whatever the cards say: charging, flanking.

use serde::{Deserialize, Serialize};

use crate::id::TermId;
use crate::selector::Selector;
use crate::term::Condition;

/// What a circumstance changes about an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Modifier {
    /// The term for the rule; a defender that is immune to it isn't affected.
    pub term: TermId,
    /// Conditions that must all be true, told from the attacker's side.
    #[serde(rename = "if")]
    pub conditions: Vec<Condition>,
    /// Which attackers it concerns; by default all.
    #[serde(default)]
    pub who: Option<Selector>,
    /// What it adds to the attack roll.
    #[serde(default)]
    pub attack: i32,
    /// What it adds to the defense.
    #[serde(default)]
    pub defense: i32,
    /// The lowest roll that is a critical hit.
    #[serde(default)]
    pub critical: Option<u32>,
    /// Whether the attack hits without a roll, so that it can't be a critical hit either.
    #[serde(default)]
    pub hits: bool,
    /// What it multiplies the damage by.
    #[serde(default)]
    pub times: Option<u32>,
    /// Whether damage reductions without a roll don't apply.
    #[serde(default)]
    pub unreduced: bool,
    /// Abilities that the defender has against the attack.
    #[serde(default)]
    pub grants: Vec<String>,
    /// Whether the attack isn't possible at all.
    #[serde(default)]
    pub forbids: bool,
}

/// What a circumstance changes about an attack with pools of dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PoolModifier {
    /// The term for the rule.
    pub term: TermId,
    /// The conditions that must all be true, told from the attacker's side.
    #[serde(rename = "if")]
    pub conditions: Vec<Condition>,
    /// Dice that the attacker rolls besides, in attribute tests, too.
    #[serde(default)]
    pub dice: Vec<String>,
    /// What it adds to the surges.
    #[serde(default)]
    pub surge: i32,
    /// What it adds to the accuracy.
    #[serde(default)]
    pub accuracy: i32,
    /// What it adds to the evades.
    #[serde(default)]
    pub evade: i32,
}
