//! What can be fielded: how many legal squads there are, which figures go with one that was begun, what
//! fills it up, one by chance, and what to buy. Numbers of squads are decimal texts: those who read them
//! have no numbers large enough.
//!
//! All of it may take its time. Each use case takes what it needs of the session and answers with the work
//! that is left, which needs no session and can be stopped.

mod begun;
mod field;
mod gap;
mod purchase;
mod squad;
mod uses;

use serde::Deserialize;
use ts_rs::TS;

pub(crate) use field::PoolCount;
pub use field::{Chance, CountAnswer, CountRequest, FactionCount, count, draw};
pub use muster_rules::count::Stop;
pub use purchase::{GapAnswer, PurchaseAnswer, gap};
pub use squad::{
    AddedLine, Drawn, FigureRoom, FillFor, FillRequest, Filling, Fillings, RandomRequest, Room, RoomRequest,
    fill, random, room,
};
pub use uses::Uses;

use crate::commands::Nothing;
use crate::error::Error;
use crate::session::Session;

/// A command whose answer is no longer wanted.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct StopRequest {
    /// The command.
    pub command: String,
    /// The turn of the question that nobody waits for any more, as it was sent with it; `null` for all
    /// that were asked.
    pub turn: Option<u64>,
}

/// Stops a command's work.
#[allow(clippy::unnecessary_wraps, reason = "every command answers a result")]
pub(crate) fn stop(session: &mut Session, request: StopRequest) -> Result<Nothing, Error> {
    session.waiting.stop(&request.command, request.turn);
    Ok(Nothing {})
}
