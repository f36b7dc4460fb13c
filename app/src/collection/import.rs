//! Import of a collection: a preview of what a spreadsheet would do, then all of it in one transaction.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use muster_db::pack::LoadedGame;
use muster_db::table::copy::OwnedCopy;
use muster_db::table::holding::{Bulk, Holding};
use muster_rules::id::FigureId;
use serde::Deserialize;
use ts_rs::TS;
use uuid::Uuid;

use super::changes::{says_the_same, sum};
use super::fate::Fates;
use super::finder::Finder;
use super::gather::{Assumed, Gathered, SheetGave, gather};
pub use super::import_answer::{
    AssumedRow, ColumnView, ImportAnswer, LeftOutRow, NamedField, SheetView, StatusView,
};
use super::listed::gather_list;
use super::row::RowFault;
use super::running::forget_running_numbers;
use super::said::ImportMode;
use super::undo::remembering_made;
use super::whose::rather;
use crate::base::decode::read_input;
use crate::base::error::{Error, WireError};
use crate::base::muster::Muster;
use crate::base::session::Session;
use crate::base::spreadsheet::{self, Field, Mapping, Spreadsheet, Status, status_key};
use crate::base::words::Words;
use crate::own::my_figures::FigureForm;
use crate::squads::extra_names;

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
    /// The names of the sheets to read; null for all with figures.
    #[serde(default)]
    #[ts(optional)]
    pub sheets: Option<Vec<String>>,
    /// What values of a status column mean, where Muster doesn't know or the user knows better.
    #[serde(default)]
    #[ts(optional, as = "Option<BTreeMap<String, Status>>")]
    pub statuses: BTreeMap<String, Status>,
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

/// The result of analysing a spreadsheet: everything to be written.
#[derive(Default)]
pub(super) struct Plan {
    pub(super) holdings: Vec<Holding>,
    pub(super) copies: Vec<(Option<Uuid>, OwnedCopy)>,
    pub(super) added: u32,
    pub(super) changed: u32,
    pub(super) unchanged: u32,
    /// Changed printings by the line that names them first, as they are and as they will be.
    pub(super) changes: Vec<(usize, Holding, Holding)>,
    pub(super) assumed: Vec<Assumed>,
    pub(super) faults: Vec<RowFault>,
    pub(super) strangers: Vec<FigureForm>,
    pub(super) fates: Fates,
    /// Whether no row could be read.
    pub(super) unread: bool,
    /// What each sheet of a workbook gave.
    pub(super) sheets: Vec<SheetGave>,
    /// The figure and the count of each row, by line.
    pub(super) figures: HashMap<usize, (FigureId, u32)>,
}

/// Reads a spreadsheet, and applies the request's mapping of columns.
pub fn read(request: &ImportRequest, _: &Words) -> Result<Spreadsheet, Error> {
    let path = Path::new(&request.path);
    let bytes = read_input(path)?;
    let file = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    let mut sheet = spreadsheet::read_chosen(&file, &bytes, request.heading, request.sheets.as_deref())?;
    if let Some(told) = &request.mapping {
        sheet.mapping = Mapping::told(sheet.columns.len(), told);
    }
    sheet.statuses = request.statuses.iter().map(|(value, status)| (status_key(value), *status)).collect();
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
    mut sheet: Spreadsheet,
) -> Result<ImportAnswer, Error> {
    let game = session.game(&request.game)?;
    // The columns can be shown even if no import is possible.
    let planned = match sheet.identified() {
        Ok(()) => session.muster.plan_import(&game, &mut sheet, request.mode),
        Err(error) => Err(error),
    };
    let (plan, trouble) = match planned {
        Ok(plan) => (plan, None),
        Err(error @ (Error::ColumnMissing { .. } | Error::NothingFound(_))) => {
            let unread = Plan { unread: true, ..Plan::default() };
            (unread, Some(WireError::new(&error, &session.words)))
        }
        Err(error) => return Err(error),
    };
    let rather = rather(session, &game, &sheet, &plan.figures);
    let answer = plan.told(&session.speaker(&game), sheet, request.spelled_out);
    Ok(ImportAnswer { trouble, rather, ..answer })
}

