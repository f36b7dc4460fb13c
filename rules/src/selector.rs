//! Selectors: which figures a rule covers, as text in packs.
//!
//! `faction=republic unique=no commander=no` requires all of its terms; `|` separates alternatives. Terms are
//! `key=value`, `key!=value`, `key~value` (contains, ignoring case and accents) and, for stats, `key>value`.
//! Keys: `figure`, `name`, `faction`, `ability` (any keyword, numbered or not), `trait`, `person`, `unique`
//! (yes/no), and any attribute, stat or trait by its own name (`size=huge`, `force>0`, `commander=no`). `any`
//! selects everything.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::figure::{Figure, Standing};
use crate::fold::fold;
use crate::id::FactionId;

/// Which figures a rule covers. Never empty; see the module for the syntax.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
pub struct Selector {
    alternatives: Vec<Vec<Term>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Term {
    key: String,
    test: Test,
    value: String,
    /// The value without case and accents, for [`Test::Contains`].
    folded: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Test {
    Is,
    IsNot,
    Contains,
    Above,
}

/// Why a selector can't be parsed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SelectorError {
    /// There is no term, or an alternative is empty.
    #[error("a selector needs at least one term on each side of |, such as faction=republic")]
    Empty,
    /// A term has no operator.
    #[error("`{0}` is not a term: write key=value, key!=value, key~value or key>value")]
    NoOperator(String),
    /// A quote isn't closed.
    #[error("a quote is not closed in `{0}`")]
    OpenQuote(String),
    /// `key>value` with a value that isn't a whole number.
    #[error("`{0}` is not a whole number")]
    NotANumber(String),
}

impl Selector {
    /// Whether the figure matches, as a member of its printed factions.
    #[must_use]
    pub fn matches(&self, figure: &Figure) -> bool {
        self.matches_as(figure, &figure.factions)
    }

    /// Whether the figure matches as a member of `factions`, which may differ from the printed ones (Affinity,
    /// Mandalorian Conscription).
    #[must_use]
    pub fn matches_as(&self, figure: &Figure, factions: &[FactionId]) -> bool {
        self.alternatives.iter().any(|terms| terms.iter().all(|term| term.matches(figure, factions)))
    }

    /// Whether the figure matches as far as its card is known; `None` if that depends on an unknown part.
    #[must_use]
    pub fn matches_as_known(&self, figure: &Figure, gaps: Gaps) -> Option<bool> {
        // One decisive answer settles it; otherwise an unknown answer leaves it open.
        let settle = |answers: Vec<Option<bool>>, decisive: bool| {
            if answers.contains(&Some(decisive)) {
                Some(decisive)
            } else {
                (!answers.contains(&None)).then_some(!decisive)
            }
        };
        let all = |terms: &Vec<Term>| {
            settle(terms.iter().map(|term| term.matches_as_known(figure, gaps)).collect(), false)
        };
        settle(self.alternatives.iter().map(all).collect(), true)
    }

    /// Whether it is the selector of all figures.
    #[must_use]
    pub fn is_any(&self) -> bool {
        let any = |terms: &Vec<Term>| terms.iter().all(|term| term.key == "any");
        self.alternatives.iter().any(any)
    }

    /// Returns the keys of its terms: `faction`, `name`, a stat.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.alternatives.iter().flatten().map(|t| t.key.as_str())
    }

    /// Returns the values that its terms require for `key`, such as `republic` for `faction` in
    /// `faction=republic`.
    pub fn values_of<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a str> + 'a {
        let terms = self.alternatives.iter().flatten();
        terms.filter(move |t| t.key == key && t.test != Test::IsNot).map(|t| t.value.as_str())
    }
}

/// What isn't known about a figure: what it may have beyond its row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gaps {
    /// More keywords.
    pub keywords: bool,
    /// More factions.
    pub factions: bool,
    /// Stats that its row lacks.
    pub stats: bool,
}

