//! What an import answers: what becomes of sheets, columns, rows and printings.

use std::collections::HashMap;

use muster_rules::id::{FigureId, PrintingId};
use serde::Serialize;
use ts_rs::TS;

use super::changes::{ImportChange, changes_of, where_printed};
use super::fate::FateView;
use super::finder::Found;
use super::gather::{Assumed, SheetGave};
use super::import::Plan;
use super::row::{RowFault, RowReader};
use crate::base::error::WireError;
use crate::base::named::Named;
use crate::base::speaker::Speaker;
use crate::base::spreadsheet::{
    Field, FirstLine, Reading, Spreadsheet, Status, cell, status_key, status_shown,
};
use crate::own::facts::{Contradiction, FoundFacts, contradicted, in_sheet, read_for};

/// Number of sample cells shown for each column.
const SAMPLES: usize = 3;

/// Maximum number of values of a status column that are listed.
const MOST_STATUSES: usize = 40;

/// The result of an import, or of its preview.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ImportAnswer {
    /// The file's name.
    pub file: String,
    /// Whether it is a text list, read line by line; its one column holds the lines.
    pub list: bool,
    /// Its columns with their fields.
    pub columns: Vec<ColumnView>,
    /// All fields.
    pub fields: Vec<NamedField>,
    /// The sheets of a workbook, read or not.
    pub sheets: Vec<SheetView>,
    /// The values of its status column, and what they are taken for.
    pub statuses: Vec<StatusView>,
    /// The line of the headings, in the first sheet that is read; null if there are none.
    pub heading: Option<usize>,
    /// Whether the headings were detected or given; otherwise the first line is used.
    pub heading_found: bool,
    /// The first lines of the file, from which to choose the headings.
    pub first_lines: Vec<FirstLine>,
    /// Number of non-blank rows below the headings.
    pub rows: usize,
    /// Number of all rows of the file.
    pub all_rows: usize,
    /// What happens to the rows; the counts add up to `all_rows`.
    pub fates: Vec<FateView>,
    /// Number of new printings.
    pub added: u32,
    /// Number of printings that change.
    pub changed: u32,
    /// Number of printings that don't change.
    pub unchanged: u32,
    /// Number of copies with their own details.
    pub copies: u32,
    /// What changes of printings that are already in the collection, field by field.
    pub changes: Vec<ImportChange>,
    /// Number of all such changes.
    pub change_count: usize,
    /// Rows with a guessed printing, since they named only the figure.
    pub assumed: Vec<AssumedRow>,
    /// Number of all such rows.
    pub assumed_count: usize,
    /// Rows that are left out, with the reason.
    pub faults: Vec<LeftOutRow>,
    /// Number of all such rows.
    pub fault_count: usize,
    /// Rows whose costs differ from the catalogue's; such costs aren't imported.
    pub contradictions: Vec<Contradiction>,
    /// Number of all such rows.
    pub contradiction_count: usize,
    /// Missing data of figures that the file supplies.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub found: Option<FoundFacts>,
    /// Number of unknown figures in these rows that can be added as the user's own.
    pub strangers: usize,
    /// Number of figures that were added as the user's own.
    pub made_mine: usize,
    /// The encoding of a text file, if it wasn't UTF-8.
    pub encoding: Option<&'static str>,
    /// The game that its rows are clearly of, if it isn't the one they are read as. Only in a preview.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rather: Option<Named>,
    /// Why it can't be imported with these columns.
    pub trouble: Option<WireError>,
    /// The number by which to undo the import; null for a preview.
    pub change: Option<u32>,
}

/// A column of a spreadsheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ColumnView {
    /// Its heading.
    pub heading: String,
    /// Its field.
    pub field: Option<Field>,
    /// The other column that is read for the same field.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rival: Option<String>,
    /// The figure data in it, which can fill gaps of the catalogue.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fact: Option<String>,
    /// Some of its cells.
    pub samples: Vec<String>,
}

/// A field that a column may have.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NamedField {
    /// The field.
    pub field: Field,
    /// Its display name.
    pub name: String,
}

