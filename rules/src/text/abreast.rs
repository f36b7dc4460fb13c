//! Several on a line with nothing between them but what they cost: `Han 30 Chewie 24 Leia 20`.

use super::line::Part;
use super::names::Names;
use super::price::costs_so;
use super::reading::UnresolvedReason;
use super::resolve::{Resolved, Who, nearly, outright};
use super::token::{Kind, Token};
use super::vocabulary::{Meaning, meaning};

/// The most tokens of a line that is looked at: every cut costs a search.
const LONGEST: usize = 120;
/// The most tokens of one name with its numbers.
const MOST: usize = 14;

/// The line as names and costs by turns, if it can be cut so that everybody costs what it says.
pub(super) fn abreast(names: &Names, line: &str, tokens: &[Token]) -> Option<Vec<Part>> {
    let numbers = tokens.iter().filter(|t| t.number().is_some()).count();
    let either = tokens.iter().any(|t| t.word().and_then(meaning) == Some(Meaning::Or));
    if numbers < 2 || either || tokens.len() > LONGEST {
        return None;
    }
    // best[n]: the most names that the first n tokens can be, since each has to cost what it says, and where the
    // last of them begins.
    let mut best: Vec<Option<(usize, usize)>> = vec![None; tokens.len() + 1];
    best[0] = Some((0, 0));
    for to in 1..=tokens.len() {
        if to < tokens.len() && !cuts(tokens, to) {
            continue;
        }
        for from in to.saturating_sub(MOST)..to {
            let Some((before, _)) = best[from] else { continue };
            let more = best[to].is_none_or(|(known, _)| before + 1 > known);
            if more && costing(names, line, trimmed(&tokens[from..to])).is_some() {
                best[to] = Some((before + 1, from));
            }
        }
    }
    best[tokens.len()].filter(|(names, _)| *names > 1)?;
    let mut parts = Vec::new();
    let mut to = tokens.len();
    while to > 0 {
        let (_, from) = best[to]?;
        let own = trimmed(&tokens[from..to]);
        let resolved = costing(names, line, own)?;
        let text = line[own[0].start..own[own.len() - 1].end].to_owned();
        parts.push(Part { text, resolved });
        to = from;
    }
    parts.reverse();
    Some(parts)
}

/// Whether a new name may begin here: behind a number, or with one.
fn cuts(tokens: &[Token], at: usize) -> bool {
    let (before, next) = (&tokens[at - 1], &tokens[at]);
    let closes = before.word().and_then(meaning) == Some(Meaning::Points)
        || matches!(before.kind, Kind::Number(_) | Kind::Mark(')' | ']' | ',' | ';' | '|' | '/' | '+'));
    let opens = matches!(next.kind, Kind::Number(_) | Kind::Mark('(' | '['));
    !next.glued && (next.is_name() || opens) && (closes || opens)
}

fn trimmed(tokens: &[Token]) -> &[Token] {
    let parts = |t: &Token| matches!(t.kind, Kind::Mark(',' | ';' | '|' | '/' | '+' | '•'));
    let from = tokens.iter().take_while(|t| parts(t)).count();
    let to = tokens.iter().rposition(|t| !parts(t)).map_or(from, |at| at + 1);
    &tokens[from.min(to)..to]
}

/// Somebody who costs what stands beside the name; of several the first does.
fn costing(names: &Names, line: &str, tokens: &[Token]) -> Option<Resolved> {
    let numbered = tokens.iter().any(|t| t.number().is_some());
    if !numbered || !tokens.iter().any(|t| t.word().is_some()) {
        return None;
    }
    let found = outright(names, tokens).unwrap_or_else(|| nearly(names, line, tokens));
    let figure = match &found.who {
        Who::Figure(figure, _) => *figure,
        Who::Open(several, UnresolvedReason::Ambiguous) => *several.first()?,
        Who::Open(..) => return None,
    };
    let right = found.notes.is_empty() && costs_so(&names.entries[figure], found.plural, &found.numbers);
    right.then_some(found)
}
