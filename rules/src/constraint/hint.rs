//! What a squad is reminded of: members whose card does nothing without another, and members whom an effect
//! of the others doesn't reach. Never more than a note.

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
    /// The holders of this ability are the ones it concerns.
    pub ability: String,
    /// The company they need, not counting themselves.
    #[serde(default)]
    pub needs: Option<Selector>,
    /// Members whose effects don't reach them.
    #[serde(default)]
    pub beyond: Option<Selector>,
    /// Whose effects reach them all the same.
    #[serde(default)]
    pub but: Option<Selector>,
}
