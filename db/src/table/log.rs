//! What campaigns, games at the table and tournaments have in common: a log whose entries are only added, never
//! changed or removed.

use chrono::{DateTime, Utc};
use muster_rules::fold::fold;
use muster_rules::id::GameId;
use rusqlite::{Connection, params};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::kept::KeptKind;
use crate::database::Database;
use crate::error::{DbError, Result};
use crate::row;
use crate::stamp::Stamp;

/// The log of a campaign.
pub type CampaignLog = muster_rules::campaign::log::Log;
/// The log of a game at the table.
pub type PlayLog = muster_rules::play::Log;
/// The log of a tournament.
pub type TournamentLog = muster_rules::tournament::Log;

/// A log that users keep.
pub trait KeptLog: stored::Stored {}

impl<L: stored::Stored> KeptLog for L {}

pub(super) mod stored {
    use super::*;

    /// How a log is stored.
    pub trait Stored: From<Vec<Self::Entry>> {
        /// Its entries.
        type Entry: Serialize + DeserializeOwned;
        /// Its kind.
        const KIND: KeptKind;

        /// Adds what its rows leave out because one side keeps it secret.
        fn fill_in(_: &Connection, _id: Uuid, _entries: &mut [Written<Self::Entry>]) -> Result<()> {
            Ok(())
        }

        /// Appends entries, without what one side keeps secret.
        fn go_on(
            tx: &Connection,
            stamp: &Stamp<'_>,
            id: Uuid,
            known: u32,
            entries: &[Self::Entry],
        ) -> Result<()> {
            go_on::<Self>(tx, stamp, id, known, entries).map(drop)
        }
    }
}

/// An entry with its metadata.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written<E> {
    /// The entry's ID.
    pub uuid: Uuid,
    /// The machine it was written on.
    pub machine: Uuid,
    /// When it was written.
    pub created: DateTime<Utc>,
    /// Its contents.
    #[serde(flatten)]
    pub entry: E,
}

/// Creates a log with these entries.
pub(super) fn begin<L: KeptLog>(
    tx: &Connection,
    stamp: &Stamp<'_>,
    named: (&GameId, &str),
    entries: &[L::Entry],
) -> Result<Uuid> {
    begin_as::<L>(tx, stamp, stamp.new_id(), named, entries)
}

fn begin_as<L: KeptLog>(
    tx: &Connection,
    stamp: &Stamp<'_>,
    id: Uuid,
    (game, name): (&GameId, &str),
    entries: &[L::Entry],
) -> Result<Uuid> {
    tx.execute(
        &format!(
            "INSERT INTO {} (uuid, machine, created, updated, game, name, folded)
             VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6)",
            L::KIND.table()
        ),
        params![id.to_string(), stamp.machine, stamp.time, game.as_str(), name, fold(name)],
    )?;
    append::<L>(tx, stamp, id, 0, entries)?;
    Ok(id)
}

/// Appends entries to a log that had `known` when it was read, and returns their IDs. Brings a removed log back.
///
/// # Errors
/// [`DbError::Overtaken`] if it has a different length by now, or its beginning isn't here yet.
pub(super) fn go_on<L: KeptLog>(
    tx: &Connection,
    stamp: &Stamp<'_>,
    id: Uuid,
    known: u32,
    entries: &[L::Entry],
) -> Result<Vec<Uuid>> {
    let there = L::KIND.one(tx, id)?;
    // What another machine began can't go on before its beginning has arrived: it would stand behind nothing, and machines
    // would show different rows.
    if there.entries != known || known == 0 && !is_own::<L>(tx, stamp, id)? {
        return Err(DbError::Overtaken { kind: L::KIND.of_errors() });
    }
    let ids = append::<L>(tx, stamp, id, known, entries)?;
    let table = L::KIND.table();
    tx.execute(
        &format!("UPDATE {table} SET updated = ?2, machine = ?3, deleted_at = NULL WHERE uuid = ?1"),
        params![id.to_string(), stamp.time, stamp.machine],
    )?;
    Ok(ids)
}

