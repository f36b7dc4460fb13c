//! Members of other factions that a rule admits: by a table (Affinity), or in the company of a certain figure
//! (Order 66).

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::id::RuleId;
use crate::selector::{Gaps, Selector};

/// Which members of other factions are admitted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Admits {
    /// The rule.
    pub rule: RuleId,
    /// Which figures can be admitted. Without `with`, the pack's `admissions.csv` lists the factions.
    pub who: Selector,
    /// Members whose presence admits the figures, whatever their faction.
    #[serde(default)]
    pub with: Option<Selector>,
    /// The number of copies that each copy of the escort admits; unlimited by default.
    #[serde(default)]
    pub max: Option<u32>,
    /// Whether it is an open question which of these figures the escort admits.
    #[serde(default)]
    pub unsure: bool,
    /// Whether the pack's `let_in.csv` lists what each escort admits. If an escort has no row, it is unknown.
    #[serde(default)]
    pub told: bool,
    /// Figures whose cards aren't known well enough to exclude that they match.
    #[serde(default)]
    pub maybe: Option<Selector>,
    /// The keyword list that states a figure's kinds; if it has an entry, its kinds are known.
    #[serde(default)]
    pub kinds: Option<String>,
}

impl Admits {
    /// Whether rows of `admissions.csv` apply to the figure under this rule.
    pub(crate) fn reads_admissions_of(&self, figure: &Figure) -> bool {
        self.with.is_none() && !self.told && self.who.matches(figure)
    }

    /// Whether a selector of `let_in.csv` matches a figure and the rule can admit it; `None` if its card isn't
    /// known well enough.
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
