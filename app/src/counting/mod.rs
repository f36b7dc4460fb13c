//! What can be fielded: the number of legal squads, the figures that fit a squad in progress, its best completions,
//! random squads, and what to buy. Numbers of squads are decimal strings, since they exceed JavaScript's numbers.
//!
//! All of this may take long. Each use case reads what it needs from the session and returns the remaining work,
//! which doesn't need the session and can be stopped.

mod begun;
mod field;
mod gap;
mod purchase;
mod squad;
mod uses;

use serde::Deserialize;
use ts_rs::TS;

pub use begun::FillFor;
pub(crate) use field::PoolCount;
pub use field::{Chance, CountAnswer, CountRequest, FactionCount, count, draw};
pub use muster_rules::count::Stop;
pub use purchase::{GapAnswer, PurchaseAnswer, gap};
pub use squad::{
    AddedLine, Drawn, FigureRoom, FillRequest, Filling, Fillings, RandomRequest, Room, RoomRequest, fill,
    random, room,
};
pub use uses::Uses;

use crate::base::error::Error;
use crate::base::nothing::Nothing;
use crate::base::session::Session;

/// A request to stop a command's work.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct StopRequest {
    /// The command.
    pub command: String,
    /// The turn that was sent with the request to stop; null for all requests so far.
    pub turn: Option<u64>,
}

/// Stops a command's work.
#[allow(clippy::unnecessary_wraps, reason = "every command answers a result")]
pub(crate) fn stop(session: &mut Session, request: StopRequest) -> Result<Nothing, Error> {
    session.waiting.stop(&request.command, request.turn);
    Ok(Nothing {})
}