impl Term {
    /// Whether the term matches; what the row contains is certain, but the card may contain more.
    fn matches_as_known(&self, figure: &Figure, gaps: Gaps) -> Option<bool> {
        let found = self.matches(figure, &figure.factions) != (self.test == Test::IsNot);
        let open = match self.key.as_str() {
            "ability" => gaps.keywords,
            "faction" => gaps.factions,
            "any" | "figure" | "name" | "trait" | "person" | "unique" => false,
            stat => {
                let is_written = figure.stats.contains_key(stat) || figure.attributes.contains_key(stat);
                gaps.stats && !is_written && self.test == Test::Above
            }
        };
        (found || !open).then_some(found != (self.test == Test::IsNot))
    }

    fn matches(&self, figure: &Figure, factions: &[FactionId]) -> bool {
        let one = |text: &str| match self.test {
            Test::Is | Test::IsNot => text == self.value,
            Test::Contains => fold(text).contains(&self.folded),
            Test::Above => false,
        };
        let found = match self.key.as_str() {
            "any" => true,
            "figure" => one(figure.id.as_str()),
            "name" => one(&figure.name),
            "faction" => factions.iter().any(|f| one(f.as_str())),
            "ability" if self.test == Test::Contains => figure.all_keywords().any(one),
            "ability" => figure.has_keyword(&self.value),
            "trait" => figure.traits.iter().any(|t| one(t)),
            "person" => {
                let settled = |l: &&crate::figure::PersonLink| l.standing == Standing::Settled;
                figure.persons.iter().filter(settled).any(|l| one(l.person.as_str()))
            }
            "unique" => one(if figure.unique { "yes" } else { "no" }),
            key => self.property(figure, key),
        };
        found != (self.test == Test::IsNot)
    }

    fn property(&self, figure: &Figure, key: &str) -> bool {
        if let Some(number) = figure.stats.get(key) {
            let wanted = self.value.parse::<i32>();
            return wanted.is_ok_and(|w| if self.test == Test::Above { *number > w } else { *number == w });
        }
        if let Some(text) = figure.attributes.get(key) {
            return *text == self.value;
        }
        let has = figure.traits.iter().any(|t| t == key);
        self.value == if has { "yes" } else { "no" }
    }
}

impl FromStr for Selector {
    type Err = SelectorError;

    fn from_str(text: &str) -> Result<Self, SelectorError> {
        let mut alternatives = vec![Vec::new()];
        for word in words(text)? {
            match (word.as_str(), alternatives.last_mut()) {
                ("|", _) => alternatives.push(Vec::new()),
                (word, Some(terms)) => terms.push(term(word)?),
                (_, None) => return Err(SelectorError::Empty),
            }
        }
        if alternatives.iter().any(Vec::is_empty) {
            return Err(SelectorError::Empty);
        }
        Ok(Self { alternatives })
    }
}

/// Splits at spaces outside quotes, and removes the quotes.
fn words(text: &str) -> Result<Vec<String>, SelectorError> {
    let (mut out, mut word, mut quoted) = (Vec::new(), String::new(), false);
    for c in text.chars() {
        match c {
            '"' => quoted = !quoted,
            c if c.is_whitespace() && !quoted => {
                if !word.is_empty() {
                    out.push(std::mem::take(&mut word));
                }
            }
            c => word.push(c),
        }
    }
    if quoted {
        return Err(SelectorError::OpenQuote(text.to_owned()));
    }
    if !word.is_empty() {
        out.push(word);
    }
    Ok(out)
}

fn term(word: &str) -> Result<Term, SelectorError> {
    if word == "any" {
        return Ok(Term { key: "any".into(), test: Test::Is, value: String::new(), folded: String::new() });
    }
    let at = word.find(['=', '!', '~', '>']).ok_or_else(|| SelectorError::NoOperator(word.into()))?;
    let (key, rest) = word.split_at(at);
    let (test, value) = match rest {
        r if r.starts_with("!=") => (Test::IsNot, &r[2..]),
        r if r.starts_with('=') => (Test::Is, &r[1..]),
        r if r.starts_with('~') => (Test::Contains, &r[1..]),
        r if r.starts_with('>') => (Test::Above, &r[1..]),
        _ => return Err(SelectorError::NoOperator(word.into())),
    };
    if key.is_empty() || value.is_empty() {
        return Err(SelectorError::NoOperator(word.into()));
    }
    if test == Test::Above && value.parse::<i32>().is_err() {
        return Err(SelectorError::NotANumber(value.into()));
    }
    let folded = if test == Test::Contains { fold(value) } else { String::new() };
    Ok(Term { key: key.into(), test, value: value.into(), folded })
}

