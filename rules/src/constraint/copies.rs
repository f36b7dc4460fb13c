//! How many copies of one figure a squad may hold.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;
use crate::selector::Selector;

/// At most so many copies of each of these figures; none, if `max` is 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Copies {
    /// The rule.
    pub rule: RuleId,
    /// Whom it concerns.
    pub who: Selector,
    /// The most copies of one.
    pub max: u32,
}
