//! Reminders about a squad: members whose card does nothing without another, and members that the others'
//! effects don't reach. Never more than a note.

use serde::{Deserialize, Serialize};

use crate::id::RuleId;
use crate::selector::Selector;

/// A reminder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// The rule.
    pub rule: RuleId,
    /// The ability whose holders the reminder concerns.
    pub ability: String,
    /// The company they need, not counting the holder itself.
    #[serde(default)]
    pub needs: Option<Selector>,
    /// Members whose effects don't reach them.
    #[serde(default)]
    pub beyond: Option<Selector>,
    /// Exceptions: members whose effects do reach them.
    #[serde(default)]
    pub but: Option<Selector>,
}
