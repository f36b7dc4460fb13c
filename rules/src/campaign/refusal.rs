//! Why a step isn't recorded: the rule that forbids it, with the values involved.

use serde::Serialize;

use super::event::{Account, Phase};
use super::facts::{Rules, Topic};
use super::id::OutcomeId;

/// A reason to refuse a step. Its message comes from the locales, by code and fields.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case", tag = "code")]
pub enum Refusal {
    /// No pack defines it.
    Unknown {
        /// The kind of thing.
        what: &'static str,
        /// The ID.
        id: String,
    },
    /// It is in a box that the campaign isn't played with.
    NotInBoxes {
        /// The ID of the thing.
        id: String,
        /// The box.
        needs: String,
    },
    /// The campaign has started already.
    Begun,
    /// The campaign hasn't started.
    NotBegun,
    /// The number of heroes isn't allowed.
    HeroCount {
        /// The number of heroes.
        heroes: usize,
        /// The minimum.
        least: usize,
        /// The maximum.
        most: usize,
    },
    /// Something is named twice.
    Twice {
        /// The ID of the thing.
        id: String,
        /// The topic of the rule.
        #[serde(skip)]
        about: Topic,
    },
    /// The number of things differs from the required one.
    Count {
        /// What is counted; for picked missions, their kind.
        what: String,
        /// The actual number.
        have: usize,
        /// The required number.
        need: usize,
        /// The topic of the rule.
        #[serde(skip)]
        about: Topic,
    },
    /// A mission is of the wrong kind.
    WrongKind {
        /// The mission.
        id: String,
        /// The required kind of mission.
        need: String,
    },
    /// Two missions win the same ally.
    SameAlly {
        /// The ally.
        ally: String,
    },
    /// A mission belongs to another time period.
    WrongPeriod {
        /// The mission.
        id: String,
        /// The campaign's time period.
        period: u32,
    },
    /// The step belongs to another phase.
    WrongPhase {
        /// The current phase.
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
    /// The mission has no such outcome.
    NoOutcome {
        /// The mission.
        id: String,
        /// The outcome given.
        outcome: String,
    },
    /// The mission has fewer crates or tokens.
    TooMany {
        /// What is counted.
        what: &'static str,
        /// The number given.
        said: u32,
        /// The number that the mission has.
        there: u32,
    },
    /// The amount exceeds what any mission gives, probably a typing error.
    TooMuch {
        /// What is counted: the column of an account, or `crates`.
        what: String,
        /// The amount given.
        said: u32,
        /// The highest amount accepted.
        most: u32,
    },
    /// The mission has no such condition.
    NoCondition {
        /// The mission.
        id: String,
        /// The condition.
        condition: String,
    },
    /// The mission or card can't have been drawn.
    NotInDeck {
        /// The mission or card.
        id: String,
        /// The topic of the rule.
        #[serde(skip)]
        about: Topic,
    },
    /// The account's balance is too low.
    TooLittle {
        /// The account.
        account: Account,
        /// The amount needed.
        need: u32,
        /// The balance.
        have: u32,
    },
    /// The account's balance hasn't been entered.
    BalanceUntold {
        /// The account.
        account: Account,
    },
    /// A paper log must be imported before anything else is played.
    PaperFirst,
    /// The item isn't sold at this stage.
    WrongTier {
        /// The item.
        id: String,
        /// Its tier.
        tier: u32,
    },
    /// The item isn't in the shop.
    NotInShop {
        /// The item.
        id: String,
    },
    /// The agenda card wasn't drawn.
    NotDrawn {
        /// The card.
        id: String,
    },
    /// The agenda is secret, and only another machine knows it.
    KeptElsewhere,
    /// The shop or the draw was recorded already.
    SeenAlready {
        /// The topic of the rule.
        #[serde(skip)]
        about: Topic,
    },
    /// Selling comes before buying.
    SoldAfterBuying,
    /// The card is already owned.
    Owned {
        /// The card.
        id: String,
        /// The topic of the rule.
        #[serde(skip)]
        about: Option<Topic>,
    },
    /// Nobody owns the card.
    NotOwned {
        /// The card.
        id: String,
        /// The topic of the rule.
        #[serde(skip)]
        about: Option<Topic>,
    },
    /// The card can't be sold.
    NotForSale {
        /// The card.
        id: String,
    },
    /// The card stays with the hero: class cards and rewards can't be handed on.
    NotToTrade {
        /// The card.
        id: String,
    },
    /// The card isn't from the buyer's deck.
    OtherDeck {
        /// The card.
        id: String,
    },
    /// No table states the cost.
    CostUnknown {
        /// The card.
        id: String,
    },
    /// The given cost differs from the card's cost, which is certain.
    CostIs {
        /// The card.
        id: String,
        /// The card's cost.
        cost: u32,
    },
    /// The card is a starting card.
    StartingCard {
        /// The card.
        id: String,
    },
    /// The maximum number of agenda cards is already kept.
    HandFull {
        /// The maximum.
        limit: u32,
    },
    /// A card is placed before a hero: the group must choose one.
    WhichHero {
        /// The card.
        id: String,
    },
    /// A card isn't placed before a hero.
    NoHeroCard {
        /// The card.
        id: String,
    },
    /// The card may leave the campaign or go back into its deck: the player must choose.
    LeaveOrBack {
        /// The card.
        id: String,
    },
    /// The card doesn't go back into its deck.
    NotBack {
        /// The card.
        id: String,
    },
    /// The card is used up until the next mission.
    Depleted {
        /// The card.
        id: String,
    },
    /// The card stays in play and isn't used up.
    StaysInPlay {
        /// The card.
        id: String,
    },
    /// The heroes can't pay to be rid of the card.
    NoRansom {
        /// The card.
        id: String,
    },
    /// A hero brings more than allowed.
    Load {
        /// The kind of load.
        what: String,
        /// The number brought.
        have: usize,
        /// The maximum.
        limit: usize,
    },
    /// The card isn't a modification, or doesn't fit this weapon.
    NotUnder {
        /// The modification.
        id: String,
    },
    /// The weapon has no room for another modification.
    WeaponFull {
        /// The weapon.
        id: String,
        /// The maximum number of modifications.
        limit: usize,
    },
    /// No mission or reward granted the ally.
    NotGranted {
        /// The ally.
        id: String,
    },
    /// A correction needs a reason.
    NoReason,
    /// A correction of this kind isn't possible.
    NoCorrection,
    /// There is nothing to undo or redo.
    Nothing,
    /// There is no such step in the current history.
    NotHolding {
        /// The index of the requested entry.
        entry: u64,
    },
    /// A campaign's beginning can be changed, but not removed or preceded.
    BeginningStays,
    /// No mission can be skipped: it is the last stage, or no mission is next.
    NothingToSkip,
    /// The winner can have won in several ways: the group must choose one.
    WhichOutcome {
        /// The mission.
        id: String,
        /// The IDs of the possible outcomes.
        outcomes: Vec<OutcomeId>,
    },
    /// No table has a certain amount for an outcome: the group must enter it.
    Untold {
        /// The mission.
        id: String,
        /// The column of the account.
        column: String,
        /// The likely amount, if a table has one.
        #[serde(skip_serializing_if = "Option::is_none")]
        likely: Option<u32>,
    },
}

impl Refusal {
    /// Returns the topic of the rule that forbids it; `None` if it isn't a rule of the game.
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
            Self::NotDrawn { .. }
            | Self::HandFull { .. }
            | Self::KeptElsewhere
            | Self::WhichHero { .. }
            | Self::NoHeroCard { .. }
            | Self::LeaveOrBack { .. }
            | Self::NotBack { .. }
            | Self::Depleted { .. }
            | Self::StaysInPlay { .. }
            | Self::NoRansom { .. } => Topic::Agenda,
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

    /// Returns the ID of the rule that forbids it.
    #[must_use]
    pub fn rule<'a>(&self, rules: &'a Rules) -> &'a str {
        rules.cite(self.about())
    }
}
