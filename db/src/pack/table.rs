//! Reads CSV tables row by row, collecting problems with their positions instead of stopping.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde::de::DeserializeOwned;

use super::place::{Fault, Place, Problem, Problems};

/// The maximum number of rows in a table: twenty times those of the largest game.
const MOST_ROWS: usize = 200_000;

/// The text of a table. Rows only store their offsets; their text is looked up when there is a problem.
#[derive(Debug)]
pub(crate) struct Source {
    /// The position of the file as a whole.
    file: Place,
    bytes: Vec<u8>,
}

impl Source {
    fn place(&self, line: u64, column: u64) -> Place {
        Place { line, column, ..self.file.clone() }
    }

    /// Returns the line at which a row begins; of a multi-line quoted cell only the first line.
    fn line_at(&self, offset: usize) -> Cow<'_, str> {
        let rest = self.bytes.get(offset..).unwrap_or_default();
        let start = rest.iter().position(|b| !matches!(b, b'\r' | b'\n')).unwrap_or(0);
        let line = rest[start..].split(|b| *b == b'\n').next().unwrap_or_default();
        String::from_utf8_lossy(line)
    }
}

/// A value with a position that faults can refer to.
pub(crate) trait Spot {
    /// Returns a problem at this position.
    fn problem(&self, fault: Fault) -> Problem;
}

/// A value and its position.
#[derive(Clone, Debug)]
pub(crate) struct Located<T> {
    pub(crate) value: T,
    source: Arc<Source>,
    line: u64,
    offset: usize,
}

impl<T> Located<T> {
    /// Returns another value with the same position.
    pub(crate) fn with<U>(&self, value: U) -> Located<U> {
        Located { value, source: Arc::clone(&self.source), line: self.line, offset: self.offset }
    }
}

impl<T> Spot for Located<T> {
    /// Returns a problem in this row, positioned at the cell that contains the value it mentions.
    fn problem(&self, fault: Fault) -> Problem {
        let named = fault.values().into_iter().find(|(name, _)| ["id", "value"].contains(name));
        let value = named.map(|(_, value)| value).filter(|v| !v.is_empty());
        let text = self.source.line_at(self.offset);
        let byte = value.and_then(|v| find_cell(&text, &v));
        let column = byte.map_or(1, |b| text[..b].chars().count() as u64 + 1);
        Problem { place: self.source.place(self.line, column), fault }
    }
}

/// Finds a value in a line, preferably as a whole cell (or item of a list) rather than within another.
fn find_cell(text: &str, value: &str) -> Option<usize> {
    let parted = |c: Option<char>| c.is_none_or(|c| [',', '|', '"', '=', ' '].contains(&c));
    let whole = text.match_indices(value).map(|(at, _)| at).find(|at| {
        parted(text[..*at].chars().next_back()) && parted(text[at + value.len()..].chars().next())
    });
    whole.or_else(|| text.find(value))
}

/// A row of a table with additional columns.
pub(crate) trait Wide {
    /// The fixed columns.
    const COLUMNS: &'static [&'static str];

    /// Returns the additional columns by name.
    fn more(&mut self) -> &mut BTreeMap<String, String>;
}

/// A table with named columns. Its rows are split into cells on demand.
pub(crate) struct Table {
    source: Arc<Source>,
    pub(crate) columns: Vec<String>,
}

/// One row of a table.
pub(crate) struct Row<'a> {
    pub(crate) record: csv::StringRecord,
    source: &'a Arc<Source>,
    line: u64,
    offset: usize,
}

impl Row<'_> {
    /// Returns the position of a cell.
    pub(crate) fn cell_place(&self, index: usize) -> Place {
        let (mut at, mut quoted, mut column) = (0, false, 1);
        for c in self.source.line_at(self.offset).chars() {
            if at == index {
                break;
            }
            quoted ^= c == '"';
            at += usize::from(c == ',' && !quoted);
            column += 1;
        }
        self.source.place(self.line, column)
    }

    /// Returns the position of the row.
    pub(crate) fn place(&self) -> Place {
        self.source.place(self.line, 1)
    }

    /// Attaches the row's position to a value.
    pub(crate) fn located<T>(&self, value: T) -> Located<T> {
        Located { value, source: Arc::clone(self.source), line: self.line, offset: self.offset }
    }
}

impl Table {
    /// Reads a file's header.
    pub(crate) fn read(file: &Place, bytes: &[u8], problems: &mut Problems) -> Option<Self> {
        let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
        match csv::Reader::from_reader(bytes).headers() {
            Ok(headers) => {
                let columns = headers.iter().map(str::to_owned).collect();
                let source = Arc::new(Source { file: file.clone(), bytes: bytes.to_vec() });
                Some(Self { source, columns })
            }
            Err(error) => {
                let place = Place { line: 1, column: 1, ..file.clone() };
                problems.push(Problem { place, fault: Fault::Shape { reason: error.to_string() } });
                None
            }
        }
    }

