//! The catalogue: rows of a search, and all there is to say of a figure.

use std::collections::BTreeSet;

use muster_db::table::search::{FigureRow, Filter, OwnedFilter, PrintingBrief, Search, Sort};
use muster_rules::figure::{Figure, Standing};
use muster_rules::id::{FactionId, FigureId, PersonId, SetId};
use muster_templates::view::CardView;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::error::Error;
use crate::session::Session;
use crate::signs::SignLine;
use crate::speaker::Speaker;
use crate::squads::Fitting;

/// What to look for in one game.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct SearchRequest {
    /// The game's id.
    pub game: String,
    /// Words, each perhaps only begun.
    pub query: String,
    /// Sets, by id; none means all.
    pub sets: Vec<String>,
    /// Factions, by id.
    pub factions: Vec<String>,
    /// Eras, by id: figures of a faction that an era offers.
    pub eras: Vec<String>,
    /// Rarities, by id.
    pub rarities: Vec<String>,
    /// Keywords in English, all of which must be there.
    pub abilities: Vec<String>,
    /// The least cost.
    pub cost_min: Option<i32>,
    /// The greatest cost.
    pub cost_max: Option<i32>,
    /// Unique or not.
    pub unique: Option<bool>,
    /// `owned`, `missing`, `wanted` or `for-trade`.
    pub owned: Option<String>,
    /// `relevance`, `name`, `cost`, `faction`, `set`, `rarity`, `owned`, or a stat's id.
    pub sort: String,
    /// The other way round.
    pub descending: bool,
    /// Rows to pass over.
    pub offset: u32,
    /// Rows at most.
    pub limit: u32,
    /// Only those that go with a squad; null for all.
    #[ts(optional = nullable)]
    pub fits: Option<Fitting>,
}

/// Rows that were found.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigurePage {
    /// How many match in all.
    pub total: u32,
    /// Those asked for.
    pub rows: Vec<FigureLine>,
    /// How long it took, in milliseconds.
    pub milliseconds: f64,
}

/// A figure as a row.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigureLine {
    /// Its id.
    pub id: String,
    /// What it is called in the reader's language.
    pub name: String,
    /// Its English name, where that is another.
    pub english: Option<String>,
    /// What it costs, where that is known.
    pub cost: Option<i32>,
    /// The cost as printed, `X` or `?` where it is no number.
    pub cost_text: String,
    /// Its factions, by id.
    pub factions: Vec<String>,
    /// Whether the card is unique.
    pub unique: bool,
    /// How many printings it has.
    pub printings: usize,
    /// Where it is printed first (of the sets and rarities looked for), `Clone Strike 4`.
    pub printed: String,
    /// The name of that set.
    pub set: String,
    /// The number there.
    pub number: String,
    /// The rarity there, by id.
    pub rarity: String,
    /// Figures owned, over all printings.
    pub owned: u32,
    /// Stat cards owned.
    pub cards: u32,
    /// Wanted.
    pub wanted: u32,
    /// For trade.
    pub for_trade: u32,
    /// The numbers of the stat block by the stat's id.
    pub stats: std::collections::BTreeMap<String, i32>,
}

/// Which figure.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct FigureRequest {
    /// The game's id.
    pub game: String,
    /// The figure's id.
    pub figure: String,
}

/// All there is to say of a figure.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigureDetails {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Its English name, where that is another.
    pub english: Option<String>,
    /// Factions by id.
    pub factions: Vec<String>,
    /// The cost as printed.
    pub cost_text: String,
    /// What it costs, where that is known.
    pub cost: Option<i32>,
    /// Factions, uniqueness and size in one line.
    pub subtitle: String,
    /// The stat block in the card's order.
    pub stats: Vec<Labelled>,
    /// Keywords that are drawn, as rows of drawings with their words.
    pub signs: Vec<SignLine>,
    /// Abilities, powers and flags in the card's order: a lead in bold and what follows it.
    pub lines: Vec<Labelled>,
    /// Where it is printed.
    pub printings: Vec<PrintingLine>,
    /// Squads it is used in.
    pub squads: Vec<UsedIn>,
    /// Other figures that are the same person.
    pub same_person: Vec<crate::games::Named>,
    /// Where the facts come from.
    pub source: String,
    /// What looks wrong about them.
    pub suspect: Option<String>,
    /// Whether it is one of the user's own figures, which can be changed.
    pub mine: bool,
    /// Figures owned over all printings.
    pub owned: u32,
    /// Copies promised to squads.
    pub promised: u32,
}

/// A label and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Labelled {
    /// The label.
    pub label: String,
    /// What it says.
    pub value: String,
}

