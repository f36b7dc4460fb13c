//! Lists of printings with what is held of each.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use muster_db::pack::LoadedGame;
use muster_db::table::holding::Holding;
use muster_rules::catalogue::Printing;
use muster_rules::fold::fold;
use muster_rules::id::{FactionId, FigureId, PrintingId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::index::{Entry, PrintingIndex, terms};
use super::nameless::Nameless;
use crate::base::error::{Error, Kind};
use crate::base::money;
use crate::base::muster::Muster;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::figures::filter::{FigureFilter, Passing};

/// A request for a list of printings.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct HoldingsRequest {
    /// The game's id.
    pub game: String,
    /// Search words, which may be prefixes, or a number.
    pub query: String,
    /// Criteria for their figures.
    #[serde(flatten)]
    pub filter: FigureFilter,
    /// Criteria for their state in the collection.
    pub show: HoldingShow,
    /// The sort order.
    pub sort: HoldingSort,
    /// Whether to reverse the order.
    pub descending: bool,
    /// Number of rows to skip.
    pub offset: u32,
    /// Maximum number of rows.
    pub limit: u32,
}

/// A filter on printings by their state in the collection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum HoldingShow {
    /// All printings.
    #[default]
    All,
    /// At least one figure is owned.
    Owned,
    /// No figure is owned.
    Missing,
    /// Several figures are owned.
    Duplicates,
    /// A figure is wanted.
    Wanted,
    /// A figure is for trade.
    ForTrade,
    /// There is a note, or a copy with details.
    WithDetails,
    /// A copy has a photo.
    WithPhoto,
}

/// A sort order of printings; ties are ordered by set and number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum HoldingSort {
    /// By set and number.
    #[default]
    Set,
    /// By name in the reader's language.
    Name,
    /// By rarity, common first.
    Rarity,
    /// By cost, unknown ones first.
    Cost,
    /// By number owned.
    Owned,
    /// By number wanted.
    Wanted,
    /// By current price, ignoring the currency; unknown ones first.
    Worth,
}

/// A page of a list of printings.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HoldingPage {
    /// Total number of matches.
    pub total: u32,
    /// Number of figures owned of all matches.
    #[ts(type = "number")]
    pub figures: u64,
    /// The rows of this page.
    pub rows: Vec<HoldingRow>,
}

/// A printing with what is held of it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HoldingRow {
    /// The printing.
    pub printing: PrintingId,
    /// The figure.
    pub figure: FigureId,
    /// The figure's English name, or the last one known.
    pub name: String,
    /// Its name in the reader's language.
    pub local_name: String,
    /// Its factions.
    pub factions: Vec<FactionId>,
    /// The set's name; empty if the catalogue no longer has the printing.
    pub set: String,
    /// The set's first alias, or its name.
    pub set_short: String,
    /// The number in the set.
    pub number: String,
    /// The rarity's id.
    pub rarity: String,
    /// The cost as printed, or the last one known.
    pub cost_text: String,
    /// Figures owned.
    pub figures: u32,
    /// Stat cards owned.
    pub cards: u32,
    /// Figures wanted.
    pub wanted: u32,
    /// Figures for trade.
    pub for_trade: u32,
    /// Copies of the figure reserved for squads.
    pub promised: u32,
    /// The note.
    pub note: String,
    /// The current price of one, `12.50 EUR`; missing if unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub worth: Option<String>,
    /// The date of that price.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub worth_on: Option<String>,
    /// Number of copies with their own details.
    pub copies: u32,
    /// The id of a copy with a photo; missing if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub photo: Option<Uuid>,
    /// Whether it is a number of a set without a name in the catalogue.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub nameless: bool,
    /// Whether the catalogue no longer has the printing.
    pub gone: bool,
}

/// The data of rows that isn't in the catalogue.
pub(super) struct Held {
    pub(super) holdings: BTreeMap<PrintingId, Holding>,
    copies: BTreeMap<PrintingId, u32>,
    promised: BTreeMap<FigureId, u32>,
    /// For each printing, a copy with a photo.
    photos: BTreeMap<PrintingId, Uuid>,
}

