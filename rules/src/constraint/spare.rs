//! Figures beside the squad must be opened figures that aren't fielded, for formats played with a few boosters.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// A limit on figures beside the squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Spare {
    /// The rule.
    pub rule: RuleId,
    /// The kinds of list whose figures must be left over from the opened ones.
    pub lists: Vec<String>,
}