/// A sheet of a workbook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SheetView {
    /// Its name.
    pub name: String,
    /// Whether it is read.
    pub read: bool,
    /// Whether it has no rows below its headings, so that it can't be read.
    pub empty: bool,
    /// Number of its rows.
    pub rows: usize,
    /// Number of its rows that are imported.
    pub taken: usize,
    /// The set that its name says, for rows that don't.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub set: Option<String>,
    /// What its counts are by its name, for rows that don't say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub part: Option<Status>,
    /// What it gave, or why it isn't read, in the reader's language.
    pub message: String,
}

/// A value of a status column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct StatusView {
    /// The value.
    pub value: String,
    /// What it is taken for; null if that isn't known.
    pub status: Option<Status>,
    /// The same in the reader's language.
    pub meaning: String,
    /// The number of rows with it.
    pub rows: usize,
}

/// A row with a guessed printing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AssumedRow {
    /// The line in the file, or in the sheet.
    pub line: usize,
    /// The sheet, if the file has several.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sheet: Option<String>,
    /// The figure.
    pub figure: FigureId,
    /// The printing chosen: the figure's first.
    pub printing: PrintingId,
    /// The unknown set that the row names.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unknown_set: Option<String>,
    /// The same in the reader's language.
    pub message: String,
}

/// A row that is left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LeftOutRow {
    /// The reason.
    #[serde(flatten)]
    pub fault: RowFault,
    /// The same in the reader's language.
    pub message: String,
}

impl Plan {
    /// Turns the plan into an answer that lists at most this many rows of a kind.
    pub(super) fn told(self, speaker: &Speaker<'_>, sheet: Spreadsheet, most: Option<usize>) -> ImportAnswer {
        let most = most.unwrap_or(usize::MAX);
        let left_out = |fault: RowFault| LeftOutRow { message: fault.message(speaker), fault };
        let found = in_sheet(speaker, &sheet, |line| Some(self.figures.get(&line)?.0.clone()));
        let contradictions = contradicted(speaker, &sheet, |line| self.figures.get(&line).cloned());
        let changes = self.changes.iter();
        let changes: Vec<_> =
            changes.flat_map(|(line, old, new)| changes_of(speaker, sheet.place(*line), old, new)).collect();
        let named = |field: Field| NamedField { field, name: field.label(&speaker.words) };
        ImportAnswer {
            list: sheet.is_list(),
            columns: columns(speaker, &sheet),
            fields: Field::all().map(named).collect(),
            heading: sheet.layout.heading,
            heading_found: sheet.layout.found,
            rows: sheet.rows.len(),
            all_rows: sheet.all_rows(),
            sheets: sheet_views(speaker, &sheet, &self.sheets),
            statuses: status_views(speaker, &sheet),
            fates: self.fates.told(speaker, &sheet, !self.unread),
            first_lines: sheet.layout.first.clone(),
            added: self.added,
            changed: self.changed,
            unchanged: self.unchanged,
            copies: u32::try_from(self.copies.len()).unwrap_or(u32::MAX),
            change_count: changes.len(),
            changes: changes.into_iter().take(most).collect(),
            assumed_count: self.assumed.len(),
            assumed: self.assumed.into_iter().take(most).map(|row| row.told(speaker, &sheet)).collect(),
            fault_count: self.faults.len(),
            contradiction_count: contradictions.len(),
            contradictions: contradictions.into_iter().take(most).collect(),
            strangers: self.strangers.len(),
            made_mine: 0,
            faults: self.faults.into_iter().take(most).map(left_out).collect(),
            found: (!found.facts.is_empty() || found.disagree > 0).then_some(found),
            encoding: sheet.encoding,
            file: sheet.file.clone(),
            rather: None,
            trouble: None,
            change: None,
        }
    }
}

