//! A squad of what somebody owns.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// Only figures that are owned, and each no more often than it is. Where nobody keeps a collection
/// nothing is known to be lacking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Owned {
    /// The rule.
    pub rule: RuleId,
}
