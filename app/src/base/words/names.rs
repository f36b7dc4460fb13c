//! Names of a game's things in the reader's language: from the locales for the game's own terms, from the pack for
//! figures and abilities, in English otherwise.

use muster_db::pack::Names;
use muster_rules::catalogue::Catalogue;
use muster_rules::figure::{Figure, Standing};
use muster_rules::game::{KeywordPart, PartValue};
use muster_rules::id::{EraId, FactionId, FigureId, PersonId, RuleId, SideId, slug};
use muster_rules::squad::SquadDraft;

use super::{Language, Words};

/// The column of a figure's cost.
pub(crate) const COST: &str = "cost";
/// The column of a figure's factions.
pub(crate) const FACTIONS: &str = "factions";
/// The column of what a figure changes about the cost of others.
pub(crate) const COST_CHANGE: &str = "cost-change";

/// Names in other languages, which packs can provide.
pub trait NameLookup {
    /// Returns the name of the figure with this English name.
    fn figure(&self, language: Language, english: &str) -> Option<String>;

    /// Returns the name of an ability, including its number.
    fn ability(&self, language: Language, english: &str) -> Option<String>;

    /// Returns any other term of the game: a faction, a stat, a format, the game itself.
    fn term(&self, _language: Language, _english: &str) -> Option<String> {
        None
    }

    /// Returns the last known name of a figure that the catalogue no longer has.
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

/// A lookup without names in other languages.
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

/// Names from a pack, and those stored in a draft for figures that the catalogue no longer has.
#[derive(Clone, Copy)]
pub struct NamesWithDraft<'a> {
    names: &'a dyn NameLookup,
    draft: &'a SquadDraft,
}

impl<'a> NamesWithDraft<'a> {
    /// Uses `names`, and `draft` for figures that are gone.
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
    /// Creates a naming for the catalogue's game.
    #[must_use]
    pub fn new(words: &'a Words, catalogue: &'a Catalogue, lookup: &'a dyn NameLookup) -> Self {
        Self { words, catalogue, lookup }
    }

    /// Returns a term of the game, `<prefix>-<kind>-<id>`, if the locales have it.
    #[must_use]
    pub fn word(&self, kind: &str, id: &str) -> Option<String> {
        let prefix = &self.catalogue.game().prefix;
        self.words.try_get(&format!("{prefix}-{kind}-{}", id.to_ascii_lowercase()), &[])
    }

    /// Returns a term of the game from the locales, the pack, or else in English. If the pack has only an id, its
    /// words are the English: `night-walker` becomes `night walker`.
    #[must_use]
    pub fn word_or(&self, kind: &str, id: &str, english: &str) -> String {
        let plain = if english == id { id.replace('-', " ") } else { english.to_owned() };
        self.word(kind, id).unwrap_or_else(|| self.term(&plain))
    }

    /// Returns a term as translated by the pack.
    #[must_use]
    pub fn term(&self, english: &str) -> String {
        self.lookup.term(self.words.language(), english).unwrap_or_else(|| english.to_owned())
    }

    /// Returns a figure's name. A figure that is gone has its last known name, or else its id.
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

    /// Returns the name of a column of cards: a trait, a property, a stat or a list of keywords.
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
            COST_CHANGE => self.words.get("fact-cost-change", &[]),
            _ if data.text(id).is_some() => self.words.get(&format!("term-kind-{id}"), &[]),
            _ => match all.find(|(_, known, _)| *known == id) {
                Some((kind, _, english)) => self.word_or(kind, id, english),
                None => id.to_owned(),
            },
        }
    }

    /// Returns a faction's name.
    #[must_use]
    pub fn faction(&self, id: &FactionId) -> String {
        let known = self.catalogue.game().faction(id).map(|f| f.name.clone());
        self.word_or("faction", id.as_str(), &known.unwrap_or_else(|| title_case(id.as_str())))
    }

    /// Returns an era's name.
    #[must_use]
    pub fn era(&self, id: &EraId) -> String {
        let known = self.catalogue.game().era(id).map(|e| e.name.clone());
        self.word_or("era", id.as_str(), &known.unwrap_or_else(|| title_case(id.as_str())))
    }

    /// Returns a side's name, as used within a sentence: `light side`.
    #[must_use]
    pub fn side(&self, id: &SideId) -> String {
        let known = self.catalogue.game().side(id).map(|s| s.name.clone());
        self.word_or("side", id.as_str(), &known.unwrap_or_else(|| title_case(id.as_str())))
    }

    /// Returns the name of a kind of side list, `Reserves`.
    #[must_use]
    pub fn side_list(&self, kind: &str) -> String {
        self.word_or("list", kind, &title_case(kind))
    }

    /// Returns a rule's name in a cost's arithmetic: from the locales or the pack, or else its id.
    #[must_use]
    pub fn rule(&self, id: &RuleId) -> String {
        let prefix = format!("{}-", self.catalogue.game().prefix);
        let key = id.as_str().to_ascii_lowercase();
        let key = key.strip_prefix(&prefix).unwrap_or(&key);
        let known = self.catalogue.game().rules.get(id).and_then(|rule| rule.name.as_deref());
        self.word_or("rule", key, known.unwrap_or(id.as_str()))
    }

    /// Returns an ability with its number: `Careful Shot 4`. Compound abilities are translated part by part,
    /// `Pierce 1 + Stun`, and a cost in front is kept, `2: Damage 3`.
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

    /// Returns the name of a value of a compound keyword.
    #[must_use]
    pub fn part(&self, part: &KeywordPart, value: &PartValue) -> String {
        self.word(&part.id, &value.id).unwrap_or_else(|| value.name.clone())
    }

    /// Returns a person's name as spelled by a figure that is certainly that person (`Obi-Wan Kenobi` within
    /// `General Obi-Wan Kenobi`), or else derived from the id.
    #[must_use]
    pub fn person(&self, person: &PersonId) -> String {
        let by_id = |f: &&Figure| f.id.as_str() == person.as_str();
        if let Some(figure) = self.catalogue.figures().iter().find(by_id) {
            return self.figure(&figure.id); // a unique figure that isn't in any table of persons
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

/// Returns the words within a name from which the id derives.
fn part_that_slugs_to(name: &str, id: &str) -> Option<String> {
    let words: Vec<_> = name.split_whitespace().collect();
    let spans = (0..words.len()).flat_map(|from| (from + 1..=words.len()).map(move |to| (from, to)));
    let mut parts = spans.map(|(from, to)| words[from..to].join(" "));
    parts.find(|part| slug(part) == id).map(|part| part.trim_end_matches(',').to_owned())
}

/// Formats an id without a known name: `swm/mouse-droid` becomes `Mouse Droid`.
fn title_case(id: &str) -> String {
    let id = id.rsplit_once('/').map_or(id, |(_, id)| id);
    let words = id.split('-').filter(|word| !word.is_empty()).map(|word| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    });
    words.collect::<Vec<_>>().join(" ")
}
