//! Changing a collection so that it can be taken back: by numbers, by products, by whole files.

use std::collections::BTreeMap;

use muster_db::pack::LoadedGame;
use muster_db::table::copy::{OwnedCopy, Restoration};
use muster_db::table::holding::{Bulk, Holding};
use muster_rules::id::{FigureId, GameId, PrintingId};
use uuid::Uuid;

use crate::error::{Error, Kind, Unfit};
use crate::muster::Muster;

/// The most of one printing that somebody may have; more is a slip of the keyboard.
pub const MOST: u32 = 1_000_000;

/// New numbers of one printing; those that are absent stay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HoldingChange {
    /// Figures owned.
    pub figures: Option<u32>,
    /// Stat cards owned.
    pub cards: Option<u32>,
    /// Wanted.
    pub wanted: Option<u32>,
    /// For trade.
    pub for_trade: Option<u32>,
    /// The note.
    pub note: Option<String>,
}

/// How many more of one printing there are, or fewer where a number is negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HoldingMore {
    /// Figures owned.
    pub figures: i32,
    /// Stat cards owned.
    pub cards: i32,
    /// Wanted.
    pub wanted: i32,
    /// For trade.
    pub for_trade: i32,
}

/// What a change did to a collection, to take it back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Done {
    game: Option<GameId>,
    holdings: Vec<(PrintingId, Option<Holding>, Option<Holding>)>,
    copies: Vec<(Uuid, Option<OwnedCopy>, Option<OwnedCopy>)>,
}

/// A collection as it is at one moment.
struct Present {
    holdings: BTreeMap<PrintingId, Holding>,
    copies: BTreeMap<Uuid, OwnedCopy>,
}

impl Muster {
    /// What is held of a printing; nothing of one that is only in the catalogue.
    ///
    /// # Errors
    /// There is no such printing, or those of the database.
    pub fn holding(&mut self, game: &LoadedGame, printing: &str) -> Result<Holding, Error> {
        let (id, wanted) = (game.catalogue.game().id.clone(), PrintingId::from(printing));
        let known = game.catalogue.printings().iter().find(|p| p.id == wanted);
        let held = self.database()?.holding(&id, &wanted)?.map(|row| row.holding);
        let fresh = known.map(|p| fresh(game, &p.id, &p.figure));
        match (held, fresh) {
            // What is known of it is noted anew, for the day on which the catalogue loses it.
            (Some(held), Some(fresh)) => Ok(Holding {
                figure: fresh.figure,
                last_name: fresh.last_name,
                last_cost: fresh.last_cost,
                ..held
            }),
            (Some(held), None) => Ok(held),
            (None, Some(fresh)) => Ok(fresh),
            (None, None) => {
                Err(Error::NotOneOf { kind: Kind::Printing, name: printing.to_owned(), known: Vec::new() })
            }
        }
    }

    /// Sets numbers of a printing.
    ///
    /// # Errors
    /// There is no such printing, a number is beyond reason, or those of the database.
    pub fn set_holding(
        &mut self,
        game: &LoadedGame,
        printing: &str,
        change: HoldingChange,
    ) -> Result<Holding, Error> {
        self.atomically(|muster| muster.change_holding(game, printing, |_| Ok(change)))
    }

    /// Changes numbers of a printing by what they are now.
    fn change_holding(
        &mut self,
        game: &LoadedGame,
        printing: &str,
        by: impl FnOnce(&Holding) -> Result<HoldingChange, Error>,
    ) -> Result<Holding, Error> {
        let mut holding = self.holding(game, printing)?;
        let change = by(&holding)?;
        let numbers = [
            (&mut holding.figures, change.figures),
            (&mut holding.cards, change.cards),
            (&mut holding.wanted, change.wanted),
            (&mut holding.for_trade, change.for_trade),
        ];
        for (kept, new) in numbers {
            if let Some(new) = new {
                *kept = within(i64::from(new))?;
            }
        }
        if let Some(note) = change.note {
            holding.note = note;
        }
        let now = self.now();
        self.database()?.put_holdings(std::slice::from_ref(&holding), Bulk::Set, now)?;
        Ok(holding)
    }

    /// Adds to what is held of a printing, or takes away; never below nothing.
    ///
    /// # Errors
    /// As for [`set_holding`](Self::set_holding).
    pub fn add_holding(
        &mut self,
        game: &LoadedGame,
        printing: &str,
        more: HoldingMore,
    ) -> Result<Holding, Error> {
        let sum = |have: u32, more: i32| within((i64::from(have) + i64::from(more)).max(0)).map(Some);
        let sums = |held: &Holding| {
            Ok(HoldingChange {
                figures: sum(held.figures, more.figures)?,
                cards: sum(held.cards, more.cards)?,
                wanted: sum(held.wanted, more.wanted)?,
                for_trade: sum(held.for_trade, more.for_trade)?,
                note: None,
            })
        };
        self.atomically(|muster| muster.change_holding(game, printing, sums))
    }

