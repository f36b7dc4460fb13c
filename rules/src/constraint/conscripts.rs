//! A member that makes all others count as members of one faction and of no other.

use serde::{Deserialize, Serialize};

use crate::id::{FactionId, RuleId};
use crate::selector::Selector;

/// Everyone counts as `faction` while a figure matching `with` is in the squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Conscripts {
    /// The rule.
    pub rule: RuleId,
    /// The figures whose presence does it.
    pub with: Selector,
    /// The faction everybody joins.
    pub faction: FactionId,
}
