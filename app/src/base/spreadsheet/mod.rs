//! Spreadsheets as rows of text: CSV with common separators, XLSX, XLS and ODS.

pub(crate) mod headings;
mod mapping;
mod stretches;

use std::path::Path;

pub(crate) use headings::{bare as bare_heading, yes_or_no};
pub use mapping::{Field, Mapping};
pub use stretches::{FirstLine, Stretches};

use crate::base::cells::unguard;
use crate::base::decode::{decode, read_input};
use crate::base::error::{Danger, Error, Measure};
use crate::base::foreign::limits::{MOST_CELLS, MOST_COLUMNS, within};
use crate::base::foreign::{Lines, Table, read_workbook};

/// Number of lines in which the headings are searched.
const HEAD: usize = 30;
/// Number of first lines shown, to choose the headings from.
const FIRST: usize = 15;
/// Maximum length of each of them, in characters.
const FIRST_LENGTH: usize = 90;
/// Number of bytes of a line in which headings are searched; a file may be a single line.
const MOST_HEADING: usize = 64 << 10;

/// The first sheet of a spreadsheet: column names and rows of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spreadsheet {
    /// The file's name.
    pub file: String,
    /// The trimmed names of the columns.
    pub columns: Vec<String>,
    /// The rows, each with its line in the file, counted from 1. Blank rows are left out; short rows are padded with
    /// empty cells.
    pub rows: Vec<(usize, Vec<String>)>,
    /// The encoding of a text file, if it wasn't UTF-8.
    pub encoding: Option<&'static str>,
    /// The fields of the columns: guessed, and open to correction.
    pub mapping: Mapping,
    /// The lines around the table.
    pub layout: Layout,
}

/// The position of a spreadsheet's table, and the lines around it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Lines above the headings.
    pub titles: Stretches,
    /// The line of the headings; `None` if there are none.
    pub heading: Option<usize>,
    /// Whether the headings were detected or given; otherwise the first line is used.
    pub found: bool,
    /// Blank lines.
    pub blank: Stretches,
    /// The first lines that aren't blank.
    pub first: Vec<FirstLine>,
}

impl Spreadsheet {
    /// Returns the number of rows of the file, whatever happens to them.
    #[must_use]
    pub fn all_rows(&self) -> usize {
        let layout = &self.layout;
        let around = layout.titles.count() + layout.blank.count() + usize::from(layout.heading.is_some());
        self.rows.len() + around
    }

    /// Checks that the rows can be identified.
    pub fn identified(&self) -> Result<(), Error> {
        if self.mapping.suffices() {
            return Ok(());
        }
        Err(self.lacks(&[Field::Name, Field::Set, Field::Number].map(Field::name).join(", ")))
    }

    /// Returns the positions of the columns with these names, ignoring case.
    pub(crate) fn places<const N: usize>(&self, wanted: [&str; N]) -> Result<[usize; N], Error> {
        let mut places = [0; N];
        for (place, wanted) in places.iter_mut().zip(wanted) {
            let found = self.columns.iter().position(|c| c.trim().eq_ignore_ascii_case(wanted));
            *place = found.ok_or_else(|| self.lacks(wanted))?;
        }
        Ok(places)
    }

    /// Creates an error about a missing column.
    pub(crate) fn lacks(&self, column: &str) -> Error {
        let (file, column) = (self.file.clone(), column.to_owned());
        Error::ColumnMissing { file, column, found: self.columns.clone() }
    }
}

/// Reads a file in Muster's own format, with the headings in its first line.
///
/// # Errors
/// The file can't be read, or is invalid, see [`read`].
pub(crate) fn read_own(path: &str) -> Result<Spreadsheet, Error> {
    let path = Path::new(path);
    let bytes = read_input(path)?;
    let file = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    read(&file, &bytes, Some(1))
}

/// Returns the trimmed text of a cell; empty if the row has no such cell.
pub(crate) fn cell(cells: &[String], place: usize) -> &str {
    cells.get(place).map_or("", |c| c.trim())
}

