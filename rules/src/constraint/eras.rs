//! Eras and sides: the era must offer the squad's faction on its side.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// Eras and sides, checked as far as they are declared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Eras {
    /// The rule broken if the era doesn't offer the faction.
    pub rule: RuleId,
    /// The rule broken if the era offers it only on the other side.
    pub side_rule: RuleId,
    /// Whether an era and a side must be declared.
    #[serde(default)]
    pub required: bool,
}
