//! The kinds of constraint that formats are made of. A format picks kinds and gives parameters;
//! only a new *kind* is code, one file here.

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
pub mod ignores;
pub mod includes;
pub mod opposed;
pub mod owned;
pub mod pool;
pub mod requires;
pub mod setup;
pub mod side_list;
pub mod slots;
pub mod team;
pub mod unique;
pub mod victory;

use serde::{Deserialize, Serialize};

use crate::check::Squad;
use crate::count::plan::Plan;
use crate::figure::Figure;
use crate::id::{FactionId, RuleId};
use crate::points::Price;
use crate::report::{DeckSum, Finding};

/// A constraint with its parameters, as `game.toml` and `formats.toml` write it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Constraint {
    /// The total may not exceed the format's limit.
    Budget(budget::Budget),
    /// One faction a squad.
    Faction(faction::Faction),
    /// Members of other factions that a rule lets in.
    Admits(admits::Admits),
    /// A member that makes all others members of its faction.
    Conscripts(conscripts::Conscripts),
    /// One copy of a unique person.
    Unique(unique::Unique),
    /// Members that make others cheaper.
    CostChange(cost_change::CostChange),
    /// A cost that a choice decides.
    ChosenCost(chosen_cost::ChosenCost),
    /// Figures brought beside the squad.
    SideList(side_list::SideList),
    /// Choices to be made while building or setting up.
    Setup(setup::Setup),
    /// How many figures.
    Count(count::Count),
    /// Eras and sides.
    Eras(eras::Eras),
    /// What two opposing squads must agree on.
    Opposed(opposed::Opposed),
    /// Two squads of one team.
    Team(team::Team),
    /// Only what was opened may be fielded.
    Pool(pool::Pool),
    /// Choices that this format pays no heed to.
    Ignores(ignores::Ignores),
    /// How many copies of one figure.
    Copies(copies::Copies),
    /// The most that one figure may cost.
    CostCap(cost_cap::CostCap),
    /// Somebody of a kind has to be there.
    Includes(includes::Includes),
    /// Members that need company.
    Requires(requires::Requires),
    /// Members that nobody in the squad can command.
    Command(command::Command),
    /// How many points win.
    Victory(victory::Victory),
    /// Members stand on numbered places.
    Slots(slots::Slots),
    /// Only what is owned may be fielded.
    Owned(owned::Owned),
    /// A deck of cards beside the figures.
    Deck(deck::Deck),
    /// Cards that go on other members' cards.
    Attach(attach::Attach),
}

/// Whether a rule lets a figure into a faction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Admit {
    /// It doesn't.
    No,
    /// It does.
    Yes(RuleId),
    /// Nobody knows.
    Unknown(RuleId),
}

/// What a kind of constraint can say. Every kind says something in at least one of these.
pub(crate) trait Kind {
    /// Whether it lets the figure into a squad of the faction.
    fn admit(&self, _squad: &Squad<'_>, _figure: &Figure, _faction: &FactionId) -> Admit {
        Admit::No
    }

    /// Whether a figure that it lets in counts as a member of the squad's faction.
    fn adopts(&self, _rule: &RuleId) -> bool {
        false
    }

    /// Whether it makes every member of a squad of this faction count as nothing else.
    fn conscripts(&self, _squad: &Squad<'_>, _faction: &FactionId) -> bool {
        false
    }

    /// What one copy of the figure costs before anything changes it, where that isn't printed.
    fn base(&self, _squad: &Squad<'_>, _figure: &Figure) -> Option<Price> {
        None
    }

    /// Changes what one copy of the figure costs in or beside the squad.
    fn price(&self, _squad: &Squad<'_>, _figure: &Figure, _price: &mut Price) {}

    /// The deck whose card the figure is, where it stands apart from the squad itself: then it counts
    /// toward neither its points nor its activations, nor any rule of its figures.
    fn apart(&self, _figure: &Figure) -> Option<&str> {
        None
    }

    /// What its deck comes to, where it is one.
    fn deck(&self, _squad: &Squad<'_>) -> Option<DeckSum> {
        None
    }

    /// Adds what it has to say of the squad.
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>);

    /// Says the same of all squads at once: what counting has to know to count those, and only
    /// those, that the findings above leave legal. Nothing, where it never makes one less than legal.
    fn plan<'a>(&'a self, plan: &mut Plan<'a>);
}

impl Constraint {
    pub(crate) fn rule(&self) -> &dyn Kind {
        match self {
            Self::Budget(k) => k,
            Self::Faction(k) => k,
            Self::Admits(k) => k,
            Self::Conscripts(k) => k,
            Self::Unique(k) => k,
            Self::CostChange(k) => k,
            Self::ChosenCost(k) => k,
            Self::SideList(k) => k,
            Self::Setup(k) => k,
            Self::Count(k) => k,
            Self::Eras(k) => k,
            Self::Opposed(k) => k,
            Self::Team(k) => k,
            Self::Pool(k) => k,
            Self::Ignores(k) => k,
            Self::Copies(k) => k,
            Self::CostCap(k) => k,
            Self::Includes(k) => k,
            Self::Requires(k) => k,
            Self::Command(k) => k,
            Self::Victory(k) => k,
            Self::Slots(k) => k,
            Self::Owned(k) => k,
            Self::Deck(k) => k,
            Self::Attach(k) => k,
        }
    }

    /// The rule that it stands for, or the first of several.
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
            Self::Ignores(k) => &k.rule,
            Self::Copies(k) => &k.rule,
            Self::CostCap(k) => &k.rule,
            Self::Includes(k) => &k.rule,
            Self::Requires(k) => &k.rule,
            Self::Command(k) => &k.rule,
            Self::Victory(k) => &k.rule,
            Self::Slots(k) => &k.rule,
            Self::Owned(k) => &k.rule,
            Self::Deck(k) => &k.rule,
            Self::Attach(k) => &k.rule,
        }
    }

    /// Whether it says something of side lists of this kind.
    pub(crate) fn governs_list(&self, kind: &str) -> bool {
        matches!(self, Self::SideList(k) if k.lists.iter().any(|l| l == kind))
    }
}
