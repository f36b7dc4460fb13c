//! Copies: details of individual physical figures or cards.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use muster_rules::id::{FigureId, GameId, PrintingId};
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::database::Database;
use crate::error::Result;
use crate::row;
use crate::stamp::Stamp;
use crate::table::holding::{Bulk, BulkSummary, Holding, write_holdings};

/// A price.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// In the currency's smallest unit: cents, fillér, fen.
    pub minor: i64,
    /// The currency code, `EUR`.
    pub currency: String,
}

/// One physical figure or card. Only details: the number owned is in the holding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnedCopy {
    /// The game.
    pub game: GameId,
    /// The printing.
    pub printing: PrintingId,
    /// The printing's figure.
    pub figure: FigureId,
    /// The figure's last known name.
    pub last_name: String,
    /// The figure's last known cost.
    pub last_cost: Option<i32>,
    /// Its condition, in the user's words.
    pub condition: String,
    /// Whether it is painted, `None` if not stated.
    pub painted: Option<bool>,
    /// Where it is stored.
    pub location: String,
    /// The price paid for it.
    pub price: Option<Price>,
    /// When it was acquired, as precisely as known: `2008`, `2008-05`, `2008-05-17`.
    pub acquired_on: Option<String>,
    /// The user's note.
    pub note: String,
    /// The name of its photo.
    pub photo: Option<String>,
}

/// A stored copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CopyRow {
    /// The row's ID.
    pub uuid: Uuid,
    /// The machine that last wrote it.
    pub machine: Uuid,
    /// When it was created.
    pub created: DateTime<Utc>,
    /// When it was last changed.
    pub updated: DateTime<Utc>,
    /// Its contents.
    pub copy: OwnedCopy,
}

impl OwnedCopy {
    /// Returns a copy without any details.
    #[must_use]
    pub fn new(game: GameId, printing: PrintingId, figure: FigureId, last_name: String) -> Self {
        Self {
            game,
            printing,
            figure,
            last_name,
            last_cost: None,
            condition: String::new(),
            painted: None,
            location: String::new(),
            price: None,
            acquired_on: None,
            note: String::new(),
            photo: None,
        }
    }
}

const COLUMNS: &str = "uuid, machine, created, updated, game, printing, figure, last_name, last_cost,
     condition, painted, location, price_minor, currency, acquired_on, note, photo";

fn read(r: &Row<'_>) -> rusqlite::Result<CopyRow> {
    let price = match (r.get(12)?, r.get(13)?) {
        (Some(minor), Some(currency)) => Some(Price { minor, currency }),
        _ => None,
    };
    let copy = OwnedCopy {
        game: row::id(r, 4)?,
        printing: row::id(r, 5)?,
        figure: row::id(r, 6)?,
        last_name: r.get(7)?,
        last_cost: r.get(8)?,
        condition: r.get(9)?,
        painted: r.get(10)?,
        location: r.get(11)?,
        price,
        acquired_on: r.get(14)?,
        note: r.get(15)?,
        photo: r.get(16)?,
    };
    Ok(CopyRow {
        uuid: row::uuid(r, 0)?,
        machine: row::uuid(r, 1)?,
        created: row::time(r, 2)?,
        updated: row::time(r, 3)?,
        copy,
    })
}

/// Writes copies within a transaction.
fn write_copies(
    tx: &Connection,
    stamp: &Stamp<'_>,
    copies: &[(Option<Uuid>, OwnedCopy)],
) -> Result<Vec<Uuid>> {
    let mut statement = tx.prepare_cached(
        "INSERT INTO owned_copy (uuid, machine, created, updated, game, printing, figure,
             last_name, last_cost, condition, painted, location, price_minor, currency,
             acquired_on, note, photo)
         VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
         ON CONFLICT (uuid) DO UPDATE
         SET machine = excluded.machine, updated = excluded.updated, deleted_at = NULL,
             game = excluded.game, printing = excluded.printing, figure = excluded.figure,
             last_name = excluded.last_name, last_cost = excluded.last_cost,
             condition = excluded.condition, painted = excluded.painted,
             location = excluded.location, price_minor = excluded.price_minor,
             currency = excluded.currency, acquired_on = excluded.acquired_on,
             note = excluded.note, photo = excluded.photo",
    )?;
    let mut ids = Vec::with_capacity(copies.len());
    for (id, c) in copies {
        let id = id.unwrap_or_else(|| stamp.new_id());
        statement.execute(params![
            id.to_string(),
            stamp.machine,
            stamp.time,
            c.game.as_str(),
            c.printing.as_str(),
            c.figure.as_str(),
            c.last_name,
            c.last_cost,
            c.condition,
            c.painted,
            c.location,
            c.price.as_ref().map(|p| p.minor),
            c.price.as_ref().map(|p| &p.currency),
            c.acquired_on,
            c.note,
            c.photo,
        ])?;
        ids.push(id);
    }
    Ok(ids)
}

