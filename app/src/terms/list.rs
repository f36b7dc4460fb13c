//! Looking terms up.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_rules::fold::fold;
use muster_rules::id::TermId;
use muster_rules::term::{Deed, Meaning, Term, TermKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::index::TermIndex;
use super::view::TermView;
use crate::error::{Error, Kind};
use crate::games::{GameRequest, Named};
use crate::session::Session;
use crate::words::{Language, NameLookup};

/// How many terms are named that may be meant.
const MOST_NEAR: usize = 5;

/// What to look for; what is left out lets all pass.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct TermSearch {
    /// The game; without one, all games.
    pub game: Option<String>,
    /// Words of a name in any language, of what it does, or of its reminder.
    pub query: String,
    /// What sort of word.
    pub kind: Option<TermKind>,
    /// What it does.
    pub deed: Option<Deed>,
    /// It gives a bonus of this size.
    pub bonus: Option<i32>,
}

/// Terms that were found, the best first.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TermPage {
    /// All of them.
    pub terms: Vec<TermView>,
}

/// Which term.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct TermRequest {
    /// The game; without one, the first that has such a term.
    pub game: Option<String>,
    /// Its id, its name in any language, or a keyword as cards write it.
    pub term: String,
}

/// A game's rules on one page.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TermSummary {
    /// Setting up.
    pub setup: Vec<TermView>,
    /// The turn.
    pub turn: Vec<TermView>,
    /// What is added to rolls.
    pub modifiers: Vec<TermView>,
    /// Winning.
    pub winning: Vec<TermView>,
}

/// Looks terms up.
///
/// # Errors
/// There is no such game.
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
    // Of the same fit they stay in the games' order, in each by name.
    found.sort_by_key(|(fit, place, rank, _)| (*fit, *place, *rank));
    Ok(TermPage { terms: found.into_iter().map(|(_, _, _, view)| view).collect() })
}

/// A term with all there is to say of it.
///
/// # Errors
/// There is no such game or term; the error names those that may be meant.
pub fn term(session: &mut Session, request: TermRequest) -> Result<TermView, Error> {
    let games = session.games_of_terms(request.game.as_deref())?;
    // A typo is looked for where no game has the word itself.
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
    Err(Error::NotOneOf { kind: Kind::Term, name: request.term, known })
}

/// Whether a game has a term of this name, in any language.
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

/// The term that is meant by a name with a typo.
fn slip<'a>(game: &'a LoadedGame, index: &TermIndex, wanted: &str) -> Option<Meaning<'a>> {
    let term = game.explained.glossary.terms().get(index.slip(wanted)?)?;
    Some(Meaning { term, values: BTreeMap::new() })
}

/// The term that is meant by an id, a name, or a keyword.
fn find<'a>(game: &'a LoadedGame, index: &TermIndex, wanted: &str) -> Option<Meaning<'a>> {
    let glossary = &game.explained.glossary;
    let whole = |term: &'a Term| Meaning { term, values: BTreeMap::new() };
    if let Some(term) = glossary.term(&TermId::from(wanted)) {
        return Some(whole(term));
    }
    let query = fold(wanted);
    // An empty name is nobody's.
    let called = |at: &usize| !query.is_empty() && index.fit(*at, &query) == Some(0);
    glossary.read(None, wanted).into_iter().next().or_else(|| {
        let at = (0..glossary.terms().len()).find(called)?;
        glossary.terms().get(at).map(whole)
    })
}

/// A game's rules on one page; nothing where its pack has none.
///
/// # Errors
/// There is no such game.
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
    /// The game that was named, or all of them.
    pub(super) fn games_of_terms(&self, game: Option<&str>) -> Result<Vec<Arc<LoadedGame>>, Error> {
        match game {
            Some(game) => Ok(vec![self.game(game)?]),
            None => Ok(self.muster.games().to_vec()),
        }
    }

    /// The terms of a game, ready to be searched.
    pub(crate) fn term_index(&mut self, game: &LoadedGame) -> Arc<TermIndex> {
        let language = self.words.language();
        if let Some(index) = self.terms.iter().find(|index| index.is_of(game, language)) {
            return Arc::clone(index);
        }
        let index = Arc::new(TermIndex::new(&self.speaker(game)));
        // As many as there are games, of the language that is spoken.
        let most = self.muster.games().len();
        if self.terms.len() >= most {
            self.terms.remove(0);
        }
        self.terms.push(Arc::clone(&index));
        index
    }
}
