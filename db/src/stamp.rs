//! The author and time of what is written, and the IDs of new rows.

use chrono::{DateTime, Utc};
use muster_rules::id::{FigureId, GameId};
use uuid::{ContextV7, Timestamp, Uuid};

use crate::cache::{Cache, LastKnown};
use crate::time;

/// The author and time of a row.
#[derive(Debug)]
pub struct Stamp<'a> {
    /// The machine's ID, as stored.
    pub(crate) machine: String,
    /// The time, as stored.
    pub(crate) time: String,
    /// The machine's ID.
    pub(crate) author: Uuid,
    now: DateTime<Utc>,
    ids: &'a ContextV7,
    cache: &'a Cache,
}

impl<'a> Stamp<'a> {
    pub(crate) fn new(author: Uuid, now: DateTime<Utc>, ids: &'a ContextV7, cache: &'a Cache) -> Self {
        Self { machine: author.to_string(), time: time::to_text(now), author, now, ids, cache }
    }

    /// Returns an ID for a new row; later IDs sort after earlier ones.
    pub(crate) fn new_id(&self) -> Uuid {
        let seconds = u64::try_from(self.now.timestamp()).unwrap_or(0);
        // A leap second has more than a billion nanoseconds.
        let nanos = self.now.timestamp_subsec_nanos().min(999_999_999);
        Uuid::new_v7(Timestamp::from_unix(self.ids, seconds, nanos))
    }

    /// Returns a figure's last known name and cost, if the catalogue has it.
    pub(crate) fn known(&self, game: &GameId, figure: &FigureId) -> Option<LastKnown> {
        self.cache.known(game, figure)
    }
}
