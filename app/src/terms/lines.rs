//! Terms as lines of a list, for searching while typing: each line is computed once per game and language.

use std::collections::BTreeSet;

use muster_db::pack::OwnWordOf;
use muster_rules::fold::fold;
use muster_rules::id::{GameId, TermId};
use muster_rules::term::{Deed, Meaning, TermKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::base::error::Error;
use crate::base::named::Named;
use crate::base::session::Session;
use crate::base::speaker::Speaker;

/// The search options; an empty one matches everything.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct TermSearch {
    /// The game's id; by default all games are searched.
    pub game: Option<String>,
    /// Words of a name in any language, of an effect, or of the reminder.
    pub query: String,
    /// The kind of term.
    pub kind: Option<TermKind>,
    /// The effect.
    pub deed: Option<Deed>,
    /// The size of a bonus it gives.
    pub bonus: Option<i32>,
}

/// The terms found, and the available filters.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TermLines {
    /// The terms, the best match first.
    pub lines: Vec<TermLine>,
    /// The total number of terms.
    pub total: usize,
    /// The filters for the terms of these games.
    pub choices: TermChoices,
}

/// A term in a list.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TermLine {
    /// The term's id.
    pub id: TermId,
    /// The game's id.
    pub game: GameId,
    /// The kind of term.
    pub kind: TermKind,
    /// The kind in the reader's language.
    pub kind_name: String,
    /// The name in the reader's language.
    pub name: String,
    /// The English name.
    pub english: String,
    /// The meaning; the user's own text takes precedence.
    pub text: String,
    /// Whether the text is the user's.
    pub own: bool,
    /// Its effects, in one word each.
    pub deeds: Vec<Deed>,
    /// The number of figures that have it.
    pub figures: usize,
}

/// The available filters for terms.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct TermChoices {
    /// The kinds, each a `TermKind`.
    pub kinds: Vec<Named>,
    /// The effects, each a `Deed`; the most frequent first.
    pub deeds: Vec<Named>,
    /// The sizes of bonuses, ascending.
    pub bonuses: Vec<i32>,
}

/// Searches for terms, for a list.
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
    /// Adds the filters of another game.
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
    /// Returns the name of a kind of term.
    pub(super) fn term_kind(&self, kind: TermKind) -> String {
        self.word(&format!("term-kind-{}", kind.key()))
    }

    /// Returns the name of an effect.
    pub(super) fn deed(&self, deed: Deed) -> String {
        self.word(&format!("deed-{}", deed.key()))
    }

    /// Returns a term as a line of a list, with the number of figures still to be filled in.
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
