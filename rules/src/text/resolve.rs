//! Name resolution: the longest run of tokens that names a figure, with its annotations.

use super::annotation::{Annotation, Hint, Number, Place, annotation};
use super::kin::{alike, costs_otherwise, kin_that_costs_so, rivals, the_one};
use super::names::Names;
use super::near::{parts, slips};
use super::price::costs_so;
use super::reading::{MatchKind, UnresolvedReason};
use super::remark::{bracketed, foremost, labelled, priced, remarked};
use super::script::holding;
use super::token::{Kind, Token, key, words};

/// The maximum number of tokens of an annotation before a name.
const MAX_HEAD: usize = 10;
/// The number of letters of a shortened word that identify it.
const MIN_BEGINNING: usize = 3;
/// The maximum number of tokens of an annotation after a name.
const MAX_TAIL: usize = 24;

/// The figure that a text refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Who {
    /// One figure.
    Figure(usize, MatchKind),
    /// Any of these figures, likeliest first; empty if none is known.
    Open(Vec<usize>, UnresolvedReason),
}

impl Who {
    /// Returns the figure, if it is one.
    pub(super) fn figure(&self) -> Option<usize> {
        match self {
            Self::Figure(figure, _) => Some(*figure),
            Self::Open(..) => None,
        }
    }

    /// Returns all figures that may be meant.
    pub(super) fn candidates(&self) -> Vec<usize> {
        match self {
            Self::Figure(figure, _) => vec![*figure],
            Self::Open(several, _) => several.clone(),
        }
    }
}

/// A resolved part of a line.
#[derive(Clone, Debug)]
pub(super) struct Resolved {
    pub(super) who: Who,
    /// Whether the name is plural.
    pub(super) plural: bool,
    pub(super) numbers: Vec<Number>,
    /// Whether a number, a bullet or a state marks it as a list entry.
    pub(super) evident: bool,
    /// Other text next to the name.
    pub(super) notes: Vec<String>,
    /// Another figure with the same name that may be meant: the only one with the following number as its cost,
    /// if that isn't a count; or the exactly named one, if a cost suggested another.
    pub(super) instead: Option<usize>,
}

/// A run of tokens that could be a name.
pub(super) struct Run<'a> {
    pub(super) name: &'a [Token],
    head: Annotation,
    tail: Annotation,
}

impl Run<'_> {
    pub(super) fn resolved(&self, who: Who, plural: bool) -> Resolved {
        let numbers: Vec<Number> = self.head.numbers.iter().chain(&self.tail.numbers).copied().collect();
        let evident = self.evident();
        Resolved { who, plural, numbers, evident, notes: Vec::new(), instead: None }
    }

    fn evident(&self) -> bool {
        !self.head.numbers.is_empty() || !self.tail.numbers.is_empty() || self.head.listed || self.tail.state
    }
}

/// Returns all runs with valid annotations on both sides, longest first.
pub(super) fn runs(tokens: &[Token]) -> Vec<Run<'_>> {
    let starts = (0..tokens.len().min(MAX_HEAD)).filter(|i| {
        let parts = i
            .checked_sub(1)
            .is_none_or(|b| tokens[*i].parts_from(&tokens[b]) || b == 0 && !tokens[b].is_name());
        tokens[*i].is_name() && parts
    });
    let heads: Vec<(usize, Annotation)> =
        starts.filter_map(|i| annotation(&tokens[..i], Place::Head).map(|a| (i, a))).collect();
    let ends = (tokens.len().saturating_sub(MAX_TAIL)..=tokens.len()).rev().filter(|j| {
        let parts = tokens.get(*j).is_none_or(|t| t.parts_from(&tokens[j.saturating_sub(1)]));
        *j > 0 && tokens[j - 1].is_name() && parts
    });
    let tails: Vec<(usize, Annotation)> =
        ends.filter_map(|j| annotation(&tokens[j..], Place::Tail).map(|a| (j, a))).collect();
    let mut out: Vec<Run<'_>> = Vec::with_capacity(heads.len() * tails.len());
    for (i, head) in &heads {
        for (j, tail) in tails.iter().filter(|(j, _)| j > i) {
            // `Blizzard Scout [1]` has a cost; it isn't the name of another figure.
            if tokens[*i..*j].iter().any(|t| matches!(t.kind, Kind::Mark('[' | ']' | '=' | '@' | '|' | '\t')))
            {
                continue;
            }
            out.push(Run { name: &tokens[*i..*j], head: head.clone(), tail: tail.clone() });
        }
    }
    out.sort_by_key(|run| std::cmp::Reverse(run.name.len()));
    out
}