/// Parses a spreadsheet, detecting its kind by its contents. `heading` is the line of the headings: 0 if there are
/// none, `None` to detect it.
///
/// # Errors
/// The file isn't a spreadsheet, has no rows, or exceeds a limit.
pub fn read(file: &str, bytes: &[u8], heading: Option<usize>) -> Result<Spreadsheet, Error> {
    let (mut rows, blank, encoding) = if bytes.starts_with(b"PK") || bytes.starts_with(b"\xd0\xcf\x11\xe0") {
        let rows = read_workbook(file, bytes)?;
        let blank = between(&rows);
        (rows, blank, None)
    } else {
        separated(file, bytes)?
    };
    let mut layout = Layout { blank, first: first(&rows), ..Layout::default() };
    let trimmed =
        |(_, cells): &(usize, Vec<String>)| -> Vec<_> { cells.iter().map(|c| c.trim().to_owned()).collect() };
    let at = match heading {
        Some(0) => None,
        Some(told) => Some(rows.iter().position(|(line, _)| *line >= told).unwrap_or(0)),
        // Titles may precede the headings; if no line looks like headings, the first one is used.
        None => {
            let found = rows.iter().take(HEAD).position(|line| Mapping::guess(&trimmed(line)).identifies());
            layout.found = found.is_some();
            Some(found.unwrap_or(0))
        }
    };
    layout.found |= heading.is_some();
    let columns = match at {
        Some(at) => rows.get(at).map(trimmed).ok_or_else(|| Error::SpreadsheetNoRows(file.to_owned()))?,
        None => vec![String::new(); rows.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0)],
    };
    if let Some(at) = at {
        let mut above = rows.drain(..=at).map(|(line, _)| line).collect::<Vec<_>>();
        layout.heading = above.pop();
        above.into_iter().for_each(|line| layout.titles.push(line));
    }
    // Padding short rows may multiply the number of cells, so check the limit first.
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
    Ok(Spreadsheet { file: file.to_owned(), columns, rows, encoding, mapping, layout })
}

/// Returns the blank lines of a workbook before and between the others.
fn between(rows: &Lines) -> Stretches {
    let mut blank = Stretches::default();
    let mut next = 1;
    for (line, _) in rows {
        blank.push_all(next, line.saturating_sub(1));
        next = line + 1;
    }
    blank
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

fn separated(file: &str, bytes: &[u8]) -> Result<(Lines, Stretches, Option<&'static str>), Error> {
    // Binary data is most likely a workbook whose beginning is damaged.
    let decoded = decode(file, bytes).map_err(|error| match error {
        Error::FileBinary(file) => Error::SpreadsheetDamaged(file),
        other => other,
    })?;
    let lines = decoded.text.lines().filter(|l| !l.trim().is_empty()).take(HEAD);
    let head: Vec<_> = lines.map(|l| &l[..l.floor_char_boundary(MOST_HEADING)]).collect();
    // Choose the separator that yields headings; a note may be full of commas.
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
    let mut blank = Stretches::default();
    let mut place = LineCount { text: decoded.text.as_bytes(), at: 0, line: 1 };
    for record in reader.records() {
        let record = record.map_err(|e| unreadable(file, &e))?;
        let start = record.position().map_or(0, csv::Position::byte);
        let (before, line) = place.record_at(usize::try_from(start).unwrap_or(0));
        blank.push_all(before, line - 1);
        within(Measure::Columns, record.len(), MOST_COLUMNS).map_err(|d| dangerous(file, d))?;
        let cells: Vec<_> = record.iter().map(unguard).collect();
        if cells.iter().all(|c| c.trim().is_empty()) {
            blank.push(line);
        }
        table.push(line, cells).map_err(|d| dangerous(file, d))?;
    }
    let (last, end) = place.end();
    blank.push_all(last + 1, end);
    Ok((table.into_lines(), blank, decoded.encoding))
}

/// Counts the lines of a text, since the CSV reader skips empty ones silently.
struct LineCount<'a> {
    text: &'a [u8],
    at: usize,
    line: usize,
}

