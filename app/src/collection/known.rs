//! What a game tells of a table's cells: whom they name, and which of them are a part of the name beside them, such as
//! `Elite` below `Version`, or a tick below `Elite?`.

use std::collections::{HashMap, HashSet};

use muster_rules::fold::fold;
use muster_rules::game::SpellingRule;

use super::finder::{Finder, Key};
use super::index::bare;
use super::row::COUNTING;
use crate::base::error::Error;
use crate::base::spreadsheet::headings::{count, tick};
use crate::base::spreadsheet::{Field, Knows, Spreadsheet, bare_heading, cell};

/// Maximum number of rows by which a column is judged.
const JUDGED: usize = 300;

impl Knows for Finder<'_> {
    fn is_name(&self, cell: &str) -> bool {
        !self.named(cell).is_empty()
    }

    fn is_set(&self, cell: &str) -> bool {
        self.set_called(cell).is_some()
    }

    fn is_number_of(&self, number: &str, name: &str, set: &str) -> bool {
        let set = self.set_called(set);
        let figures = self.called(&self.named(name));
        let mut printings = figures.iter().flat_map(|figure| self.printings(figure));
        printings.any(|p| {
            !p.number.is_empty() && bare(&p.number) == bare(number) && set.is_none_or(|s| p.set == *s)
        })
    }

    fn is_cost_of(&self, cost: &str, name: &str) -> bool {
        let cost = cost.parse().ok();
        let catalogue = &self.game().catalogue;
        let mut figures = self.called(&self.named(name)).iter().filter_map(|id| catalogue.figure(id));
        cost.is_some() && figures.any(|figure| figure.cost.known() == cost)
    }
}

impl Finder<'_> {
    /// Returns the known name in a cell, without what else it says; empty if there is none.
    fn named(&self, cell: &str) -> String {
        let mut key = Key { name: cell.to_owned(), ..Key::default() };
        self.bare_name(&mut key, false);
        if self.knows(&key.name) { key.name } else { String::new() }
    }

    /// Returns a name with the parts that a row says in columns of their own, each as a heading and a cell. What is part
    /// of other names, but not of this one, makes it a name that nobody has: it is asked.
    pub(super) fn with_parts(&self, name: &str, parts: &[(String, String)]) -> String {
        let mut whole = name.to_owned();
        for (heading, cell) in parts.iter().filter(|_| !name.is_empty()) {
            let Some(part) = self.part_of_name(heading, cell) else { continue };
            if !fold(&whole).contains(&format!("({part})")) {
                whole = self.joined(&whole, part);
            }
        }
        whole
    }

    /// Returns the part of a name that a cell says: itself, or its heading where it is ticked.
    fn part_of_name(&self, heading: &str, cell: &str) -> Option<&str> {
        let ticked = || tick(cell).unwrap_or_else(|| count(cell).is_some_and(|count| count > 0));
        self.part(cell).or_else(|| self.part(heading).filter(|_| ticked()))
    }

    /// Joins a part to a name, before another part that it has already where that is the known name.
    fn joined(&self, name: &str, part: &str) -> String {
        let behind = format!("{name} ({part})");
        let before = name.rfind('(').map(|at| format!("{}({part}) {}", &name[..at], &name[at..]));
        before.filter(|before| !self.knows(&behind) && self.knows(before)).unwrap_or(behind)
    }

    /// Finds the columns that say a part of the name, and reads them so. One may fit only together with another.
    ///
    /// # Errors
    /// The counts stand below the parts, a column for each.
    pub(super) fn find_parts(&self, sheet: &mut Spreadsheet) -> Result<(), Error> {
        let Some(name) = sheet.mapping.column(Field::Name) else { return Ok(()) };
        let found = |sheet: &Spreadsheet| {
            let mut columns = 0..sheet.columns.len();
            columns.find(|column| {
                let of_sets =
                    sheet.mapping.column(Field::Set) == Some(*column) && !sheet.mapping.is_chosen(*column);
                (of_sets || sheet.is_unexplained(*column)) && self.says_parts(sheet, name, *column, of_sets)
            })
        };
        while let Some(column) = found(sheet) {
            sheet.mapping.forget(column);
            sheet.mapping.add(column, Field::Name);
        }
        let mut columns = sheet.columns.iter();
        let below = columns.any(|heading| self.part(&bare_heading(heading)).is_some());
        let mut open = (0..sheet.columns.len()).filter(|column| sheet.is_unexplained(*column));
        let counts = COUNTING.iter().any(|field| sheet.mapping.column(*field).is_some());
        if below && !counts && open.any(|column| is_counted(sheet, column)) {
            Err(sheet.lacks(Field::Figures.name()))
        } else {
            Ok(())
        }
    }

    /// Returns whether a column says parts of the names: most of what it says of that kind makes a known name.
    fn says_parts(&self, sheet: &Spreadsheet, name: usize, column: usize, of_sets: bool) -> bool {
        let others: Vec<_> = sheet.mapping.more(Field::Name).collect();
        let heading = |column: usize| bare_heading(&sheet.columns[column]);
        let own = heading(column);
        let below = self.part(&own).is_some();
        if below && is_counted(sheet, column) {
            return false;
        }
        let (mut fit, mut all) = (0, 0);
        for (_, cells) in sheet.rows.iter().take(JUDGED) {
            let text = cell(cells, column);
            if text.is_empty() {
                continue;
            }
            if of_sets && self.is_set(text)
                || below && tick(text).is_none() && count(text).is_none() && self.part(text).is_none()
            {
                return false;
            }
            if self.part_of_name(&own, text).is_some() {
                let columns = others.iter().chain([&column]);
                let parts: Vec<_> = columns.map(|at| (heading(*at), cell(cells, *at).to_owned())).collect();
                all += 1;
                fit += usize::from(self.knows(&self.with_parts(&self.named(cell(cells, name)), &parts)));
            }
        }
        fit > 0 && fit * 2 >= all || below && all == 0 && !sheet.rows.is_empty()
    }
}

/// Returns whether a column counts more than one of something.
fn is_counted(sheet: &Spreadsheet, column: usize) -> bool {
    sheet.rows.iter().any(|(_, cells)| count(cell(cells, column)).is_some_and(|count| count > 1))
}

/// Returns what stands in brackets in several names, by itself and by how people write it besides: `elit Nexu`.
pub(super) fn parts_of<'n>(
    names: impl Iterator<Item = &'n String>,
    spellings: &[SpellingRule],
) -> HashMap<String, String> {
    let inside =
        |text: &str| text.trim_matches(|c: char| c.is_whitespace() || "()（）".contains(c)).to_owned();
    let (mut once, mut out) = (HashSet::new(), HashMap::new());
    for part in names.flat_map(|name| name.split('(').skip(1)).filter_map(|rest| rest.split(')').next()) {
        if !once.insert(part) {
            out.insert(part.to_owned(), part.to_owned());
        }
    }
    for (rule, part) in spellings.iter().filter_map(|rule| Some((rule, fold(&inside(rule.drop.as_ref()?))))) {
        if out.contains_key(&part) {
            let forms = rule.forms.iter().map(|form| fold(&inside(&form.replace("{name}", ""))));
            out.extend(forms.map(|form| (form, part.clone())));
        }
    }
    out
}
