//! Relatives of a name: figures whose names share most of its words. A cost may determine which of them is
//! meant; without one they are candidates.

use std::collections::HashMap;

use super::annotation::{Hint, Number, Place};
use super::names::Names;
use super::near::parts;
use super::plural::singular;
use super::price::{agrees_with, costs_so, readings};
use super::token::{Token, tidy, tokens, words};
use crate::words::meaning;

/// The maximum number of words of a name considered; names have fewer.
const MOST_WORDS: usize = 12;
/// The maximum number of relatives considered.
const MOST_KIN: usize = 24;
/// A bare number after a name above this isn't a count.
const CROWD: i64 = 30;

/// A relative of a name.
#[derive(Clone, Copy, Debug)]
struct Kin {
    spelling: usize,
    shared: usize,
    /// Whether both start with the same word: a `Royal Guard` isn't a `Harbour Guard`.
    same_head: bool,
}

/// Returns spellings with at least half of the words in common, closest first.
fn kin(names: &Names, name: &[Token]) -> Vec<Kin> {
    let mut asked: Vec<&str> = words(name).filter(|w| meaning(w).is_none()).collect();
    asked.dedup();
    asked.truncate(MOST_WORDS);
    let Some(head) = asked.first().copied() else { return Vec::new() };
    let heads = [Some(head.to_owned()), singular(head)];
    let mut shared: HashMap<usize, usize> = HashMap::new();
    for word in &asked {
        let mut with = names.with_word(word).to_vec();
        if let Some(one) = singular(word) {
            with.extend(names.with_word(&one));
        }
        with.sort_unstable();
        with.dedup();
        for spelling in with {
            *shared.entry(spelling).or_default() += 1;
        }
    }
    let all = |spelling: usize| asked.len().max(names.spellings[spelling].words);
    let near = shared.into_iter().filter(|(spelling, n)| n * 2 >= all(*spelling));
    let mut out: Vec<Kin> = near
        .map(|(spelling, shared)| {
            let same_head = heads.iter().flatten().any(|h| Some(h) == names.spellings[spelling].said.first());
            Kin { spelling, shared, same_head }
        })
        .collect();
    out.sort_by_key(|k| (!k.same_head, 100 - k.shared * 100 / all(k.spelling), k.spelling));
    out.truncate(MOST_KIN);
    out
}

/// Returns figures to suggest if no figure has the name, closest first.
pub(super) fn alike(names: &Names, name: &[Token]) -> Vec<usize> {
    let mut out = Vec::new();
    for kin in kin(names, name) {
        let entry = names.spellings[kin.spelling].entry;
        if !out.contains(&entry) {
            out.push(entry);
        }
    }
    out
}

/// Returns the only figure with a nearly correct name that has the stated cost. Two words must match, including
/// the first; otherwise a figure missing from the catalogue would be mistaken for another.
pub(super) fn kin_that_costs_so(
    names: &Names,
    name: &[Token],
    plural: bool,
    numbers: &[Number],
) -> Option<usize> {
    if !tells_a_cost(numbers) {
        return None;
    }
    let mut found: Vec<(usize, usize)> = Vec::new();
    for kin in kin(names, name).into_iter().filter(|k| k.same_head && k.shared > 1) {
        let entry = names.spellings[kin.spelling].entry;
        let known = found.iter().any(|(other, _)| *other == entry);
        if !known && costs_so(&names.entries[entry], plural, numbers) {
            found.push((entry, kin.shared));
        }
    }
    let all: Vec<usize> = found.iter().map(|(entry, _)| *entry).collect();
    // Of several, the one that shares more words: `Luke Skywalker, Jedi Master 27` is rather Luke Skywalker,
    // Jedi Knight than the other Luke for 27 points.
    let nearest = || {
        let (entry, shared) = found.iter().copied().max_by_key(|(_, shared)| *shared)?;
        (found.iter().filter(|(_, other)| *other == shared).count() == 1).then_some(entry)
    };
    the_one(names, &all).or_else(nearest)
}

