//! A whole list on one line, as extracted from a PDF: `Han Solo 28 Chewbacca 24 Total 52`.

use super::annotation::{Place, annotation};
use super::claim::claim;
use super::line::{self, Part};
use super::names::Names;
use super::resolve::outright;
use super::token::{Kind, Token, key};

/// The most tokens of a name.
const LONGEST: usize = 14;

/// The line as names one behind the other, each with its numbers, and nothing else but a claim at
/// the end. Without numbers between them, words that happen to be names are no list.
pub(super) fn inline(names: &Names, line: &str, tokens: &[Token]) -> Option<Vec<Part>> {
    let found = called(names, tokens);
    if found.len() < 2 {
        return None;
    }
    // Numbers stand in front of all names or behind all of them; what opens the line tells which.
    let leading = tokens[..found[0].0].iter().any(|t| t.number().is_some());
    // What it is called may stand in front, if there are enough figures to see that it is a list.
    let titled = found.len() > 2 && annotation(&tokens[..found[0].0], Place::Head).is_none();
    let opening = if titled { found[0].0 } else { 0 };
    if titled && leading {
        return None;
    }
    let last = found[found.len() - 1].1;
    let (end, foot) = foot(tokens, last)?;
    let mut parts = Vec::with_capacity(found.len() + 1);
    for (at, (from, to)) in found.iter().enumerate() {
        let before = if at == 0 { 0 } else { found[at - 1].1 };
        let after = found.get(at + 1).map_or(end, |next| next.0);
        let range = if leading { (before, *to) } else { (if at == 0 { opening } else { *from }, after) };
        let mut resolved = outright(names, &tokens[range.0..range.1])?;
        if at == 0 && opening > 0 {
            resolved.notes.push(line[tokens[0].start..tokens[opening - 1].end].to_owned());
        }
        if resolved.numbers.is_empty() {
            return None;
        }
        let text = line[tokens[range.0].start..tokens[range.1 - 1].end].trim_end_matches([',', ' ']);
        parts.push(Part { text: text.to_owned(), resolved });
    }
    if leading && annotation(&tokens[last..end], Place::Tail).is_none_or(|a| !a.numbers.is_empty()) {
        return None;
    }
    if let Some(at) = foot {
        parts.push(line::foot(line, tokens[at].start));
    }
    Some(parts)
}

/// The positions of figure names, the longest at each place.
pub(super) fn called(names: &Names, tokens: &[Token]) -> Vec<(usize, usize)> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let begins = tokens[at].kind == Kind::Word || tokens[at].number().is_some();
        // A number is the beginning of a name only if it is written together with it.
        let alone = tokens[at].number().is_some() && tokens.get(at + 1).is_none_or(|t| !t.glued);
        let name = (begins && !alone && names.has_word(&tokens[at].folded))
            .then(|| {
                let most = LONGEST.min(tokens.len() - at);
                (1..=most).rev().find(|n| is_name(names, &tokens[at..at + n]))
            })
            .flatten();
        match name {
            Some(length) => {
                out.push((at, at + length));
                at += length;
            }
            None => at += 1,
        }
    }
    out
}

fn is_name(names: &Names, tokens: &[Token]) -> bool {
    let closed = |t: &Token| t.is_name() || t.is_mark(')');
    let brackets = tokens.iter().any(|t| matches!(t.kind, Kind::Mark('[' | ']' | '=' | '@' | '|' | '\t')));
    let opened = tokens.iter().filter(|t| t.is_mark('(')).count();
    let shut = tokens.iter().filter(|t| t.is_mark(')')).count();
    closed(&tokens[tokens.len() - 1]) && !brackets && opened == shut && names.is_called(&key(tokens))
}

/// Where the last name's numbers end and the list's own claims begin.
fn foot(tokens: &[Token], last: usize) -> Option<(usize, Option<usize>)> {
    if annotation(&tokens[last..], Place::Tail).is_some_and(|a| a.numbers.len() < 2) {
        return Some((tokens.len(), None));
    }
    let is_sum = |at: usize| {
        let sum = tokens[at].is_mark('=') && tokens.get(at + 1).is_some_and(|t| t.number().is_some());
        sum && at + 2 >= tokens.len() || claim(&tokens[at..]).is_some_and(|c| c.total.is_some())
    };
    let at = (last..tokens.len()).find(|at| {
        is_sum(*at) && annotation(&tokens[last..*at], Place::Tail).is_some_and(|a| !a.numbers.is_empty())
    })?;
    Some((at, Some(at)))
}
