//! Everything in a game's campaigns that has a name, by its names in every language.

use std::collections::{BTreeSet, HashMap};

use muster_db::pack::LoadedGame;
use muster_rules::campaign::facts::Facts;
use muster_rules::fold::fold;

use crate::base::words::Language;

/// What a name is the name of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Of {
    /// A mission.
    Mission,
    /// A hero.
    Hero,
    /// An item of the shop.
    Item,
    /// A card of a class deck.
    ClassCard,
    /// A card of an agenda set.
    Agenda,
    /// A reward.
    Reward,
    /// An ally or a villain.
    Ally,
    /// The condition of a bonus.
    Condition,
    /// A campaign.
    Campaign,
    /// A class deck.
    Class,
    /// An agenda set.
    AgendaSet,
    /// A box.
    Box,
    /// A side.
    Side,
    /// A currency.
    Currency,
    /// An upgrade.
    Upgrade,
}

/// A thing with all of its names.
#[derive(Clone, Debug)]
pub(super) struct Named {
    pub(super) of: Of,
    pub(super) id: String,
    names: Vec<String>,
}

/// The things of a game, found by their names.
#[derive(Debug, Default)]
pub(super) struct Index {
    things: Vec<Named>,
    by_id: HashMap<String, Vec<usize>>,
    by_letters: HashMap<String, Vec<usize>>,
}