impl Assumed {
    fn told(self, speaker: &Speaker<'_>, sheet: &Spreadsheet) -> AssumedRow {
        let Found { figure, printing, .. } = self.found;
        let mut args = vec![
            ("name", speaker.figure(&figure).into()),
            ("printing", where_printed(&speaker.game.catalogue, &printing).into()),
        ];
        let key = match (&self.unknown_set, &self.contradicted) {
            (None, None) => "collection-row-assumed",
            (_, Some(said)) => {
                args.push(("said", said.as_str().into()));
                "collection-row-contradicted"
            }
            (Some(set), None) => {
                args.push(("set", set.as_str().into()));
                "collection-row-set-unknown"
            }
        };
        let message = speaker.say(key, &args);
        let (sheet, line) = sheet.place(self.line);
        AssumedRow { line, sheet, figure, printing, unknown_set: self.unknown_set, message }
    }
}

fn columns(speaker: &Speaker<'_>, sheet: &Spreadsheet) -> Vec<ColumnView> {
    let facts = read_for(speaker, sheet);
    let samples = |column: usize| {
        let cells = sheet.rows.iter().filter_map(|(_, cells)| cells.get(column));
        let told = cells.map(|c| c.trim()).filter(|c| !c.is_empty());
        told.take(SAMPLES).map(|c| c.chars().take(60).collect()).collect()
    };
    let rival =
        |column: usize| sheet.mapping.rival(&sheet.columns, column).map(|at| sheet.columns[at].clone());
    let columns = sheet.columns.iter().enumerate();
    columns
        .map(|(i, heading)| ColumnView {
            heading: heading.clone(),
            field: sheet.mapping.field(i),
            rival: rival(i),
            fact: facts.get(&i).cloned(),
            samples: samples(i),
        })
        .collect()
}

/// Tells what each sheet of a workbook gave, and why others aren't read.
fn sheet_views(speaker: &Speaker<'_>, sheet: &Spreadsheet, gave: &[SheetGave]) -> Vec<SheetView> {
    let none = SheetGave::default();
    let views = sheet.sheets.iter().enumerate().map(|(at, tab)| {
        let gave = gave.get(at).unwrap_or(&none);
        let read = tab.is_read() && !gave.no_figures;
        let set = gave.set.clone().filter(|_| read);
        let part = tab.part.filter(|_| read && set.is_none());
        let key = match tab.reading {
            _ if set.is_some() => "import-sheet-set",
            _ if part.is_some() => "import-sheet-part",
            _ if read => "import-sheet-read",
            Reading::LeftOut => "import-sheet-left-out",
            Reading::NoHeadings => "import-sheet-no-headings",
            Reading::Empty => "import-sheet-empty",
            Reading::Same => "import-sheet-same",
            Reading::Chosen | Reading::Found => "import-sheet-no-figures",
        };
        let part_named = part.map(|part| speaker.word(part.key())).unwrap_or_default();
        let args = [("taken", gave.rows.into()), ("rows", tab.rows.into()), ("part", part_named.into())];
        SheetView {
            name: tab.name.clone(),
            read,
            empty: tab.reading == Reading::Empty,
            rows: tab.rows,
            taken: gave.rows,
            set,
            part,
            message: speaker.say(key, &args),
        }
    });
    views.collect()
}

/// Returns the values of the status column, in the order in which they first appear.
fn status_views(speaker: &Speaker<'_>, sheet: &Spreadsheet) -> Vec<StatusView> {
    let Some(column) = sheet.mapping.column(Field::Status) else { return Vec::new() };
    let reader = RowReader::new(sheet);
    let mut places = HashMap::<String, usize>::new();
    let mut out = Vec::<StatusView>::new();
    for (_, cells) in &sheet.rows {
        let value = cell(cells, column);
        if value.is_empty() {
            continue;
        }
        let next = out.len();
        let place = *places.entry(status_key(value)).or_insert(next);
        if let Some(known) = out.get_mut(place) {
            known.rows += 1;
        } else if next < MOST_STATUSES {
            let status = reader.status(value);
            let meaning = speaker.word(status.map_or("import-status-unknown", Status::key));
            out.push(StatusView { value: status_shown(value), status, meaning, rows: 1 });
        }
    }
    out
}
