//! Importing a collection: what a spreadsheet would do, shown first, then done in one go.

use std::collections::{BTreeMap, HashMap};

use muster_db::pack::LoadedGame;
use muster_db::table::copy::OwnedCopy;
use muster_db::table::holding::{Bulk, Holding};
use muster_rules::id::{FigureId, PrintingId};
use serde::Serialize;
use uuid::Uuid;

use super::export::says_nothing;
use super::finder::{Finder, Found};
use super::mapping::{Field, Mapping};
use super::row::{RowFault, RowReader};
use super::spreadsheet::Spreadsheet;
use crate::error::Error;
use crate::muster::Muster;

/// What an import does with a printing that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportMode {
    /// The file says what there is: its numbers replace those kept.
    Replace,
    /// The file says what came in: its numbers are added.
    Add,
}

/// What an import would do. Nothing has been done yet.
#[derive(Clone, Debug, Serialize)]
pub struct ImportPlan {
    /// The columns with what each was taken for.
    pub columns: Vec<PlannedColumn>,
    /// Printings that come in anew.
    pub added: u32,
    /// Printings that are there and would change.
    pub changed: u32,
    /// Printings that would stay as they are.
    pub unchanged: u32,
    /// Single copies with details of their own.
    pub copies: u32,
    /// Rows for which a printing was assumed, since only the figure was named.
    pub assumed: Vec<AssumedRow>,
    /// Rows that would be left out, and why.
    pub faults: Vec<RowFault>,
    /// The encoding, where a text wasn't UTF-8.
    pub encoding: Option<&'static str>,
    #[serde(skip)]
    holdings: Vec<Holding>,
    #[serde(skip)]
    owned: Vec<(Option<Uuid>, OwnedCopy)>,
    #[serde(skip)]
    mode: ImportMode,
}

/// A column of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlannedColumn {
    /// Its heading.
    pub heading: String,
    /// What it was taken for.
    pub field: Option<Field>,
}

/// A row that doesn't tell its printing for sure, and the one that was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AssumedRow {
    /// The line in the file.
    pub line: usize,
    /// The figure.
    pub figure: FigureId,
    /// The printing taken: its first.
    pub printing: PrintingId,
    /// The set that the row names and nobody knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unknown_set: Option<String>,
}

/// Counts gathered over all rows of a file, by printing.
#[derive(Default)]
struct Gathered {
    order: Vec<PrintingId>,
    holdings: HashMap<PrintingId, Holding>,
    copies: Vec<(Option<Uuid>, OwnedCopy)>,
    assumed: Vec<AssumedRow>,
    faults: Vec<RowFault>,
}

impl Muster {
    /// Works out what importing a spreadsheet would do.
    ///
    /// # Errors
    /// No column tells rows apart, or the collection can't be read.
    pub fn plan_import(
        &mut self,
        game: &LoadedGame,
        file: &str,
        sheet: &Spreadsheet,
        mapping: &Mapping,
        mode: ImportMode,
    ) -> Result<ImportPlan, Error> {
        if !mapping.identifies() {
            return Err(unidentified(file, sheet));
        }
        let id = game.catalogue.game().id.clone();
        let aliases = self.database()?.aliases(&id)?;
        let aliases = aliases.into_values().map(|a| (a.written, a.figure)).collect();
        let finder = Finder::new(game, aliases);
        let mut gathered = gather(&finder, sheet, mapping);
        let before: HashMap<_, _> = self.database()?.holdings(Some(&id))?.into_iter().collect_by_printing();
        gathered.drop_known_copies(self.database()?.copies(Some(&id))?.into_iter().map(|row| row.copy));
        let holdings = gathered.order.iter().filter_map(|p| gathered.holdings.remove(p));
        // Many people's tables list a whole set and leave empty what they don't have.
        let tells = |h: &Holding| !says_nothing(h) || before.contains_key(&h.printing);
        let holdings: Vec<_> = holdings.filter(tells).collect();
        let (mut added, mut changed, mut unchanged) = (0, 0, 0);
        for holding in &holdings {
            match before.get(&holding.printing) {
                None => added += 1,
                Some(old) if mode == ImportMode::Replace && same_counts(old, holding) => unchanged += 1,
                Some(_) if mode == ImportMode::Add && says_nothing(holding) => unchanged += 1,
                Some(_) => changed += 1,
            }
        }
        let columns = sheet.columns.iter().zip(&mapping.fields);
        let columns =
            columns.map(|(heading, field)| PlannedColumn { heading: heading.clone(), field: *field });
        Ok(ImportPlan {
            columns: columns.collect(),
            added,
            changed,
            unchanged,
            copies: u32::try_from(gathered.copies.len()).unwrap_or(u32::MAX),
            assumed: gathered.assumed,
            faults: gathered.faults,
            encoding: sheet.encoding,
            holdings,
            owned: gathered.copies,
            mode,
        })
    }