/// Returns the letters and digits of a name alone: quotation marks, dots between parts of a name and spaces are
/// written in many ways.
pub(crate) fn letters(text: &str) -> String {
    fold(text).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Returns the words of a name, in no order.
fn words(text: &str) -> BTreeSet<String> {
    let folded = fold(text).replace('\'', "");
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Returns whether two names have the same words: `Elite Stormtrooper` and `Stormtrooper (Elite)`.
pub(crate) fn same_words(one: &str, other: &str) -> bool {
    letters(one) == letters(other) || words(one) == words(other)
}

impl Index {
    /// Collects the names of a game.
    pub(super) fn of(game: &LoadedGame) -> Self {
        let mut index = Self::default();
        let mut add = |of, id: &str, kind: &str, english: &str| index.add(game, of, id, kind, english);
        let facts = &game.campaigns;
        facts.missions.values().for_each(|m| add(Of::Mission, m.id.as_str(), "mission", &m.name));
        facts.heroes.values().for_each(|h| add(Of::Hero, h.id.as_str(), "hero", &h.name));
        facts.items.values().for_each(|i| add(Of::Item, i.id.as_str(), "item", &i.name));
        let cards = facts.class_cards.values();
        cards.for_each(|c| add(Of::ClassCard, c.id.as_str(), "class-card", &c.name));
        let agenda = facts.agenda_cards.values();
        agenda.for_each(|c| add(Of::Agenda, c.id.as_str(), "agenda-card", &c.name));
        facts.rewards.values().for_each(|r| add(Of::Reward, r.id.as_str(), "reward", &r.name));
        facts.allies.values().for_each(|a| add(Of::Ally, a.id.as_str(), "figure", &a.name));
        facts.bonuses.iter().for_each(|b| add(Of::Condition, b.id.as_str(), "condition", &b.words));
        facts.campaigns.iter().for_each(|c| add(Of::Campaign, c.id.as_str(), "campaign", &c.name));
        facts.classes.values().for_each(|c| add(Of::Class, c.id.as_str(), "class", &c.name));
        let sets = facts.agenda_sets.values();
        sets.for_each(|s| add(Of::AgendaSet, s.id.as_str(), "agenda-set", &s.name));
        facts.boxes.iter().for_each(|b| add(Of::Box, b.id.as_str(), "box", &b.name));
        Self::add_rules(facts, &mut add);
        index.fill();
        index
    }

    fn add_rules(facts: &Facts, add: &mut impl FnMut(Of, &str, &str, &str)) {
        let rules = &facts.rules;
        for side in &rules.sides {
            add(Of::Side, side.id.as_str(), "term", &side.name);
            side.player.iter().for_each(|player| add(Of::Side, side.id.as_str(), "term", player));
        }
        let currencies = rules.currencies.iter();
        currencies.for_each(|c| add(Of::Currency, c.id.as_str(), "term", &c.name));
        for upgrade in &rules.upgrades {
            add(Of::Upgrade, upgrade.id.as_str(), "term", &upgrade.name);
            // A group that writes "it's the Rebels' turn to upgrade" names the side.
            if let Some(side) = rules.side(&upgrade.side) {
                add(Of::Upgrade, upgrade.id.as_str(), "term", side.id.as_str());
                add(Of::Upgrade, upgrade.id.as_str(), "term", &side.name);
                side.player.iter().for_each(|player| add(Of::Upgrade, upgrade.id.as_str(), "term", player));
            }
        }
    }

    fn add(&mut self, game: &LoadedGame, of: Of, id: &str, kind: &str, english: &str) {
        let told = Language::ALL.into_iter().map(|language| {
            let names = &game.names;
            let also = names.also(language.tag(), kind, english).iter().map(String::as_str);
            names.look_up(language.tag(), kind, english).into_iter().chain(also)
        });
        let names = std::iter::once(english).chain(told.flatten()).map(str::to_owned);
        let known = self.by_id.get(id).and_then(|at| at.iter().find(|at| self.things[**at].of == of));
        match known {
            Some(at) => {
                let at = *at;
                self.things[at].names.extend(names);
            }
            None => {
                self.by_id.entry(id.to_owned()).or_default().push(self.things.len());
                self.things.push(Named { of, id: id.to_owned(), names: names.collect() });
            }
        }
    }

    fn fill(&mut self) {
        for (at, thing) in self.things.iter().enumerate() {
            for name in &thing.names {
                let ids = self.by_letters.entry(letters(name)).or_default();
                if !ids.contains(&at) {
                    ids.push(at);
                }
            }
        }
    }

    /// Returns the things with this id.
    pub(super) fn with_id(&self, id: &str) -> impl Iterator<Item = &Named> {
        self.by_id.get(id).into_iter().flatten().map(|at| &self.things[*at])
    }

    /// Returns the things with this whole name; those with exactly its punctuation, if there are any.
    pub(super) fn called(&self, text: &str) -> Vec<&Named> {
        let letters = letters(text);
        if letters.is_empty() {
            return Vec::new();
        }
        let found = self.by_letters.get(&letters).into_iter().flatten();
        let alike: Vec<_> = found.map(|at| &self.things[*at]).collect();
        let folded = fold(text);
        let exact = |thing: &&&Named| thing.names.iter().any(|name| fold(name) == folded);
        let exactly: Vec<_> = alike.iter().filter(exact).copied().collect();
        if !exactly.is_empty() {
            return exactly;
        }
        if !alike.is_empty() {
            return alike;
        }
        let said = words(text);
        let same = |thing: &&Named| thing.names.iter().any(|name| words(name) == said);
        self.things.iter().filter(same).collect()
    }

    /// Returns the things whose names contain all of these words.
    pub(super) fn with_words(&self, text: &str) -> Vec<&Named> {
        let letters = letters(text);
        // One or two Latin letters are part of too many names.
        if letters.is_empty() || letters.is_ascii() && letters.len() < 3 {
            return Vec::new();
        }
        let said = words(text);
        let holds = |thing: &&Named| thing.names.iter().any(|name| said.is_subset(&words(name)));
        self.things.iter().filter(holds).collect()
    }

    /// Returns things of these kinds with similar names, the nearest first.
    pub(super) fn near(&self, kinds: &[Of], text: &str) -> Vec<&Named> {
        let of_kind = self.things.iter().filter(|thing| kinds.contains(&thing.of));
        let said = letters(text);
        let apart = |name: &String| {
            let spaced = muster_rules::slips::slips_apart(text, name);
            // `Home Comming` is near because its letters are.
            spaced.or_else(|| muster_rules::slips::slips_apart(&said, &letters(name)))
        };
        let mut near: Vec<_> =
            of_kind.filter_map(|thing| Some((thing.names.iter().filter_map(apart).min()?, thing))).collect();
        near.sort_by_key(|(apart, _)| *apart);
        let near: Vec<_> = near.into_iter().map(|(_, thing)| thing).collect();
        if !near.is_empty() {
            return near;
        }
        self.with_words(text).into_iter().filter(|thing| kinds.contains(&thing.of)).collect()
    }
}
