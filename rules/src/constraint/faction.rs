//! One faction per squad: every member belongs to it, is neutral, or is admitted by another rule.

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::id::{FactionId, RuleId};

/// One faction per squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Faction {
    /// The rule.
    pub rule: RuleId,
    /// The faction whose figures can join any squad.
    #[serde(default)]
    pub neutral: Option<FactionId>,
    /// The rule broken by a squad declared as neutral that contains members of another faction.
    #[serde(default)]
    pub neutral_alone: Option<RuleId>,
    /// Whether no source states the factions that this format uses, so that it isn't known which figures share
    /// one.
    #[serde(default)]
    pub untold: bool,
}

impl Faction {
    /// Whether a figure is known to fit into squads of every faction.
    pub(crate) fn is_in_every<'a>(
        &self,
        mut factions: impl Iterator<Item = &'a FactionId>,
        figure: &Figure,
    ) -> bool {
        let has = |faction: &FactionId| figure.factions.contains(faction);
        self.neutral.as_ref().is_some_and(has) || factions.all(has)
    }
}
