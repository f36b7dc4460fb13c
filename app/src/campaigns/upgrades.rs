//! The upgrade phases: the shop, the class decks and the agenda deck.

use muster_rules::campaign::decide::shop_size;
use muster_rules::campaign::event::{Card, Event, Holder, Phase};
use muster_rules::campaign::id::{AgendaCardId, DeckId, HeroId, ItemId, SideId};
use muster_rules::campaign::next::purchases;
use muster_rules::campaign::policy::chosen;
use muster_rules::campaign::step::{CardName, Step};
use serde::Serialize;
use ts_rs::TS;

use super::shown::Shown;
use super::{CardBrief, StepOffer};
use crate::base::named::Named;

/// The upgrade phase of the heroes' side.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HeroesUpgrade {
    /// Whether the game has a shop.
    pub shops: bool,
    /// The items in the shop, with the steps to buy them for each hero.
    pub shop: Vec<CardOffer>,
    /// Whether the shop's items are known: drawn or entered.
    pub laid: bool,
    /// The step to draw the shop's items at random.
    pub lay: StepOffer,
    /// Items that may be in the shop, for entering them.
    pub could_lie: Vec<CardBrief>,
    /// Maximum number of items in the shop.
    pub size: usize,
    /// Items that may be sold.
    pub sell: Vec<CardOffer>,
    /// The heroes' class decks.
    pub decks: Vec<HeroDeck>,
    /// The step to the next phase.
    pub next: StepOffer,
}

/// A card with the steps that it allows.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardOffer {
    /// The card.
    pub card: CardBrief,
    /// Its current holder.
    pub holder: Option<Named>,
    /// The price if it is sold; null if it can't be.
    pub price: Option<u32>,
    /// The steps that can be requested; empty if there are none.
    pub steps: Vec<StepOffer>,
}

/// A hero's class deck.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HeroDeck {
    /// The hero.
    pub hero: Named,
    /// What can be spent on it; null if the opening balance was never entered.
    pub xp_left: Option<u32>,
    /// The cards by cost.
    pub cards: Vec<CardOffer>,
}

/// The upgrade phase of another side.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SideUpgrade {
    /// The side.
    pub side: SideId,
    /// Whether agenda cards were drawn.
    pub drawn: bool,
    /// The step to draw at random.
    pub draw: StepOffer,
    /// Number of cards drawn.
    pub draws: usize,
    /// Number of cards in the agenda deck.
    pub deck: usize,
    /// Cards that may be entered as drawn; empty unless secrets were requested.
    pub could_come: Vec<CardBrief>,
    /// Cards drawn, to be kept or resolved at once; empty unless secrets were requested.
    pub agenda: Vec<CardOffer>,
    /// The class deck.
    pub cards: Vec<CardOffer>,
    /// The step to the next phase.
    pub next: StepOffer,
    /// Whether Muster can take the next step for the side.
    pub decides: bool,
}

