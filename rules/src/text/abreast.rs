//! Several figures on a line, separated only by their costs: `Han 30 Chewie 24 Leia 20`.

use super::line::Part;
use super::names::Names;
use super::price::costs_so;
use super::reading::UnresolvedReason;
use super::resolve::{Resolved, Who, nearly, outright};
use super::token::{Kind, Token};
use crate::words::{Meaning, meaning};

/// The maximum number of tokens on a line: every possible cut costs a search.
const LONGEST: usize = 120;
/// The maximum number of tokens for one name with its numbers.
const MOST: usize = 14;

/// Splits the line into alternating names and costs, if every figure has the cost stated.
pub(super) fn abreast(names: &Names, line: &str, tokens: &[Token]) -> Option<Vec<Part>> {
    let numbers = tokens.iter().filter(|t| t.number().is_some()).count();
    let either = tokens.iter().any(|t| t.word().and_then(meaning) == Some(Meaning::Or));
    if numbers < 2 || either || tokens.len() > LONGEST {
        return None;
    }
    // best[n]: the maximum number of names that the first n tokens can be, given that each must have the stated
    // cost, and the start of the last one.
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

/// Whether a new name may start here: after a number, or with one.
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

/// Returns the figure with the stated cost; the first, if several may be meant.
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
