//! Import of a collection: a preview of what a spreadsheet would do, then all of it in one transaction.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use muster_db::pack::LoadedGame;
use muster_db::table::copy::OwnedCopy;
use muster_db::table::holding::{Bulk, Holding};
use muster_rules::id::{FigureId, PrintingId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::changes::{ImportChange, changes_of, says_the_same, sum, where_printed};
use super::fate::{FateView, Fates};
use super::finder::{Finder, Found};
use super::gather::{Assumed, Gathered, gather};
use super::row::RowFault;
use super::said::ImportMode;
use super::undo::{made_too, remembering};
use crate::base::decode::read_input;
use crate::base::error::{Error, WireError};
use crate::base::muster::Muster;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::base::spreadsheet::{self, Field, FirstLine, Mapping, Spreadsheet};
use crate::base::words::Words;
use crate::own::facts::{Contradiction, FoundFacts, contradicted, in_sheet, read_for};
use crate::own::my_figures::FigureForm;

/// Number of sample cells shown for each column.
const SAMPLES: usize = 3;

/// A request to import a spreadsheet.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ImportRequest {
    /// The game's id.
    pub game: String,
    /// The file.
    pub path: String,
    /// The field of each column, null for none; null as a whole to guess.
    pub mapping: Option<Vec<Option<Field>>>,
    /// The line of the headings, 0 if there are none; null to detect it.
    #[serde(default)]
    #[ts(optional)]
    pub heading: Option<usize>,
    /// How to handle printings that are already in the collection.
    pub mode: ImportMode,
    /// Maximum number of guesses, faults and contradictions to list; all are counted. Null for no limit.
    #[serde(default)]
    #[ts(optional)]
    pub spelled_out: Option<usize>,
    /// Whether to add unknown figures as the user's own.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub make_mine: bool,
}

/// The result of an import, or of its preview.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ImportAnswer {
    /// The file's name.
    pub file: String,
    /// Its columns with their fields.
    pub columns: Vec<ColumnView>,
    /// All fields.
    pub fields: Vec<NamedField>,
    /// The line of the headings; null if there are none.
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

/// A row with a guessed printing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AssumedRow {
    /// The line in the file.
    pub line: usize,
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

/// The result of analysing a spreadsheet: everything to be written.
#[derive(Default)]
struct Plan {
    holdings: Vec<Holding>,
    copies: Vec<(Option<Uuid>, OwnedCopy)>,
    added: u32,
    changed: u32,
    unchanged: u32,
    /// Changed printings by the line that names them first, as they are and as they will be.
    changes: Vec<(usize, Holding, Holding)>,
    assumed: Vec<Assumed>,
    faults: Vec<RowFault>,
    strangers: Vec<FigureForm>,
    fates: Fates,
    /// The figure and the count of each row, by line.
    figures: HashMap<usize, (FigureId, u32)>,
}

/// Reads a spreadsheet, and applies the request's mapping of columns.
pub fn read(request: &ImportRequest, _: &Words) -> Result<Spreadsheet, Error> {
    let path = Path::new(&request.path);
    let bytes = read_input(path)?;
    let file = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    let mut sheet = spreadsheet::read(&file, &bytes, request.heading)?;
    if let Some(told) = &request.mapping {
        sheet.mapping = Mapping { fields: vec![None; sheet.columns.len()] };
        for (column, field) in told.iter().enumerate() {
            if let Some(field) = *field {
                sheet.mapping.set(column, field);
            }
        }
    }
    // In a list of current prices, a price column isn't what was paid.
    if request.mode == ImportMode::Worth
        && sheet.mapping.column(Field::Worth).is_none()
        && let Some(price) = sheet.mapping.column(Field::Price)
    {
        sheet.mapping.set(price, Field::Worth);
    }
    Ok(sheet)
}

/// Returns what importing a spreadsheet would do, without changing anything.
pub fn preview(
    session: &mut Session,
    request: ImportRequest,
    sheet: Spreadsheet,
) -> Result<ImportAnswer, Error> {
    let game = session.game(&request.game)?;
    // The columns can be shown even if no import is possible.
    let trouble = sheet.identified().err().map(|error| WireError::new(&error, &session.words));
    let plan = match trouble {
        None => session.muster.plan_import(&game, &sheet, request.mode)?,
        Some(_) => Plan::default(),
    };
    let answer = plan.told(&session.speaker(&game), sheet, request.spelled_out);
    Ok(ImportAnswer { trouble, ..answer })
}

