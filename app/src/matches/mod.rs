//! The match log: opponent, date, army and result of each match, and the standings computed from them.

mod answer;
mod export;
mod log;
mod maps;
mod parse;

pub use answer::{
    ArmyView, FieldedSquad, FigureStanding, MatchHistory, MatchList, MatchMember, MatchRevision, MatchView,
    MonthStanding, OpponentStanding, PlayedMissionView, ReasonView, RecordView, StandingsView,
};
pub use export::{ExportMatches, export};
pub use log::{
    BringBackMatch, MatchRequest, MatchesRequest, SaveMatch, ScoreInput, ScoreRequest, Scored, bring_back,
    matches, save, score, show, standings,
};
pub(crate) use log::{format_of, found, mission_of, result_of, scores_of};
pub use maps::{MapList, MapView, MapsRequest, MissionView, RotationView, maps};
pub use muster_rules::matches::{GameEnding, GameScore, MatchResult, Mode, Player, TieBreak, When};
pub use parse::{read_ending, read_player, read_score, read_tie, today};
