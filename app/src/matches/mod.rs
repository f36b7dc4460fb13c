//! The log of matches: with whom, when, with which army, how they ended, and what they come to.

mod answer;
mod export;
mod log;
mod maps;

pub use answer::{
    ArmyView, FigureStanding, MatchHistory, MatchList, MatchMember, MatchRevision, MatchView,
    OpponentStanding, ReasonView, RecordView, StandingsView,
};
pub use export::{ExportMatches, export};
pub use log::{
    BringBackMatch, MatchRequest, MatchesRequest, SaveMatch, ScoreInput, ScoreRequest, bring_back, matches,
    read_ending, read_score, remove, save, score, show, standings, today,
};
pub use maps::{MapList, MapView, MapsRequest, MissionView, RotationView, maps};
pub use muster_rules::matches::{GameEnding, GameScore, MatchResult, Mode, When};
