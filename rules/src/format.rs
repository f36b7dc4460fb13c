//! Formats: named sets of constraints with parameters, and the edition they belong to.

use serde::{Deserialize, Serialize};

use crate::constraint::Constraint;
use crate::constraint::faction::Faction;
use crate::constraint::side_list::{Amount, SideList};
use crate::figure::Figure;
use crate::id::{FormatId, SourceId};

/// A named set of constraints.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Format {
    /// The ID; the usual format of every game is `standard`.
    pub id: FormatId,
    /// The English name.
    pub name: String,
    /// The edition or date of the rules.
    pub edition: String,
    /// The source that describes it.
    pub source: SourceId,
    /// The maximum cost of a squad; `None` if points don't matter.
    pub limit: Option<i32>,
    /// Whether the limit must be met exactly.
    pub exact: bool,
    /// The constraints, in pack order.
    pub constraints: Vec<Constraint>,
}

impl Format {
    /// Returns the ID of the deck to which a figure's card belongs in this format; `None` for figures that are
    /// members of the squad itself.
    #[must_use]
    pub fn deck_of(&self, figure: &Figure) -> Option<&str> {
        self.constraints.iter().find_map(|c| c.deck_of(figure))
    }

    /// Returns the format's faction rule, if it has one.
    pub(crate) fn faction_rule(&self) -> Option<&Faction> {
        self.constraints.iter().find_map(|c| match c {
            Constraint::Faction(faction) => Some(faction),
            _ => None,
        })
    }
}

impl SideList {
    /// Returns the constraint that governs this kind of list in a format; `None` if the format has no such
    /// lists.
    #[must_use]
    pub fn governing<'a>(format: &'a Format, kind: &str) -> Option<&'a Self> {
        format.constraints.iter().find_map(|c| match c {
            Constraint::SideList(rule) if rule.amount != Amount::Nobody => {
                rule.lists.iter().any(|l| l == kind).then_some(rule)
            }
            _ => None,
        })
    }
}
