//! A single line: one name, several separated by commas, or a row of columns.

use super::abreast::abreast;
use super::anchored::anchored;
use super::annotation::{Hint, Number, Place, annotation};
use super::claim::Claim;
use super::each::{Each, each, spread};
use super::foot::{Foot, footed};
use super::inline::{called, inline};
use super::kin::costs_otherwise;
use super::names::Names;
use super::price::{costs_so, readings};
use super::reading::{MatchKind, UnresolvedReason};
use super::remark::{Foremost, foremost, remarked};
use super::resolve::{Resolved, Who, is_one_name, is_one_of_a_name, misspelt, nearly, outright};
use super::token::{Token, words};
use crate::words::{Meaning, meaning, number as number_word};

/// The maximum number of pieces in a name, which contains few commas and `and`s.
const MAX_PIECES_A_NAME: usize = 4;

/// A part of a line that names a figure.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) text: String,
    pub(super) resolved: Resolved,
}

/// The figures on a line, and what it states about all of them.
#[derive(Debug)]
pub(super) struct Lined {
    pub(super) parts: Vec<Part>,
    pub(super) foot: Option<Foot>,
}

/// Reads the line as one exactly named figure, with or without remarks, or as a list of them.
pub(super) fn lined(names: &Names, line: &str, tokens: &[Token]) -> Option<Lined> {
    if let Some(foot) = footed(names, tokens)
        && let body = &tokens[..foot.at]
        && let Some(mut parts) =
            clearest(names, line, body, parted(names, line, body)).filter(|p| p.len() > 1)
    {
        let rest = tokens.get(foot.end).map_or("", |t| line[t.start..].trim_matches([',', '.', '-', ' ']));
        if let Some(last) = parts.last_mut().filter(|_| !rest.is_empty()) {
            last.resolved.notes.push(rest.to_owned());
        }
        return Some(Lined { parts, foot: Some(foot) });
    }
    let parts = clearest(names, line, tokens, parted(names, line, tokens))?;
    match all_in_brackets(names, line, tokens) {
        Some((parts, foot)) => Some(Lined { parts, foot: Some(foot) }),
        None => Some(Lined { parts, foot: None }),
    }
}

/// Of two readings of a line, by what separates names and by the names in it, the one that leaves less open.
fn clearest(names: &Names, line: &str, tokens: &[Token], parts: Option<Vec<Part>>) -> Option<Vec<Part>> {
    let open = |parts: &[Part]| parts.iter().filter(|p| matches!(p.resolved.who, Who::Open(..))).count();
    if parts.as_ref().is_some_and(|parts| open(parts) == 0) {
        return parts;
    }
    let Some(others) = anchored(names, line, tokens) else { return parts };
    let kept = |parts: &Vec<Part>| {
        others.len() - open(&others) >= parts.len() - open(parts) && open(&others) < open(parts)
    };
    // Half of a line is no reading of it.
    let most = open(&others) * 2 < others.len();
    if parts.as_ref().map_or(most, kept) { Some(others) } else { parts }
}

/// `Bossk 8, Greedo 4 (12)`: a number after the last cost that is the total.
fn all_in_brackets(names: &Names, line: &str, tokens: &[Token]) -> Option<(Vec<Part>, Foot)> {
    let [before @ .., open, number, close] = tokens else { return None };
    let total = number.number().filter(|_| open.is_mark('(') && close.is_mark(')'))?;
    before.last().filter(|t| t.number().is_some())?;
    let parts = parted(names, line, before).filter(|parts| parts.len() > 1)?;
    let points = |part: &Part| {
        let Who::Figure(figure, _) = part.resolved.who else { return None };
        let (entry, told) = (&names.entries[figure], &part.resolved);
        readings(Some(entry), told.plural, &told.numbers).ok()?.first()?.points(Some(entry))
    };
    let sum: i64 = parts.iter().map(points).sum::<Option<i64>>()?;
    let claim = Claim { total: Some(total), outright: true, ..Claim::default() };
    let text = open.start..close.end;
    (sum == total).then_some((parts, Foot { at: before.len(), end: tokens.len(), text, claim }))
}

