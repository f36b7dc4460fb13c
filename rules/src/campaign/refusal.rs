//! Why a step is not booked: the rule that forbids it, and what it says here.

use serde::Serialize;

use super::event::{Account, Phase};

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
    /// Not as many heroes as there may be.
    HeroCount {
        /// How many there are.
        heroes: usize,
    },
    /// Something is named twice.
    Twice {
        /// What.
        id: String,
        /// The rule that forbids it.
        rule: &'static str,
    },
    /// Not as many as there must be.
    Count {
        /// Of what.
        what: &'static str,
        /// How many there are.
        have: usize,
        /// How many there must be.
        need: usize,
        /// The rule that says so.
        rule: &'static str,
    },
    /// A mission is of another kind than is asked for.
    WrongKind {
        /// The mission.
        id: String,
        /// What it should be.
        need: &'static str,
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
        /// The rule.
        rule: &'static str,
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
    /// The shop, or the draw, was seen already.
    SeenAlready {
        /// The rule.
        rule: &'static str,
    },
    /// Selling comes before buying.
    SoldAfterBuying,
    /// Somebody owns it already.
    Owned {
        /// The card.
        id: String,
        /// The rule.
        rule: &'static str,
    },
    /// Nobody owns it.
    NotOwned {
        /// The card.
        id: String,
        /// The rule.
        rule: &'static str,
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
    /// It is not a card of the deck of whoever wants it.
    OtherDeck {
        /// The card.
        id: String,
    },
    /// No table says what it costs.
    CostUnknown {
        /// The card.
        id: String,
    },
    /// It was there from the beginning.
    StartingCard {
        /// The card.
        id: String,
    },
    /// The Imperial player holds as many agenda cards as may be.
    HandFull {
        /// How many.
        limit: u32,
    },
    /// More than a hero may bring.
    Load {
        /// Of what.
        what: &'static str,
        /// How many there are.
        have: usize,
        /// How many there may be.
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
}

impl Refusal {
    /// The rule that forbids it; `MUSTER-CAMPAIGN` where it is the program's own books.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Unknown { .. }
            | Self::NotInBoxes { .. }
            | Self::Begun
            | Self::NotBegun
            | Self::NoReason
            | Self::NoCorrection
            | Self::CostUnknown { .. }
            | Self::Nothing => "MUSTER-CAMPAIGN",
            Self::HeroCount { .. } => "IA-PLAYERS",
            Self::Twice { rule, .. }
            | Self::Count { rule, .. }
            | Self::Owned { rule, .. }
            | Self::NotOwned { rule, .. }
            | Self::NotInDeck { rule, .. }
            | Self::SeenAlready { rule } => rule,
            Self::WrongKind { .. } | Self::SameAlly { .. } | Self::WrongPeriod { .. } => "IA-SIDE-DECK",
            Self::WrongPhase { .. } | Self::ForcedFirst { .. } => "IA-STAGE",
            Self::Over => "IA-FINALE",
            Self::NotActive { .. } | Self::WrongStage { .. } | Self::PlayedAlready { .. } => "IA-CHOOSE",
            Self::NoOutcome { .. } | Self::NoCondition { .. } => "IA-REWARDS",
            Self::TooMany { .. } => "IA-CLEANUP",
            Self::TooLittle { .. } => "IA-NEGATIVE",
            Self::WrongTier { .. }
            | Self::NotInShop { .. }
            | Self::SoldAfterBuying
            | Self::NotForSale { .. } => "IA-SHOP",
            Self::NotDrawn { .. } | Self::HandFull { .. } => "IA-AGENDA",
            Self::NotToTrade { .. } => "IA-TRADE",
            Self::OtherDeck { .. } | Self::StartingCard { .. } => "IA-XP",
            Self::Load { .. } => "IA-LIMITS",
            Self::NotUnder { .. } | Self::WeaponFull { .. } => "IA-MODS",
            Self::NotGranted { .. } => "IA-ALLIES",
        }
    }
}
