//! The game that a spreadsheet is of, by the figures in its rows.

use std::collections::BTreeMap;

use super::import::gathered;
use crate::base::error::Error;
use crate::base::named::Named;
use crate::base::session::Session;
use crate::base::spreadsheet::Spreadsheet;

/// Maximum number of rows that are compared with each game.
const COMPARED: usize = 300;

/// Returns the game whose catalogue knows most of a file's rows; `None` if no game knows any of them.
///
/// # Errors
/// The games can't be loaded.
pub fn game_of(session: &mut Session, sheet: &Spreadsheet) -> Result<Option<Named>, Error> {
    let mut sheet = sheet.clone();
    sheet.rows.truncate(COMPARED);
    let games = session.muster.games().to_vec();
    let mut best: Option<(usize, Named)> = None;
    for game in games {
        let known = gathered(&game, Vec::new(), &mut sheet.clone(), BTreeMap::new(), "");
        let rows = known.map_or(0, |known| known.figures.len());
        if rows > best.as_ref().map_or(0, |(most, _)| *most) {
            let data = game.catalogue.game();
            best = Some((rows, Named { id: data.id.to_string(), name: data.name.clone() }));
        }
    }
    Ok(best.map(|(_, game)| game))
}
