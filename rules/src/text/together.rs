//! Resolves ambiguous names from the whole list: its faction, one version per person, and its total.

use std::collections::{HashMap, HashSet};

use super::annotation::Hint;
use super::kin::{kin_that_costs_so, the_one};
use super::members::Entry;
use super::names::{Names, Spelling};
use super::price::{costs_so, readings};
use super::reading::{MatchKind, UnresolvedReason};
use super::resolve::{Resolved, Who, runs};
use super::token::{tidy, tokens};
use crate::check::Claims;
use crate::id::{FactionId, PersonId};

/// With more open lines than this a total isn't used: some combination always adds up.
const OPEN_LINES: usize = 6;
/// The maximum number of sums kept while searching.
const SUMS: usize = 2_048;

/// Resolves a list's lines as far as their context allows.
pub(super) fn together(names: &Names, entries: &mut [Entry], faction: Option<&FactionId>, claims: Claims) {
    costs_after_all(names, entries);
    by_faction_and_person(names, entries, faction);
    if let Some(total) = claims.total {
        by_total(names, entries, total);
        another_version(names, entries, total);
        called_so_after_all(names, entries, total);
        called_otherwise(names, entries, total);
    }
}

/// `Jango Fett` in a list that matches its total only with another version: if a single change achieves that,
/// and no number is ambiguous, that version is meant.
fn another_version(names: &Names, entries: &mut [Entry], total: i64) {
    let mut sum = 0;
    for entry in entries.iter() {
        let resolved = &entry.part.resolved;
        let Who::Figure(figure, _) = resolved.who else { return };
        let known = &names.entries[figure];
        let Ok(readings) = readings(Some(known), resolved.plural, &resolved.numbers) else { return };
        let agreeing = readings.iter().any(|r| r.agrees);
        let likely = readings.iter().filter(|r| r.agrees || !agreeing);
        let mut sums = likely.map(|r| r.points(Some(known)));
        let Some(Some(points)) = sums.next() else { return };
        if sums.any(|other| other != Some(points)) {
            return;
        }
        sum += points;
    }
    if sum == total {
        return;
    }
    let mut found = None;
    for (at, entry) in entries.iter().enumerate() {
        let resolved = &entry.part.resolved;
        let Who::Figure(figure, MatchKind::Exact) = resolved.who else { continue };
        if !resolved.numbers.iter().all(|n| n.hint == Hint::Count) {
            continue;
        }
        let Some(own) = points(names, figure, resolved) else { continue };
        let fits = |e: &usize| points(names, *e, resolved).is_some_and(|p| sum - own + p == total);
        for version in versions(names, figure).into_iter().filter(fits) {
            if found.replace((at, version)).is_some() {
                return;
            }
        }
    }
    if let Some((at, version)) = found {
        entries[at].part.resolved.who = Who::Figure(version, MatchKind::ByCost);
    }
}

/// `Luke Skywalker, Jedi Master 27` in a list that matches its total only with that figure and its actual cost:
/// the number is wrong.
fn called_so_after_all(names: &Names, entries: &mut [Entry], total: i64) {
    let priced = |figure: usize, resolved: &Resolved| points(names, figure, resolved);
    let mut sum = 0;
    for entry in entries.iter() {
        let resolved = &entry.part.resolved;
        let Who::Figure(figure, _) = resolved.who else { return };
        let Some(points) = priced(figure, resolved) else { return };
        sum += points;
    }
    let swapped = |resolved: &Resolved| {
        let Who::Figure(figure, MatchKind::ByCost) = resolved.who else { return None };
        let named = resolved.instead?;
        let other = sum - priced(figure, resolved)? + priced(named, resolved)?;
        (sum != total && other == total).then_some(named)
    };
    for resolved in entries.iter_mut().map(|entry| &mut entry.part.resolved) {
        if let Some(named) = swapped(resolved) {
            resolved.who = Who::Figure(named, MatchKind::Exact);
            return;
        }
    }
}

