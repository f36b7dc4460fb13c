//! Members of other factions that a rule lets in: by a table (Affinity), or in company of a
//! certain figure (Order 66).

use serde::{Deserialize, Serialize};

use crate::id::RuleId;
use crate::selector::Selector;

/// Who is let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Admits {
    /// The rule.
    pub rule: RuleId,
    /// Who may be let in; without `with`, the factions stand in the pack's `admissions.csv`.
    pub who: Selector,
    /// The member whose company lets them in, whatever their faction.
    #[serde(default)]
    pub with: Option<Selector>,
    /// How many copies each copy of the company lets in; as many as like, if nothing is told.
    #[serde(default)]
    pub max: Option<u32>,
    /// Whether nobody knows which of these the company lets in: the card says it, but no source.
    #[serde(default)]
    pub unsure: bool,
}