/// A matching printing: its position in the index, and its holding.
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
    pub(super) fn read(session: &mut Session, game: &LoadedGame) -> Result<Self, Error> {
        let id = &game.catalogue.game().id;
        let database = session.muster.database()?;
        let holdings = database.holdings(Some(id))?.into_iter().map(|row| row.holding);
        Ok(Self {
            holdings: holdings.map(|h| (h.printing.clone(), h)).collect(),
            copies: database.copy_counts(id)?,
            promised: database.promised_by_figure(id)?,
            photos: database.photographed(id)?,
        })
    }

    /// Returns the row of a printing in the catalogue.
    pub(super) fn known(&self, speaker: &Speaker<'_>, printing: &Printing) -> HoldingRow {
        match self.holdings.get(&printing.id) {
            Some(held) => self.row(speaker, held, Some(printing)),
            None => self.row(speaker, &fresh(speaker.game, printing), Some(printing)),
        }
    }

    /// Returns the row of a holding. A printing that the catalogue no longer has is described by its last known data.
    pub(super) fn row(
        &self,
        speaker: &Speaker<'_>,
        held: &Holding,
        printing: Option<&Printing>,
    ) -> HoldingRow {
        let catalogue = &speaker.game.catalogue;
        let id = printing.map_or(&held.figure, |p| &p.figure);
        let nameless = if printing.is_none() { Nameless::of(catalogue, &held.printing) } else { None };
        let set = printing.and_then(|p| catalogue.set(&p.set)).or_else(|| nameless.as_ref().map(|n| n.set));
        let figure = catalogue.figure(id);
        let last_name = || nameless.as_ref().map_or_else(|| held.last_name.clone(), |n| n.called(speaker));
        let number = || nameless.as_ref().map(|n| n.number.to_string()).unwrap_or_default();
        let last_cost = || held.last_cost.map(|c| c.to_string()).unwrap_or_default();
        HoldingRow {
            printing: held.printing.clone(),
            figure: id.clone(),
            name: figure.map_or(&held.last_name, |f| &f.name).clone(),
            local_name: figure.map_or_else(last_name, |f| speaker.figure(&f.id)),
            factions: figure.map(|f| f.factions.clone()).unwrap_or_default(),
            set: set.map(|s| s.name.clone()).unwrap_or_default(),
            set_short: set.map(|s| s.aliases.first().unwrap_or(&s.name).clone()).unwrap_or_default(),
            number: printing.map_or_else(number, |p| p.number.clone()),
            rarity: printing.map(|p| p.rarity.clone()).unwrap_or_default(),
            cost_text: figure.map_or_else(last_cost, |f| crate::card::cost(speaker, f)),
            figures: held.figures,
            cards: held.cards,
            wanted: held.wanted,
            for_trade: held.for_trade,
            promised: self.promised.get(id).copied().unwrap_or(0),
            note: held.note.clone(),
            worth: held.worth.as_ref().map(|w| money::written(&w.price)),
            worth_on: held.worth.as_ref().map(|w| w.told_on.clone()),
            copies: self.copies.get(&held.printing).copied().unwrap_or(0),
            photo: self.photos.get(&held.printing).copied(),
            nameless: nameless.is_some(),
            gone: printing.is_none() && nameless.is_none(),
        }
    }

    fn shows(&self, show: HoldingShow, found: &Match<'_>, printing: &PrintingId) -> bool {
        match show {
            HoldingShow::All => true,
            HoldingShow::Owned => found.count(|h| h.figures) > 0,
            HoldingShow::Missing => found.entry.is_some() && found.count(|h| h.figures) == 0,
            HoldingShow::Duplicates => found.count(|h| h.figures) > 1,
            HoldingShow::Wanted => found.count(|h| h.wanted) > 0,
            HoldingShow::ForTrade => found.count(|h| h.for_trade) > 0,
            HoldingShow::WithDetails => {
                found.held.is_some_and(|h| !h.note.is_empty()) || self.copies.contains_key(printing)
            }
            HoldingShow::WithPhoto => self.photos.contains_key(printing),
        }
    }
}

/// Lists printings with what is held of each.
pub fn holdings(session: &mut Session, request: HoldingsRequest) -> Result<HoldingPage, Error> {
    let game = session.game(&request.game)?;
    let held = Held::read(session, &game)?;
    let index = session.printing_index(&game);
    let printings = game.catalogue.printings();
    let passing = Passing::of(session, &game, &request.filter)?;
    let mut found = matches(&index, &game, &held, &passing, &request);
    sort(&mut found, &request);
    let speaker = session.speaker(&game);
    let shown = found.iter().skip(request.offset as usize).take(request.limit as usize);
    let rows = shown.filter_map(|m| match m.entry {
        Some(entry) => Some(held.known(&speaker, &printings[entry.printing])),
        None => m.held.map(|h| held.row(&speaker, h, None)),
    });
    Ok(HoldingPage {
        total: u32::try_from(found.len()).unwrap_or(u32::MAX),
        figures: found.iter().map(|m| u64::from(m.count(|h| h.figures))).sum(),
        rows: rows.collect(),
    })
}

/// Returns the printings that a list contains, regardless of its paging, in its order.
pub(super) fn listed(session: &mut Session, request: &HoldingsRequest) -> Result<Vec<PrintingId>, Error> {
    let game = session.game(&request.game)?;
    let held = Held::read(session, &game)?;
    let index = session.printing_index(&game);
    let passing = Passing::of(session, &game, &request.filter)?;
    let mut found = matches(&index, &game, &held, &passing, request);
    sort(&mut found, request);
    let printings = game.catalogue.printings();
    let id = |m: &Match<'_>| match (m.entry, m.held) {
        (Some(entry), _) => Some(printings[entry.printing].id.clone()),
        (None, held) => held.map(|h| h.printing.clone()),
    };
    Ok(found.iter().filter_map(id).collect())
}

