//! Games at the table. What was done stands in the entries; they are added, never changed or removed.

use chrono::{DateTime, Utc};
use muster_rules::fold::fold;
use muster_rules::id::GameId;
use muster_rules::play::{Entry, Log};
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use uuid::Uuid;

use crate::database::{Database, Stamp};
use crate::error::{DbError, Kind, Result};
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

const SELECT: &str = "SELECT uuid, game, name, created, updated, played,
     (SELECT count(*) FROM play_entry WHERE play = play.uuid)
     FROM play";

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
        self.write(now, |tx, stamp| {
            let id = stamp.new_id();
            tx.execute(
                "INSERT INTO play (uuid, machine, created, updated, game, name, folded)
                 VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6)",
                params![id.to_string(), stamp.machine, stamp.time, game.as_str(), name, fold(name)],
            )?;
            add(tx, stamp, id, 0, entries)?;
            Ok(id)
        })
    }

    /// Appends an entry to a game's log, of which `known` were read before.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such game; [`DbError::Overtaken`] where its log is no longer as long as it
    /// was.
    pub fn add_play_entry(&mut self, id: Uuid, known: u32, entry: &Entry, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            if summary(tx, id)?.entries != known {
                return Err(DbError::Overtaken { kind: Kind::Play });
            }
            add(tx, stamp, id, known, std::slice::from_ref(entry))?;
            tx.execute(
                "UPDATE play SET updated = ?2, machine = ?3, deleted_at = NULL WHERE uuid = ?1",
                params![id.to_string(), stamp.time, stamp.machine],
            )?;
            Ok(())
        })
    }

    /// Says which match of the log a game became.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such game.
    pub fn log_play(&mut self, id: Uuid, played: Uuid, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            summary(tx, id)?;
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
        let sql = format!("{SELECT} WHERE deleted_at IS NULL ORDER BY updated DESC, uuid DESC");
        let mut statement = self.conn.prepare_cached(&sql)?;
        let rows = statement.query_map([], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The game of this name, id, or beginning of an id. Of several of one name it is the one in which something was
    /// done last.
    ///
    /// # Errors
    /// [`DbError::NotFound`] or [`DbError::Ambiguous`].
    pub fn find_play(&self, wanted: &str) -> Result<PlaySummary> {
        let all = self.plays()?;
        if let Some(named) = all.iter().find(|play| fold(&play.name) == fold(wanted)) {
            return Ok(named.clone());
        }
        let begun = |play: &&PlaySummary| wanted.len() >= 4 && play.uuid.to_string().starts_with(wanted);
        let found: Vec<_> = all.iter().filter(begun).collect();
        match found.as_slice() {
            [one] => Ok((*one).clone()),
            [] => Err(DbError::NotFound { kind: Kind::Play, wanted: wanted.to_owned() }),
            several => Err(DbError::Ambiguous {
                kind: Kind::Play,
                wanted: wanted.to_owned(),
                candidates: several.iter().map(|play| (play.uuid, play.name.clone())).collect(),
            }),
        }
    }

    /// The log of a game.
    ///
    /// # Errors
    /// [`DbError::NotFound`]; [`DbError::Row`] where an entry can't be read.
    pub fn play_log(&self, id: Uuid) -> Result<Log> {
        summary(&self.conn, id)?;
        let mut statement =
            self.conn.prepare_cached("SELECT uuid, entry FROM play_entry WHERE play = ?1 ORDER BY number")?;
        let mut rows = statement.query([id.to_string()])?;
        let mut entries = Vec::new();
        while let Some(r) = rows.next()? {
            let (key, text): (String, String) = (r.get(0)?, r.get(1)?);
            let entry = serde_json::from_str(&text);
            entries.push(entry.map_err(|source| DbError::Row { table: "play_entry", key, source })?);
        }
        Ok(Log { entries })
    }

    /// Deletes a game, or brings it back. Its log stays.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such game.
    pub fn delete_play(&mut self, id: Uuid, deleted: bool, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            summary(tx, id)?;
            let at = deleted.then_some(&stamp.time);
            tx.execute(
                "UPDATE play SET deleted_at = ?2, machine = ?3 WHERE uuid = ?1",
                params![id.to_string(), at, stamp.machine],
            )?;
            Ok(())
        })
    }
}

fn summary(conn: &Connection, id: Uuid) -> Result<PlaySummary> {
    let mut statement = conn.prepare_cached(&format!("{SELECT} WHERE uuid = ?1"))?;
    let found = statement.query_row([id.to_string()], read).optional()?;
    found.ok_or_else(|| DbError::NotFound { kind: Kind::Play, wanted: id.to_string() })
}

fn add(conn: &Connection, stamp: &Stamp<'_>, play: Uuid, from: u32, entries: &[Entry]) -> Result<()> {
    let mut statement = conn.prepare_cached(
        "INSERT INTO play_entry (uuid, play, number, machine, created, entry)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (number, entry) in (from..).zip(entries) {
        let text = serde_json::to_string(entry).map_err(DbError::Unstorable)?;
        let id = stamp.new_id().to_string();
        statement.execute(params![id, play.to_string(), number, stamp.machine, stamp.time, text])?;
    }
    Ok(())
}
