//! The total must not exceed the format's limit, or must equal it.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// The format's point limit, with the rule that sets it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Budget {
    /// The rule.
    pub rule: RuleId,
}
