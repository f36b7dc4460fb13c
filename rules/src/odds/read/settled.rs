//! Words of a card evaluated once, as far as they are the same against every other figure.

use std::collections::BTreeSet;

use super::allies::Carried;
use super::lookup::{Lookup, Use};
use crate::term::Condition;

/// What a card contributes to one side of an attack so far.
#[derive(Clone, Debug)]
pub(super) struct Settled<'a, T> {
    pub(super) side: T,
    /// Words not taken into account, with their index on the card.
    pub(super) left_out: Vec<(usize, String)>,
    /// Words that depend on the other figure, with their index on the card.
    pub(super) open: Vec<(usize, Carried<'a>)>,
    /// Conditions that the settled words ask for.
    pub(super) asked: BTreeSet<Condition>,
}

/// Combines the treatment of a word's parts; a word without parts is unexplained.
pub(super) fn whole(parts: impl Iterator<Item = Use>) -> Use {
    let mut all = None;
    for part in parts {
        all = Some(match (all, part) {
            (Some(Use::LeftOut), _) | (_, Use::LeftOut) => Use::LeftOut,
            (Some(Use::Counted), _) | (_, Use::Counted) => Use::Counted,
            (_, Use::Nothing) => Use::Nothing,
        });
    }
    all.unwrap_or(Use::LeftOut)
}

/// Evaluates the words of a card that don't depend on the other figure; the rest stays open.
pub(super) fn settle<'a, T: Clone>(
    lookup: &Lookup<'_>,
    words: Vec<Carried<'a>>,
    side: T,
    one: impl Fn(&Carried<'a>, &mut T) -> Use,
) -> Settled<'a, T> {
    let mut settled = Settled { side, left_out: Vec::new(), open: Vec::new(), asked: BTreeSet::new() };
    for (at, word) in words.into_iter().enumerate() {
        let mut side = settled.side.clone();
        let what = one(&word, &mut side);
        let asked = lookup.asked_for();
        if lookup.was_asked() {
            settled.open.push((at, word));
            continue;
        }
        settled.side = side;
        settled.asked.extend(asked);
        if what == Use::LeftOut {
            settled.left_out.push((at, word.word.keyword.to_owned()));
        }
    }
    settled
}

impl<'a, T: Clone> Settled<'a, T> {
    /// Returns the side with the open words evaluated, and the words not taken into account in card order.
    pub(super) fn with(&self, one: impl Fn(&Carried<'a>, &mut T) -> Use) -> (T, Vec<String>) {
        let mut side = self.side.clone();
        let mut left_out = self.left_out.clone();
        for (at, word) in &self.open {
            if one(word, &mut side) == Use::LeftOut {
                left_out.push((*at, word.word.keyword.to_owned()));
            }
        }
        left_out.sort_by_key(|(at, _)| *at);
        (side, left_out.into_iter().map(|(_, word)| word).collect())
    }
}
