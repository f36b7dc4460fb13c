//! Undo of changes to a collection.

use std::collections::BTreeMap;

use muster_db::table::copy::{OwnedCopy, Restoration};
use muster_db::table::holding::Holding;
use muster_rules::id::{FigureId, GameId, PrintingId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::session::Session;

/// Maximum number of changes that can be undone; older ones are dropped.
const MOST_DONE: usize = 50;

/// A change to a collection, with the values before and after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Done {
    game: GameId,
    holdings: Vec<(PrintingId, Option<Holding>, Option<Holding>)>,
    copies: Vec<(Uuid, Option<OwnedCopy>, Option<OwnedCopy>)>,
    /// The user's own figures that it created.
    made: Vec<FigureId>,
}

/// Changes of collections that can be undone, by number.
#[derive(Debug, Default)]
struct Changes {
    done: Vec<(u32, Done)>,
    /// The number of the last one.
    last: u32,
}

/// A change that can be undone while the program runs.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
pub struct ChangeDone {
    /// The number by which to undo it.
    pub change: u32,
}

/// The result of undoing a change.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct TakenBack {
    /// False if the change is too old, or the program was restarted since.
    pub done: bool,
}

/// A snapshot of a collection.
struct Present {
    holdings: BTreeMap<PrintingId, Holding>,
    copies: BTreeMap<Uuid, OwnedCopy>,
}

/// Changes a collection and remembers the change; returns the number by which to undo it.
pub(crate) fn remembering<T>(
    session: &mut Session,
    game: &GameId,
    work: impl FnOnce(&mut Muster) -> Result<T, Error>,
) -> Result<(T, u32), Error> {
    let (answer, done) = session.muster.noting(game, work)?;
    let changes = session.muster.cache.of::<Changes>();
    changes.last += 1;
    if changes.done.len() == MOST_DONE {
        changes.done.remove(0);
    }
    changes.done.push((changes.last, done.clone()));
    let number = changes.last;
    // A terminal is another process each time.
    let now = session.muster.now();
    session.muster.database()?.set_setting(LAST, &KeptChange { done }, now)?;
    Ok((answer, number))
}

/// Undoes the last change of a collection, also one of an earlier run of the program.
pub fn take_back_last(session: &mut Session) -> Result<TakenBack, Error> {
    // A setting of a newer version is left alone.
    let kept = session.muster.database()?.setting::<KeptChange>(LAST).ok().flatten();
    let Some(KeptChange { done }) = kept else { return Ok(TakenBack { done: false }) };
    take_back_done(session, &done)?;
    if !done.made.is_empty() {
        session.muster.reload_packs();
    }
    Ok(TakenBack { done: true })
}

/// Records that the last change also created some of the user's own figures.
pub(super) fn made_too(session: &mut Session, change: u32, made: Vec<FigureId>) -> Result<(), Error> {
    let changes = session.muster.cache.of::<Changes>();
    let Some((_, done)) = changes.done.iter_mut().find(|(number, _)| *number == change) else {
        return Ok(());
    };
    done.made = made;
    let kept = KeptChange { done: done.clone() };
    let now = session.muster.now();
    Ok(session.muster.database()?.set_setting(LAST, &kept, now)?)
}

/// Returns a change by its number, if it is still remembered.
pub(crate) fn remembered(session: &Session, change: u32) -> Option<Done> {
    let changes = session.muster.cache.get::<Changes>()?;
    changes.done.iter().find(|(number, _)| *number == change).map(|(_, done)| done.clone())
}

/// Undoes a change that was read from a setting, and drops it from the session.
pub(crate) fn take_back_done(session: &mut Session, change: &Done) -> Result<(), Error> {
    session.muster.take_back(change)?;
    session.muster.cache.of::<Changes>().done.retain(|(_, done)| done != change);
    forget_kept(session, change)
}

/// The setting of the one change that can be undone after a restart, too: the trades recorded last.
pub(crate) const KEPT: &str = "trades_booked";

/// The setting of the last change of a collection.
const LAST: &str = "collection_changed";

/// What undoing reads of these settings.
#[derive(Serialize, Deserialize)]
struct KeptChange {
    done: Done,
}

/// Forgets the change kept in a setting if `change`, which was undone, is the same.
fn forget_kept(session: &mut Session, change: &Done) -> Result<(), Error> {
    let now = session.muster.now();
    let database = session.muster.database()?;
    // Ignore a setting stored by a newer version.
    for key in [KEPT, LAST] {
        if database.setting::<KeptChange>(key).ok().flatten().is_some_and(|kept| kept.done == *change) {
            database.remove_setting(key, now)?;
        }
    }
    Ok(())
}

/// Undoes a change.
///
/// # Errors
/// The database fails; nothing is undone then.
pub fn take_back(session: &mut Session, request: ChangeDone) -> Result<TakenBack, Error> {
    let changes = session.muster.cache.of::<Changes>();
    let Some(at) = changes.done.iter().position(|(number, _)| *number == request.change) else {
        return Ok(TakenBack { done: false });
    };
    let (number, change) = changes.done.remove(at);
    if let Err(error) = session.muster.take_back(&change) {
        session.muster.cache.of::<Changes>().done.push((number, change));
        return Err(error);
    }
    if !change.made.is_empty() {
        session.muster.reload_packs();
    }
    forget_kept(session, &change)?;
    Ok(TakenBack { done: true })
}

impl Muster {
    /// Changes a collection and returns that change alone, whatever is written concurrently.
    fn noting<T>(
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
            game: game.clone(),
            holdings: differences(before.holdings, after.holdings),
            copies: differences(before.copies, after.copies),
            made: Vec::new(),
        };
        Ok((answer, done))
    }

    /// Undoes a change, preserving what was counted since.
    fn take_back(&mut self, done: &Done) -> Result<(), Error> {
        self.atomically(|muster| muster.take_back_now(done))
    }

    fn take_back_now(&mut self, done: &Done) -> Result<(), Error> {
        let game = &done.game;
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
        if done.made.is_empty() {
            return Ok(());
        }
        let loaded = self.game(Some(game.as_str()))?;
        self.unmake_mine(&loaded, &done.made)
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

/// Returns a holding without what a change added to it.
fn less(now: &Holding, before: Option<&Holding>, after: Option<&Holding>) -> Holding {
    let number = |of: fn(&Holding) -> u32| {
        let told = |h: Option<&Holding>| h.map_or(0, |h| i64::from(of(h)));
        let left = i64::from(of(now)) + told(before) - told(after);
        u32::try_from(left.max(0)).unwrap_or(u32::MAX)
    };
    let noted = |h: Option<&Holding>| h.map(|h| h.note.clone()).unwrap_or_default();
    let note = if now.note == noted(after) { noted(before) } else { now.note.clone() };
    let worth = |h: Option<&Holding>| h.and_then(|h| h.worth.clone());
    let worth = if now.worth == worth(after) { worth(before) } else { now.worth.clone() };
    Holding {
        figures: number(|h| h.figures),
        cards: number(|h| h.cards),
        wanted: number(|h| h.wanted),
        for_trade: number(|h| h.for_trade),
        note,
        worth,
        ..now.clone()
    }
}

/// Returns the entries that differ before and after.
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
