//! Undo of changes to a collection.

use muster_rules::id::{FigureId, GameId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::session::Session;

/// Maximum number of changes that can be undone; older ones are dropped.
const MOST_DONE: usize = 1_000;

/// A change to a collection, by the entries that it made: whatever is counted since, and wherever the same was done,
/// taking them back leaves the rest as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Done {
    game: GameId,
    entries: Vec<Uuid>,
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
    /// False if the change is too old or was taken back already, or the program was restarted since.
    pub done: bool,
}

/// Changes a collection and remembers the change; returns the number by which to undo it.
pub(crate) fn remembering<T>(
    session: &mut Session,
    game: &GameId,
    work: impl FnOnce(&mut Muster) -> Result<T, Error>,
) -> Result<(T, u32), Error> {
    remembering_made(session, game, |muster| Ok((work(muster)?, Vec::new())))
}

/// As [`remembering`], for a change that also creates some of the user's own figures.
pub(super) fn remembering_made<T>(
    session: &mut Session,
    game: &GameId,
    work: impl FnOnce(&mut Muster) -> Result<(T, Vec<FigureId>), Error>,
) -> Result<(T, u32), Error> {
    let (answer, done) = session.muster.atomically(|muster| {
        let (answer, made) = work(muster)?;
        let done = Done { made, ..muster.done_so_far(game)? };
        // A terminal is another process each time.
        let now = muster.now();
        muster.database()?.set_setting(LAST, &KeptChange { done: done.clone() }, now)?;
        Ok((answer, done))
    })?;
    let changes = session.muster.cache.of::<Changes>();
    changes.last += 1;
    if changes.done.len() == MOST_DONE {
        changes.done.remove(0);
    }
    changes.done.push((changes.last, done));
    Ok((answer, changes.last))
}

/// Undoes the last change of a collection, also one of an earlier run of the program.
pub fn take_back_last(session: &mut Session) -> Result<TakenBack, Error> {
    // A setting of a newer version is left alone.
    let kept = session.muster.database()?.setting::<KeptChange>(LAST).ok().flatten();
    let Some(KeptChange { done }) = kept else { return Ok(TakenBack { done: false }) };
    Ok(TakenBack { done: take_back_done(session, &done)? })
}

/// Undoes a change and forgets it. Returns false if nothing was left of it to undo: it was taken back elsewhere, or
/// the data that it was made in were replaced.
pub(crate) fn take_back_done(session: &mut Session, change: &Done) -> Result<bool, Error> {
    let done = session.muster.take_back(change)?;
    if !change.made.is_empty() {
        session.muster.reload_packs();
    }
    session.muster.cache.of::<Changes>().done.retain(|(_, other)| other != change);
    Ok(done)
}

/// The setting of the one change that can be undone after a restart, too: the trades recorded last.
pub(crate) const KEPT: &str = "trades_booked";

/// The settings of changes that can be undone after a restart: a restore isn't one of them, nor what was before it.
pub(crate) const UNDONE_LATER: [&str; 2] = [KEPT, LAST];

/// The setting of the last change of a collection.
const LAST: &str = "collection_changed";

/// What undoing reads of these settings.
#[derive(Serialize, Deserialize)]
struct KeptChange {
    done: Done,
}

/// Undoes a change.
///
/// # Errors
/// [`Error::ChangedSince`], or the database fails; nothing is undone then.
pub fn take_back(session: &mut Session, request: ChangeDone) -> Result<TakenBack, Error> {
    let changes = session.muster.cache.of::<Changes>();
    let Some(at) = changes.done.iter().position(|(number, _)| *number == request.change) else {
        return Ok(TakenBack { done: false });
    };
    let (_, change) = changes.done[at].clone();
    Ok(TakenBack { done: take_back_done(session, &change)? })
}

impl Muster {
    /// Forgets the changes of this run that could be undone.
    pub(crate) fn forget_changes(&mut self) {
        *self.cache.of::<Changes>() = Changes::default();
    }

    /// Returns what the open transaction changed so far.
    pub(crate) fn done_so_far(&mut self, game: &GameId) -> Result<Done, Error> {
        let entries = self.database()?.entries_made()?;
        Ok(Done { game: game.clone(), entries, made: Vec::new() })
    }

    /// Undoes a change, and returns whether there was anything left of it to undo. Where something of it would stay, since
    /// it isn't as the change left it, nothing is undone: nobody is told of an undo that didn't happen.
    fn take_back(&mut self, done: &Done) -> Result<bool, Error> {
        self.atomically(|muster| {
            let now = muster.now();
            let since = muster.database()?.written_since(&done.entries)?;
            if !since.is_empty() {
                return Err(Error::ChangedSince(since));
            }
            let changed = muster.database()?.take_back(&done.entries, now)?;
            if !done.made.is_empty() {
                let loaded = muster.game(Some(done.game.as_str()))?;
                muster.unmake_mine(&loaded, &done.made)?;
            }
            let database = muster.database()?;
            // A setting of a newer version is left alone.
            for key in UNDONE_LATER {
                if database.setting::<KeptChange>(key).ok().flatten().is_some_and(|kept| kept.done == *done) {
                    database.remove_setting(key, now)?;
                }
            }
            Ok(changed > 0 || !done.made.is_empty())
        })
    }
}
