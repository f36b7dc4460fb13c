//! The collection: its overview, taking changes back, exporting. Its other commands are in a file
//! a noun.

pub mod copies;
pub mod holdings;
pub mod import;
pub mod products;
pub mod quick;

use std::path::Path;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::collection::{Done, Share};
use crate::error::Error;
use crate::games::GameRequest;
use crate::session::Session;

/// How many changes can be taken back, the latest ones.
const MOST_DONE: usize = 50;

/// A collection in numbers.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CollectionSummary {
    /// Figures owned.
    #[ts(type = "number")]
    pub figures: u64,
    /// Stat cards owned.
    #[ts(type = "number")]
    pub cards: u64,
    /// Different printings owned that the catalogue has.
    pub printings_owned: u32,
    /// Printings in the catalogue.
    pub printings_total: u32,
    /// What was paid, by currency.
    pub value: Vec<AmountView>,
    /// Figures beyond the first of each printing.
    #[ts(type = "number")]
    pub duplicates: u64,
    /// Figures wanted.
    #[ts(type = "number")]
    pub wanted: u64,
    /// Figures for trade.
    #[ts(type = "number")]
    pub for_trade: u64,
    /// Sets in the catalogue's order.
    pub sets: Vec<CollectionSet>,
    /// Rarities, common first.
    pub by_rarity: Vec<ShareView>,
    /// Factions in the game's order; a figure of several counts with each.
    pub by_faction: Vec<ShareView>,
}

/// What was paid in one currency.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AmountView {
    /// Its code.
    pub currency: String,
    /// The sum, as it is written: `12.50`.
    pub amount: String,
    /// For how many copies.
    pub copies: u32,
}

/// How much of a set is owned.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CollectionSet {
    /// The set's id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its shortest other name.
    pub short: String,
    /// When it was released, as precisely as known.
    pub released: Option<String>,
    /// Different printings owned.
    pub owned: u32,
    /// Printings in the catalogue.
    pub printings: u32,
}

/// How much of a faction or a rarity is owned.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ShareView {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Different printings owned.
    pub owned: u32,
    /// Printings in the catalogue.
    pub total: u32,
    /// Figures owned.
    #[ts(type = "number")]
    pub figures: u64,
}

/// A change that can be taken back.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
pub struct ChangeDone {
    /// Its number, for taking it back.
    pub change: u32,
}

/// Whether a change was taken back.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct TakenBack {
    /// Not where it is too long ago, or the window was closed since.
    pub done: bool,
}

/// Where to export a collection to.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportRequest {
    /// The game's id.
    pub game: String,
    /// The file.
    pub path: String,
}

/// A collection that was written.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Exported {
    /// The file.
    pub path: String,
    /// How many rows it has.
    pub rows: usize,
}

/// A collection in numbers.
///
/// # Errors
/// There is no such game, or those of the database.
pub(crate) fn collection(session: &mut Session, request: GameRequest) -> Result<CollectionSummary, Error> {
    let game = session.game(&request.game)?;
    let seen = session.muster.overview(&game)?;
    let speaker = session.speaker(&game);
    let naming = speaker.naming();
    let share = |s: Share, name: String| ShareView {
        name,
        id: s.id,
        owned: s.owned,
        total: s.total,
        figures: s.figures,
    };
    let sets = seen.sets.into_iter().filter_map(|s| {
        let set = game.catalogue.set(&s.id.as_str().into())?;
        Some(CollectionSet {
            id: s.id,
            name: set.name.clone(),
            short: set.aliases.first().unwrap_or(&set.name).clone(),
            released: set.released.clone(),
            owned: s.owned,
            printings: s.total,
        })
    });
    let value = seen.value.into_iter().map(|v| AmountView {
        currency: v.currency,
        amount: v.amount,
        copies: v.copies,
    });
    Ok(CollectionSummary {
        figures: seen.figures,
        cards: seen.cards,
        printings_owned: seen.printings_owned,
        printings_total: seen.printings_total,
        value: value.collect(),
        duplicates: seen.duplicates,
        wanted: seen.wanted,
        for_trade: seen.for_trade,
        sets: sets.collect(),
        by_rarity: seen
            .rarities
            .into_iter()
            .map(|s| {
                let n = speaker.rarity(&s.id);
                share(s, n)
            })
            .collect(),
        by_faction: seen
            .factions
            .into_iter()
            .map(|s| {
                let n = naming.faction(&s.id.as_str().into());
                share(s, n)
            })
            .collect(),
    })
}

/// Takes a change back.
///
/// # Errors
/// Those of the database; nothing is taken back then.
pub(crate) fn take_back(session: &mut Session, request: ChangeDone) -> Result<TakenBack, Error> {
    let Some(at) = session.done.iter().position(|(number, _)| *number == request.change) else {
        return Ok(TakenBack { done: false });
    };
    let (number, change) = session.done.remove(at);
    if let Err(error) = session.muster.take_back(&change) {
        session.done.push((number, change));
        return Err(error);
    }
    Ok(TakenBack { done: true })
}

/// Writes a collection to a file.
///
/// # Errors
/// There is no such game, the file can't be written, or those of the database.
pub(crate) fn export(session: &mut Session, request: ExportRequest) -> Result<Exported, Error> {
    let game = session.game(&request.game)?;
    let (text, rows) = session.muster.export_collection(&game)?;
    session.muster.save_file(Path::new(&request.path), text.as_bytes())?;
    Ok(Exported { path: request.path, rows })
}

/// Remembers a change, so that it can be taken back while the window is open.
fn remember(session: &mut Session, done: Done) -> u32 {
    let number = session.next_done;
    session.next_done = number + 1;
    if session.done.len() == MOST_DONE {
        session.done.remove(0);
    }
    session.done.push((number, done));
    number
}
