//! Games in progress. What happened is in their entries, which are only added, never changed or removed.

use chrono::{DateTime, Utc};
use muster_rules::id::GameId;
use muster_rules::play::{Entry, Log};
use rusqlite::{Row, params};
use uuid::Uuid;

use super::log::Logs;
use crate::database::Database;
use crate::error::{Kind, Result};
use crate::row;

/// A game in progress as shown in lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaySummary {
    /// Its ID.
    pub uuid: Uuid,
    /// The game.
    pub game: GameId,
    /// The name that the players gave it.
    pub name: String,
    /// The number of entries in its log.
    pub entries: u32,
    /// When it was started.
    pub created: DateTime<Utc>,
    /// When it was last changed.
    pub updated: DateTime<Utc>,
    /// The logged match that it became.
    pub played: Option<Uuid>,
}

const PLAYS: Logs<PlaySummary> = Logs {
    table: "play",
    entries: "play_entry",
    kind: Kind::Play,
    select: "SELECT uuid, game, name, created, updated, played,
     (SELECT count(*) FROM play_entry WHERE play = play.uuid)
     FROM play",
    read,
    named: |one| (one.uuid, &one.name),
    newest: true,
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
    /// Starts a game with its first entries.
    pub fn create_play(
        &mut self,
        game: &GameId,
        name: &str,
        entries: &[Entry],
        now: DateTime<Utc>,
    ) -> Result<Uuid> {
        self.write(now, |tx, stamp| PLAYS.begin(tx, stamp, (game, name), entries))
    }

    /// Appends an entry to a game's log, which had `known` entries when it was read.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such game; [`DbError::Overtaken`] if its log has a different length
    /// by now.
    pub fn add_play_entry(&mut self, id: Uuid, known: u32, entry: &Entry, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            let there = PLAYS.row(tx, id)?.entries;
            PLAYS.go_on(tx, stamp, id, (there, known), std::slice::from_ref(entry)).map(drop)
        })
    }

    /// Links a game to the match that it was logged as.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such game.
    pub fn log_play(&mut self, id: Uuid, played: Uuid, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            PLAYS.row(tx, id)?;
            tx.execute(
                "UPDATE play SET played = ?2, updated = ?3, machine = ?4 WHERE uuid = ?1",
                params![id.to_string(), played.to_string(), stamp.time, stamp.machine],
            )?;
            Ok(())
        })
    }

    /// Returns the games that aren't deleted, most recently changed first.
    pub fn plays(&self) -> Result<Vec<PlaySummary>> {
        PLAYS.rows(&self.conn)
    }

    /// Finds a game by name, ID, or prefix of the ID. Of several with the same name, returns the most recently
    /// changed.
    ///
    /// # Errors
    /// [`DbError::NotFound`] or [`DbError::Ambiguous`].
    pub fn find_play(&self, wanted: &str) -> Result<PlaySummary> {
        PLAYS.find(&self.conn, wanted)
    }

    /// Returns a game's log.
    ///
    /// # Errors
    /// [`DbError::NotFound`]; [`DbError::Row`] if an entry can't be parsed.
    pub fn play_log(&self, id: Uuid) -> Result<Log> {
        PLAYS.row(&self.conn, id)?;
        let written = PLAYS.written(&self.conn, id)?;
        Ok(Log { entries: written.into_iter().map(|w| w.entry).collect() })
    }

    /// Deletes or restores a game. Its log is kept.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such game.
    pub fn delete_play(&mut self, id: Uuid, deleted: bool, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| PLAYS.delete(tx, stamp, id, deleted))
    }
}
