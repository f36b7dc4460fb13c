//! The end of a line that is about all the figures on it: `…, Jawa 5 = 90`, `…; total 99`,
//! `…. Összesen 100 pont.`.

use std::ops::Range;

use super::claim::{Claim, claim};
use super::inline::called;
use super::names::Names;
use super::token::{Kind, Token};
use crate::words::{Meaning, Role, is, meaning, number as number_word};

/// The maximum number of tokens of such an end, with the remarks behind it.
const LONGEST: usize = 48;

/// The end of a line that is about the whole line.
#[derive(Clone, Debug)]
pub(super) struct Foot {
    /// The index of its first token.
    pub(super) at: usize,
    /// The index after it, where remarks may start: `macht zusammen 101, also 1 drüber`.
    pub(super) end: usize,
    /// Its range in the line, in bytes.
    pub(super) text: Range<usize>,
    pub(super) claim: Claim,
}

/// Returns the foot of a line that names at least two figures; after a single name, it belongs to that name.
pub(super) fn footed(names: &Names, tokens: &[Token]) -> Option<Foot> {
    let found = called(names, tokens);
    let [.., before, last] = found[..] else { return None };
    let from = last.1.max(before.1);
    let near = from.max(tokens.len().saturating_sub(LONGEST));
    let (mut at, end, claim) = (near..tokens.len()).find_map(|at| begins(names, tokens, at))?;
    // `for a total of 100`, `ce qui fait`
    while at > from && leads(&tokens[at - 1]) {
        at -= 1;
    }
    Some(Foot { at, end, text: tokens[at].start..tokens[end - 1].end, claim })
}

fn begins(names: &Names, tokens: &[Token], at: usize) -> Option<(usize, usize, Claim)> {
    let said = tokens[at].word().and_then(meaning);
    let rest = &tokens[at..];
    if let [equals, total, more @ ..] = rest
        && equals.is_mark('=')
        && let Some(value) = total.number()
        && (more.first().is_none_or(|t| t.is_mark('.') || t.is_mark('!')) || claim(rest).is_some())
    {
        let claim = Claim { total: Some(value), outright: true, ..Claim::default() };
        return Some((at, tokens.len(), claim));
    }
    // `… 2 Jawa (100 on the nose)`
    let sharp =
        |t: &Token| t.word().is_some_and(|w| is(Role::Exact, w) || meaning(w) == Some(Meaning::Total));
    if let [open, inner @ .., close] = rest
        && open.is_mark('(')
        && close.is_mark(')')
        && inner.iter().any(sharp)
        && let Some(claim) = claim(inner).filter(|c| c.total.is_some())
    {
        return Some((at, tokens.len(), claim));
    }
    // `… 2 Jawa. 100 points.` is about all of them; after a comma it would be the last figure's cost.
    let sentence = at.checked_sub(1).is_some_and(|b| {
        let full_stop = tokens[b].is_mark('.') && (b == 0 || !tokens[b - 1].is_mark('.'));
        (full_stop || tokens[b].is_mark(';')) && !tokens[at].glued
    });
    // `… Ewok 3 100 points 6 activations`
    let closed = |t: &Token| t.number().is_some() || t.is_mark(')') || t.is_mark(']');
    if tokens[at].number().is_some()
        && at.checked_sub(1).is_some_and(|before| closed(&tokens[before]))
        && let Some(claim) = claim(rest).filter(|c| c.total.is_some() && c.activations.is_some())
    {
        return Some((at, tokens.len(), claim));
    }
    // `…, macht 38.`
    let makes = tokens[at].word().is_some_and(|word| is(Role::ComesTo, word))
        && tokens.get(at + 1).is_some_and(|t| t.number().is_some());
    if makes
        && let Some(total) = tokens[at + 1].number()
        && tokens[at + 2..]
            .iter()
            .all(|t| matches!(t.kind, Kind::Mark(_)) || t.word().and_then(meaning) == Some(Meaning::Points))
    {
        return Some((at, tokens.len(), Claim { total: Some(total), outright: true, ..Claim::default() }));
    }
    let spoken =
        matches!(said, Some(Meaning::Total)) || sentence && (tokens[at].number().is_some() || said.is_some());
    if !spoken {
        return None;
    }
    let ends = |end: &usize| {
        tokens.get(*end).is_none_or(|t| matches!(t.kind, Kind::Mark(',' | ';' | '.' | '!' | '(' | '-')))
    };
    let end = (at + 2..=tokens.len()).rev().filter(ends).find(|end| {
        claim(&tokens[at..*end]).is_some_and(|c| c.total.is_some())
            && called(names, &tokens[*end..]).is_empty()
    })?;
    Some((at, end, claim(&tokens[at..end])?))
}

/// Whether a word only leads up to a total.
fn leads(token: &Token) -> bool {
    let word = token.word().unwrap_or_default();
    let filler = matches!(meaning(word), Some(Meaning::Fill | Meaning::And | Meaning::Limit));
    filler || number_word(word) == Some(1) || is(Role::LeadsToTotal, word)
}
