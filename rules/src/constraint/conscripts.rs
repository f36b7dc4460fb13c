//! A member that makes all members count as one faction and no other.

use serde::{Deserialize, Serialize};

use crate::id::{FactionId, RuleId};
use crate::selector::Selector;

/// All members count as `faction` while a figure matching `with` is in the squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Conscripts {
    /// The rule.
    pub rule: RuleId,
    /// The figures whose presence has this effect.
    pub with: Selector,
    /// The faction that all members count as.
    pub faction: FactionId,
}
