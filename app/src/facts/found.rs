//! Facts found on the way: a price behind a name in somebody's list, a column of somebody's spreadsheet. They are
//! offered where nobody knew them, and kept only if the user says so.

use std::collections::BTreeMap;

use muster_rules::figure::Cost;
use muster_rules::fold::fold;
use muster_rules::id::FigureId;
use muster_rules::text::ReadMember;
use serde::Serialize;
use ts_rs::TS;

use super::column::{column, normal, shown};
use super::gaps::{columns, lacks};
use super::{COST, FACTIONS, FactColumn, ToldFact};
use crate::collection::Field;
use crate::collection::spreadsheet::Spreadsheet;
use crate::speaker::Speaker;

/// What people call the column of costs, as [`fold`] makes it.
const COSTS: &str = "cost|costs|point|points|pts|pt|points cost|point cost|pont|pontok|pontertek|koltseg|punkte|\
                     kosten|費用|费用|點數|点数|分數|分数";
/// And that of factions.
const ALL_FACTIONS: &str = "faction|factions|side|csoport|csoportok|frakcio|fraktion|fraktionen|陣營|阵营";

/// A fact found about a figure, so far unknown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FoundFact {
    /// The figure.
    pub figure: FigureId,
    /// What it is called.
    pub name: String,
    /// The column.
    pub column: String,
    /// What it is called.
    pub column_name: String,
    /// The value found, as it is kept.
    pub value: String,
    /// The same for readers.
    pub shown: String,
}

impl FoundFact {
    /// The cell to be kept.
    #[must_use]
    pub fn told(&self) -> ToldFact {
        ToldFact { figure: self.figure.clone(), column: self.column.clone(), value: self.value.clone() }
    }
}

/// Facts found in a spreadsheet.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct FoundFacts {
    /// Those that were unknown.
    pub facts: Vec<FoundFact>,
    /// Unknown cells about which the rows disagree; they are left out.
    pub disagree: usize,
}

/// A row of a spreadsheet that says another cost than the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Contradiction {
    /// The line in the file.
    pub line: usize,
    /// The figure.
    pub figure: FigureId,
    /// What the row says that it costs.
    pub told: i32,
    /// What the catalogue says.
    pub known: i32,
    /// The same in words.
    pub message: String,
}

fn found(speaker: &Speaker<'_>, column: &FactColumn, figure: &FigureId, value: String) -> FoundFact {
    FoundFact {
        figure: figure.clone(),
        name: speaker.figure(figure),
        column: column.id.clone(),
        column_name: column.name.clone(),
        shown: shown(column, &value),
        value,
    }
}

/// Costs that a list gives for figures without a known cost: each once, and none that it contradicts.
pub(crate) fn claimed<'a>(
    speaker: &Speaker<'_>,
    lines: impl Iterator<Item = &'a ReadMember>,
) -> Vec<FoundFact> {
    let Some(column) = column(speaker, COST) else { return Vec::new() };
    let catalogue = &speaker.game.catalogue;
    let mut told = Collected::default();
    for line in lines {
        let unknown = catalogue.figure(&line.figure).is_some_and(|f| f.cost == Cost::Unknown);
        let each = || {
            let (all, count) = (line.claimed_line?, i64::from(line.count.max(1)));
            (all % count == 0).then_some(all / count)
        };
        let Some(cost) = line.claimed_unit.or_else(each).filter(|_| unknown) else { continue };
        if let Ok(value) = normal(speaker, &column, &cost.to_string()) {
            told.put(&line.figure, COST, value);
        }
    }
    let facts = told.agreed().into_iter();
    facts.map(|(figure, _, value)| found(speaker, &column, &figure, value)).collect()
}

/// What the columns of a spreadsheet that nobody else asks for say of figures, where it wasn't known; `figure_of`
/// tells whom a row means.
pub(crate) fn in_sheet(
    speaker: &Speaker<'_>,
    sheet: &Spreadsheet,
    figure_of: impl Fn(usize) -> Option<FigureId>,
) -> FoundFacts {
    let columns = told_columns(speaker, sheet);
    if columns.is_empty() {
        return FoundFacts::default();
    }
    let mut told = Collected::default();
    for (line, cells) in &sheet.rows {
        let says = columns.iter().any(|(at, _)| cells.get(*at).is_some_and(|c| !c.trim().is_empty()));
        let figure = says.then(|| figure_of(*line)).flatten();
        let Some(figure) = figure.and_then(|id| speaker.game.catalogue.figure(&id)) else { continue };
        for (at, column) in &columns {
            let typed = cells.get(*at).map_or("", |c| c.trim());
            if typed.is_empty() || !lacks(speaker.game, figure, &column.id) {
                continue;
            }
            if let Ok(value) = normal(speaker, column, typed) {
                told.put(&figure.id, &column.id, value);
            }
        }
    }
    let disagree = told.disagreeing();
    let named = |id: &str| columns.iter().find(|(_, c)| c.id == id).map(|(_, c)| c);
    let facts = told.agreed().into_iter();
    let facts = facts.filter_map(|(figure, id, value)| Some(found(speaker, named(&id)?, &figure, value)));
    FoundFacts { facts: facts.collect(), disagree }
}

