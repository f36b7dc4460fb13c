//! What players do themselves at its moment, as data: setting up, the beginning and the end of a round.

use serde::{Deserialize, Serialize};

use super::facts::RuleAt;
use super::id::StepId;
use crate::selector::Selector;

/// Something that players do themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its id.
    pub id: StepId,
    /// What is to be done, in English.
    pub name: String,
    /// When.
    pub when: StepWhen,
    /// The figures for whose sake it is done; it is left out where none of them is in play.
    #[serde(default)]
    pub who: Option<Selector>,
    /// Where it stands.
    pub rule: RuleAt,
}

/// When players do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum StepWhen {
    /// Before the first round.
    Setup,
    /// At the beginning of a round, the first one included.
    RoundStart,
    /// In each turn, where sides take whole turns.
    Turn,
    /// At the end of a round, when nobody is left to activate.
    RoundEnd,
}
