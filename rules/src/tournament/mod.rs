//! A tournament: who plays, who meets whom in each round, how it went, and how all stand.
//!
//! A tournament is a log that only grows: [`log::Log`]. A [`log::Step`] is what somebody does; [`log::Log::decide`]
//! answers with the [`log::Entry`] that is kept of it, or says why there is none; [`state::State`] is what entries fold
//! to. Rounds are paired by [`pairing`], standings are made by [`standings`]. How points and ties are counted is
//! [`scoring::Scoring`], which a pack gives, and which goes into the log: a later pack changes no tournament.

pub mod log;
mod matching;
pub mod pairing;
pub mod refusal;
pub mod scoring;
pub mod sealed;
pub mod share;
pub mod standings;
pub mod state;

pub use log::{Entry, Log, Step};
pub use pairing::{Pairing, pair};
pub use refusal::Refusal;
pub use scoring::{Breaker, RoundsFor, Scoring};
pub use share::Share;
pub use standings::{Standing, standings};
pub use state::{Played, Player, PlayerNo, Round, State, Table};

/// The most players that a tournament has.
pub const MOST_PLAYERS: usize = 500;
/// The most rounds that a tournament has.
pub const MOST_ROUNDS: u32 = 30;
