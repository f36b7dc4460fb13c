//! Figures beside the squad have to come from what was opened and isn't fielded, for formats that are played
//! with a few boosters.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// Figures beside the squad were opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Spare {
    /// The rule.
    pub rule: RuleId,
    /// The pack's kinds of list whose figures have to be among those left over.
    pub lists: Vec<String>,
}