impl LineCount<'_> {
    /// Returns the line after the previous record, and the record's own line. The reader reports where it resumed,
    /// which may be the end of the previous line, or an empty line.
    fn record_at(&mut self, start: usize) -> (usize, usize) {
        let is_end = |byte: &u8| matches!(byte, b'\r' | b'\n');
        let rest = self.text.get(start..).unwrap_or_default();
        let begins = start + rest.iter().take_while(|byte| is_end(byte)).count();
        // The end of the previous line isn't an empty line.
        let ended = start == 0 || self.text.get(start - 1) == Some(&b'\n');
        let before = self.skip(start) + usize::from(!ended);
        (before, self.skip(begins))
    }

    /// Returns the line of the last record, and the last line that is terminated or not empty.
    fn end(&self) -> (usize, usize) {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let lines = |text: &[u8]| text.iter().filter(|byte| **byte == b'\n').count();
        let content = rest.iter().rposition(|byte| !matches!(byte, b'\r' | b'\n')).map_or(0, |at| at + 1);
        let last = self.line + lines(&rest[..content]);
        let ends = lines(&rest[content..]);
        (last, last + ends.saturating_sub(1))
    }

    /// Advances to a position and returns its line.
    fn skip(&mut self, to: usize) -> usize {
        let passed = self.text.get(self.at..to).unwrap_or_default();
        self.line += passed.iter().filter(|byte| **byte == b'\n').count();
        self.at = to.max(self.at);
        self.line
    }
}

fn dangerous(file: &str, danger: Danger) -> Error {
    Error::FileDangerous { file: file.to_owned(), danger }
}

fn unreadable(file: &str, error: &dyn std::fmt::Display) -> Error {
    Error::SpreadsheetUnreadable { file: file.to_owned(), reason: error.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn separators_are_guessed_and_blank_rows_are_left_out() {
        for text in [
            "My figures\n\nname,figures\nMace,2\n",
            "name,figures\n\nMace,2\n",
            "name;figures\nMace;2",
            "\r\nname\tfigures\r\nMace\t2\r\n",
        ] {
            let sheet = read("x.csv", text.as_bytes(), None).expect(text);
            assert_eq!(sheet.columns, ["name", "figures"]);
            assert_eq!(sheet.rows.iter().map(|r| r.1.clone()).collect::<Vec<_>>(), [["Mace", "2"]]);
        }
    }

    #[test]
    fn every_line_of_a_text_is_counted_once() {
        for (text, lines) in [
            ("name,figures\nMace,2\n", 2),
            ("name,figures\nMace,2", 2),
            ("name,figures\n\n\nMace,2\n", 4),
            ("\r\n\r\nname,figures\r\n\r\nMace,2\r\nRex,1\r\n\r\n\r\n", 8),
            ("My figures\n,,\nname,figures\n ,\nMace,2\n\n", 6),
        ] {
            let sheet = read("x.csv", text.as_bytes(), None).expect(text);
            assert_eq!(sheet.all_rows(), lines, "{text:?}: {:?}", sheet.layout);
            let last = sheet.rows.last().map(|(line, _)| *line);
            let of_mace = text.lines().position(|l| l.starts_with("Mace")).map(|at| at + 1);
            assert!(last == of_mace || text.contains("Rex"), "{text:?}");
        }
    }

    #[test]
    fn headings_are_found_below_titles_or_told() {
        let titles =
            "My collection\nas of June\n\nKept in the attic, mostly\n\n\nMegnevezés,Darab\nMace,2 db\n";
        let sheet = read("x.csv", titles.as_bytes(), None).expect("found");
        assert_eq!((sheet.layout.heading, sheet.layout.found), (Some(7), true));
        assert_eq!((sheet.layout.titles.count(), sheet.layout.blank.count(), sheet.all_rows()), (3, 3, 8));

        let strange = "Attic\nWhat,How many\nMace,2\n";
        let sheet = read("x.csv", strange.as_bytes(), None).expect("read");
        assert_eq!((sheet.layout.heading, sheet.layout.found), (Some(1), false));
        let sheet = read("x.csv", strange.as_bytes(), Some(2)).expect("told");
        assert_eq!((sheet.layout.heading, sheet.layout.found), (Some(2), true));
        assert_eq!(
            (sheet.columns.as_slice(), sheet.rows.len()),
            (&["What".to_owned(), "How many".to_owned()][..], 1)
        );
        let sheet = read("x.csv", strange.as_bytes(), Some(0)).expect("none");
        assert_eq!((sheet.layout.heading, sheet.columns.len(), sheet.rows.len()), (None, 2, 3));
    }
}