/// Imports a spreadsheet, all of it or nothing.
pub fn import(
    session: &mut Session,
    request: ImportRequest,
    sheet: Spreadsheet,
) -> Result<ImportAnswer, Error> {
    let game = session.game(&request.game)?;
    sheet.identified()?;
    let how = match request.mode {
        ImportMode::Replace | ImportMode::ReplaceAll | ImportMode::Worth => Bulk::Set,
        ImportMode::Add => Bulk::Add,
    };
    let done = remembering(session, &game.catalogue.game().id, |muster| {
        let mut plan = muster.plan_import(&game, &sheet, request.mode)?;
        let mut made = Vec::new();
        if request.make_mine && !plan.strangers.is_empty() {
            made = muster.make_mine(&game, &plan.strangers)?;
            let game = muster.game(Some(&request.game))?;
            plan = muster.plan_import(&game, &sheet, request.mode)?;
        }
        let now = muster.now();
        muster.database()?.put_collection(&plan.copies, &plan.holdings, how, now)?;
        Ok((plan, made))
    });
    // Discard packs loaded for new figures that were rolled back.
    if done.is_err() && request.make_mine {
        session.muster.reload_packs();
    }
    let ((plan, made), change) = done?;
    let made_mine = made.len();
    if made_mine > 0 {
        made_too(session, change, made)?;
    }
    let game = session.game(&request.game)?;
    let answer = plan.told(&session.speaker(&game), sheet, request.spelled_out);
    Ok(ImportAnswer { change: Some(change), made_mine, ..answer })
}

impl Muster {
    /// Computes what importing a spreadsheet would do.
    fn plan_import(
        &mut self,
        game: &LoadedGame,
        sheet: &Spreadsheet,
        mode: ImportMode,
    ) -> Result<Plan, Error> {
        let id = game.catalogue.game().id.clone();
        let aliases = self.database()?.aliases(&id)?;
        let aliases = aliases.into_values().map(|a| (a.written, a.figure)).collect();
        let today = self.now().date_naive().to_string();
        let known = self.database()?.copies(Some(&id))?.into_iter().map(|row| (row.uuid, row.copy)).collect();
        let mut gathered = gather(&Finder::new(game, aliases), sheet, known, &today);
        let before = self.database()?.holdings(Some(&id))?.into_iter().map(|row| row.holding);
        let before: HashMap<_, _> = before.map(|h| (h.printing.clone(), h)).collect();
        gathered.drop_known_copies();
        let only_worth = mode == ImportMode::Worth;
        let mut plan = Plan {
            copies: if only_worth { Vec::new() } else { gathered.copies },
            assumed: gathered.assumed,
            faults: gathered.faults,
            strangers: gathered.strangers,
            fates: gathered.fates,
            figures: gathered.figures,
            ..Plan::default()
        };
        for said in gathered.order.iter().filter_map(|printing| gathered.said.remove(printing)) {
            if only_worth && said.worth().is_none() {
                continue;
            }
            let old = before.get(said.printing());
            let holding = said.onto(old, mode);
            let after = if mode == ImportMode::Add { sum(old, &holding) } else { holding.clone() };
            match old {
                // Many tables list a whole set and leave the counts of missing figures empty.
                None if said.is_empty() => continue,
                None => plan.added += 1,
                Some(old) if says_the_same(old, &after) => plan.unchanged += 1,
                Some(old) => {
                    plan.changed += 1;
                    plan.changes.push((said.line, old.clone(), after));
                }
            }
            plan.holdings.push(holding);
        }
        Ok(plan)
    }

    /// Returns the number of each figure in a spreadsheet, and the rows that were not understood. Stores nothing.
    pub fn figures_in(
        &mut self,
        game: &LoadedGame,
        file: &str,
    ) -> Result<(BTreeMap<FigureId, u32>, Vec<RowFault>), Error> {
        let gathered = self.rows_of(game, file, None)?;
        let mut out = BTreeMap::<FigureId, u32>::new();
        for said in gathered.said.into_values() {
            let count = out.entry(said.figure().clone()).or_default();
            *count = count.saturating_add(said.figures());
        }
        Ok((out, gathered.faults))
    }

