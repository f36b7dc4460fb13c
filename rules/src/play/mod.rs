//! A game in progress at the table: figures and their damage, turns, counters, and the winner.
//!
//! A game is an append-only log, [`log::Log`]. A [`tap::Tap`] is a user's action; [`decide()`] returns the
//! resulting [`event::Event`]s, or the reason to refuse it; [`state::State`] is what events fold to. There is
//! no board and no distance: players have the table. What a game tracks, with which numbers, comes from packs
//! as [`facts::Play`].

pub mod ask;
pub mod condition;
pub mod decide;
pub mod event;
pub mod facts;
pub mod field;
pub mod id;
pub mod joining;
pub mod log;
pub mod moment;
pub mod names;
pub mod refusal;
pub mod spending;
pub mod standing;
pub mod state;
pub mod steps;
pub mod table;
pub mod tap;
pub mod winning;

pub use decide::{decide, decide_anyway};
pub use log::{Change, Entry, Log};
pub use refusal::Refusal;
pub use state::State;
pub use table::{Agreed, Player, Table};
pub use tap::Tap;