/// `Luke Skywalker, Jedi Master 27` in a list that matches its total only with the figure of a similar name that
/// costs so much.
fn called_otherwise(names: &Names, entries: &mut [Entry], total: i64) {
    let mut sum = 0;
    for entry in entries.iter() {
        let resolved = &entry.part.resolved;
        let Who::Figure(figure, _) = resolved.who else { return };
        let Some(points) = points(names, figure, resolved) else { return };
        sum += points;
    }
    let other = |entry: &Entry| {
        let resolved = &entry.part.resolved;
        let Who::Figure(figure, MatchKind::Exact) = resolved.who else { return None };
        let told = tokens(&tidy(&entry.part.text));
        let all = runs(&told);
        let kin = kin_that_costs_so(names, all.last()?.name, resolved.plural, &resolved.numbers)?;
        let other = sum - points(names, figure, resolved)? + points(names, kin, resolved)?;
        (sum != total && other == total).then_some(kin)
    };
    let found: Vec<(usize, usize)> =
        entries.iter().enumerate().filter_map(|(at, entry)| Some((at, other(entry)?))).collect();
    if let [(at, kin)] = found[..] {
        entries[at].part.resolved.who = Who::Figure(kin, MatchKind::ByCost);
    }
}

/// Returns other figures whose names extend a figure's name, `Jango Fett, Bounty Hunter`.
fn versions(names: &Names, figure: usize) -> Vec<usize> {
    let own = || names.spellings.iter().filter(|s| s.entry == figure);
    let goes_on = |e: &&Spelling| own().any(|o| e.said.len() > o.said.len() && e.said.starts_with(&o.said));
    let mut out: Vec<usize> = Vec::new();
    for spelling in names.spellings.iter().filter(|s| s.entry != figure).filter(goes_on) {
        if !out.contains(&spelling.entry) {
            out.push(spelling.entry);
        }
    }
    out
}

/// `Snowtrooper 10` in a list whose other lines end in their costs: not ten of them, but the version with that
/// cost.
fn costs_after_all(names: &Names, entries: &mut [Entry]) {
    let explained = |r: &Resolved| match r.who {
        Who::Figure(figure, _) => costs_so(&names.entries[figure], r.plural, &r.numbers),
        Who::Open(..) => true,
    };
    let told = || entries.iter().map(|e| &e.part.resolved).filter(|r| !r.numbers.is_empty());
    let others = told().filter(|r| r.instead.is_some()).count();
    // `Stormtrooper` and then `Stormtrooper (9)` are two figures, not ten of one.
    let twice = || {
        let figures = entries.iter().filter_map(|e| match e.part.resolved.who {
            Who::Figure(figure, MatchKind::Exact) => Some(figure),
            _ => None,
        });
        let all: Vec<usize> = figures.collect();
        (1..all.len()).any(|at| all[..at].contains(&all[at]))
    };
    if others == 0 || told().count() < 2 && !twice() || !told().all(|r| r.instead.is_some() || explained(r)) {
        return;
    }
    for entry in entries {
        let resolved = &mut entry.part.resolved;
        if let (Who::Figure(_, MatchKind::Exact), Some(other)) = (&resolved.who, resolved.instead) {
            resolved.who = Who::Figure(other, MatchKind::ByCost);
        }
    }
}

/// Returns the possible figures on an ambiguous line.
fn several(entry: &Entry) -> Option<&[usize]> {
    match &entry.part.resolved.who {
        Who::Open(several, UnresolvedReason::Ambiguous) if several.len() > 1 => Some(several),
        _ => None,
    }
}

