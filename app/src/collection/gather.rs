//! Collecting the rows of a spreadsheet by printing.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use muster_db::DbError;
use muster_db::entry::id_of;
use muster_db::table::copy::OwnedCopy;
use muster_db::table::holding::Worth;
use muster_rules::fold::fold;
use muster_rules::id::{FigureId, PrintingId};
use uuid::Uuid;

use super::above::sets_above;
use super::edit::MOST;
use super::fate::{Fate, Fates};
use super::finder::{Finder, Found, Key};
use super::index::bare;
use super::row::{Row, RowFault, RowFaultKind, RowReader};
use super::said::Said;
use super::titles::titles;
use crate::base::spreadsheet::{Field, Reading, Sheet, Spreadsheet, Status};
use crate::own::facts::{faction_called, parted};
use crate::own::my_figures::FigureForm;

/// A row with a guessed printing, and the unknown set that it names, if any.
pub(super) struct Assumed {
    pub(super) line: usize,
    pub(super) found: Found,
    pub(super) unknown_set: Option<String>,
    /// The set and number of the row, if they are another figure's.
    pub(super) contradicted: Option<String>,
}

/// The data of all rows of a file, by printing.
#[derive(Default)]
pub(super) struct Gathered {
    pub(super) order: Vec<PrintingId>,
    pub(super) said: HashMap<PrintingId, Said>,
    pub(super) copies: Vec<(Option<Uuid>, OwnedCopy)>,
    /// The copies that are there already, by id.
    known: BTreeMap<Uuid, OwnedCopy>,
    pub(super) assumed: Vec<Assumed>,
    pub(super) faults: Vec<RowFault>,
    /// Unknown figures, each once, as forms for new figures.
    pub(super) strangers: Vec<FigureForm>,
    /// The line of each of them.
    strange_lines: Vec<usize>,
    /// What each sheet gave.
    pub(super) sheets: Vec<SheetGave>,
    pub(super) fates: Fates,
    /// The figure and the count of each row, by line.
    pub(super) figures: HashMap<usize, (FigureId, u32)>,
    /// The date for which the current prices are recorded.
    today: String,
}

/// Collects all rows of a spreadsheet.
pub(super) fn gather(
    finder: &Finder<'_>,
    sheet: &Spreadsheet,
    known: BTreeMap<Uuid, OwnedCopy>,
    today: &str,
) -> Gathered {
    let reader = RowReader::new(sheet);
    let mut out = Gathered::new(known, today);
    let mut fates = Vec::new();
    let above = sets_above(sheet);
    let titled = titles(finder, sheet);
    for (line, cells) in &sheet.rows {
        let fate = match reader.unread(cells, &sheet.columns) {
            Some(fate) => fate,
            None if titled.get(line).is_some_and(|above| above.is_title) => Fate::Heading,
            None => match reader.read(*line, cells) {
                Ok(row) => {
                    let of_sheet = Around::of(finder, sheet, *line);
                    let title = titled.get(line).copied().unwrap_or_default();
                    let around = Around {
                        above: above.get(line).copied().or(title.set),
                        part: title.part.or(of_sheet.part),
                        ..of_sheet
                    };
                    out.row(finder, *line, row, &around)
                }
                Err(fault) => {
                    out.faults.push(fault);
                    Fate::Bad
                }
            },
        };
        fates.push((*line, fate));
    }
    out.end(finder, sheet, fates);
    out
}

/// What the sheet around a row, or the list's part, says of it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Around<'s> {
    /// The set that the sheet's name names.
    set: Option<&'s str>,
    /// The set written above it.
    pub(super) above: Option<&'s str>,
    /// What its counts are.
    pub(super) part: Option<Status>,
}

impl<'s> Around<'s> {
    fn of(finder: &Finder<'_>, sheet: &'s Spreadsheet, line: usize) -> Self {
        let Some(tab) = sheet.sheet_of(line) else { return Self::default() };
        let set = set_of(finder, sheet, tab);
        Self { set, above: None, part: tab.part.filter(|_| set.is_none()) }
    }
}