    /// Does something to a collection and notes what it did: that alone, whoever else writes.
    ///
    /// # Errors
    /// Those of the work and of the database.
    pub fn noting<T>(
        &mut self,
        game: &GameId,
        work: impl FnOnce(&mut Self) -> Result<T, Error>,
    ) -> Result<(T, Done), Error> {
        let (before, answer, after) = self.atomically(|muster| {
            let before = muster.present(game)?;
            let answer = work(muster)?;
            Ok((before, answer, muster.present(game)?))
        })?;
        let done = Done {
            game: Some(game.clone()),
            holdings: differences(before.holdings, after.holdings),
            copies: differences(before.copies, after.copies),
        };
        Ok((answer, done))
    }

    /// Takes back what a change did, and only that: what was counted since stays counted.
    ///
    /// # Errors
    /// Those of the database; nothing is taken back then.
    pub fn take_back(&mut self, done: &Done) -> Result<(), Error> {
        let Some(game) = &done.game else { return Ok(()) };
        self.atomically(|muster| muster.take_back_from(game, done))
    }

    fn take_back_from(&mut self, game: &GameId, done: &Done) -> Result<(), Error> {
        let present = self.present(game)?;
        let mut back = Restoration::default();
        for (printing, before, after) in &done.holdings {
            let now = present.holdings.get(printing);
            if now == after.as_ref() {
                match before {
                    Some(before) => back.holdings.push(before.clone()),
                    None => back.no_holdings.push(printing.clone()),
                }
            } else if let Some(now) = now {
                back.holdings.push(less(now, before.as_ref(), after.as_ref()));
            }
        }
        for (id, before, after) in &done.copies {
            if present.copies.get(id) == after.as_ref() {
                match before {
                    Some(before) => back.copies.push((Some(*id), before.clone())),
                    None => back.no_copies.push(*id),
                }
            }
        }
        let now = self.now();
        self.database()?.restore_collection(game, &back, now)?;
        Ok(())
    }

    fn present(&mut self, game: &GameId) -> Result<Present, Error> {
        let database = self.database()?;
        let holdings = database.holdings(Some(game))?.into_iter();
        let copies = database.copies(Some(game))?.into_iter();
        Ok(Present {
            holdings: holdings.map(|row| (row.holding.printing.clone(), row.holding)).collect(),
            copies: copies.map(|row| (row.uuid, row.copy)).collect(),
        })
    }
}

/// A holding of nothing, with the name and cost that the catalogue gives the figure.
pub(crate) fn fresh(game: &LoadedGame, printing: &PrintingId, figure: &FigureId) -> Holding {
    let known = game.catalogue.figure(figure);
    let name = known.map(|f| f.name.clone()).unwrap_or_default();
    let id = game.catalogue.game().id.clone();
    let mut holding = Holding::new(id, printing.clone(), figure.clone(), name);
    holding.last_cost = known.and_then(|f| f.cost.known());
    holding
}

pub(super) fn within(number: i64) -> Result<u32, Error> {
    let fits = u32::try_from(number).ok().filter(|n| *n <= MOST);
    fits.ok_or_else(|| Error::Unfit { what: Unfit::Count, value: number.to_string() })
}

/// What is held now without what a change brought.
fn less(now: &Holding, before: Option<&Holding>, after: Option<&Holding>) -> Holding {
    let number = |of: fn(&Holding) -> u32| {
        let told = |h: Option<&Holding>| h.map_or(0, |h| i64::from(of(h)));
        let left = i64::from(of(now)) + told(before) - told(after);
        u32::try_from(left.max(0)).unwrap_or(u32::MAX)
    };
    let noted = |h: Option<&Holding>| h.map(|h| h.note.clone()).unwrap_or_default();
    let note = if now.note == noted(after) { noted(before) } else { now.note.clone() };
    Holding {
        figures: number(|h| h.figures),
        cards: number(|h| h.cards),
        wanted: number(|h| h.wanted),
        for_trade: number(|h| h.for_trade),
        note,
        ..now.clone()
    }
}

/// What is not the same before and after.
fn differences<K: Ord + Clone, V: PartialEq>(
    mut before: BTreeMap<K, V>,
    after: BTreeMap<K, V>,
) -> Vec<(K, Option<V>, Option<V>)> {
    let mut out = Vec::new();
    for (key, value) in after {
        let old = before.remove(&key);
        if old.as_ref() != Some(&value) {
            out.push((key, old, Some(value)));
        }
    }
    out.extend(before.into_iter().map(|(key, old)| (key, Some(old), None)));
    out
}