/// Returns whether this machine last wrote a log's name and dates.
fn is_own<L: KeptLog>(tx: &Connection, stamp: &Stamp<'_>, id: Uuid) -> Result<bool> {
    let sql = format!("SELECT machine = ?2 FROM {} WHERE uuid = ?1", L::KIND.table());
    Ok(tx.query_row(&sql, params![id.to_string(), stamp.machine], |r| r.get(0))?)
}

/// Appends entries and returns their IDs.
pub(super) fn append<L: KeptLog>(
    tx: &Connection,
    stamp: &Stamp<'_>,
    id: Uuid,
    from: u32,
    entries: &[L::Entry],
) -> Result<Vec<Uuid>> {
    let mut ids = Vec::with_capacity(entries.len());
    let mut statement = tx.prepare_cached(&format!(
        "INSERT INTO {} (uuid, {}, number, machine, created, entry) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        L::KIND.entries(),
        L::KIND.table()
    ))?;
    for (number, entry) in (from..).zip(entries) {
        let text = serde_json::to_string(entry).map_err(DbError::Unstorable)?;
        let key = stamp.new_id();
        let row = params![key.to_string(), id.to_string(), number, stamp.machine, stamp.time, text];
        statement.execute(row)?;
        ids.push(key);
    }
    Ok(ids)
}

impl Database {
    /// Creates a log with its entries so far.
    pub fn create_log<L: KeptLog>(
        &mut self,
        game: &GameId,
        name: &str,
        entries: &[L::Entry],
        now: DateTime<Utc>,
    ) -> Result<Uuid> {
        self.write(now, |tx, stamp| begin::<L>(tx, stamp, (game, name), entries))
    }

    /// Creates a log under an ID that was derived from what it is. No log of its kind may have it.
    pub fn create_log_as<L: KeptLog>(
        &mut self,
        id: Uuid,
        game: &GameId,
        name: &str,
        entries: &[L::Entry],
        now: DateTime<Utc>,
    ) -> Result<Uuid> {
        self.write(now, |tx, stamp| begin_as::<L>(tx, stamp, id, (game, name), entries))
    }

    /// Appends entries to a log, which had `known` entries when it was read. Brings a removed log back. Atomic.
    ///
    /// # Errors
    /// [`DbError::Overtaken`] if it has a different length by now.
    pub fn add_to_log<L: KeptLog>(
        &mut self,
        id: Uuid,
        known: u32,
        entries: &[L::Entry],
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.write(now, |tx, stamp| L::go_on(tx, stamp, id, known, entries))
    }

    /// Returns a log, removed or not.
    ///
    /// # Errors
    /// [`DbError::Row`] if an entry can't be parsed.
    pub fn log<L: KeptLog>(&self, id: Uuid) -> Result<L> {
        let written = self.written::<L>(id)?;
        Ok(written.into_iter().map(|written| written.entry).collect::<Vec<_>>().into())
    }

    /// Returns a log's entries with their metadata, in order.
    ///
    /// # Errors
    /// [`DbError::Row`] if an entry can't be parsed.
    pub fn written<L: KeptLog>(&self, id: Uuid) -> Result<Vec<Written<L::Entry>>> {
        written_in::<L>(&self.conn, id)
    }
}

/// Returns a log's entries with their metadata, in order.
pub(crate) fn written_in<L: KeptLog>(conn: &Connection, id: Uuid) -> Result<Vec<Written<L::Entry>>> {
    L::KIND.one(conn, id)?;
    let (table, of) = (L::KIND.entries(), L::KIND.table());
    let mut statement = conn.prepare_cached(&format!(
        "SELECT uuid, machine, created, entry FROM {table} WHERE {of} = ?1 ORDER BY number"
    ))?;
    let mut rows = statement.query([id.to_string()])?;
    let mut entries = Vec::new();
    while let Some(r) = rows.next()? {
        let (uuid, text): (_, String) = (row::uuid(r, 0)?, r.get(3)?);
        let wrong = |source| DbError::Row { table, key: uuid.to_string(), source };
        let entry = serde_json::from_str(&text).map_err(wrong)?;
        entries.push(Written { uuid, machine: row::uuid(r, 1)?, created: row::time(r, 2)?, entry });
    }
    L::fill_in(conn, id, &mut entries)?;
    Ok(entries)
}
