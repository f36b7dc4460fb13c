//! Eras and sides: the squad's faction must be one that the era offers on its side.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// Eras and sides, checked as far as they are given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Eras {
    /// The rule broken where the era doesn't offer the faction.
    pub rule: RuleId,
    /// The rule broken where the era offers it, but on another side.
    pub side_rule: RuleId,
    /// Whether the format needs an era and a side to be named.
    #[serde(default)]
    pub required: bool,
}
