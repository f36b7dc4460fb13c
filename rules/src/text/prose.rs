//! Prose about a squad: `an Officer with two plain Troopers`. Mentioned figures are found or suggested, with
//! the number before them.

use super::MAX_COUNT;
use super::annotation::{Hint, Number, Place, annotation};
use super::kin::the_one;
use super::line::Part;
use super::names::Names;
use super::near::parts;
use super::plural::singular;
use super::price::costs_so;
use super::reading::{MatchKind, UnresolvedReason};
use super::resolve::{Resolved, Who, groups, named, runs};
use super::token::{Kind, Token, key};
use crate::words::{Role, is, meaning, number as number_word};

/// The maximum number of tokens in a name.
const LONGEST: usize = 10;
/// Shorter words don't identify a figure on their own.
const SHORTEST: usize = 4;
/// The maximum number of mentions on one line.
const MOST: usize = 40;
/// The minimum length of a word's end that identifies a figure: a `Trooper` may be a Snowtrooper.
const ENDING: usize = 5;

/// Returns the figures mentioned in a line of prose.
pub(super) fn mentions(names: &Names, line: &str, tokens: &[Token]) -> Vec<Part> {
    let mut out: Vec<Part> = Vec::new();
    let mut count: Option<(usize, i64)> = None;
    let mut at = 0;
    while at < tokens.len() && out.len() < MOST {
        let token = &tokens[at];
        let number = token.number().or_else(|| token.word().and_then(number_word));
        if let Some((who, length, plural)) = somebody(names, tokens, at).filter(|(who, length, _)| {
            !matches!(who, Who::Open(..)) || *length > 1 || is_noun(line, tokens, at)
        }) {
            let (from, to) = (count.map_or(at, |c| c.0), at + length);
            let text = line[tokens[from].start..tokens[to - 1].end].to_owned();
            let counted = count.filter(|c| (1..=i64::from(MAX_COUNT)).contains(&c.1));
            let value = |c: (usize, i64)| Number { value: c.1, hint: Hint::Count, place: Place::Head };
            let mut numbers: Vec<Number> = counted.map(value).into_iter().collect();
            // `Hera (4)`: brackets after a name belong to it.
            let group = groups(&tokens[to..]).first().filter(|g| g.0 == 0).map(|g| to + g.1);
            let told = group.and_then(|end| annotation(&tokens[to..end], Place::Tail));
            let mut to = group.filter(|_| told.is_some()).unwrap_or(to);
            numbers.extend(told.map(|a| a.numbers).unwrap_or_default());
            // `Darth Krayt 76 Sith Guard 5`
            if let Some(value) = tokens.get(to).and_then(Token::number).filter(|_| group.is_none()) {
                let cost = Number { value, hint: Hint::Bare, place: Place::Tail };
                let with: Vec<Number> = numbers.iter().copied().chain([cost]).collect();
                let his = |e: &usize| names.entries[*e].cost.is_some_and(|c| i64::from(c) == value);
                let his = match &who {
                    Who::Figure(figure, _) => his(figure),
                    Who::Open(several, _) => several.iter().any(his),
                };
                if his {
                    (numbers, to) = (with, to + 1);
                }
            }
            let who = of_cost(names, who, plural, &numbers);
            let resolved = Resolved { who, plural, numbers, evident: true, notes: Vec::new(), instead: None };
            out.push(Part { text, resolved });
            count = None;
            at = to;
            continue;
        }
        if let Some(number) = number {
            count = Some((at, number));
        } else if matches!(token.kind, Kind::Mark(',' | '.' | ';' | ':')) {
            count = None;
        }
        at += 1;
    }
    out
}

/// Whether a single word may be a figure: capitalised, counted, or after an article. `last night` isn't.
fn is_noun(line: &str, tokens: &[Token], at: usize) -> bool {
    let small = line[tokens[at].start..].starts_with(char::is_lowercase);
    let before = at.checked_sub(1).map(|before| &tokens[before]);
    let counted = |t: &Token| t.number().is_some() || t.word().and_then(number_word).is_some();
    let article = |t: &Token| {
        let word = t.word().unwrap_or_default();
        // Adjectives before a noun count as well: `two plain Troopers`.
        is(Role::NounFollows, word)
    };
    !small || before.is_some_and(|t| counted(t) || article(t))
}

/// Returns the one of several figures that has the stated cost.
fn of_cost(names: &Names, who: Who, plural: bool, numbers: &[Number]) -> Who {
    let Who::Open(several, _) = &who else { return who };
    let right: Vec<usize> =
        several.iter().filter(|e| costs_so(&names.entries[**e], plural, numbers)).copied().collect();
    match the_one(names, &right) {
        Some(one) => Who::Figure(one, MatchKind::ByCost),
        None => who,
    }
}

/// Returns the figure named from this position on, exactly or by words of its name.
fn somebody(names: &Names, tokens: &[Token], at: usize) -> Option<(Who, usize, bool)> {
    let first = tokens[at].word()?;
    let telling = |word: &str| meaning(word).is_none() && number_word(word).is_none();
    if !telling(first) {
        return None;
    }
    let most = LONGEST.min(tokens.len() - at);
    for length in (1..=most).rev() {
        let run = &tokens[at..at + length];
        if !run[length - 1].is_name() || !names.is_called(&key(run)) {
            continue;
        }
        // A single short word is rarely meant as a name.
        let found = named(names, &runs(run)).filter(|f| f.numbers.is_empty())?;
        let who = match found.who {
            Who::Figure(figure, MatchKind::Exact) if length == 1 => Who::Figure(figure, MatchKind::Fuzzy),
            who => who,
        };
        return Some((who, length, found.plural));
    }
    let known = |word: &str| names.has_word(word) || singular(word).is_some_and(|one| names.has_word(&one));
    let words = tokens[at..].iter().take(LONGEST);
    let length = words.take_while(|t| t.word().is_some_and(|w| telling(w) && known(w))).count();
    for length in (1..=length).rev() {
        let run = &tokens[at..at + length];
        let short = length == 1 && first.chars().count() < SHORTEST;
        let mut holding = parts(names, run).holding;
        if holding.is_empty() || short {
            continue;
        }
        if let [only] = run {
            holding.splice(0..0, ending(names, only));
            let mut seen = Vec::new();
            holding.retain(|e| {
                !seen.contains(e) && {
                    seen.push(*e);
                    true
                }
            });
        }
        let plural = run[length - 1].folded.ends_with('s');
        let reason = if holding.len() == 1 { UnresolvedReason::Unsure } else { UnresolvedReason::Ambiguous };
        return Some((Who::Open(holding, reason), length, plural));
    }
    None
}

/// Returns the figures with one-word names that end like this.
fn ending(names: &Names, token: &Token) -> Vec<usize> {
    let word = singular(&token.folded).unwrap_or_else(|| token.folded.clone());
    if word.chars().count() < ENDING {
        return Vec::new();
    }
    let of_one_word = names.spellings.iter().filter(|s| s.words == 1 && s.key.ends_with(&word));
    of_one_word.map(|s| s.entry).collect()
}
