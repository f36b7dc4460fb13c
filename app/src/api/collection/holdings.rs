//! Printings with what is held of each: the list, and changing it.

use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};

use muster_db::table::holding::Holding;
use muster_rules::catalogue::Printing;
use muster_rules::fold::fold;
use muster_rules::id::{FigureId, PrintingId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::collection::index::{Entry, PrintingIndex, terms};
use crate::collection::{HoldingChange, HoldingMore};
use crate::error::Error;
use crate::session::Session;
use crate::speaker::Speaker;

/// Which printings to list.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct HoldingsRequest {
    /// The game's id.
    pub game: String,
    /// Words, each perhaps only begun, or a number.
    pub query: String,
    /// Only of this set, by id.
    pub set: Option<String>,
    /// Only of this rarity, by id.
    pub rarity: Option<String>,
    /// Only of this faction, by id.
    pub faction: Option<String>,
    /// `all`, `owned`, `missing`, `duplicates`, `wanted`, `for-trade` or `with-details`.
    pub show: String,
    /// `set`, `name`, `rarity`, `cost`, `owned` or `wanted`.
    pub sort: String,
    /// The other way round.
    pub descending: bool,
    /// Rows to pass over.
    pub offset: u32,
    /// Rows at most.
    pub limit: u32,
}

/// Printings that were found.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HoldingPage {
    /// How many match in all.
    pub total: u32,
    /// Figures owned of those that match.
    #[ts(type = "number")]
    pub figures: u64,
    /// Those asked for.
    pub rows: Vec<HoldingRow>,
}

/// A printing with what is held of it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HoldingRow {
    /// The printing's id.
    pub printing: String,
    /// The figure's id.
    pub figure: String,
    /// What it is called in the reader's language.
    pub name: String,
    /// Its English name, where that is another.
    pub english: Option<String>,
    /// Its factions, by id.
    pub factions: Vec<String>,
    /// The set's id; empty where the catalogue no longer has the printing.
    pub set: String,
    /// The set's name.
    pub set_name: String,
    /// The set's shortest other name.
    pub set_short: String,
    /// The number in the set.
    pub number: String,
    /// The rarity's id.
    pub rarity: String,
    /// The cost as printed.
    pub cost_text: String,
    /// Figures owned.
    pub figures: u32,
    /// Stat cards owned.
    pub cards: u32,
    /// Wanted.
    pub wanted: u32,
    /// For trade.
    pub for_trade: u32,
    /// Copies of the figure that squads need.
    pub promised: u32,
    /// The note.
    pub note: String,
    /// Copies with details of their own.
    pub copies: u32,
    /// Whether the catalogue no longer has the printing.
    pub gone: bool,
}

/// New numbers of a printing; those that are null or absent stay.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct HoldingChangeRequest {
    /// The game's id.
    pub game: String,
    /// The printing's id.
    pub printing: String,
    /// Figures owned.
    #[ts(optional)]
    pub figures: Option<u32>,
    /// Stat cards owned.
    #[ts(optional)]
    pub cards: Option<u32>,
    /// Wanted.
    #[ts(optional)]
    pub wanted: Option<u32>,
    /// For trade.
    #[ts(optional)]
    pub for_trade: Option<u32>,
    /// The note.
    #[ts(optional)]
    pub note: Option<String>,
}

/// How many came in, or went where a number is negative; those that are null or absent stay.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct AddHoldingRequest {
    /// The game's id.
    pub game: String,
    /// The printing's id.
    pub printing: String,
    /// Figures.
    #[ts(optional)]
    pub figures: Option<i32>,
    /// Stat cards.
    #[ts(optional)]
    pub cards: Option<i32>,
    /// Wanted.
    #[ts(optional)]
    pub wanted: Option<i32>,
    /// For trade.
    #[ts(optional)]
    pub for_trade: Option<i32>,
}

/// What rows are made of besides the catalogue.
pub(crate) struct Held {
    holdings: HashMap<PrintingId, Holding>,
    copies: BTreeMap<PrintingId, u32>,
    promised: BTreeMap<FigureId, u32>,
}

/// A printing that matches: where it stands in the index, and what is held of it.
struct Match<'a> {
    place: usize,
    entry: Option<&'a Entry>,
    held: Option<&'a Holding>,
}

impl Match<'_> {
    fn count(&self, of: fn(&Holding) -> u32) -> u32 {
        self.held.map_or(0, of)
    }
}

