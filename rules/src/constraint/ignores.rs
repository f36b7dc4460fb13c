//! Choices that a format ignores, which are noted if they were made.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// Eras and sides don't matter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ignores {
    /// The rule.
    pub rule: RuleId,
}
