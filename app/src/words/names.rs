//! Names of a game's things in the reader's language: from the words where they are the game's own
//! terms, from the pack where they are figures and abilities, in English where neither has them.

use muster_db::pack::Names;
use muster_rules::catalogue::Catalogue;
use muster_rules::figure::{Figure, Standing};
use muster_rules::game::{KeywordPart, PartValue};
use muster_rules::id::{EraId, FactionId, FigureId, PersonId, RuleId, SideId, slug};
use muster_rules::squad::SquadDraft;

use super::{Language, Words};
use crate::facts::{COST, FACTIONS};

/// Names in other languages, which packs can provide.
pub trait NameLookup {
    /// What the figure of this English name is called.
    fn figure(&self, language: Language, english: &str) -> Option<String>;

    /// What an ability is called; a number behind it stays.
    fn ability(&self, language: Language, english: &str) -> Option<String>;

    /// What another word of the game is called: a faction, a stat, a format, the game itself.
    fn term(&self, _language: Language, _english: &str) -> Option<String> {
        None
    }

    /// The last name known for a figure that the catalogue no longer holds.
    fn last_name(&self, _figure: &FigureId) -> Option<String> {
        None
    }
}

impl NameLookup for Names {
    fn figure(&self, language: Language, english: &str) -> Option<String> {
        Self::figure(self, language.tag(), english).map(str::to_owned)
    }

    fn ability(&self, language: Language, english: &str) -> Option<String> {
        Self::ability(self, language.tag(), english)
    }

    fn term(&self, language: Language, english: &str) -> Option<String> {
        self.look_up(language.tag(), "term", english).map(str::to_owned)
    }
}

/// Knows no names in other languages.
#[derive(Clone, Copy, Debug, Default)]
pub struct EnglishOnly;

impl NameLookup for EnglishOnly {
    fn figure(&self, _language: Language, _english: &str) -> Option<String> {
        None
    }

    fn ability(&self, _language: Language, _english: &str) -> Option<String> {
        None
    }
}

/// Names from a pack, with those that a draft remembers of figures that the catalogue lost.
#[derive(Clone, Copy)]
pub struct NamesWithDraft<'a> {
    names: &'a dyn NameLookup,
    draft: &'a SquadDraft,
}

impl<'a> NamesWithDraft<'a> {
    /// Asks `names` first, and `draft` for what is gone.
    #[must_use]
    pub fn new(names: &'a dyn NameLookup, draft: &'a SquadDraft) -> Self {
        Self { names, draft }
    }
}

impl NameLookup for NamesWithDraft<'_> {
    fn figure(&self, language: Language, english: &str) -> Option<String> {
        self.names.figure(language, english)
    }

    fn ability(&self, language: Language, english: &str) -> Option<String> {
        self.names.ability(language, english)
    }

    fn term(&self, language: Language, english: &str) -> Option<String> {
        self.names.term(language, english)
    }

    fn last_name(&self, figure: &FigureId) -> Option<String> {
        let beside = self.draft.side_lists.iter().flat_map(|list| &list.members);
        let mut lines = self.draft.members.iter().chain(beside).filter(|m| m.figure == *figure);
        lines.find_map(|m| m.last_name.clone()).or_else(|| self.names.last_name(figure))
    }
}

/// Names the things of one game.
#[derive(Clone, Copy)]
pub struct Naming<'a> {
    pub(super) words: &'a Words,
    pub(super) catalogue: &'a Catalogue,
    lookup: &'a dyn NameLookup,
}

impl<'a> Naming<'a> {
    /// Names the things of the catalogue's game.
    #[must_use]
    pub fn new(words: &'a Words, catalogue: &'a Catalogue, lookup: &'a dyn NameLookup) -> Self {
        Self { words, catalogue, lookup }
    }

    /// A word of the game, `<prefix>-<kind>-<id>`, where the locales have it.
    #[must_use]
    pub fn word(&self, kind: &str, id: &str) -> Option<String> {
        let prefix = &self.catalogue.game().prefix;
        self.words.try_get(&format!("{prefix}-{kind}-{}", id.to_ascii_lowercase()), &[])
    }

    /// A word of the game: of the locales, else of the pack, else in English. Where the pack has but an
    /// id, that is the English: `night-walker` is a night walker.
    #[must_use]
    pub fn word_or(&self, kind: &str, id: &str, english: &str) -> String {
        let plain = if english == id { id.replace('-', " ") } else { english.to_owned() };
        self.word(kind, id).unwrap_or_else(|| self.term(&plain))
    }

    /// A word that the pack can translate.
    #[must_use]
    pub fn term(&self, english: &str) -> String {
        self.lookup.term(self.words.language(), english).unwrap_or_else(|| english.to_owned())
    }

    /// A figure. One that is gone is called by its last name, else by its id.
    #[must_use]
    pub fn figure(&self, id: &FigureId) -> String {
        match self.catalogue.figure(id) {
            Some(figure) => {
                let name = self.lookup.figure(self.words.language(), &figure.name);
                name.unwrap_or_else(|| figure.name.clone())
            }
            None => self.lookup.last_name(id).unwrap_or_else(|| title_case(id.as_str())),
        }
    }

