//! What the words on cards mean, on paper: on each card, and for a whole squad once.

use std::cmp::Reverse;

use muster_rules::figure::Figure;
use muster_rules::fold::fold;
use muster_rules::id::TermId;
use muster_rules::squad::SquadDraft;
use muster_templates::view::{CardLine, CardView};

use super::numbers::{joined, number_of};
use crate::speaker::Speaker;
use crate::terms::{HeldWord, held_words, words_of};

/// Each term of a squad's cards once, by name: who looks one up finds it.
pub(super) fn rules(speaker: &Speaker<'_>, draft: &SquadDraft) -> Vec<CardLine> {
    once(held_words(speaker, draft))
}

/// Each term once, by name, with all its numbers: "Grenades 10/20".
pub(super) fn once(mut words: Vec<HeldWord>) -> Vec<CardLine> {
    words.sort_by_cached_key(|word| (fold(&word.name), word.name.clone()));
    words.dedup_by(|a, b| (&a.name, &a.text) == (&b.name, &b.text));
    merged(words.into_iter().map(|word| (word.term, CardLine::new(word.name, word.text))).collect())
}

/// The words of one term as one, where the first of them stands.
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

/// What one term means, whatever numbers stand behind it.
fn of_one_term(mut words: Vec<CardLine>) -> CardLine {
    // Behind a word that is put together its parts stand without their numbers: "Accuracy 2" says more.
    words.sort_by_cached_key(|word| (number_of(&word.text), word.text.clone(), Reverse(word.lead.len())));
    words.dedup_by(|a, b| a.text == b.text);
    let names: Vec<&str> = words.iter().map(|word| word.lead.as_str()).collect();
    let texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
    if let Some(text) = joined(&texts) {
        let shortest = || names.iter().min_by_key(|name| name.len()).map(|name| (*name).to_owned());
        return CardLine::new(joined(&names).or_else(shortest).unwrap_or_default(), text);
    }
    // They differ by more than numbers: each has its say.
    let mut line = CardLine::new(names[0], texts[0]);
    for (name, text) in names.iter().zip(&texts).skip(1) {
        line.text.push_str(&format!(" · {name}: {text}"));
    }
    line
}

/// Puts what a card's words mean behind them: behind a word that has a line of its own, else below all lines, with
/// what the user wrote about the figure itself.
pub(super) fn explain(speaker: &Speaker<'_>, figure: &Figure, card: &mut CardView) {
    let mut behind = Vec::new();
    for word in words_of(speaker, figure) {
        let alone = |line: &&mut CardLine| line.text.is_empty() && line.lead == word.name;
        match card.lines.iter_mut().find(alone) {
            Some(line) => line.text = word.text,
            None if word.keyword.is_empty() => behind.push((None, CardLine::new("", word.text))),
            None => behind.push((word.term, CardLine::new(word.name, word.text))),
        }
    }
    card.lines.extend(merged(behind));
}
