//! What the words on cards mean, on paper: on each card, and for a whole squad once.

use muster_rules::figure::Figure;
use muster_rules::squad::SquadDraft;
use muster_templates::view::{CardLine, CardView};

use crate::speaker::Speaker;
use crate::terms::{held_words, words_of};

/// Each word of a squad's cards once, by name: who looks one up finds it.
pub(super) fn rules(speaker: &Speaker<'_>, draft: &SquadDraft) -> Vec<CardLine> {
    let mut words = held_words(speaker, draft);
    words.sort_by_cached_key(|word| muster_rules::fold::fold(&word.name));
    words.into_iter().map(|word| CardLine::new(word.name, word.text)).collect()
}

/// Puts what a card's words mean behind them: behind a word that has a line of its own, else below all lines, with
/// what the user wrote about the figure itself.
pub(super) fn explain(speaker: &Speaker<'_>, figure: &Figure, card: &mut CardView) {
    let mut behind = Vec::new();
    for word in words_of(speaker, figure) {
        let alone = |line: &&mut CardLine| line.text.is_empty() && line.lead == word.name;
        match card.lines.iter_mut().find(alone) {
            Some(line) => line.text = word.text,
            None if word.keyword.is_empty() => behind.push(CardLine::new("", word.text)),
            None => behind.push(CardLine::new(word.name, word.text)),
        }
    }
    card.lines.extend(behind);
}
