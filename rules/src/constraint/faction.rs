//! One faction a squad: every member has it, is neutral, or is let in by another rule.

use serde::{Deserialize, Serialize};

use crate::id::{FactionId, RuleId};

/// One faction a squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Faction {
    /// The rule.
    pub rule: RuleId,
    /// The faction whose figures may join any squad.
    #[serde(default)]
    pub neutral: Option<FactionId>,
    /// The rule broken by a squad declared as the neutral faction that holds another.
    #[serde(default)]
    pub neutral_alone: Option<RuleId>,
}