impl Shown<'_> {
    /// Returns the side whose upgrade phase it is.
    fn upgrading(&self) -> Option<&SideId> {
        match &self.state.phase {
            Phase::Upgrade(id) => self.facts.rules.upgrade(id).map(|upgrade| &upgrade.side),
            Phase::Mission | Phase::Over => None,
        }
    }

    pub(super) fn heroes_upgrade(&self) -> Option<HeroesUpgrade> {
        self.upgrading().filter(|side| **side == self.facts.rules.heroes.side)?;
        let tiers = self.campaign.stages.get(self.state.stage).map_or(&[][..], |s| &s.tiers);
        let lies = |item: &&ItemId| self.facts.items.get(*item).is_some_and(|i| tiers.contains(&i.tier));
        let could_lie: Vec<_> = self.state.item_deck.iter().filter(lies).cloned().collect();
        let shop = self.state.shop.as_ref();
        let decks = self.seats().into_iter().map(|hero| self.hero_deck(&hero));
        Some(HeroesUpgrade {
            shops: self.facts.rules.shop.is_some(),
            shop: shop.iter().flat_map(|s| &s.cards).map(|i| self.shop_card(i)).collect(),
            laid: shop.is_some(),
            lay: self.offer(Step::Shop { items: None }),
            could_lie: self.cards(&could_lie, Card::Item),
            size: self.state.foundation.as_ref().map_or(0, |f| shop_size(self.facts, f, tiers)),
            sell: self.sell(),
            decks: decks.collect(),
            next: self.offer(Step::Next),
        })
    }

    /// Returns a card with the steps that can be requested.
    pub(super) fn card_offer(&self, card: &Card, steps: impl IntoIterator<Item = Step>) -> CardOffer {
        let holder = self.state.holder(card).map(|holder| {
            let id = match &holder {
                Holder::Hero(hero) => hero.as_str(),
                Holder::Side(side) => side.as_str(),
            };
            Named { id: id.to_owned(), name: self.telling.holder(&holder) }
        });
        let steps = steps.into_iter().map(|step| self.offer(step));
        CardOffer { card: self.card(card), holder, price: None, steps: steps.collect() }
    }

    fn shop_card(&self, item: &ItemId) -> CardOffer {
        let card = Card::Item(item.clone());
        let free = self.state.holder(&card).is_none();
        let buyers = self.seats().into_iter().filter(|_| free);
        self.card_offer(&card, buyers.map(|hero| Step::Buy { item: item.clone(), hero }))
    }

    fn sell(&self) -> Vec<CardOffer> {
        let seats = self.seats();
        let books = seats.iter().filter_map(|hero| self.state.heroes.get(hero));
        let cards = books.flat_map(|book| {
            let own = book.cards.iter().map(|c| Card::Class(c.clone()));
            let own = own.filter(|c| self.facts.is_item(c));
            book.items.iter().map(|i| Card::Item(i.clone())).chain(own)
        });
        let offers = cards.map(|card| {
            let step = Step::Sell { item: CardName(card.id().to_owned()) };
            let events = self.decided(&step).unwrap_or_default();
            let price = events.iter().find_map(|e| match e {
                Event::Moved { amount, .. } => u32::try_from(*amount).ok(),
                _ => None,
            });
            CardOffer { price, ..self.card_offer(&card, [step]) }
        });
        offers.collect()
    }

    fn hero_deck(&self, hero: &HeroId) -> HeroDeck {
        HeroDeck {
            hero: self.named(hero.as_str()),
            xp_left: self.hero_balance(hero).map(|balance| balance.left()),
            cards: self.deck(&hero.deck(), Some(hero)),
        }
    }

    /// Returns a class deck, starting cards first, then by cost.
    fn deck(&self, deck: &DeckId, hero: Option<&HeroId>) -> Vec<CardOffer> {
        let mut cards: Vec<_> = self.facts.deck(deck).collect();
        cards.sort_by_key(|c| (c.xp.unwrap_or(u32::MAX), c.name.clone()));
        let cards = cards.into_iter().map(|c| {
            let card = Card::Class(c.id.clone());
            // A starting card that was given away can't be bought.
            let free = self.state.holder(&card).is_none() && c.xp != Some(0);
            let step = Step::ClassCard { card: c.id.clone(), hero: hero.cloned(), xp: None };
            self.card_offer(&card, free.then_some(step))
        });
        cards.collect()
    }

    pub(super) fn side_upgrade(&self) -> Option<SideUpgrade> {
        let (rules, state) = (&self.facts.rules, &self.state);
        let side = self.upgrading().filter(|side| **side != rules.heroes.side)?;
        let class = state.foundation.as_ref().and_then(|f| f.class.as_ref());
        let drawn = state.drawn.iter().flat_map(|d| &d.cards).filter(|_| self.secrets);
        let could_come: Vec<_> = state.agenda_deck.iter().filter(|_| self.secrets).cloned().collect();
        Some(SideUpgrade {
            side: side.clone(),
            drawn: state.drawn.is_some(),
            draw: self.offer(Step::Draw { cards: None }),
            draws: rules.agenda.as_ref().map_or(0, |agenda| agenda.cards).min(state.agenda_deck.len()),
            deck: state.agenda_deck.len(),
            could_come: self.cards(&could_come, Card::Agenda),
            agenda: drawn.map(|card| self.agenda(card)).collect(),
            cards: class.map(|class| self.deck(class, None)).unwrap_or_default(),
            next: self.offer(Step::Next),
            decides: chosen(self.facts, self.state).is_some(),
        })
    }

    fn agenda(&self, id: &AgendaCardId) -> CardOffer {
        let free = self.state.agenda_deck.contains(id);
        let ways = if free { purchases(self.facts, self.state, id) } else { Vec::new() };
        self.card_offer(&Card::Agenda(id.clone()), ways)
    }
}
