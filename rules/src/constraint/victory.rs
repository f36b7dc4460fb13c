//! The points needed to win, for formats that differ from the usual. It doesn't affect the squad; the report
//! and the sheet state it.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// A share of the point limit wins the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Victory {
    /// The rule.
    pub rule: RuleId,
    /// The share of the limit, in percent, rounded up to whole points.
    pub percent: u8,
}
