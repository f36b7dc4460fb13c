//! The meanings of a game's terms: `terms.toml`, `reminders.<language>.toml`, and `own_words.csv` with what
//! users copied from their own cards.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use muster_rules::figure::Figure;
use muster_rules::game::Game;
use muster_rules::id::{FigureId, RuleId, TermId, slug};
use muster_rules::selector::Selector;
use muster_rules::term::{Exception, Glossary, GlossaryParts, Summary, Term, Unexplained, placeholders};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::assemble::put;
use super::place::{Fault, Place, Problem};
use super::read::line_and_column;
use super::rows::OwnWordRow;
use super::table::Located;

/// The languages of reminders, with the maximum length in characters: a reminder has to fit a tooltip and a
/// card.
pub const REMINDER_LANGUAGES: [(&str, usize); 4] =
    [("en", 240), ("hu", 280), ("zh-Hant", 120), ("zh-Hans", 120)];

/// `terms.toml` and `terms-<part>.toml`.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct TermsFile {
    /// The keyword lists of `game.toml` to be explained; by default all.
    explained: Vec<String>,
    /// Named groups for selectors.
    groups: BTreeMap<String, Selector>,
    /// The one-page summary.
    summary: Summary,
    /// Rules of `game.toml` by the term that explains them; a term may also declare this itself.
    rules: BTreeMap<RuleId, TermId>,
    /// Card keywords that belong to other terms than their names suggest.
    #[serde(rename = "exception")]
    exceptions: Vec<Exception>,
    /// Keywords that no book explains.
    unexplained: Vec<Unexplained>,
    /// The terms.
    #[serde(rename = "term")]
    pub(super) terms: Vec<Term>,
}

/// A file with terms, and its text for locating problems.
#[derive(Clone, Debug)]
pub(crate) struct RawTerms {
    pub(crate) place: Place,
    pub(crate) text: String,
    pub(crate) file: TermsFile,
}

/// A file with reminders.
#[derive(Clone, Debug)]
pub(crate) struct RawReminders {
    pub(crate) place: Place,
    pub(crate) text: String,
    pub(crate) language: String,
    pub(crate) reminders: BTreeMap<String, String>,
}

/// Everything a pack defines about terms.
#[derive(Clone, Debug, Default)]
pub(crate) struct RawWords {
    pub(crate) terms: Vec<RawTerms>,
    pub(crate) reminders: Vec<RawReminders>,
    pub(crate) own: Vec<Located<OwnWordRow>>,
}

/// Returns whether a file of this name contains terms.
pub(super) fn is_terms(file: &str) -> bool {
    let part = file.strip_prefix("terms").and_then(|rest| rest.strip_suffix(".toml"));
    part.is_some_and(is_part)
}

/// Returns the language of a reminder file, `None` for other files.
pub(super) fn language_of_reminders(file: &str) -> Option<&str> {
    let (part, language) = file.strip_prefix("reminders")?.strip_suffix(".toml")?.split_once('.')?;
    (is_part(part) && !language.is_empty()).then_some(language)
}

fn is_part(part: &str) -> bool {
    part.is_empty() || part.len() > 1 && part.starts_with('-')
}

/// The subject of a user's own explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OwnWordOf {
    /// A term, by its ID, or an unexplained keyword, as written on cards.
    Term,
    /// A figure.
    Figure,
}

impl OwnWordOf {
    /// Returns the value in `own_words.csv`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Term => "term",
            Self::Figure => "figure",
        }
    }

    /// Parses a value in `own_words.csv`; `None` if it is unknown.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        [Self::Term, Self::Figure].into_iter().find(|of| of.as_str() == text)
    }
}

/// The meanings of a game's terms: the terms, the reminders in each language, and the user's own explanations.
#[derive(Clone, Debug, Default)]
pub struct Explained {
    /// The terms.
    pub glossary: Glossary,
    reminders: HashMap<String, HashMap<TermId, String>>,
    own: BTreeMap<(OwnWordOf, String), String>,
}