impl Held {
    pub(crate) fn read(session: &mut Session, game: &str) -> Result<Self, Error> {
        let game = session.game(game)?;
        let id = &game.catalogue.game().id;
        let database = session.muster.database()?;
        let holdings = database.holdings(Some(id))?.into_iter().map(|row| row.holding);
        Ok(Self {
            holdings: holdings.map(|h| (h.printing.clone(), h)).collect(),
            copies: database.copy_counts(id)?,
            promised: database.promised_by_figure(id)?,
        })
    }

    /// A printing of the catalogue as a row.
    pub(crate) fn row(&self, speaker: &Speaker<'_>, printing: &Printing) -> HoldingRow {
        let catalogue = &speaker.game.catalogue;
        let (figure, set) = (catalogue.figure(&printing.figure), catalogue.set(&printing.set));
        let held = self.holdings.get(&printing.id);
        let count = |of: fn(&Holding) -> u32| held.map_or(0, of);
        let english = figure.map_or("", |f| f.name.as_str());
        HoldingRow {
            printing: printing.id.to_string(),
            figure: printing.figure.to_string(),
            name: speaker.figure(&printing.figure),
            english: crate::api::catalogue::english(speaker, &printing.figure, english),
            factions: figure.into_iter().flat_map(|f| &f.factions).map(ToString::to_string).collect(),
            set: printing.set.to_string(),
            set_name: set.map(|s| s.name.clone()).unwrap_or_default(),
            set_short: set.map(|s| s.aliases.first().unwrap_or(&s.name).clone()).unwrap_or_default(),
            number: printing.number.clone(),
            rarity: printing.rarity.clone(),
            cost_text: figure.map(|f| crate::print::cost(speaker, f)).unwrap_or_default(),
            figures: count(|h| h.figures),
            cards: count(|h| h.cards),
            wanted: count(|h| h.wanted),
            for_trade: count(|h| h.for_trade),
            promised: self.promised.get(&printing.figure).copied().unwrap_or(0),
            note: held.map(|h| h.note.clone()).unwrap_or_default(),
            copies: self.copies.get(&printing.id).copied().unwrap_or(0),
            gone: false,
        }
    }

    /// A printing that the catalogue no longer has, by what is remembered of it.
    fn gone_row(&self, held: &Holding) -> HoldingRow {
        HoldingRow {
            printing: held.printing.to_string(),
            figure: held.figure.to_string(),
            name: held.last_name.clone(),
            english: None,
            factions: Vec::new(),
            set: String::new(),
            set_name: String::new(),
            set_short: String::new(),
            number: String::new(),
            rarity: String::new(),
            cost_text: held.last_cost.map(|c| c.to_string()).unwrap_or_default(),
            figures: held.figures,
            cards: held.cards,
            wanted: held.wanted,
            for_trade: held.for_trade,
            promised: self.promised.get(&held.figure).copied().unwrap_or(0),
            note: held.note.clone(),
            copies: self.copies.get(&held.printing).copied().unwrap_or(0),
            gone: true,
        }
    }
}

/// Lists printings with what is held of each.
///
/// # Errors
/// There is no such game, or those of the database.
pub(crate) fn holdings(session: &mut Session, request: HoldingsRequest) -> Result<HoldingPage, Error> {
    let game = session.game(&request.game)?;
    let held = Held::read(session, &request.game)?;
    let index = session.printing_index(&game);
    let mut found = matches(&index, &game.catalogue, &held, &request);
    sort(&mut found, &request);
    let speaker = session.speaker(&game);
    let printings = game.catalogue.printings();
    let shown = found.iter().skip(request.offset as usize).take(request.limit as usize);
    let rows = shown.filter_map(|m| match (m.entry, m.held) {
        (Some(entry), _) => Some(held.row(&speaker, &printings[entry.printing])),
        (None, held_of) => held_of.map(|h| held.gone_row(h)),
    });
    let page = HoldingPage {
        total: u32::try_from(found.len()).unwrap_or(u32::MAX),
        figures: found.iter().map(|m| u64::from(m.count(|h| h.figures))).sum(),
        rows: rows.collect(),
    };
    session.index = Some(index);
    Ok(page)
}

