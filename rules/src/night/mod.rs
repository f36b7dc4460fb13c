//! Mission night: what a group keeps of a mission while it plays it. Threat by round, groups on the table, who is
//! wounded, what was counted and drawn.
//!
//! A night is a list of [`event::Event`]s that only grows, and the [`state::State`] that they fold to. A [`tap::Tap`]
//! is what somebody does at the table; [`decide::decide`] answers with the event that is kept, or says why there is
//! none. Events say everything that replaying them needs, amounts included; undo is one of them. What is kept of a
//! game's missions, and from which stats of its cards, comes from packs as
//! [`Night`](crate::campaign::facts::Night).

pub mod decide;
pub mod event;
pub mod state;
pub mod table;
pub mod tap;
#[cfg(test)]
mod tests;

pub use decide::{Refusal, decide};
pub use event::{Event, Joining};
pub use state::{Group, Held, Round, State, undoable};
pub use table::{Card, Table};
pub use tap::Tap;