impl Explained {
    /// Returns a term's reminder in a language, with its parameters in braces.
    #[must_use]
    pub fn reminder(&self, language: &str, term: &TermId) -> Option<&str> {
        self.reminders.get(language)?.get(term).map(String::as_str)
    }

    /// Returns the user's own explanation.
    #[must_use]
    pub fn own(&self, of: OwnWordOf, about: &str) -> Option<&str> {
        self.own.get(&(of, about.to_owned())).map(String::as_str)
    }

    /// Returns all of the user's explanations.
    pub fn all_own(&self) -> impl Iterator<Item = (OwnWordOf, &str, &str)> {
        self.own.iter().map(|((of, about), text)| (*of, about.as_str(), text.as_str()))
    }

    /// Returns the card keywords without a term, an own explanation or an entry as unexplained in any book, in
    /// alphabetical order.
    #[must_use]
    pub fn unexplained(&self, game: &Game, figures: &[Figure]) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for figure in figures {
            for word in self.glossary.of_figure(game, figure) {
                let told = !word.meanings.is_empty()
                    || self.glossary.is_known_unexplained(word.keyword)
                    || self.own(OwnWordOf::Term, word.keyword).is_some();
                if !told {
                    found.insert(word.keyword.to_owned());
                }
            }
        }
        found
    }
}

/// Combines the terms of a game's packs. Later packs override earlier ones term by term.
pub(super) fn explained(packs: &[&RawWords]) -> Explained {
    let mut parts = GlossaryParts::default();
    let mut reminders = HashMap::<String, HashMap<TermId, String>>::new();
    let mut own = BTreeMap::new();
    for pack in packs {
        for RawTerms { file, .. } in &pack.terms {
            let file = file.clone();
            put(&mut parts.terms, file.terms, |t| t.id.clone());
            parts.groups.extend(file.groups);
            parts.exceptions.extend(file.exceptions);
            parts.unexplained.extend(file.unexplained);
            if !file.explained.is_empty() {
                parts.explained = file.explained;
            }
            parts.summary.join(file.summary);
            parts.rules.extend(file.rules);
        }
        for file in &pack.reminders {
            let of = reminders.entry(file.language.clone()).or_default();
            of.extend(file.reminders.iter().map(|(id, text)| (TermId::from(id.as_str()), text.clone())));
        }
        for row in &pack.own {
            let Some(of) = OwnWordOf::parse(&row.value.of) else { continue };
            let key = (of, row.value.about.clone());
            // A blank text deletes what an earlier pack defined.
            match row.value.text.as_deref().map(str::trim).filter(|t| !t.is_empty()) {
                Some(text) => own.insert(key, text.to_owned()),
                None => own.remove(&key),
            };
        }
    }
    Explained { glossary: Glossary::new(parts), reminders, own }
}

/// What the checks look up.
pub(super) struct Known<'a> {
    pub(super) game: &'a Game,
    pub(super) is_figure: &'a dyn Fn(&str) -> bool,
    pub(super) is_source: &'a dyn Fn(&str) -> bool,
    pub(super) is_key: &'a dyn Fn(&str) -> bool,
}

/// Checks the last pack against all of them.
pub(super) fn check(packs: &[&RawWords], known: &Known<'_>) -> Vec<Problem> {
    let Some(pack) = packs.last() else { return Vec::new() };
    let mut checker = Checker {
        known,
        terms: HashMap::new(),
        groups: BTreeSet::new(),
        glossary: explained(packs).glossary,
        problems: Vec::new(),
    };
    for raw in packs.iter().flat_map(|p| &p.terms) {
        checker.groups.extend(raw.file.groups.keys().map(String::as_str));
        checker.terms.extend(raw.file.terms.iter().map(|t| (t.id.as_str(), t)));
    }
    let mut ids = BTreeSet::new();
    for raw in &pack.terms {
        checker.head(raw);
        for term in &raw.file.terms {
            let at = At { place: &raw.place, text: &raw.text, anchor: format!("id = \"{}\"", term.id) };
            if !ids.insert(&term.id) {
                checker.push(&at, term.id.as_str(), Fault::Twice { id: term.id.to_string() });
            }
            checker.term(&at, term);
        }
    }
    checker.reminders(packs, pack);
    checker.own(pack);
    checker.problems
}

