//! Tournaments: who plays, who meets whom, results and standings, kept as a log.

mod kept;
mod noted;
mod view;

pub use kept::{
    NewTournament, StepTournament, TournamentList, TournamentRequest, TournamentRow, TournamentStep,
    begin_tournament, bring_back_tournament, remove_tournament, step_tournament, tournament, tournaments,
};
pub use view::{
    TieBreakView, TournamentPlayer, TournamentRefusal, TournamentResult, TournamentRound, TournamentScoring,
    TournamentSeat, TournamentStanding, TournamentTable, TournamentView,
};
