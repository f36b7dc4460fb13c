//! Who is meant: the longest run of tokens that names somebody, with what stands around it.

use super::annotation::{Annotation, Number, Place, annotation};
use super::names::Names;
use super::near::{parts, slips};
use super::price::costs_so;
use super::reading::{MatchKind, UnresolvedReason};
use super::token::{Kind, Token, key};

/// The most tokens that annotate a name in front.
const MAX_HEAD: usize = 10;
/// The most tokens that annotate a name behind.
const MAX_TAIL: usize = 24;

/// Who is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Who {
    /// One figure.
    Figure(usize, MatchKind),
    /// Any of these, the likeliest first, or nobody known.
    Open(Vec<usize>, UnresolvedReason),
}

/// A part of a line, read.
#[derive(Clone, Debug)]
pub(super) struct Resolved {
    pub(super) who: Who,
    /// Whether the name stands in the plural.
    pub(super) plural: bool,
    pub(super) numbers: Vec<Number>,
    /// Whether a number, a bullet or a state says that this is somebody in a list.
    pub(super) evident: bool,
    /// Text beside the name that says something else.
    pub(super) notes: Vec<String>,
}

/// A run of tokens that may be a name.
struct Run<'a> {
    name: &'a [Token],
    head: Annotation,
    tail: Annotation,
}

impl Run<'_> {
    fn resolved(&self, who: Who, plural: bool) -> Resolved {
        let numbers: Vec<Number> = self.head.numbers.iter().chain(&self.tail.numbers).copied().collect();
        let evident = self.evident();
        Resolved { who, plural, numbers, evident, notes: Vec::new() }
    }

    fn evident(&self) -> bool {
        !self.head.numbers.is_empty() || !self.tail.numbers.is_empty() || self.head.listed || self.tail.state
    }
}

/// All runs with annotations on both sides, the longest first.
fn runs(tokens: &[Token]) -> Vec<Run<'_>> {
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
            // `Blizzard Scout [1]` is a cost, not the name of another figure.
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

/// The figure, or the figures of the same name, that a part of a line names outright.
pub(super) fn outright(names: &Names, tokens: &[Token]) -> Option<Resolved> {
    by_id_beside(names, tokens).or_else(|| named(names, &runs(tokens)))
}