/// Imports a spreadsheet, all of it or nothing.
pub fn import(
    session: &mut Session,
    request: ImportRequest,
    mut sheet: Spreadsheet,
) -> Result<ImportAnswer, Error> {
    let game = session.game(&request.game)?;
    sheet.identified()?;
    let how = match request.mode {
        ImportMode::Replace | ImportMode::ReplaceAll | ImportMode::Worth => Bulk::Set,
        ImportMode::Add => Bulk::Add,
    };
    let done = remembering_made(session, &game.catalogue.game().id, |muster| {
        let mut plan = muster.plan_import(&game, &mut sheet, request.mode)?;
        let mut made = Vec::new();
        if request.make_mine && !plan.strangers.is_empty() {
            made = muster.make_mine(&game, &plan.strangers)?;
            let game = muster.game(Some(&request.game))?;
            plan = muster.plan_import(&game, &mut sheet, request.mode)?;
        }
        let now = muster.now();
        muster.database()?.is_part_of(sheet.act()?)?;
        muster.database()?.put_collection(&plan.copies, &plan.holdings, how, now)?;
        Ok(((plan, made.len()), made))
    });
    // Discard packs loaded for new figures that were rolled back.
    if done.is_err() && request.make_mine {
        session.muster.reload_packs();
    }
    let ((plan, made_mine), change) = done?;
    let game = session.game(&request.game)?;
    let answer = plan.told(&session.speaker(&game), sheet, request.spelled_out);
    Ok(ImportAnswer { change: Some(change), made_mine, ..answer })
}

impl Muster {
    /// Computes what importing a spreadsheet would do.
    fn plan_import(
        &mut self,
        game: &LoadedGame,
        sheet: &mut Spreadsheet,
        mode: ImportMode,
    ) -> Result<Plan, Error> {
        let id = game.catalogue.game().id.clone();
        let aliases = self.database()?.aliases(&id)?;
        let aliases = aliases.into_values().map(|a| (a.written, a.figure)).collect();
        let today = self.now().date_naive().to_string();
        let known = self.database()?.copies(Some(&id))?.into_iter().map(|row| (row.uuid, row.copy)).collect();
        let mut gathered = gathered(game, aliases, sheet, known, &today)?;
        let before = self.database()?.holdings(Some(&id))?.into_iter().map(|row| row.holding);
        let before: HashMap<_, _> = before.map(|h| (h.printing.clone(), h)).collect();
        gathered.drop_known_copies();
        gathered.identify_copies()?;
        let only_worth = mode == ImportMode::Worth;
        let mut plan = Plan {
            copies: if only_worth { Vec::new() } else { gathered.copies },
            assumed: gathered.assumed,
            faults: gathered.faults,
            strangers: gathered.strangers,
            fates: gathered.fates,
            sheets: gathered.sheets,
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
        let mut sheet = spreadsheet::read(file, &read_input(Path::new(file))?, None)?;
        sheet.identified()?;
        // Beside a price that somebody asks or paid, the market's is today's: what a copy costs.
        if wanted == Some(Field::Price)
            && sheet.mapping.column(Field::Price).is_none()
            && let Some(worth) = sheet.mapping.column(Field::Worth)
        {
            sheet.mapping.set(worth, Field::Price);
        }
        if let Some(wanted) = wanted.filter(|w| sheet.mapping.column(*w).is_none()) {
            return Err(sheet.lacks(wanted.name()));
        }
        let id = game.catalogue.game().id.clone();
        let learnt = self.database_if_any().0.and_then(|d| d.aliases(&id).ok()).unwrap_or_default();
        let aliases = learnt.into_values().map(|a| (a.written, a.figure)).collect();
        let today = self.now().date_naive().to_string();
        gathered(game, aliases, &mut sheet, BTreeMap::new(), &today)
    }
}

/// Collects the rows of a spreadsheet, or the lines of a list.
///
/// # Errors
/// A list names no figure, or nothing tells what a table's columns hold.
pub(super) fn gathered(
    game: &LoadedGame,
    aliases: Vec<(String, FigureId)>,
    sheet: &mut Spreadsheet,
    known: BTreeMap<Uuid, OwnedCopy>,
    today: &str,
) -> Result<Gathered, Error> {
    if sheet.is_list() {
        let extra = extra_names(game, aliases.clone());
        let gathered = gather_list(&Finder::new(game, aliases), &extra, sheet, today);
        let nothing = gathered.figures.is_empty();
        return if nothing { Err(Error::NothingFound(sheet.file.clone())) } else { Ok(gathered) };
    }
    let finder = Finder::new(game, aliases);
    sheet.settle(&finder)?;
    finder.find_parts(sheet)?;
    forget_running_numbers(&finder, sheet);
    Ok(gather(&finder, sheet, known, today))
}
