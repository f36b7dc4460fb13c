//! Search for figures.

use std::collections::BTreeMap;
use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_db::table::search::{FigureRow, Filter, PrintingBrief, Search, SearchPage};
pub use muster_db::table::search::{OwnedFilter, Sort};
use muster_rules::id::{FigureId, TermId};
use muster_rules::odds::Ratio;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::filter::FigureFilter;
use crate::base::error::Error;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::odds::damage_to;
use crate::squads::Fitting;

/// A search for figures; omitted criteria match everything.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct SearchRequest {
    /// The game; null for all games, in which case sets, factions and eras are those of the first one.
    pub game: Option<String>,
    /// Search words, which may be prefixes.
    pub query: String,
    /// Further criteria.
    #[serde(flatten)]
    pub filter: FigureFilter,
    /// Terms by id, all of which must be present, in any wording.
    #[ts(optional, as = "Option<Vec<TermId>>")]
    pub terms: Vec<TermId>,
    /// The sort order.
    pub sort: Sort,
    /// Whether to reverse the order.
    pub descending: bool,
    /// Number of rows to skip.
    pub offset: u32,
    /// Maximum number of rows.
    pub limit: u32,
    /// Limits the result to figures that fit a squad.
    #[ts(optional = nullable)]
    pub fits: Option<Fitting>,
    /// An enemy, by name or id: sorts by the damage done to it in one activation per point of cost, highest first.
    #[ts(optional = nullable)]
    pub against: Option<String>,
}

/// A page of search results.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigurePage {
    /// Total number of matches.
    pub total: u32,
    /// The rows of this page.
    pub rows: Vec<FigureLine>,
}

/// A figure in a search result.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigureLine {
    /// The stored row.
    #[serde(flatten)]
    pub row: FigureRow,
    /// Its name in the reader's language.
    pub local_name: String,
    /// The cost as printed; `X` or `?` if it isn't a number.
    pub cost_text: String,
    /// Its first printing (within the sets and rarities searched for), `Clone Strike 4`.
    pub printed: String,
    /// The name of that printing's set.
    pub set: String,
    /// The number of that printing.
    pub number: String,
    /// The id of that printing's rarity.
    pub rarity: String,
    /// The values of the stat block by stat id.
    pub stats: BTreeMap<String, i32>,
}

/// Searches for figures.
pub fn search(session: &mut Session, mut request: SearchRequest) -> Result<FigurePage, Error> {
    let game = match (&request.game, &request.against) {
        // An enemy is always from the same game.
        (None, Some(enemy)) => session.muster.game_of_figure(enemy)?,
        (game, _) => session.muster.game(game.as_deref())?,
    };
    let (fits, against) = (request.fits.take(), request.against.take());
    if against.is_some() {
        request.game = Some(game.catalogue.game().id.to_string());
    }
    let terms = std::mem::take(&mut request.terms);
    let mut search = to_search(&game, request)?;
    session.add_meaning(&mut search, &terms)?;
    let found = if fits.is_none() && against.is_none() {
        session.muster.ask_catalogue(|data| data.search(&search))?
    } else {
        let every = Search { limit: u32::MAX, offset: 0, ..search.clone() };
        let mut rows = session.muster.ask_catalogue(|data| data.search(&every))?.rows;
        if let Some(fitting) = fits {
            keep_fitting(session, &mut rows, fitting)?;
        }
        if let Some(enemy) = against {
            most_damage_first(session, &game, &mut rows, &enemy)?;
        }
        let total = u32::try_from(rows.len()).unwrap_or(u32::MAX);
        let shown = rows.into_iter().skip(search.offset as usize).take(search.limit as usize);
        SearchPage { total, rows: shown.collect() }
    };
    let line = |row: FigureRow| {
        let game = session.muster.games().iter().find(|g| g.catalogue.game().id == row.game)?;
        Some(FigureLine::new(&session.speaker(game), &search.filter, row))
    };
    Ok(FigurePage { total: found.total, rows: found.rows.into_iter().filter_map(line).collect() })
}

