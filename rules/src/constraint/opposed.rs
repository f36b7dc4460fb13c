//! What two opposing squads must agree on: opposite sides, and the same era or different ones.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// Whether opponents play in the same era.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Eras {
    /// Both play in the same era.
    Same,
    /// They play in different eras.
    Different,
}

/// What opponents must agree on; not checked while the opponent isn't known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Opposed {
    /// The rule about eras.
    pub rule: RuleId,
    /// The rule about sides.
    pub side_rule: RuleId,
    /// Whether both play in the same era.
    pub eras: Eras,
}
