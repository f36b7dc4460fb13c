//! Filters for lists of figures, shared by the catalogue, the collection and printing.

use std::collections::BTreeSet;

use muster_db::pack::LoadedGame;
use muster_db::table::search::{Filter, OwnedFilter, Search};
use muster_rules::catalogue::Printing;
use muster_rules::id::{FactionId, FigureId, SetId};
use serde::Deserialize;
use ts_rs::TS;

use crate::base::error::{Error, Kind};
use crate::base::session::Session;
use crate::games::find_set;
use crate::squads::pick;

/// Criteria besides the search words. Any of several values of a kind matches, except for keywords, which must all be
/// present. Empty criteria match everything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, TS)]
#[serde(default)]
pub struct FigureFilter {
    /// Sets, by id, name or abbreviation.
    pub sets: Vec<String>,
    /// Factions, by id, name or another name.
    pub factions: Vec<String>,
    /// Eras, by id or name; they match figures of the factions that an era offers.
    pub eras: Vec<String>,
    /// Rarities, by id, case-insensitive.
    pub rarities: Vec<String>,
    /// Keywords in English, all of which must be present.
    pub abilities: Vec<String>,
    /// Minimum cost.
    pub cost_min: Option<i32>,
    /// Maximum cost.
    pub cost_max: Option<i32>,
    /// Whether figures must be unique or must not be.
    pub unique: Option<bool>,
    /// Criteria about the collection.
    pub owned: Option<OwnedFilter>,
}

impl FigureFilter {
    /// Resolves the filter's names to ids.
    pub(crate) fn of(&self, game: &LoadedGame) -> Result<Filter, Error> {
        Ok(Filter {
            games: Vec::new(),
            sets: self.sets.iter().map(|set| find_set(game, set)).collect::<Result<_, _>>()?,
            rarities: self.rarities.iter().map(|rarity| find_rarity(game, rarity)).collect(),
            factions: factions(game, &self.factions, &self.eras)?,
            cost_min: self.cost_min,
            cost_max: self.cost_max,
            unique: self.unique,
            abilities: self.abilities.clone(),
            owned: self.owned,
            figures: None,
        })
    }
}

/// The printings that match a filter: those of matching figures, in its sets, of its rarities.
#[derive(Clone, Debug, Default)]
pub struct Passing {
    pub(crate) sets: Vec<SetId>,
    rarities: Vec<String>,
    /// The figures; `None` if only set and rarity matter.
    figures: Option<BTreeSet<FigureId>>,
}

impl Passing {
    /// Queries the matching figures.
    pub(crate) fn of(session: &mut Session, game: &LoadedGame, filter: &FigureFilter) -> Result<Self, Error> {
        let asked = filter.of(game)?;
        let (sets, rarities) = (asked.sets.clone(), asked.rarities.clone());
        // Set and rarity are properties of printings and are checked there.
        let rest = Filter { sets: Vec::new(), rarities: Vec::new(), ..asked };
        if rest == Filter::default() {
            return Ok(Self { sets, rarities, figures: None });
        }
        let games = vec![game.catalogue.game().id.clone()];
        let filter = Filter { games, ..rest };
        let search = Search { filter, limit: u32::MAX, ..Search::default() };
        let page = session.muster.ask_catalogue(|data| data.search(&search))?;
        Ok(Self { sets, rarities, figures: Some(page.rows.into_iter().map(|row| row.id).collect()) })
    }

    /// Returns whether the filter has no criteria but sets.
    pub(crate) fn is_of_sets_alone(&self) -> bool {
        self.rarities.is_empty() && self.figures.is_none()
    }

    pub(crate) fn lets(&self, printing: &Printing) -> bool {
        self.lets_set(&printing.set)
            && (self.rarities.is_empty() || self.rarities.contains(&printing.rarity))
            && self.figures.as_ref().is_none_or(|figures| figures.contains(&printing.figure))
    }

    pub(crate) fn lets_set(&self, set: &SetId) -> bool {
        self.sets.is_empty() || self.sets.contains(set)
    }
}

/// Resolves the factions asked for, limited to those that the eras offer.
fn factions(game: &LoadedGame, named: &[String], eras: &[String]) -> Result<Vec<FactionId>, Error> {
    let data = game.catalogue.game();
    let mut factions = Vec::new();
    for wanted in named {
        let known = data.factions.iter().map(|f| (f.id.as_str(), f.name.as_str(), &f.aliases[..]));
        factions.push(FactionId::from(pick(Kind::Faction, wanted, known)?));
    }
    let mut offered = Vec::new();
    for wanted in eras {
        let known = data.eras.iter().map(|e| (e.id.as_str(), e.name.as_str(), &[][..]));
        let id = pick(Kind::Era, wanted, known)?;
        let era = data.eras.iter().filter(|e| e.id.as_str() == id);
        offered.extend(era.flat_map(|e| &e.offers).map(|o| o.faction.clone()));
    }
    match (named, eras) {
        (_, []) => return Ok(factions),
        ([], _) => factions = offered,
        _ => factions.retain(|f| offered.contains(f)),
    }
    if factions.is_empty() {
        // An empty list would match everything; no figure has this faction.
        factions.push(FactionId::from("-"));
    }
    Ok(factions)
}

fn find_rarity(game: &LoadedGame, wanted: &str) -> String {
    let known = game.catalogue.game().rarities.iter().find(|r| r.id.eq_ignore_ascii_case(wanted));
    known.map_or_else(|| wanted.to_uppercase(), |r| r.id.clone())
}
