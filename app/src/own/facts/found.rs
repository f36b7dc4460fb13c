//! Facts found during imports: a cost after a name in a list, a column in a spreadsheet. They are offered for unknown
//! cells, and only saved if the user agrees.

use std::collections::BTreeMap;

use muster_rules::figure::Cost;
use muster_rules::fold::fold;
use muster_rules::id::FigureId;
use muster_rules::text::ReadMember;
use serde::Serialize;
use ts_rs::TS;

use super::column::{column, normal, shown};
use super::gaps::{columns, lacks};
use super::{FactColumn, ToldFact};
use crate::base::speaker::Speaker;
use crate::base::spreadsheet::{Field, Spreadsheet};
use crate::base::words::{COST, FACTIONS};

/// Headings of the column of costs, as folded by [`fold`].
const COSTS: &str = "cost|costs|point|points|pts|pt|points cost|point cost|pont|pontok|pontertek|koltseg|punkte|\
                     kosten|費用|费用|點數|点数|分數|分数";
/// Headings of the column of factions, as folded by [`fold`].
const ALL_FACTIONS: &str = "faction|factions|side|csoport|csoportok|frakcio|fraktion|fraktionen|陣營|阵营";

/// A fact found about a figure that is unknown so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FoundFact {
    /// The figure.
    pub figure: FigureId,
    /// Its display name.
    pub name: String,
    /// The column.
    pub column: String,
    /// Its display name.
    pub column_name: String,
    /// The value found, as in packs.
    pub value: String,
    /// The value for display.
    pub shown: String,
}

impl FoundFact {
    /// Returns the cell to be saved.
    #[must_use]
    pub fn told(&self) -> ToldFact {
        ToldFact { figure: self.figure.clone(), column: self.column.clone(), value: self.value.clone() }
    }
}

/// Facts found in a spreadsheet.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct FoundFacts {
    /// The facts that were unknown.
    pub facts: Vec<FoundFact>,
    /// Number of unknown cells about which the rows disagree; they are left out.
    pub disagree: usize,
}

/// A row of a spreadsheet whose cost differs from the catalogue's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Contradiction {
    /// The line in the file, or in the sheet.
    pub line: usize,
    /// The sheet, if the file has several.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sheet: Option<String>,
    /// The figure.
    pub figure: FigureId,
    /// The cost in the row.
    pub told: i32,
    /// The cost in the catalogue.
    pub known: i32,
    /// The same in the reader's language.
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

/// Returns the costs that a list contains for figures without a known cost, each once; contradictory ones are left
/// out.
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

/// Returns the unknown facts that a spreadsheet's columns contain, other than columns already mapped to fields of an
/// import. `figure_of` returns the figure of a row.
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

/// Returns the names of the facts in a spreadsheet's columns, by column.
pub(crate) fn read_for(speaker: &Speaker<'_>, sheet: &Spreadsheet) -> BTreeMap<usize, String> {
    told_columns(speaker, sheet).into_iter().map(|(at, column)| (at, column.name)).collect()
}

/// Returns the rows of a spreadsheet whose cost matches neither the catalogue's cost of one copy nor that of all
/// copies in the row. `row_of` returns the figure and the count of a row.
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
        let (sheet, line) = sheet.place(*line);
        Some(Contradiction { line, sheet, figure, told, known, message })
    };
    sheet.rows.iter().filter_map(contradicted).collect()
}

/// Returns the columns of a spreadsheet with card facts, each fact by the first matching heading.
fn told_columns(speaker: &Speaker<'_>, sheet: &Spreadsheet) -> Vec<(usize, FactColumn)> {
    let all = columns(speaker.game);
    let mut out = Vec::<(usize, FactColumn)>::new();
    for (at, heading) in sheet.columns.iter().enumerate() {
        // Import fields for new figures are card facts, too.
        let taken = sheet.mapping.fields.get(at).copied().flatten();
        if taken.is_some_and(|field| !matches!(field, Field::Points | Field::Faction)) {
            continue;
        }
        let heading = crate::base::spreadsheet::bare_heading(heading);
        let meant = all.iter().find(|id| is_called(speaker, id, &heading));
        if let Some(column) = meant.and_then(|id| column(speaker, id))
            && !out.iter().any(|(_, other)| other.id == column.id)
        {
            out.push((at, column));
        }
    }
    out
}

/// Returns whether a heading is a column's id, English name, or name in the reader's language.
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

/// The values found for each cell, in order of first appearance; `None` if they differ.
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
