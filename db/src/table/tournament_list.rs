//! Squads that players have handed in at a tournament.

use chrono::{DateTime, Utc};
use muster_rules::tournament::PlayerNo;
use rusqlite::params;
use uuid::Uuid;

use crate::database::Database;
use crate::error::{DbError, Result};
use crate::row;

/// A squad that was handed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentSquad {
    /// Whose.
    pub player: PlayerNo,
    /// The squad in Muster's own form.
    pub squad: String,
    /// When.
    pub told: DateTime<Utc>,
}

impl Database {
    /// Returns the squads handed in at a tournament, by player.
    pub fn tournament_squads(&self, tournament: Uuid) -> Result<Vec<TournamentSquad>> {
        let sql = "SELECT player, squad, told FROM tournament_list WHERE tournament = ?1 ORDER BY player";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map([tournament.to_string()], |r| {
            Ok(TournamentSquad { player: r.get(0)?, squad: r.get(1)?, told: row::time(r, 2)? })
        })?;
        rows.collect::<std::result::Result<_, _>>().map_err(DbError::from)
    }

    /// Keeps a player's squad, in place of one handed in before.
    pub fn put_tournament_squad(
        &mut self,
        tournament: Uuid,
        player: PlayerNo,
        squad: &str,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.write(now, |tx, stamp| {
            let row = params![tournament.to_string(), player, squad, stamp.time];
            tx.execute("INSERT OR REPLACE INTO tournament_list VALUES (?1, ?2, ?3, ?4)", row)?;
            Ok(())
        })
    }
}
