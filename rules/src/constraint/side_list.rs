//! Figures brought beside the squad at no cost to it (Reinforcements, Reserves). The pack's `side_lists.csv`
//! lists which figures bring which.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;

/// A rule on figures beside the squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SideList {
    /// The rule.
    pub rule: RuleId,
    /// The pack's kinds of list that the rule governs.
    pub lists: Vec<String>,
    /// Whether a card brings its points only once, however many lists are drawn for it. Otherwise it brings
    /// them for each list.
    #[serde(default)]
    pub once: bool,
    /// The unit in which offers are limited.
    #[serde(default)]
    pub amount: Amount,
}

/// How the figures beside the squad are limited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    /// By points.
    #[default]
    Points,
    /// By number of figures.
    Figures,
    /// Not at all: it depends on the game.
    Any,
    /// This format has no such lists.
    Nobody,
}
