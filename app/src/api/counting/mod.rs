//! What can be fielded: how many squads, who still fits, what fills one up, one by chance, and what to
//! buy. All of it is worked out beside the session. Numbers of squads are decimal texts: no number of the
//! pages is large enough for them.

mod field;
mod squad;

use serde::Deserialize;
use ts_rs::TS;

pub use field::{FactionField, FieldRequest, FieldView, GapView, PurchaseView, SizeField};
pub(crate) use field::{field, next_purchase};
pub use squad::{
    AddedLine, Drawn, FigureRoom, FillRequest, Filling, Fillings, RandomRequest, Room, RoomRequest,
};
pub(crate) use squad::{fill, random, room};

use crate::commands::Nothing;
use crate::error::Error;
use crate::session::Session;

/// Nobody waits for a command's answer any more.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct StopRequest {
    /// The command.
    pub command: String,
    /// The turn of the question that nobody waits for any more, as it was sent with it; `null` for all
    /// that were asked.
    #[ts(type = "number | null")]
    pub turn: Option<u64>,
}

/// Breaks a command off.
pub(crate) fn stop(session: &mut Session, request: StopRequest) -> Result<Nothing, Error> {
    session.waiting.stop(&request.command, request.turn);
    Ok(Nothing {})
}
