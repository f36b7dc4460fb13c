//! Wording for the things of one game in the reader's language.

use muster_db::pack::LoadedGame;
use muster_rules::figure::{Cost, Figure};
use muster_rules::game::Game;
use muster_rules::id::{FigureId, FormatId};
use muster_rules::report::{DeckSum, Finding, Fix, Playable, PricedMember, Question};

use crate::base::words::{self, NameLookup, Naming, Value, Words};

/// Words and names of one game, in one language.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// The words.
    pub words: Words,
    /// The game.
    pub game: &'a LoadedGame,
    pub(crate) names: &'a dyn NameLookup,
}

impl<'a> Speaker<'a> {
    /// Creates a speaker for a game.
    #[must_use]
    pub fn new(words: &Words, game: &'a LoadedGame, names: &'a dyn NameLookup) -> Self {
        Self { words: words.about(game.catalogue.game()), game, names }
    }

    /// Returns the game's data.
    #[must_use]
    pub fn data(&self) -> &'a Game {
        self.game.catalogue.game()
    }

    /// Returns the names of things.
    #[must_use]
    pub fn naming(&self) -> Naming<'_> {
        Naming::new(&self.words, &self.game.catalogue, self.names)
    }

    /// Returns a message without arguments.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.words.get(key, &[])
    }

    /// Returns a message with arguments.
    #[must_use]
    pub fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.get(key, args)
    }

    /// Returns the game's word for something: from the locales, else from the pack, else in English.
    #[must_use]
    pub fn game_word(&self, kind: &str, id: &str, english: &str) -> String {
        self.naming().word_or(kind, id, english)
    }

    /// Returns the game's display name.
    #[must_use]
    pub fn game_name(&self) -> String {
        let key = format!("{}-game", self.data().prefix);
        self.words.try_get(&key, &[]).unwrap_or_else(|| self.naming().term(&self.data().name))
    }

    /// Returns a figure's name.
    #[must_use]
    pub fn figure(&self, id: &FigureId) -> String {
        self.naming().figure(id)
    }

    /// Returns a format's name.
    #[must_use]
    pub fn format(&self, id: &FormatId) -> String {
        let english = self.game.catalogue.format(id).map_or(id.as_str(), |f| f.name.as_str());
        self.game_word("format", id.as_str(), english)
    }

    /// Returns a rarity's name.
    #[must_use]
    pub fn rarity(&self, id: &str) -> String {
        let rarity = self.data().rarities.iter().find(|r| r.id == id);
        self.game_word("rarity", id, rarity.map_or(id, |r| r.name.as_str()))
    }

    /// Returns a cost as printed; empty in games without points.
    #[must_use]
    pub fn cost(&self, cost: Cost) -> String {
        match cost {
            _ if !self.data().points => String::new(),
            Cost::Known(points) => points.to_string(),
            Cost::Chosen => "X".to_owned(),
            Cost::Unknown => self.word("points-unknown-sign"),
        }
    }

    /// Returns a stat's heading, abbreviated if the language has an abbreviation for it.
    #[must_use]
    pub fn stat(&self, id: &str) -> String {
        let short = self.naming().word("stat", &format!("{id}.short"));
        let english = || self.data().stats.iter().find(|s| s.id == id).map_or(id, |s| s.name.as_str());
        short.unwrap_or_else(|| self.game_word("stat", id, english()))
    }

    /// Returns a deck's name and totals: `Command deck · 15 of 15 cards · 15 of 15 points`.
    #[must_use]
    pub fn deck(&self, sum: &DeckSum) -> String {
        let args = [
            ("deck", self.game_word("deck", &sum.deck, &sum.deck).into()),
            ("cards", sum.cards.into()),
            ("size", sum.size.into()),
            ("points", sum.points.into()),
            ("limit", sum.limit.into()),
        ];
        self.say("squad-deck", &args)
    }

    /// Returns factions, uniqueness and attributes in one line.
    #[must_use]
    pub fn subtitle(&self, figure: &Figure) -> String {
        let mut parts: Vec<_> = figure.factions.iter().map(|f| self.naming().faction(f)).collect();
        if figure.unique {
            parts.push(self.unique());
        }
        for attribute in &self.data().attributes {
            if let Some(value) = figure.attributes.get(&attribute.id) {
                parts.push(self.game_word(&attribute.id, value, value));
            }
        }
        parts.join(&self.word("card-subtitle-separator"))
    }

    /// Returns the game's own word for unique, or the general one.
    fn unique(&self) -> String {
        let own = self.words.try_get(&format!("{}-unique", self.data().prefix), &[]);
        own.unwrap_or_else(|| self.word("card-unique"))
    }

    /// Returns the eras and sides a squad can play in, one entry each; a single entry if it can play in all.
    #[must_use]
    pub fn playable(&self, playable: &[Playable]) -> Vec<String> {
        let data = self.data();
        let everywhere = data.eras.len() * data.sides.len();
        if everywhere > 1 && playable.len() == everywhere {
            return vec![self.word("playable-anywhere")];
        }
        let naming = self.naming();
        let one = |p: &Playable| {
            let args = [("era", naming.era(&p.era).into()), ("side", naming.side(&p.side).into())];
            self.say("playable", &args)
        };
        playable.iter().map(one).collect()
    }

    /// Returns a finding's message.
    #[must_use]
    pub fn sentence(&self, finding: &Finding) -> String {
        words::sentence(&self.words, &self.game.catalogue, finding, self.names)
    }

    /// Returns the source of a finding's rule.
    #[must_use]
    pub fn source(&self, finding: &Finding) -> Option<String> {
        words::source_of(&self.words, &self.game.catalogue, &finding.rule)
    }

    /// Returns the description of a fix for a finding.
    #[must_use]
    pub fn fix(&self, fix: &Fix) -> String {
        words::fix_of(&self.words, &self.game.catalogue, fix, self.names)
    }

    /// Returns the text of an open question.
    #[must_use]
    pub fn question(&self, question: &Question) -> String {
        words::question(&self.words, &self.game.catalogue, question, self.names)
    }

    /// Returns a cost with its changes, `9 - 1 (Rapport: Queen Amidala)`; empty if nothing changes it.
    #[must_use]
    pub fn arithmetic(&self, member: &PricedMember) -> String {
        words::arithmetic(&self.words, &self.game.catalogue, member, self.names).unwrap_or_default()
    }

    /// Returns how the cost of all copies adds up, `2 × (9 - 1 (Rapport: Queen Amidala)) + 5`; empty if there is a
    /// single copy at its printed cost.
    #[must_use]
    pub fn arithmetic_of_all(&self, member: &PricedMember) -> String {
        let steps = self.arithmetic(member);
        let mut all = match (member.count, steps.is_empty()) {
            (1, _) => steps,
            (count, true) => {
                let unit = member.unit_cost.map(|c| c.to_string());
                format!("{count} × {}", unit.unwrap_or_else(|| self.word("points-unknown-sign")))
            }
            (count, false) => format!("{count} × ({steps})"),
        };
        if member.on_top() != 0 {
            all.push_str(&format!(" + {}", member.on_top()));
        }
        all
    }
}
