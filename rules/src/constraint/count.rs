//! How many figures a squad holds.

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::id::RuleId;
use crate::selector::Selector;

/// Between `min` and `max` figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// The rule.
    pub rule: RuleId,
    /// The fewest figures.
    #[serde(default)]
    pub min: u32,
    /// The most figures.
    pub max: u32,
    /// Which figures count; all if not given.
    #[serde(default)]
    pub who: Option<Selector>,
    /// While none of these is in the squad, too few of the others is no error yet: what is chosen
    /// last need not be recorded.
    #[serde(default)]
    pub unless_none: Option<Selector>,
}

impl Count {
    /// Whether the figure is one of those that count.
    pub(crate) fn counts(&self, figure: &Figure) -> bool {
        self.who.as_ref().is_none_or(|who| who.matches(figure))
    }

    /// The trait that the figures that count have in common, by which sentences call them.
    pub(crate) fn flag(&self) -> Option<&str> {
        let who = self.who.as_ref()?;
        who.keys().find(|key| who.values_of(key).any(|value| value == "yes"))
    }
}