/// Returns how many letters of a text belong to words that are also in a figure's name, scaled down by the
/// name's other words.
pub(super) fn shared_letters(names: &Names, text: &str, entry: usize) -> i64 {
    let told = tokens(&tidy(text));
    let asked: Vec<&str> = words(&told).take(MOST_WORDS).collect();
    let share = |said: &[String]| {
        let shared = asked.iter().filter(|word| said.iter().any(|own| own == *word)).count();
        let all = asked.len().max(said.len()).max(1);
        let letters = text.chars().filter(|c| c.is_alphabetic()).count();
        i64::try_from(shared * letters / all).unwrap_or(0)
    };
    let spellings = names.spellings.iter().filter(|s| s.entry == entry);
    spellings.map(|s| share(&s.said)).max().unwrap_or(0)
}

/// Whether the numbers contain a cost.
fn tells_a_cost(numbers: &[Number]) -> bool {
    numbers.iter().any(|n| n.hint != Hint::Count)
}

/// Returns the only figure, or the one whose name all the others extend: `Lando` is rather Lando than a version
/// of him.
pub(super) fn the_one(names: &Names, found: &[usize]) -> Option<usize> {
    if let [one] = found {
        return Some(*one);
    }
    let plainest = |entry: &usize| {
        let spellings = names.spellings.iter().filter(|s| s.entry == *entry);
        spellings.map(|s| s.key.as_str()).min_by_key(|k| k.len()).unwrap_or_default()
    };
    let keys: Vec<&str> = found.iter().map(plainest).collect();
    let at = (0..keys.len()).min_by_key(|at| keys[*at].len())?;
    let goes_on = |key: &&str| key.len() > keys[at].len() && key.starts_with(keys[at]);
    let others = || keys.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, key)| key);
    (!keys[at].is_empty() && others().all(goes_on)).then(|| found[at])
}

/// Whether the numbers state another cost than this figure's and are unlikely to be a count. A cost reduced by
/// a commander isn't another cost.
pub(super) fn costs_otherwise(names: &Names, entry: usize, plural: bool, numbers: &[Number]) -> bool {
    let entry = &names.entries[entry];
    let Some(printed) = entry.cost.map(i64::from) else { return false };
    let counted = numbers.iter().any(|n| n.hint == Hint::Count);
    let is_cost = |n: &&Number| match n.hint {
        Hint::Count => false,
        Hint::Bare | Hint::Factor => {
            let uncounted = entry.unique && n.value > 1 || n.value > CROWD;
            counted || uncounted && !(plural && n.place == Place::Head)
        }
        _ => true,
    };
    let told = numbers.iter().any(|n| is_cost(&n));
    let near = |n: &Number| names.discounts && !entry.unique && (1..=2).contains(&(printed - n.value));
    told && !numbers.iter().any(near)
        && readings(Some(entry), plural, numbers).is_ok_and(|all| !all.iter().any(|r| r.agrees))
}

/// Returns other figures whose names contain an exactly matching name, and which have the stated cost when its
/// own figure doesn't.
pub(super) fn rivals(names: &Names, entry: usize, name: &[Token], numbers: &[Number]) -> Vec<usize> {
    let others = parts(names, name).holding;
    let costs = |e: &usize| *e != entry && agrees_with(&names.entries[*e], numbers);
    others.into_iter().filter(costs).collect()
}

/// Whether a name of the first figure begins with one of the second's and goes on.
pub(super) fn extends(names: &Names, longer: usize, shorter: usize) -> bool {
    let keys =
        |entry: usize| names.spellings.iter().filter(move |s| s.entry == entry).map(|s| s.key.as_str());
    let goes_on = |key: &str| keys(longer).any(|other| other.len() > key.len() && other.starts_with(key));
    keys(shorter).any(goes_on)
}