    /// Carries a plan out: all of it or, where the database fails, nothing.
    ///
    /// # Errors
    /// Those of the database.
    pub fn import(&mut self, plan: &ImportPlan) -> Result<(), Error> {
        let now = self.now();
        let how = match plan.mode {
            ImportMode::Replace => Bulk::Set,
            ImportMode::Add => Bulk::Add,
        };
        let database = self.database()?;
        database.put_collection(&plan.owned, &plan.holdings, how, now)?;
        Ok(())
    }
}

impl Muster {
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
        let sheet = super::spreadsheet::read(file, &crate::decode::read_input(std::path::Path::new(file))?)?;
        let mapping = Mapping::guess(&sheet.columns);
        if !mapping.identifies() {
            return Err(unidentified(file, &sheet));
        }
        if let Some(wanted) = wanted.filter(|w| mapping.column(*w).is_none()) {
            let (file, column) = (file.to_owned(), wanted.name().to_owned());
            return Err(Error::ColumnMissing { file, column, found: sheet.columns });
        }
        let id = game.catalogue.game().id.clone();
        let learnt = self.database_if_any().0.and_then(|d| d.aliases(&id).ok()).unwrap_or_default();
        let aliases = learnt.into_values().map(|a| (a.written, a.figure)).collect();
        Ok(gather(&Finder::new(game, aliases), &sheet, &mapping))
    }
}

/// No column tells one row from another.
fn unidentified(file: &str, sheet: &Spreadsheet) -> Error {
    Error::ColumnMissing {
        file: file.to_owned(),
        column: [Field::Name, Field::Set, Field::Number].map(Field::name).join(", "),
        found: sheet.columns.clone(),
    }
}

trait CollectByPrinting {
    fn collect_by_printing(self) -> HashMap<PrintingId, Holding>;
}

impl<I: Iterator<Item = muster_db::table::holding::HoldingRow>> CollectByPrinting for I {
    fn collect_by_printing(self) -> HashMap<PrintingId, Holding> {
        self.map(|row| (row.holding.printing.clone(), row.holding)).collect()
    }
}

fn same_counts(a: &Holding, b: &Holding) -> bool {
    (a.figures, a.cards, a.wanted, a.for_trade, &a.note)
        == (b.figures, b.cards, b.wanted, b.for_trade, &b.note)
}

fn gather(finder: &Finder<'_>, sheet: &Spreadsheet, mapping: &Mapping) -> Gathered {
    let reader = RowReader::new(mapping);
    let mut out = Gathered::default();
    for (line, cells) in &sheet.rows {
        let row = match reader.read(*line, cells) {
            Ok(row) => row,
            Err(fault) => {
                out.faults.push(fault);
                continue;
            }
        };
        let found = match finder.find(&row.key) {
            Ok(found) => found,
            Err(candidates) => {
                out.faults.push(RowFault::unknown(*line, &row.key, candidates));
                continue;
            }
        };
        if found.assumed || found.unknown_set {
            let (figure, printing) = (found.figure.clone(), found.printing.clone());
            let unknown_set = found.unknown_set.then(|| row.key.set.clone());
            out.assumed.push(AssumedRow { line: *line, figure, printing, unknown_set });
        }
        if let Some(details) = row.copy {
            out.copies.push((row.copy_id, details.of(finder.game(), &found)));
        }
        if !row.only_copy {
            out.add(finder, &found, &row.counts);
        }
    }
    out
}

impl Gathered {
    /// Adds a row's counts to its printing's: a file may have a line for every figure.
    fn add(&mut self, finder: &Finder<'_>, found: &Found, counts: &super::row::Counts) {
        let holding = self.holdings.entry(found.printing.clone()).or_insert_with(|| {
            self.order.push(found.printing.clone());
            let game = finder.game().catalogue.game().id.clone();
            let mut new =
                Holding::new(game, found.printing.clone(), found.figure.clone(), found.name.clone());
            new.last_cost = found.cost;
            new
        });
        holding.figures = holding.figures.saturating_add(counts.figures);
        holding.cards = holding.cards.saturating_add(counts.cards);
        holding.wanted = holding.wanted.saturating_add(counts.wanted);
        holding.for_trade = holding.for_trade.saturating_add(counts.for_trade);
        if !counts.note.is_empty() && !holding.note.contains(&counts.note) {
            if !holding.note.is_empty() {
                holding.note.push('\n');
            }
            holding.note.push_str(&counts.note);
        }
    }

    /// Leaves out copies without an id that are kept already, so that importing a file twice
    /// doesn't double them.
    fn drop_known_copies(&mut self, known: impl Iterator<Item = OwnedCopy>) {
        let mut left = BTreeMap::<String, usize>::new();
        let key = |copy: &OwnedCopy| serde_json::to_string(copy).unwrap_or_default();
        for copy in known {
            *left.entry(key(&copy)).or_default() += 1;
        }
        self.copies.retain(|(id, copy)| {
            if id.is_some() {
                return true;
            }
            match left.get_mut(&key(copy)) {
                Some(count) if *count > 0 => {
                    *count -= 1;
                    false
                }
                _ => true,
            }
        });
    }
}
