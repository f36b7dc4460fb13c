//! The clock of a round, the same on all screens.

use chrono::{DateTime, Duration, Utc};
use muster_db::table::tournament_clock::{Running, TournamentClock};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::EveningFault;
use crate::base::error::Error;
use crate::base::session::Session;
use crate::tournaments::store::Kept;
use crate::tournaments::view::TournamentView;

/// The longest round, in minutes.
const LONGEST: u32 = 24 * 60;

/// A request to set a round's clock.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RunClock {
    /// The tournament's id or name.
    pub id: String,
    /// What to do.
    pub step: ClockStep,
}

/// What can be done with a clock.
#[derive(Clone, Copy, Debug, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum ClockStep {
    /// Starts the last round's clock anew.
    Start {
        /// The length of the round.
        minutes: u32,
    },
    /// Stops it, keeping the time left.
    Stop,
    /// Lets it run again.
    Resume,
    /// Gives more time.
    More {
        /// How much.
        minutes: u32,
    },
    /// Takes it away.
    Remove,
}

/// The clock of a round.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RoundClock {
    /// The round.
    pub round: u32,
    /// The length of the round, in seconds.
    pub length: u32,
    /// The seconds left as this is told; 0 when the time is up.
    pub left: u32,
    /// Whether it runs.
    pub runs: bool,
}

impl RoundClock {
    pub(in crate::tournaments) fn of(clock: TournamentClock, now: DateTime<Utc>) -> Self {
        let left = seconds_left(clock, now);
        let runs = matches!(clock.running, Running::Until(_));
        Self { round: clock.round, length: clock.length, left, runs }
    }
}

fn seconds_left(clock: TournamentClock, now: DateTime<Utc>) -> u32 {
    match clock.running {
        Running::Stopped(left) => left,
        // A second that has begun counts.
        Running::Until(ends) => {
            u32::try_from((ends - now).num_milliseconds().max(0).saturating_add(999) / 1000).unwrap_or(0)
        }
    }
}

/// Starts, stops, prolongs or removes the clock of the last round.
///
/// # Errors
/// There is no such tournament, it has no clock, or the length is none; or the database fails.
pub fn run_clock(session: &mut Session, request: RunClock) -> Result<TournamentView, Error> {
    let kept = Kept::find(&mut session.muster, &request.id)?;
    let now = session.muster.now();
    let clock = || kept.evening.clock.ok_or(EveningFault::NoClock);
    let seconds = |minutes: u32| match minutes {
        1..=LONGEST => Ok(minutes * 60),
        _ => Err(EveningFault::ClockLength { minutes, most: LONGEST }),
    };
    let runs = |left: u32| Running::Until(now + Duration::seconds(i64::from(left)));
    let set = match request.step {
        ClockStep::Start { minutes } => {
            let length = seconds(minutes)?;
            Some(TournamentClock { round: kept.log.state().round(), length, running: runs(length) })
        }
        ClockStep::Stop => {
            let clock = clock()?;
            Some(TournamentClock { running: Running::Stopped(seconds_left(clock, now)), ..clock })
        }
        ClockStep::Resume => {
            let clock = clock()?;
            Some(TournamentClock { running: runs(seconds_left(clock, now)), ..clock })
        }
        ClockStep::More { minutes } => {
            let (clock, more) = (clock()?, seconds(minutes)?);
            let left = (seconds_left(clock, now) + more).min(LONGEST * 60);
            let running = match clock.running {
                Running::Stopped(_) => Running::Stopped(left),
                Running::Until(_) => runs(left),
            };
            Some(TournamentClock { length: (clock.length + more).min(LONGEST * 60), running, ..clock })
        }
        ClockStep::Remove => None,
    };
    session.muster.database()?.set_tournament_clock(kept.summary.uuid, set, now)?;
    Kept::again(session, &kept)
}