fn named(names: &Names, runs: &[Run<'_>]) -> Option<Resolved> {
    let keys: Vec<String> = runs.iter().map(|r| key(r.name)).collect();
    let keyed = || runs.iter().zip(&keys);
    for (run, key) in keyed() {
        let alias = names.alias(key);
        match (names.exact(key), alias) {
            ([], None) => {}
            ([one], _) => return Some(run.resolved(Who::Figure(*one, MatchKind::Exact), false)),
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
            [one] => return Some(run.resolved(Who::Figure(*one, MatchKind::Exact), true)),
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

/// The one of several figures that costs what the list says.
fn among(names: &Names, run: &Run<'_>, several: &[usize], plural: bool) -> Resolved {
    let open = run.resolved(Who::Open(Vec::new(), UnresolvedReason::Ambiguous), plural);
    let (right, wrong): (Vec<usize>, Vec<usize>) =
        several.iter().partition(|e| costs_so(&names.entries[**e], plural, &open.numbers));
    let who = match right.as_slice() {
        [one] => Who::Figure(*one, MatchKind::ByCost),
        _ => Who::Open([right, wrong].concat(), UnresolvedReason::Ambiguous),
    };
    Resolved { who, ..open }
}

/// `Jedi Guardian (swm/jedi-guardian)`: the id settles which one.
fn by_id_beside(names: &Names, tokens: &[Token]) -> Option<Resolved> {
    let (group, entry) = groups(tokens)
        .into_iter()
        .filter(|g| tokens[g.0..g.1].iter().any(|t| t.is_mark('/')))
        .find_map(|g| names.id(&key(&tokens[g.0..g.1])).map(|entry| (g, entry)))?;
    let rest = [&tokens[..group.0], &tokens[group.1..]].concat();
    let who = Who::Figure(entry, MatchKind::Exact);
    let its_own = |run: &&Run<'_>| {
        let key = key(run.name);
        names.exact(&key).contains(&entry) || names.by_plural(&key).contains(&entry)
    };
    if let Some(run) = runs(&rest).iter().find(its_own) {
        return Some(run.resolved(who, false));
    }
    // A name of nothing but marks.
    let Annotation { numbers, .. } = annotation(&rest, Place::Tail)?;
    Some(Resolved { who, plural: false, numbers, evident: true, notes: Vec::new() })
}

/// Bracketed groups as ranges of tokens, brackets included.
fn groups(tokens: &[Token]) -> Vec<(usize, usize)> {
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

/// Whether the whole is a part of one name, or a slip of the pen for it.
pub(super) fn is_one_name(names: &Names, tokens: &[Token]) -> bool {
    let one = |run: &Run<'_>| {
        !parts(names, run.name).holding.is_empty() || slips(names, run.name).clear().is_some()
    };
    runs(tokens).last().is_some_and(one)
}

/// Who may be meant where nobody is named outright.
pub(super) fn nearly(names: &Names, line: &str, tokens: &[Token]) -> Resolved {
    let all = runs(tokens);
    // Brackets in the middle of the line: none of it is a name, but some of it may be.
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
        if let Some(found) = labelled(names, line, tokens).or_else(|| commented(names, line, tokens)) {
            return found;
        }
        let reason = if near.is_empty() { UnresolvedReason::Unknown } else { UnresolvedReason::Ambiguous };
        return run.resolved(Who::Open(slip.alike, reason), false);
    }
    let plural = run.name.last().is_some_and(|t| t.folded.ends_with('s'));
    if let [one] = part.holding[..] {
        // Hardly a word may be missing, or a number beside it must say that this is somebody.
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

/// `Commander: General Obi-Wan Kenobi [55]`.
fn labelled(names: &Names, line: &str, tokens: &[Token]) -> Option<Resolved> {
    let colon = tokens.iter().position(|t| t.is_mark(':'))?;
    let mut found = named(names, &runs(&tokens[colon + 1..]))?;
    found.notes.push(line[tokens[0].start..tokens[colon].end].to_owned());
    Some(found)
}

/// `Boba Fett (promo) 45`, `Boba Fett [45] for the doors`: the name and its numbers are plain, the
/// rest is a note.
fn commented(names: &Names, line: &str, tokens: &[Token]) -> Option<Resolved> {
    let said = groups(tokens).into_iter().filter(|g| annotation(&tokens[g.0..g.1], Place::Tail).is_none());
    let said: Vec<(usize, usize)> = said.filter(|g| g.0 > 0).collect();
    if !said.is_empty() {
        let inside = |i: usize| said.iter().any(|g| (g.0..g.1).contains(&i));
        let rest: Vec<Token> =
            tokens.iter().enumerate().filter(|(i, _)| !inside(*i)).map(|(_, t)| t.clone()).collect();
        if let Some(mut found) = named(names, &runs(&rest)) {
            found.notes =
                said.iter().map(|g| line[tokens[g.0].start..tokens[g.1 - 1].end].to_owned()).collect();
            return Some(found);
        }
    }
    let cuts = (1..tokens.len().min(MAX_TAIL)).rev();
    for cut in cuts.filter(|c| tokens[*c].word().is_some() || tokens[*c].is_mark('-')) {
        let Some(mut found) = named(names, &runs(&tokens[..cut])) else { continue };
        let Who::Figure(entry, _) = found.who else { continue };
        let sure = costs_so(&names.entries[entry], found.plural, &found.numbers);
        if sure && tokens[cut - 1].kind != Kind::Word {
            found.notes.push(line[tokens[cut].start..].to_owned());
            return Some(found);
        }
    }
    None
}