/// What each column of a spreadsheet says of cards, by its place, where it says anything of them.
pub(crate) fn read_for(speaker: &Speaker<'_>, sheet: &Spreadsheet) -> BTreeMap<usize, String> {
    told_columns(speaker, sheet).into_iter().map(|(at, column)| (at, column.name)).collect()
}

/// The rows of a spreadsheet whose costs aren't the catalogue's, neither for one nor for as many as the row counts;
/// `row_of` tells whom a row means and how many.
pub(crate) fn contradicted(
    speaker: &Speaker<'_>,
    sheet: &Spreadsheet,
    row_of: impl Fn(usize) -> Option<(FigureId, u32)>,
) -> Vec<Contradiction> {
    let Some((at, column)) = told_columns(speaker, sheet).into_iter().find(|(_, c)| c.id == COST) else {
        return Vec::new();
    };
    let contradicted = |(line, cells): &(usize, Vec<String>)| {
        let typed = cells.get(at).map(|c| c.trim()).filter(|c| !c.is_empty())?;
        let (figure, copies) = row_of(*line)?;
        let known = speaker.game.catalogue.figure(&figure)?.cost.known()?;
        let told: i32 = normal(speaker, &column, typed).ok()?.parse().ok()?;
        let for_all = i64::from(known) * i64::from(copies);
        if told == known || i64::from(told) == for_all {
            return None;
        }
        let name = speaker.figure(&figure);
        let args = [("name", name.into()), ("told", told.into()), ("known", known.into())];
        let message = speaker.say("collection-row-contradicts", &args);
        Some(Contradiction { line: *line, figure, told, known, message })
    };
    sheet.rows.iter().filter_map(contradicted).collect()
}

/// The columns of a spreadsheet with card facts, each by the first heading that matches.
fn told_columns(speaker: &Speaker<'_>, sheet: &Spreadsheet) -> Vec<(usize, FactColumn)> {
    let all = columns(speaker.game);
    let mut out = Vec::<(usize, FactColumn)>::new();
    for (at, heading) in sheet.columns.iter().enumerate() {
        // What an import asks of strangers alone is what stands on cards, too.
        let taken = sheet.mapping.fields.get(at).copied().flatten();
        if taken.is_some_and(|field| !matches!(field, Field::Points | Field::Faction)) {
            continue;
        }
        let heading = crate::collection::bare_heading(heading);
        let meant = all.iter().find(|id| is_called(speaker, id, &heading));
        if let Some(column) = meant.and_then(|id| column(speaker, id))
            && !out.iter().any(|(_, other)| other.id == column.id)
        {
            out.push((at, column));
        }
    }
    out
}

/// Whether a heading means a column of cards: by its id, its English name, or its name in the reader's language.
fn is_called(speaker: &Speaker<'_>, id: &str, heading: &str) -> bool {
    let data = speaker.data();
    let among = |names: &str| names.split('|').any(|n| n == heading);
    let english = data.stats.iter().map(|s| (&s.id, &s.name));
    let mut english = english.chain(data.keywords.iter().map(|k| (&k.id, &k.name)));
    heading == fold(id)
        || heading == fold(&super::column::name(speaker, id))
        || id == COST && among(COSTS)
        || id == FACTIONS && among(ALL_FACTIONS)
        || english.any(|(of, name)| of == id && fold(name) == heading)
}

/// The values found for each cell, in order of first appearance; none if they differ.
#[derive(Default)]
struct Collected {
    order: Vec<(FigureId, String)>,
    told: BTreeMap<(FigureId, String), Option<String>>,
}

impl Collected {
    fn put(&mut self, figure: &FigureId, column: &str, value: String) {
        let key = (figure.clone(), column.to_owned());
        match self.told.get_mut(&key) {
            None => {
                self.order.push(key.clone());
                self.told.insert(key, Some(value));
            }
            Some(before) if before.as_ref() == Some(&value) => {}
            Some(before) => *before = None,
        }
    }

    fn disagreeing(&self) -> usize {
        self.told.values().filter(|v| v.is_none()).count()
    }

    fn agreed(mut self) -> Vec<(FigureId, String, String)> {
        let keys = std::mem::take(&mut self.order).into_iter();
        keys.filter_map(|key| Some((key.0.clone(), key.1.clone(), self.told.remove(&key)??))).collect()
    }
}
