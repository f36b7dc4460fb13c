//! Games at the table: a game in progress, saved or replayed from a file.

mod asks;
mod dice;
mod file;
mod logged;
mod luck;
mod match_log;
mod moments;
mod offers;
mod reminders;
mod store;
mod view;
mod waiting;
mod words;

pub use asks::{AskChoice, AskRollView, AskView};
pub use dice::ThrownDice;
pub use file::{Record, RecordRequest, run};
pub use logged::{MatchFate, keep_side};
pub use luck::{PlayDice, PlaySpend, PlaySpendAttack, PlaySpendMove};
pub use match_log::{
    FigureStats, LogPlay, NamedRecord, PlayLogged, PlayStats, PlayStatsRequest, log_play, play_stats,
};
pub use offers::{OfferedArrival, OfferedCounter, OfferedWord, PlayOffer};
pub use store::{
    KeptPlay, NewPlay, NewSide, PlayBack, PlayList, PlayRequest, PlayRow, PlayTapRequest, Seeded, begin_from,
    new_play, play, plays, redo_play, tap_play, typed, undo_play,
};
pub use view::{
    CounterView, PlayFigure, PlayGame, PlaySide, PlayStep, PlayView, PlayWhere, ReminderView, UnreadLine,
};
pub use waiting::{PlayWaiting, PlayWaitingFigure};

/// The names of all actions, as written in files and typed in the terminal, in the order of the help.
pub const TAPS: [&str; 29] = [
    "initiative",
    "activate",
    "attack",
    "answer",
    "damage",
    "heal",
    "save",
    "morale",
    "defeat",
    "flee",
    "return",
    "condition",
    "recover",
    "spend",
    "gain",
    "arrive",
    "replace",
    "change-sides",
    "worth",
    "score",
    "move",
    "roll",
    "act",
    "end-turn",
    "pass",
    "round",
    "tie",
    "end",
    "next-game",
];
