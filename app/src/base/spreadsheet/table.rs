//! One table: its headings, what stands above them, and its rows.

use super::headings::field_of;
use super::sections::{Section, divide};
use super::{FirstLine, Mapping, Stretches};
use crate::base::foreign::Lines;

/// Number of lines in which the headings are searched.
pub(super) const HEAD: usize = 30;
/// Number of first lines shown, to choose the headings from.
const FIRST: usize = 15;
/// Maximum length of each of them, in characters.
const FIRST_LENGTH: usize = 90;

/// A table, found among the lines of a text or a sheet.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    pub(super) columns: Vec<String>,
    pub(super) rows: Lines,
    pub(super) mapping: Mapping,
    /// Lines above the headings.
    pub(super) titles: Vec<usize>,
    pub(super) heading: Option<usize>,
    pub(super) found: bool,
    /// The lines of further headings, and the tables that they divide it into; none if there is only one.
    pub(super) again: Vec<usize>,
    pub(super) sections: Vec<Section>,
    /// The titles of a single cell.
    pub(super) lone: Vec<(usize, String)>,
    pub(super) first: Vec<FirstLine>,
}

impl Table {
    /// Finds the table. `told` is the line of the headings: 0 if there are none, `None` to detect it.
    pub(super) fn of(mut rows: Lines, told: Option<usize>) -> Self {
        let first = first(&rows);
        let mut found = told.is_some();
        let at = match told {
            Some(0) => None,
            Some(told) => Some(rows.iter().position(|(line, _)| *line >= told).unwrap_or(0)),
            // If no line looks like headings, the first one is used.
            None => {
                let heading = headings(&rows);
                found = heading.is_some();
                Some(heading.unwrap_or(0))
            }
        };
        let at = at.filter(|_| !rows.is_empty());
        let width = rows.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0);
        let mut columns = match at.and_then(|at| rows.get(at)) {
            Some((_, cells)) => trimmed(cells),
            None => vec![String::new(); width],
        };
        // What is no heading may be narrower than the rows.
        if !found {
            columns.resize(width, String::new());
        }
        let above: Lines = at.map(|at| rows.drain(..=at).collect()).unwrap_or_default();
        let mut titles: Vec<_> = above.iter().map(|(line, _)| *line).collect();
        let heading = titles.pop();
        let lone = above.iter().filter(|(line, _)| Some(*line) != heading);
        let lone = lone.filter_map(|(line, cells)| Some((*line, only(cells)?.to_owned()))).collect();
        let mapping = Mapping::judge(&columns, &rows);
        let table = Self { columns, rows, mapping, titles, heading, found, lone, first, ..Self::default() };
        if heading.is_some() { divide(table) } else { table }
    }

    /// Returns whether its headings say what identifies a row.
    pub(super) fn identifies(&self) -> bool {
        self.mapping.identifies()
    }
}

/// Returns the row of the headings. Titles may precede them: a title is a single cell, so of several rows that could
/// be headings the first with two is.
fn headings(rows: &Lines) -> Option<usize> {
    let mut could = rows.iter().take(HEAD).enumerate().filter_map(|(at, (_, cells))| {
        let cells = trimmed(cells);
        let known = cells.iter().filter(|cell| field_of(cell).is_some()).count();
        Mapping::guess(&cells).identifies().then_some((at, known))
    });
    let first = could.next()?;
    let better = (first.1 < 2).then(|| could.find(|(_, known)| *known > 1)).flatten();
    Some(better.unwrap_or(first).0)
}

/// Returns the only cell of a row that isn't blank.
pub(crate) fn only(cells: &[String]) -> Option<&str> {
    let mut told = cells.iter().map(|cell| cell.trim()).filter(|cell| !cell.is_empty());
    told.next().filter(|_| told.next().is_none())
}

pub(super) fn trimmed(cells: &[String]) -> Vec<String> {
    cells.iter().map(|c| c.trim().to_owned()).collect()
}

/// Returns the first lines, each shortened.
fn first(rows: &Lines) -> Vec<FirstLine> {
    let text = |cells: &[String]| {
        let told = cells.iter().map(|c| c.trim()).filter(|c| !c.is_empty());
        let text = told.take(FIRST_LENGTH).collect::<Vec<_>>().join(" · ");
        text.chars().take(FIRST_LENGTH).collect()
    };
    rows.iter().take(FIRST).map(|(line, cells)| FirstLine { line: *line, text: text(cells) }).collect()
}

/// Returns the blank lines of a sheet before and between the others.
pub(super) fn between(rows: &Lines) -> Stretches {
    let mut blank = Stretches::default();
    let mut next = 1;
    for (line, _) in rows {
        blank.push_all(next, line.saturating_sub(1));
        next = line + 1;
    }
    blank
}
