//! Figures: looking them up and showing one.

use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_db::table::search::{Filter, OwnedFilter, Search, SearchPage};
use muster_rules::figure::{Cost, Figure};
use muster_rules::fold::fold;
use muster_rules::id::{FactionId, FigureId};
use muster_rules::text::read;
use serde::Serialize;

use crate::error::{Error, Kind};
use crate::muster::Muster;
use crate::print::find_set;
use crate::speaker::Speaker;

/// What to look for, by the names that a user writes.
#[derive(Clone, Debug, Default)]
pub struct FigureQuery {
    /// Words, each perhaps only begun.
    pub query: String,
    /// The game; all games where there is none.
    pub game: Option<String>,
    /// A set by name, abbreviation or id.
    pub set: Option<String>,
    /// A faction by name or id.
    pub faction: Option<String>,
    /// The least cost.
    pub min_cost: Option<i32>,
    /// The greatest cost.
    pub max_cost: Option<i32>,
    /// A rarity by its id.
    pub rarity: Option<String>,
    /// A keyword.
    pub ability: Option<String>,
    /// Unique or not.
    pub unique: Option<bool>,
    /// Only what is owned.
    pub owned: bool,
    /// How many rows at most.
    pub limit: u32,
}

/// A figure with all there is to say of it.
#[derive(Clone, Debug, Serialize)]
pub struct FigureAnswer {
    /// Its id.
    pub figure: FigureId,
    /// Its English name.
    pub name: String,
    /// What it is called in the reader's language.
    pub local_name: String,
    /// The printed cost; `null` where it isn't known or is chosen.
    pub cost: Option<i32>,
    /// Factions, in English.
    pub factions: Vec<String>,
    /// Whether the card is unique.
    pub unique: bool,
    /// The stat block.
    pub stats: std::collections::BTreeMap<String, i32>,
    /// Keywords by list, in English.
    pub keywords: std::collections::BTreeMap<String, Vec<String>>,
    /// Flags and properties.
    pub traits: Vec<String>,
    /// Whose version it is, as far as that is settled or asked.
    pub persons: Vec<muster_rules::figure::PersonLink>,
    /// Where it is printed.
    pub printings: Vec<PrintingAnswer>,
    /// Where the facts come from.
    pub source: String,
    /// What looks wrong.
    pub suspect: Option<String>,
}

/// A printing, with what is owned of it.
#[derive(Clone, Debug, Serialize)]
pub struct PrintingAnswer {
    /// Its id.
    pub printing: String,
    /// The set's name.
    pub set: String,
    /// The number.
    pub number: String,
    /// The rarity's id.
    pub rarity: String,
    /// Figures owned.
    pub owned: u32,
}

impl Muster {
    /// Looks figures up.
    ///
    /// # Errors
    /// A name in the query isn't one of the game's, or those of the database.
    pub fn search(&mut self, query: &FigureQuery) -> Result<SearchPage, Error> {
        let game = self.game(query.game.as_deref())?;
        let mut filter = Filter {
            cost_min: query.min_cost,
            cost_max: query.max_cost,
            unique: query.unique,
            rarities: query.rarity.iter().map(|r| r.to_uppercase()).collect(),
            abilities: query.ability.iter().cloned().collect(),
            owned: query.owned.then_some(OwnedFilter::Owned),
            ..Filter::default()
        };
        if query.game.is_some() {
            filter.games.push(game.catalogue.game().id.clone());
        }
        if let Some(set) = &query.set {
            filter.sets.push(find_set(&game, set)?);
        }
        if let Some(faction) = &query.faction {
            filter.factions.push(find_faction(&game, faction)?);
        }
        let search = Search { query: query.query.clone(), filter, limit: query.limit, ..Search::default() };
        self.ask_catalogue(|data| data.search(&search))
    }

    /// The game that has a figure of this id or name, the first one where none has.
    ///
    /// # Errors
    /// There is no game.
    pub fn game_of_figure(&self, wanted: &str) -> Result<Arc<LoadedGame>, Error> {
        let named = |game: &&Arc<LoadedGame>| {
            let is = |f: &Figure| f.id.as_str() == wanted || fold(&f.name) == fold(wanted);
            game.catalogue.figures().iter().any(is)
                || game.catalogue.short_names().iter().any(|s| fold(&s.name) == fold(wanted))
        };
        let game = self.games().iter().find(named).cloned();
        game.map_or_else(|| self.game(None), Ok)
    }

    /// The figure of this id or name.
    ///
    /// # Errors
    /// There is none, or several; the error names those that may be meant.
    pub fn figure(&mut self, game: &Arc<LoadedGame>, wanted: &str) -> Result<Figure, Error> {
        let catalogue = &game.catalogue;
        if let Some(figure) = catalogue.figure(&FigureId::from(wanted)) {
            return Ok(figure.clone());
        }
        let (names, _) = self.names(game);
        let reading = read(&names, wanted).ok();
        let members = reading.iter().flat_map(|r| &r.members).map(|m| &m.figure);
        if let Some(figure) = members.into_iter().find_map(|id| catalogue.figure(id)) {
            return Ok(figure.clone());
        }
        let near = reading.iter().flat_map(|r| &r.unresolved).flat_map(|u| &u.candidates);
        let candidates: Vec<_> = near.map(ToString::to_string).collect();
        let name = wanted.to_owned();
        if candidates.is_empty() {
            return Err(Error::NotOneOf { kind: Kind::Figure, name, known: candidates });
        }
        Err(Error::FigureAmbiguous { name, candidates })
    }

    /// All there is to say of a figure.
    pub fn figure_answer(&mut self, speaker: &Speaker<'_>, figure: &Figure) -> FigureAnswer {
        let catalogue = &speaker.game.catalogue;
        let data = catalogue.game();
        let database = self.database_if_any().0;
        let printings = catalogue.printings_of(&figure.id).map(|p| {
            let held = database.as_ref().and_then(|d| d.holding(&data.id, &p.id).ok().flatten());
            PrintingAnswer {
                printing: p.id.to_string(),
                set: catalogue.set(&p.set).map_or_else(|| p.set.to_string(), |s| s.name.clone()),
                number: p.number.clone(),
                rarity: p.rarity.clone(),
                owned: held.map_or(0, |h| h.holding.figures),
            }
        });
        let factions = figure.factions.iter();
        let mut traits = figure.traits.clone();
        traits.extend(figure.attributes.values().cloned());
        FigureAnswer {
            figure: figure.id.clone(),
            name: figure.name.clone(),
            local_name: speaker.figure(&figure.id),
            cost: match figure.cost {
                Cost::Known(points) => Some(points),
                Cost::Unknown | Cost::Chosen => None,
            },
            factions: factions
                .map(|f| data.faction(f).map_or_else(|| f.to_string(), |f| f.name.clone()))
                .collect(),
            unique: figure.unique,
            stats: figure.stats.clone(),
            keywords: figure.keywords.clone(),
            traits,
            persons: figure.persons.clone(),
            printings: printings.collect(),
            source: catalogue.source(&figure.source).map(|s| s.title.clone()).unwrap_or_default(),
            suspect: figure.suspect.clone(),
        }
    }
}

fn find_faction(game: &LoadedGame, wanted: &str) -> Result<FactionId, Error> {
    let mut draft =
        muster_rules::squad::SquadDraft::new(game.catalogue.game().id.clone(), game.catalogue.usual_format());
    let against = crate::squads::Against { faction: Some(wanted.to_owned()), ..Default::default() };
    against.apply(game, &mut draft)?;
    draft.faction.ok_or_else(|| Error::Internal("no faction".to_owned()))
}
