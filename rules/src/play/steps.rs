//! Actions that players perform themselves at a certain moment, as data: setup, start and end of a round.

use serde::{Deserialize, Serialize};

use super::facts::RuleAt;
use super::id::StepId;
use crate::selector::Selector;

/// An action that players perform themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The ID.
    pub id: StepId,
    /// What to do, in English.
    pub name: String,
    /// When to do it.
    pub when: StepWhen,
    /// The figures that require it; omitted if none of them is in play.
    #[serde(default)]
    pub who: Option<Selector>,
    /// The source of the rule.
    pub rule: RuleAt,
}

/// When players perform an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum StepWhen {
    /// Before the first round.
    Setup,
    /// At the start of every round, including the first.
    RoundStart,
    /// In each turn, if sides take whole turns.
    Turn,
    /// At the end of a round, when no figure is left to activate.
    RoundEnd,
}
