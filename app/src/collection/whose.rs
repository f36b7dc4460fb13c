//! The game that a spreadsheet is of, by the figures in its rows.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_rules::id::FigureId;

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
    let best = best_of(session.muster.games(), &beginning(sheet));
    Ok(best.map(|(_, game)| game))
}

/// Returns the game that a file's rows are clearly of, if it isn't the one they were read as: its catalogue knows more
/// than half of them, and half as many again as that one's, which knows the figures of these lines.
pub(super) fn rather(
    session: &Session,
    read_as: &LoadedGame,
    sheet: &Spreadsheet,
    known: &HashMap<usize, (FigureId, u32)>,
) -> Option<Named> {
    let compared = sheet.rows.iter().take(COMPARED);
    let own = compared.clone().filter(|(line, _)| known.contains_key(line)).count();
    let clearly = |rows: usize| rows * 2 > compared.len() && rows * 2 >= own * 3 && rows > own;
    // Other games are searched only if one of them could know so many.
    if sheet.identified().is_err() || !clearly(compared.len()) {
        return None;
    }
    let id = &read_as.catalogue.game().id;
    let others = session.muster.games().iter().filter(|game| game.catalogue.game().id != *id);
    let (rows, game) = best_of(others, &beginning(sheet))?;
    clearly(rows).then_some(game)
}

/// Returns the game that knows most of a table's rows, and how many; the first of several.
fn best_of<'a>(
    games: impl IntoIterator<Item = &'a Arc<LoadedGame>>,
    sheet: &Spreadsheet,
) -> Option<(usize, Named)> {
    let mut best: Option<(usize, Named)> = None;
    for game in games {
        let known = gathered(game, Vec::new(), &mut sheet.clone(), BTreeMap::new(), "");
        let rows = known.map_or(0, |known| known.figures.len());
        if rows > best.as_ref().map_or(0, |(most, _)| *most) {
            let data = game.catalogue.game();
            best = Some((rows, Named { id: data.id.to_string(), name: data.name.clone() }));
        }
    }
    best
}

/// Returns the first rows of a table, which are enough to tell its game.
fn beginning(sheet: &Spreadsheet) -> Spreadsheet {
    Spreadsheet {
        file: sheet.file.clone(),
        columns: sheet.columns.clone(),
        rows: sheet.rows.iter().take(COMPARED).cloned().collect(),
        encoding: sheet.encoding,
        mapping: sheet.mapping.clone(),
        layout: sheet.layout.clone(),
        sheets: sheet.sheets.clone(),
        sections: sheet.sections.clone(),
        list: sheet.list,
        statuses: sheet.statuses.clone(),
        content: sheet.content,
    }
}
