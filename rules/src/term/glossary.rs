//! All terms of a game, and the mapping from card keywords to terms.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};

use super::reading::{Form, forms_of};
use super::{Term, TermKind};
use crate::figure::Figure;
use crate::fold::fold;
use crate::game::Game;
use crate::id::{FigureId, RuleId, TermId};
use crate::selector::Selector;

/// The terms of the one-page summary, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Summary {
    /// Setup.
    pub setup: Vec<TermId>,
    /// The turn.
    pub turn: Vec<TermId>,
    /// Modifiers of rolls.
    pub modifiers: Vec<TermId>,
    /// Winning.
    pub winning: Vec<TermId>,
    /// What both sides do at the table before the first round, printed as reminders on a squad's sheet.
    pub table: Vec<TermId>,
}

impl Summary {
    /// Returns all terms.
    pub fn terms(&self) -> impl Iterator<Item = &TermId> {
        [&self.setup, &self.turn, &self.modifiers, &self.winning, &self.table].into_iter().flatten()
    }

    /// Appends the terms of another file or pack; existing terms keep their position.
    pub fn join(&mut self, other: Self) {
        let Self { setup, turn, modifiers, winning, table } = self;
        let parts = [
            (setup, other.setup),
            (turn, other.turn),
            (modifiers, other.modifiers),
            (winning, other.winning),
            (table, other.table),
        ];
        for (mine, theirs) in parts {
            for term in theirs {
                if !mine.contains(&term) {
                    mine.push(term);
                }
            }
        }
    }
}

/// A keyword that is a different term than its name suggests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Exception {
    /// The figure; by default all figures.
    #[serde(default)]
    pub figure: Option<FigureId>,
    /// The keyword as printed.
    pub keyword: String,
    /// The term.
    pub term: TermId,
}

/// Keywords that were checked and that no book explains.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Unexplained {
    /// The keywords as printed, without a number if all numbers are meant.
    pub keywords: Vec<String>,
    /// Which sources were checked.
    pub note: String,
}

/// The contents of a glossary.
#[derive(Clone, Debug, Default)]
pub struct GlossaryParts {
    /// The terms.
    pub terms: Vec<Term>,
    /// Named selectors, used in mechanics.
    pub groups: BTreeMap<String, Selector>,
    /// The keyword lists whose words are explained; by default all.
    pub explained: Vec<String>,
    /// Keywords that are different terms than their names suggest.
    pub exceptions: Vec<Exception>,
    /// Keywords that no book explains.
    pub unexplained: Vec<Unexplained>,
    /// The one-page summary.
    pub summary: Summary,
    /// Rules with the term that explains them, in addition to those listed in terms.
    pub rules: BTreeMap<RuleId, TermId>,
}

/// All terms of a game. A game without terms has an empty glossary, which explains nothing and raises no
/// questions.
#[derive(Clone, Debug, Default)]
pub struct Glossary {
    parts: GlossaryParts,
    by_id: HashMap<TermId, usize>,
    /// Terms by folded name as printed on cards; card abilities first.
    by_name: HashMap<String, Vec<usize>>,
    /// Forms that contain parameters.
    forms: Vec<(Form, usize)>,
    /// Every selector used in mechanics, by its text.
    selectors: HashMap<String, Selector>,
}

/// A term with the parameter values printed on a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Meaning<'a> {
    /// The term.
    pub term: &'a Term,
    /// The values by parameter ID.
    pub values: BTreeMap<String, String>,
}

/// A word on a card with its terms: none if nothing explains it, several if it is a compound.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureWord<'a> {
    /// The keyword list; `None` for what the figure has without a keyword.
    pub list: Option<&'a str>,
    /// The keyword as printed, in English.
    pub keyword: &'a str,
    /// Its meanings.
    pub meanings: Vec<Meaning<'a>>,
}