fn parted(names: &Names, line: &str, tokens: &[Token]) -> Option<Vec<Part>> {
    let (rest, said) = each(tokens);
    let one = |resolved| {
        let mut parts = vec![Part { text: line.trim().to_owned(), resolved }];
        spread(names, &rest, &[(0, rest.len())], &mut parts, &said);
        parts
    };
    // `Agen Kolar, Jdei Master` is nobody else with a remark.
    if outright(names, &rest).is_none()
        && let Some(resolved) = misspelt(names, &rest)
    {
        return Some(one(resolved));
    }
    // A comma inside a full name doesn't separate two figures.
    let is_one = |f: &Foremost<'_>| {
        matches!(f.found.who, Who::Figure(..)) && f.name.iter().any(|token| token.is_mark(','))
    };
    foremost(names, line, &rest)
        .filter(is_one)
        .map(|f| one(f.found))
        .or_else(|| inline(names, line, &rest, &said))
        .or_else(|| sections(names, line, &rest))
        .or_else(|| remarked(names, line, &rest).map(one))
        .or_else(|| abreast(names, line, &rest))
        .or_else(|| plainly(names, line, &rest, &said))
}

/// `Chewbaca, Rebel Hero 30; Han Solo 28`: semicolons separate what commas don't, if each part names a figure.
fn sections(names: &Names, line: &str, tokens: &[Token]) -> Option<Vec<Part>> {
    let sections: Vec<&[Token]> =
        tokens.split(|t| t.is_mark(';')).filter(|section| words(section).next().is_some()).collect();
    if sections.len() < 2 {
        return None;
    }
    let somebody = |section: &[Token]| {
        let text = &line[section[0].start..section[section.len() - 1].end];
        if let Some(parts) = plainly_or_abreast(names, line, section) {
            return Some(parts);
        }
        let resolved = nearly(names, line, section);
        let told = resolved.is_part() && resolved.notes.is_empty() && !resolved.numbers.is_empty();
        told.then(|| vec![Part { text: text.to_owned(), resolved }])
    };
    Some(sections.into_iter().map(somebody).collect::<Option<Vec<_>>>()?.concat())
}

fn plainly_or_abreast(names: &Names, line: &str, tokens: &[Token]) -> Option<Vec<Part>> {
    let text = &line[tokens[0].start..tokens[tokens.len() - 1].end];
    if let Some(resolved) = outright(names, tokens) {
        return Some(vec![Part { text: text.to_owned(), resolved }]);
    }
    abreast(names, line, tokens).or_else(|| inline(names, line, tokens, &[]))
}

/// Reads the line as one exactly named figure, or as a list of them.
fn plainly(names: &Names, line: &str, tokens: &[Token], said: &[Each]) -> Option<Vec<Part>> {
    let whole = outright(names, tokens).or_else(|| columns(names, line, tokens));
    if let Some(whole) = &whole
        && let Some(pair) = rather_a_pair(names, line, tokens, whole)
    {
        return Some(pair);
    }
    let Some(resolved) = whole else { return list(names, line, tokens, said) };
    let mut parts = vec![Part { text: line.trim().to_owned(), resolved }];
    spread(names, tokens, &[(0, tokens.len())], &mut parts, said);
    Some(parts)
}

/// `C-3PO and R2-D2 [14]` where a figure of that name costs 18: two figures that cost 14 together.
pub(super) fn rather_a_pair(
    names: &Names,
    line: &str,
    tokens: &[Token],
    whole: &Resolved,
) -> Option<Vec<Part>> {
    let Who::Figure(figure, _) = whole.who else { return None };
    let joined = tokens.iter().any(|t| t.is_mark('&') || t.word().and_then(meaning) == Some(Meaning::And));
    if !joined || !costs_otherwise(names, figure, whole.plural, &whole.numbers) {
        return None;
    }
    let told: Vec<Number> = whole.numbers.iter().filter(|n| n.hint != Hint::Count).copied().collect();
    let parts: Option<Vec<Part>> = pieces(tokens)
        .into_iter()
        .map(|(from, to)| {
            let mut resolved = outright(names, &tokens[from..to])?;
            let Who::Figure(figure, _) = resolved.who else { return None };
            resolved.numbers.retain(|n| !told.contains(n));
            // This should be confirmed by the user.
            resolved.who = Who::Figure(figure, MatchKind::ByCost);
            let text = line[tokens[from].start..tokens[to - 1].end].to_owned();
            Some(Part { text, resolved })
        })
        .collect();
    let cost = |part: &Part| match part.resolved.who {
        Who::Figure(figure, _) => names.entries[figure].cost.map(i64::from),
        Who::Open(..) => None,
    };
    let parts = parts.filter(|p| p.len() > 1)?;
    let sum: i64 = parts.iter().map(cost).sum::<Option<i64>>()?;
    told.iter().any(|n| n.value == sum).then_some(parts)
}