/// Returns the set that a sheet's name names, if no column does.
fn set_of<'s>(finder: &Finder<'_>, sheet: &Spreadsheet, tab: &'s Sheet) -> Option<&'s str> {
    let told = tab.has(&sheet.mapping, &[Field::Set, Field::Printing]);
    (!told && finder.set_called(&tab.name).is_some()).then_some(tab.name.as_str())
}

/// What a sheet of a workbook gave.
#[derive(Clone, Debug, Default)]
pub(super) struct SheetGave {
    /// Number of rows with a figure.
    pub(super) rows: usize,
    /// The set that its name names.
    pub(super) set: Option<String>,
    /// Whether it is left out, as none of its rows names a figure.
    pub(super) no_figures: bool,
}

impl Gathered {
    /// Creates an account without rows, beside the copies that are there already.
    pub(super) fn new(known: BTreeMap<Uuid, OwnedCopy>, today: &str) -> Self {
        Self { today: today.to_owned(), known, ..Self::default() }
    }

    /// Adds one row and returns its fate.
    pub(super) fn row(
        &mut self,
        finder: &Finder<'_>,
        line: usize,
        mut row: Row,
        around: &Around<'_>,
    ) -> Fate {
        if row.status == Some(Status::Skip) {
            return Fate::Skipped;
        }
        if let Some(set) = around.set.filter(|_| row.key.set.is_empty() && row.key.printing.is_empty()) {
            row.key.set = set.to_owned();
        }
        let cell = row.key.name.clone();
        match finder.bare_name(&mut row.key, row.counted) {
            Some(count)
                if count > MOST || row.counts.figures.is_some_and(|told| told != count) && !row.only_copy =>
            {
                let value = cell.chars().take(80).collect();
                let fault = RowFaultKind::Bad { field: Field::Name, value };
                self.faults.push(RowFault::new(line, fault));
                return Fate::Bad;
            }
            Some(count) if !row.counted => row.counts.figures = Some(count),
            _ => {}
        }
        row.key.name = finder.with_parts(&row.key.name, &row.parts);
        if let Some(above) = around.above.filter(|_| row.key.set.is_empty() && row.key.printing.is_empty()) {
            let key = Key { set: above.to_owned(), ..row.key.clone() };
            // A name that isn't in that set is of none.
            if finder.find(&key).is_ok_and(|found| !found.unknown_set) {
                row.key = key;
            }
        }
        let found = match finder.find(&row.key) {
            Ok(found) => found,
            Err(candidates) => {
                if finder.is_stranger(&row.key) {
                    self.stranger(finder, line, &row);
                }
                self.faults.push(RowFault::unknown(line, &row.key, candidates));
                return Fate::Unknown;
            }
        };
        row.settle(around.part);
        let listed = row.counts.figures.unwrap_or(row.listed);
        self.figures.insert(line, (found.figure.clone(), listed));
        let assumed = found.assumed || found.unknown_set || found.contradicted;
        if assumed {
            let unknown_set = found.unknown_set.then(|| row.key.set.clone());
            let said = || [row.key.set.as_str(), row.key.number.as_str()].join(" ").trim().to_owned();
            let contradicted = found.contradicted.then(said);
            self.assumed.push(Assumed { line, found: found.clone(), unknown_set, contradicted });
        }
        let says_nothing =
            row.copy.is_none() && row.counts.is_empty() && row.listed == 0 && row.worth.is_none();
        if let Some(details) = row.copy {
            let old = row.copy_id.and_then(|id| self.known.get(&id));
            self.copies.push((row.copy_id, details.of(finder.game(), &found, old)));
        }
        if !row.only_copy {
            let worth = row.worth.map(|price| Worth { price, told_on: self.today.clone() });
            let said = self.said.entry(found.printing.clone()).or_insert_with(|| {
                self.order.push(found.printing.clone());
                Said::new(finder.game(), &found, line)
            });
            said.add(&row.counts, row.listed, worth);
        }
        match () {
            () if assumed => Fate::Assumed,
            () if says_nothing => Fate::None,
            () => Fate::Taken,
        }
    }

