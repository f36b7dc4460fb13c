//! Resolution of the names that users type: of missions, heroes, cards and everything else in a step.

use std::collections::{BTreeSet, HashMap, HashSet};

use muster_rules::campaign::facts::Facts;
use muster_rules::campaign::id::{ClassCardId, DeckId, HeroId};
use muster_rules::campaign::state::State;
use muster_rules::fold::fold;

use super::Telling;

/// Keys of steps with free text, which is never resolved.
pub(super) const FREE: [&str; 3] = ["why", "anyway", "do"];

/// Ids by name, in English and in the reader's language.
pub(super) struct Names<'a> {
    facts: &'a Facts,
    telling: Telling<'a>,
    ids: HashSet<String>,
    by_name: HashMap<String, Vec<String>>,
    /// The class decks in play, if a campaign is given.
    decks: BTreeSet<DeckId>,
}

impl<'a> Names<'a> {
    /// Collects the names of a game. Of cards that share a name, those in play in the campaign take precedence.
    pub(super) fn of(telling: Telling<'a>, state: Option<&State>) -> Self {
        let heroes = state.iter().flat_map(|state| state.seats.iter().map(HeroId::deck));
        let class = state.and_then(|state| state.foundation.as_ref()).and_then(|f| f.class.clone());
        let mut names = Self {
            facts: telling.facts,
            telling,
            ids: HashSet::new(),
            by_name: HashMap::new(),
            decks: heroes.chain(class).collect(),
        };
        names.gather();
        names
    }

    fn gather(&mut self) {
        let (facts, telling) = (self.facts, self.telling);
        let named = |id: &str| telling.name(id);
        facts.missions.iter().for_each(|(id, m)| self.add(id.as_str(), &m.name, &named(id.as_str())));
        facts.heroes.iter().for_each(|(id, h)| self.add(id.as_str(), &h.name, &named(id.as_str())));
        facts.items.iter().for_each(|(id, i)| self.add(id.as_str(), &i.name, &named(id.as_str())));
        facts.class_cards.iter().for_each(|(id, c)| self.add(id.as_str(), &c.name, &named(id.as_str())));
        facts.agenda_cards.iter().for_each(|(id, c)| self.add(id.as_str(), &c.name, &named(id.as_str())));
        facts.rewards.iter().for_each(|(id, r)| self.add(id.as_str(), &r.name, &named(id.as_str())));
        facts.allies.iter().for_each(|(id, a)| self.add(id.as_str(), &a.name, &named(id.as_str())));
        facts.bonuses.iter().for_each(|b| self.add(b.id.as_str(), &b.words, &telling.condition(b)));
        facts.campaigns.iter().for_each(|c| self.add(c.id.as_str(), &c.name, &telling.campaign(&c.id)));
        facts.classes.iter().for_each(|(id, c)| self.add(id.as_str(), &c.name, &named(id.as_str())));
        facts.agenda_sets.iter().for_each(|(id, s)| self.add(id.as_str(), &s.name, &named(id.as_str())));
        facts.boxes.iter().for_each(|b| self.add(b.id.as_str(), &b.name, &named(b.id.as_str())));
        let rules = &facts.rules;
        for side in &rules.sides {
            self.add(side.id.as_str(), &side.name, &telling.side(&side.id));
            let player = side.player.as_deref().unwrap_or(&side.name);
            self.add(side.id.as_str(), player, &telling.player(&side.id));
        }
        rules.currencies.iter().for_each(|c| self.add(c.id.as_str(), &c.name, &telling.currency(&c.id)));
        rules.upgrades.iter().for_each(|u| self.add(u.id.as_str(), &u.name, &telling.term(&u.name)));
    }

    fn add(&mut self, id: &str, english: &str, told: &str) {
        self.ids.insert(id.to_owned());
        for name in [english, told] {
            let ids = self.by_name.entry(fold(name)).or_default();
            if !ids.iter().any(|known| known == id) {
                ids.push(id.to_owned());
            }
        }
    }

    /// Returns the id of a name; the text itself if it is an id or unknown.
    pub(super) fn id(&self, text: &str) -> String {
        if self.ids.contains(text) {
            return text.to_owned();
        }
        let Some(ids) = self.by_name.get(&fold(text)) else { return text.to_owned() };
        let played = |id: &&String| {
            let card = self.facts.class_cards.get(&ClassCardId::from(id.as_str()));
            card.is_some_and(|card| self.decks.contains(&card.deck))
        };
        ids.iter().find(played).or_else(|| ids.first()).cloned().unwrap_or_else(|| text.to_owned())
    }

    /// Returns whether a text names a side or a hero, who have books.
    pub(super) fn keeps_books(&self, text: &str) -> bool {
        let id = self.id(text);
        self.facts.rules.side(&id.as_str().into()).is_some()
            || self.facts.heroes.contains_key(&id.as_str().into())
    }

    /// Replaces names by ids throughout a step in the format of journals.
    pub(super) fn resolve(&self, table: &mut toml::Table) {
        self.outcome(table);
        for (key, value) in table.iter_mut().filter(|(key, _)| !FREE.contains(&key.as_str())) {
            self.resolve_value(key, value);
        }
    }

    fn resolve_value(&self, key: &str, value: &mut toml::Value) {
        match value {
            toml::Value::String(text) => *text = self.id(text),
            toml::Value::Array(values) => values.iter_mut().for_each(|value| self.resolve_value(key, value)),
            toml::Value::Table(table) => {
                if ["books", "left"].contains(&key) {
                    *table = std::mem::take(table).into_iter().map(|(key, v)| (self.id(&key), v)).collect();
                }
                self.resolve(table);
            }
            _ => {}
        }
    }

    /// Resolves an outcome by its words, among the outcomes of its mission.
    fn outcome(&self, table: &mut toml::Table) {
        let text = |key: &str| table.get(key).and_then(toml::Value::as_str).map(str::to_owned);
        let (Some(mission), Some(said)) = (text("name"), text("outcome")) else { return };
        let mission = self.id(&mission);
        let of_mission = self.facts.outcomes.iter().filter(|o| o.mission.as_str() == mission);
        let named = of_mission.into_iter().find(|outcome| {
            let english = outcome.words.as_deref().is_some_and(|words| fold(words) == fold(&said));
            english || self.telling.outcome(outcome).is_some_and(|words| fold(&words) == fold(&said))
        });
        if let Some(outcome) = named {
            table.insert("outcome".to_owned(), outcome.id.to_string().into());
        }
    }
}
