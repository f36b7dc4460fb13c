//! Results as the players tell them: what both tell alike is booked.

use muster_db::table::tournament_report::TournamentReport;
use muster_rules::matches::{GameScore, Outcome};
use muster_rules::tournament::{Played, Refusal, Step};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::base::error::Error;
use crate::base::session::Session;
use crate::matches::ScoreInput;
use crate::tournaments::store::{Kept, carry_out, ended};
use crate::tournaments::view::TournamentView;

/// A player's word on the result of their match.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct TellResult {
    /// The tournament's id or name.
    pub id: String,
    /// The round.
    pub round: u32,
    /// The number of the player who tells it.
    pub player: u32,
    /// One score per game, from that player's side; empty if the match wasn't played.
    pub scores: Vec<ScoreInput>,
    /// Whether that player won, if the points don't determine it.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub won: Option<bool>,
}

/// A result that one of the two players has told.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReportedResult {
    /// The number of the player who told it.
    pub player: u32,
    /// The player's name.
    pub name: String,
    /// The outcome for the first player at the table.
    pub outcome: Outcome,
    /// One score per game, from the first player's side.
    pub scores: Vec<GameScore>,
    /// The result as text.
    pub text: String,
}

/// Notes a result that a player tells. If the other player told the same, it is booked; else it waits for the other's
/// word or the organiser's.
///
/// # Errors
/// As for [`step_tournament`](crate::tournaments::step_tournament).
pub fn tell_result(session: &mut Session, request: TellResult) -> Result<TournamentView, Error> {
    let kept = Kept::find(&mut session.muster, &request.id)?;
    let state = kept.log.state();
    let TellResult { round, player, scores, won, .. } = request;
    let refuse = |session: &Session, refusal: Refusal| Ok(kept.answer(session, None, Some(&refusal)));
    let table = match state.table_of(round, player) {
        Ok(table) => table,
        Err(refusal) => return refuse(session, refusal),
    };
    if state.over {
        return refuse(session, Refusal::Over);
    }
    let first = table.seats[0] == player;
    let (scores, outcome) = ended(&kept, &scores, first, won.map(|won| won == first))?;
    let played = Played { scores, outcome };
    if let Some(known) = &table.played {
        // Whoever confirms a moment after the organiser has booked it is right.
        let table = table.number;
        let said = if *known == played { None } else { Some(Refusal::ResultKnown { table }) };
        return Ok(kept.answer(session, None, said.as_ref()));
    }
    let other = table.opponent(player).unwrap_or_default();
    let agreed =
        |told: &TournamentReport| told.round == round && told.player == other && told.played == played;
    let (id, now) = (kept.summary.uuid, session.muster.now());
    if !kept.evening.reports.iter().any(agreed) {
        session.muster.database()?.put_tournament_report(id, (round, player), &played, now)?;
        return Kept::again(session, &kept);
    }
    let Played { scores, outcome } = played;
    let (round, table) = (Some(round), table.number);
    carry_out(session, &kept, &Step::Result { round, table, scores, outcome, correct: false })
}
