//! Looks up terms.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_rules::fold::fold;
use muster_rules::id::TermId;
use muster_rules::term::{Meaning, Term};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::index::TermIndex;
use super::lines::TermSearch;
use super::view::TermView;
use crate::base::error::{Error, Kind};
use crate::base::named::Named;
use crate::base::session::Session;
use crate::base::words::{Language, NameLookup};
use crate::games::GameRequest;

/// The maximum number of suggestions for an unknown term.
const MOST_NEAR: usize = 5;

/// The terms found.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TermPage {
    /// The terms, the best match first.
    pub terms: Vec<TermView>,
}

/// A reference to a term.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct TermRequest {
    /// The game's id; by default the first game with such a term.
    pub game: Option<String>,
    /// The term's id, its name in any language, or a keyword as printed on cards.
    pub term: String,
}

/// A game's rules on one page.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TermSummary {
    /// Setting up.
    pub setup: Vec<TermView>,
    /// The turn.
    pub turn: Vec<TermView>,
    /// Modifiers of rolls.
    pub modifiers: Vec<TermView>,
    /// Winning.
    pub winning: Vec<TermView>,
}

/// Searches for terms.
pub fn search(session: &mut Session, request: TermSearch) -> Result<TermPage, Error> {
    let games = session.games_of_terms(request.game.as_deref())?;
    let query = fold(request.query.trim());
    let mut found = Vec::new();
    for (place, game) in games.iter().enumerate() {
        let index = session.term_index(game);
        let speaker = session.speaker(game);
        for (rank, (fit, at)) in index.found(&request, &query).into_iter().enumerate() {
            let Some(term) = game.explained.glossary.terms().get(at) else { continue };
            let meaning = Meaning { term, values: BTreeMap::new() };
            let view = speaker.term_view(&meaning, index.figures(game, &term.id).len());
            found.push((fit, place, rank, view));
        }
    }
    // Equal matches stay in the order of the games, then by name.
    found.sort_by_key(|(fit, place, rank, _)| (*fit, *place, *rank));
    Ok(TermPage { terms: found.into_iter().map(|(_, _, _, view)| view).collect() })
}

/// Returns a term with all its details.
///
/// # Errors
/// Fails if the game or term is unknown; the error contains similar names.
pub fn term(session: &mut Session, request: TermRequest) -> Result<TermView, Error> {
    let games = session.games_of_terms(request.game.as_deref())?;
    // Look for typos only if no game has the exact term.
    for way in [find, slip] {
        let mut found = None::<TermView>;
        for game in &games {
            let index = session.term_index(game);
            let speaker = session.speaker(game);
            let Some(meaning) = way(game, &index, &request.term) else { continue };
            match &mut found {
                Some(view) => {
                    let id = speaker.data().id.to_string();
                    view.others.push(Named { id, name: speaker.game_name() });
                }
                None => {
                    found = Some(speaker.term_view(&meaning, index.figures(game, &meaning.term.id).len()));
                }
            }
        }
        if let Some(view) = found {
            return Ok(view);
        }
    }
    let mut known = Vec::<String>::new();
    if !request.term.trim().is_empty() {
        let query = request.term.clone();
        let like = search(session, TermSearch { game: request.game, query, ..TermSearch::default() })?;
        known.extend(like.terms.into_iter().map(|term| term.name));
        if known.is_empty() {
            for game in &games {
                known.extend(session.term_index(game).alike(&request.term).into_iter().map(str::to_owned));
            }
        }
        let mut told = BTreeSet::new();
        known.retain(|name| told.insert(fold(name)));
        known.truncate(MOST_NEAR);
    }
    Err(Error::not_one_of(Kind::Term, request.term, known))
}

/// Returns whether a game has a term with this name, in any language.
pub(crate) fn is_term(game: &LoadedGame, wanted: &str) -> bool {
    let glossary = &game.explained.glossary;
    let query = fold(wanted);
    let is = |name: Option<String>| name.is_some_and(|name| fold(&name) == query);
    let called = |term: &Term| {
        Language::ALL.into_iter().any(|l| {
            let names: &dyn NameLookup = &game.names;
            is(names.ability(l, &term.name)) || is(names.term(l, &term.name))
        })
    };
    !query.is_empty()
        && (!glossary.read(None, wanted).is_empty()
            || glossary.term(&TermId::from(wanted)).is_some()
            || glossary.terms().iter().any(called))
}

/// Finds the term meant by a name with a typo.
fn slip<'a>(game: &'a LoadedGame, index: &TermIndex, wanted: &str) -> Option<Meaning<'a>> {
    let term = game.explained.glossary.terms().get(index.slip(wanted)?)?;
    Some(Meaning { term, values: BTreeMap::new() })
}

/// Finds a term by id, name, or keyword.
fn find<'a>(game: &'a LoadedGame, index: &TermIndex, wanted: &str) -> Option<Meaning<'a>> {
    let glossary = &game.explained.glossary;
    let whole = |term: &'a Term| Meaning { term, values: BTreeMap::new() };
    if let Some(term) = glossary.term(&TermId::from(wanted)) {
        return Some(whole(term));
    }
    let query = fold(wanted);
    // An empty query would match any term.
    let called = |at: &usize| !query.is_empty() && index.fit(*at, &query) == Some(0);
    glossary.read(None, wanted).into_iter().next().or_else(|| {
        let at = (0..glossary.terms().len()).find(called)?;
        glossary.terms().get(at).map(whole)
    })
}

/// Returns a game's rules on one page; empty if its pack has none.
pub fn summary(session: &mut Session, request: GameRequest) -> Result<TermSummary, Error> {
    let game = session.game(&request.game)?;
    let index = session.term_index(&game);
    let speaker = session.speaker(&game);
    let glossary = &game.explained.glossary;
    let views = |ids: &[TermId]| -> Vec<TermView> {
        let terms = ids.iter().filter_map(|id| glossary.term(id));
        let whole = |term| Meaning { term, values: BTreeMap::new() };
        terms.map(|term| speaker.term_view(&whole(term), index.figures(&game, &term.id).len())).collect()
    };
    let parts = glossary.summary();
    Ok(TermSummary {
        setup: views(&parts.setup),
        turn: views(&parts.turn),
        modifiers: views(&parts.modifiers),
        winning: views(&parts.winning),
    })
}

impl Session {
    /// Returns the named game, or all games.
    pub(super) fn games_of_terms(&self, game: Option<&str>) -> Result<Vec<Arc<LoadedGame>>, Error> {
        match game {
            Some(game) => Ok(vec![self.game(game)?]),
            None => Ok(self.muster.games().to_vec()),
        }
    }
}
