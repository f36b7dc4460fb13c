//! The upgrades: what lies in the shop, what the class decks hold, what came of the agenda deck.

use muster_rules::campaign::decide::shop_size;
use muster_rules::campaign::event::{Card, Event, Holder};
use muster_rules::campaign::id::{AgendaCardId, DeckId, HeroId, ItemId};
use muster_rules::campaign::step::{CardName, Step};

use super::view::Shown;
use super::wire::*;

impl Shown<'_> {
    pub(crate) fn rebel_upgrade(&self) -> RebelUpgrade {
        let tiers = self.campaign.stages.get(self.state.stage).map_or(&[][..], |s| &s.tiers);
        let lies = |item: &&ItemId| self.facts.items.get(*item).is_some_and(|i| tiers.contains(&i.tier));
        let could_lie: Vec<_> = self.state.item_deck.iter().filter(lies).cloned().collect();
        let shop = self.state.shop.as_ref();
        let decks = self.seats().into_iter().map(|hero| self.hero_deck(&hero));
        RebelUpgrade {
            shop: shop.iter().flat_map(|s| &s.cards).map(|i| self.shop_card(i)).collect(),
            laid: shop.is_some(),
            lay: self.offer(Step::Shop { items: None }),
            could_lie: self.cards(&could_lie, Card::Item),
            size: self.state.foundation.as_ref().map_or(0, |f| shop_size(self.facts, f, tiers)),
            sell: self.sell(),
            decks: decks.collect(),
            next: self.offer(Step::Next),
        }
    }

    fn shop_card(&self, item: &ItemId) -> ShopCard {
        let card = Card::Item(item.clone());
        let owner = match self.state.holder(&card) {
            Some(Holder::Hero(hero)) => Some(self.named(hero.as_str())),
            _ => None,
        };
        let buyers = self.seats().into_iter().filter(|_| owner.is_none());
        let buy = buyers.map(|hero| HeroOffer {
            hero: self.named(hero.as_str()),
            offer: self.offer(Step::Buy { item: item.clone(), hero }),
        });
        ShopCard { card: self.card(&card), buy: buy.collect(), owner }
    }

    fn sell(&self) -> Vec<SellOffer> {
        let mut offers = Vec::new();
        for hero in self.seats() {
            let Some(book) = self.state.heroes.get(&hero) else { continue };
            let own = book.cards.iter().map(|c| Card::Class(c.clone()));
            let own = own.filter(|c| self.facts.is_item(c));
            for card in book.items.iter().map(|i| Card::Item(i.clone())).chain(own) {
                let brief = self.card(&card);
                let step = Step::Sell { item: CardName(brief.id.clone()) };
                let events = self.decided(&step).unwrap_or_default();
                let price = events.iter().find_map(|e| match e {
                    Event::Moved { amount, .. } => u32::try_from(*amount).ok(),
                    _ => None,
                });
                offers.push(SellOffer {
                    card: brief,
                    hero: self.named(hero.as_str()),
                    price,
                    offer: self.offer(step),
                });
            }
        }
        offers
    }

    fn hero_deck(&self, hero: &HeroId) -> HeroDeck {
        HeroDeck {
            hero: self.named(hero.as_str()),
            xp_left: self.hero_balance(hero).left(),
            cards: self.deck(&hero.deck(), Some(hero)),
        }
    }

    /// A class deck, what one begins with first, then by cost.
    fn deck(&self, deck: &DeckId, hero: Option<&HeroId>) -> Vec<DeckCard> {
        let mut cards: Vec<_> = self.facts.deck(deck).collect();
        cards.sort_by_key(|c| (c.xp.unwrap_or(u32::MAX), c.name.clone()));
        let cards = cards.into_iter().map(|c| {
            let card = Card::Class(c.id.clone());
            let owned = self.state.holder(&card).is_some();
            let step = Step::ClassCard { card: c.id.clone(), hero: hero.cloned(), xp: None };
            // What one began with and gave away does not come back.
            let buy = (!owned && c.xp != Some(0)).then(|| self.offer(step));
            DeckCard { card: self.card(&card), owned, buy }
        });
        cards.collect()
    }

    pub(crate) fn imperial_upgrade(&self) -> ImperialUpgrade {
        let state = &self.state;
        let class = state.foundation.as_ref().and_then(|f| f.class.clone());
        let drawn = state.drawn.iter().flat_map(|d| &d.cards).filter(|_| self.secrets);
        let could_come: Vec<_> = state.agenda_deck.iter().filter(|_| self.secrets).cloned().collect();
        ImperialUpgrade {
            drawn: state.drawn.is_some(),
            draw: self.offer(Step::Draw { cards: None }),
            deck: state.agenda_deck.len(),
            could_come: self.cards(&could_come, Card::Agenda),
            agenda: drawn.map(|card| self.agenda(card)).collect(),
            cards: class.map(|class| self.deck(&class, None)).unwrap_or_default(),
            next: self.offer(Step::Next),
        }
    }

    fn agenda(&self, id: &AgendaCardId) -> AgendaOffer {
        let mission = self.facts.agenda_cards.get(id).and_then(|c| c.mission);
        let bought = !self.state.agenda_deck.contains(id);
        let offer = |keep| self.offer(Step::Agenda { card: id.clone(), keep, cost: None });
        let kind = self.facts.missions.get(&id.as_str().into()).filter(|_| mission.is_some());
        AgendaOffer {
            card: self.card(&Card::Agenda(id.clone())),
            mission: kind.map(|m| self.telling.mission_kind(&m.kind, "")).unwrap_or_default(),
            bought,
            keep: (!bought && mission.is_none()).then(|| offer(true)),
            resolve: (!bought).then(|| offer(false)),
        }
    }
}
