//! Hero sheets as view models.

use muster_rules::campaign::event::{Account, Card};
use muster_rules::campaign::facts::{ClassCard, Hero};
use muster_rules::campaign::id::{CardKindId, HeroId};
use muster_rules::campaign::state::{Balance, HeroBook, State};
use muster_rules::fold::fold;
use muster_templates::view::{DeckCard, HeroItem, HeroSheetLabels, HeroSheetView, HeroSide, Stat, Track};

use super::{capital, catalogue, date, facts, joined};
use crate::campaigns::{Book, Telling};
use crate::print::sheet::page_label;

/// Returns the sheets of all heroes, in the order of their seats.
pub(super) fn sheets(telling: Telling<'_>, book: &Book) -> Vec<HeroSheetView> {
    let state = book.log.state();
    // Heroes who joined later have a sheet, too; those who left have none.
    let books = state.seats.iter().filter_map(|hero| Some((hero, state.heroes.get(hero)?)));
    books.map(|(hero, held)| Sheet { telling, book, state, held }.view(hero)).collect()
}

/// Returns a hero's class deck, the cheapest cards first.
pub(super) fn deck_of<'a>(telling: Telling<'a>, hero: &HeroId) -> Vec<&'a ClassCard> {
    let deck = hero.deck();
    let mut cards: Vec<_> = telling.facts.class_cards.values().filter(|card| card.deck == deck).collect();
    cards.sort_by_key(|card| (card.xp.unwrap_or(u32::MAX), &card.name));
    cards
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
        let word = |key: &str| self.word(key);
        let account = facts(self.book).rules.heroes.account.as_ref();
        // An unknown balance is left empty for writing.
        let balance = account.map(|account| self.state.known(&Account::of_hero(account, id)));
        let balance = balance.unwrap_or_else(|| Some(Balance::default()));
        let xp = [
            ("left", Balance::left as fn(&Balance) -> u32),
            ("earned", Balance::earned),
            ("spent", Balance::spent),
        ];
        let (items, rewards) = self.belongings();
        HeroSheetView {
            name: self.telling.name(id.as_str()),
            subtitle: hero.map(|h| self.subtitle(h)).unwrap_or_default(),
            campaign: joined([self.book.summary.name.clone(), date(self.book)]),
            sides: hero.map(|h| self.sides(h)).unwrap_or_default(),
            xp: xp
                .map(|(key, of)| {
                    let said = balance.as_ref().map(|balance| of(balance).to_string()).unwrap_or_default();
                    Stat::new(word(&format!("print-log-{key}")), said)
                })
                .to_vec(),
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
        let traits = hero.traits.iter().map(|t| self.telling.speaker.naming().ability(t));
        joined(std::iter::once(hero.subtitle.clone()).chain(traits))
    }

    /// Returns the sides of the sheet. Unknown values are left empty for writing.
    fn sides(&self, hero: &Hero) -> Vec<HeroSide> {
        let sides = facts(self.book).rules.heroes.sheet.iter().map(|side| {
            let tracks = side.stats.iter().filter_map(|stat| {
                let label = self.telling.term(stat.counted.as_ref()?);
                let boxes = hero.sheet.get(&stat.column).and_then(|cell| cell.parse().ok());
                Some(boxes.map_or_else(|| Track::open(&label), |boxes| Track::new(&label, boxes, 1)))
            });
            let tracks = tracks.collect();
            let stats = side.stats.iter().map(|stat| {
                let value = hero.sheet.get(&stat.column).cloned().unwrap_or_default();
                let value = if stat.die { self.dice(&value) } else { value };
                Stat::new(self.telling.term(&stat.name), value)
            });
            HeroSide { title: self.telling.term(&side.name), stats: stats.collect(), tracks }
        });
        sides.collect()
    }

    /// Formats dice by colour: `2 blue, 1 green`.
    fn dice(&self, cell: &str) -> String {
        let mut dice = Vec::<(&str, u32)>::new();
        for die in cell.split('|').filter(|die| !die.is_empty()) {
            match dice.iter_mut().find(|(other, _)| *other == die) {
                Some((_, count)) => *count += 1,
                None => dice.push((die, 1)),
            }
        }
        let say = |(die, count): (&str, u32)| {
            self.telling.speaker.say("print-hero-die", &[("die", die.into()), ("count", count.into())])
        };
        dice.into_iter().map(say).collect::<Vec<_>>().join(&self.word("print-comma"))
    }

    /// Returns the whole class deck, the cheapest cards first.
    fn deck(&self, id: &HeroId) -> Vec<DeckCard> {
        let cards = deck_of(self.telling, id).into_iter().map(|card| DeckCard {
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

    /// Returns everything that can be carried, and the rewards that can't.
    fn belongings(&self) -> (Vec<HeroItem>, Vec<String>) {
        let facts = facts(self.book);
        let (mut items, mut rewards) = (Vec::new(), Vec::new());
        let own = self.word("print-log-cards-one");
        for id in &self.held.cards {
            if let Some(card) = facts.class_cards.get(id).filter(|c| facts.rules.is_item(&c.kind)) {
                let detail = self.detail(&card.kind, [own.clone()], &[]);
                items.push(self.item(Card::Class(id.clone()), detail));
            }
        }
        for id in &self.held.items {
            // A modification is listed with its weapon.
            if self.state.modifications.contains_key(id) {
                continue;
            }
            let detail = facts.items.get(id).map(|item| {
                let tier = self.telling.speaker.say("print-item-tier", &[("tier", item.tier.into())]);
                self.detail(&item.kind, [tier], &item.traits)
            });
            items.push(self.item(Card::Item(id.clone()), detail.unwrap_or_default()));
        }
        for id in &self.held.rewards {
            match facts.rewards.get(id).filter(|r| facts.rules.is_item(&r.kind)) {
                Some(reward) => {
                    let detail = self.detail(&reward.kind, [self.word("print-hero-reward")], &reward.traits);
                    items.push(self.item(Card::Reward(id.clone()), detail));
                }
                None => rewards.push(self.telling.name(id.as_str())),
            }
        }
        (items, rewards)
    }

    fn detail(&self, of: &CardKindId, more: [String; 1], traits: &[String]) -> String {
        let kind = capital(&self.telling.card_kind(of));
        let traits = traits.iter().map(|t| self.telling.speaker.naming().ability(t));
        // Omit a trait that only repeats the kind.
        let traits: Vec<_> = traits.filter(|word| fold(word) != fold(&kind)).collect();
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
