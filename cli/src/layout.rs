//! Text in columns for terminals, where a Chinese character is two columns wide.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

pub(crate) use crate::terminal::styled;
use crate::terminal::{Look, is_mark, one_line};

/// Returns the width of a text in columns. Style marks take none.
fn width(text: &str) -> usize {
    if text.contains(is_mark) {
        text.chars().filter(|c| !is_mark(*c)).collect::<String>().width()
    } else {
        text.width()
    }
}

/// Rows of cells, each column as wide as its widest cell.
#[derive(Default)]
pub(crate) struct Table {
    rows: Vec<Vec<String>>,
    right: Vec<usize>,
}

impl Table {
    /// Creates a table in which the columns with these indices are right-aligned.
    pub(crate) fn new(right: &[usize]) -> Self {
        Self { rows: Vec::new(), right: right.to_vec() }
    }

    /// Adds a row. Every cell is reduced to one line.
    pub(crate) fn row<T: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = T>) {
        self.rows.push(cells.into_iter().map(|cell| one_line(cell.as_ref())).collect());
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Returns the rows, indented by two spaces.
    pub(crate) fn draw(&self) -> String {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let widest = |column: usize| {
            let cells = self.rows.iter().filter_map(|r| r.get(column));
            cells.map(|c| width(c)).max().unwrap_or(0)
        };
        let widths: Vec<_> = (0..columns).map(widest).collect();
        let mut out = String::new();
        for row in &self.rows {
            let mut line = String::from("  ");
            for (column, cell) in row.iter().enumerate() {
                let pad = " ".repeat(widths[column] - width(cell));
                let (before, after) =
                    if self.right.contains(&column) { (pad.as_str(), "") } else { ("", pad.as_str()) };
                line.push_str(before);
                line.push_str(cell);
                line.push_str(after);
                line.push_str("  ");
            }
            out.push_str(line.trim_end());
            out.push('\n');
        }
        out
    }
}

/// Truncates a text to a number of columns.
pub(crate) fn shortened(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut out = String::new();
    for c in text.chars() {
        if out.width() + c.width().unwrap_or(0) + 1 > columns {
            break;
        }
        out.push(c);
    }
    out.push('…');
    out
}

pub(crate) const BOLD: Look = Look::Bold;
pub(crate) const QUIET: Look = Look::Quiet;
pub(crate) const GOOD: Look = Look::Good;
pub(crate) const BAD: Look = Look::Bad;
pub(crate) const WARN: Look = Look::Warn;
pub(crate) const ASK: Look = Look::Ask;

/// Wraps a sentence, reduced to one line first, to the width of a terminal; later lines are indented.
pub(crate) fn wrapped(text: &str, indent: usize) -> String {
    const WIDTH: usize = 96;
    let mut out = String::new();
    let mut column = indent;
    for word in one_line(text).split(' ') {
        let width = width(word);
        if column > indent && column + 1 + width > WIDTH {
            out.push('\n');
            out.push_str(&" ".repeat(indent));
            column = indent;
        } else if column > indent {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += width;
    }
    out
}
