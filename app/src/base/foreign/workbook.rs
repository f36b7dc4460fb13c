//! Reading of a workbook's sheets within limits; cell by cell where the library allows it, since two cells in
//! opposite corners would otherwise become a rectangle of billions.

use std::collections::BTreeMap;
use std::io::{Cursor, Read as _};

use calamine::{Data, Reader as _, SheetType, Sheets, open_workbook_auto_from_rs};

use super::answer::{Fault, Lines, SheetLines};
use super::limits::{MOST_CELLS, MOST_COLUMNS, MOST_ROWS, MOST_TEXT, MOST_UNPACKED, within};
use super::table::Table;
use crate::base::cells::unguard;
use crate::base::error::{Danger, Measure};

/// Cells by row and column, counted from 0, without empty ones.
type Cells = BTreeMap<u32, BTreeMap<u32, String>>;

/// Reads all sheets of cells.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<SheetLines>, Fault> {
    if bytes.starts_with(b"PK") {
        unpacked(bytes)?;
    }
    let mut book = open_workbook_auto_from_rs(Cursor::new(bytes)).map_err(|e| unreadable(&e))?;
    let sheets = book.sheets_metadata().iter().filter(|sheet| sheet.typ == SheetType::WorkSheet);
    let names: Vec<_> = sheets.map(|sheet| sheet.name.clone()).collect();
    let mut whole = Whole::default();
    let mut out = Vec::new();
    for name in names {
        let mut sheet = Sheet { whole: &mut whole, cells: Cells::default() };
        fill(&mut sheet, &mut book, &name)?;
        out.push(SheetLines { lines: sheet.lines()?, name });
    }
    Ok(out)
}

/// Reads the cells of one sheet.
fn fill(sheet: &mut Sheet<'_>, book: &mut Sheets<Cursor<&[u8]>>, name: &str) -> Result<(), Fault> {
    if let Sheets::Xlsx(book) = book {
        let mut cells = book.worksheet_cells_reader(name).map_err(|e| unreadable(&e))?;
        while let Some(cell) = cells.next_cell().map_err(|e| unreadable(&e))? {
            let (row, column) = cell.get_position();
            sheet.put(row, column, &Data::from(cell.get_value().clone()))?;
        }
        return Ok(());
    }
    let range = book.worksheet_range(name).map_err(|e| unreadable(&e))?;
    let (top, left) = range.start().unwrap_or_default();
    for (row, column, cell) in range.used_cells() {
        let from = |start: u32, at: usize| start.saturating_add(u32::try_from(at).unwrap_or(u32::MAX));
        sheet.put(from(top, row), from(left, column), cell)?;
    }
    Ok(())
}

/// Unpacks a zip to a sink, to check its unpacked size.
fn unpacked(bytes: &[u8]) -> Result<(), Fault> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|e| unreadable(&e))?;
    let mut left = MOST_UNPACKED;
    for index in 0..archive.len() {
        let file = archive.by_index(index).map_err(|e| unreadable(&e))?;
        let out = std::io::copy(&mut file.take(left + 1), &mut std::io::sink());
        let size = out.map_err(|e| unreadable(&e))?;
        left = left
            .checked_sub(size)
            .ok_or(Danger::Limit { measure: Measure::Unpacked, limit: MOST_UNPACKED >> 20 })?;
    }
    Ok(())
}

/// What all sheets of a workbook hold together. The limits are those of the whole.
#[derive(Default)]
struct Whole {
    count: usize,
    text: usize,
    rows: usize,
    /// The cells with those between them.
    padded: usize,
}

/// A sheet that is filled cell by cell.
struct Sheet<'w> {
    whole: &'w mut Whole,
    cells: Cells,
}

impl Sheet<'_> {
    fn put(&mut self, row: u32, column: u32, cell: &Data) -> Result<(), Danger> {
        let text = unguard(&text(cell));
        if text.is_empty() {
            return Ok(());
        }
        self.whole.count += 1;
        self.whole.text += text.len();
        within(Measure::Cells, self.whole.count, MOST_CELLS)?;
        if self.whole.text > MOST_TEXT {
            return Err(Danger::Limit { measure: Measure::Text, limit: (MOST_TEXT >> 20) as u64 });
        }
        self.cells.entry(row).or_default().insert(column, text);
        within(Measure::Rows, self.whole.rows + self.cells.len(), MOST_ROWS)
    }

    /// Returns rows of equal width, from the first to the last non-empty column.
    fn lines(self) -> Result<Lines, Danger> {
        let columns = || self.cells.values().flat_map(BTreeMap::keys);
        let (Some(first), Some(last)) = (columns().min().copied(), columns().max().copied()) else {
            return Ok(Lines::new());
        };
        let width = (last - first) as usize + 1;
        within(Measure::Columns, width, MOST_COLUMNS)?;
        self.whole.rows += self.cells.len();
        self.whole.padded += width * self.cells.len();
        within(Measure::Cells, self.whole.padded, MOST_CELLS)?;
        let mut table = Table::default();
        for (row, cells) in self.cells {
            let mut line = vec![String::new(); width];
            for (column, text) in cells {
                line[(column - first) as usize] = text;
            }
            table.push(row as usize + 1, line)?;
        }
        Ok(table.into_lines())
    }
}

/// Formats a cell as a spreadsheet shows it: whole numbers without a fraction.
fn text(cell: &Data) -> String {
    match cell {
        Data::Float(number) if number.fract() == 0.0 && number.abs() < 1e15 => format!("{number:.0}"),
        Data::DateTime(date) => date.as_datetime().map_or_else(|| cell.to_string(), |d| d.date().to_string()),
        Data::Empty => String::new(),
        other => other.to_string(),
    }
}

fn unreadable(error: &dyn std::fmt::Display) -> Fault {
    Fault::Unreadable(error.to_string())
}
