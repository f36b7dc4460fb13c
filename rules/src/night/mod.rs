//! Mission nights: what a group tracks during a mission. Threat by round, groups on the table, wounded heroes,
//! counters and drawn cards.
//!
//! A night is an append-only list of [`event::Event`]s, and the [`state::State`] that they fold to. A
//! [`tap::Tap`] is a user's action; [`decide::decide`] returns the event to record, or the reason to refuse it.
//! Events contain everything needed to replay them, amounts included; undo is one of them. What a game tracks,
//! and which stats of its cards it uses, comes from packs as [`Night`](crate::campaign::facts::Night).

pub mod decide;
pub mod event;
mod fare;
mod hold;
pub mod opponent;
pub mod state;
pub mod table;
pub mod tap;
#[cfg(test)]
mod tests;
mod turn;

pub use decide::{Refusal, decide};
pub use event::{Event, Joining, Lies, Waits, When, Whom, hidden};
pub use state::{Group, Held, Hero, Line, Playing, Round, State, Used, Waiting, redoable, undoable};
pub use table::{Card, HeldCard, Limits, Models, Table};
pub use tap::Tap;
pub use turn::{Left, SideTurn, Turn};
