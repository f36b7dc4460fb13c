//! Saving of facts: typed values go into the user's own pack, one cell per row, replacing earlier ones.

use std::collections::BTreeMap;

use muster_db::pack::{self, LoadedGame, PackFiles};
use muster_rules::figure::Figure;
use muster_rules::id::FigureId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::column::{column, normal};
use super::{FactColumn, cost_change};
use crate::base::error::{Error, Kind};
use crate::base::muster::Muster;
use crate::base::session::Session;
use crate::base::words::{COST_CHANGE, FACTIONS};
use crate::own::my_figures::Wrong;
use crate::own::pack_table::PackTable;

/// The file of the table, and the columns of a new one.
const TABLE: &str = "facts.csv";
const COLUMNS: [&str; 5] = ["figure", "column", "value", "source", "note"];
/// The table with earlier answers about a figure's factions.
const ADMISSIONS: &str = "admissions.csv";

/// A request to save facts.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct KeepFacts {
    /// The game's id.
    pub game: String,
    /// The cells. An empty value reverts the cell to that of other packs.
    pub cells: Vec<ToldFact>,
}

/// A value for a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ToldFact {
    /// The figure's id.
    pub figure: FigureId,
    /// The column's id, as in packs.
    pub column: String,
    /// The value as typed.
    pub value: String,
}

/// The result of saving facts.
#[derive(Clone, Debug, Serialize, TS)]
pub struct KeptFacts {
    /// The previous values of these cells in the user's own pack; saving them undoes the change. Empty if there are
    /// problems, in which case nothing was saved.
    pub before: Vec<ToldFact>,
    /// The invalid cells.
    pub problems: Vec<CellProblem>,
}

/// An invalid cell, with the reason.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CellProblem {
    /// The figure's id.
    pub figure: FigureId,
    /// The column.
    pub column: String,
    /// The reason, in words.
    pub message: String,
}

/// Saves facts in the user's own pack: all of them, or none if any is invalid.
///
/// # Errors
/// There is no such game, the existing pack has errors, or it can't be written.
pub fn keep(session: &mut Session, request: KeepFacts) -> Result<KeptFacts, Error> {
    let game = session.game(&request.game)?;
    let speaker = session.speaker(&game);
    let mut columns = BTreeMap::<String, Option<FactColumn>>::new();
    let (mut cells, mut problems) = (Vec::new(), Vec::new());
    for told in request.cells {
        let known = game.catalogue.figure(&told.figure).is_some();
        let column = columns.entry(told.column.clone()).or_insert_with(|| column(&speaker, &told.column));
        let value = match column {
            _ if !known => Err(Wrong::Unknown(told.figure.to_string())),
            None => Err(Wrong::Unknown(told.column.clone())),
            Some(_) if told.value.trim().is_empty() => Ok(String::new()),
            Some(column) => normal(&speaker, column, &told.value),
        };
        match value {
            Ok(value) => cells.push(ToldFact { value, ..told }),
            Err(wrong) => problems.push(CellProblem {
                message: wrong.told(&session.words),
                figure: told.figure,
                column: told.column,
            }),
        }
    }
    if !problems.is_empty() {
        return Ok(KeptFacts { before: Vec::new(), problems });
    }
    let before = session.muster.put_facts(&game, &cells)?;
    Ok(KeptFacts { before, problems })
}

impl Muster {
    /// Returns the facts in the user's own pack for a game, one per cell, in file order.
    pub(crate) fn own_facts(&mut self, game: &LoadedGame) -> Result<Vec<ToldFact>, Error> {
        let name = answers_name(game);
        let own = self.own_packs_kept();
        let pack = own.iter().find(|p| p.name == name);
        let file = |name| pack.and_then(|p| p.files.get(name));
        let mut all = told(&PackTable::read(TABLE, file(TABLE), &COLUMNS)?);
        all.extend(cost_change::told(&cost_change::table(file(cost_change::TABLE))?));
        Ok(all)
    }

    /// Writes cells, in the form used in packs, to the user's own pack; empty ones are removed from it. Reloads the
    /// game and returns the previous values.
    ///
    /// # Errors
    /// The existing pack has errors, or it can't be saved. Nothing is changed then.
    pub(crate) fn put_facts(
        &mut self,
        game: &LoadedGame,
        cells: &[ToldFact],
    ) -> Result<Vec<ToldFact>, Error> {
        let name = answers_name(game);
        let (before, games) = self.atomically(|muster| {
            let (mut packs, index) = muster.own_pack(&name)?;
            begin(&mut packs[index], game);
            let before = put(&mut packs[index], game, cells)?;
            let answers = packs[index].clone();
            let packs = of_game(packs, game);
            let (games, broken) = pack::load(&packs);
            // An invalid cell would invalidate all the others with it.
            if broken.iter().any(|p| p.name == name) {
                let value = cells.first().map(|c| c.value.clone()).unwrap_or_default();
                return Err(Error::NotOneOf { kind: Kind::Answer, name: value, known: Vec::new() });
            }
            let now = muster.now();
            muster.database()?.put_own_pack(&answers, now)?;
            Ok((before, games))
        })?;
        self.put_game(games, game);
        Ok(before)
    }

