//! The log of matches: with whom, when, with which army, how they ended, and what they come to.

mod answer;
mod export;
mod store;

pub use answer::{
    ArmyView, FigureStanding, GameScoreView, MatchMember, MatchView, OpponentStanding, RecordView,
    ResultView, StandingsView,
};
pub use muster_db::table::match_played::{MatchEntry, MatchRow};
pub use store::{MatchNote, MatchSpan, read_score, today};
