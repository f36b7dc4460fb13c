//! Members that no commander of the squad can command. Lawful, but worth knowing while building.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;
use crate::selector::Selector;

/// Who is hard to command, and who can do it nevertheless.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// The rule.
    pub rule: RuleId,
    /// The ability of those that are hard to command.
    pub ability: String,
    /// The stat that has to reach the ability's number; none where nobody commands them.
    #[serde(default)]
    pub stat: Option<String>,
    /// Who commands others.
    pub with: Selector,
    /// Who needs no command.
    #[serde(default)]
    pub exempt: Option<Selector>,
    /// The rule about those who tame.
    pub tamer_rule: RuleId,
    /// The ability of members who command these nevertheless, up to the level behind it.
    pub tamer: String,
    /// Whom they can tame.
    pub of: Selector,
    /// The stat that is the level.
    pub level: String,
    /// The list of keywords that tells what a figure is; where it is empty, nobody knows.
    pub kinds: String,
}