    /// Adds an unknown figure named by a row.
    fn stranger(&mut self, finder: &Finder<'_>, line: usize, row: &Row) {
        let (data, key) = (finder.game().catalogue.game(), &row.key);
        let faction = |part| faction_called(data, part).map(|f| f.id.to_string());
        let form = FigureForm {
            name: key.name.clone(),
            factions: parted(&row.faction).filter_map(faction).collect(),
            cost: if data.points { row.points.clone() } else { String::new() },
            set: key.set.clone(),
            number: bare(&key.number),
            ..FigureForm::default()
        };
        if !self.strangers.iter().any(|known| fold(&known.name) == fold(&form.name)) {
            self.strangers.push(form);
            self.strange_lines.push(line);
        }
    }

    /// Closes the account: rows of sheets without any figure are left out, and faults are told by their sheet.
    pub(super) fn end(&mut self, finder: &Finder<'_>, sheet: &Spreadsheet, mut fates: Vec<(usize, Fate)>) {
        let gave = |tab: &Sheet| {
            let of = fates.iter().filter(|(line, _)| tab.holds(*line));
            let rows = |is: fn(Fate) -> bool| of.clone().filter(|(_, fate)| is(*fate)).count();
            let known = rows(|fate| matches!(fate, Fate::Taken | Fate::Assumed | Fate::None | Fate::Skipped));
            let set = set_of(finder, sheet, tab).map(str::to_owned);
            let rows = rows(|fate| matches!(fate, Fate::Taken | Fate::Assumed));
            SheetGave { rows, set, no_figures: known == 0 && tab.reading == Reading::Found }
        };
        self.sheets = sheet.sheets.iter().map(gave).collect();
        // If no sheet has any figure, the faults tell why.
        let tabs = || sheet.sheets.iter().zip(&self.sheets);
        let none = tabs().all(|(tab, gave)| !tab.is_read() || gave.no_figures);
        self.sheets.iter_mut().for_each(|gave| gave.no_figures &= !none);
        let without: Vec<_> = sheet
            .sheets
            .iter()
            .zip(&self.sheets)
            .filter(|(tab, gave)| tab.is_read() && gave.no_figures)
            .collect();
        let left_out = |line: usize| without.iter().any(|(tab, _)| tab.holds(line));
        self.faults.retain(|fault| !left_out(fault.line));
        let lines = std::mem::take(&mut self.strange_lines);
        let mut each = lines.into_iter();
        self.strangers.retain(|_| each.next().is_none_or(|line| !left_out(line)));
        fates.iter_mut().filter(|(line, _)| left_out(*line)).for_each(|(_, fate)| *fate = Fate::Elsewhere);
        fates.into_iter().for_each(|(line, fate)| self.fates.put(line, fate));
        self.faults.iter_mut().for_each(|fault| fault.locate(sheet));
    }

    /// Drops copies without an id that are already stored, so that importing a file twice doesn't duplicate them.
    pub(super) fn drop_known_copies(&mut self) {
        let mut left = BTreeMap::<String, usize>::new();
        let key = |copy: &OwnedCopy| serde_json::to_string(copy).unwrap_or_default();
        for copy in self.known.values() {
            *left.entry(key(copy)).or_default() += 1;
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

    /// Gives copies without an id one that follows from what they are, so that two machines that import the same file
    /// have the same copies.
    pub(super) fn identify_copies(&mut self) -> Result<(), DbError> {
        let mut taken: BTreeSet<Uuid> = self.known.keys().copied().collect();
        taken.extend(self.copies.iter().filter_map(|(id, _)| *id));
        for (id, copy) in self.copies.iter_mut().filter(|(id, _)| id.is_none()) {
            let mut time = 0_u32;
            let fresh = loop {
                let fresh = id_of(&("copy", &copy, time))?;
                if taken.insert(fresh) {
                    break fresh;
                }
                time += 1;
            };
            *id = Some(fresh);
        }
        Ok(())
    }
}
