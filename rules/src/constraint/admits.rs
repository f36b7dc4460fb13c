//! Members of other factions that a rule lets in: by a table (Affinity), or in company of a
//! certain figure (Order 66).

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::id::RuleId;
use crate::selector::{Gaps, Selector};

/// Which members of other factions are let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Admits {
    /// The rule.
    pub rule: RuleId,
    /// Which figures can be admitted. Without `with`, the pack's `admissions.csv` gives the factions.
    pub who: Selector,
    /// Members whose presence admits them, whatever their faction.
    #[serde(default)]
    pub with: Option<Selector>,
    /// How many copies each copy of the escort admits; unlimited if not given.
    #[serde(default)]
    pub max: Option<u32>,
    /// Whether it is an open question which of these figures the escort admits.
    #[serde(default)]
    pub unsure: bool,
    /// Whether the pack's `let_in.csv` lists what each escort admits. For an escort without a row it is
    /// unknown.
    #[serde(default)]
    pub told: bool,
    /// Figures whose cards aren't known well enough to say that they aren't meant.
    #[serde(default)]
    pub maybe: Option<Selector>,
    /// The keyword list that states a figure's kinds; if it has an entry, its kinds are known.
    #[serde(default)]
    pub kinds: Option<String>,
}

impl Admits {
    /// Whether a row of `admissions.csv` applies to the figure under this rule.
    pub(crate) fn reads_admissions_of(&self, figure: &Figure) -> bool {
        self.with.is_none() && !self.told && self.who.matches(figure)
    }

    /// Whether a selector of `let_in.csv` means a figure, and the rule lets it in at all; `None` where its
    /// card isn't known well enough.
    pub(crate) fn means(&self, whom: &Selector, figure: &Figure, factions_known: bool) -> Option<bool> {
        if !self.who.matches(figure) {
            return Some(false);
        }
        let partial = self.maybe.as_ref().is_some_and(|m| m.matches(figure));
        let kinds = self.kinds.as_ref().and_then(|list| figure.keywords.get(list));
        let kinds_known = kinds.is_some_and(|kinds| !kinds.is_empty());
        let gaps =
            Gaps { keywords: partial && !kinds_known, factions: partial && !factions_known, stats: partial };
        whom.matches_as_known(figure, gaps)
    }
}
