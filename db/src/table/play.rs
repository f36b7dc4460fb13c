//! Games at the table. What was done stands in the entries; they are added, never changed or removed.

use chrono::{DateTime, Utc};
use muster_rules::fold::fold;
use muster_rules::id::GameId;
use muster_rules::play::{Entry, Log};
use rusqlite::{Row, params};
use uuid::Uuid;

use super::log::Logs;
use crate::database::Database;
use crate::error::{Kind, Result};
use crate::row;

/// A game at the table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaySummary {
    /// Its id.
    pub uuid: Uuid,
    /// The game.
    pub game: GameId,
    /// What the players call it.
    pub name: String,
    /// How many entries its log has.
    pub entries: u32,
    /// When it was begun.
    pub created: DateTime<Utc>,
    /// When something was last done.
    pub updated: DateTime<Utc>,
    /// The match of the log that it became.
    pub played: Option<Uuid>,
}

const PLAYS: Logs = Logs {
    table: "play",
    entries: "play_entry",
    kind: Kind::Play,
    select: "SELECT uuid, game, name, created, updated, played,
     (SELECT count(*) FROM play_entry WHERE play = play.uuid)
     FROM play",
};

fn read(r: &Row<'_>) -> rusqlite::Result<PlaySummary> {
    let played: Option<String> = r.get(5)?;
    Ok(PlaySummary {
        uuid: row::uuid(r, 0)?,
        game: row::id(r, 1)?,
        name: r.get(2)?,
        created: row::time(r, 3)?,
        updated: row::time(r, 4)?,
        played: played.map(|_| row::uuid(r, 5)).transpose()?,
        entries: r.get(6)?,
    })
}

impl Database {
    /// Begins a game with the entries that it has so far.
    ///
    /// # Errors
    /// Those of any write.
    pub fn create_play(
        &mut self,
        game: &GameId,
        name: &str,
        entries: &[Entry],
        now: DateTime<Utc>,
    ) -> Result<Uuid> {
        self.write(now, |tx, stamp| PLAYS.begin(tx, stamp, (game, name), entries))
    }

    /// Appends an entry to a game's log, of which `known` were read before.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such game; [`DbError::Overtaken`] where its log is no longer as long as it
    /// was.
    pub fn add_play_entry(&mut self, id: Uuid, known: u32, entry: &Entry, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            let there = PLAYS.row(tx, id, read)?.entries;
            PLAYS.go_on(tx, stamp, id, (there, known), std::slice::from_ref(entry)).map(drop)
        })
    }

    /// Says which match of the log a game became.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such game.
    pub fn log_play(&mut self, id: Uuid, played: Uuid, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            PLAYS.row(tx, id, read)?;
            tx.execute(
                "UPDATE play SET played = ?2, updated = ?3, machine = ?4 WHERE uuid = ?1",
                params![id.to_string(), played.to_string(), stamp.time, stamp.machine],
            )?;
            Ok(())
        })
    }

    /// Games that aren't deleted, those in which something was done last first.
    ///
    /// # Errors
    /// Those of any read.
    pub fn plays(&self) -> Result<Vec<PlaySummary>> {
        PLAYS.rows(&self.conn, read)
    }

    /// The game of this name, id, or beginning of an id. Of several of one name it is the one in which something was
    /// done last.
    ///
    /// # Errors
    /// [`DbError::NotFound`] or [`DbError::Ambiguous`].
    pub fn find_play(&self, wanted: &str) -> Result<PlaySummary> {
        let mut all = self.plays()?;
        if let Some(at) = all.iter().position(|play| fold(&play.name) == fold(wanted)) {
            return Ok(all.swap_remove(at));
        }
        all.retain(|play| wanted.len() >= 4 && play.uuid.to_string().starts_with(wanted));
        PLAYS.only(wanted, all, |play| (play.uuid, &play.name))
    }

    /// The log of a game.
    ///
    /// # Errors
    /// [`DbError::NotFound`]; [`DbError::Row`] where an entry can't be read.
    pub fn play_log(&self, id: Uuid) -> Result<Log> {
        PLAYS.row(&self.conn, id, read)?;
        let written = PLAYS.written(&self.conn, id)?;
        Ok(Log { entries: written.into_iter().map(|w| w.entry).collect() })
    }

    /// Deletes a game, or brings it back. Its log stays.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such game.
    pub fn delete_play(&mut self, id: Uuid, deleted: bool, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            PLAYS.row(tx, id, read)?;
            PLAYS.delete(tx, stamp, id, deleted)
        })
    }
}
