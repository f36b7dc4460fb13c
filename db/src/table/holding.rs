//! Holdings: how many of a printing the user owns and wants.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use muster_rules::id::{FigureId, GameId, PrintingId};
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::database::Database;
use crate::entry::{Noun, meant};
use crate::error::Result;
use crate::row;
use crate::stamp::Stamp;
use crate::table::copy::Price;

/// The holding of one printing. The catalogue need not contain the printing or its figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holding {
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
    /// The number of figures owned.
    pub figures: u32,
    /// The number of stat cards owned, which may differ from the figures.
    pub cards: u32,
    /// The number of additional figures wanted.
    pub wanted: u32,
    /// The number of owned figures that are for trade.
    pub for_trade: u32,
    /// The user's note.
    pub note: String,
    /// The current value of one copy, if known.
    #[serde(default)]
    pub worth: Option<Worth>,
}

/// A printing's value per copy, from a price list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Worth {
    /// The price.
    pub price: Price,
    /// The date of the price, `YYYY-MM-DD`.
    pub told_on: String,
}

/// A stored holding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HoldingRow {
    /// The row's ID.
    pub uuid: Uuid,
    /// The machine that last wrote it.
    pub machine: Uuid,
    /// When it was created.
    pub created: DateTime<Utc>,
    /// When it was last changed.
    pub updated: DateTime<Utc>,
    /// Its contents.
    pub holding: Holding,
}

/// How an import treats a printing that is already in the collection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bulk {
    /// The numbers and note replace the existing ones. Of two machines that both tell a number, the later is right.
    Set,
    /// The numbers and note replace the existing ones, and were made of them by adding or subtracting: what two
    /// machines change adds up.
    Change,
    /// The numbers are added. An existing note is kept, an empty one filled in.
    Add,
}

/// The number of rows that an import added or changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BulkSummary {
    /// Printings that are new.
    pub added: u32,
    /// Printings whose row changed.
    pub changed: u32,
    /// Printings whose rows are unchanged.
    pub unchanged: u32,
}

impl Holding {
    /// Returns a holding with all numbers 0.
    #[must_use]
    pub fn new(game: GameId, printing: PrintingId, figure: FigureId, last_name: String) -> Self {
        Self {
            game,
            printing,
            figure,
            last_name,
            last_cost: None,
            figures: 0,
            cards: 0,
            wanted: 0,
            for_trade: 0,
            note: String::new(),
            worth: None,
        }
    }
}

impl Bulk {
    /// Returns the SQL expression for a number's new value, clamped to its type's range.
    fn number(self, column: &str) -> String {
        match self {
            Self::Set | Self::Change => format!("excluded.{column}"),
            Self::Add => format!("min(h.{column} + excluded.{column}, {})", u32::MAX),
        }
    }

    fn statement(self) -> String {
        // A removed row has nothing to add to.
        let number = |column| {
            format!("CASE WHEN h.deleted_at IS NULL THEN {} ELSE excluded.{column} END", self.number(column))
        };
        let (figures, cards) = (number("figures"), number("cards"));
        let (wanted, for_trade) = (number("wanted"), number("for_trade"));
        let note = match self {
            Self::Set | Self::Change => "excluded.note",
            Self::Add => {
                "CASE WHEN h.note = '' OR h.deleted_at IS NOT NULL THEN excluded.note ELSE h.note END"
            }
        };
        let worth = |column: &str| match self {
            Self::Set | Self::Change => format!("excluded.{column}"),
            Self::Add => format!(
                "CASE WHEN h.deleted_at IS NULL AND excluded.worth_minor IS NULL
                 THEN h.{column} ELSE excluded.{column} END"
            ),
        };
        let (minor, currency, told_on) = (worth("worth_minor"), worth("worth_currency"), worth("worth_on"));
        format!(
            "INSERT INTO holding AS h (uuid, machine, created, updated, game, printing, figure,
                 last_name, last_cost, figures, cards, wanted, for_trade, note,
                 worth_minor, worth_currency, worth_on)
             VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
             ON CONFLICT (game, printing) DO UPDATE
             SET machine = excluded.machine, updated = excluded.updated, deleted_at = NULL,
                 figure = excluded.figure, last_name = excluded.last_name,
                 last_cost = excluded.last_cost, figures = {figures}, cards = {cards},
                 wanted = {wanted}, for_trade = {for_trade}, note = {note},
                 worth_minor = {minor}, worth_currency = {currency}, worth_on = {told_on}
             WHERE h.deleted_at IS NOT NULL
                OR (h.figure, h.last_name, h.last_cost) IS NOT
                   (excluded.figure, excluded.last_name, excluded.last_cost)
                OR (h.figures, h.cards, h.wanted, h.for_trade, h.note) IS NOT
                   ({figures}, {cards}, {wanted}, {for_trade}, {note})
                OR (h.worth_minor, h.worth_currency, h.worth_on) IS NOT ({minor}, {currency}, {told_on})
             RETURNING uuid = ?1"
        )
    }
}

const COLUMNS: &str = "uuid, machine, created, updated, game, printing, figure, last_name, last_cost,
     figures, cards, wanted, for_trade, note, worth_minor, worth_currency, worth_on";

