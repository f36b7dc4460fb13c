//! A table that is built row by row, within limits.

use super::answer::Lines;
use super::limits::{MOST_CELL, MOST_CELLS, MOST_COLUMNS, MOST_ROWS, within};
use crate::base::error::{Danger, Measure};

/// The non-empty rows, with a count of their cells.
#[derive(Debug, Default)]
pub(crate) struct Table {
    lines: Lines,
    cells: usize,
}

impl Table {
    /// Adds a row with its line in the file; empty rows are skipped.
    ///
    /// # Errors
    /// The table exceeds a limit.
    pub(crate) fn push(&mut self, line: usize, cells: Vec<String>) -> Result<(), Danger> {
        if cells.iter().all(|c| c.trim().is_empty()) {
            return Ok(());
        }
        within(Measure::Columns, cells.len(), MOST_COLUMNS)?;
        within(Measure::Rows, self.lines.len() + 1, MOST_ROWS)?;
        self.cells += cells.len();
        within(Measure::Cells, self.cells, MOST_CELLS)?;
        // A short cell can't exceed the limit; only count the characters of long ones.
        for cell in cells.iter().filter(|c| c.len() > MOST_CELL) {
            within(Measure::Cell, cell.chars().count(), MOST_CELL)?;
        }
        self.lines.push((line, cells));
        Ok(())
    }

    /// Returns all rows.
    pub(crate) fn into_lines(self) -> Lines {
        self.lines
    }
}
