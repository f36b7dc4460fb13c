//! Terms as lines of a list, for whoever types: what is shown of each is made once for a game and a language.

use std::collections::BTreeSet;

use muster_db::pack::OwnWordOf;
use muster_rules::fold::fold;
use muster_rules::id::{GameId, TermId};
use muster_rules::term::{Deed, Meaning, TermKind};
use serde::Serialize;
use ts_rs::TS;

use super::list::TermSearch;
use crate::error::Error;
use crate::games::Named;
use crate::session::Session;
use crate::speaker::Speaker;

/// Terms that were found, and what else may be asked for.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TermLines {
    /// Those that fit best first.
    pub lines: Vec<TermLine>,
    /// How many terms there are in all.
    pub total: usize,
    /// What the terms of these games are and do.
    pub choices: TermChoices,
}

/// A term in a list.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TermLine {
    /// Its id.
    pub id: TermId,
    /// The game.
    pub game: GameId,
    /// What sort of word it is.
    pub kind: TermKind,
    /// The same in the reader's language.
    pub kind_name: String,
    /// What it is called in the reader's language.
    pub name: String,
    /// What it is called in English.
    pub english: String,
    /// What it means: the user's own words, where there are any.
    pub text: String,
    /// Whether the user wrote that.
    pub own: bool,
    /// What it does, in one word each.
    pub deeds: Vec<Deed>,
    /// How many figures have it.
    pub figures: usize,
}

/// What terms may be narrowed to.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct TermChoices {
    /// Sorts of words, each a `TermKind`.
    pub kinds: Vec<Named>,
    /// What terms do, each a `Deed`; what most of them do first.
    pub deeds: Vec<Named>,
    /// Sizes of the bonuses that they give, the smallest first.
    pub bonuses: Vec<i32>,
}

/// Looks terms up, for a list of them.
///
/// # Errors
/// There is no such game.
pub fn lines(session: &mut Session, request: TermSearch) -> Result<TermLines, Error> {
    let query = fold(request.query.trim());
    let games = session.games_of_terms(request.game.as_deref())?;
    let mut answer = TermLines { lines: Vec::new(), total: 0, choices: TermChoices::default() };
    let mut found = Vec::new();
    for (place, game) in games.iter().enumerate() {
        let index = session.term_index(game);
        answer.total += game.explained.glossary.terms().len();
        answer.choices.join(index.choices());
        let here = index.found(&request, &query).into_iter().enumerate();
        found.extend(here.filter_map(|(rank, (fit, at))| Some((fit, place, rank, index.line(game, at)?))));
    }
    found.sort_by_key(|(fit, place, rank, _)| (*fit, *place, *rank));
    answer.lines = found.into_iter().map(|(_, _, _, line)| line).collect();
    Ok(answer)
}

impl TermChoices {
    /// Adds what there is in another game, too.
    fn join(&mut self, other: &Self) {
        for (mine, theirs) in [(&mut self.kinds, &other.kinds), (&mut self.deeds, &other.deeds)] {
            for choice in theirs {
                if mine.iter().all(|known| known.id != choice.id) {
                    mine.push(choice.clone());
                }
            }
        }
        self.bonuses.extend(&other.bonuses);
        self.bonuses.sort_unstable();
        self.bonuses.dedup();
    }
}

impl Speaker<'_> {
    /// What a sort of word is called.
    pub(super) fn term_kind(&self, kind: TermKind) -> String {
        self.word(&format!("term-kind-{}", kind.key()))
    }

    /// What a deed is called.
    pub(super) fn deed(&self, deed: Deed) -> String {
        self.word(&format!("deed-{}", deed.key()))
    }

    /// A term as a line of a list, before anybody has counted the figures that have it.
    pub(super) fn term_line(&self, meaning: &Meaning<'_>, deeds: &BTreeSet<Deed>) -> TermLine {
        let term = meaning.term;
        let own = self.game.explained.own(OwnWordOf::Term, term.id.as_str());
        TermLine {
            id: term.id.clone(),
            game: self.data().id.clone(),
            kind: term.kind,
            kind_name: self.term_kind(term.kind),
            name: self.term_name(term),
            english: term.name.clone(),
            text: own.map_or_else(|| self.reminder(meaning), str::to_owned),
            own: own.is_some(),
            deeds: deeds.iter().copied().collect(),
            figures: 0,
        }
    }
}
