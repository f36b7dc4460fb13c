//! Quick entry: a number or some letters, and what they may mean.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::holdings::{Held, HoldingRow};
use crate::error::Error;
use crate::session::Session;

/// What somebody types.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct QuickRequest {
    /// The game's id.
    pub game: String,
    /// The set from which figures are entered, by id.
    pub set: Option<String>,
    /// A number, a set and a number, or some letters of a name.
    pub text: String,
    /// Rows at most.
    pub limit: u32,
}

/// What it may mean.
#[derive(Clone, Debug, Serialize, TS)]
pub struct QuickFound {
    /// The best first.
    pub rows: Vec<HoldingRow>,
}

/// Finds what somebody means.
///
/// # Errors
/// There is no such game, or those of the database.
pub(crate) fn find(session: &mut Session, request: QuickRequest) -> Result<QuickFound, Error> {
    let game = session.game(&request.game)?;
    let held = Held::read(session, &request.game)?;
    let index = session.printing_index(&game);
    let set = request.set.as_deref().map(Into::into);
    let places = index.quick(&request.text, set.as_ref(), request.limit as usize);
    let speaker = session.speaker(&game);
    let printings = game.catalogue.printings();
    let rows = places.iter().filter_map(|place| index.entries().get(*place));
    let rows = rows.map(|entry| held.row(&speaker, &printings[entry.printing])).collect();
    session.index = Some(index);
    Ok(QuickFound { rows })
}
