//! A club's evening: what players tell on their own phones before it is booked, and the round's clock. All of it stays on
//! this machine; what is booked is a step of the tournament.

mod clock;
mod fault;
mod place;
mod reports;
mod squads;

use muster_db::table::tournament_clock::TournamentClock;
use muster_db::table::tournament_list::TournamentSquad;
use muster_db::table::tournament_report::TournamentReport;
use muster_rules::tournament::{PlayerNo, State};
use uuid::Uuid;

pub use clock::{ClockStep, RoundClock, RunClock, run_clock};
pub use fault::EveningFault;
pub use place::{PlaceTaken, StepOut, TakePlace, step_out, take_place};
pub use reports::{ReportedResult, TellResult, tell_result};
pub use squads::{
    HandInSquad, HandedMember, HandedSquad, TournamentSquadRequest, TournamentSquadView, hand_in_squad,
    tournament_squad,
};

use crate::base::error::Error;
use crate::base::muster::Muster;

/// What isn't in a tournament's log.
#[derive(Clone, Debug, Default)]
pub(super) struct Evening {
    /// Results told by one of the two players.
    pub(super) reports: Vec<TournamentReport>,
    /// The squads that were handed in.
    pub(super) squads: Vec<TournamentSquad>,
    /// The clock of the round.
    pub(super) clock: Option<TournamentClock>,
}

impl Evening {
    pub(super) fn read(muster: &mut Muster, tournament: Uuid) -> Result<Self, Error> {
        let database = muster.database()?;
        Ok(Self {
            reports: database.tournament_reports(tournament)?,
            squads: database.tournament_squads(tournament)?,
            clock: database.tournament_clock(tournament)?,
        })
    }

    /// Forgets what no longer waits in a state: results that are booked or whose table is gone, and an earlier round's
    /// clock.
    pub(super) fn clear(&self, muster: &mut Muster, tournament: Uuid, state: &State) -> Result<(), Error> {
        let now = muster.now();
        let waits = |report: &TournamentReport| {
            state.table_of(report.round, report.player).is_ok_and(|table| table.played.is_none())
        };
        for report in self.reports.iter().filter(|report| !waits(report)) {
            let TournamentReport { round, player, .. } = *report;
            muster.database()?.drop_tournament_report(tournament, (round, player), now)?;
        }
        if self.clock.is_some_and(|clock| clock.round != state.round()) {
            muster.database()?.set_tournament_clock(tournament, None, now)?;
        }
        Ok(())
    }

    /// Returns whether a player has handed in a squad.
    pub(super) fn has_squad(&self, player: PlayerNo) -> bool {
        self.squads.iter().any(|one| one.player == player)
    }
}

/// Returns whether a player's squad can't be changed any more, and may be seen: once the player was paired.
pub(super) fn is_locked(state: &State, player: PlayerNo) -> bool {
    let sits = |table: &muster_rules::tournament::Table| table.seats.contains(&player);
    state.rounds.iter().any(|round| round.bye == Some(player) || round.tables.iter().any(sits))
}
