//! The common parts of campaigns, games in progress and tournaments: a row with a name, and a log whose entries
//! are only added, never changed or removed.

use chrono::{DateTime, Utc};
use muster_rules::fold::fold;
use muster_rules::id::GameId;
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::mark_removed;
use crate::error::{DbError, Kind, Result};
use crate::row;
use crate::stamp::Stamp;

/// A table of logs. The table of entries refers to it by a column of the same name.
#[derive(Debug)]
pub(super) struct Logs<T> {
    /// The table.
    pub(super) table: &'static str,
    /// The table of entries.
    pub(super) entries: &'static str,
    /// The kind used in errors.
    pub(super) kind: Kind,
    /// The columns selected from a row.
    pub(super) select: &'static str,
    /// Reads a row of these.
    pub(super) read: fn(&Row<'_>) -> rusqlite::Result<T>,
    /// Returns a row's ID and name.
    pub(super) named: fn(&T) -> (Uuid, &str),
    /// Whether the most recently changed of several with the same name is meant; otherwise that is ambiguous.
    pub(super) newest: bool,
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

impl<T> Logs<T> {
    /// Creates a log with these entries.
    pub(super) fn begin<E: Serialize>(
        &self,
        tx: &Connection,
        stamp: &Stamp<'_>,
        (game, name): (&GameId, &str),
        entries: &[E],
    ) -> Result<Uuid> {
        let id = stamp.new_id();
        tx.execute(
            &format!(
                "INSERT INTO {} (uuid, machine, created, updated, game, name, folded)
                 VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6)",
                self.table
            ),
            params![id.to_string(), stamp.machine, stamp.time, game.as_str(), name, fold(name)],
        )?;
        self.append(tx, stamp, id, 0, entries)?;
        Ok(id)
    }

    /// Appends entries to a log and returns their IDs. Fails if its length has changed; restores a deleted log.
    pub(super) fn go_on<E: Serialize>(
        &self,
        tx: &Connection,
        stamp: &Stamp<'_>,
        id: Uuid,
        (there, known): (u32, u32),
        entries: &[E],
    ) -> Result<Vec<Uuid>> {
        if there != known {
            return Err(DbError::Overtaken { kind: self.kind });
        }
        let ids = self.append(tx, stamp, id, known, entries)?;
        tx.execute(
            &format!(
                "UPDATE {} SET updated = ?2, machine = ?3, deleted_at = NULL WHERE uuid = ?1",
                self.table
            ),
            params![id.to_string(), stamp.time, stamp.machine],
        )?;
        Ok(ids)
    }

    /// Appends entries and returns their IDs.
    pub(super) fn append<E: Serialize>(
        &self,
        tx: &Connection,
        stamp: &Stamp<'_>,
        id: Uuid,
        from: u32,
        entries: &[E],
    ) -> Result<Vec<Uuid>> {
        let mut ids = Vec::with_capacity(entries.len());
        let mut statement = tx.prepare_cached(&format!(
            "INSERT INTO {} (uuid, {}, number, machine, created, entry) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            self.entries, self.table
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

    /// Deletes or restores a log. Its entries are kept.
    pub(super) fn delete(&self, tx: &Connection, stamp: &Stamp<'_>, id: Uuid, deleted: bool) -> Result<()> {
        mark_removed(tx, stamp, (self.table, self.kind), id, deleted)
    }

    /// Returns the row with this ID.
    pub(super) fn row(&self, conn: &Connection, id: Uuid) -> Result<T> {
        let mut statement = conn.prepare_cached(&format!("{} WHERE uuid = ?1", self.select))?;
        let found = statement.query_row([id.to_string()], self.read).optional()?;
        found.ok_or_else(|| DbError::NotFound { kind: self.kind, wanted: id.to_string() })
    }

    /// Returns the rows that aren't deleted, most recently changed first.
    pub(super) fn rows(&self, conn: &Connection) -> Result<Vec<T>> {
        let order = "WHERE deleted_at IS NULL ORDER BY updated DESC, uuid DESC";
        let mut statement = conn.prepare_cached(&format!("{} {order}", self.select))?;
        let rows = statement.query_map([], self.read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Finds a row that isn't deleted, by name or a prefix of its ID.
    pub(super) fn find(&self, conn: &Connection, wanted: &str) -> Result<T> {
        let mut found = self.rows(conn)?;
        let is_named = |row: &T| fold((self.named)(row).1) == fold(wanted);
        if found.iter().any(is_named) {
            found.retain(is_named);
            found.truncate(if self.newest { 1 } else { found.len() });
        } else {
            let is_begun = |row: &T| (self.named)(row).0.to_string().starts_with(wanted);
            found.retain(|row| wanted.len() >= 4 && is_begun(row));
        }
        let (kind, wanted) = (self.kind, wanted.to_owned());
        if found.len() > 1 {
            let candidates = found.iter().map(self.named).map(|(id, name)| (id, name.to_owned())).collect();
            return Err(DbError::Ambiguous { kind, wanted, candidates });
        }
        found.pop().ok_or(DbError::NotFound { kind, wanted })
    }

    /// Returns a log's entries with their metadata, in order.
    pub(super) fn written<E: DeserializeOwned>(
        &self,
        conn: &Connection,
        id: Uuid,
    ) -> Result<Vec<Written<E>>> {
        let mut statement = conn.prepare_cached(&format!(
            "SELECT uuid, machine, created, entry FROM {} WHERE {} = ?1 ORDER BY number",
            self.entries, self.table
        ))?;
        let mut rows = statement.query([id.to_string()])?;
        let mut entries = Vec::new();
        while let Some(r) = rows.next()? {
            let (uuid, text): (_, String) = (row::uuid(r, 0)?, r.get(3)?);
            let entry = serde_json::from_str(&text).map_err(|source| DbError::Row {
                table: self.entries,
                key: uuid.to_string(),
                source,
            })?;
            entries.push(Written { uuid, machine: row::uuid(r, 1)?, created: row::time(r, 2)?, entry });
        }
        Ok(entries)
    }
}
