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
    /// The ability of figures that need command.
    pub ability: String,
    /// The commander's stat that has to reach the ability's number; if absent, no commander can command them.
    #[serde(default)]
    pub stat: Option<String>,
    /// Which figures are commanders.
    pub with: Selector,
    /// Figures with the ability that don't need command.
    #[serde(default)]
    pub exempt: Option<Selector>,
    /// The rule about tamers.
    pub tamer_rule: RuleId,
    /// The ability of tamers, followed by the highest level that they command.
    pub tamer: String,
    /// Which figures tamers can command.
    pub of: Selector,
    /// The stat that holds a figure's level.
    pub level: String,
    /// The keyword list that states a figure's kinds; if it is empty, they are unknown.
    pub kinds: String,
}
