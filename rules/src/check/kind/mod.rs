//! How each kind of constraint checks one squad: which figures it admits, how it changes costs, and its
//! findings. One file for each kind; the parameters are in the file of the same name in [`crate::constraint`].

mod admits;
mod attach;
mod budget;
mod chosen_cost;
mod command;
mod conscripts;
mod copies;
mod cost_cap;
mod cost_change;
mod count;
mod deck;
mod eras;
mod faction;
mod hint;
mod ignores;
mod includes;
mod opposed;
pub(super) mod owned;
mod pool;
mod requires;
mod setup;
mod side_list;
mod slots;
mod spare;
mod team;
mod unique;
mod victory;

use crate::constraint::Constraint;
use crate::figure::Figure;
use crate::id::{FactionId, RuleId};
use crate::points::Price;
use crate::report::{DeckSum, Finding};

pub(super) use admits::outside;

use super::squad::Squad;

/// Whether a rule admits a figure to a faction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Admit {
    /// The rule doesn't admit it.
    No,
    /// The rule admits it.
    Yes(RuleId),
    /// It is an open question.
    Unknown(RuleId),
}

/// What a kind of constraint contributes to checking one squad. All methods except `findings` have defaults.
pub(crate) trait Check {
    /// Whether it admits the figure to a squad of the faction.
    fn admit(&self, _squad: &Squad<'_>, _figure: &Figure, _faction: &FactionId) -> Admit {
        Admit::No
    }

    /// Whether an admitted figure counts as a member of the squad's faction.
    fn adopts(&self, _rule: &RuleId) -> bool {
        false
    }

    /// Whether it makes every member of a squad of this faction count as nothing else.
    fn conscripts(&self, _squad: &Squad<'_>, _faction: &FactionId) -> bool {
        false
    }

    /// Returns the base cost of one copy, if it isn't the printed one.
    fn base(&self, _squad: &Squad<'_>, _figure: &Figure) -> Option<Price> {
        None
    }

    /// Adjusts the cost of one copy in or beside the squad.
    fn price(&self, _squad: &Squad<'_>, _figure: &Figure, _price: &mut Price) {}

    /// Returns the totals of its deck, if it has one.
    fn deck(&self, _squad: &Squad<'_>) -> Option<DeckSum> {
        None
    }

    /// Adds its findings about the squad.
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>);
}

/// Returns the check of a constraint's kind.
pub(crate) fn of(constraint: &Constraint) -> &dyn Check {
    match constraint {
        Constraint::Budget(k) => k,
        Constraint::Faction(k) => k,
        Constraint::Admits(k) => k,
        Constraint::Conscripts(k) => k,
        Constraint::Unique(k) => k,
        Constraint::CostChange(k) => k,
        Constraint::ChosenCost(k) => k,
        Constraint::SideList(k) => k,
        Constraint::Setup(k) => k,
        Constraint::Count(k) => k,
        Constraint::Eras(k) => k,
        Constraint::Opposed(k) => k,
        Constraint::Team(k) => k,
        Constraint::Pool(k) => k,
        Constraint::Hint(k) => k,
        Constraint::Ignores(k) => k,
        Constraint::Copies(k) => k,
        Constraint::CostCap(k) => k,
        Constraint::Includes(k) => k,
        Constraint::Requires(k) => k,
        Constraint::Command(k) => k,
        Constraint::Victory(k) => k,
        Constraint::Slots(k) => k,
        Constraint::Spare(k) => k,
        Constraint::Owned(k) => k,
        Constraint::Deck(k) => k,
        Constraint::Attach(k) => k,
    }
}