fn matches<'a>(
    index: &'a PrintingIndex,
    game: &LoadedGame,
    held: &'a Held,
    passing: &Passing,
    request: &HoldingsRequest,
) -> Vec<Match<'a>> {
    let printings = game.catalogue.printings();
    let terms = terms(&request.query);
    // The number of a nameless printing implies its set.
    let of_set = |h: &Holding| {
        let nameless = || Nameless::of(&game.catalogue, &h.printing);
        passing.sets.is_empty() || nameless().is_some_and(|n| passing.lets_set(&n.set.id))
    };
    let known = index.entries().iter().enumerate().filter_map(|(place, entry)| {
        let printing = &printings[entry.printing];
        let fits = passing.lets(printing) && entry.has(&terms);
        let found = Match { place, entry: Some(entry), held: held.holdings.get(&printing.id) };
        (fits && held.shows(request.show, &found, &printing.id)).then_some(found)
    });
    // Other criteria can't be checked for printings that the catalogue doesn't have.
    let known_alone = !passing.is_of_sets_alone();
    let gone =
        held.holdings.values().filter(|h| !known_alone && index.place(&h.printing).is_none() && of_set(h));
    let gone = gone.filter_map(|h| {
        let name = fold(&h.last_name);
        let found = Match { place: usize::MAX, entry: None, held: Some(h) };
        let fits = !says_nothing(h) && terms.iter().all(|t| name.contains(t.as_str()));
        (fits && held.shows(request.show, &found, &h.printing)).then_some(found)
    });
    known.chain(gone).collect()
}

fn sort(found: &mut [Match<'_>], request: &HoldingsRequest) {
    let name = |m: &Match<'_>| match (m.entry, m.held) {
        (Some(entry), _) => entry.name.clone(),
        (None, held) => held.map(|h| fold(&h.last_name)).unwrap_or_default(),
    };
    match request.sort {
        HoldingSort::Name => found.sort_by_cached_key(|m| (name(m), m.place)),
        HoldingSort::Rarity => found.sort_by_key(|m| (m.entry.map_or(usize::MAX, |e| e.rarity), m.place)),
        HoldingSort::Cost => found.sort_by_key(|m| (m.entry.and_then(|e| e.cost), m.place)),
        HoldingSort::Owned => found.sort_by_key(|m| (m.count(|h| h.figures), m.place)),
        HoldingSort::Wanted => found.sort_by_key(|m| (m.count(|h| h.wanted), m.place)),
        HoldingSort::Worth => {
            let worth = |m: &Match<'_>| m.held.and_then(|h| h.worth.as_ref()).map(|w| w.price.minor);
            found.sort_by_key(|m| (worth(m), m.place));
        }
        HoldingSort::Set => found.sort_by(|a, b| match a.place.cmp(&b.place) {
            Ordering::Equal => name(a).cmp(&name(b)),
            other => other,
        }),
    }
    if request.descending {
        found.reverse();
    }
}

impl Muster {
    /// Returns the holding of a printing; an empty one if it is only in the catalogue.
    pub(crate) fn holding(&mut self, game: &LoadedGame, printing: &str) -> Result<Holding, Error> {
        let (id, wanted) = (game.catalogue.game().id.clone(), PrintingId::from(printing));
        let known = game.catalogue.printings().iter().find(|p| p.id == wanted);
        let held = self.database()?.holding(&id, &wanted)?.map(|row| row.holding);
        match (held, known.map(|p| fresh(game, p))) {
            // Refresh the last known data in case the catalogue loses the printing later.
            (Some(held), Some(fresh)) => Ok(Holding {
                figure: fresh.figure,
                last_name: fresh.last_name,
                last_cost: fresh.last_cost,
                ..held
            }),
            (Some(held), None) => Ok(held),
            (None, Some(fresh)) => Ok(fresh),
            (None, None) => Nameless::of(&game.catalogue, &wanted).map(|n| n.holding()).ok_or_else(|| {
                Error::NotOneOf { kind: Kind::Printing, name: printing.to_owned(), known: Vec::new() }
            }),
        }
    }
}

/// Creates an empty holding with the figure's name and cost from the catalogue.
fn fresh(game: &LoadedGame, printing: &Printing) -> Holding {
    let figure = game.catalogue.figure(&printing.figure);
    let name = figure.map(|f| f.name.clone()).unwrap_or_default();
    let id = game.catalogue.game().id.clone();
    let mut holding = Holding::new(id, printing.id.clone(), printing.figure.clone(), name);
    holding.last_cost = figure.and_then(|f| f.cost.known());
    holding
}

/// Returns whether a holding has no counts and no note.
pub(super) fn says_nothing(holding: &Holding) -> bool {
    let counts = [holding.figures, holding.cards, holding.wanted, holding.for_trade];
    counts.iter().all(|c| *c == 0) && holding.note.is_empty()
}
