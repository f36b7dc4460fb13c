//! The grid of a set's facts: a row for each printing, a column for each fact that rules and cards need.

use std::collections::HashMap;
use std::path::PathBuf;

use muster_db::pack::LoadedGame;
use muster_rules::figure::Figure;
use muster_rules::fold::fold;
use muster_rules::id::{FigureId, PrintingId, SetId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::column::{column, shown, value};
use super::gaps::{columns, lacks};
use super::share::{self, HEAD};
use super::{FactColumn, FactKind};
use crate::base::cells;
use crate::base::error::{Error, Kind};
use crate::base::exported::Exported;
use crate::base::session::Session;

/// A request for a set's grid.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct FactGridRequest {
    /// The game's id.
    pub game: String,
    /// The set, by id or name.
    pub set: String,
}

/// The known and unknown facts of a set's figures.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FactGrid {
    /// The set's id.
    pub set: String,
    /// Its display name.
    pub name: String,
    /// The columns, in the card's order.
    pub columns: Vec<FactColumn>,
    /// The printings, in the set's order.
    pub rows: Vec<FactRow>,
    /// Number of unknown cells.
    pub missing: usize,
    /// The name of the pack to which typed values are saved.
    pub pack: String,
}

/// A printing with its figure's facts.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FactRow {
    /// The figure.
    pub figure: FigureId,
    /// The printing.
    pub printing: PrintingId,
    /// Its number in the set.
    pub number: String,
    /// The figure's display name.
    pub name: String,
    /// Its cells, in the order of the columns.
    pub cells: Vec<FactCell>,
}

/// A cell of the grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FactCell {
    /// The value as in packs; empty if there is none.
    pub value: String,
    /// The value for display.
    pub shown: String,
    /// The origin of the value.
    pub state: FactState,
}

/// The origin of a cell's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FactState {
    /// From the catalogue, including cells known to be empty.
    Known,
    /// Unknown.
    Unknown,
    /// From the user.
    Mine,
}

/// A request to export the unknown cells of a set, to be filled in elsewhere.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct FactTable {
    /// The game's id.
    pub game: String,
    /// The set, by id or name.
    pub set: String,
    /// The file to write; null to return the table.
    pub path: Option<PathBuf>,
}

/// Returns the known and unknown facts of a set's figures.
pub fn grid(session: &mut Session, request: FactGridRequest) -> Result<FactGrid, Error> {
    let game = session.game(&request.game)?;
    let set = set_of(&game, &request.set)?;
    let own = session.muster.own_facts(&game)?;
    let own: HashMap<_, _> = own.iter().map(|t| ((t.figure.as_str(), t.column.as_str()), ())).collect();
    let speaker = session.speaker(&game);
    let columns: Vec<_> = columns(&game).iter().filter_map(|id| column(&speaker, id)).collect();
    let cell = |figure: &Figure, column: &FactColumn| {
        let value = value(&game, figure, &column.id).unwrap_or_default();
        let state = if own.contains_key(&(figure.id.as_str(), column.id.as_str())) {
            FactState::Mine
        } else if lacks(&game, figure, &column.id) {
            FactState::Unknown
        } else {
            FactState::Known
        };
        // A text that Muster tells is shown, but isn't a value to edit.
        let told = || speaker.headed(figure).into_iter().find(|told| told.column == column.id);
        let shown = match column.kind {
            FactKind::Text => told().and_then(|told| told.text).unwrap_or_default(),
            _ => shown(column, &value),
        };
        FactCell { shown, value, state }
    };
    let printings = game.catalogue.printings().iter().filter(|p| p.set == set);
    let rows = printings.filter_map(|printing| {
        let figure = game.catalogue.figure(&printing.figure)?;
        Some(FactRow {
            figure: figure.id.clone(),
            printing: printing.id.clone(),
            number: printing.number.clone(),
            name: speaker.figure(&figure.id),
            cells: columns.iter().map(|column| cell(figure, column)).collect(),
        })
    });
    let rows: Vec<_> = rows.collect();
    let cells = rows.iter().flat_map(|r| &r.cells);
    Ok(FactGrid {
        name: game.catalogue.set(&set).map_or_else(|| set.to_string(), |s| s.name.clone()),
        missing: cells.filter(|c| c.state == FactState::Unknown).count(),
        set: set.to_string(),
        pack: super::keep::answers_name(&game),
        columns,
        rows,
    })
}

/// Exports the unknown cells of a set as a table. Once filled in, it can be compared and imported like another user's
/// facts.
pub fn export_gaps(session: &mut Session, request: FactTable) -> Result<Exported, Error> {
    let FactTable { game, set, path } = request;
    let grid = grid(session, FactGridRequest { game, set })?;
    let mut rows = vec![HEAD.map(str::to_owned).to_vec()];
    for row in &grid.rows {
        for (column, cell) in grid.columns.iter().zip(&row.cells) {
            if cell.state == FactState::Unknown {
                rows.push(share::row(&row.figure, &row.name, &column.id, ""));
            }
        }
    }
    Exported::new(&session.muster, cells::for_people(&rows)?, rows.len() - 1, path)
}

/// Returns the set with this id, name or abbreviation.
fn set_of(game: &LoadedGame, wanted: &str) -> Result<SetId, Error> {
    let sets = game.catalogue.sets();
    let is = |name: &str| fold(name) == fold(wanted);
    let by_name = || sets.iter().find(|s| is(&s.name) || s.aliases.iter().any(|a| is(a)));
    let found = sets.iter().find(|s| s.id.as_str() == wanted).or_else(by_name);
    found
        .map(|s| s.id.clone())
        .ok_or_else(|| Error::not_one_of(Kind::Set, wanted, sets.iter().map(|s| &s.id)))
}