/// An entry in a file, for locating problems.
struct At<'a> {
    place: &'a Place,
    text: &'a str,
    /// The line at which the entry begins.
    anchor: String,
}

impl At<'_> {
    /// Locates a value's first mention within the entry. (Serde discards positions.)
    fn place(&self, value: &str) -> Place {
        let entry = if self.anchor.is_empty() { Some(0) } else { self.text.find(&self.anchor) };
        let found = entry.map(|start| {
            let behind = &self.text[start..];
            let within = behind.find(&format!("\"{value}\"")).or_else(|| behind.find(value));
            line_and_column(self.text, start + within.unwrap_or(0))
        });
        let (line, column) = found.unwrap_or((0, 0));
        Place { line, column, ..self.place.clone() }
    }
}

struct Checker<'a> {
    known: &'a Known<'a>,
    terms: HashMap<&'a str, &'a Term>,
    groups: BTreeSet<&'a str>,
    glossary: Glossary,
    problems: Vec<Problem>,
}

impl<'a> Checker<'a> {
    fn push(&mut self, at: &At<'_>, value: &str, fault: Fault) {
        self.problems.push(Problem { place: at.place(value), fault });
    }

    fn unresolved(&mut self, at: &At<'_>, what: &'static str, id: &str) {
        self.push(at, id, Fault::Unresolved { what, id: id.to_owned() });
    }

    fn head(&mut self, raw: &'a RawTerms) {
        let at = At { place: &raw.place, text: &raw.text, anchor: String::new() };
        for list in &raw.file.explained {
            if self.known.game.keywords.iter().all(|k| k.id != *list) {
                self.unresolved(&at, "keyword", list);
            }
        }
        for id in raw.file.summary.terms() {
            self.refers(&at, id);
        }
        for (rule, term) in &raw.file.rules {
            self.rule(&at, rule);
            self.refers(&at, term);
        }
        for selector in raw.file.groups.values() {
            self.selector(&at, &selector.to_string());
        }
        for exception in &raw.file.exceptions {
            self.refers(&at, &exception.term);
            let figure = exception.figure.as_ref().map(FigureId::as_str);
            if let Some(figure) = figure.filter(|f| !(self.known.is_figure)(f)) {
                self.unresolved(&at, "figure", figure);
            }
        }
    }

    fn term(&mut self, at: &At<'_>, term: &Term) {
        let expected = slug(&term.name);
        let id = term.id.as_str();
        if id != expected && !id.strip_prefix(&expected).is_some_and(|rest| rest.starts_with('-')) {
            self.push(at, id, Fault::IdRule { id: id.to_owned(), expected });
        }
        let document = term.source.document.as_str();
        if !(self.known.is_source)(document) {
            self.unresolved(at, "source", document);
        }
        for id in &term.see {
            self.refers(at, id);
        }
        for rule in &term.rules {
            self.rule(at, rule);
        }
        if let Some(selector) = &term.figures {
            self.selector(at, &selector.to_string());
        }
        let is_parameter = |id: &str| term.parameters.iter().any(|p| p.id == id);
        for form in &term.forms {
            for id in placeholders(form).filter(|id| !is_parameter(id)) {
                self.unresolved(at, "parameter", id);
            }
        }
        let Some(mechanics) = &term.mechanics else { return };
        for text in mechanics.selectors() {
            if !self.groups.contains(text) {
                self.selector(at, text);
            }
        }
        for id in mechanics.terms() {
            self.refers(at, id);
        }
        for id in mechanics.parameters().filter(|id| !is_parameter(id)) {
            self.unresolved(at, "parameter", id);
        }
        for ability in mechanics.abilities() {
            // An ability may contain a parameter, `Shields {number}`; look it up without.
            let plain = ability.split(" {").next().unwrap_or(ability);
            if self.glossary.read(None, plain).is_empty() && !self.glossary.is_known_unexplained(plain) {
                self.unresolved(at, "ability", ability);
            }
        }
        for need in &mechanics.needs {
            let told = [&need.ally, &need.own, &need.enemy].into_iter().flatten().count();
            if told != 1 {
                let fault =
                    Fault::BadValue { value: "needs".to_owned(), wanted: "need of an ally, own or enemy" };
                self.push(at, "needs", fault);
            }
        }
    }

