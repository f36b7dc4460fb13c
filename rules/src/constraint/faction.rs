//! One faction a squad: every member has it, is neutral, or is let in by another rule.

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::id::{FactionId, RuleId};

/// One faction a squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Faction {
    /// The rule.
    pub rule: RuleId,
    /// The faction whose figures can join any squad.
    #[serde(default)]
    pub neutral: Option<FactionId>,
    /// The rule broken by a squad declared as the neutral faction that holds another.
    #[serde(default)]
    pub neutral_alone: Option<RuleId>,
    /// Whether no source tells the factions by which this format goes, so that nobody knows which figures
    /// have one in common.
    #[serde(default)]
    pub untold: bool,
}

impl Faction {
    /// Whether a figure is known to fit into a squad of any faction.
    pub(crate) fn is_in_every<'a>(
        &self,
        mut factions: impl Iterator<Item = &'a FactionId>,
        figure: &Figure,
    ) -> bool {
        let has = |faction: &FactionId| figure.factions.contains(faction);
        self.neutral.as_ref().is_some_and(has) || factions.all(has)
    }
}
