//! Looking figures up.

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
use crate::error::Error;
use crate::odds::damage_to;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::squads::Fitting;

/// What to look for; what is left out lets all pass.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct SearchRequest {
    /// The game; without one, all games, and sets, factions and eras are the first one's.
    pub game: Option<String>,
    /// Words, each perhaps only begun.
    pub query: String,
    /// What else they must be.
    #[serde(flatten)]
    pub filter: FigureFilter,
    /// Terms by id, all of which must be there, however cards write them.
    #[ts(optional, as = "Option<Vec<TermId>>")]
    pub terms: Vec<TermId>,
    /// In which order.
    pub sort: Sort,
    /// The other way round.
    pub descending: bool,
    /// Rows to pass over.
    pub offset: u32,
    /// Rows at most.
    pub limit: u32,
    /// Only those that go with a squad.
    #[ts(optional = nullable)]
    pub fits: Option<Fitting>,
    /// An enemy, by name or id: those stand first that do it the most damage for their cost in one activation.
    #[ts(optional = nullable)]
    pub against: Option<String>,
}

/// Figures that were found.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigurePage {
    /// How many match in all.
    pub total: u32,
    /// Those asked for.
    pub rows: Vec<FigureLine>,
}

/// A figure that was found.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigureLine {
    /// What is stored of it.
    #[serde(flatten)]
    pub row: FigureRow,
    /// What it is called in the reader's language.
    pub local_name: String,
    /// The cost as printed, `X` or `?` where it is no number.
    pub cost_text: String,
    /// Where it is printed first (of the sets and rarities looked for), `Clone Strike 4`.
    pub printed: String,
    /// The name of that set.
    pub set: String,
    /// The number there.
    pub number: String,
    /// The rarity there, by id.
    pub rarity: String,
    /// The numbers of the stat block by the stat's id.
    pub stats: BTreeMap<String, i32>,
}

/// Looks figures up.
///
/// # Errors
/// There is no such game, a name isn't one of the game's, or those of the database.
pub fn search(session: &mut Session, mut request: SearchRequest) -> Result<FigurePage, Error> {
    let game = match (&request.game, &request.against) {
        // Nobody fights figures of another game.
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

/// Those figures alone that go with a squad.
fn keep_fitting(session: &mut Session, rows: &mut Vec<FigureRow>, fitting: Fitting) -> Result<(), Error> {
    let found: Vec<_> = rows.iter().map(|row| row.id.clone()).collect();
    let fitting = session.fitting(fitting, &found)?;
    rows.retain(|row| fitting.contains(&row.id));
    Ok(())
}

/// Those first that do an enemy the most damage for their cost; those whose card or cost doesn't tell last.
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
    /// Adds to a search what its words mean in the games looked through, and which figures have these terms.
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
