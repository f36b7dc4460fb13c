//! Collecting the rows of a spreadsheet by printing.

use std::collections::{BTreeMap, HashMap};

use muster_db::table::copy::OwnedCopy;
use muster_db::table::holding::Worth;
use muster_rules::fold::fold;
use muster_rules::id::{FigureId, PrintingId};
use uuid::Uuid;

use super::edit::MOST;
use super::fate::{Fate, Fates};
use super::finder::{Finder, Found};
use super::index::bare;
use super::row::{Row, RowFault, RowFaultKind, RowReader};
use super::said::Said;
use crate::base::spreadsheet::{Field, Spreadsheet};
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
    let reader = RowReader::new(&sheet.mapping);
    let mut out = Gathered { today: today.to_owned(), known, ..Gathered::default() };
    for (line, cells) in &sheet.rows {
        let fate = match reader.unread(cells, &sheet.columns) {
            Some(fate) => fate,
            None => out.row(finder, &reader, *line, cells),
        };
        out.fates.put(*line, fate);
    }
    out
}

impl Gathered {
    /// Adds one row and returns its fate.
    fn row(&mut self, finder: &Finder<'_>, reader: &RowReader<'_>, line: usize, cells: &[String]) -> Fate {
        let mut row = match reader.read(line, cells) {
            Ok(row) => row,
            Err(fault) => {
                self.faults.push(fault);
                return Fate::Bad;
            }
        };
        let cell = row.key.name.clone();
        match finder.bare_name(&mut row.key, row.counted) {
            Some(count)
                if count > MOST || row.counts.figures.is_some_and(|told| told != count) && !row.only_copy =>
            {
                let value = cell.chars().take(80).collect();
                let fault = RowFaultKind::Bad { field: Field::Name, value };
                self.faults.push(RowFault { line, fault });
                return Fate::Bad;
            }
            Some(count) if !row.counted => row.counts.figures = Some(count),
            _ => {}
        }
        let found = match finder.find(&row.key, row.points.trim().parse().ok()) {
            Ok(found) => found,
            Err(candidates) => {
                if finder.is_stranger(&row.key) {
                    self.stranger(finder, &row);
                }
                self.faults.push(RowFault::unknown(line, &row.key, candidates));
                return Fate::Unknown;
            }
        };
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
    fn stranger(&mut self, finder: &Finder<'_>, row: &Row) {
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
        }
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
}