/// Marks copies as removed within a transaction, and returns how many there were.
fn mark_copies(tx: &Connection, stamp: &Stamp<'_>, ids: &[Uuid]) -> Result<usize> {
    let mut statement = tx.prepare_cached(
        "UPDATE owned_copy SET deleted_at = ?1, updated = ?1, machine = ?2
         WHERE uuid = ?3 AND deleted_at IS NULL",
    )?;
    let mut removed = 0;
    for id in ids {
        removed += statement.execute(params![stamp.time, stamp.machine, id.to_string()])?;
    }
    Ok(removed)
}

impl Database {
    /// Writes any number of copies in one transaction and returns their IDs. `None` creates a copy; an ID
    /// updates that copy or, as when importing an export, creates it.
    pub fn put_copies(
        &mut self,
        copies: &[(Option<Uuid>, OwnedCopy)],
        now: DateTime<Utc>,
    ) -> Result<Vec<Uuid>> {
        self.write(now, |tx, stamp| write_copies(tx, stamp, copies))
    }

    /// Writes copies and holdings in one transaction, as an import does.
    pub fn put_collection(
        &mut self,
        copies: &[(Option<Uuid>, OwnedCopy)],
        holdings: &[Holding],
        how: Bulk,
        now: DateTime<Utc>,
    ) -> Result<BulkSummary> {
        self.write(now, |tx, stamp| {
            write_copies(tx, stamp, copies)?;
            write_holdings(tx, stamp, holdings, how)
        })
    }

    /// Removes copies and returns how many there were. The rows are kept, marked as removed.
    pub fn remove_copies(&mut self, ids: &[Uuid], now: DateTime<Utc>) -> Result<usize> {
        self.write(now, |tx, stamp| mark_copies(tx, stamp, ids))
    }

    /// Returns all copies, of one game or all, ordered by game, printing and age.
    pub fn copies(&self, game: Option<&GameId>) -> Result<Vec<CopyRow>> {
        let mut statement = self.conn.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM owned_copy
             WHERE deleted_at IS NULL AND (?1 IS NULL OR game = ?1)
             ORDER BY game, printing, created, uuid"
        ))?;
        let rows = statement.query_map([game.map(GameId::as_str)], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Returns the copies of all games whose figure is called by its printing, as it had no name in the catalogue.
    pub fn nameless_copies(&self) -> Result<Vec<(Uuid, OwnedCopy)>> {
        let mut statement = self.conn.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM owned_copy WHERE deleted_at IS NULL AND printing = figure
             ORDER BY game, printing, created, uuid"
        ))?;
        let rows = statement.query_map([], |r| read(r).map(|row| (row.uuid, row.copy)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the number of copies with details per printing; printings without any are left out.
    pub fn copy_counts(&self, game: &GameId) -> Result<BTreeMap<PrintingId, u32>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT printing, min(count(*), 4294967295) FROM owned_copy
             WHERE deleted_at IS NULL AND game = ?1 GROUP BY printing",
        )?;
        let rows = statement.query_map([game.as_str()], |r| Ok((row::id(r, 0)?, r.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Returns the oldest copy with a photo per printing; printings without any are left out.
    pub fn photographed(&self, game: &GameId) -> Result<BTreeMap<PrintingId, Uuid>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT printing, uuid FROM owned_copy
             WHERE deleted_at IS NULL AND game = ?1 AND photo IS NOT NULL ORDER BY created DESC, uuid DESC",
        )?;
        let rows = statement.query_map([game.as_str()], |r| Ok((row::id(r, 0)?, row::uuid(r, 1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Returns one copy.
    pub fn copy(&self, id: Uuid) -> Result<Option<CopyRow>> {
        let mut statement = self.conn.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM owned_copy WHERE deleted_at IS NULL AND uuid = ?1"
        ))?;
        Ok(statement.query_row([id.to_string()], read).optional()?)
    }

    /// Returns the copies of one printing, oldest first.
    pub fn copies_of(&self, game: &GameId, printing: &PrintingId) -> Result<Vec<CopyRow>> {
        let mut statement = self.conn.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM owned_copy
             WHERE deleted_at IS NULL AND game = ?1 AND printing = ?2 ORDER BY created, uuid"
        ))?;
        let rows = statement.query_map([game.as_str(), printing.as_str()], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