    fn rule(&mut self, at: &At<'_>, rule: &RuleId) {
        if !self.known.game.rules.contains_key(rule) {
            self.unresolved(at, "rule", rule.as_str());
        }
    }

    fn refers(&mut self, at: &At<'_>, id: &TermId) {
        if !self.terms.contains_key(id.as_str()) {
            self.unresolved(at, "term", id.as_str());
        }
    }

    fn selector(&mut self, at: &At<'_>, text: &str) {
        match text.parse::<Selector>() {
            Err(error) => self.push(at, text, Fault::Selector(error)),
            Ok(selector) => {
                for key in selector.keys().filter(|key| !(self.known.is_key)(key)) {
                    self.unresolved(at, "key", key);
                }
            }
        }
    }

    fn reminders(&mut self, packs: &[&RawWords], pack: &RawWords) {
        let mut told = BTreeSet::<(&str, &str)>::new();
        for file in packs.iter().flat_map(|p| &p.reminders) {
            told.extend(file.reminders.keys().map(|id| (file.language.as_str(), id.as_str())));
        }
        let mut here = BTreeMap::<&str, Vec<(&str, &str)>>::new();
        let mut seen = BTreeSet::new();
        for file in &pack.reminders {
            let at = At { place: &file.place, text: &file.text, anchor: String::new() };
            let limit = REMINDER_LANGUAGES.iter().find(|(tag, _)| *tag == file.language);
            for (id, text) in &file.reminders {
                if !seen.insert((file.language.as_str(), id.as_str())) {
                    self.push(&at, id, Fault::Twice { id: id.clone() });
                }
                let Some(term) = self.terms.get(id.as_str()).copied() else {
                    self.unresolved(&at, "term", id);
                    continue;
                };
                let length = text.chars().count();
                if text.trim().is_empty() {
                    self.push(&at, id, Fault::EmptyReminder { id: id.clone() });
                } else if let Some((_, limit)) = limit.filter(|(_, limit)| length > *limit) {
                    let fault = Fault::LongReminder { id: id.clone(), length, limit: *limit };
                    self.push(&at, id, fault);
                }
                for name in placeholders(text).filter(|id| term.parameters.iter().all(|p| p.id != *id)) {
                    self.unresolved(&at, "parameter", name);
                }
                here.entry(id).or_default().push((&file.language, text));
                if here[id.as_str()].iter().any(|(l, t)| *l != file.language && *t == text) {
                    self.push(&at, id, Fault::SameReminder { id: id.clone() });
                }
            }
        }
        for raw in &pack.terms {
            for term in &raw.file.terms {
                let at = At { place: &raw.place, text: &raw.text, anchor: format!("id = \"{}\"", term.id) };
                for (language, _) in REMINDER_LANGUAGES {
                    if !told.contains(&(language, term.id.as_str())) {
                        let (id, language) = (term.id.to_string(), language.to_owned());
                        self.push(&at, term.id.as_str(), Fault::NoReminder { id, language });
                    }
                }
            }
        }
    }

    fn own(&mut self, pack: &RawWords) {
        use super::table::Spot as _;
        for row in &pack.own {
            let fault = match OwnWordOf::parse(&row.value.of) {
                None => {
                    Some(Fault::NotOneOf { value: row.value.of.clone(), known: "term, figure".to_owned() })
                }
                Some(OwnWordOf::Figure) if !(self.known.is_figure)(&row.value.about) => {
                    Some(Fault::Unresolved { what: "figure", id: row.value.about.clone() })
                }
                // A keyword that no term explains is accepted like a term.
                Some(OwnWordOf::Figure | OwnWordOf::Term) => {
                    let source = &row.value.source;
                    let known = (self.known.is_source)(source);
                    (!known).then(|| Fault::Unresolved { what: "source", id: source.clone() })
                }
            };
            if let Some(fault) = fault {
                self.problems.push(row.problem(fault));
            }
        }
    }
}
