//! What a figure changes about the cost of others, as one cell: `-1 name="Clone Trooper" with faction=republic`, or
//! `none`; several effects are separated by semicolons. Packs keep each as a row of a table of its own.

use muster_db::pack::LoadedGame;
use muster_rules::ability::CostEffect;
use muster_rules::constraint::Constraint;
use muster_rules::id::FigureId;

use super::ToldFact;
use crate::base::error::Error;
use crate::base::words::COST_CHANGE;
use crate::own::pack_table::{Cells, PackTable};

/// The table.
pub(super) const TABLE: &str = "cost_changes.csv";
const COLUMNS: [&str; 6] = ["holder", "affects", "with", "amount", "source", "note"];
/// The cell of a figure that changes nobody's cost.
const NONE: &str = "none";

/// Returns whether a game's rules have figures that change the cost of others.
pub(super) fn has(game: &LoadedGame) -> bool {
    let mut constraints = game.catalogue.formats().iter().flat_map(|f| &f.constraints);
    constraints.any(|constraint| matches!(constraint, Constraint::CostChange(_)))
}

/// Returns whether it is unknown what a figure changes.
pub(super) fn lacks(game: &LoadedGame, figure: &FigureId) -> bool {
    has(game) && game.catalogue.cost_changes_of(figure).any(|change| change.effect.is_none())
}

/// Returns the cell of a figure; `None` if it changes nothing, or that is unknown.
pub(super) fn value(game: &LoadedGame, figure: &FigureId) -> Option<String> {
    let effects: Option<Vec<_>> =
        game.catalogue.cost_changes_of(figure).map(|change| change.effect.clone()).collect();
    effects.filter(|effects| !effects.is_empty()).map(|effects| written(&effects))
}

/// Returns a typed cell in the form used in packs; `None` if it isn't one.
pub(super) fn normal(typed: &str) -> Option<String> {
    read(typed).map(|effects| written(&effects))
}

fn read(cell: &str) -> Option<Vec<CostEffect>> {
    let cell = cell.trim();
    if cell == NONE {
        let affects = "any".parse().ok()?;
        return Some(vec![CostEffect { affects, with: None, amount: 0 }]);
    }
    cell.split(';').map(|effect| effect.parse().ok()).collect()
}

fn written(effects: &[CostEffect]) -> String {
    if effects.iter().all(CostEffect::is_nothing) {
        return NONE.to_owned();
    }
    effects.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// Reads the table of a pack.
pub(super) fn table(bytes: Option<&Vec<u8>>) -> Result<PackTable, Error> {
    let mut table = PackTable::read(TABLE, bytes, &COLUMNS)?;
    // Older answers had no company.
    table.widen("with");
    Ok(table)
}

/// Returns the cells that a pack's table tells, one a figure.
pub(super) fn told(table: &PackTable) -> Vec<ToldFact> {
    let mut out = Vec::<ToldFact>::new();
    for row in table.cells() {
        let figure = FigureId::from(row.get("holder"));
        let Some(effect) = effect_of(row) else { continue };
        match out.iter_mut().find(|told| told.figure == figure) {
            Some(told) => told.value = format!("{}; {effect}", told.value),
            None => out.push(ToldFact {
                figure,
                column: COST_CHANGE.to_owned(),
                value: written(std::slice::from_ref(&effect)),
            }),
        }
    }
    out
}

fn effect_of(row: Cells<'_>) -> Option<CostEffect> {
    let with = Some(row.get("with")).filter(|with| !with.is_empty());
    Some(CostEffect {
        affects: row.get("affects").parse().ok()?,
        with: with.map(str::parse).transpose().ok()?,
        amount: row.get("amount").parse().ok()?,
    })
}

/// Puts a figure's cell into the table, in place of what it told before; an empty one is removed from it.
pub(super) fn put(table: &mut PackTable, cell: &ToldFact) {
    table.remove(|row| row.get("holder") == cell.figure.as_str());
    for effect in read(&cell.value).into_iter().flatten() {
        let row = [
            ("holder", cell.figure.to_string()),
            ("affects", effect.affects.to_string()),
            ("with", effect.with.map(|with| with.to_string()).unwrap_or_default()),
            ("amount", effect.amount.to_string()),
            ("source", "me".to_owned()),
        ];
        table.put(|_| false, &row);
    }
}
