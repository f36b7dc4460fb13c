//! The clock of a tournament's round.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension as _, params};
use uuid::Uuid;

use crate::database::Database;
use crate::error::Result;
use crate::row;

/// Whether a clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Running {
    /// Until then.
    Until(DateTime<Utc>),
    /// It is stopped, with this many seconds left.
    Stopped(u32),
}

/// The clock of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentClock {
    /// The round.
    pub round: u32,
    /// The length of the round, in seconds.
    pub length: u32,
    /// Whether it runs.
    pub running: Running,
}

impl Database {
    /// Returns a tournament's clock; `None` if it has none.
    pub fn tournament_clock(&self, tournament: Uuid) -> Result<Option<TournamentClock>> {
        let sql = "SELECT round, length, ends, remaining FROM tournament_clock WHERE tournament = ?1";
        let mut query = self.conn.prepare_cached(sql)?;
        let clock = query.query_row([tournament.to_string()], |r| {
            let running = match r.get(3)? {
                Some(left) => Running::Stopped(left),
                None => Running::Until(row::time(r, 2)?),
            };
            Ok(TournamentClock { round: r.get(0)?, length: r.get(1)?, running })
        });
        Ok(clock.optional()?)
    }

    /// Sets a tournament's clock, or takes it away.
    pub fn set_tournament_clock(
        &mut self,
        tournament: Uuid,
        clock: Option<TournamentClock>,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.write(now, |tx, _| {
            let Some(TournamentClock { round, length, running }) = clock else {
                tx.execute("DELETE FROM tournament_clock WHERE tournament = ?1", [tournament.to_string()])?;
                return Ok(());
            };
            let (ends, left) = match running {
                Running::Until(ends) => (Some(crate::time::to_text(ends)), None),
                Running::Stopped(left) => (None, Some(left)),
            };
            let row = params![tournament.to_string(), round, length, ends, left];
            tx.execute("INSERT OR REPLACE INTO tournament_clock VALUES (?1, ?2, ?3, ?4, ?5)", row)?;
            Ok(())
        })
    }
}
