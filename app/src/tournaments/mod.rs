//! Tournaments: players, pairings, results and standings, kept as a log.

mod evening;
mod joining;
mod match_log;
mod pools;
mod request;
mod store;
mod view;

pub use evening::{
    ClockStep, EveningFault, HandInSquad, HandedMember, HandedSquad, PlaceTaken, ReportedResult, RoundClock,
    RunClock, StepOut, TakePlace, TellResult, TournamentSquadRequest, TournamentSquadView, hand_in_squad,
    run_clock, step_out, take_place, tell_result, tournament_squad,
};
pub use joining::join_tournament;
pub use muster_rules::tournament::sealed::{Play as PoolPlay, Slot as BoosterSlot};
pub use pools::{
    PoolCounted, PoolFigure, PoolsCounted, PoolsRequest, TournamentPool, TournamentPools, pools,
};
pub use request::{NewTournament, StepTournament, TournamentRequest, TournamentStep};
pub use store::{TournamentList, TournamentRow, begin_tournament, step_tournament, tournament, tournaments};
pub use view::{
    TieBreakView, TournamentPlayer, TournamentRefusal, TournamentResult, TournamentRound, TournamentScoring,
    TournamentSeat, TournamentStanding, TournamentTable, TournamentView,
};
