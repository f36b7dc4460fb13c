//! Near misses: typos, and parts of a name.

use std::collections::HashMap;

use super::names::{Names, trigrams};
use super::plural::singular;
use super::token::{Token, is_telling, key, numerals, words};
use crate::slips::{MOST_SLIPS, allowed};

/// The maximum number of spellings whose distance is measured, those that share most trigrams.
const SHORTLIST: usize = 24;

/// Figures whose names are similar to the text, by distance.
#[derive(Clone, Debug, Default)]
pub(super) struct Slips {
    /// Figures close enough to be meant, closest first, with their distances.
    pub(super) near: Vec<(usize, usize)>,
    /// Figures similar enough to be suggested.
    pub(super) alike: Vec<usize>,
}

impl Slips {
    /// Returns the figure that is closer than any other by a clear margin.
    pub(super) fn clear(&self) -> Option<usize> {
        let (entry, distance) = *self.near.first()?;
        let margin = distance.max(1);
        let rival = self.near.iter().find(|(other, _)| *other != entry);
        rival.is_none_or(|(_, d)| *d >= distance + margin).then_some(entry)
    }
}

/// Finds names at a small Damerau–Levenshtein distance (swapped neighbours count once). A wrong digit isn't a
/// typo: `R6` is neither R5 nor R7.
pub(super) fn slips(names: &Names, name: &[Token]) -> Slips {
    let text = key(name);
    let chars: Vec<char> = text.chars().collect();
    if chars.len() < 3 || chars.len() > names.longest() + MOST_SLIPS {
        return Slips::default();
    }
    let mut shared: HashMap<usize, usize> = HashMap::new();
    for trigram in trigrams(&chars) {
        for spelling in names.with_trigram(&trigram) {
            *shared.entry(*spelling).or_default() += 1;
        }
    }
    let mut shortlist: Vec<(usize, usize)> =
        shared.into_iter().filter(|(_, n)| *n * 4 >= chars.len()).collect();
    shortlist.sort_by_key(|(spelling, n)| (std::cmp::Reverse(*n), *spelling));
    shortlist.truncate(SHORTLIST);
    let numerals = numerals(name);
    // One distance per figure, whatever its number of spellings; two figures to determine the margin.
    let mut measured: Vec<(usize, usize, bool)> = Vec::new();
    for (at, _) in shortlist {
        let spelling = &names.spellings[at];
        let distance = strsim::osa_distance(&text, &spelling.key);
        let near = distance <= allowed(chars.len().max(spelling.length))
            && spelling.numerals == numerals
            && (distance == 0 || !has_other_word(names, name, at));
        measured.push((spelling.entry, distance, near));
    }
    measured.sort_by_key(|(entry, distance, near)| (!near, *distance, *entry));
    let mut slips = Slips::default();
    for (entry, distance, near) in measured {
        if near && slips.near.iter().all(|(e, _)| *e != entry) {
            slips.near.push((entry, distance));
        }
        if distance * 5 <= chars.len() * 2 && !slips.alike.contains(&entry) {
            slips.alike.push(entry);
        }
    }
    slips
}

/// Whether a word is correct in another name but not in this one: no typo turns `Trooper` into `Officer`.
fn has_other_word(names: &Names, name: &[Token], spelling: usize) -> bool {
    let other = |word: &str| {
        let with = names.with_word(word);
        !with.is_empty() && !with.contains(&spelling) && word.chars().count() > 2
    };
    let said: Vec<&str> = words(name).collect();
    let own = &names.spellings[spelling].said;
    // `Fox` is within three edits of `Cody`, but is a different word.
    let unlike = |(a, b): (&&str, &String)| {
        let length = a.chars().count().max(b.chars().count());
        strsim::osa_distance(a, b) > (length / 3).max(1)
    };
    said.iter().any(|w| other(w)) || said.len() == own.len() && said.iter().zip(own).any(unlike)
}

/// Figures whose names contain all the words of the text.
#[derive(Clone, Debug, Default)]
pub(super) struct Parts {
    /// Shortest names first, then catalogue order.
    pub(super) holding: Vec<usize>,
    /// The figures among them whose names have no other words.
    pub(super) whole: Vec<usize>,
    /// Whether the first has only a few more words than the text.
    pub(super) most: bool,
}

/// Finds names with these words; a plural matches its singular, and `Gen.` any word that starts with it.
pub(super) fn parts(names: &Names, name: &[Token]) -> Parts {
    let mut found: Option<Vec<usize>> = None;
    let mut asked: Vec<&str> = Vec::new();
    for (at, token) in name.iter().enumerate() {
        let word = token.folded.as_str();
        if !is_telling(token) || asked.contains(&word) {
            continue;
        }
        asked.push(word);
        let mut with = names.with_word(word).to_vec();
        if let Some(one) = singular(word) {
            with.extend(names.with_word(&one));
        }
        if with.is_empty() && name.get(at + 1).is_some_and(|t| t.is_mark('.') && t.glued) {
            with = names.with_beginning(word);
        }
        with.sort_unstable();
        with.dedup();
        let both =
            |before: Vec<usize>| before.into_iter().filter(|s| with.binary_search(s).is_ok()).collect();
        found = Some(found.map_or_else(|| with.clone(), both));
        if found.as_ref().is_some_and(Vec::is_empty) {
            return Parts::default();
        }
    }
    let mut holding: Vec<usize> = found.unwrap_or_default();
    // A single letter or digit is part of too many names.
    if asked.iter().all(|w| w.chars().count() < 2 && w.is_ascii()) {
        return Parts::default();
    }
    holding.sort_by_key(|s| (names.spellings[*s].words, *s));
    let mut out = Parts::default();
    for spelling in holding {
        let spelling = &names.spellings[spelling];
        if out.holding.is_empty() {
            out.most = asked.len() > 1 && asked.len() * 3 >= spelling.words * 2;
        }
        if spelling.words == asked.len() && !out.whole.contains(&spelling.entry) {
            out.whole.push(spelling.entry);
        }
        if !out.holding.contains(&spelling.entry) {
            out.holding.push(spelling.entry);
        }
    }
    out
}
