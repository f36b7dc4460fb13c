//! Why a step is not booked: the rule that forbids it, and what it says here.

use serde::Serialize;

use super::event::{Account, Phase};
use super::facts::{Rules, Topic};
use super::id::OutcomeId;

/// A reason why a step is refused. Its words come from the locales, by its code and its numbers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case", tag = "code")]
pub enum Refusal {
    /// No pack knows it.
    Unknown {
        /// Of what kind.
        what: &'static str,
        /// The id.
        id: String,
    },
    /// It lies in a box that the campaign isn't played with.
    NotInBoxes {
        /// What.
        id: String,
        /// The box.
        needs: String,
    },
    /// The campaign has begun already.
    Begun,
    /// The campaign hasn't begun.
    NotBegun,
    /// The number of heroes isn't allowed.
    HeroCount {
        /// How many there are.
        heroes: usize,
        /// The minimum.
        least: usize,
        /// The most.
        most: usize,
    },
    /// Something is named twice.
    Twice {
        /// What.
        id: String,
        /// What the rule is about.
        #[serde(skip)]
        about: Topic,
    },
    /// Not as many as there must be.
    Count {
        /// Of what; of missions that are picked it is their kind.
        what: String,
        /// How many there are.
        have: usize,
        /// How many there must be.
        need: usize,
        /// What the rule is about.
        #[serde(skip)]
        about: Topic,
    },
    /// A mission is of another kind than is asked for.
    WrongKind {
        /// The mission.
        id: String,
        /// What it should be: a kind of mission.
        need: String,
    },
    /// Two missions win the same ally.
    SameAlly {
        /// The ally.
        ally: String,
    },
    /// A mission belongs to another time.
    WrongPeriod {
        /// The mission.
        id: String,
        /// The campaign's time period.
        period: u32,
    },
    /// It isn't the time for it.
    WrongPhase {
        /// What the stage is at.
        phase: Phase,
    },
    /// The campaign is over.
    Over,
    /// A forced mission has to be played first.
    ForcedFirst {
        /// The mission.
        mission: String,
    },
    /// The mission isn't active.
    NotActive {
        /// The mission.
        id: String,
    },
    /// The stage asks for another kind of mission.
    WrongStage {
        /// The mission.
        id: String,
    },
    /// The mission was played already.
    PlayedAlready {
        /// The mission.
        id: String,
    },
    /// The mission doesn't end so.
    NoOutcome {
        /// The mission.
        id: String,
        /// How it was said to end.
        outcome: String,
    },
    /// There are fewer crates or tokens.
    TooMany {
        /// Of what.
        what: &'static str,
        /// How many were said.
        said: u32,
        /// How many there are.
        there: u32,
    },
    /// More than any mission gives: a slip of the pen.
    TooMuch {
        /// Of what: the column of an account, or `crates`.
        what: String,
        /// How much was said.
        said: u32,
        /// The most that is taken.
        most: u32,
    },
    /// The mission knows no such condition.
    NoCondition {
        /// The mission.
        id: String,
        /// The condition.
        condition: String,
    },
    /// That mission can't have been drawn.
    NotInDeck {
        /// The mission or card.
        id: String,
        /// What the rule is about.
        #[serde(skip)]
        about: Topic,
    },
    /// More than the account holds.
    TooLittle {
        /// Of what.
        account: Account,
        /// How much is needed.
        need: u32,
        /// How much there is.
        have: u32,
    },
    /// The account's balance hasn't been entered.
    BalanceUntold {
        /// Of what.
        account: Account,
    },
    /// A paper log is taken over before anything else is played.
    PaperFirst,
    /// The item isn't sold at this stage.
    WrongTier {
        /// The item.
        id: String,
        /// Its tier.
        tier: u32,
    },
    /// The item doesn't lie in the shop.
    NotInShop {
        /// The item.
        id: String,
    },
    /// The agenda card wasn't drawn.
    NotDrawn {
        /// The card.
        id: String,
    },
    /// The agenda is kept in secret on another machine, and only that can tell.
    KeptElsewhere,
    /// The shop, or the draw, was seen already.
    SeenAlready {
        /// What the rule is about.
        #[serde(skip)]
        about: Topic,
    },
    /// Selling comes before buying.
    SoldAfterBuying,
    /// It is already owned.
    Owned {
        /// The card.
        id: String,
        /// What the rule is about.
        #[serde(skip)]
        about: Option<Topic>,
    },
    /// It isn't owned by anyone.
    NotOwned {
        /// The card.
        id: String,
        /// What the rule is about.
        #[serde(skip)]
        about: Option<Topic>,
    },
    /// It can't be sold.
    NotForSale {
        /// The card.
        id: String,
    },
    /// It stays with the hero: class cards and rewards can't be handed on.
    NotToTrade {
        /// The card.
        id: String,
    },
    /// The card isn't from the buyer's deck.
    OtherDeck {
        /// The card.
        id: String,
    },
    /// No table says what it costs.
    CostUnknown {
        /// The card.
        id: String,
    },
    /// The card costs something else than was told, and that is certain.
    CostIs {
        /// The card.
        id: String,
        /// What it costs.
        cost: u32,
    },
    /// It was there from the beginning.
    StartingCard {
        /// The card.
        id: String,
    },
    /// The maximum number of agenda cards is already kept.
    HandFull {
        /// How many.
        limit: u32,
    },
    /// More than a hero may bring.
    Load {
        /// Of what.
        what: String,
        /// How many there are.
        have: usize,
        /// The maximum.
        limit: usize,
    },
    /// The card is no modification, or none for this weapon.
    NotUnder {
        /// The modification.
        id: String,
    },
    /// The weapon bears as many modifications as it may.
    WeaponFull {
        /// The weapon.
        id: String,
        /// How many.
        limit: usize,
    },
    /// No mission or reward granted it.
    NotGranted {
        /// The ally.
        id: String,
    },
    /// A correction needs a reason.
    NoReason,
    /// A correction of this kind isn't possible.
    NoCorrection,
    /// There is nothing to take back, or to do again.
    Nothing,
    /// There is no such step in the history that holds.
    NotHolding {
        /// The place of the entry that was meant.
        entry: u64,
    },
    /// A campaign's beginning can be changed, but nothing comes before it, and it can't be removed.
    BeginningStays,
    /// No mission can be passed over: it is the last stage, or a mission isn't what comes next.
    NothingToSkip,
    /// The mission can end in several ways for its winner: the group has to say which.
    WhichOutcome {
        /// The mission.
        id: String,
        /// The ways, by id.
        outcomes: Vec<OutcomeId>,
    },
    /// No table knows for certain what an outcome gives: the group has to say.
    Untold {
        /// The mission.
        id: String,
        /// What is asked for: the column of the account.
        column: String,
        /// What it is likely to be, where a table has an idea.
        #[serde(skip_serializing_if = "Option::is_none")]
        likely: Option<u32>,
    },
}