    /// Returns the game loaded without the user's answers.
    pub(crate) fn unsettled(&mut self, game: &LoadedGame) -> Result<LoadedGame, Error> {
        let (mut packs, index) = self.own_pack(&answers_name(game))?;
        packs.remove(index);
        let id = &game.catalogue.game().id;
        let games = pack::load(&of_game(packs, game)).0;
        Ok(games.into_iter().find(|g| g.catalogue.game().id == *id).unwrap_or_else(|| game.clone()))
    }
}

/// Returns the name of the pack with the user's answers for a game.
pub(crate) fn answers_name(game: &LoadedGame) -> String {
    format!("answers-{}", game.catalogue.game().prefix)
}

/// Ensures that a pack of answers has its description.
pub(crate) fn begin(answers: &mut PackFiles, game: &LoadedGame) {
    let about = format!("name = \"My answers\"\nextends = \"{}\"\n", game.catalogue.game().id);
    let source = "[sources.me]\ntitle = \"Settled by me\"\n";
    for (file, text) in [("pack.toml", about.as_str()), ("sources.toml", source)] {
        answers.files.entry(file.to_owned()).or_insert_with(|| text.as_bytes().to_vec());
    }
}

/// Returns the packs that are a game or extend it; a change of its cells requires no others.
pub(crate) fn of_game(packs: Vec<PackFiles>, game: &LoadedGame) -> Vec<PackFiles> {
    let id = game.catalogue.game().id.as_str();
    packs.into_iter().filter(|files| crate::base::muster::packs::game_of(files) == id).collect()
}

fn told(table: &PackTable) -> Vec<ToldFact> {
    let told = table.cells().map(|row| ToldFact {
        figure: FigureId::from(row.get("figure")),
        column: row.get("column").to_owned(),
        value: row.get("value").to_owned(),
    });
    told.collect()
}

/// Puts cells into a pack's tables and returns the previous values.
fn put(answers: &mut PackFiles, game: &LoadedGame, cells: &[ToldFact]) -> Result<Vec<ToldFact>, Error> {
    let mut table = PackTable::read(TABLE, answers.files.get(TABLE), &COLUMNS)?;
    let mut admitted = PackTable::read(ADMISSIONS, answers.files.get(ADMISSIONS), &[])?;
    let mut cheaper = cost_change::table(answers.files.get(cost_change::TABLE))?;
    let said = told(&table).into_iter().chain(cost_change::told(&cheaper));
    let said: BTreeMap<_, _> = said.map(|t| ((t.figure, t.column), t.value)).collect();
    let mut before = Vec::new();
    for cell in cells {
        let key = (cell.figure.clone(), cell.column.clone());
        let mut value = said.get(&key).cloned().unwrap_or_default();
        let unread = |f: &Figure| game.catalogue.game().unread.as_ref().is_some_and(|u| u.matches(f));
        if cell.column == FACTIONS && game.catalogue.figure(&cell.figure).is_some_and(unread) {
            // An earlier answer about its factions is in another table.
            let mine = |row: &crate::own::pack_table::Cells<'_>| row.get("figure") == cell.figure.as_str();
            let old: Vec<_> = admitted.cells().filter(mine).map(|r| r.get("faction").to_owned()).collect();
            if value.is_empty() {
                value = old.join("|");
            }
            admitted.remove(|row| mine(&row));
        }
        before.push(ToldFact { value, ..cell.clone() });
        if cell.column == COST_CHANGE {
            cost_change::put(&mut cheaper, cell);
            continue;
        }
        let is = |row: crate::own::pack_table::Cells<'_>| {
            row.get("figure") == cell.figure.as_str() && row.get("column") == cell.column
        };
        if cell.value.is_empty() {
            table.remove(is);
            continue;
        }
        let row = [
            ("figure", cell.figure.to_string()),
            ("column", cell.column.clone()),
            ("value", cell.value.clone()),
            ("source", "me".to_owned()),
            ("note", String::new()),
        ];
        table.put(is, &row);
    }
    answers.files.insert(TABLE.to_owned(), table.bytes()?);
    if cells.iter().any(|cell| cell.column == COST_CHANGE) {
        answers.files.insert(cost_change::TABLE.to_owned(), cheaper.bytes()?);
    }
    if answers.files.contains_key(ADMISSIONS) {
        answers.files.insert(ADMISSIONS.to_owned(), admitted.bytes()?);
    }
    Ok(before)
}