fn matches<'a>(
    index: &'a PrintingIndex,
    catalogue: &muster_rules::catalogue::Catalogue,
    held: &'a Held,
    request: &HoldingsRequest,
) -> Vec<Match<'a>> {
    let terms = terms(&request.query);
    let faction = request.faction.as_ref().map(|f| format!(" {f} "));
    let printings = catalogue.printings();
    let narrow = request.set.is_some() || request.rarity.is_some() || faction.is_some();
    let known = index.entries().iter().enumerate().filter_map(|(place, entry)| {
        let printing = &printings[entry.printing];
        let fits = request.set.as_ref().is_none_or(|s| printing.set.as_str() == s)
            && request.rarity.as_ref().is_none_or(|r| printing.rarity == *r)
            && faction.as_ref().is_none_or(|f| entry.factions.contains(f.as_str()))
            && entry.has(&terms);
        let found = Match { place, entry: Some(entry), held: held.holdings.get(&printing.id) };
        (fits && shows(&request.show, &found, held, &printing.id)).then_some(found)
    });
    let gone = held.holdings.values().filter(|h| !narrow && index.place(&h.printing).is_none());
    let gone = gone.filter_map(|h| {
        let name = fold(&h.last_name);
        let found = Match { place: usize::MAX, entry: None, held: Some(h) };
        let tells = h.figures + h.cards + h.wanted + h.for_trade > 0 || !h.note.is_empty();
        let fits = terms.iter().all(|t| name.contains(t.as_str()));
        (tells && fits && shows(&request.show, &found, held, &h.printing)).then_some(found)
    });
    known.chain(gone).collect()
}

fn shows(show: &str, found: &Match<'_>, held: &Held, printing: &PrintingId) -> bool {
    match show {
        "owned" => found.count(|h| h.figures) > 0,
        "missing" => found.entry.is_some() && found.count(|h| h.figures) == 0,
        "duplicates" => found.count(|h| h.figures) > 1,
        "wanted" => found.count(|h| h.wanted) > 0,
        "for-trade" => found.count(|h| h.for_trade) > 0,
        "with-details" => {
            found.held.is_some_and(|h| !h.note.is_empty()) || held.copies.contains_key(printing)
        }
        _ => true,
    }
}

fn sort(found: &mut [Match<'_>], request: &HoldingsRequest) {
    let name = |m: &Match<'_>| match (m.entry, m.held) {
        (Some(entry), _) => entry.name.clone(),
        (None, held) => held.map(|h| fold(&h.last_name)).unwrap_or_default(),
    };
    match request.sort.as_str() {
        "name" => found.sort_by_cached_key(|m| (name(m), m.place)),
        "rarity" => found.sort_by_key(|m| (m.entry.map_or(usize::MAX, |e| e.rarity), m.place)),
        "cost" => found.sort_by_key(|m| (m.entry.and_then(|e| e.cost), m.place)),
        "owned" => found.sort_by_key(|m| (m.count(|h| h.figures), m.place)),
        "wanted" => found.sort_by_key(|m| (m.count(|h| h.wanted), m.place)),
        _ => found.sort_by(|a, b| match a.place.cmp(&b.place) {
            Ordering::Equal => name(a).cmp(&name(b)),
            other => other,
        }),
    }
    if request.descending {
        found.reverse();
    }
}

/// Sets numbers of a printing.
///
/// # Errors
/// There is no such game or printing, a number is beyond reason, or those of the database.
pub(crate) fn set_holding(session: &mut Session, request: HoldingChangeRequest) -> Result<HoldingRow, Error> {
    let game = session.game(&request.game)?;
    let change = HoldingChange {
        figures: request.figures,
        cards: request.cards,
        wanted: request.wanted,
        for_trade: request.for_trade,
        note: request.note,
    };
    session.muster.set_holding(&game, &request.printing, change)?;
    one(session, &request.game, &request.printing)
}

/// Adds to a printing's numbers, or takes away; never below nothing.
///
/// # Errors
/// As for `set_holding`.
pub(crate) fn add_holding(session: &mut Session, request: AddHoldingRequest) -> Result<HoldingRow, Error> {
    let game = session.game(&request.game)?;
    let more = HoldingMore {
        figures: request.figures.unwrap_or_default(),
        cards: request.cards.unwrap_or_default(),
        wanted: request.wanted.unwrap_or_default(),
        for_trade: request.for_trade.unwrap_or_default(),
    };
    session.muster.add_holding(&game, &request.printing, more)?;
    one(session, &request.game, &request.printing)
}

/// A printing's row as it is now.
fn one(session: &mut Session, game: &str, printing: &str) -> Result<HoldingRow, Error> {
    let held = Held::read(session, game)?;
    let game = session.game(game)?;
    let id = PrintingId::from(printing);
    let speaker = session.speaker(&game);
    let known = game.catalogue.printings().iter().find(|p| p.id == id);
    match (known, held.holdings.get(&id)) {
        (Some(printing), _) => Ok(held.row(&speaker, printing)),
        (None, Some(gone)) => Ok(held.gone_row(gone)),
        (None, None) => Err(Error::Internal(format!("{id} was not kept"))),
    }
}