impl Glossary {
    /// Indexes the terms.
    #[must_use]
    pub fn new(parts: GlossaryParts) -> Self {
        let by_id = parts.terms.iter().enumerate().map(|(at, t)| (t.id.clone(), at)).collect();
        let mut by_name = HashMap::<String, Vec<usize>>::new();
        let mut forms = Vec::new();
        for (at, term) in parts.terms.iter().enumerate() {
            for form in forms_of(term) {
                match form.plain() {
                    Some(name) => by_name.entry(fold(name)).or_default().push(at),
                    None => forms.push((form, at)),
                }
            }
        }
        let rank = |at: &usize| rank(parts.terms[*at].kind);
        by_name.values_mut().for_each(|terms| terms.sort_by_key(rank));
        // The longer the fixed text of a form, the more specific it is.
        forms.sort_by_key(|(form, at)| (std::cmp::Reverse(form.fixed()), rank(at)));
        let mut selectors: HashMap<_, _> = parts.groups.clone().into_iter().collect();
        for text in
            parts.terms.iter().filter_map(|t| t.mechanics.as_ref()).flat_map(super::Mechanics::selectors)
        {
            if let Ok(selector) = text.parse()
                && !selectors.contains_key(text)
            {
                selectors.insert(text.to_owned(), selector);
            }
        }
        Self { parts, by_id, by_name, forms, selectors }
    }

    /// Returns all terms, in the order in which their names are first mentioned.
    #[must_use]
    pub fn terms(&self) -> &[Term] {
        &self.parts.terms
    }

    /// Whether the game has no terms.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parts.terms.is_empty()
    }

    /// Returns the one-page summary.
    #[must_use]
    pub fn summary(&self) -> &Summary {
        &self.parts.summary
    }

    /// Returns the term with this ID.
    #[must_use]
    pub fn term(&self, id: &TermId) -> Option<&Term> {
        self.by_id.get(id).map(|at| &self.parts.terms[*at])
    }

    /// Returns the terms that explain a rule, linked from findings.
    pub fn of_rule<'a>(&'a self, rule: &'a RuleId) -> impl Iterator<Item = &'a Term> + 'a {
        let named = self.parts.rules.get(rule).and_then(|term| self.term(term));
        let own = self.parts.terms.iter().filter(move |t| t.rules.contains(rule));
        own.chain(named)
    }

    /// Returns the selector for a text in mechanics: a group's name, or a selector itself.
    #[must_use]
    pub fn selector(&self, text: &str) -> Option<&Selector> {
        self.selectors.get(text)
    }

    /// Whether the words in this list are explained.
    #[must_use]
    pub fn explains(&self, list: &str) -> bool {
        !self.is_empty()
            && (self.parts.explained.is_empty() || self.parts.explained.iter().any(|l| l == list))
    }

    /// Whether the books were searched for this keyword without result.
    #[must_use]
    pub fn is_known_unexplained(&self, keyword: &str) -> bool {
        let known = |part: &str| {
            let base = crate::figure::split_number(part).0;
            self.known_unexplained().any(|k| k == part || k == base)
        };
        known(keyword) || parts_of(keyword).all(known)
    }

    /// Returns the keywords that the books were searched for without result.
    pub fn known_unexplained(&self) -> impl Iterator<Item = &str> {
        self.parts.unexplained.iter().flat_map(|u| &u.keywords).map(String::as_str)
    }

    /// Returns the meanings of a keyword on a figure's card. Compounds are split into parts, `Pierce 1 + Stun`,
    /// and a leading cost is ignored, `2: Damage 3`. Parts without an explanation don't affect the others.
    #[must_use]
    pub fn read(&self, figure: Option<&FigureId>, keyword: &str) -> Vec<Meaning<'_>> {
        if let Some(meaning) = self.read_one(figure, keyword) {
            return vec![meaning];
        }
        parts_of(keyword).filter_map(|part| self.read_one(figure, part)).collect()
    }

    fn read_one(&self, figure: Option<&FigureId>, keyword: &str) -> Option<Meaning<'_>> {
        let of = |e: &&Exception| e.keyword == keyword && e.figure.as_ref().is_none_or(|f| Some(f) == figure);
        // An exception for this figure takes precedence over one for all.
        let exceptions = self.parts.exceptions.iter().filter(of);
        if let Some(exception) = exceptions.max_by_key(|e| e.figure.is_some()) {
            let term = self.term(&exception.term)?;
            let values = forms_of(term).iter().find_map(|f| f.read(keyword)).unwrap_or_default();
            return Some(Meaning { term, values });
        }
        if let Some(at) = self.by_name.get(&fold(keyword)).and_then(|all| all.first()) {
            return Some(Meaning { term: &self.parts.terms[*at], values: BTreeMap::new() });
        }
        let mut read = self.forms.iter().filter_map(|(form, at)| Some((*at, form.read(keyword)?)));
        read.next().map(|(at, values)| Meaning { term: &self.parts.terms[at], values })
    }

    /// Returns the words on a figure's card in card order, followed by terms without a keyword.
    #[must_use]
    pub fn of_figure<'a>(&'a self, game: &'a Game, figure: &'a Figure) -> Vec<FigureWord<'a>> {
        let mut words = Vec::new();
        for list in game.keywords.iter().filter(|list| self.explains(&list.id)) {
            for keyword in figure.keywords.get(&list.id).into_iter().flatten() {
                let parts = list.parts_of(keyword);
                let meanings = if parts.is_empty() {
                    self.read(Some(&figure.id), keyword)
                } else {
                    parts
                        .iter()
                        .filter_map(|(_, value)| self.read_one(Some(&figure.id), &value.name))
                        .collect()
                };
                words.push(FigureWord { list: Some(&list.id), keyword, meanings });
            }
        }
        let has = |term: &&Term| term.figures.as_ref().is_some_and(|who| who.matches(figure));
        let silent = self.parts.terms.iter().filter(has).map(|term| FigureWord {
            list: None,
            keyword: &term.name,
            meanings: vec![Meaning { term, values: BTreeMap::new() }],
        });
        words.extend(silent);
        words
    }
}

