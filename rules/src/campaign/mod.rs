//! Campaigns: the records of all sides, kept between sessions.
//!
//! A campaign is a list of [`event::Event`]s and the [`state::State`] that they fold to. A [`step::Step`] is a
//! group's request to record something; [`decide::decide`] answers with events, or with every
//! [`refusal::Refusal`] that applies. Everything specific to a game (sides, currencies, amounts, limits, kinds
//! of stages and missions, which rule is cited) comes from packs as [`facts::Rules`]; randomness comes from a
//! stored seed.

pub mod ally;
pub mod answered;
pub mod chance;
pub mod choice;
pub mod decide;
pub mod effort;
pub mod event;
pub mod facts;
pub mod id;
pub mod ledger;
pub mod log;
pub mod mend;
pub mod next;
pub mod open_log;
pub mod policy;
pub mod redact;
pub mod refusal;
pub mod sheet;
mod standing;
pub mod state;
pub mod step;
mod stored;
mod sums;
