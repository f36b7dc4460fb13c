//! Members that make others cheaper (Rapport). The pack's `cost_changes.csv` says which cards affect
//! which figures.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// Members that change what others cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CostChange {
    /// The rule.
    pub rule: RuleId,
    /// No cost falls below this.
    pub floor: i32,
    /// The most that one card with an unknown target can change a cost by.
    pub at_most: i32,
}
