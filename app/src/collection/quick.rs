//! Quick entry: finding printings by a number or some letters.

use muster_rules::fold::fold;
use muster_rules::id::SetId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::holdings::{Held, HoldingRow};
use super::nameless::Nameless;
use crate::base::error::Error;
use crate::base::session::Session;

/// A request for quick entry.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct QuickRequest {
    /// The game's id.
    pub game: String,
    /// The set whose figures are being entered.
    pub set: Option<SetId>,
    /// A number, a set and a number, or some letters of a name.
    pub text: String,
    /// Maximum number of rows.
    pub limit: u32,
}

/// The printings that match.
#[derive(Clone, Debug, Serialize, TS)]
pub struct QuickFound {
    /// The rows, best match first.
    pub rows: Vec<HoldingRow>,
}

/// Finds the printings that match a number or some letters.
pub fn quick_find(session: &mut Session, request: QuickRequest) -> Result<QuickFound, Error> {
    let game = session.game(&request.game)?;
    let held = Held::read(session, &game)?;
    let index = session.printing_index(&game);
    let places = index.quick(&request.text, request.set.as_ref(), request.limit as usize);
    let speaker = session.speaker(&game);
    let printings = game.catalogue.printings();
    let found = places.iter().filter_map(|place| index.entries().get(*place));
    let mut rows: Vec<_> = found.map(|entry| held.known(&speaker, &printings[entry.printing])).collect();
    let typed = fold(&request.text);
    let (named, number) = index.set_and_number(&typed);
    let nameless = named.or(request.set.as_ref()).zip(number);
    let nameless = nameless.and_then(|(set, number)| Nameless::numbered(&game.catalogue, set, &number));
    if let Some(nameless) = nameless {
        let fresh = nameless.holding();
        rows.insert(0, held.row(&speaker, held.holdings.get(&fresh.printing).unwrap_or(&fresh), None));
        rows.truncate(request.limit as usize);
    }
    Ok(QuickFound { rows })
}