/// Reads the line as the closest figure.
pub(super) fn roughly(names: &Names, line: &str, tokens: &[Token]) -> Part {
    Part { text: line.trim().to_owned(), resolved: nearly(names, line, tokens) }
}

/// Reads a table row: one cell names a figure, cells of numbers annotate it.
fn columns(names: &Names, line: &str, tokens: &[Token]) -> Option<Resolved> {
    // ` / ` separates columns, `9/27` doesn't.
    let slash = |at: usize| {
        tokens[at].is_mark('/') && !tokens[at].glued && tokens.get(at + 1).is_some_and(|t| !t.glued)
    };
    let edge = |at: &usize| tokens[*at].is_mark('\t') || tokens[*at].is_mark('|') || slash(*at);
    let edges: Vec<usize> = (0..tokens.len()).filter(edge).collect();
    if edges.is_empty() {
        return None;
    }
    let starts = [0].into_iter().chain(edges.iter().map(|at| at + 1));
    let ends = edges.iter().copied().chain([tokens.len()]);
    let cells = starts.zip(ends).map(|(from, to)| &tokens[from..to]).filter(|c| !c.is_empty());
    let cells: Vec<&[Token]> = cells.collect();
    let mut named = (0..cells.len()).filter(|at| outright(names, cells[*at]).is_some());
    let at = named.next()?;
    // `Planning | Element of Surprise`: bars between cards, not columns.
    let others = || cells.iter().enumerate().filter(|(other, _)| *other != at);
    if named.next().is_some() || others().any(|(_, cell)| !called(names, cell).is_empty()) {
        return None;
    }
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
        // With the numbers from other columns the row may now identify one of several figures.
        let right = |e: &&usize| costs_so(&names.entries[**e], out.plural, &out.numbers);
        if let [one] = several.iter().filter(right).copied().collect::<Vec<_>>()[..] {
            out.who = Who::Figure(one, MatchKind::ByCost);
        }
    }
    Some(out)
}

