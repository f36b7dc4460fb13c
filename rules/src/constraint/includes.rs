//! A figure with a certain trait must be in the squad, such as a commander, or else another figure is appointed
//! to its role. Some rules only recommend it.

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
    /// Figures that may have the trait because their cards aren't known well enough.
    #[serde(default)]
    pub maybe: Option<Selector>,
    /// The role to which the cheapest figure of `whom` can be appointed instead, recorded as its own choice
    /// under this name; absent if the trait can't be replaced.
    #[serde(default)]
    pub role: Option<String>,
    /// Which figures can be appointed; by default all.
    #[serde(default)]
    pub whom: Option<Selector>,
    /// The additional cost of the role.
    #[serde(default)]
    pub dearer: i32,
    /// Whether the role is available only if no opened figure has the trait.
    #[serde(default)]
    pub unless_opened: bool,
    /// Whether this is only a recommendation: a squad without it is legal, and the role may stay vacant.
    #[serde(default)]
    pub advised: bool,
}

impl Includes {
    /// Whether the figure has the trait.
    #[must_use]
    pub fn has(&self, figure: &Figure) -> bool {
        figure.traits.contains(&self.flag)
    }

    /// Whether the figure may have it, as far as is known.
    #[must_use]
    pub fn may_have(&self, figure: &Figure) -> bool {
        self.maybe.as_ref().is_some_and(|m| m.matches(figure)) && !figure.tells_trait(&self.flag)
    }

    /// Whether the figure can be appointed to the role.
    #[must_use]
    pub fn may(&self, figure: &Figure) -> bool {
        self.role.is_some() && self.whom.as_ref().is_none_or(|w| w.matches(figure))
    }
}
