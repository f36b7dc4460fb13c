//! How many points win the game, for formats that are decided otherwise than usual. It changes
//! nothing about a squad; the report and the sheet say it.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// A share of the agreed size wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Victory {
    /// The rule.
    pub rule: RuleId,
    /// The share of the limit, in percent; a part of a point has to be won whole.
    pub percent: u8,
}
