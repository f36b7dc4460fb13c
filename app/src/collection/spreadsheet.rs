//! Spreadsheets as rows of text: CSV with any usual separator, XLSX, XLS and ODS.

use super::mapping::{Field, Mapping};
use crate::decode::decode;
use crate::error::{Danger, Error, Measure};
use crate::foreign::limits::{MOST_CELLS, MOST_COLUMNS, within};
use crate::foreign::{Lines, Table, read_workbook};

/// Among how many lines the headings are looked for.
const HEAD: usize = 5;
/// How much of a line is looked at for headings, in bytes: a file may be a single line.
const MOST_HEADING: usize = 64 << 10;

/// The first sheet of a spreadsheet: a line of column names and rows of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spreadsheet {
    /// The file's name.
    pub file: String,
    /// Names of columns, trimmed.
    pub columns: Vec<String>,
    /// Rows, each with its line in the file, counted from 1. Blank rows are left out; a short row
    /// is filled up with empty cells.
    pub rows: Vec<(usize, Vec<String>)>,
    /// The encoding, where a text wasn't UTF-8.
    pub encoding: Option<&'static str>,
    /// What each column means: guessed, and open to correction.
    pub mapping: Mapping,
}

impl Spreadsheet {
    /// Whether its rows can be told apart.
    ///
    /// # Errors
    /// No column tells one from another.
    pub fn identified(&self) -> Result<(), Error> {
        if self.mapping.identifies() {
            return Ok(());
        }
        Err(self.lacks(&[Field::Name, Field::Set, Field::Number].map(Field::name).join(", ")))
    }

    /// Says that there is no column of this kind.
    pub(super) fn lacks(&self, column: &str) -> Error {
        let (file, column) = (self.file.clone(), column.to_owned());
        Error::ColumnMissing { file, column, found: self.columns.clone() }
    }
}

/// Reads a spreadsheet; the contents tell which kind it is, not the name.
///
/// # Errors
/// It isn't one, it has no rows, or there is more in it than is read.
pub fn read(file: &str, bytes: &[u8]) -> Result<Spreadsheet, Error> {
    let (mut rows, encoding) = if bytes.starts_with(b"PK") || bytes.starts_with(b"\xd0\xcf\x11\xe0") {
        (read_workbook(file, bytes)?, None)
    } else {
        separated(file, bytes)?
    };
    let columns =
        |(_, cells): &(usize, Vec<String>)| -> Vec<_> { cells.iter().map(|c| c.trim().to_owned()).collect() };
    // A title may stand above the headings; where nothing looks like one, the first line is it.
    let heading = |line: &(usize, Vec<String>)| Mapping::guess(&columns(line)).identifies();
    let at = rows.iter().take(HEAD).position(heading).unwrap_or(0);
    let columns = rows.get(at).map(columns).ok_or_else(|| Error::SpreadsheetNoRows(file.to_owned()))?;
    rows.drain(..=at);
    // Short rows are filled up: how much that comes to is known before it is done.
    within(Measure::Cells, rows.len() * columns.len(), MOST_CELLS).map_err(|d| dangerous(file, d))?;
    for (_, cells) in &mut rows {
        if cells.len() < columns.len() {
            cells.resize(columns.len(), String::new());
        }
    }
    if rows.is_empty() {
        return Err(Error::SpreadsheetNoRows(file.to_owned()));
    }
    let mapping = Mapping::guess(&columns);
    Ok(Spreadsheet { file: file.to_owned(), columns, rows, encoding, mapping })
}

fn separated(file: &str, bytes: &[u8]) -> Result<(Lines, Option<&'static str>), Error> {
    let decoded = decode(file, bytes)?;
    let lines = decoded.text.lines().filter(|l| !l.trim().is_empty()).take(HEAD);
    let head: Vec<_> = lines.map(|l| &l[..l.floor_char_boundary(MOST_HEADING)]).collect();
    // The one that makes headings of a line; a note may be full of commas.
    let makes = |s: char| {
        let of = |line: &&str| {
            let cells = line.split(s).take(MOST_COLUMNS + 1);
            let cells: Vec<_> = cells.map(|c| c.trim().trim_matches('"').to_owned()).collect();
            (Mapping::guess(&cells).identifies(), cells.len())
        };
        head.iter().map(of).max()
    };
    let separator = [',', ';', '\t'].into_iter().max_by_key(|s| makes(*s));
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator.map_or(b',', |s| s as u8))
        .from_reader(decoded.text.as_bytes());
    let mut table = Table::default();
    for record in reader.records() {
        let record = record.map_err(|e| unreadable(file, &e))?;
        let line = record.position().map_or(0, csv::Position::line);
        within(Measure::Columns, record.len(), MOST_COLUMNS).map_err(|d| dangerous(file, d))?;
        let cells = record.iter().map(unguard).collect();
        table.push(usize::try_from(line).unwrap_or(0), cells).map_err(|d| dangerous(file, d))?;
    }
    Ok((table.into_lines(), decoded.encoding))
}

fn dangerous(file: &str, danger: Danger) -> Error {
    Error::FileDangerous { file: file.to_owned(), danger }
}

fn unreadable(file: &str, error: &dyn std::fmt::Display) -> Error {
    Error::SpreadsheetUnreadable { file: file.to_owned(), reason: error.to_string() }
}

/// Guards a cell against being taken for a formula when a spreadsheet program opens the file.
/// A cell that already begins with an apostrophe is guarded too, so that [`unguard`] is exact.
#[must_use]
pub fn guard(cell: &str) -> String {
    if cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\'']) {
        format!("'{cell}")
    } else {
        cell.to_owned()
    }
}

/// Takes the guard off again.
#[must_use]
pub fn unguard(cell: &str) -> String {
    match cell.strip_prefix('\'') {
        Some(rest) if rest.starts_with(['=', '+', '-', '@', '\t', '\r', '\'']) => rest.to_owned(),
        _ => cell.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guard_comes_off_exactly() {
        for cell in ["=1+1", "'=1", "''", "'plain", "plain", "-3", "", "\t"] {
            assert_eq!(unguard(&guard(cell)), cell);
        }
        assert_eq!(guard("=HYPERLINK(1)"), "'=HYPERLINK(1)");
    }

    #[test]
    fn separators_are_guessed_and_blank_rows_are_left_out() {
        for text in [
            "My figures\n\nname,figures\nMace,2\n",
            "name,figures\n\nMace,2\n",
            "name;figures\nMace;2",
            "\r\nname\tfigures\r\nMace\t2\r\n",
        ] {
            let sheet = read("x.csv", text.as_bytes()).expect(text);
            assert_eq!(sheet.columns, ["name", "figures"]);
            assert_eq!(sheet.rows.iter().map(|r| r.1.clone()).collect::<Vec<_>>(), [["Mace", "2"]]);
        }
    }
}
