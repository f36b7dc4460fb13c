//! The kinds of constraint that formats consist of, as data: their parameters, and how these apply to a single
//! figure. A format picks kinds and supplies parameters; only a new *kind* needs code.
//!
//! The semantics are elsewhere: checking has a file for each kind, counting has a single `match`. They don't
//! depend on each other, and this module depends on neither.

pub mod admits;
pub mod attach;
pub mod budget;
pub mod chosen_cost;
pub mod command;
pub mod conscripts;
pub mod copies;
pub mod cost_cap;
pub mod cost_change;
pub mod count;
pub mod deck;
pub mod eras;
pub mod faction;
pub mod hint;
pub mod ignores;
pub mod includes;
pub mod opposed;
pub mod owned;
pub mod pool;
pub mod requires;
pub mod setup;
pub mod side_list;
pub mod slots;
pub mod spare;
pub mod team;
pub mod unique;
pub mod victory;

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::id::RuleId;

/// A constraint with its parameters, as written in `game.toml` and `formats.toml`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Constraint {
    /// The total can't exceed the format's limit.
    Budget(budget::Budget),
    /// One faction per squad.
    Faction(faction::Faction),
    /// Members of other factions that a rule admits.
    Admits(admits::Admits),
    /// A member that makes all others count as one faction.
    Conscripts(conscripts::Conscripts),
    /// One copy of a unique person.
    Unique(unique::Unique),
    /// Members that make others cheaper.
    CostChange(cost_change::CostChange),
    /// A cost set by a choice.
    ChosenCost(chosen_cost::ChosenCost),
    /// Figures brought beside the squad.
    SideList(side_list::SideList),
    /// Choices to be made while building or setting up.
    Setup(setup::Setup),
    /// A bound on the number of figures.
    Count(count::Count),
    /// Eras and sides.
    Eras(eras::Eras),
    /// What two opposing squads must agree on.
    Opposed(opposed::Opposed),
    /// Two squads of one team.
    Team(team::Team),
    /// Only opened figures can be fielded.
    Pool(pool::Pool),
    /// Reminders about a squad.
    Hint(hint::Hint),
    /// Choices that this format ignores.
    Ignores(ignores::Ignores),
    /// The maximum number of copies of one figure.
    Copies(copies::Copies),
    /// The maximum cost of one figure.
    CostCap(cost_cap::CostCap),
    /// A figure with a certain trait must be present.
    Includes(includes::Includes),
    /// Members that need company.
    Requires(requires::Requires),
    /// Members that no commander of the squad can command.
    Command(command::Command),
    /// The points needed to win.
    Victory(victory::Victory),
    /// Members take numbered places.
    Slots(slots::Slots),
    /// Figures beside the squad must have been opened.
    Spare(spare::Spare),
    /// Only owned figures can be fielded.
    Owned(owned::Owned),
    /// A deck of cards beside the figures.
    Deck(deck::Deck),
    /// Cards attached to other members' cards.
    Attach(attach::Attach),
}

impl Constraint {
    /// Returns the rule it implements, or the first of several.
    #[must_use]
    pub fn rule_id(&self) -> &RuleId {
        match self {
            Self::Budget(k) => &k.rule,
            Self::Faction(k) => &k.rule,
            Self::Admits(k) => &k.rule,
            Self::Conscripts(k) => &k.rule,
            Self::Unique(k) => &k.rule,
            Self::CostChange(k) => &k.rule,
            Self::ChosenCost(k) => &k.rule,
            Self::SideList(k) => &k.rule,
            Self::Setup(k) => &k.rule,
            Self::Count(k) => &k.rule,
            Self::Eras(k) => &k.rule,
            Self::Opposed(k) => &k.rule,
            Self::Team(k) => &k.rule,
            Self::Pool(k) => &k.rule,
            Self::Hint(k) => &k.rule,
            Self::Ignores(k) => &k.rule,
            Self::Copies(k) => &k.rule,
            Self::CostCap(k) => &k.rule,
            Self::Includes(k) => &k.rule,
            Self::Requires(k) => &k.rule,
            Self::Command(k) => &k.rule,
            Self::Victory(k) => &k.rule,
            Self::Slots(k) => &k.rule,
            Self::Spare(k) => &k.rule,
            Self::Owned(k) => &k.rule,
            Self::Deck(k) => &k.rule,
            Self::Attach(k) => &k.rule,
        }
    }

    /// Returns the deck that a figure's card belongs to, if it isn't part of the squad itself: such a card
    /// counts toward neither the squad's points nor its activations, nor any rule on figures.
    pub(crate) fn deck_of(&self, figure: &Figure) -> Option<&str> {
        match self {
            Self::Deck(deck) if deck.who.matches(figure) => Some(&deck.name),
            _ => None,
        }
    }

    /// Whether it governs side lists of this kind.
    pub(crate) fn governs_list(&self, kind: &str) -> bool {
        matches!(self, Self::SideList(k) if k.lists.iter().any(|l| l == kind))
    }
}
