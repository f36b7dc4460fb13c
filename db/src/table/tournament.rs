//! Tournaments. What happened is in their entries, which are only added, never changed or removed.

use chrono::{DateTime, Utc};
use muster_rules::id::GameId;
use muster_rules::tournament::{Entry, Log};
use rusqlite::Row;
use uuid::Uuid;

use super::log::Logs;
use crate::database::Database;
use crate::error::{Kind, Result};
use crate::row;

/// A tournament as shown in lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentSummary {
    /// Its ID.
    pub uuid: Uuid,
    /// The game.
    pub game: GameId,
    /// The name.
    pub name: String,
    /// The number of entries in its log.
    pub entries: u32,
    /// When it was created.
    pub created: DateTime<Utc>,
    /// When it was last changed.
    pub updated: DateTime<Utc>,
}

const TOURNAMENTS: Logs<TournamentSummary> = Logs {
    table: "tournament",
    entries: "tournament_entry",
    kind: Kind::Tournament,
    select: "SELECT uuid, game, name, created, updated,
     (SELECT count(*) FROM tournament_entry WHERE tournament = tournament.uuid)
     FROM tournament",
    read,
    named: |one| (one.uuid, &one.name),
    newest: true,
};

fn read(r: &Row<'_>) -> rusqlite::Result<TournamentSummary> {
    Ok(TournamentSummary {
        uuid: row::uuid(r, 0)?,
        game: row::id(r, 1)?,
        name: r.get(2)?,
        created: row::time(r, 3)?,
        updated: row::time(r, 4)?,
        entries: r.get(5)?,
    })
}

impl Database {
    /// Creates a tournament with its first entries.
    pub fn create_tournament(
        &mut self,
        game: &GameId,
        name: &str,
        entries: &[Entry],
        now: DateTime<Utc>,
    ) -> Result<Uuid> {
        self.write(now, |tx, stamp| TOURNAMENTS.begin(tx, stamp, (game, name), entries))
    }

    /// Appends entries to a tournament's log, which had `known` entries when it was read. Atomic.
    ///
    /// # Errors
    /// [`DbError::NotFound`](crate::DbError::NotFound) if there is no such tournament;
    /// [`DbError::Overtaken`](crate::DbError::Overtaken) if its log has a different length by now.
    pub fn add_tournament_entries(
        &mut self,
        id: Uuid,
        known: u32,
        entries: &[Entry],
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.write(now, |tx, stamp| {
            let there = TOURNAMENTS.row(tx, id)?.entries;
            TOURNAMENTS.go_on(tx, stamp, id, (there, known), entries).map(drop)
        })
    }

    /// Returns the tournaments that aren't deleted, most recently changed first.
    pub fn tournaments(&self) -> Result<Vec<TournamentSummary>> {
        TOURNAMENTS.rows(&self.conn)
    }

    /// Finds a tournament by name, ID, or prefix of the ID. Of several with the same name, returns the most
    /// recently changed.
    ///
    /// # Errors
    /// [`DbError::NotFound`](crate::DbError::NotFound) or [`DbError::Ambiguous`](crate::DbError::Ambiguous).
    pub fn find_tournament(&self, wanted: &str) -> Result<TournamentSummary> {
        TOURNAMENTS.find(&self.conn, wanted)
    }

    /// Returns the tournament with this ID, including deleted ones.
    ///
    /// # Errors
    /// [`DbError::NotFound`](crate::DbError::NotFound).
    pub fn tournament(&self, id: Uuid) -> Result<TournamentSummary> {
        TOURNAMENTS.row(&self.conn, id)
    }

    /// Returns a tournament's log.
    ///
    /// # Errors
    /// [`DbError::NotFound`](crate::DbError::NotFound); [`DbError::Row`](crate::DbError::Row) if an entry can't
    /// be parsed.
    pub fn tournament_log(&self, id: Uuid) -> Result<Log> {
        TOURNAMENTS.row(&self.conn, id)?;
        let written = TOURNAMENTS.written(&self.conn, id)?;
        Ok(Log { entries: written.into_iter().map(|w| w.entry).collect() })
    }

    /// Deletes or restores a tournament. Its log is kept.
    ///
    /// # Errors
    /// [`DbError::NotFound`](crate::DbError::NotFound) if there is no such tournament.
    pub fn delete_tournament(&mut self, id: Uuid, deleted: bool, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| TOURNAMENTS.delete(tx, stamp, id, deleted))
    }
}
