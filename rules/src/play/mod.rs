//! A game under way at the table: who stands there with what damage, whose turn it is, what was counted, who won.
//!
//! A game is a log that only grows: [`log::Log`]. A [`tap::Tap`] is what somebody does; [`decide()`] answers with the
//! [`event::Event`]s that follow from it, or says why there are none; [`state::State`] is what events fold to. There
//! is no board and no distance: people have the table. What a game has of all this, with what numbers, comes from
//! packs as [`facts::Play`].

pub mod decide;
pub mod event;
pub mod facts;
pub mod id;
pub mod joining;
pub mod log;
pub mod names;
pub mod refusal;
pub mod standing;
pub mod state;
pub mod steps;
pub mod table;
pub mod tap;
pub mod winning;

pub use decide::decide;
pub use log::{Change, Entry, Log};
pub use refusal::Refusal;
pub use state::State;
pub use table::{Player, Table};
pub use tap::Tap;
