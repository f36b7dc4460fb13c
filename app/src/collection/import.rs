//! Importing a collection: what a spreadsheet would do, shown first, then done in one go.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use muster_db::pack::LoadedGame;
use muster_db::table::copy::OwnedCopy;
use muster_db::table::holding::{Bulk, Holding};
use muster_rules::catalogue::Catalogue;
use muster_rules::id::{FigureId, PrintingId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::fate::{FateView, Fates, FirstLine};
use super::finder::{Finder, Found};
use super::gather::{Assumed, Gathered, gather};
use super::holdings::says_nothing;
use super::mapping::{Field, Mapping};
use super::row::RowFault;
use super::spreadsheet::{self, Spreadsheet};
use super::undo::{made_too, remembering};
use crate::decode::read_input;
use crate::error::Error;
use crate::facts::{Contradiction, FoundFacts, contradicted, in_sheet, read_for};
use crate::muster::Muster;
use crate::my_figures::FigureForm;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::wire::WireError;
use crate::words::Words;

/// Cells of a column that are shown.
const SAMPLES: usize = 3;

/// A spreadsheet to be read.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ImportRequest {
    /// The game's id.
    pub game: String,
    /// The file.
    pub path: String,
    /// What each column means, null for nothing; null as a whole to have it guessed.
    pub mapping: Option<Vec<Option<Field>>>,
    /// The line of its headings, 0 where there are none; null to have it found.
    #[serde(default)]
    #[ts(optional)]
    pub heading: Option<usize>,
    /// What is done with printings that are there already.
    pub mode: ImportMode,
    /// Of how many rows is told what was assumed or is wrong, the others are counted; null for all.
    #[serde(default)]
    #[ts(optional)]
    pub spelled_out: Option<usize>,
    /// Whether figures that nobody knows become figures of the user's own.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub make_mine: bool,
}

/// What an import does with a printing that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ImportMode {
    /// The file says what there is: its numbers replace those kept.
    Replace,
    /// The file says what came in: its numbers are added.
    Add,
    /// The file says what copies are worth today, and nothing else is taken from it.
    Worth,
}

/// What importing a spreadsheet would do, or did.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ImportAnswer {
    /// The file's name.
    pub file: String,
    /// Its columns with what each is taken for.
    pub columns: Vec<ColumnView>,
    /// All that a column may mean.
    pub fields: Vec<NamedField>,
    /// The line of the headings; null where there are none.
    pub heading: Option<usize>,
    /// Whether the headings were found, or told; else the first line is taken for them.
    pub heading_found: bool,
    /// The first lines of the file, to choose the headings among.
    pub first_lines: Vec<FirstLine>,
    /// Rows below the headings on which something stands.
    pub rows: usize,
    /// All rows of the file.
    pub all_rows: usize,
    /// What becomes of each of them: the counts add up to all.
    pub fates: Vec<FateView>,
    /// Printings that come in anew.
    pub added: u32,
    /// Printings that are there and change.
    pub changed: u32,
    /// Printings that stay as they are.
    pub unchanged: u32,
    /// Single copies with details of their own.
    pub copies: u32,
    /// Rows for which a printing was assumed, since only the figure was named.
    pub assumed: Vec<AssumedRow>,
    /// How many there are of those.
    pub assumed_count: usize,
    /// Rows that are left out, and why.
    pub faults: Vec<LeftOutRow>,
    /// How many there are of those.
    pub fault_count: usize,
    /// Rows whose costs aren't the catalogue's. Nothing is taken of those.
    pub contradictions: Vec<Contradiction>,
    /// How many there are of those.
    pub contradiction_count: usize,
    /// What it says of figures' cards that nobody knew.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub found: Option<FoundFacts>,
    /// Figures in them that nobody knows and that can become the user's own.
    pub strangers: usize,
    /// How many became that.
    pub made_mine: usize,
    /// The encoding, where a text wasn't UTF-8.
    pub encoding: Option<&'static str>,
    /// Why it can't be imported with these columns.
    pub trouble: Option<WireError>,
    /// The change, for taking it back; null where nothing was done yet.
    pub change: Option<u32>,
}

