//! A table as it grows row by row, within limits.

use super::answer::Lines;
use super::limits::{MOST_CELL, MOST_CELLS, MOST_COLUMNS, MOST_ROWS, within};
use crate::error::{Danger, Measure};

/// Rows that hold anything, counted as they come.
#[derive(Debug, Default)]
pub(crate) struct Table {
    lines: Lines,
    cells: usize,
}

impl Table {
    /// Adds a row with its line in the file; one that holds nothing is left out.
    ///
    /// # Errors
    /// The limit that the table passes with it.
    pub(crate) fn push(&mut self, line: usize, cells: Vec<String>) -> Result<(), Danger> {
        if cells.iter().all(|c| c.trim().is_empty()) {
            return Ok(());
        }
        within(Measure::Columns, cells.len(), MOST_COLUMNS)?;
        within(Measure::Rows, self.lines.len() + 1, MOST_ROWS)?;
        self.cells += cells.len();
        within(Measure::Cells, self.cells, MOST_CELLS)?;
        // A cell of few bytes has few characters; only the others are counted.
        for cell in cells.iter().filter(|c| c.len() > MOST_CELL) {
            within(Measure::Cell, cell.chars().count(), MOST_CELL)?;
        }
        self.lines.push((line, cells));
        Ok(())
    }

    /// All rows.
    pub(crate) fn into_lines(self) -> Lines {
        self.lines
    }
}