/// `Boba Fett, Bounty Hunter, 3 Mouse Droids and R2-D2`: splits the line so that as few parts as possible stay
/// unknown, and into as few names as possible, since names contain commas.
fn list(names: &Names, line: &str, tokens: &[Token], said: &[Each]) -> Option<Vec<Part>> {
    let pieces = pieces(tokens);
    if pieces.len() < 2 {
        return None;
    }
    // best[n]: the cheapest way to split the first n pieces, as (unknown, names, pieces of the last).
    let mut best: Vec<(usize, usize, usize)> = vec![(0, 0, 0)];
    for n in 1..=pieces.len() {
        let mut cheapest = (best[n - 1].0 + 1, best[n - 1].1 + 1, 1);
        for taken in 1..=MAX_PIECES_A_NAME.min(n) {
            let (from, to) = (pieces[n - taken].0, pieces[n - 1].1);
            let before = best[n - taken];
            let cost = (before.0, before.1 + 1, taken);
            let named = || {
                outright(names, &tokens[from..to]).is_some()
                    || taken > 1 && spoken(names, line, &tokens[from..to]).is_some()
            };
            if cost < cheapest && named() {
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
    let mut parts: Vec<(Part, bool)> =
        ranges.iter().map(|(from, to)| part(names, line, &tokens[*from..*to])).collect();
    for at in 1..parts.len() {
        let [(from, to), (next, end)] = [ranges[at - 1], ranges[at]];
        let and = tokens[to..next]
            .iter()
            .any(|t| t.word().and_then(meaning) == Some(Meaning::And) || t.is_mark('&'));
        if and && !parts[at - 1].1 && parts[at].1 {
            let named = of_one_surname(names, &tokens[from..to], &tokens[next..end]);
            if let Some(resolved) = named {
                parts[at - 1].0.resolved = resolved;
                parts[at - 1].1 = true;
            }
        }
    }
    let plain = parts.iter().filter(|(_, outright)| *outright).count();
    if plain > 1 {
        for ((part, plainly), (from, to)) in
            parts.iter_mut().zip(&ranges).filter(|((_, outright), _)| !outright)
        {
            if let Some(resolved) = spoken(names, line, &tokens[*from..*to]) {
                (part.resolved, *plainly) = (resolved, true);
            }
        }
    }
    let plain = parts.iter().filter(|(_, outright)| *outright).count();
    if tokens.iter().any(|t| t.word().and_then(meaning) == Some(Meaning::Or)) && plain == parts.len() {
        return Some(vec![either(line, tokens, &parts)]);
    }
    // A cost that fits one similar name is better evidence than half a list.
    if plain < parts.len() && is_one_of_a_name(names, tokens) {
        return None;
    }
    let named: Vec<bool> = parts.iter().map(|(_, outright)| *outright).collect();
    let mut parts: Vec<Part> = parts.into_iter().map(|(part, _)| part).collect();
    spread(names, tokens, &ranges, &mut parts, said);
    let mut parts: Vec<(Part, bool)> = parts.into_iter().zip(named).collect();
    one_cost_for_all(names, &mut parts);
    let list = plain > 1 || is_list(&parts, plain) && !is_one_name(names, tokens);
    list.then(|| parts.into_iter().map(|(part, _)| part).collect())
}

/// `dazu drei Stormtrooper`, `enfin Chewbacca (24)`: a figure with a count or its cost, after words that aren't
/// part of a name.
fn spoken(names: &Names, line: &str, tokens: &[Token]) -> Option<Resolved> {
    let [(from, _)] = called(names, tokens)[..] else { return None };
    let number = |t: &Token| t.number().or_else(|| t.word().and_then(number_word));
    let counted = from.checked_sub(1).filter(|at| number(&tokens[*at]).is_some());
    let start = counted.unwrap_or(from);
    let known = |word: &str| word.chars().count() > 2 && names.has_word(word);
    if start == 0 || tokens[..start].iter().filter_map(Token::word).any(known) {
        return None;
    }
    let mut resolved = outright(names, &tokens[start..])?;
    let costs = match resolved.who {
        Who::Figure(figure, _) => costs_so(&names.entries[figure], resolved.plural, &resolved.numbers),
        Who::Open(..) => false,
    };
    // `am Freitag nehme ich General Veers`: words that are nobody's before a whole name.
    let small =
        line[tokens[0].start..].starts_with(char::is_lowercase) || words(&tokens[..start]).nth(2).is_some();
    let whole = small && resolved.numbers.is_empty() && words(&tokens[start..]).nth(1).is_some();
    if counted.is_none() && !whole && (resolved.numbers.is_empty() || !costs) {
        return None;
    }
    resolved.notes.push(line[tokens[0].start..tokens[start - 1].end].to_owned());
    Some(resolved)
}

/// `Jacen and Jaina Solo`: a surname shared by two figures. It needs confirmation.
fn of_one_surname(names: &Names, first: &[Token], second: &[Token]) -> Option<Resolved> {
    let surnames: Vec<_> =
        second.iter().skip(1).filter(|t| t.word().is_some()).take(MAX_PIECES_A_NAME).collect();
    surnames.into_iter().rev().find_map(|surname| {
        let name: Vec<Token> = first.iter().chain([surname]).cloned().collect();
        let mut resolved = outright(names, &name)?;
        let Who::Figure(figure, _) = resolved.who else { return None };
        resolved.who = Who::Figure(figure, MatchKind::Fuzzy);
        Some(resolved)
    })
}

/// `Sith Trooper or Sith Guard x2`: one of them, and the list doesn't say which.
fn either(line: &str, tokens: &[Token], parts: &[(Part, bool)]) -> Part {
    let candidates = parts.iter().flat_map(|(part, _)| match &part.resolved.who {
        Who::Figure(figure, _) => vec![*figure],
        Who::Open(several, _) => several.clone(),
    });
    let who = Who::Open(candidates.collect(), UnresolvedReason::Ambiguous);
    // The cost of one of them would choose it.
    let counts = |p: &Part| p.resolved.numbers.iter().filter(|n| n.hint == Hint::Count).copied().collect();
    let numbers = parts.iter().map(|(p, _)| counts(p)).find(|counts: &Vec<Number>| !counts.is_empty());
    let numbers = numbers.unwrap_or_default();
    let text = line[tokens[0].start..tokens[tokens.len() - 1].end].to_owned();
    let resolved = Resolved { who, plural: false, numbers, evident: true, notes: Vec::new(), instead: None };
    Part { text, resolved }
}

/// `Greedo and Bossk [29]`: a cost after the last figure that is the total of all isn't a count.
fn one_cost_for_all(names: &Names, parts: &mut [(Part, bool)]) {
    if parts.len() < 2 {
        return;
    }
    let mut sum = 0;
    // The number after the last figure is the total; on its own it may have suggested another version.
    let outright = |resolved: &Resolved| match resolved.who {
        Who::Figure(_, MatchKind::ByCost) if resolved.instead.is_some() => resolved.instead,
        Who::Figure(figure, _) => Some(figure),
        Who::Open(..) => None,
    };
    for (part, _) in parts.iter() {
        let Some(figure) = outright(&part.resolved) else { return };
        let Some(cost) = names.entries[figure].cost else { return };
        let counts = part.resolved.numbers.iter().filter(|n| n.place == Place::Head || n.hint == Hint::Count);
        sum += i64::from(cost) * counts.map(|n| n.value).next().unwrap_or(1);
    }
    let (last, others) = parts.split_at_mut(parts.len() - 1);
    let (others, last) = (last, &mut others[0].0.resolved);
    let told = others.iter().any(|(p, _)| p.resolved.numbers.iter().any(|n| n.place == Place::Tail));
    let for_all = |n: &Number| n.place == Place::Tail && n.hint != Hint::Count && n.value == sum;
    if !told && last.numbers.iter().any(for_all) {
        last.numbers.retain(|n| !for_all(n));
        if let (Who::Figure(figure, matched), Some(named)) = (&mut last.who, last.instead.take()) {
            (*figure, *matched) = (named, MatchKind::Exact);
        }
    }
}

/// Returns a part of a list, and whether it is named exactly.
fn part(names: &Names, line: &str, tokens: &[Token]) -> (Part, bool) {
    let text = line[tokens[0].start..tokens[tokens.len() - 1].end].to_owned();
    match outright(names, tokens) {
        Some(resolved) => (Part { text, resolved }, true),
        None => (Part { text, resolved: nearly(names, line, tokens) }, false),
    }
}

/// Prose and names contain commas as well. A list names two figures exactly, or one with everything else
/// counted, or it counts something and has a likely name for everything.
fn is_list(parts: &[(Part, bool)], plain: usize) -> bool {
    let counted = |p: &Part| p.resolved.numbers.iter().any(|n| n.place == Place::Head);
    let others = || parts.iter().filter(|(_, outright)| !outright).map(|(p, _)| p);
    match plain {
        0 => others().all(|p| p.resolved.is_part()) && others().skip(1).any(counted),
        _ => others().all(|p| counted(p) || p.resolved.is_part()),
    }
}

impl Resolved {
    /// Whether all its words are words of names.
    fn is_part(&self) -> bool {
        match &self.who {
            Who::Figure(..) => true,
            Who::Open(candidates, reason) => !candidates.is_empty() && *reason != UnresolvedReason::Unknown,
        }
    }
}

/// Returns the ranges of tokens between commas, semicolons, plus signs and `and`s.
fn pieces(tokens: &[Token]) -> Vec<(usize, usize)> {
    let parts = |i: usize| {
        let token = &tokens[i];
        let mark = [',', ';', '&', '|'].iter().any(|m| token.is_mark(*m));
        // `Vader / Tarkin`, not `9/27`
        let slash = (token.is_mark('/') || token.is_mark(':'))
            && !token.glued
            && tokens.get(i + 1).is_some_and(|t| !t.glued);
        // A bullet may also start a line.
        let bullet = i > 0 && token.is_mark('•');
        // A plus sign may belong to a number.
        let plus = token.is_mark('+') && tokens.get(i + 1).is_none_or(|t| !t.glued);
        let and = token
            .word()
            .is_some_and(|w| w != "with" && matches!(meaning(w), Some(Meaning::And | Meaning::Or)));
        // `Royal Guard (15) -> Rule by Fear`, `Vader w/ Hatred`: an attached card is a card as well.
        let pointed = |at: usize| tokens.get(at).is_some_and(|t| t.is_mark('>') && t.glued);
        let arrow = token.is_mark('-') && pointed(i + 1) || token.is_mark('→') || token.is_mark('>') && i > 0;
        let with = token.word() == Some("w") && tokens.get(i + 1).is_some_and(|t| t.is_mark('/') && t.glued);
        let of_with = token.is_mark('/') && token.glued && i > 0 && tokens[i - 1].word() == Some("w");
        mark || slash || bullet || plus || and || arrow || with || of_with
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
