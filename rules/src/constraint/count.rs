//! The number of figures in a squad.

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::id::RuleId;
use crate::selector::Selector;

/// A bound on the number of figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// The rule.
    pub rule: RuleId,
    /// The minimum number of figures.
    #[serde(default)]
    pub min: u32,
    /// The maximum number of figures.
    pub max: u32,
    /// Which figures count; by default all.
    #[serde(default)]
    pub who: Option<Selector>,
    /// While no figure matching this is in the squad, too few counted figures aren't an error: what is chosen
    /// last need not be recorded yet.
    #[serde(default)]
    pub unless_none: Option<Selector>,
}

impl Count {
    /// Whether the figure counts.
    pub(crate) fn counts(&self, figure: &Figure) -> bool {
        self.who.as_ref().is_none_or(|who| who.matches(figure))
    }

    /// Returns the trait that the counted figures share, for use in messages.
    pub(crate) fn flag(&self) -> Option<&str> {
        let who = self.who.as_ref()?;
        who.keys().find(|key| who.values_of(key).any(|value| value == "yes"))
    }
}
