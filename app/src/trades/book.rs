//! Records the user's own side of an exchange in the collection.

use std::collections::BTreeMap;

use muster_db::entry::id_of;
use muster_db::pack::LoadedGame;
use muster_db::table::holding::{Bulk, Holding};
use muster_rules::id::PrintingId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::answer::TradesBooked;
use super::fault::TradesFault;
use super::file::TradeLists;
use super::find::{FindTrades, Found, Moved, found};
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::session::Session;
use crate::collection::undo::{Done, KEPT, take_back_done};
use crate::collection::{remembering, within_reason};

/// A request to record an exchange.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BookTrades {
    /// The lists, and how to trade.
    #[serde(flatten)]
    pub find: FindTrades,
    /// The plan that was shown; if the exchange found now differs, nothing is recorded.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub plan: Option<String>,
}

/// Records what the user gives and gets: all of it, or nothing.
///
/// # Errors
/// Fails as [`super::find()`] does, or if the request doesn't say who the user is, the plan differs, or a piece is no
/// longer for trade or no longer wanted.
pub fn book(session: &mut Session, request: BookTrades, files: TradeLists) -> Result<TradesBooked, Error> {
    let game = session.game(&request.find.game)?;
    let found = found(session, &game, &request.find, files)?;
    let me = found.me.ok_or(TradesFault::Nobody)?;
    if let Some(plan) = request.plan.filter(|plan| !plan.trim().eq_ignore_ascii_case(&found.plan)) {
        return Err(TradesFault::Changed { plan, now: found.plan }.into());
    }
    let own: Vec<_> = found.moved.iter().filter(|m| m.from == me || m.to == me).collect();
    let pieces = |is: fn(&Moved) -> usize| {
        own.iter().filter(|m| is(m) == me).fold(0_u32, |sum, m| sum.saturating_add(m.count))
    };
    let (given, got) = (pieces(|m| m.from), pieces(|m| m.to));
    let id = &game.catalogue.game().id;
    let (cards, change) = remembering(session, id, |muster| {
        let cards = muster.database()?.holdings(Some(id))?.iter().any(|row| row.holding.cards > 0);
        let mut shelf = Shelf { muster, game: &game, found: &found, cards, held: BTreeMap::new() };
        for moved in &own {
            if moved.from == me { shelf.give(moved)? } else { shelf.get(moved)? }
        }
        let changed: Vec<_> = shelf.held.into_values().collect();
        let now = muster.now();
        let database = muster.database()?;
        database.is_part_of(id_of(&("trade", id, &found.plan, me))?)?;
        database.put_holdings(&changed, Bulk::Change, now)?;
        let (plan, done) = (found.plan.clone(), muster.done_so_far(id)?);
        muster.database()?.set_setting(KEPT, &LastBooked { plan, given, got, cards, done }, now)?;
        Ok(cards)
    })?;
    Ok(TradesBooked { plan: found.plan, given, got, cards, change })
}

/// The last recorded exchange.
#[derive(Debug, Serialize, Deserialize)]
struct LastBooked {
    plan: String,
    given: u32,
    got: u32,
    cards: bool,
    done: Done,
}

/// A recorded exchange that was undone.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TradesUndone {
    /// The plan that was undone.
    pub plan: String,
    /// The number of pieces returned to the collection.
    pub given: u32,
    /// The number of pieces removed from the collection.
    pub got: u32,
}

/// Undoes the last recorded exchange, but not what was entered since.
///
/// # Errors
/// Fails if no exchange is recorded or it was undone already, what it changed was changed since, or the database can't be
/// written.
pub fn undo(session: &mut Session) -> Result<TradesUndone, Error> {
    // A setting of another version is left alone.
    let last = session.muster.database()?.setting::<LastBooked>(KEPT).ok().flatten();
    let last = last.ok_or(TradesFault::NoneBooked)?;
    if !take_back_done(session, &last.done)? {
        return Err(TradesFault::NoneBooked.into());
    }
    Ok(TradesUndone { plan: last.plan, given: last.given, got: last.got })
}

/// The holdings of the printings that move.
struct Shelf<'a> {
    muster: &'a mut Muster,
    game: &'a LoadedGame,
    found: &'a Found<'a>,
    /// Whether stat cards move with their figures.
    cards: bool,
    held: BTreeMap<PrintingId, Holding>,
}

impl Shelf<'_> {
    fn holding(&mut self, printing: &PrintingId) -> Result<&mut Holding, Error> {
        if !self.held.contains_key(printing) {
            let held = match self.muster.holding(self.game, printing.as_str()) {
                // A printing that the catalogue lacks is described by the list it comes from.
                Err(Error::NotOneOf { .. }) => {
                    let (figure, name) = self.found.known.figure(printing);
                    let name = name.unwrap_or_else(|| printing.as_str()).to_owned();
                    Holding::new(self.game.catalogue.game().id.clone(), printing.clone(), figure, name)
                }
                held => held?,
            };
            self.held.insert(printing.clone(), held);
        }
        self.held.get_mut(printing).ok_or_else(|| Error::Internal(printing.to_string()))
    }

    fn give(&mut self, moved: &Moved) -> Result<(), Error> {
        let (count, cards) = (moved.count, self.cards);
        let held = self.holding(&moved.printing)?;
        let left = held.for_trade.min(held.figures);
        if count > left {
            let name = held.last_name.clone();
            return Err(TradesFault::Gone { name, count, left, side: "given" }.into());
        }
        held.figures -= count;
        held.for_trade -= count;
        if cards {
            held.cards = held.cards.saturating_sub(count);
        }
        Ok(())
    }

    fn get(&mut self, moved: &Moved) -> Result<(), Error> {
        let (count, cards) = (moved.count, self.cards);
        let held = self.holding(&moved.wanted)?;
        let left = held.wanted;
        if count > left {
            let name = held.last_name.clone();
            return Err(TradesFault::Gone { name, count, left, side: "got" }.into());
        }
        held.wanted -= count;
        let held = self.holding(&moved.printing)?;
        held.figures = within_reason(i64::from(held.figures) + i64::from(count))?;
        if cards {
            held.cards = within_reason(i64::from(held.cards) + i64::from(count))?;
        }
        Ok(())
    }
}
