//! Kin of a name: figures whose names share most of its words. A cost may tell which of them is
//! meant; without one they are who to ask about.

use std::collections::HashMap;

use super::annotation::{Hint, Number, Place};
use super::names::Names;
use super::near::parts;
use super::plural::singular;
use super::price::{agrees_with, costs_so, readings};
use super::token::{Token, tidy, tokens, words};
use super::vocabulary::meaning;

/// Words of a name that are looked at; names have fewer.
const MOST_WORDS: usize = 12;
/// Kin that is worth a look.
const MOST_KIN: usize = 24;
/// A bare number behind a name that is more than anybody fields of it.
const CROWD: i64 = 30;

/// Kin of a name.
#[derive(Clone, Copy, Debug)]
struct Kin {
    spelling: usize,
    shared: usize,
    /// Whether both begin with the same word: a `Royal Guard` is no `Harbour Guard`.
    same_head: bool,
}

/// Spellings with at least half of the words in common, the nearest first.
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

/// Figures to suggest if no figure has the name, nearest first.
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

/// The figure of a nearly right name that alone costs what the list says. Two words have to be
/// right, the first among them: else whom the catalogue lacks would become somebody else.
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
    // Of several the one that shares more words with what was said: `Luke Skywalker, Jedi Master 27` is rather
    // Luke Skywalker, Jedi Knight than the other Luke of 27 points.
    let nearest = || {
        let (entry, shared) = found.iter().copied().max_by_key(|(_, shared)| *shared)?;
        (found.iter().filter(|(_, other)| *other == shared).count() == 1).then_some(entry)
    };
    the_one(names, &all).or_else(nearest)
}

/// How many letters of a text its words make up that are words of a figure's name, too, less what the name has besides.
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

/// Whether the numbers say what something costs.
fn tells_a_cost(numbers: &[Number]) -> bool {
    numbers.iter().any(|n| n.hint != Hint::Count)
}

/// The one figure, or the one whose name the names of all others only go on from: `Lando` is rather
/// Lando than a version of him.
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

/// Whether the numbers give another cost than this figure's, and can't well be a count of it. What
/// its commander may have taken off is no other cost.
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

/// Others of a name that is somebody's outright, who cost what the list says when he doesn't.
pub(super) fn rivals(names: &Names, entry: usize, name: &[Token], numbers: &[Number]) -> Vec<usize> {
    let others = parts(names, name).holding;
    let costs = |e: &usize| *e != entry && agrees_with(&names.entries[*e], numbers);
    others.into_iter().filter(costs).collect()
}