    /// Splits the rows into cells, one after the other. Unreadable rows are reported and left out; stops once
    /// the list of problems is full.
    pub(crate) fn each(&self, problems: &mut Problems, mut row: impl FnMut(&Row<'_>, &mut Problems)) {
        let mut reader = csv::Reader::from_reader(self.source.bytes.as_slice());
        for (count, record) in reader.records().enumerate() {
            if count == MOST_ROWS {
                let fault = Fault::BeyondLimits { measure: "rows", limit: MOST_ROWS as u64 };
                problems.push(Problem { place: self.source.file.clone(), fault });
            }
            if count == MOST_ROWS || problems.is_full() {
                return;
            }
            match record {
                Ok(record) => {
                    let (line, byte) = record.position().map_or((0, 0), |p| (p.line(), p.byte()));
                    let offset = usize::try_from(byte).unwrap_or(usize::MAX);
                    row(&Row { record, source: &self.source, line, offset }, problems);
                }
                Err(error) => {
                    let line = error.position().map_or(0, csv::Position::line);
                    let place = self.source.place(line, u64::from(line > 0));
                    problems.push(Problem { place, fault: Fault::Shape { reason: error.to_string() } });
                }
            }
        }
    }

    /// Reports unknown columns and missing required ones.
    pub(crate) fn check_columns(&self, known: &[&str], needed: &[&str], problems: &mut Problems) -> bool {
        let place = self.source.place(1, 1);
        let mut right = true;
        for column in self.columns.iter().filter(|c| !known.contains(&c.as_str())) {
            right = false;
            let fault = Fault::UnknownColumn { column: column.clone(), known: known.join(", ") };
            problems.push(Problem { place: place.clone(), fault });
        }
        for column in needed.iter().filter(|n| !self.columns.iter().any(|c| c == *n)) {
            right = false;
            let fault = Fault::MissingColumn { column: (*column).to_owned() };
            problems.push(Problem { place: place.clone(), fault });
        }
        right
    }

    /// Parses rows with fixed columns.
    pub(crate) fn rows<T: DeserializeOwned>(&self, problems: &mut Problems) -> Vec<Located<T>> {
        let headers = csv::StringRecord::from(self.columns.clone());
        let mut out = Vec::new();
        self.each(problems, |row, problems| match row.record.deserialize::<T>(Some(&headers)) {
            Ok(value) => out.push(row.located(value)),
            Err(error) => problems.push(not_in_shape(row, &error, |cell| cell)),
        });
        out
    }

    /// Parses rows with fixed and additional columns.
    pub(crate) fn wide_rows<T: DeserializeOwned + Wide>(&self, problems: &mut Problems) -> Vec<Located<T>> {
        let of_shape = |at: &usize| T::COLUMNS.contains(&self.columns[*at].as_str());
        let (shape, beside): (Vec<_>, Vec<_>) = (0..self.columns.len()).partition(of_shape);
        let headers: csv::StringRecord = shape.iter().map(|at| self.columns[*at].as_str()).collect();
        let mut out = Vec::new();
        self.each(problems, |row, problems| {
            let cell = |at: &usize| row.record.get(*at).unwrap_or_default();
            let record: csv::StringRecord = shape.iter().map(cell).collect();
            match record.deserialize::<T>(Some(&headers)) {
                Ok(mut value) => {
                    let more = beside.iter().map(|at| (self.columns[*at].clone(), cell(at).to_owned()));
                    value.more().extend(more.filter(|(_, cell)| !cell.is_empty()));
                    out.push(row.located(value));
                }
                Err(error) => problems.push(not_in_shape(row, &error, |cell| shape[cell])),
            }
        });
        out
    }
}

/// Returns the problem of an unparsable row, positioned at the invalid cell. `column` maps the index of a field
/// to that of its column.
fn not_in_shape(row: &Row<'_>, error: &csv::Error, column: impl Fn(usize) -> usize) -> Problem {
    let (place, reason) = match error.kind() {
        csv::ErrorKind::Deserialize { err, .. } => {
            let cell = err.field().and_then(|f| usize::try_from(f).ok());
            (cell.map(|c| row.cell_place(column(c))), err.kind().to_string())
        }
        _ => (None, error.to_string()),
    };
    Problem { place: place.unwrap_or_else(|| row.place()), fault: Fault::Shape { reason } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_broken_row_is_reported_with_its_line_and_column() {
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Numbers {
            name: String,
            number: u32,
        }
        let mut problems = Problems::default();
        let text = "name,number\none,1\n\"two, or so\",x\nthree\nfour,-4\n";
        let table = Table::read(&Place::default(), text.as_bytes(), &mut problems).expect("a table");
        let rows = table.rows::<Numbers>(&mut problems);
        assert_eq!((rows.len(), rows[0].value.number, rows[0].value.name.as_str()), (1, 1, "one"));
        let mut places: Vec<_> = problems.into_vec().iter().map(|p| (p.place.line, p.place.column)).collect();
        places.sort_unstable();
        assert_eq!(places, [(3, 14), (4, 1), (5, 6)]);
    }
}
