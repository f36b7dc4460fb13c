//! Attachments: cards attached to other members' cards, one on each, possibly with restrictions.

use serde::{Deserialize, Serialize};

use crate::ability::Attachment;
use crate::figure::Figure;
use crate::id::RuleId;
use crate::selector::Selector;

/// The rule on attachments. The pack's `attachments.csv` lists them with their carriers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Attach {
    /// The rule.
    pub rule: RuleId,
    /// The name under which the choice of a carrier is recorded.
    pub ability: String,
    /// Which figures can carry attachments at all; by default all.
    #[serde(default)]
    pub whom: Option<Selector>,
    /// The number of attachments on each copy of a carrier.
    #[serde(default = "one")]
    pub each: u32,
}

fn one() -> u32 {
    1
}

impl Attach {
    /// Whether a figure can carry an attachment.
    #[must_use]
    pub fn may_carry(&self, facts: &Attachment, carrier: &Figure) -> bool {
        carrier.id != facts.figure
            && self.whom.as_ref().is_none_or(|w| w.matches(carrier))
            && facts.carrier.as_ref().is_none_or(|c| c.matches(carrier))
    }
}
