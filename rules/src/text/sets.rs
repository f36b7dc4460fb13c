//! The set of a figure: `Harbinger 12/80 Elf Archer`, `(LOTF 34/60)`, `[Archfiends]`. It isn't part of the
//! name, and its number isn't a count; it may determine which of several figures is meant.

use super::annotation::{Hint, Number, Place};
use super::inline::called;
use super::kin::extends;
use super::names::Names;
use super::price::costs_so;
use super::read::Item;
use super::reading::{MatchKind, UnresolvedReason};
use super::resolve::{Who, groups};
use super::token::{Kind, Token, key};
use crate::id::SetId;

/// The maximum number of tokens in a set's name.
const LONGEST: usize = 8;

/// A set mentioned on a line, with its range of tokens.
struct Told {
    set: SetId,
    from: usize,
    to: usize,
    /// Whether the size of the set follows the number, which is unmistakable.
    sized: bool,
    /// Another figure that has the number, if nobody on the line has it.
    other: Option<usize>,
}

/// The sets that a line mentions, and the figures whose numbers it says without naming them.
#[derive(Default)]
pub(super) struct Sets {
    pub(super) sets: Vec<SetId>,
    others: Vec<usize>,
}

/// Returns the line without the sets it mentions, and the sets.
pub(super) fn unset(names: &Names, tokens: Vec<Token>) -> (Vec<Token>, Sets) {
    let told = told(names, &tokens);
    if told.is_empty() {
        return (tokens, Sets::default());
    }
    let found = called(names, &tokens);
    let named = |t: &Told| found.iter().any(|(from, to)| *from < t.to && t.from < *to);
    let told: Vec<Told> = told.into_iter().filter(|t| t.sized || !named(t)).collect();
    let inside = |at: usize| told.iter().any(|t| (t.from..t.to).contains(&at));
    let rest: Vec<Token> =
        tokens.iter().enumerate().filter(|(at, _)| !inside(*at)).map(|(_, t)| t.clone()).collect();
    // A heading names the set of everything below it.
    if !rest.iter().any(|t| t.word().is_some()) {
        return (tokens, Sets::default());
    }
    let others = told.iter().filter_map(|t| t.other).collect();
    (rest, Sets { sets: told.into_iter().map(|t| t.set).collect(), others })
}

fn told(names: &Names, tokens: &[Token]) -> Vec<Told> {
    let named = called(names, tokens);
    let on_line: Vec<usize> =
        named.iter().flat_map(|(from, to)| names.exact(&key(&tokens[*from..*to])).to_vec()).collect();
    let groups = groups(tokens);
    let mut out = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let told = set_at(names, tokens, at).and_then(|(set, end)| {
            let (to, sized) = number(tokens, end);
            // `Alliance and Empire - 32`: the number of a figure on the line needs no mark.
            let its_own = |to: &usize| {
                let value = tokens.get(*to).and_then(Token::number)?;
                let entry = names.numbered(&set, value)?;
                on_line.contains(&entry).then_some(to + 1)
            };
            let other = tokens.get(end).and_then(Token::number).and_then(|value| names.numbered(&set, value));
            let other = other.filter(|other| !on_line.is_empty() && !on_line.contains(other));
            let from = end + tokens[end..].iter().take_while(|t| t.is_mark('-') || t.is_mark(',')).count();
            // `(KotOR 13)` behind a name: the number of another figure, but a number all the same.
            let enclosed = || groups.iter().any(|g| g.0 + 1 == at && g.1 == end + 2);
            let of_other = |to: usize| if other.is_some() && enclosed() { end + 1 } else { to };
            let to = if to == end { its_own(&from).unwrap_or(of_other(to)) } else { to };
            // A rarity may follow within the brackets.
            let ranked = |g: &(usize, usize)| {
                let rest = tokens.get(to + 1..g.1 - 1).unwrap_or_default();
                tokens[to].is_mark(',') && names.is_rarity(&key(rest))
            };
            let group = groups.iter().find(|g| g.0 + 1 == at && (g.1 == to + 1 || to < g.1 && ranked(g)));
            let (from, to) = match group {
                Some(group) => *group,
                None if to > end => (at, to),
                None => return None,
            };
            Some(Told { set, from, to, sized, other })
        });
        at = told.as_ref().map_or(at + 1, |t| t.to);
        out.extend(told);
    }
    out
}

