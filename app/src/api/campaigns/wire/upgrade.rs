//! The upgrades: the shop, the class decks, the agenda.

use serde::Serialize;
use ts_rs::TS;

use super::books::{CardBrief, StepOffer};
use crate::games::Named;

/// The Rebel upgrade.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RebelUpgrade {
    /// What lies in the shop.
    pub shop: Vec<ShopCard>,
    /// Whether that is known: drawn or told.
    pub laid: bool,
    /// To let chance lay the shop out.
    pub lay: StepOffer,
    /// What may lie there, to be told.
    pub could_lie: Vec<CardBrief>,
    /// How many may lie there.
    pub size: usize,
    /// What may be sold.
    pub sell: Vec<SellOffer>,
    /// The heroes' class decks.
    pub decks: Vec<HeroDeck>,
    /// To go on.
    pub next: StepOffer,
}

/// A card in the shop.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ShopCard {
    /// The card.
    pub card: CardBrief,
    /// Who has it by now.
    pub owner: Option<Named>,
    /// To buy it, for each hero.
    pub buy: Vec<HeroOffer>,
}

/// A step for a hero.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HeroOffer {
    /// The hero.
    pub hero: Named,
    /// The step.
    pub offer: StepOffer,
}

/// Something to be sold.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SellOffer {
    /// The card.
    pub card: CardBrief,
    /// Whose.
    pub hero: Named,
    /// What it brings; null where it can't be sold.
    pub price: Option<u32>,
    /// The step.
    pub offer: StepOffer,
}

/// A hero's class deck.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HeroDeck {
    /// The hero.
    pub hero: Named,
    /// XP that can be spent.
    pub xp_left: u32,
    /// The cards by cost.
    pub cards: Vec<DeckCard>,
}

/// A card of a class deck.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DeckCard {
    /// The card.
    pub card: CardBrief,
    /// Whether it is held.
    pub owned: bool,
    /// To buy it.
    pub buy: Option<StepOffer>,
}

/// The Imperial upgrade.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ImperialUpgrade {
    /// Whether agenda cards were drawn.
    pub drawn: bool,
    /// To let chance draw.
    pub draw: StepOffer,
    /// How many cards the agenda deck holds.
    pub deck: usize,
    /// Which may be told; empty unless secrets were asked for.
    pub could_come: Vec<CardBrief>,
    /// Which were drawn; empty unless secrets were asked for.
    pub agenda: Vec<AgendaOffer>,
    /// The class deck.
    pub cards: Vec<DeckCard>,
    /// To go on.
    pub next: StepOffer,
}

/// An agenda card that was drawn.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AgendaOffer {
    /// The card.
    pub card: CardBrief,
    /// What kind of mission it is, in words; empty where it is none.
    pub mission: String,
    /// Whether it was bought.
    pub bought: bool,
    /// To buy it and keep it; null where it is a mission.
    pub keep: Option<StepOffer>,
    /// To buy it and resolve it at once.
    pub resolve: Option<StepOffer>,
}
