//! Only opened figures can be fielded, for formats played out of the box.

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::id::RuleId;
use crate::selector::Selector;

/// A limit to the opened figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pool {
    /// The rule.
    pub rule: RuleId,
    /// Which figures are limited; by default all.
    #[serde(default)]
    pub who: Option<Selector>,
}

impl Pool {
    /// Whether the figure is limited to the opened copies.
    pub(crate) fn concerns(&self, figure: &Figure) -> bool {
        self.who.as_ref().is_none_or(|who| who.matches(figure))
    }
}