fn read(r: &Row<'_>) -> rusqlite::Result<HoldingRow> {
    let holding = Holding {
        game: row::id(r, 4)?,
        printing: row::id(r, 5)?,
        figure: row::id(r, 6)?,
        last_name: r.get(7)?,
        last_cost: r.get(8)?,
        figures: r.get(9)?,
        cards: r.get(10)?,
        wanted: r.get(11)?,
        for_trade: r.get(12)?,
        note: r.get(13)?,
        worth: worth(r)?,
    };
    Ok(HoldingRow {
        uuid: row::uuid(r, 0)?,
        machine: row::uuid(r, 1)?,
        created: row::time(r, 2)?,
        updated: row::time(r, 3)?,
        holding,
    })
}

fn worth(r: &Row<'_>) -> rusqlite::Result<Option<Worth>> {
    let Some(minor) = r.get(14)? else { return Ok(None) };
    let price = Price { minor, currency: r.get::<_, Option<String>>(15)?.unwrap_or_default() };
    Ok(Some(Worth { price, told_on: r.get::<_, Option<String>>(16)?.unwrap_or_default() }))
}

/// Writes holdings within a transaction.
pub(super) fn write_holdings(
    tx: &Connection,
    stamp: &Stamp<'_>,
    holdings: &[Holding],
    how: Bulk,
) -> Result<BulkSummary> {
    let mut statement = tx.prepare_cached(&how.statement())?;
    let mut summary = BulkSummary::default();
    for h in holdings {
        if how == Bulk::Set {
            meant::tell(tx, Noun::Holding, &format!("{} {}", h.game, h.printing))?;
        }
        let inserted: Option<bool> = statement
            .query_row(
                params![
                    stamp.new_id().to_string(),
                    stamp.machine,
                    stamp.time,
                    h.game.as_str(),
                    h.printing.as_str(),
                    h.figure.as_str(),
                    h.last_name,
                    h.last_cost,
                    h.figures,
                    h.cards,
                    h.wanted,
                    h.for_trade,
                    h.note,
                    h.worth.as_ref().map(|w| w.price.minor),
                    h.worth.as_ref().map(|w| &w.price.currency),
                    h.worth.as_ref().map(|w| &w.told_on),
                ],
                |r| r.get(0),
            )
            .optional()?;
        match inserted {
            Some(true) => summary.added += 1,
            Some(false) => summary.changed += 1,
            None => summary.unchanged += 1,
        }
    }
    Ok(summary)
}

/// Marks holdings as removed within a transaction, and returns how many there were.
pub(super) fn mark_holdings(
    tx: &Connection,
    stamp: &Stamp<'_>,
    game: &GameId,
    printings: &[PrintingId],
) -> Result<usize> {
    let mut statement = tx.prepare_cached(
        "UPDATE holding SET deleted_at = ?1, updated = ?1, machine = ?2
         WHERE game = ?3 AND printing = ?4 AND deleted_at IS NULL",
    )?;
    let mut removed = 0;
    for printing in printings {
        let row = params![stamp.time, stamp.machine, game.as_str(), printing.as_str()];
        removed += statement.execute(row)?;
    }
    Ok(removed)
}

impl Database {
    /// Writes any number of holdings in one transaction. If several are for the same printing, each is applied
    /// to the result of the previous one.
    pub fn put_holdings(
        &mut self,
        holdings: &[Holding],
        how: Bulk,
        now: DateTime<Utc>,
    ) -> Result<BulkSummary> {
        self.write(now, |tx, stamp| write_holdings(tx, stamp, holdings, how))
    }

    /// Removes printings from the collection and returns how many were in it. The rows are kept, marked as
    /// removed.
    pub fn remove_holdings(
        &mut self,
        game: &GameId,
        printings: &[PrintingId],
        now: DateTime<Utc>,
    ) -> Result<usize> {
        self.write(now, |tx, stamp| mark_holdings(tx, stamp, game, printings))
    }

    /// Returns the collection, of one game or all, ordered by game and printing.
    pub fn holdings(&self, game: Option<&GameId>) -> Result<Vec<HoldingRow>> {
        let mut statement = self.conn.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM holding
             WHERE deleted_at IS NULL AND (?1 IS NULL OR game = ?1) ORDER BY game, printing"
        ))?;
        let rows = statement.query_map([game.map(GameId::as_str)], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Returns the holdings of all games whose figure is called by its printing, as it had no name in the catalogue.
    pub fn nameless_holdings(&self) -> Result<Vec<Holding>> {
        let mut statement = self.conn.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM holding WHERE deleted_at IS NULL AND printing = figure ORDER BY game, printing"
        ))?;
        let rows = statement.query_map([], |r| Ok(read(r)?.holding))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the holding of one printing.
    pub fn holding(&self, game: &GameId, printing: &PrintingId) -> Result<Option<HoldingRow>> {
        let mut statement = self.conn.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM holding WHERE deleted_at IS NULL AND game = ?1 AND printing = ?2"
        ))?;
        Ok(statement.query_row([game.as_str(), printing.as_str()], read).optional()?)
    }

    /// Returns the number of each figure owned, across all of its printings; figures not owned are left out.
    pub fn owned_by_figure(&self, game: &GameId) -> Result<BTreeMap<FigureId, u32>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT figure, min(sum(figures), 4294967295) FROM holding
             WHERE deleted_at IS NULL AND game = ?1 AND figures > 0 GROUP BY figure",
        )?;
        let rows = statement.query_map([game.as_str()], |r| Ok((row::id(r, 0)?, r.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