    /// A column of cards: a flag, a property, a stat or a list of keywords.
    #[must_use]
    pub fn column(&self, id: &str) -> String {
        let data = self.catalogue.game();
        let stats = data.stats.iter().map(|s| ("stat", &s.id, &s.name));
        let lists = data.keywords.iter().map(|k| ("keyword", &k.id, &k.name));
        let traits = data.traits.iter().map(|t| ("trait", t, t));
        let attributes = data.attributes.iter().map(|a| ("attribute", &a.id, &a.id));
        let mut all = stats.chain(lists).chain(traits).chain(attributes);
        match id {
            COST => self.words.get("fact-cost", &[]),
            FACTIONS => self.words.get("fact-factions", &[]),
            _ => match all.find(|(_, known, _)| *known == id) {
                Some((kind, _, english)) => self.word_or(kind, id, english),
                None => id.to_owned(),
            },
        }
    }

    /// A faction.
    #[must_use]
    pub fn faction(&self, id: &FactionId) -> String {
        let known = self.catalogue.game().faction(id).map(|f| f.name.clone());
        self.word_or("faction", id.as_str(), &known.unwrap_or_else(|| title_case(id.as_str())))
    }

    /// An era.
    #[must_use]
    pub fn era(&self, id: &EraId) -> String {
        let known = self.catalogue.game().era(id).map(|e| e.name.clone());
        self.word_or("era", id.as_str(), &known.unwrap_or_else(|| title_case(id.as_str())))
    }

    /// A side, as used within a sentence: `light side`.
    #[must_use]
    pub fn side(&self, id: &SideId) -> String {
        let known = self.catalogue.game().side(id).map(|s| s.name.clone());
        self.word_or("side", id.as_str(), &known.unwrap_or_else(|| title_case(id.as_str())))
    }

    /// A kind of list beside the squad, `Reserves`.
    #[must_use]
    pub fn side_list(&self, kind: &str) -> String {
        self.word_or("list", kind, &title_case(kind))
    }

    /// What a rule is called where a cost's arithmetic names it: by the locales or the pack, else its id.
    #[must_use]
    pub fn rule(&self, id: &RuleId) -> String {
        let prefix = format!("{}-", self.catalogue.game().prefix);
        let key = id.as_str().to_ascii_lowercase();
        let key = key.strip_prefix(&prefix).unwrap_or(&key);
        let known = self.catalogue.game().rules.get(id).and_then(|rule| rule.name.as_deref());
        self.word_or("rule", key, known.unwrap_or(id.as_str()))
    }

    /// An ability, with the number behind it: `Careful Shot 4`. What comes together is named one by one,
    /// `Pierce 1 + Stun`, and what it costs stays in front, `2: Damage 3`.
    #[must_use]
    pub fn ability(&self, english: &str) -> String {
        if english.contains(" + ") {
            return english.split(" + ").map(|part| self.ability(part)).collect::<Vec<_>>().join(" + ");
        }
        let costly = english.split_once(": ").filter(|(cost, _)| cost.bytes().all(|b| b.is_ascii_digit()));
        if let Some((cost, rest)) = costly.filter(|(cost, _)| !cost.is_empty()) {
            return format!("{cost}: {}", self.ability(rest));
        }
        let parts = self.catalogue.game().parts_of(english);
        if !parts.is_empty() {
            let each: Vec<_> = parts.into_iter().map(|(part, value)| self.part(part, value)).collect();
            return each.join(" · ");
        }
        self.lookup.ability(self.words.language(), english).unwrap_or_else(|| english.to_owned())
    }

    /// A value of a compound keyword.
    #[must_use]
    pub fn part(&self, part: &KeywordPart, value: &PartValue) -> String {
        self.word(&part.id, &value.id).unwrap_or_else(|| value.name.clone())
    }

    /// A person: as a figure that is certainly the person spells it (`Obi-Wan Kenobi` within
    /// `General Obi-Wan Kenobi`), else as the id reads.
    #[must_use]
    pub fn person(&self, person: &PersonId) -> String {
        let by_id = |f: &&Figure| f.id.as_str() == person.as_str();
        if let Some(figure) = self.catalogue.figures().iter().find(by_id) {
            return self.figure(&figure.id); // a unique figure that no table names
        }
        let versions = || {
            let settled = |f: &&Figure| {
                f.persons.iter().any(|l| l.person == *person && l.standing == Standing::Settled)
            };
            self.catalogue.figures().iter().filter(settled)
        };
        if let Some(figure) = versions().find(|f| slug(&f.name) == person.as_str()) {
            return self.figure(&figure.id);
        }
        let spelled = versions().find_map(|f| part_that_slugs_to(&f.name, person.as_str()));
        spelled.unwrap_or_else(|| title_case(person.as_str()))
    }
}

/// The words within a name that make an id.
fn part_that_slugs_to(name: &str, id: &str) -> Option<String> {
    let words: Vec<_> = name.split_whitespace().collect();
    let spans = (0..words.len()).flat_map(|from| (from + 1..=words.len()).map(move |to| (from, to)));
    let mut parts = spans.map(|(from, to)| words[from..to].join(" "));
    parts.find(|part| slug(part) == id).map(|part| part.trim_end_matches(',').to_owned())
}

/// A readable form of an id without a known name: `swm/mouse-droid` is `Mouse Droid`.
fn title_case(id: &str) -> String {
    let id = id.rsplit_once('/').map_or(id, |(_, id)| id);
    let words = id.split('-').filter(|word| !word.is_empty()).map(|word| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    });
    words.collect::<Vec<_>>().join(" ")
}