/// A printing with what is held of it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PrintingLine {
    /// Its id.
    pub id: String,
    /// The set's name.
    pub set: String,
    /// The number in the set.
    pub number: String,
    /// The rarity's id.
    pub rarity: String,
    /// Figures owned.
    pub figures: u32,
    /// Stat cards owned.
    pub cards: u32,
    /// Wanted.
    pub wanted: u32,
    /// For trade.
    pub for_trade: u32,
}

/// A squad that uses a figure.
#[derive(Clone, Debug, Serialize, TS)]
pub struct UsedIn {
    /// The squad's id.
    pub squad: String,
    /// Its name.
    pub name: String,
    /// How many copies.
    pub count: u32,
}

/// Looks figures up.
///
/// # Errors
/// There is no such game, or those of the database.
pub(crate) fn search(session: &mut Session, mut request: SearchRequest) -> Result<FigurePage, Error> {
    let started = std::time::Instant::now();
    let game = session.game(&request.game)?;
    let search = to_search(&game, &request);
    let page = match request.fits.take() {
        None => session.muster.ask_catalogue(|data| data.search(&search))?,
        Some(fitting) => {
            let every = Search { limit: u32::MAX, offset: 0, ..search.clone() };
            let mut page = session.muster.ask_catalogue(|data| data.search(&every))?;
            let found: Vec<_> = page.rows.iter().map(|row| row.id.clone()).collect();
            let fitting = session.fitting(fitting, &found)?;
            page.rows.retain(|row| fitting.contains(&row.id));
            page.total = u32::try_from(page.rows.len()).unwrap_or(u32::MAX);
            let shown = page.rows.into_iter().skip(search.offset as usize).take(search.limit as usize);
            page.rows = shown.collect();
            page
        }
    };
    let speaker = session.speaker(&game);
    let rows = page.rows.iter().map(|row| line(&speaker, &search.filter, row)).collect();
    Ok(FigurePage { total: page.total, rows, milliseconds: started.elapsed().as_secs_f64() * 1000.0 })
}

/// All there is to say of a figure.
///
/// # Errors
/// There is no such game or figure, or those of the database.
pub(crate) fn figure(session: &mut Session, request: FigureRequest) -> Result<FigureDetails, Error> {
    let game = session.game(&request.game)?;
    let figure = session.muster.figure(&game, &request.figure)?;
    let (id, catalogue) = (&figure.id, &game.catalogue);
    let database = session.muster.database()?;
    let mut held = Vec::new();
    for printing in catalogue.printings_of(id) {
        held.extend(database.holding(&catalogue.game().id, &printing.id)?);
    }
    let held = |printing: &muster_rules::id::PrintingId| {
        held.iter().map(|row| &row.holding).find(|h| h.printing == *printing)
    };
    let squads = database.squads_using(&catalogue.game().id, id)?;
    let promised = database.promised_by_figure(&catalogue.game().id)?.get(id).copied().unwrap_or(0);
    let speaker = session.speaker(&game);
    let printings: Vec<_> = catalogue
        .printings_of(id)
        .map(|p| {
            let held = held(&p.id);
            let count = |of: fn(&muster_db::table::holding::Holding) -> u32| held.map_or(0, of);
            PrintingLine {
                id: p.id.to_string(),
                set: catalogue.set(&p.set).map_or_else(|| p.set.to_string(), |s| s.name.clone()),
                number: p.number.clone(),
                rarity: p.rarity.clone(),
                figures: count(|h| h.figures),
                cards: count(|h| h.cards),
                wanted: count(|h| h.wanted),
                for_trade: count(|h| h.for_trade),
            }
        })
        .collect();
    let CardView { stats, lines, .. } = crate::print::card(&speaker, &figure, None);
    Ok(FigureDetails {
        id: id.to_string(),
        name: speaker.figure(id),
        english: english(&speaker, id, &figure.name),
        factions: figure.factions.iter().map(ToString::to_string).collect(),
        cost_text: crate::print::cost(&speaker, &figure),
        cost: figure.cost.known(),
        subtitle: speaker.subtitle(&figure),
        stats: stats.into_iter().map(|s| Labelled { label: s.label, value: s.value }).collect(),
        signs: crate::signs::rows(&speaker, &figure),
        lines: lines.into_iter().map(|l| Labelled { label: l.lead, value: l.text }).collect(),
        owned: printings.iter().map(|p| p.figures).sum(),
        printings,
        squads: squads
            .into_iter()
            .map(|s| UsedIn { squad: s.squad.to_string(), name: s.name, count: s.count })
            .collect(),
        same_person: same_person(&speaker, &figure),
        source: catalogue.source(&figure.source).map(|s| s.title.clone()).unwrap_or_default(),
        suspect: figure.suspect.clone(),
        mine: crate::my_figures::is_mine(&figure),
        promised,
    })
}