/// A column of a spreadsheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ColumnView {
    /// Its heading.
    pub heading: String,
    /// What it is taken for.
    pub field: Option<Field>,
    /// What it says of cards, which is offered where nobody knew it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fact: Option<String>,
    /// Some of its cells.
    pub samples: Vec<String>,
}

/// Something that a column may mean.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NamedField {
    /// The field.
    pub field: Field,
    /// What it is called.
    pub name: String,
}

/// A row that doesn't tell its printing for sure, and the one that was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AssumedRow {
    /// The line in the file.
    pub line: usize,
    /// The figure.
    pub figure: FigureId,
    /// The printing taken: its first.
    pub printing: PrintingId,
    /// The set that the row names and nobody knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unknown_set: Option<String>,
    /// The same in words.
    pub message: String,
}

/// A row that is left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LeftOutRow {
    /// What is wrong with it.
    #[serde(flatten)]
    pub fault: RowFault,
    /// The same in words.
    pub message: String,
}

/// What a spreadsheet comes to: all that is to be written.
#[derive(Default)]
struct Plan {
    holdings: Vec<Holding>,
    copies: Vec<(Option<Uuid>, OwnedCopy)>,
    added: u32,
    changed: u32,
    unchanged: u32,
    assumed: Vec<Assumed>,
    faults: Vec<RowFault>,
    strangers: Vec<FigureForm>,
    fates: Fates,
    /// Whom each row means and how many of them, by its line.
    figures: HashMap<usize, (FigureId, u32)>,
}

/// Reads a spreadsheet, with what its columns are said to mean.
///
/// # Errors
/// The file can't be read.
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
    // In a list of today's prices a price is no sum that anybody paid.
    if request.mode == ImportMode::Worth
        && sheet.mapping.column(Field::Worth).is_none()
        && let Some(price) = sheet.mapping.column(Field::Price)
    {
        sheet.mapping.set(price, Field::Worth);
    }
    Ok(sheet)
}

/// Says what importing a spreadsheet would do. Nothing is changed.
///
/// # Errors
/// There is no such game, or those of the database.
pub fn preview(
    session: &mut Session,
    request: ImportRequest,
    sheet: Spreadsheet,
) -> Result<ImportAnswer, Error> {
    let game = session.game(&request.game)?;
    // The columns can be told all the same.
    let trouble = sheet.identified().err().map(|error| WireError::new(&error, &session.words));
    let plan = match trouble {
        None => session.muster.plan_import(&game, &sheet, request.mode)?,
        Some(_) => Plan::default(),
    };
    let answer = plan.told(&session.speaker(&game), sheet, request.spelled_out);
    Ok(ImportAnswer { trouble, ..answer })
}

