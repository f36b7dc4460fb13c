//! Members of other factions that a rule lets in: by a table (Affinity), or in company of a
//! certain figure (Order 66).

use serde::{Deserialize, Serialize};

use crate::id::RuleId;
use crate::selector::Selector;

/// Which members of other factions are let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Admits {
    /// The rule.
    pub rule: RuleId,
    /// Which figures may be let in. Without `with`, the pack's `admissions.csv` says into which factions.
    pub who: Selector,
    /// The members in whose company they are let in, whatever their faction.
    #[serde(default)]
    pub with: Option<Selector>,
    /// How many copies each copy of the company lets in; unlimited if not given.
    #[serde(default)]
    pub max: Option<u32>,
    /// Whether it is an open question which of these figures the company lets in.
    #[serde(default)]
    pub unsure: bool,
}
