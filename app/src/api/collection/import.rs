//! Importing a spreadsheet: what it would do, shown first, then done.

use std::path::Path;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::remember;
use crate::collection::spreadsheet::{self, Spreadsheet};
use crate::collection::{Field, ImportMode, ImportPlan, Mapping, RowFaultKind};
use crate::decode::read_input;
use crate::error::{Error, Kind};
use crate::games::Named;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::wire::WireError;
use crate::words::Words;

/// Rows that a preview spells out; the rest are counted.
const SPELLED_OUT: usize = 200;
/// Cells of a column that are shown.
const SAMPLES: usize = 3;

/// A spreadsheet to be read.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SpreadsheetRequest {
    /// The game's id.
    pub game: String,
    /// The file.
    pub path: String,
    /// What each column means, by a field's id, null for nothing; null as a whole to have it guessed.
    pub mapping: Option<Vec<Option<String>>>,
    /// `replace`: the file says what there is. `add`: it says what came in.
    pub mode: String,
}

/// What importing a spreadsheet would do.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ImportPreview {
    /// The file's name.
    pub file: String,
    /// Its columns with what each is taken for.
    pub columns: Vec<ColumnView>,
    /// All that a column may mean.
    pub fields: Vec<Named>,
    /// Rows in the file.
    pub rows: usize,
    /// Printings that come in anew.
    pub added: u32,
    /// Printings that would change.
    pub changed: u32,
    /// Printings that would stay as they are.
    pub unchanged: u32,
    /// Single copies with details of their own.
    pub copies: u32,
    /// Rows for which a printing was assumed: the first of them, in words.
    pub assumed: Vec<RowSaid>,
    /// How many there are of those.
    pub assumed_count: usize,
    /// Rows that would be left out, and why: the first of them, in words.
    pub faults: Vec<RowSaid>,
    /// How many there are of those.
    pub fault_count: usize,
    /// The encoding, where a text wasn't UTF-8.
    pub encoding: Option<String>,
    /// Why it can't be imported with these columns.
    pub trouble: Option<WireError>,
}

/// A column of a spreadsheet.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ColumnView {
    /// Its heading.
    pub heading: String,
    /// What it is taken for, by a field's id.
    pub field: Option<String>,
    /// Some of its cells.
    pub samples: Vec<String>,
}

/// A row of a spreadsheet with what is to be said of it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RowSaid {
    /// The line in the file.
    pub line: usize,
    /// What is to be said.
    pub message: String,
}

/// What an import did.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct ImportResult {
    /// The change, for taking it back.
    pub change: u32,
    /// Printings that came in anew.
    pub added: u32,
    /// Printings that changed.
    pub changed: u32,
    /// Copies with details.
    pub copies: u32,
    /// Rows that were left out.
    pub skipped: usize,
}

/// Says what importing a spreadsheet would do. Nothing is changed.
///
/// # Errors
/// There is no such game, or those of the database.
pub(crate) fn read_spreadsheet(
    session: &mut Session,
    request: SpreadsheetRequest,
    (file, sheet, mapping): Table,
) -> Result<ImportPreview, Error> {
    let game = session.game(&request.game)?;
    let plan = session.muster.plan_import(&game, &file, &sheet, &mapping, mode(&request));
    let (plan, trouble) = match plan {
        Ok(plan) => (Some(plan), None),
        // The columns can still be told; everything else can't be helped by that.
        Err(error @ Error::ColumnMissing { .. }) => (None, Some(WireError::new(&error, &session.words))),
        Err(error) => return Err(error),
    };
    let speaker = session.speaker(&game);
    let number = |of: fn(&ImportPlan) -> u32| plan.as_ref().map_or(0, of);
    let assumed = plan.iter().flat_map(|p| &p.assumed);
    let faults = plan.iter().flat_map(|p| &p.faults);
    Ok(ImportPreview {
        columns: columns(&sheet, &mapping),
        fields: Field::names().into_iter().map(|id| Named { name: field_name(&speaker, &id), id }).collect(),
        rows: sheet.rows.len(),
        added: number(|p| p.added),
        changed: number(|p| p.changed),
        unchanged: number(|p| p.unchanged),
        copies: number(|p| p.copies),
        assumed_count: assumed.clone().count(),
        assumed: assumed
            .take(SPELLED_OUT)
            .map(|row| RowSaid { line: row.line, message: assumption(&speaker, row) })
            .collect(),
        fault_count: faults.clone().count(),
        faults: faults
            .take(SPELLED_OUT)
            .map(|row| RowSaid { line: row.line, message: fault(&speaker, &row.fault) })
            .collect(),
        encoding: sheet.encoding.map(str::to_owned),
        file,
        trouble,
    })
}