/// Returns the set with the longest name starting here, and where it ends.
fn set_at(names: &Names, tokens: &[Token], at: usize) -> Option<(SetId, usize)> {
    if !tokens[at].is_name() {
        return None;
    }
    let most = LONGEST.min(tokens.len() - at);
    let mut ends = (at + 1..=at + most).rev().filter(|end| tokens[end - 1].is_name());
    ends.find_map(|end| Some((names.set(&key(&tokens[at..end]))?.clone(), end)))
}

/// Returns where a collector's number ends, `12/80` or `#12`, and whether the size of the set follows it.
fn number(tokens: &[Token], from: usize) -> (usize, bool) {
    let is_number = |at: usize| tokens.get(at).is_some_and(|t| t.number().is_some());
    let is = |at: usize, mark: char| tokens.get(at).is_some_and(|t| t.is_mark(mark));
    let first = from + usize::from(is(from, '#') || is(from, ','));
    let marked = is(from, '#');
    if is_number(first) && is(first + 1, '/') && is_number(first + 2) {
        return (first + 3, true);
    }
    if marked && is_number(first) { (first + 1, false) } else { (from, false) }
}

/// Compares a figure with the set on its line: chooses it of several with the same name, drops its collector's
/// number, and warns if it was never in that set.
pub(super) fn of_set(names: &Names, item: &mut Item, Sets { sets, others }: &Sets) {
    let Item::Parts(parts, _) = item else { return };
    let [part] = &mut parts[..] else { return };
    let resolved = &mut part.resolved;
    let of = |e: &usize| names.entries[*e].sets.iter().any(|s| sets.contains(s));
    match &resolved.who {
        Who::Open(several, UnresolvedReason::Ambiguous) => {
            if let [one] = several.iter().filter(|e| of(e)).copied().collect::<Vec<_>>()[..] {
                resolved.who = Who::Figure(one, MatchKind::ByCost);
            }
        }
        // `Darth Malak (KotOR 13)`: the number of Darth Malak, Dark Lord of the Sith.
        Who::Figure(figure, MatchKind::Exact) if !others.is_empty() => {
            let named: Vec<usize> =
                others.iter().copied().filter(|other| extends(names, *other, *figure)).collect();
            resolved.who = match named[..] {
                [] => Who::Figure(*figure, MatchKind::Fuzzy),
                _ => Who::Open([&[*figure], &named[..]].concat(), UnresolvedReason::Ambiguous),
            };
        }
        Who::Figure(figure, MatchKind::Exact)
            if !sets.is_empty() && !sets.iter().any(|set| names.entries[*figure].may_be_of(set)) =>
        {
            // Where the cards of a set have its name in their own, `(IACP)`, the card without it is another version: only
            // its cost tells that it is meant all the same.
            let version = sets.iter().any(|set| names.is_tag(set.as_str()));
            let costs = !resolved.numbers.is_empty()
                && costs_so(&names.entries[*figure], resolved.plural, &resolved.numbers);
            resolved.who = match version && !costs {
                true => Who::Open(vec![*figure], UnresolvedReason::Unsure),
                false => Who::Figure(*figure, MatchKind::Fuzzy),
            };
        }
        _ => {}
    }
    if let Who::Figure(figure, _) = resolved.who {
        let its_own = |n: &Number| sets.iter().any(|set| names.numbered(set, n.value) == Some(figure));
        let costs = |n: &Number| names.entries[figure].cost.is_some_and(|cost| i64::from(cost) == n.value);
        resolved
            .numbers
            .retain(|n| n.place != Place::Tail || n.hint != Hint::Bare || costs(n) || !its_own(n));
    }
}

/// Returns the line without a rarity at its end: `C-3PO. Rare.`, `Boba Fett (VR)`.
pub(super) fn unranked(names: &Names, mut tokens: Vec<Token>, of_a_set: bool) -> Vec<Token> {
    let last = tokens.iter().rposition(Token::is_name);
    let Some(last) = last else { return tokens };
    let parts = |t: &Token| matches!(t.kind, Kind::Mark('.' | ',' | ';' | '(' | '[' | '-' | '|' | '\t'));
    let from = tokens[..last].iter().rposition(parts);
    // `Stormtrooper RS#36 C`
    let alone =
        tokens[last].word().is_some_and(|w| w.len() < 3 && names.is_rarity(w)) && of_a_set && last > 0;
    if alone && from.is_none_or(|from| from + 1 < last) {
        tokens.truncate(last);
        return tokens;
    }
    let ranked = from.filter(|from| *from > 0 && names.is_rarity(&key(&tokens[from + 1..=last])));
    if let Some(from) = ranked {
        tokens.truncate(from);
    }
    tokens
}
