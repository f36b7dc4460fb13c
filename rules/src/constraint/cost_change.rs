//! Members that make others cheaper (Rapport). The pack's `cost_changes.csv` lists which cards affect which
//! figures.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// Members that change the cost of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CostChange {
    /// The rule.
    pub rule: RuleId,
    /// The minimum to which a cost can fall.
    pub floor: i32,
    /// The maximum change by one card with an unknown effect.
    pub at_most: i32,
}