    /// Returns the price of one copy of each figure in a spreadsheet, in the smallest unit of its currency; the
    /// lowest of several printings. Stores nothing.
    ///
    /// # Errors
    /// The file can't be read, has no price column, or no column identifies rows.
    pub fn prices_in(
        &mut self,
        game: &LoadedGame,
        file: &str,
    ) -> Result<(BTreeMap<FigureId, i64>, Vec<RowFault>), Error> {
        let gathered = self.rows_of(game, file, Some(Field::Price))?;
        let mut out = BTreeMap::<FigureId, i64>::new();
        for (_, copy) in gathered.copies {
            let Some(price) = copy.price else { continue };
            let least = out.entry(copy.figure).or_insert(price.minor);
            *least = (*least).min(price.minor);
        }
        Ok((out, gathered.faults))
    }

    /// Collects the rows of a spreadsheet that must have the wanted column, if any.
    fn rows_of(&mut self, game: &LoadedGame, file: &str, wanted: Option<Field>) -> Result<Gathered, Error> {
        let sheet = spreadsheet::read(file, &read_input(Path::new(file))?, None)?;
        sheet.identified()?;
        if let Some(wanted) = wanted.filter(|w| sheet.mapping.column(*w).is_none()) {
            return Err(sheet.lacks(wanted.name()));
        }
        let id = game.catalogue.game().id.clone();
        let learnt = self.database_if_any().0.and_then(|d| d.aliases(&id).ok()).unwrap_or_default();
        let aliases = learnt.into_values().map(|a| (a.written, a.figure)).collect();
        let today = self.now().date_naive().to_string();
        Ok(gather(&Finder::new(game, aliases), &sheet, BTreeMap::new(), &today))
    }
}

impl Plan {
    /// Turns the plan into an answer that lists at most this many rows of a kind.
    fn told(self, speaker: &Speaker<'_>, sheet: Spreadsheet, most: Option<usize>) -> ImportAnswer {
        let most = most.unwrap_or(usize::MAX);
        let left_out = |fault: RowFault| LeftOutRow { message: fault.message(speaker), fault };
        let found = in_sheet(speaker, &sheet, |line| Some(self.figures.get(&line)?.0.clone()));
        let contradictions = contradicted(speaker, &sheet, |line| self.figures.get(&line).cloned());
        let changes: Vec<_> = self.changes.iter().flat_map(|change| changes_of(speaker, change)).collect();
        let named = |field: Field| NamedField { field, name: field.label(&speaker.words) };
        ImportAnswer {
            columns: columns(speaker, &sheet),
            fields: Field::all().map(named).collect(),
            heading: sheet.layout.heading,
            heading_found: sheet.layout.found,
            rows: sheet.rows.len(),
            all_rows: sheet.all_rows(),
            fates: self.fates.told(speaker, &sheet, sheet.mapping.suffices()),
            first_lines: sheet.layout.first,
            added: self.added,
            changed: self.changed,
            unchanged: self.unchanged,
            copies: u32::try_from(self.copies.len()).unwrap_or(u32::MAX),
            change_count: changes.len(),
            changes: changes.into_iter().take(most).collect(),
            assumed_count: self.assumed.len(),
            assumed: self.assumed.into_iter().take(most).map(|row| row.told(speaker)).collect(),
            fault_count: self.faults.len(),
            contradiction_count: contradictions.len(),
            contradictions: contradictions.into_iter().take(most).collect(),
            strangers: self.strangers.len(),
            made_mine: 0,
            faults: self.faults.into_iter().take(most).map(left_out).collect(),
            found: (!found.facts.is_empty() || found.disagree > 0).then_some(found),
            encoding: sheet.encoding,
            file: sheet.file,
            trouble: None,
            change: None,
        }
    }
}

impl Assumed {
    fn told(self, speaker: &Speaker<'_>) -> AssumedRow {
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
        AssumedRow { line: self.line, figure, printing, unknown_set: self.unknown_set, message }
    }
}

fn columns(speaker: &Speaker<'_>, sheet: &Spreadsheet) -> Vec<ColumnView> {
    let facts = read_for(speaker, sheet);
    let samples = |column: usize| {
        let cells = sheet.rows.iter().filter_map(|(_, cells)| cells.get(column));
        let told = cells.map(|c| c.trim()).filter(|c| !c.is_empty());
        told.take(SAMPLES).map(|c| c.chars().take(60).collect()).collect()
    };
    let columns = sheet.columns.iter().zip(&sheet.mapping.fields).enumerate();
    columns
        .map(|(i, (heading, field))| ColumnView {
            heading: heading.clone(),
            field: *field,
            fact: facts.get(&i).cloned(),
            samples: samples(i),
        })
        .collect()
}