impl fmt::Display for Selector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, terms) in self.alternatives.iter().enumerate() {
            f.write_str(if i == 0 { "" } else { " | " })?;
            for (j, term) in terms.iter().enumerate() {
                f.write_str(if j == 0 { "" } else { " " })?;
                term.fmt(f)?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.key == "any" {
            return f.write_str("any");
        }
        let sign = match self.test {
            Test::Is => "=",
            Test::IsNot => "!=",
            Test::Contains => "~",
            Test::Above => ">",
        };
        let quote = if self.value.contains([' ', '|']) { "\"" } else { "" };
        write!(f, "{}{sign}{quote}{}{quote}", self.key, self.value)
    }
}

impl TryFrom<String> for Selector {
    type Error = SelectorError;

    fn try_from(text: String) -> Result<Self, SelectorError> {
        text.parse()
    }
}

impl From<Selector> for String {
    fn from(selector: Selector) -> Self {
        selector.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::figure;

    #[test]
    fn terms_are_joined_by_and_alternatives_by_or() {
        let trooper = figure("x/clone-trooper", "Clone Trooper", 9, "republic");
        for (text, expected) in [
            ("any", true),
            ("name=\"Clone Trooper\"", true),
            ("name~TROOPER", true),
            ("faction=republic unique=no commander=no", true),
            ("faction=republic unique=yes", false),
            ("faction=sith | name~clone", true),
            ("faction!=republic", false),
            ("hp>9", true),
            ("hp>10", false),
            ("size=medium", true),
        ] {
            let selector: Selector = text.parse().expect(text);
            assert_eq!(selector.matches(&trooper), expected, "{text}");
            assert_eq!(selector.to_string().parse::<Selector>().expect(text), selector);
        }
    }

    #[test]
    fn what_nobody_knows_of_a_figure_leaves_open_what_would_be_no() {
        let trooper = figure("x/clone-trooper", "Clone Trooper", 9, "republic");
        let gaps = Gaps { keywords: true, ..Gaps::default() };
        for (text, expected) in [
            ("ability=Clone", None),
            ("ability!=Clone", None),
            ("faction=republic ability=Clone", None),
            ("faction=sith ability=Clone", Some(false)),
            ("name~clone | ability=Clone", Some(true)),
            ("faction=sith", Some(false)),
        ] {
            let selector: Selector = text.parse().expect(text);
            assert_eq!(selector.matches_as_known(&trooper, gaps), expected, "{text}");
        }
        let whole: Selector = "ability=Clone".parse().expect("a selector");
        assert_eq!(whole.matches_as_known(&trooper, Gaps::default()), Some(false));
        let many = Gaps { factions: true, stats: true, ..gaps };
        let open: Selector = "faction=sith force>0".parse().expect("a selector");
        assert_eq!(open.matches_as_known(&trooper, many), None);
    }

    #[test]
    fn what_cannot_be_read_says_what_to_write() {
        assert_eq!("".parse::<Selector>(), Err(SelectorError::Empty));
        assert_eq!("a=b |".parse::<Selector>(), Err(SelectorError::Empty));
        assert!(matches!("faction".parse::<Selector>(), Err(SelectorError::NoOperator(_))));
        assert!(matches!("name=\"x".parse::<Selector>(), Err(SelectorError::OpenQuote(_))));
        assert!(matches!("hp>x".parse::<Selector>(), Err(SelectorError::NotANumber(_))));
    }
}