fn by_faction_and_person(names: &Names, entries: &mut [Entry], faction: Option<&FactionId>) {
    let mut taken: HashSet<PersonId> = HashSet::new();
    let persons = |figure: usize| {
        let entry = &names.entries[figure];
        let persons: &[PersonId] = if entry.unique { &entry.persons } else { &[] };
        persons
    };
    for entry in entries.iter() {
        if let Who::Figure(figure, _) = entry.part.resolved.who {
            taken.extend(persons(figure).iter().cloned());
        }
    }
    for entry in entries {
        let Some(several) = several(entry) else { continue };
        let Resolved { plural, numbers, .. } = &entry.part.resolved;
        let mut fitting: Vec<usize> = several.to_vec();
        // Each criterion narrows down the candidates, unless none would be left.
        let mut narrow = |fits: &dyn Fn(&usize) -> bool| {
            let left: Vec<usize> = fitting.iter().filter(|e| fits(e)).copied().collect();
            if !left.is_empty() {
                fitting = left;
            }
        };
        narrow(&|e| costs_so(&names.entries[*e], *plural, numbers));
        narrow(&|e| !persons(*e).iter().any(|p| taken.contains(p)));
        if let Some(faction) = faction {
            narrow(&|e| names.entries[*e].factions.contains(faction));
        }
        if fitting.len() == several.len() {
            continue;
        }
        let costs = costs_so(&names.entries[fitting[0]], *plural, numbers);
        let one = if costs {
            the_one(names, &fitting)
        } else {
            fitting.first().copied().filter(|_| fitting.len() == 1)
        };
        let who = match one {
            Some(one) => {
                taken.extend(persons(one).iter().cloned());
                Who::Figure(one, MatchKind::ByCost)
            }
            // Candidates that fit are suggested first.
            None => {
                let others = several.iter().filter(|e| !fitting.contains(e)).copied();
                let several = fitting.iter().copied().chain(others).collect();
                Who::Open(several, UnresolvedReason::Ambiguous)
            }
        };
        entry.part.resolved.who = who;
    }
}

/// Returns the points of a line if it means this figure.
fn points(names: &Names, figure: usize, resolved: &Resolved) -> Option<i64> {
    let entry = &names.entries[figure];
    let readings = readings(Some(entry), resolved.plural, &resolved.numbers).ok()?;
    // Claims on the line are the same for all candidates; only the figure's own cost distinguishes them.
    let cost = i64::from(entry.cost?);
    (!entry.apart).then(|| cost * i64::from(readings[0].count)).or(Some(0))
}

/// The number of ways to reach a sum, where 2 means several, and the last step of one of them.
#[derive(Clone, Copy)]
struct Ways {
    number: u8,
    from: i64,
    pick: usize,
}

/// Resolves the ambiguous lines if exactly one combination of candidates matches the total.
fn by_total(names: &Names, entries: &mut [Entry], total: i64) {
    let mut sure = 0_i64;
    let mut open: Vec<(usize, Vec<(usize, i64)>)> = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        let resolved = &entry.part.resolved;
        match &resolved.who {
            Who::Figure(figure, _) => match points(names, *figure, resolved) {
                Some(points) => sure += points,
                None => return,
            },
            Who::Open(several, UnresolvedReason::Ambiguous) if several.len() > 1 => {
                let choices: Option<Vec<(usize, i64)>> =
                    several.iter().map(|e| points(names, *e, resolved).map(|p| (*e, p))).collect();
                match choices {
                    Some(choices) if open.len() < OPEN_LINES => open.push((at, choices)),
                    _ => return,
                }
            }
            Who::Open(..) => return,
        }
    }
    if open.is_empty() {
        return;
    }
    let mut layers: Vec<HashMap<i64, Ways>> = Vec::with_capacity(open.len());
    let mut reached: Vec<(i64, u8)> = vec![(sure, 1)];
    for (_, choices) in &open {
        let mut layer: HashMap<i64, Ways> = HashMap::new();
        for (from, number) in &reached {
            for (pick, (_, points)) in choices.iter().enumerate() {
                let ways = layer.entry(from + points).or_insert(Ways { number: 0, from: *from, pick });
                ways.number = ways.number.saturating_add(*number).min(2);
            }
        }
        if layer.len() > SUMS {
            return;
        }
        reached = layer.iter().map(|(sum, ways)| (*sum, ways.number)).collect();
        layers.push(layer);
    }
    let mut at = total;
    if layers.last().and_then(|l| l.get(&at)).is_none_or(|w| w.number != 1) {
        return;
    }
    for ((line, choices), layer) in open.iter().zip(&layers).rev() {
        let Some(ways) = layer.get(&at) else { return };
        entries[*line].part.resolved.who = Who::Figure(choices[ways.pick].0, MatchKind::ByCost);
        at = ways.from;
    }
}
