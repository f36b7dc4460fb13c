//! Two squads of a team: the same faction, and no unique person in both.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// The rule on the two squads of a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Team {
    /// The rule.
    pub rule: RuleId,
}