/// Returns the figure, or the figures with the same name, that a part of a line names exactly.
pub(super) fn outright(names: &Names, tokens: &[Token]) -> Option<Resolved> {
    by_id_beside(names, tokens).or_else(|| named(names, &runs(tokens)))
}

pub(super) fn named(names: &Names, runs: &[Run<'_>]) -> Option<Resolved> {
    let keys: Vec<String> = runs.iter().map(|r| key(r.name)).collect();
    let keyed = || runs.iter().zip(&keys);
    for (run, key) in keyed() {
        let alias = names.alias(key);
        match (names.exact(key), alias) {
            ([], None) => {}
            ([one], _) => return Some(priced_so(names, run, *one, false)),
            ([], Some(alias)) => return Some(run.resolved(Who::Figure(alias, MatchKind::Alias), false)),
            (several, alias) => {
                let resolved = among(names, run, several, false);
                return Some(match (resolved.who, alias) {
                    (Who::Open(..), Some(alias)) => run.resolved(Who::Figure(alias, MatchKind::Alias), false),
                    (who, _) => Resolved { who, ..resolved },
                });
            }
        }
        if let Some(entry) = names.id(key) {
            return Some(run.resolved(Who::Figure(entry, MatchKind::Exact), false));
        }
    }
    for (run, key) in keyed() {
        match names.by_plural(key) {
            [] => {}
            [one] => return Some(priced_so(names, run, *one, true)),
            several => return Some(among(names, run, several, true)),
        }
    }
    for (run, key) in keyed() {
        match names.by_initials(key) {
            [] => {}
            [one] => return Some(run.resolved(Who::Figure(*one, MatchKind::Fuzzy), false)),
            several => return Some(among(names, run, several, false)),
        }
    }
    None
}

/// Returns the exactly named figure, unless the list states a cost that is wrong for it but right for others
/// whose names extend it: then those are meant.
fn priced_so(names: &Names, run: &Run<'_>, one: usize, plural: bool) -> Resolved {
    let exact = run.resolved(Who::Figure(one, MatchKind::Exact), plural);
    if exact.numbers.is_empty() || costs_so(&names.entries[one], plural, &exact.numbers) {
        return exact;
    }
    let rivals = || rivals(names, one, run.name, &exact.numbers);
    if costs_otherwise(names, one, plural, &exact.numbers) {
        let rivals = rivals();
        // `Luke Skywalker, Jedi Master 27` is he, whatever he costs: a name decides against a number.
        let who = match the_one(names, &rivals) {
            Some(rival) => Who::Figure(rival, MatchKind::ByCost),
            None if rivals.is_empty() => exact.who,
            None => Who::Open([rivals, vec![one]].concat(), UnresolvedReason::Ambiguous),
        };
        let instead = matches!(who, Who::Figure(_, MatchKind::ByCost)).then_some(one);
        return Resolved { who, instead, ..exact };
    }
    let behind =
        matches!(exact.numbers[..], [n] if n.hint == Hint::Bare && n.place == Place::Tail && n.value > 1);
    let instead = if behind { the_one(names, &rivals()) } else { None };
    Resolved { instead, ..exact }
}

/// Returns the one of several figures that has the stated cost.
fn among(names: &Names, run: &Run<'_>, several: &[usize], plural: bool) -> Resolved {
    let open = run.resolved(Who::Open(Vec::new(), UnresolvedReason::Ambiguous), plural);
    let (right, wrong): (Vec<usize>, Vec<usize>) =
        several.iter().partition(|e| costs_so(&names.entries[**e], plural, &open.numbers));
    let who = match the_one(names, &right) {
        Some(one) => Who::Figure(one, MatchKind::ByCost),
        None => Who::Open([right, wrong].concat(), UnresolvedReason::Ambiguous),
    };
    Resolved { who, ..open }
}

/// `Jedi Guardian (swm/jedi-guardian)`: the ID determines the figure.
fn by_id_beside(names: &Names, tokens: &[Token]) -> Option<Resolved> {
    let (group, entry) = groups(tokens)
        .into_iter()
        .filter(|g| tokens[g.0..g.1].iter().any(|t| t.is_mark('/')))
        .find_map(|g| names.id(&key(&tokens[g.0..g.1])).map(|entry| (g, entry)))?;
    let rest = [&tokens[..group.0], &tokens[group.1..]].concat();
    let who = Who::Figure(entry, MatchKind::Exact);
    let its_own = |run: &&Run<'_>| {
        let key = key(run.name);
        names.is_spelled(entry, &key) || names.by_plural(&key).contains(&entry)
    };
    if let Some(run) = runs(&rest).iter().find(its_own) {
        return Some(run.resolved(who, false));
    }
    // The name consists of marks only.
    let Annotation { numbers, .. } = annotation(&rest, Place::Tail)?;
    Some(Resolved { who, plural: false, numbers, evident: true, notes: Vec::new(), instead: None })
}