fn same_person(speaker: &Speaker<'_>, figure: &Figure) -> Vec<crate::games::Named> {
    let of = |figure: &Figure| -> BTreeSet<PersonId> {
        let links = figure.persons.iter().filter(|p| p.standing != Standing::Denied);
        links.map(|p| p.person.clone()).collect()
    };
    let persons = of(figure);
    if persons.is_empty() {
        return Vec::new();
    }
    let others = speaker.game.catalogue.figures().iter().filter(|f| f.id != figure.id);
    let same = others.filter(|f| !of(f).is_disjoint(&persons));
    same.map(|f| crate::games::Named { id: f.id.to_string(), name: speaker.figure(&f.id) }).collect()
}

/// The English name, where the reader's language has another.
pub(crate) fn english(speaker: &Speaker<'_>, id: &FigureId, name: &str) -> Option<String> {
    (speaker.figure(id) != name).then(|| name.to_owned())
}

fn to_search(game: &muster_db::pack::LoadedGame, request: &SearchRequest) -> Search {
    let data = game.catalogue.game();
    let mut factions: Vec<_> = request.factions.iter().map(|f| FactionId::from(f.as_str())).collect();
    // An era is the factions that it offers.
    let offered = data.eras.iter().filter(|e| request.eras.iter().any(|id| e.id.as_str() == id));
    let offered: Vec<_> = offered.flat_map(|e| e.offers.iter().map(|o| o.faction.clone())).collect();
    if !offered.is_empty() {
        if factions.is_empty() {
            factions = offered;
        } else {
            factions.retain(|f| offered.contains(f));
            if factions.is_empty() {
                factions.push(FactionId::from("-"));
            }
        }
    }
    let owned = match request.owned.as_deref() {
        Some("owned") => Some(OwnedFilter::Owned),
        Some("missing") => Some(OwnedFilter::Missing),
        Some("wanted") => Some(OwnedFilter::Wanted),
        Some("for-trade") => Some(OwnedFilter::ForTrade),
        _ => None,
    };
    let sort = match request.sort.as_str() {
        "" | "relevance" => Sort::Relevance,
        "name" => Sort::Name,
        "cost" => Sort::Cost,
        "faction" => Sort::Faction,
        "set" => Sort::Set,
        "rarity" => Sort::Rarity,
        "owned" => Sort::Owned,
        stat => Sort::Stat(stat.to_owned()),
    };
    let filter = Filter {
        games: vec![data.id.clone()],
        sets: request.sets.iter().map(|s| SetId::from(s.as_str())).collect(),
        rarities: request.rarities.clone(),
        factions,
        cost_min: request.cost_min,
        cost_max: request.cost_max,
        unique: request.unique,
        abilities: request.abilities.clone(),
        owned,
    };
    Search {
        query: request.query.clone(),
        filter,
        sort,
        descending: request.descending,
        limit: request.limit,
        offset: request.offset,
    }
}

fn line(speaker: &Speaker<'_>, filter: &Filter, row: &FigureRow) -> FigureLine {
    let catalogue = &speaker.game.catalogue;
    let asked = |p: &&PrintingBrief| {
        let set = filter.sets.is_empty() || filter.sets.contains(&p.set);
        set && (filter.rarities.is_empty() || filter.rarities.contains(&p.rarity))
    };
    let first = row.printings.iter().find(asked).or(row.printings.first());
    let set = first.map(|p| catalogue.set(&p.set).map_or(p.set.as_str(), |s| s.name.as_str()));
    let set = set.unwrap_or_default().to_owned();
    let number = first.map(|p| p.number.clone()).unwrap_or_default();
    FigureLine {
        id: row.id.to_string(),
        name: speaker.figure(&row.id),
        english: english(speaker, &row.id, &row.name),
        cost: row.cost.known(),
        cost_text: speaker.cost(row.cost),
        factions: row.factions.iter().map(ToString::to_string).collect(),
        unique: row.unique,
        printings: row.printings.len(),
        printed: format!("{set} {number}").trim().to_owned(),
        set,
        number,
        rarity: first.map(|p| p.rarity.clone()).unwrap_or_default(),
        owned: row.owned.figures,
        cards: row.owned.cards,
        wanted: row.owned.wanted,
        for_trade: row.owned.for_trade,
        stats: catalogue.figure(&row.id).map(|f| f.stats.clone()).unwrap_or_default(),
    }
}
