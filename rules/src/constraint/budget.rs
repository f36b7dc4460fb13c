//! The total can't exceed the format's limit, or has to meet it exactly.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// The format's limit, by the rule that sets it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Budget {
    /// The rule.
    pub rule: RuleId,
}