/// Returns bracketed groups as ranges of tokens, including the brackets.
pub(super) fn groups(tokens: &[Token]) -> Vec<(usize, usize)> {
    let mut out = Vec::new();
    let mut open: Option<usize> = None;
    for (at, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Mark('(' | '[' | '{') => open = Some(at),
            Kind::Mark(')' | ']' | '}') => out.extend(open.take().map(|from| (from, at + 1))),
            _ => {}
        }
    }
    out
}

/// Whether each word begins like one of the figure's name, in their order: `Mando Gunslinger`.
fn is_short_for(names: &Names, name: &[Token], entry: usize) -> bool {
    let begins = |said: &str, own: &str| {
        let shared = said.chars().zip(own.chars()).take_while(|(a, b)| a == b).count();
        shared >= MIN_BEGINNING || said == own
    };
    let said: Vec<&str> = words(name).collect();
    names.spellings.iter().filter(|s| s.entry == entry).any(|spelling| {
        let mut own = spelling.said.iter();
        spelling.said.len() >= said.len() && said.iter().all(|word| own.any(|own| begins(word, own)))
    })
}

/// Returns the figure whose name, all of it, is misspelt: closer than any other's.
pub(super) fn misspelt(names: &Names, tokens: &[Token]) -> Option<Resolved> {
    let runs = runs(tokens);
    let run = runs.last()?;
    let entry = slips(names, run.name).clear()?;
    Some(run.resolved(Who::Figure(entry, MatchKind::Fuzzy), false))
}

/// Whether all of it is part of a single name, or a typo of it.
pub(super) fn is_one_name(names: &Names, tokens: &[Token]) -> bool {
    let one = |run: &Run<'_>| {
        !parts(names, run.name).holding.is_empty() || slips(names, run.name).clear().is_some()
    };
    runs(tokens).last().is_some_and(one)
}

/// Returns every figure that an inexact name could mean: by the exact name, by its words, or nearly.
pub(super) fn also(names: &Names, tokens: &[Token]) -> Vec<usize> {
    let runs = runs(tokens);
    let Some(run) = runs.last() else { return Vec::new() };
    let exact = names.exact(&key(run.name)).to_vec();
    let mut out: Vec<usize> = Vec::new();
    for entry in [exact, parts(names, run.name).holding, alike(names, run.name)].concat() {
        if !out.contains(&entry) {
            out.push(entry);
        }
    }
    out
}

