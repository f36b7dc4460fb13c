//! Spreadsheets as rows of text: CSV with common separators, XLSX, XLS and ODS.

mod columns;
pub(crate) mod headings;
mod judged;
mod mapping;
mod sections;
mod sheets;
mod status;
mod stretches;
mod table;
mod text;

use std::path::Path;

use muster_db::entry::{id_of, id_of_bytes};
use uuid::Uuid;

pub(crate) use columns::counts_up;
pub(crate) use headings::{bare as bare_heading, yes_or_no};
pub(crate) use judged::Knows;
pub use mapping::{Field, Mapping};
pub use sections::Section;
pub use sheets::{Reading, Sheet};
pub use status::{Status, Statuses};
pub(crate) use status::{part, status_key, status_shown};
pub use stretches::{FirstLine, Stretches};
pub(crate) use table::only as only_cell;

use crate::base::decode::read_input;
use crate::base::error::{Danger, Error, Kind, Measure};
use crate::base::foreign::limits::{MOST_CELLS, within};
use crate::base::foreign::{Lines, read_workbook};
use table::Table;

/// A spreadsheet, all its sheets with figures: column names and rows of text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spreadsheet {
    /// The file's name.
    pub file: String,
    /// The trimmed names of the columns.
    pub columns: Vec<String>,
    /// The rows, each with its line in the file, counted from 1, through all sheets of a workbook. Blank rows are left out; short rows are padded with
    /// empty cells.
    pub rows: Vec<(usize, Vec<String>)>,
    /// The encoding of a text file, if it wasn't UTF-8.
    pub encoding: Option<&'static str>,
    /// The fields of the columns: guessed, and open to correction.
    pub mapping: Mapping,
    /// The lines around the table.
    pub layout: Layout,
    /// The sheets of a workbook.
    pub sheets: Vec<Sheet>,
    /// The tables below one another, if a text or a sheet has several.
    pub(crate) sections: Vec<Section>,
    /// Whether it is a text list: a line a row, unless a column is mapped.
    pub list: bool,
    /// What the user says that values of a status column mean.
    pub statuses: Statuses,
    /// The identity of the file's contents, whatever its name.
    pub content: Uuid,
}

/// The position of a spreadsheet's table, and the lines around it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Lines above the headings.
    pub titles: Stretches,
    /// Those of a single cell, which may say what all rows have in common.
    pub(crate) lone: Vec<(usize, String)>,
    /// The line of the headings in the first sheet that is read; `None` if there are none.
    pub heading: Option<usize>,
    /// The lines of all headings.
    pub headings: Stretches,
    /// Lines of sheets that aren't read.
    pub elsewhere: Stretches,
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
        let around = [&layout.titles, &layout.blank, &layout.headings, &layout.elsewhere];
        self.rows.len() + around.map(Stretches::count).iter().sum::<usize>()
    }

    /// Checks that the rows can be identified, or that their game may tell the columns by their cells.
    pub fn identified(&self) -> Result<(), Error> {
        if self.mapping.suffices() || self.is_list() || !self.mapping.is_told() {
            return Ok(());
        }
        self.must_identify()
    }

    /// Checks that the rows can be identified.
    pub(crate) fn must_identify(&self) -> Result<(), Error> {
        if self.mapping.suffices() || self.is_list() {
            return Ok(());
        }
        Err(self.lacks(&[Field::Name, Field::Set, Field::Number].map(Field::name).join(", ")))
    }

    /// Returns the identity of what is taken from the file: of which of its rows, and which of their columns.
    ///
    /// # Errors
    /// None that can come: what is hashed can be written as JSON.
    pub(crate) fn act(&self) -> Result<Uuid, Error> {
        let lines: Vec<_> = self.rows.iter().map(|(line, _)| line).collect();
        Ok(id_of(&(self.content, &self.mapping.fields, lines))?)
    }

    /// Returns whether its rows are lines of a list, and not cells of mapped columns.
    #[must_use]
    pub fn is_list(&self) -> bool {
        self.list && self.mapping.fields.iter().all(Option::is_none)
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
        // A column without a heading is called by its number.
        let called = |(at, heading): (usize, &String)| {
            if heading.is_empty() { (at + 1).to_string() } else { heading.clone() }
        };
        Error::ColumnMissing { file, column, found: self.columns.iter().enumerate().map(called).collect() }
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
    read_chosen(file, bytes, heading, None)
}

/// Parses a spreadsheet as [`read`] does, but only these sheets of a workbook.
///
/// # Errors
/// As of [`read`], or it has no such sheet.
pub fn read_chosen(
    file: &str,
    bytes: &[u8],
    heading: Option<usize>,
    chosen: Option<&[String]>,
) -> Result<Spreadsheet, Error> {
    let mut sheet = if bytes.starts_with(b"PK") || bytes.starts_with(b"\xd0\xcf\x11\xe0") {
        sheets::read(file, read_workbook(file, bytes)?, heading, chosen)?
    } else {
        if let Some(name) = chosen.and_then(<[_]>::first) {
            return Err(Error::not_one_of(Kind::Sheet, name, ["–"]));
        }
        of_text(file, bytes, heading)?
    };
    if sheet.rows.is_empty() {
        return Err(Error::SpreadsheetNoRows(file.to_owned()));
    }
    // Padding short rows may multiply the number of cells, so check the limit first.
    within(Measure::Cells, sheet.rows.len() * sheet.columns.len(), MOST_CELLS)
        .map_err(|d| dangerous(file, d))?;
    for (_, cells) in &mut sheet.rows {
        if cells.len() < sheet.columns.len() {
            cells.resize(sheet.columns.len(), String::new());
        }
    }
    sheet.content = id_of_bytes(bytes);
    Ok(sheet)
}

/// Parses a text: a table, or a list if no line has known headings and its lines aren't those of a table.
fn of_text(file: &str, bytes: &[u8], heading: Option<usize>) -> Result<Spreadsheet, Error> {
    let text = text::separated(file, bytes)?;
    let mut table = Table::of(text.rows, heading);
    let list = text.list.filter(|_| matches!(heading, None | Some(0)) && !table.mapping.suffices());
    let is_list = list.is_some();
    if let Some(rows) = list {
        let first = std::mem::take(&mut table.first);
        table = Table {
            columns: vec![String::new()],
            rows,
            mapping: Mapping::of(vec![None]),
            first,
            ..Table::default()
        };
        table.found = true;
    }
    let mut layout = Layout {
        heading: table.heading,
        found: table.found,
        blank: text.blank,
        first: table.first,
        ..Layout::default()
    };
    table.titles.iter().for_each(|line| layout.titles.push(*line));
    layout.lone = table.lone;
    table.heading.iter().chain(&table.again).for_each(|line| layout.headings.push(*line));
    Ok(Spreadsheet {
        sections: table.sections,
        file: file.to_owned(),
        columns: table.columns,
        rows: table.rows,
        encoding: text.encoding,
        mapping: table.mapping,
        layout,
        list: is_list,
        ..Spreadsheet::default()
    })
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
