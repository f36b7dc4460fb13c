//! The meaning of keywords on paper: on each card, and once for a whole squad.

use std::cmp::Reverse;

use muster_rules::figure::Figure;
use muster_rules::fold::fold;
use muster_rules::id::TermId;
use muster_rules::squad::SquadDraft;
use muster_templates::view::{CardLine, CardView};

use super::numbers::{joined, number_of};
use crate::base::speaker::Speaker;
use crate::terms::{FigureWord, HeldWord, held_words, words_of};

/// Returns each term of a squad's cards once, sorted by name for looking it up. What stands on the sheet as texts of
/// its cards isn't repeated.
pub(super) fn rules(speaker: &Speaker<'_>, draft: &SquadDraft) -> Vec<CardLine> {
    let headed = |word: &HeldWord| word.kind.is_some_and(|kind| speaker.data().tells_texts(kind.key()));
    once(held_words(speaker, draft).into_iter().filter(|word| !headed(word)).collect())
}

/// Returns each term once, sorted by name, with all its numbers: "Grenades 10/20".
pub(super) fn once(mut words: Vec<HeldWord>) -> Vec<CardLine> {
    words.sort_by_cached_key(|word| (fold(&word.name), word.name.clone()));
    words.dedup_by(|a, b| (&a.name, &a.text) == (&b.name, &b.text));
    merged(words.into_iter().map(|word| (word.term, CardLine::new(word.name, word.text))).collect())
}

/// Merges the lines of each term, in order of first appearance.
fn merged(words: Vec<(Option<TermId>, CardLine)>) -> Vec<CardLine> {
    let mut terms = Vec::<(Option<TermId>, Vec<CardLine>)>::new();
    for (term, word) in words {
        match terms.iter_mut().find(|(known, _)| term.is_some() && *known == term) {
            Some((_, words)) => words.push(word),
            None => terms.push((term, vec![word])),
        }
    }
    terms.into_iter().map(|(_, words)| of_one_term(words)).collect()
}

/// Merges the lines of one term that differ in their numbers.
fn of_one_term(mut words: Vec<CardLine>) -> CardLine {
    // Prefer "Accuracy 2" to the parts of a compound keyword, which have no numbers.
    words.sort_by_cached_key(|word| (number_of(&word.text), word.text.clone(), Reverse(word.lead.len())));
    words.dedup_by(|a, b| a.text == b.text);
    let names: Vec<&str> = words.iter().map(|word| word.lead.as_str()).collect();
    let texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
    if let Some(text) = joined(&texts) {
        let shortest = || names.iter().min_by_key(|name| name.len()).map(|name| (*name).to_owned());
        return CardLine::new(joined(&names).or_else(shortest).unwrap_or_default(), text);
    }
    // The texts differ in more than numbers, so list them separately.
    let mut line = CardLine::new(names[0], texts[0]);
    for (name, text) in names.iter().zip(&texts).skip(1) {
        line.text.push_str(&format!(" · {name}: {text}"));
    }
    line
}

/// Adds the meaning of a card's keywords: after a keyword on a line of its own, else below all lines, together with
/// the user's own text about the figure.
pub(super) fn explain(speaker: &Speaker<'_>, figure: &Figure, card: &mut CardView) {
    let mut behind = Vec::new();
    let is_headed = |word: &FigureWord| word.kind.is_some_and(|kind| speaker.data().tells_texts(kind.key()));
    // Texts under headings are on the card already.
    let words = words_of(speaker, figure).into_iter();
    for word in words.filter(|word| !is_headed(word)) {
        let alone = |line: &&mut CardLine| line.text.is_empty() && line.lead == word.name;
        match card.lines.iter_mut().find(alone) {
            Some(line) => line.text = word.text,
            None if word.keyword.is_empty() => behind.push((None, CardLine::new("", word.text))),
            None => behind.push((word.term, CardLine::new(word.name, word.text))),
        }
    }
    card.lines.extend(merged(behind));
}
