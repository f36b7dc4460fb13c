//! Results that players at a tournament have told, until they are booked.

use chrono::{DateTime, Utc};
use muster_rules::tournament::{Played, PlayerNo};
use rusqlite::params;
use uuid::Uuid;

use crate::database::Database;
use crate::error::{DbError, Result};
use crate::row;

/// A result as one of the two players told it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentReport {
    /// The round.
    pub round: u32,
    /// Who told it.
    pub player: PlayerNo,
    /// The result, from the side of the table's first player.
    pub played: Played,
    /// When.
    pub told: DateTime<Utc>,
}

impl Database {
    /// Returns what was told at a tournament and isn't booked, by round and player.
    pub fn tournament_reports(&self, tournament: Uuid) -> Result<Vec<TournamentReport>> {
        let sql = "SELECT round, player, played, told FROM tournament_report WHERE tournament = ?1
                   ORDER BY round, player";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map([tournament.to_string()], |r| {
            let played: String = r.get(2)?;
            Ok((r.get(0)?, r.get(1)?, played, row::time(r, 3)?))
        })?;
        let report = |(round, player, played, told): (u32, PlayerNo, String, DateTime<Utc>)| {
            let played = serde_json::from_str(&played).map_err(|source| DbError::Row {
                table: "tournament_report",
                key: format!("{tournament} {round} {player}"),
                source,
            })?;
            Ok(TournamentReport { round, player, played, told })
        };
        rows.map(|row| report(row?)).collect()
    }

    /// Notes what a player told, in place of what the player told before.
    pub fn put_tournament_report(
        &mut self,
        tournament: Uuid,
        (round, player): (u32, PlayerNo),
        played: &Played,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let played = serde_json::to_string(played).map_err(DbError::Unstorable)?;
        self.write(now, |tx, stamp| {
            let row = params![tournament.to_string(), round, player, played, stamp.time];
            tx.execute("INSERT OR REPLACE INTO tournament_report VALUES (?1, ?2, ?3, ?4, ?5)", row)?;
            Ok(())
        })
    }

    /// Forgets what a player told of a round.
    pub fn drop_tournament_report(
        &mut self,
        tournament: Uuid,
        (round, player): (u32, PlayerNo),
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.write(now, |tx, _| {
            let sql = "DELETE FROM tournament_report WHERE tournament = ?1 AND round = ?2 AND player = ?3";
            tx.execute(sql, params![tournament.to_string(), round, player])?;
            Ok(())
        })
    }
}