/// Imports a spreadsheet, all of it or nothing.
///
/// # Errors
/// There is no such game, no column tells rows apart, or those of the database.
pub fn import(
    session: &mut Session,
    request: ImportRequest,
    sheet: Spreadsheet,
) -> Result<ImportAnswer, Error> {
    let game = session.game(&request.game)?;
    sheet.identified()?;
    let how = match request.mode {
        ImportMode::Replace | ImportMode::Worth => Bulk::Set,
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
    // What was loaded for figures that were not made in the end goes.
    if done.is_err() && request.make_mine {
        session.muster.reload_packs();
    }
    let ((plan, made), change) = done?;
    let made_mine = made.len();
    made_too(session, change, made);
    let game = session.game(&request.game)?;
    let answer = plan.told(&session.speaker(&game), sheet, request.spelled_out);
    Ok(ImportAnswer { change: Some(change), made_mine, ..answer })
}

impl Muster {
    /// Works out what importing a spreadsheet would do.
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
        let mut gathered = gather(&Finder::new(game, aliases), sheet, &today);
        let before = self.database()?.holdings(Some(&id))?.into_iter().map(|row| row.holding);
        let before: HashMap<_, _> = before.map(|h| (h.printing.clone(), h)).collect();
        gathered.drop_known_copies(self.database()?.copies(Some(&id))?.into_iter().map(|row| row.copy));
        let only_worth = mode == ImportMode::Worth;
        let holdings = gathered.order.iter().filter_map(|p| gathered.holdings.remove(p));
        // Many people's tables list a whole set and leave empty what they don't have.
        let tells = |h: &Holding| !says_nothing(h) || h.worth.is_some() || before.contains_key(&h.printing);
        let kept = |h: Holding| match before.get(&h.printing) {
            Some(old) if only_worth => Holding { worth: h.worth, ..old.clone() },
            Some(old) => Holding { worth: h.worth.or_else(|| old.worth.clone()), ..h },
            None if only_worth => Holding { worth: h.worth.clone(), ..nothing_of(&h) },
            None => h,
        };
        let tells_worth = |h: &Holding| !only_worth || h.worth.is_some();
        let mut plan = Plan {
            holdings: holdings.filter(|h| tells(h) && tells_worth(h)).map(kept).collect(),
            copies: if only_worth { Vec::new() } else { gathered.copies },
            assumed: gathered.assumed,
            faults: gathered.faults,
            strangers: gathered.strangers,
            fates: gathered.fates,
            figures: gathered.figures,
            ..Plan::default()
        };
        for holding in &plan.holdings {
            let count = match before.get(&holding.printing) {
                None => &mut plan.added,
                Some(old) if mode != ImportMode::Add && says_the_same(old, holding) => &mut plan.unchanged,
                Some(old)
                    if mode == ImportMode::Add && says_nothing(holding) && old.worth == holding.worth =>
                {
                    &mut plan.unchanged
                }
                Some(_) => &mut plan.changed,
            };
            *count += 1;
        }
        Ok(plan)
    }

    /// How many of each figure a spreadsheet says there are, and the rows that nobody understood.
    /// Nothing is kept of it.
    ///
    /// # Errors
    /// The file can't be read, or no column tells rows apart.
    pub fn figures_in(
        &mut self,
        game: &LoadedGame,
        file: &str,
    ) -> Result<(BTreeMap<FigureId, u32>, Vec<RowFault>), Error> {
        let gathered = self.rows_of(game, file, None)?;
        let mut out = BTreeMap::<FigureId, u32>::new();
        for holding in gathered.holdings.into_values() {
            let count = out.entry(holding.figure).or_default();
            *count = count.saturating_add(holding.figures);
        }
        Ok((out, gathered.faults))
    }

    /// What one copy of each figure costs, by a spreadsheet of the user's: the least of several
    /// printings, in the smallest unit of its currency. Nothing is kept of it.
    ///
    /// # Errors
    /// The file can't be read, or has no column of prices, or none that tells rows apart.
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

    /// The rows of a spreadsheet that has to have a column of this kind.
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
        Ok(gather(&Finder::new(game, aliases), &sheet, &today))
    }
}

impl Plan {
    /// The plan in words, with so many rows spelled out.
    fn told(self, speaker: &Speaker<'_>, sheet: Spreadsheet, most: Option<usize>) -> ImportAnswer {
        let most = most.unwrap_or(usize::MAX);
        let left_out = |fault: RowFault| LeftOutRow { message: fault.message(speaker), fault };
        let found = in_sheet(speaker, &sheet, |line| Some(self.figures.get(&line)?.0.clone()));
        let contradictions = contradicted(speaker, &sheet, |line| self.figures.get(&line).cloned());
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
        let key = match &self.unknown_set {
            None => "collection-row-assumed",
            Some(set) => {
                args.push(("set", set.as_str().into()));
                "collection-row-set-unknown"
            }
        };
        let message = speaker.say(key, &args);
        AssumedRow { line: self.line, figure, printing, unknown_set: self.unknown_set, message }
    }
}

/// A printing by its set and number.
fn where_printed(catalogue: &Catalogue, id: &PrintingId) -> String {
    let Some(printing) = catalogue.printings().iter().find(|p| p.id == *id) else { return id.to_string() };
    let set = catalogue.set(&printing.set).map_or(printing.set.as_str(), |s| s.name.as_str());
    format!("{set} {}", printing.number)
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

fn says_the_same(a: &Holding, b: &Holding) -> bool {
    (a.figures, a.cards, a.wanted, a.for_trade, &a.note, &a.worth)
        == (b.figures, b.cards, b.wanted, b.for_trade, &b.note, &b.worth)
}

/// A holding of nothing of the same printing.
fn nothing_of(holding: &Holding) -> Holding {
    let Holding { game, printing, figure, last_name, last_cost, .. } = holding.clone();
    Holding { last_cost, ..Holding::new(game, printing, figure, last_name) }
}