/// Whether all of it is nearly a name, followed by its cost.
pub(super) fn is_one_of_a_name(names: &Names, tokens: &[Token]) -> bool {
    runs(tokens).last().is_some_and(|run| {
        let found = run.resolved(Who::Open(Vec::new(), UnresolvedReason::Unknown), false);
        kin_that_costs_so(names, run.name, false, &found.numbers).is_some()
    })
}

/// Returns the possible figures if none is named exactly.
pub(super) fn nearly(names: &Names, line: &str, tokens: &[Token]) -> Resolved {
    let all = runs(tokens);
    // Brackets in the middle of the line: all of it isn't a name, but part of it may be.
    let whole = Run { name: tokens, head: Annotation::default(), tail: Annotation::default() };
    let run = all.last().unwrap_or(&whole);
    let part = parts(names, run.name);
    if part.holding.is_empty() {
        let slip = slips(names, run.name);
        if let Some(entry) = slip.clear() {
            return run.resolved(Who::Figure(entry, MatchKind::Fuzzy), false);
        }
        let near: Vec<usize> = slip.near.iter().map(|(entry, _)| *entry).collect();
        let found = among(names, run, &near, false);
        if matches!(found.who, Who::Figure(..)) {
            return found;
        }
        let beside = labelled(names, line, tokens)
            .or_else(|| remarked(names, line, tokens))
            .or_else(|| bracketed(names, line, tokens))
            .or_else(|| priced(names, line, tokens))
            .or_else(|| Some(foremost(names, line, tokens)?.found));
        if let Some(found) = beside {
            return found;
        }
        if let Some(entry) = kin_that_costs_so(names, run.name, false, &found.numbers) {
            return run.resolved(Who::Figure(entry, MatchKind::Fuzzy), false);
        }
        let within = holding(names, run.name);
        if !within.is_empty() {
            return run.resolved(Who::Open(within, UnresolvedReason::Unsure), false);
        }
        let mut candidates = slip.alike;
        for entry in alike(names, run.name) {
            if !candidates.contains(&entry) {
                candidates.push(entry);
            }
        }
        if let [one] = candidates[..]
            && !found.numbers.is_empty()
            && costs_so(&names.entries[one], false, &found.numbers)
            && found.numbers.iter().any(|n| n.hint != Hint::Count)
            && is_short_for(names, run.name, one)
        {
            return run.resolved(Who::Figure(one, MatchKind::Fuzzy), false);
        }
        let reason = if near.is_empty() { UnresolvedReason::Unknown } else { UnresolvedReason::Ambiguous };
        return run.resolved(Who::Open(candidates, reason), false);
    }
    // The `s` of `Grievous` belongs to the name.
    let plural = run.name.last().is_some_and(|t| t.folded.ends_with('s') && !names.has_word(&t.folded));
    if let [one] = part.holding[..] {
        // Almost no word may be missing, or a number next to it must mark it as a figure.
        let whole = !part.whole.is_empty() || part.most;
        let fuzzy = run.resolved(Who::Figure(one, MatchKind::Fuzzy), plural);
        if whole || !fuzzy.numbers.is_empty() && !disagrees(names, one, &fuzzy) {
            return fuzzy;
        }
        return run.resolved(Who::Open(vec![one], UnresolvedReason::Unsure), plural);
    }
    let found = among(names, run, &part.holding, plural);
    match (&found.who, part.whole.as_slice()) {
        (Who::Open(..), [one]) => run.resolved(Who::Figure(*one, MatchKind::Fuzzy), plural),
        _ => found,
    }
}

fn disagrees(names: &Names, entry: usize, found: &Resolved) -> bool {
    let readings = super::price::readings(Some(&names.entries[entry]), found.plural, &found.numbers);
    readings.is_ok_and(|r| r.first().is_some_and(|r| (r.unit.is_some() || r.line.is_some()) && !r.agrees))
}
