//! The upgrades: what lies in the shop, what the class decks hold, what came of the agenda deck.

use muster_rules::campaign::decide::shop_size;
use muster_rules::campaign::event::{Account, Card, Event, Holder};
use muster_rules::campaign::facts::{AgendaMission, CardKind};
use muster_rules::campaign::id::{AgendaCardId, DeckId, HeroId, ItemId};
use muster_rules::campaign::step::{CardName, Step};

use super::view::Shown;
use super::wire::*;
use crate::error::Error;

impl Shown<'_> {
    pub(super) fn rebel_upgrade(&self) -> Result<RebelUpgrade, Error> {
        let tiers = self.campaign.stages.get(self.state.stage).map_or(&[][..], |s| &s.tiers);
        let lies = |item: &&ItemId| self.facts.items.get(*item).is_some_and(|i| tiers.contains(&i.tier));
        let could_lie: Vec<_> = self.state.item_deck.iter().filter(lies).cloned().collect();
        let shop = self.state.shop.as_ref();
        let decks = self.seats().into_iter().map(|hero| self.hero_deck(&hero));
        Ok(RebelUpgrade {
            shop: shop.iter().flat_map(|s| &s.cards).map(|i| self.shop_card(i)).collect::<Result<_, _>>()?,
            laid: shop.is_some(),
            lay: self.offer(&Step::Shop { items: None })?,
            could_lie: self.cards(&could_lie, Card::Item),
            size: self.state.foundation.as_ref().map_or(0, |f| shop_size(self.facts, f, tiers)),
            sell: self.sell()?,
            decks: decks.collect::<Result<_, _>>()?,
            next: self.offer(&Step::Next)?,
        })
    }

    fn shop_card(&self, item: &ItemId) -> Result<ShopCard, Error> {
        let card = Card::Item(item.clone());
        let owner = match self.state.holder(&card) {
            Some(Holder::Hero(hero)) => Some(self.named(hero.as_str())),
            _ => None,
        };
        let buyers = self.seats().into_iter().filter(|_| owner.is_none());
        let buy = buyers.map(|hero| {
            let offer = self.offer(&Step::Buy { item: item.clone(), hero: hero.clone() })?;
            Ok(HeroOffer { hero: self.named(hero.as_str()), offer })
        });
        Ok(ShopCard { card: self.card(&card), buy: buy.collect::<Result<_, Error>>()?, owner })
    }

    fn sell(&self) -> Result<Vec<SellOffer>, Error> {
        let mut offers = Vec::new();
        for hero in self.seats() {
            let Some(book) = self.state.heroes.get(&hero) else { continue };
            let own = book.cards.iter().map(|c| Card::Class(c.clone()));
            let own = own.filter(|c| self.kind(c).is_some_and(CardKind::is_item));
            for card in book.items.iter().map(|i| Card::Item(i.clone())).chain(own) {
                let brief = self.card(&card);
                let step = Step::Sell { item: CardName(brief.id.clone()) };
                let events = self.decided(&step).unwrap_or_default();
                let price = events.iter().find_map(|e| match e {
                    Event::Moved { account: Account::Credits, amount, .. } => u32::try_from(*amount).ok(),
                    _ => None,
                });
                offers.push(SellOffer {
                    card: brief,
                    hero: self.named(hero.as_str()),
                    price,
                    offer: self.offer(&step)?,
                });
            }
        }
        Ok(offers)
    }

    fn hero_deck(&self, hero: &HeroId) -> Result<HeroDeck, Error> {
        Ok(HeroDeck {
            hero: self.named(hero.as_str()),
            xp_left: self.state.left(&Account::HeroXp(hero.clone())),
            cards: self.deck(&hero.deck(), Some(hero))?,
        })
    }

    /// A class deck, what one begins with first, then by cost.
    fn deck(&self, deck: &DeckId, hero: Option<&HeroId>) -> Result<Vec<DeckCard>, Error> {
        let mut cards: Vec<_> = self.facts.deck(deck).collect();
        cards.sort_by_key(|c| (c.xp.unwrap_or(u32::MAX), c.name.clone()));
        let cards = cards.into_iter().map(|c| {
            let card = Card::Class(c.id.clone());
            let owned = self.state.holder(&card).is_some();
            let step = Step::ClassCard { card: c.id.clone(), hero: hero.cloned(), xp: None };
            // What one began with and gave away does not come back.
            let buy = (!owned && c.xp != Some(0)).then(|| self.offer(&step)).transpose()?;
            Ok(DeckCard { card: self.card(&card), owned, buy })
        });
        cards.collect()
    }

    pub(super) fn imperial_upgrade(&self) -> Result<ImperialUpgrade, Error> {
        let state = &self.state;
        let class = state.foundation.as_ref().map(|f| f.imperial_class.clone());
        let drawn = state.drawn.iter().flat_map(|d| &d.cards).filter(|_| self.secrets);
        let could_come: Vec<_> = state.agenda_deck.iter().filter(|_| self.secrets).cloned().collect();
        Ok(ImperialUpgrade {
            drawn: state.drawn.is_some(),
            draw: self.offer(&Step::Draw { cards: None })?,
            deck: state.agenda_deck.len(),
            could_come: self.cards(&could_come, Card::Agenda),
            agenda: drawn.map(|card| self.agenda(card)).collect::<Result<_, _>>()?,
            cards: class.map(|class| self.deck(&class, None)).transpose()?.unwrap_or_default(),
            next: self.offer(&Step::Next)?,
        })
    }

    fn agenda(&self, id: &AgendaCardId) -> Result<AgendaOffer, Error> {
        let mission = self.facts.agenda_cards.get(id).and_then(|c| c.mission);
        let bought = !self.state.agenda_deck.contains(id);
        let offer = |keep| self.offer(&Step::Agenda { card: id.clone(), keep, cost: None });
        let words = |kind: &str| {
            self.telling
                .speaker
                .say("campaign-mission-kind", &[("kind", kind.to_owned().into()), ("hero", "".into())])
        };
        Ok(AgendaOffer {
            card: self.card(&Card::Agenda(id.clone())),
            mission: match mission {
                None => String::new(),
                Some(AgendaMission::Side) => words("agenda-side"),
                Some(AgendaMission::Forced) => words("agenda-forced"),
            },
            bought,
            keep: (!bought && mission.is_none()).then(|| offer(true)).transpose()?,
            resolve: (!bought).then(|| offer(false)).transpose()?,
        })
    }
}
