//! No single figure may cost more than a share of the format's limit.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// The maximum cost of one figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CostCap {
    /// The rule.
    pub rule: RuleId,
    /// The share of the limit, in percent.
    pub percent: u8,
}

impl CostCap {
    /// Returns the maximum cost of one figure under a limit.
    pub(crate) fn cap(&self, limit: i32) -> i64 {
        i64::from(limit) * i64::from(self.percent) / 100
    }
}