/// Returns the parts of a keyword, `Pierce 1 + Stun`, without a leading cost, `2: Damage 3`.
fn parts_of(keyword: &str) -> impl Iterator<Item = &str> {
    let is_cost = |cost: &str| !cost.is_empty() && cost.bytes().all(|b| b.is_ascii_digit());
    let cost = keyword.split_once(": ").filter(|(cost, _)| is_cost(cost));
    cost.map_or(keyword, |(_, rest)| rest).split(" + ")
}

/// Returns the priority among terms with the same name: kinds that occur on cards come first.
fn rank(kind: TermKind) -> u8 {
    match kind {
        TermKind::Ability => 0,
        TermKind::ForcePower | TermKind::Spell => 1,
        TermKind::CommanderEffect => 2,
        TermKind::Keyword | TermKind::Type | TermKind::Symbol => 3,
        TermKind::Condition => 4,
        TermKind::Action | TermKind::Modifier => 5,
        TermKind::Rule | TermKind::Terrain | TermKind::Stat => 6,
    }
}

impl Meaning<'_> {
    /// Returns the value of a parameter: as printed, or the usual one.
    #[must_use]
    pub fn value(&self, parameter: &str) -> Option<&str> {
        let usual = || {
            let known = self.term.parameters.iter().find(|p| p.id == parameter)?;
            known.usual.as_deref()
        };
        self.values.get(parameter).map(String::as_str).or_else(usual)
    }

    /// Returns the value of a parameter as a number.
    #[must_use]
    pub fn number(&self, parameter: &str) -> Option<i32> {
        self.value(parameter)?.trim_start_matches('+').parse().ok()
    }
}
