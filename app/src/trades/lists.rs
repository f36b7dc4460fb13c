//! Trade lists of the collection and of files, as traders.

use std::collections::{BTreeMap, HashMap};

use muster_db::pack::LoadedGame;
use muster_db::table::holding::Holding;
use muster_rules::catalogue::Printing;
use muster_rules::id::{FigureId, PrintingId};
use muster_rules::trade::{Line, Trader};

use super::fault::TradesFault;
use super::file::{TradeFile, TradeLine, tidy, within};
use crate::base::error::Error;
use crate::base::money::written;
use crate::base::muster::Muster;

/// Returns the pieces of the collection that are for trade or wanted.
///
/// # Errors
/// Fails if the name is invalid, or the database can't be read.
pub(super) fn own_list(muster: &mut Muster, game: &LoadedGame, name: &str) -> Result<TradeFile, Error> {
    let id = &game.catalogue.game().id;
    let mut list = TradeFile::new(id, tidy(name)?);
    let line = |held: &Holding, count: u32| TradeLine {
        printing: held.printing.clone(),
        figure: Some(held.figure.clone()),
        name: Some(held.last_name.clone()).filter(|name| !name.is_empty()),
        count: within(count),
        worth: held.worth.as_ref().filter(|w| w.price.currency.len() == 3).map(|w| written(&w.price)),
    };
    for row in muster.database()?.holdings(Some(id))? {
        let held = &row.holding;
        // At most the copies owned can be given away.
        let spare = held.for_trade.min(held.figures);
        if spare > 0 {
            list.spares.push(line(held, spare));
        }
        if held.wanted > 0 {
            list.wants.push(line(held, held.wanted));
        }
    }
    Ok(list)
}

/// Returns the lists that take part: those of files, and that of the collection if `me` is given and no file has the
/// name. This way everyone with the same files finds the same exchange.
///
/// # Errors
/// Fails if a list is for another game, there are fewer than two, or the database can't be read.
pub(super) fn lists(
    muster: &mut Muster,
    game: &LoadedGame,
    mut files: Vec<TradeFile>,
    me: Option<&str>,
) -> Result<Vec<TradeFile>, Error> {
    let id = &game.catalogue.game().id;
    if let Some(other) = files.iter().find(|list| list.game != *id) {
        return Err(TradesFault::OtherGame { name: other.name.clone(), game: other.game.to_string() }.into());
    }
    if let Some(me) = me {
        let me = tidy(me)?;
        if files.iter().all(|list| list.name != me) {
            files.push(own_list(muster, game, &me)?);
        }
    }
    if files.len() < 2 {
        return Err(TradesFault::Alone { count: files.len() }.into());
    }
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}

/// What the catalogue and the lists know about printings.
pub(super) struct Known<'a> {
    pub(super) printings: HashMap<&'a PrintingId, (usize, &'a Printing)>,
    /// The figure's id and name of each printing that the catalogue lacks.
    told: BTreeMap<PrintingId, (FigureId, String)>,
}

impl<'a> Known<'a> {
    pub(super) fn new(game: &'a LoadedGame, lists: &[TradeFile]) -> Self {
        let printings: HashMap<_, _> =
            game.catalogue.printings().iter().enumerate().map(|(at, p)| (&p.id, (at, p))).collect();
        let mut told: BTreeMap<PrintingId, (FigureId, String)> = BTreeMap::new();
        for line in lists.iter().flat_map(|list| list.spares.iter().chain(&list.wants)) {
            if printings.contains_key(&line.printing) {
                continue;
            }
            let figure = line.figure.clone().unwrap_or_else(|| FigureId::from(line.printing.as_str()));
            let name = line.name.clone().unwrap_or_else(|| line.printing.to_string());
            told.entry(line.printing.clone()).or_insert((figure, name));
        }
        Self { printings, told }
    }

    /// Returns a printing's figure, with its name if the catalogue lacks it.
    pub(super) fn figure(&self, printing: &PrintingId) -> (FigureId, Option<&str>) {
        match (self.printings.get(printing), self.told.get(printing)) {
            (Some((_, known)), _) => (known.figure.clone(), None),
            (None, Some((figure, name))) => (figure.clone(), Some(name)),
            (None, None) => (FigureId::from(printing.as_str()), None),
        }
    }

    /// Returns the lists as traders, with the currency of most lines. Amounts in other currencies aren't comparable
    /// and count as unknown.
    pub(super) fn traders(&self, lists: &[TradeFile]) -> (Vec<Trader>, Option<String>) {
        let mut currencies: BTreeMap<String, usize> = BTreeMap::new();
        for line in lists.iter().flat_map(|list| list.spares.iter().chain(&list.wants)) {
            if let Some(price) = line.price() {
                *currencies.entry(price.currency).or_default() += 1;
            }
        }
        let most = currencies.iter().max_by_key(|(name, count)| (**count, std::cmp::Reverse(*name)));
        let currency = most.map(|(name, _)| name.clone());
        let line = |line: &TradeLine| Line {
            printing: line.printing.clone(),
            figure: self.figure(&line.printing).0,
            rarity: self.printings.get(&line.printing).map(|(_, p)| p.rarity.clone()).unwrap_or_default(),
            count: line.count,
            worth: line.price().filter(|p| Some(&p.currency) == currency.as_ref()).map(|p| p.minor),
        };
        let trader = |list: &TradeFile| Trader {
            name: list.name.clone(),
            spares: list.spares.iter().map(line).collect(),
            wants: list.wants.iter().map(line).collect(),
        };
        (lists.iter().map(trader).collect(), currency)
    }
}
