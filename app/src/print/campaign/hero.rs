//! Heroes' sheets in words and numbers.

use muster_rules::campaign::event::Card;
use muster_rules::campaign::facts::{CardKind, Hero};
use muster_rules::campaign::id::HeroId;
use muster_rules::campaign::state::{HeroBook, State};
use muster_templates::view::{DeckCard, HeroItem, HeroSheetLabels, HeroSheetView, HeroSide, Stat};

use super::{capital, catalogue, date, facts, joined, kind};
use crate::campaigns::{Book, Telling};
use crate::print::sheet::page_label;

/// The sheets of all heroes, in the order of their seats.
pub(super) fn sheets(telling: Telling<'_>, book: &Book) -> Vec<HeroSheetView> {
    let state = book.log.state();
    let seats = state.foundation.iter().flat_map(|f| &f.heroes);
    let books = seats.filter_map(|hero| Some((hero, state.heroes.get(hero)?)));
    books.map(|(hero, held)| Sheet { telling, book, state: &state, held }.view(hero)).collect()
}

struct Sheet<'a> {
    telling: Telling<'a>,
    book: &'a Book,
    state: &'a State,
    held: &'a HeroBook,
}

impl Sheet<'_> {
    fn word(&self, key: &str) -> String {
        self.telling.speaker.word(key)
    }

    fn view(&self, id: &HeroId) -> HeroSheetView {
        let hero = facts(self.book).heroes.get(id);
        let (held, word) = (self.held, |key: &str| self.word(key));
        let xp = [("left", held.xp_left()), ("earned", held.xp), ("spent", held.xp_spent)];
        let (items, rewards) = self.belongings();
        HeroSheetView {
            name: self.telling.name(id.as_str()),
            subtitle: hero.map(|h| self.subtitle(h)).unwrap_or_default(),
            campaign: joined([self.book.summary.name.clone(), date(self.book)]),
            sides: hero.map(|h| self.sides(h)).unwrap_or_default(),
            xp: xp.map(|(key, xp)| Stat::new(word(&format!("print-log-{key}")), xp.to_string())).to_vec(),
            deck: self.deck(id),
            items,
            rewards,
            labels: HeroSheetLabels {
                deck: word("print-log-cards"),
                items: word("print-hero-items"),
                rewards: word("print-log-rewards"),
                notes: word("sheet-notes"),
                page: page_label(&self.telling.speaker),
            },
            note: catalogue(self.telling),
        }
    }

    fn subtitle(&self, hero: &Hero) -> String {
        let traits = hero.sheet.get("traits").map(String::as_str).unwrap_or_default();
        let traits = traits.split('|').filter(|t| !t.is_empty());
        let traits = traits.map(|t| self.telling.speaker.naming().ability(t));
        joined(std::iter::once(hero.subtitle.clone()).chain(traits))
    }

    /// What isn't known of a side is left open, to be written in.
    fn sides(&self, hero: &Hero) -> Vec<HeroSide> {
        let value = |key: &str| hero.sheet.get(key).cloned().unwrap_or_default();
        let die = |die: String| match die.as_str() {
            "" => die,
            _ => self.telling.speaker.say("print-hero-die", &[("die", die.as_str().into())]),
        };
        let stats = |values: [String; 4]| {
            let labels = ["health", "endurance", "speed", "defense"];
            let labels = labels.map(|key| self.word(&format!("print-hero-{key}")));
            labels.into_iter().zip(values).map(|(label, value)| Stat::new(label, value)).collect()
        };
        let healthy = [value("health"), value("endurance"), value("speed"), die(value("defense"))];
        let wounded = [
            value("wounded-health"),
            value("wounded-endurance"),
            value("wounded-speed"),
            die(value("wounded-defense")),
        ];
        vec![
            HeroSide { title: self.word("print-hero-healthy"), stats: stats(healthy) },
            HeroSide { title: self.word("print-hero-wounded"), stats: stats(wounded) },
        ]
    }

    /// The whole class deck, cheap cards first.
    fn deck(&self, id: &HeroId) -> Vec<DeckCard> {
        let deck = id.deck();
        let mut cards: Vec<_> = facts(self.book).deck(&deck).collect();
        cards.sort_by_key(|card| (card.xp.unwrap_or(u32::MAX), &card.name));
        let cards = cards.into_iter().map(|card| DeckCard {
            name: self.telling.name(card.id.as_str()),
            cost: match card.xp {
                Some(0) => self.word("print-hero-start"),
                Some(xp) => self.telling.speaker.say("print-hero-xp", &[("xp", xp.into())]),
                None => self.word("points-unknown-sign"),
            },
            owned: self.held.cards.contains(&card.id),
        });
        cards.collect()
    }

    /// Everything that can be carried, and the rewards that can't.
    fn belongings(&self) -> (Vec<HeroItem>, Vec<String>) {
        let facts = facts(self.book);
        let (mut items, mut rewards) = (Vec::new(), Vec::new());
        let own = self.word("print-log-cards-one");
        for id in &self.held.cards {
            if let Some(card) = facts.class_cards.get(id).filter(|c| c.kind.is_item()) {
                let detail = self.detail(card.kind, [own.clone()], &[]);
                items.push(self.item(Card::Class(id.clone()), detail));
            }
        }
        for id in &self.held.items {
            // What lies under a weapon is told there.
            if self.state.modifications.contains_key(id) {
                continue;
            }
            let detail = facts.items.get(id).map(|item| {
                let tier = self.telling.speaker.say("print-item-tier", &[("tier", item.tier.into())]);
                self.detail(item.kind, [tier], &item.traits)
            });
            items.push(self.item(Card::Item(id.clone()), detail.unwrap_or_default()));
        }
        for id in &self.held.rewards {
            match facts.rewards.get(id).filter(|r| r.kind.is_item()) {
                Some(reward) => {
                    let detail = self.detail(reward.kind, [self.word("print-hero-reward")], &reward.traits);
                    items.push(self.item(Card::Reward(id.clone()), detail));
                }
                None => rewards.push(self.telling.name(id.as_str())),
            }
        }
        (items, rewards)
    }

    fn detail(&self, of: CardKind, more: [String; 1], traits: &[String]) -> String {
        let traits = traits.iter().map(|t| self.telling.speaker.naming().ability(t));
        let kind = capital(&kind(self.telling, of));
        joined(std::iter::once(kind).chain(more).chain(traits))
    }

    fn item(&self, card: Card, detail: String) -> HeroItem {
        let under = self.state.modifications.iter().filter(|(_, weapon)| **weapon == card);
        let under = under.map(|(modification, _)| {
            let name = self.telling.name(modification.as_str());
            self.telling.speaker.say("print-hero-under", &[("name", name.into())])
        });
        HeroItem {
            name: self.telling.card(&card),
            detail,
            under: under.collect(),
            packed: self.held.packed.as_ref().is_some_and(|packed| packed.contains(&card)),
        }
    }
}
