//! Choices that abilities ask for while building or setting up, to be recorded with the squad.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;
use crate::selector::Selector;

/// From which figures an ability chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Among {
    /// Members of the squad.
    Allies,
    /// Members of the squad other than the holder.
    OtherAllies,
    /// Members of the opposing squad.
    Enemies,
    /// Nothing is chosen; there is only something to remember.
    Nobody,
}

/// One ability and what it asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The rule.
    pub rule: RuleId,
    /// The ability.
    pub ability: String,
    /// From which figures it chooses.
    pub among: Among,
    /// Which of them can be chosen; all if not given.
    #[serde(default)]
    pub whom: Option<Selector>,
    /// Whether, in team play, the partner's members are allies as well.
    #[serde(default)]
    pub team: bool,
}
