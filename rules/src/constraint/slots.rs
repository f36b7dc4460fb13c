//! Members that occupy numbered places, one on each.

use serde::{Deserialize, Serialize};

use crate::figure::split_number;
use crate::id::{FigureId, RuleId};
use crate::squad::SquadDraft;

/// Numbered places, recorded as a figure's choice of itself: `Column 3`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Slots {
    /// The rule.
    pub rule: RuleId,
    /// The name of a place without its number, `Column`.
    pub name: String,
    /// The number of places, numbered from 1.
    pub count: u32,
}

impl Slots {
    /// Returns the names of the places, in order.
    pub fn places(&self) -> impl Iterator<Item = String> + '_ {
        (1..=self.count).map(|n| format!("{} {n}", self.name))
    }

    /// Whether a choice with this name is a place.
    #[must_use]
    pub fn is_place(&self, name: &str) -> bool {
        split_number(name).0 == self.name
    }

    /// Returns the figures on a place; more than one is an error.
    pub fn on<'a>(&self, draft: &'a SquadDraft, place: &'a str) -> impl Iterator<Item = &'a FigureId> + 'a {
        draft.setup.iter().filter(move |c| c.ability == place).map(|c| &c.chosen)
    }
}
