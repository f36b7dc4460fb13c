//! Games at the table, and the matches that they were logged as.

use chrono::{DateTime, Utc};
use muster_rules::play::{Entry, Log};
use rusqlite::params;
use uuid::Uuid;

use super::kept::KeptKind;
use super::log::stored::Stored;
use crate::database::Database;
use crate::error::Result;
use crate::row;

impl Stored for Log {
    type Entry = Entry;
    const KIND: KeptKind = KeptKind::Play;
}

impl Database {
    /// Returns the match that a game was logged as; `None` if it wasn't.
    pub fn match_of_play(&self, id: Uuid) -> Result<Option<Uuid>> {
        let sql = "SELECT played FROM play WHERE uuid = ?1 AND played IS NOT NULL";
        let mut statement = self.conn.prepare_cached(sql)?;
        let mut rows = statement.query([id.to_string()])?;
        Ok(rows.next()?.map(|r| row::uuid(r, 0)).transpose()?)
    }

    /// Links a game to the match that it was logged as.
    pub fn log_play(&mut self, id: Uuid, played: Uuid, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            KeptKind::Play.one(tx, id)?;
            tx.execute(
                "UPDATE play SET played = ?2, updated = ?3, machine = ?4 WHERE uuid = ?1",
                params![id.to_string(), played.to_string(), stamp.time, stamp.machine],
            )?;
            Ok(())
        })
    }
}
