//! Members that no commander of the squad can command: legal, but worth a warning.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;
use crate::selector::Selector;

/// Which members need command, and which can give it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// The rule.
    pub rule: RuleId,
    /// The ability of those that need command.
    pub ability: String,
    /// The commander's stat that has to reach the ability's number; none where they can't be commanded.
    #[serde(default)]
    pub stat: Option<String>,
    /// Which figures are commanders.
    pub with: Selector,
    /// Figures with the ability that need no command.
    #[serde(default)]
    pub exempt: Option<Selector>,
    /// The rule about tamers.
    pub tamer_rule: RuleId,
    /// The ability of tamers, followed by the highest level that they command.
    pub tamer: String,
    /// Which figures they can command.
    pub of: Selector,
    /// The stat that holds a figure's level.
    pub level: String,
    /// The keyword list that states what a figure is; empty means unknown.
    pub kinds: String,
}
