//! How many copies of one figure a squad may hold.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;
use crate::selector::Selector;

/// At most `max` copies of each of these figures; 0 forbids them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Copies {
    /// The rule.
    pub rule: RuleId,
    /// Which figures are limited.
    pub who: Selector,
    /// The most copies of one figure.
    pub max: u32,
    /// Whether it is an open question that the rule means all of these.
    #[serde(default)]
    pub unsure: bool,
}
