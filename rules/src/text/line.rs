//! One line: one name, or several with commas between them, or a row of columns.

use super::annotation::{Place, annotation};
use super::names::Names;
use super::price::costs_so;
use super::reading::{MatchKind, UnresolvedReason};
use super::resolve::{Resolved, Who, is_one_name, nearly, outright};
use super::token::{Token, words};
use super::vocabulary::{Meaning, meaning};

/// Names hold commas and `and`s of their own, but few.
const MAX_PIECES_A_NAME: usize = 4;

/// A part of a line that names somebody.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) text: String,
    pub(super) resolved: Resolved,
}

/// The line as somebody named outright, or as a list of such.
pub(super) fn plainly(names: &Names, line: &str, tokens: &[Token]) -> Option<Vec<Part>> {
    let whole = outright(names, tokens).or_else(|| columns(names, line, tokens));
    if let Some(resolved) = whole {
        return Some(vec![Part { text: line.trim().to_owned(), resolved }]);
    }
    list(names, line, tokens)
}

/// The line as somebody, whoever comes nearest.
pub(super) fn roughly(names: &Names, line: &str, tokens: &[Token]) -> Part {
    Part { text: line.trim().to_owned(), resolved: nearly(names, line, tokens) }
}

/// A row of a table: one cell names somebody, cells of numbers annotate it.
fn columns(names: &Names, line: &str, tokens: &[Token]) -> Option<Resolved> {
    let edge = |t: &Token| t.is_mark('\t') || t.is_mark('|');
    if !tokens.iter().any(edge) {
        return None;
    }
    let cells: Vec<&[Token]> = tokens.split(edge).filter(|c| !c.is_empty()).collect();
    let at = cells.iter().position(|c| outright(names, c).is_some())?;
    let mut out = outright(names, cells[at])?;
    let mut head = Vec::new();
    for (i, cell) in cells.iter().enumerate().filter(|(i, _)| *i != at) {
        let place = if i < at { Place::Head } else { Place::Tail };
        match annotation(cell, place) {
            Some(read) if place == Place::Head => head.extend(read.numbers),
            Some(read) => out.numbers.extend(read.numbers),
            None => out.notes.push(line[cell[0].start..cell[cell.len() - 1].end].to_owned()),
        }
    }
    head.append(&mut out.numbers);
    out.numbers = head;
    out.evident = true;
    if let Who::Open(several, _) = &out.who {
        // With its columns' numbers the row may now tell two of a name apart.
        let right = |e: &&usize| costs_so(&names.entries[**e], out.plural, &out.numbers);
        if let [one] = several.iter().filter(right).copied().collect::<Vec<_>>()[..] {
            out.who = Who::Figure(one, MatchKind::ByCost);
        }
    }
    Some(out)
}

/// `Boba Fett, Bounty Hunter, 3 Mouse Droids and R2-D2`: cut so that as little as possible stays
/// unknown, and into as few names as possible, for names hold commas.
fn list(names: &Names, line: &str, tokens: &[Token]) -> Option<Vec<Part>> {
    let pieces = pieces(tokens);
    if pieces.len() < 2 {
        return None;
    }
    // best[n]: the cheapest way to cut the first n pieces, as (unknown, names, pieces of the last).
    let mut best: Vec<(usize, usize, usize)> = vec![(0, 0, 0)];
    for n in 1..=pieces.len() {
        let mut cheapest = (best[n - 1].0 + 1, best[n - 1].1 + 1, 1);
        for taken in 1..=MAX_PIECES_A_NAME.min(n) {
            let (from, to) = (pieces[n - taken].0, pieces[n - 1].1);
            let before = best[n - taken];
            let cost = (before.0, before.1 + 1, taken);
            if cost < cheapest && outright(names, &tokens[from..to]).is_some() {
                cheapest = cost;
            }
        }
        best.push(cheapest);
    }
    let mut ranges = Vec::new();
    let mut n = pieces.len();
    while n > 0 {
        let taken = best[n].2;
        ranges.push((pieces[n - taken].0, pieces[n - 1].1));
        n -= taken;
    }
    ranges.reverse();
    let parts: Vec<(Part, bool)> =
        ranges.iter().map(|(from, to)| part(names, line, &tokens[*from..*to])).collect();
    let plain = parts.iter().filter(|(_, outright)| *outright).count();
    let list = plain > 1 || is_list(&parts, plain) && !is_one_name(names, tokens);
    list.then(|| parts.into_iter().map(|(part, _)| part).collect())
}

/// A part of a list, and whether it is named outright.
fn part(names: &Names, line: &str, tokens: &[Token]) -> (Part, bool) {
    let text = line[tokens[0].start..tokens[tokens.len() - 1].end].to_owned();
    match outright(names, tokens) {
        Some(resolved) => (Part { text, resolved }, true),
        None => (Part { text, resolved: nearly(names, line, tokens) }, false),
    }
}

/// Prose and names have commas too. A list names two figures outright, or one with everything else
/// counted, or at least counts something and gives everything a likely name.
fn is_list(parts: &[(Part, bool)], plain: usize) -> bool {
    let counted = |p: &Part| p.resolved.numbers.iter().any(|n| n.place == Place::Head);
    let others = || parts.iter().filter(|(_, outright)| !outright).map(|(p, _)| p);
    match plain {
        0 => others().all(|p| p.resolved.is_part()) && others().skip(1).any(counted),
        _ => others().all(|p| counted(p) || p.resolved.is_part()),
    }
}

impl Resolved {
    /// Whether its words are all words of names.
    fn is_part(&self) -> bool {
        match &self.who {
            Who::Figure(..) => true,
            Who::Open(candidates, reason) => !candidates.is_empty() && *reason != UnresolvedReason::Unknown,
        }
    }
}

/// What stands between commas, semicolons, plus signs and `and`s, as ranges of tokens.
fn pieces(tokens: &[Token]) -> Vec<(usize, usize)> {
    let parts = |i: usize| {
        let token = &tokens[i];
        let mark = [',', ';', '&'].iter().any(|m| token.is_mark(*m));
        // A plus sign may be the sign of a number.
        let plus = token.is_mark('+') && tokens.get(i + 1).is_none_or(|t| !t.glued);
        let and = token.word().is_some_and(|w| w != "with" && meaning(w) == Some(Meaning::And));
        mark || plus || and
    };
    let mut out = Vec::new();
    let mut from = 0;
    for at in 0..=tokens.len() {
        if at == tokens.len() || parts(at) {
            if words(&tokens[from..at]).next().is_some() {
                out.push((from, at));
            }
            from = at + 1;
        }
    }
    out
}
