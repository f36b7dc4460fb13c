//! Tournaments: players, pairings, results and standings, kept as a log.

mod joining;
mod match_log;
mod pools;
mod store;
mod view;

pub use joining::join_tournament;
pub use muster_rules::tournament::sealed::{Play as PoolPlay, Slot as BoosterSlot};
pub use pools::{
    PoolCounted, PoolFigure, PoolsCounted, PoolsRequest, TournamentPool, TournamentPools, pools,
};
pub use store::{
    NewTournament, StepTournament, TournamentList, TournamentRequest, TournamentRow, TournamentStep,
    begin_tournament, step_tournament, tournament, tournaments,
};
pub use view::{
    TieBreakView, TournamentPlayer, TournamentRefusal, TournamentResult, TournamentRound, TournamentScoring,
    TournamentSeat, TournamentStanding, TournamentTable, TournamentView,
};