/// Keeps only figures that fit a squad.
fn keep_fitting(session: &mut Session, rows: &mut Vec<FigureRow>, fitting: Fitting) -> Result<(), Error> {
    let found: Vec<_> = rows.iter().map(|row| row.id.clone()).collect();
    let fitting = session.fitting(fitting, &found)?;
    rows.retain(|row| fitting.contains(&row.id));
    Ok(())
}

/// Sorts by damage done to an enemy per point of cost, highest first; unknown damage or cost goes last.
fn most_damage_first(
    session: &mut Session,
    game: &Arc<LoadedGame>,
    rows: &mut [FigureRow],
    enemy: &str,
) -> Result<(), Error> {
    let enemy = session.muster.figure(game, enemy)?;
    let figures: Vec<_> = rows.iter().filter_map(|row| game.catalogue.figure(&row.id)).cloned().collect();
    let damage = damage_to(session, game, &figures, &enemy)?;
    let worth = figures.iter().zip(damage).map(|(figure, damage)| {
        let cost = figure.cost.known().and_then(|cost| u64::try_from(cost).ok()).filter(|cost| *cost > 0);
        (&figure.id, damage.zip(cost).map(|(damage, cost)| damage.times(&Ratio::of(1, cost))))
    });
    let worth: BTreeMap<_, _> = worth.collect();
    rows.sort_by(|one, other| worth.get(&other.id).cmp(&worth.get(&one.id)));
    Ok(())
}

impl Session {
    /// Adds the terms that the search words mean in the games searched, and restricts the search to figures with
    /// these terms.
    fn add_meaning(&mut self, search: &mut Search, terms: &[TermId]) -> Result<(), Error> {
        if terms.is_empty() && search.query.trim().is_empty() {
            return Ok(());
        }
        let games: Vec<_> = match search.filter.games.as_slice() {
            [] => self.muster.games().to_vec(),
            named => named.iter().map(|game| self.game(game.as_str())).collect::<Result<_, _>>()?,
        };
        let mut having = Vec::new();
        for game in games.iter().filter(|game| !game.explained.glossary.is_empty()) {
            let index = self.term_index(game);
            search.meant.extend(index.figures_doing(game, &search.query).into_iter().cloned());
            if let [first, rest @ ..] = terms {
                let all =
                    |figure: &&FigureId| rest.iter().all(|term| index.figures(game, term).contains(figure));
                having.extend(index.figures(game, first).iter().filter(all).cloned());
            }
        }
        if !terms.is_empty() {
            search.filter.figures = Some(having);
        }
        Ok(())
    }
}

fn to_search(game: &LoadedGame, request: SearchRequest) -> Result<Search, Error> {
    let SearchRequest { query, sort, descending, limit, offset, .. } = request;
    let games = request.game.iter().map(|_| game.catalogue.game().id.clone()).collect();
    let filter = Filter { games, ..request.filter.of(game)? };
    Ok(Search { query, meant: Vec::new(), filter, sort, descending, limit, offset })
}

impl FigureLine {
    fn new(speaker: &Speaker<'_>, filter: &Filter, row: FigureRow) -> Self {
        let catalogue = &speaker.game.catalogue;
        let asked = |p: &&PrintingBrief| {
            let set = filter.sets.is_empty() || filter.sets.contains(&p.set);
            set && (filter.rarities.is_empty() || filter.rarities.contains(&p.rarity))
        };
        let first = row.printings.iter().find(asked).or(row.printings.first());
        let set = first.map(|p| catalogue.set(&p.set).map_or(p.set.as_str(), |s| s.name.as_str()));
        let set = set.unwrap_or_default().to_owned();
        let number = first.map(|p| p.number.clone()).unwrap_or_default();
        Self {
            local_name: speaker.figure(&row.id),
            cost_text: speaker.cost(row.cost),
            printed: format!("{set} {number}").trim().to_owned(),
            set,
            number,
            rarity: first.map(|p| p.rarity.clone()).unwrap_or_default(),
            stats: catalogue.figure(&row.id).map(|f| f.stats.clone()).unwrap_or_default(),
            row,
        }
    }
}