impl Refusal {
    /// What the rule that forbids it is about; `None` where it is the program's own books.
    #[must_use]
    pub fn about(&self) -> Option<Topic> {
        Some(match self {
            Self::Unknown { .. }
            | Self::NotInBoxes { .. }
            | Self::Begun
            | Self::NotBegun
            | Self::NoReason
            | Self::NoCorrection
            | Self::CostUnknown { .. }
            | Self::CostIs { .. }
            | Self::NotHolding { .. }
            | Self::BeginningStays
            | Self::Untold { .. }
            | Self::WhichOutcome { .. }
            | Self::TooMuch { .. }
            | Self::BalanceUntold { .. }
            | Self::PaperFirst
            | Self::Nothing => return None,
            Self::Owned { about, .. } | Self::NotOwned { about, .. } => return *about,
            Self::HeroCount { .. } => Topic::Players,
            Self::Twice { about, .. }
            | Self::Count { about, .. }
            | Self::NotInDeck { about, .. }
            | Self::SeenAlready { about } => *about,
            Self::WrongKind { .. } | Self::SameAlly { .. } | Self::WrongPeriod { .. } => Topic::SideDeck,
            Self::WrongPhase { .. } | Self::ForcedFirst { .. } | Self::NothingToSkip => Topic::Stage,
            Self::Over => Topic::Finale,
            Self::NotActive { .. } | Self::WrongStage { .. } | Self::PlayedAlready { .. } => Topic::Choose,
            Self::NoOutcome { .. } | Self::NoCondition { .. } => Topic::Rewards,
            Self::TooMany { .. } => Topic::CleanUp,
            Self::TooLittle { .. } => Topic::Pay,
            Self::WrongTier { .. }
            | Self::NotInShop { .. }
            | Self::SoldAfterBuying
            | Self::NotForSale { .. } => Topic::Shop,
            Self::NotDrawn { .. } | Self::HandFull { .. } | Self::KeptElsewhere => Topic::Agenda,
            Self::NotToTrade { .. } => Topic::Trade,
            Self::OtherDeck { .. } | Self::StartingCard { .. } => Topic::ClassCards,
            Self::Load { .. } => Topic::Load,
            Self::NotUnder { .. } | Self::WeaponFull { .. } => Topic::Modifications,
            Self::NotGranted { .. } => Topic::Allies,
        })
    }

    /// Whether it asks for information rather than forbidding the step: once supplied, the step can be
    /// recorded.
    #[must_use]
    pub fn asks(&self) -> bool {
        matches!(self, Self::WhichOutcome { .. } | Self::Untold { .. })
    }

    /// The id of the rule that forbids it.
    #[must_use]
    pub fn rule<'a>(&self, rules: &'a Rules) -> &'a str {
        rules.cite(self.about())
    }
}
