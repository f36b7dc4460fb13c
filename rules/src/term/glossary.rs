//! All terms of a game, and which of them a card's keyword is.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};

use super::reading::{Form, forms_of};
use super::{Term, TermKind};
use crate::figure::Figure;
use crate::fold::fold;
use crate::game::Game;
use crate::id::{FigureId, RuleId, TermId};
use crate::selector::Selector;

/// Terms in the order of the one-page summary.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Summary {
    /// Setting up.
    pub setup: Vec<TermId>,
    /// The turn.
    pub turn: Vec<TermId>,
    /// What is added to rolls.
    pub modifiers: Vec<TermId>,
    /// Winning.
    pub winning: Vec<TermId>,
    /// What both sides do at the table before the first round: reminders of a squad's sheet.
    pub table: Vec<TermId>,
}

impl Summary {
    /// All of them.
    pub fn terms(&self) -> impl Iterator<Item = &TermId> {
        [&self.setup, &self.turn, &self.modifiers, &self.winning, &self.table].into_iter().flatten()
    }

    /// Adds the terms of another file or pack behind these; what is there already stays where it is.
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

/// A card's keyword that is another term than its name says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Exception {
    /// The figure; all figures, if not given.
    #[serde(default)]
    pub figure: Option<FigureId>,
    /// The keyword as the card writes it.
    pub keyword: String,
    /// The term.
    pub term: TermId,
}

/// Keywords that no book explains, each looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Unexplained {
    /// The keywords as cards write them, without the number behind them if all numbers are meant.
    pub keywords: Vec<String>,
    /// What was looked for.
    pub note: String,
}

/// What a glossary is made of.
#[derive(Clone, Debug, Default)]
pub struct GlossaryParts {
    /// The terms.
    pub terms: Vec<Term>,
    /// Names for selectors, which mechanics use.
    pub groups: BTreeMap<String, Selector>,
    /// The keyword lists whose words are explained; all, if not given.
    pub explained: Vec<String>,
    /// Keywords that are other terms than their names say.
    pub exceptions: Vec<Exception>,
    /// Keywords that no book explains.
    pub unexplained: Vec<Unexplained>,
    /// The one-page summary.
    pub summary: Summary,
    /// Rules by the term that explains them, beside what terms say themselves.
    pub rules: BTreeMap<RuleId, TermId>,
}

/// All terms of a game. A game without any has an empty one, which explains nothing and asks for nothing.
#[derive(Clone, Debug, Default)]
pub struct Glossary {
    parts: GlossaryParts,
    by_id: HashMap<TermId, usize>,
    /// What cards write, without case, and whose it is; those of card abilities first.
    by_name: HashMap<String, Vec<usize>>,
    /// Forms with parameters within.
    forms: Vec<(Form, usize)>,
    /// Every selector that mechanics write out.
    selectors: HashMap<String, Selector>,
}

/// A term with the values that a card gives its parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Meaning<'a> {
    /// The term.
    pub term: &'a Term,
    /// Values by parameter.
    pub values: BTreeMap<String, String>,
}

/// A word of a card and its terms: none if nothing explains it, several if it is a compound.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureWord<'a> {
    /// The keyword list, or nothing for what the figure has without a keyword.
    pub list: Option<&'a str>,
    /// The keyword as the card writes it, in English.
    pub keyword: &'a str,
    /// What it means.
    pub meanings: Vec<Meaning<'a>>,
}

impl Glossary {
    /// Makes the terms ready to be looked up.
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
        // The longer the fixed words of a form, the more it says.
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

    /// All terms in the order of their names' first mention.
    #[must_use]
    pub fn terms(&self) -> &[Term] {
        &self.parts.terms
    }

    /// Whether the game explains anything.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parts.terms.is_empty()
    }

    /// The one-page summary.
    #[must_use]
    pub fn summary(&self) -> &Summary {
        &self.parts.summary
    }

    /// The term of this id.
    #[must_use]
    pub fn term(&self, id: &TermId) -> Option<&Term> {
        self.by_id.get(id).map(|at| &self.parts.terms[*at])
    }

    /// Terms that explain a rule, for a finding to lead to.
    pub fn of_rule<'a>(&'a self, rule: &'a RuleId) -> impl Iterator<Item = &'a Term> + 'a {
        let named = self.parts.rules.get(rule).and_then(|term| self.term(term));
        let own = self.parts.terms.iter().filter(move |t| t.rules.contains(rule));
        own.chain(named)
    }

    /// Which figures a text of mechanics means: a group, or a selector written out.
    #[must_use]
    pub fn selector(&self, text: &str) -> Option<&Selector> {
        self.selectors.get(text)
    }

    /// Whether the words of this list are explained.
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

    /// The keywords that the books were searched for without result.
    pub fn known_unexplained(&self) -> impl Iterator<Item = &str> {
        self.parts.unexplained.iter().flat_map(|u| &u.keywords).map(String::as_str)
    }

    /// The terms of a keyword on a figure's card. Compounds are read part by part, `Pierce 1 + Stun`, and a
    /// leading cost is ignored, `2: Damage 3`. Parts without an explanation don't affect the others.
    #[must_use]
    pub fn read(&self, figure: Option<&FigureId>, keyword: &str) -> Vec<Meaning<'_>> {
        if let Some(meaning) = self.read_one(figure, keyword) {
            return vec![meaning];
        }
        parts_of(keyword).filter_map(|part| self.read_one(figure, part)).collect()
    }

    fn read_one(&self, figure: Option<&FigureId>, keyword: &str) -> Option<Meaning<'_>> {
        let of = |e: &&Exception| e.keyword == keyword && e.figure.as_ref().is_none_or(|f| Some(f) == figure);
        // One for this figure alone counts more than one for all.
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

    /// The words of a figure's card in the card's order, followed by terms without a keyword.
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

/// The parts of a keyword, `Pierce 1 + Stun`, without a leading cost, `2: Damage 3`.
fn parts_of(keyword: &str) -> impl Iterator<Item = &str> {
    let is_cost = |cost: &str| !cost.is_empty() && cost.bytes().all(|b| b.is_ascii_digit());
    let cost = keyword.split_once(": ").filter(|(cost, _)| is_cost(cost));
    cost.map_or(keyword, |(_, rest)| rest).split(" + ")
}

/// Which of several terms of one name a card means: what is on cards, before what isn't.
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
    /// What a parameter is worth: as the card writes it, else what is usual.
    #[must_use]
    pub fn value(&self, parameter: &str) -> Option<&str> {
        let usual = || {
            let known = self.term.parameters.iter().find(|p| p.id == parameter)?;
            known.usual.as_deref()
        };
        self.values.get(parameter).map(String::as_str).or_else(usual)
    }

    /// The same as a number.
    #[must_use]
    pub fn number(&self, parameter: &str) -> Option<i32> {
        self.value(parameter)?.trim_start_matches('+').parse().ok()
    }
}