/// Imports a spreadsheet, all of it or nothing.
///
/// # Errors
/// There is no such game, no column tells rows apart, or those of the database.
pub(crate) fn import_collection(
    session: &mut Session,
    request: SpreadsheetRequest,
    (file, sheet, mapping): Table,
) -> Result<ImportResult, Error> {
    let game = session.game(&request.game)?;
    let plan = session.muster.plan_import(&game, &file, &sheet, &mapping, mode(&request))?;
    let ((), done) = session.muster.noting(&game.catalogue.game().id, |muster| muster.import(&plan))?;
    Ok(ImportResult {
        change: remember(session, done),
        added: plan.added,
        changed: plan.changed,
        copies: plan.copies,
        skipped: plan.faults.len(),
    })
}

/// A spreadsheet by its file's name, with what its columns mean.
pub(crate) type Table = (String, Spreadsheet, Mapping);

/// Reads a spreadsheet.
///
/// # Errors
/// The file can't be read, or a field is none.
pub(crate) fn read(request: &SpreadsheetRequest, _: &Words) -> Result<Table, Error> {
    let path = Path::new(&request.path);
    let bytes = read_input(path)?;
    let file = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let sheet = spreadsheet::read(&file, &bytes)?;
    let Some(told) = &request.mapping else {
        let mapping = Mapping::guess(&sheet.columns);
        return Ok((file, sheet, mapping));
    };
    let mut mapping = Mapping { fields: vec![None; sheet.columns.len()] };
    for (column, field) in told.iter().enumerate() {
        if let Some(name) = field {
            let unknown = || Error::NotOneOf { kind: Kind::Field, name: name.clone(), known: Field::names() };
            mapping.set(column, Field::named(name).ok_or_else(unknown)?);
        }
    }
    Ok((file, sheet, mapping))
}

fn mode(request: &SpreadsheetRequest) -> ImportMode {
    if request.mode == "add" { ImportMode::Add } else { ImportMode::Replace }
}

fn columns(sheet: &Spreadsheet, mapping: &Mapping) -> Vec<ColumnView> {
    let samples = |column: usize| {
        let cells = sheet.rows.iter().filter_map(|(_, cells)| cells.get(column));
        let told = cells.map(|c| c.trim()).filter(|c| !c.is_empty());
        told.take(SAMPLES).map(|c| c.chars().take(60).collect()).collect()
    };
    let columns = sheet.columns.iter().zip(&mapping.fields).enumerate();
    columns
        .map(|(i, (heading, field))| ColumnView {
            heading: heading.clone(),
            field: field.map(|f| f.name().to_owned()),
            samples: samples(i),
        })
        .collect()
}

fn field_name(speaker: &Speaker<'_>, field: &str) -> String {
    let key = format!("column-{}", field.replace('_', "-"));
    speaker.words.try_get(&key, &[]).unwrap_or_else(|| field.to_owned())
}

/// A printing by its figure, set and number.
fn printing(speaker: &Speaker<'_>, id: &muster_rules::id::PrintingId) -> String {
    let catalogue = &speaker.game.catalogue;
    let known = catalogue.printings().iter().find(|p| p.id == *id);
    known.map_or_else(
        || id.to_string(),
        |p| {
            let set = catalogue.set(&p.set).map_or(p.set.as_str(), |s| s.name.as_str());
            format!("{set} {}", p.number)
        },
    )
}

fn assumption(speaker: &Speaker<'_>, row: &crate::collection::AssumedRow) -> String {
    let mut args = vec![
        ("name", speaker.figure(&row.figure).into()),
        ("printing", printing(speaker, &row.printing).into()),
    ];
    match &row.unknown_set {
        None => speaker.say("collection-row-assumed", &args),
        Some(set) => {
            args.push(("set", set.as_str().into()));
            speaker.say("collection-row-set-unknown", &args)
        }
    }
}

fn fault(speaker: &Speaker<'_>, fault: &RowFaultKind) -> String {
    match fault {
        RowFaultKind::Unknown { name, candidates } if candidates.is_empty() => {
            speaker.say("collection-row-unknown", &[("name", name.as_str().into())])
        }
        RowFaultKind::Unknown { name, candidates } => {
            let names: Vec<_> = candidates.iter().map(|c| speaker.figure(c)).collect();
            let args = [("name", name.as_str().into()), ("candidates", speaker.words.one_of(&names).into())];
            speaker.say("collection-row-ambiguous", &args)
        }
        RowFaultKind::Bad { field, value } => {
            let field = field_name(speaker, field.name());
            speaker.say("collection-row-bad", &[("field", field.into()), ("value", value.as_str().into())])
        }
    }
}
