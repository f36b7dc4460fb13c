//! A whole list on one line, as extracted from a PDF: `Han Solo 28 Chewbacca 24 Total 52`.

use super::annotation::{Place, annotation};
use super::each::{Each, spread};
use super::line::Part;
use super::names::Names;
use super::resolve::outright;
use super::token::{Kind, Token, key};
use crate::words::{Meaning, meaning, number as number_word};

/// The maximum number of tokens in a name.
const LONGEST: usize = 14;

/// Splits the line into consecutive names, each with its numbers. Without numbers between them, words that
/// happen to be names aren't a list.
pub(super) fn inline(names: &Names, line: &str, tokens: &[Token], each: &[Each]) -> Option<Vec<Part>> {
    let found = called(names, tokens);
    let [first, .., last] = found[..] else { return None };
    // A title may come first, if there are enough figures to recognise a list. `Ich spiele zwei Jawa (10), …`
    let number = |t: &Token| t.number().is_some() || t.word().and_then(number_word).is_some();
    let own = usize::from(first.0 > 0 && number(&tokens[first.0 - 1]));
    let front = &tokens[..first.0 - own];
    let titled = found.len() > 2 && annotation(front, Place::Head).is_none();
    if titled && front.iter().any(|t| t.number().is_some()) {
        return None;
    }
    let opening = if titled { first.0 - own } else { 0 };
    // Numbers come before all names or after all names, unless separators divide them; the start of the line
    // determines which.
    let leading = tokens[opening..first.0].iter().any(|t| t.number().is_some());
    let gaps: Vec<(usize, usize)> =
        found.windows(2).map(|pair| cut(tokens, (pair[0].1, pair[1].0), leading)).collect();
    let ranges: Vec<(usize, usize)> = (0..found.len())
        .map(|at| {
            let from = if at == 0 { opening } else { gaps[at - 1].1 };
            (from, gaps.get(at).map_or(tokens.len(), |gap| gap.0))
        })
        .collect();
    let parted = gaps.iter().all(|gap| gap.0 < gap.1);
    if leading && !parted && annotation(&tokens[last.1..], Place::Tail).is_none_or(|a| !a.numbers.is_empty())
    {
        return None;
    }
    let mut parts = Vec::with_capacity(found.len());
    for (at, (from, to)) in ranges.iter().enumerate() {
        let mut resolved = outright(names, &tokens[*from..*to])?;
        if resolved.numbers.is_empty() {
            return None;
        }
        if at == 0 && opening > 0 {
            resolved.notes.push(line[tokens[0].start..tokens[opening - 1].end].to_owned());
        }
        let text = line[tokens[*from].start..tokens[to - 1].end].trim_end_matches([',', ' ']);
        parts.push(Part { text: text.to_owned(), resolved });
    }
    spread(names, tokens, &ranges, &mut parts, each);
    Some(parts)
}

/// Returns where, between two names, the first one's numbers end and the next one's start.
fn cut(tokens: &[Token], (from, to): (usize, usize), leading: bool) -> (usize, usize) {
    let mut marks = (from..to).filter(|at| parts_at(tokens, *at));
    let mark = if leading { marks.next() } else { marks.next_back() };
    if let Some(mark) = mark {
        return (mark, mark + 1);
    }
    // `Vader 75 2x Stormtrooper 10`
    let times = to >= from + 3 && tokens[to - 1].word().and_then(meaning) == Some(Meaning::Times);
    match (leading, times && tokens[to - 2].number().is_some()) {
        (true, _) => (from, from),
        (false, true) => (to - 2, to - 2),
        (false, false) => (to, to),
    }
}

/// Whether something new starts after this token: `Vader 55 • 2 Jawa 6`. `80/120` is one number.
fn parts_at(tokens: &[Token], at: usize) -> bool {
    let token = &tokens[at];
    let glued = tokens.get(at + 1).is_some_and(|t| t.glued && t.number().is_some());
    match token.kind {
        Kind::Mark(',' | ';' | '•' | '|' | '&') => true,
        Kind::Mark('/' | '+') => !(token.glued && glued),
        Kind::Word => meaning(&token.folded) == Some(Meaning::And),
        Kind::Mark(_) | Kind::Number(_) => false,
    }
}

/// Returns the ranges of figure names, the longest at each position.
pub(super) fn called(names: &Names, tokens: &[Token]) -> Vec<(usize, usize)> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let begins = tokens[at].kind == Kind::Word || tokens[at].number().is_some();
        // A number starts a name only if it is attached to it.
        let alone = tokens[at].number().is_some() && tokens.get(at + 1).is_none_or(|t| !t.glued);
        // `Klónkatona` is Klón katona.
        let known = |word: &str| names.has_word(word) || names.is_called(word);
        let name = (begins && !alone && known(&tokens[at].folded))
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
