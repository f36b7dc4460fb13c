//! Tournaments: players, the pairings of each round, results and standings.
//!
//! A tournament is an append-only log, [`log::Log`]. A [`log::Step`] is a user's action; [`log::Log::decide`]
//! returns the [`log::Entry`] to record, or the reason to refuse it; [`state::State`] is what entries fold to.
//! [`pairing`] pairs rounds, [`standings`] ranks players. The scoring of points and ties is
//! [`scoring::Scoring`], which comes from a pack and is copied into the log, so that a later pack doesn't
//! change a tournament.

pub mod joining;
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

/// The maximum number of players in a tournament.
pub const MOST_PLAYERS: usize = 500;
/// The maximum number of rounds in a tournament.
pub const MOST_ROUNDS: u32 = 30;
