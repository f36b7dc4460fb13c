//! Only owned figures can be fielded.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// No more copies of a figure than are owned. Without a collection nothing is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Owned {
    /// The rule.
    pub rule: RuleId,
}
