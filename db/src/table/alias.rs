//! Aliases: pieces of text that the user has assigned to figures.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use muster_rules::fold::fold;
use muster_rules::id::{FigureId, GameId};
use rusqlite::params;

use crate::database::Database;
use crate::error::Result;
use crate::row;

/// A piece of text and its figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alias {
    /// The text as the user wrote it.
    pub written: String,
    /// The figure it refers to.
    pub figure: FigureId,
    /// The figure's last known name.
    pub last_name: Option<String>,
    /// The figure's last known cost.
    pub last_cost: Option<i32>,
}

impl Database {
    /// Assigns a piece of text to a figure; case and accents are ignored. Replaces an earlier assignment.
    pub fn learn_alias(
        &mut self,
        game: &GameId,
        written: &str,
        figure: &FigureId,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.write(now, |tx, stamp| {
            let known = stamp.known(game, figure).unwrap_or_default();
            tx.prepare_cached(
                "INSERT INTO alias
                     (uuid, machine, created, game, folded, written, figure, last_name, last_cost)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
                 ON CONFLICT (game, folded) DO UPDATE
                 SET machine = excluded.machine, created = excluded.created,
                     written = excluded.written, figure = excluded.figure,
                     last_name = excluded.last_name, last_cost = excluded.last_cost",
            )?
            .execute(params![
                stamp.new_id().to_string(),
                stamp.machine,
                stamp.time,
                game.as_str(),
                fold(written),
                written,
                figure.as_str(),
                known.name,
                known.cost,
            ])?;
            Ok(())
        })
    }

    /// Returns all aliases of a game by their folded text.
    pub fn aliases(&self, game: &GameId) -> Result<BTreeMap<String, Alias>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT folded, written, figure, last_name, last_cost FROM alias WHERE game = ?1",
        )?;
        let rows = statement.query_map([game.as_str()], |r| {
            let alias = Alias {
                written: r.get(1)?,
                figure: row::id(r, 2)?,
                last_name: r.get(3)?,
                last_cost: r.get(4)?,
            };
            Ok((r.get(0)?, alias))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Removes an alias and returns whether it existed.
    pub fn forget_alias(&mut self, game: &GameId, written: &str, now: DateTime<Utc>) -> Result<bool> {
        self.write(now, |tx, _| {
            let gone = tx.execute(
                "DELETE FROM alias WHERE game = ?1 AND folded = ?2",
                params![game.as_str(), fold(written)],
            )?;
            Ok(gone > 0)
        })
    }
}
