//! A table of a user's pack whose rows can be inserted and removed. Rows and columns that Muster didn't write are
//! preserved.

use crate::base::cells;
use crate::base::error::Error;

/// A table with its header.
#[derive(Clone, Debug)]
pub(crate) struct PackTable {
    header: Vec<String>,
    rows: Vec<Vec<String>>,
}

/// A row whose cells are looked up by column name.
#[derive(Clone, Copy)]
pub(crate) struct Cells<'a> {
    header: &'a [String],
    row: &'a [String],
}

impl<'a> Cells<'a> {
    /// Returns a cell, trimmed; empty if the table has no such column.
    pub(crate) fn get(&self, column: &str) -> &'a str {
        let index = self.header.iter().position(|c| c.trim() == column);
        index.and_then(|i| self.row.get(i)).map_or("", |c| c.trim())
    }
}

impl PackTable {
    /// Parses a table; a missing one starts with these columns.
    ///
    /// # Errors
    /// The file isn't valid CSV.
    pub(crate) fn read(file: &str, bytes: Option<&Vec<u8>>, columns: &[&str]) -> Result<Self, Error> {
        let bytes = bytes.map_or(&[][..], Vec::as_slice);
        // Spreadsheet programs write a byte order mark.
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(bytes);
        let mut rows = Vec::new();
        for record in reader.records() {
            let record = record.map_err(|e| Error::Internal(format!("{file}: {e}")))?;
            rows.push(record.iter().map(str::to_owned).collect::<Vec<_>>());
        }
        let mut rows = rows.into_iter();
        let header = rows.next().unwrap_or_else(|| columns.iter().map(|c| (*c).to_owned()).collect());
        Ok(Self { header, rows: rows.collect() })
    }

    /// Returns all rows.
    pub(crate) fn cells(&self) -> impl Iterator<Item = Cells<'_>> {
        self.rows.iter().map(|row| Cells { header: &self.header, row })
    }

    /// Adds a column if the table lacks it.
    pub(crate) fn widen(&mut self, column: &str) {
        if self.header.iter().any(|c| c.trim() == column) {
            return;
        }
        let index = self.header.len();
        self.header.push(column.to_owned());
        for row in &mut self.rows {
            row.resize(index, String::new());
            row.push(String::new());
        }
    }

    /// Updates the first row that `meant` selects, or appends a new one. Other cells of the row are unchanged.
    pub(crate) fn put(&mut self, meant: impl Fn(Cells<'_>) -> bool, cells: &[(&str, String)]) {
        let found = self.cells().position(meant);
        let index = found.unwrap_or_else(|| {
            self.rows.push(Vec::new());
            self.rows.len() - 1
        });
        let row = &mut self.rows[index];
        row.resize(self.header.len(), String::new());
        for (name, cell) in cells {
            if let Some(column) = self.header.iter().position(|c| c.trim() == *name) {
                row[column].clone_from(cell);
            }
        }
    }

    /// Sets a cell in all rows that `meant` selects.
    pub(crate) fn change(&mut self, meant: impl Fn(Cells<'_>) -> bool, column: &str, cell: &str) {
        let Some(index) = self.header.iter().position(|c| c.trim() == column) else { return };
        for row in &mut self.rows {
            if meant(Cells { header: &self.header, row }) && index < row.len() {
                cell.clone_into(&mut row[index]);
            }
        }
    }

    /// Removes the rows that `meant` selects.
    pub(crate) fn remove(&mut self, meant: impl Fn(Cells<'_>) -> bool) {
        let header = &self.header;
        self.rows.retain(|row| !meant(Cells { header, row }));
    }

    /// Serialises the table as CSV.
    ///
    /// # Errors
    /// The table can't be written as CSV.
    pub(crate) fn bytes(self) -> Result<Vec<u8>, Error> {
        let rows: Vec<_> = [self.header].into_iter().chain(self.rows).collect();
        Ok(cells::for_packs(&rows)?.into_bytes())
    }
}
