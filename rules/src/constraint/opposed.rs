//! What two squads that meet must agree on: opposite sides, and the same era or different ones.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// Whether opponents play in one era.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Eras {
    /// Both in the same.
    Same,
    /// Each in its own.
    Different,
}

/// What opponents must agree on; says nothing while the opponent isn't known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Opposed {
    /// The rule about eras.
    pub rule: RuleId,
    /// The rule about sides.
    pub side_rule: RuleId,
    /// Whether both play in one era.
    pub eras: Eras,
}
