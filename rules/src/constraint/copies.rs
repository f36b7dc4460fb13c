//! The maximum number of copies of one figure.

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::id::RuleId;
use crate::selector::Selector;

/// At most `max` copies of each of these figures; 0 forbids them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Copies {
    /// The rule.
    pub rule: RuleId,
    /// Which figures are limited.
    pub who: Selector,
    /// The maximum number of copies of one figure.
    pub max: u32,
    /// Whether it is an open question that the rule applies to all of these figures.
    #[serde(default)]
    pub unsure: bool,
    /// The flag that settles the question: a figure known to lack it is limited, one that has it isn't.
    #[serde(default)]
    pub unless: Option<String>,
}

impl Copies {
    /// Whether it is an open question that the rule applies to this figure.
    #[must_use]
    pub fn is_open(&self, figure: &Figure) -> bool {
        self.unsure && self.unless.as_ref().is_none_or(|flag| !figure.lacks.contains(flag))
    }
}
