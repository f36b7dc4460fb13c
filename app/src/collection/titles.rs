//! Rows of a table that are no rows but titles of those below: a single cell with a set's name, or with what the counts
//! below are, such as `Wanted`.

use std::collections::BTreeMap;

use super::finder::Finder;
use crate::base::spreadsheet::{Field, Spreadsheet, Status, bare_heading, only_cell, part};

/// What the titles above a row say of it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Above<'s> {
    pub(super) set: Option<&'s str>,
    pub(super) part: Option<Status>,
    /// Whether the row is a title itself.
    pub(super) is_title: bool,
}

/// Returns what the titles say of the rows below them, by line. They hold up to the next titles, or the next table.
pub(super) fn titles<'s>(finder: &Finder<'_>, sheet: &'s Spreadsheet) -> BTreeMap<usize, Above<'s>> {
    let mut out = BTreeMap::new();
    let mut now = Above::default();
    let mut lone = sheet.layout.lone.iter().map(|(line, text)| (*line, text.as_str())).peekable();
    // Whether titles came since the last row.
    let mut fresh = false;
    for table in sheet.tables() {
        if !fresh {
            now = Above::default();
        }
        for (line, cells) in table {
            while let Some((_, text)) = lone.next_if(|(above, _)| above < line) {
                now.read(finder, text);
            }
            let is_title = only_cell(cells).is_some_and(|text| now.read(finder, text));
            fresh = is_title;
            let part = now.part.filter(|_| !says_what_it_counts(sheet, *line));
            out.insert(*line, Above { part, is_title, ..now });
        }
    }
    out
}

impl<'s> Above<'s> {
    /// Reads a title; returns whether it is one.
    fn read(&mut self, finder: &Finder<'_>, text: &'s str) -> bool {
        if finder.knows(text) {
            return false;
        }
        if finder.set_called(text).is_some() {
            self.set = Some(text);
            return true;
        }
        // A letter alone may stand for anything.
        let found = part(text).filter(|_| text.len() > 1);
        if found.is_some() {
            (self.part, self.set) = (found, None);
        }
        found.is_some()
    }
}

/// Returns whether a table's own headings say what its counts are, and not only that they are counts.
fn says_what_it_counts(sheet: &Spreadsheet, line: usize) -> bool {
    let owned = sheet.mapping.column(Field::Figures).map(|at| bare_heading(&sheet.columns[at]));
    sheet.has(line, &[Field::Wanted, Field::ForTrade, Field::Status])
        || owned.is_some_and(|heading| Status::of(&heading).is_some())
}
