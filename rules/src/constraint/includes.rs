//! Somebody with a certain trait has to be in the squad, a commander for one; or else somebody is
//! appointed in that one's place.

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::id::RuleId;
use crate::selector::Selector;

/// At least one figure with a trait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Includes {
    /// The rule.
    pub rule: RuleId,
    /// The trait.
    #[serde(rename = "trait")]
    pub flag: String,
    /// Figures of whom nobody knows whether they have it.
    #[serde(default)]
    pub maybe: Option<Selector>,
    /// What a figure becomes that stands in for the trait, where one may: the cheapest of `whom`,
    /// recorded as its own choice under this name.
    #[serde(default)]
    pub role: Option<String>,
    /// Who may stand in; anybody, if nobody is told.
    #[serde(default)]
    pub whom: Option<Selector>,
    /// What one figure in the role costs more.
    #[serde(default)]
    pub dearer: i32,
}

impl Includes {
    /// Whether the figure has the trait.
    #[must_use]
    pub fn has(&self, figure: &Figure) -> bool {
        figure.traits.contains(&self.flag)
    }

    /// Whether the figure may stand in for the trait.
    #[must_use]
    pub fn may(&self, figure: &Figure) -> bool {
        self.role.is_some() && self.whom.as_ref().is_none_or(|w| w.matches(figure))
    }
}
