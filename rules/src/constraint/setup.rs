//! Choices that abilities require while building or setting up, recorded with the squad.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;
use crate::selector::Selector;

/// The figures that an ability chooses from.
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
    /// There is nothing to choose, only something to remember.
    Nobody,
}

/// An ability and the choice it requires.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The rule.
    pub rule: RuleId,
    /// The ability.
    pub ability: String,
    /// The figures that it chooses from.
    pub among: Among,
    /// Which of them can be chosen; by default all.
    #[serde(default)]
    pub whom: Option<Selector>,
    /// Whether, in team play, the partner's members are allies as well.
    #[serde(default)]
    pub team: bool,
}
