//! Figures brought beside the squad, which its cost doesn't count (Reinforcements, Reserves). Who
//! may bring whom stands in the pack's `side_lists.csv`.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// Lists of some kinds beside the squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SideList {
    /// The rule.
    pub rule: RuleId,
    /// The pack's kinds of list that the rule governs.
    pub lists: Vec<String>,
    /// Whether a card brings its points but once, however many lists are drawn for it; else it
    /// may bring them again and again, a list each time.
    #[serde(default)]
    pub once: bool,
    /// What the value of an offer counts.
    #[serde(default)]
    pub amount: Amount,
}

/// What may be brought beside the squad.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    /// Figures for so many points.
    #[default]
    Points,
    /// So many figures.
    Figures,
    /// As many as the game makes of it; there is no number to keep to.
    Any,
    /// Nobody: this format has no such lists.
    Nobody,
}
