//! Spreadsheets as rows of text: CSV with any usual separator, XLSX, XLS and ODS.

use std::io::Cursor;

use calamine::{Data, Reader as _, open_workbook_auto_from_rs};

use super::mapping::Mapping;
use crate::decode::decode;
use crate::error::Error;

/// Among how many lines the headings are looked for.
const HEAD: usize = 5;

/// The first sheet of a spreadsheet: a line of column names and rows of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spreadsheet {
    /// Names of columns, trimmed.
    pub columns: Vec<String>,
    /// Rows, each with its line in the file, counted from 1. Blank rows are left out; a short row
    /// is filled up with empty cells.
    pub rows: Vec<(usize, Vec<String>)>,
    /// The encoding, where a text wasn't UTF-8.
    pub encoding: Option<&'static str>,
}

/// Reads a spreadsheet; the contents tell which kind it is, not the name.
///
/// # Errors
/// It isn't one, or has no rows.
pub fn read(file: &str, bytes: &[u8]) -> Result<Spreadsheet, Error> {
    let (lines, encoding) = if bytes.starts_with(b"PK") || bytes.starts_with(b"\xd0\xcf\x11\xe0") {
        (workbook(file, bytes)?, None)
    } else {
        separated(file, bytes)?
    };
    let lines = lines.into_iter().filter(|(_, cells)| cells.iter().any(|c| !c.trim().is_empty()));
    let mut rows: Vec<_> = lines.collect();
    let columns =
        |(_, cells): &(usize, Vec<String>)| -> Vec<_> { cells.iter().map(|c| c.trim().to_owned()).collect() };
    // A title may stand above the headings; where nothing looks like one, the first line is it.
    let heading = |line: &(usize, Vec<String>)| Mapping::guess(&columns(line)).identifies();
    let at = rows.iter().take(HEAD).position(heading).unwrap_or(0);
    let columns = rows.get(at).map(columns).ok_or_else(|| Error::SpreadsheetNoRows(file.to_owned()))?;
    rows.drain(..=at);
    for (_, cells) in &mut rows {
        if cells.len() < columns.len() {
            cells.resize(columns.len(), String::new());
        }
    }
    if rows.is_empty() {
        return Err(Error::SpreadsheetNoRows(file.to_owned()));
    }
    Ok(Spreadsheet { columns, rows, encoding })
}

type Lines = Vec<(usize, Vec<String>)>;

fn separated(file: &str, bytes: &[u8]) -> Result<(Lines, Option<&'static str>), Error> {
    let decoded = decode(file, bytes)?;
    let head: Vec<_> = decoded.text.lines().filter(|l| !l.trim().is_empty()).take(HEAD).collect();
    // The one that makes headings of a line; a note may be full of commas.
    let makes = |s: char| {
        let of = |line: &&str| {
            let cells: Vec<_> = line.split(s).map(|c| c.trim().trim_matches('"').to_owned()).collect();
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
    let mut lines = Vec::new();
    for record in reader.records() {
        let record = record.map_err(|e| unreadable(file, &e))?;
        let line = record.position().map_or(0, csv::Position::line);
        let cells = record.iter().map(unguard).collect();
        lines.push((usize::try_from(line).unwrap_or(0), cells));
    }
    Ok((lines, decoded.encoding))
}

fn workbook(file: &str, bytes: &[u8]) -> Result<Lines, Error> {
    let mut book = open_workbook_auto_from_rs(Cursor::new(bytes)).map_err(|e| unreadable(file, &e))?;
    let first = book.sheet_names().first().cloned();
    let first = first.ok_or_else(|| Error::SpreadsheetNoRows(file.to_owned()))?;
    let range = book.worksheet_range(&first).map_err(|e| unreadable(file, &e))?;
    let top = range.start().map_or(0, |(row, _)| row as usize);
    let rows = range.rows().enumerate();
    Ok(rows.map(|(i, row)| (top + i + 1, row.iter().map(|c| unguard(&text(c))).collect())).collect())
}

/// A cell as a person reads it: whole numbers without a fraction.
fn text(cell: &Data) -> String {
    match cell {
        Data::Float(number) if number.fract() == 0.0 && number.abs() < 1e15 => format!("{number:.0}"),
        Data::DateTime(date) => date.as_datetime().map_or_else(|| cell.to_string(), |d| d.date().to_string()),
        Data::Empty => String::new(),
        other => other.to_string(),
    }
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
