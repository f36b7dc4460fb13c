//! Reading a CSV table row by row, collecting what is wrong with its place instead of stopping.

use serde::de::DeserializeOwned;

use super::place::{Fault, Place, Problem};

/// A value and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Located<T> {
    pub(crate) value: T,
    pub(crate) place: Place,
    /// The line as it stands in the file, to find a cell in; empty where `place` is exact.
    pub(crate) text: String,
}

impl<T> Located<T> {
    /// A fault of this row, at the cell that holds the value it names.
    pub(crate) fn problem(&self, fault: Fault) -> Problem {
        let named = fault.values().into_iter().find(|(name, _)| ["id", "value"].contains(name));
        let value = named.map(|(_, value)| value).filter(|v| !v.is_empty());
        let byte = value.and_then(|v| self.find_cell(&v));
        let column = byte.map(|b| self.text[..b].chars().count() as u64 + 1);
        let place = Place { column: column.unwrap_or(self.place.column), ..self.place.clone() };
        Problem { place, fault }
    }

    /// Where a value stands: rather as a cell (or a part of a list in one) than within another.
    fn find_cell(&self, value: &str) -> Option<usize> {
        let parted = |c: Option<char>| c.is_none_or(|c| [',', '|', '"', '=', ' '].contains(&c));
        let whole = self.text.match_indices(value).map(|(at, _)| at).find(|at| {
            parted(self.text[..*at].chars().next_back())
                && parted(self.text[at + value.len()..].chars().next())
        });
        whole.or_else(|| self.text.find(value))
    }
}

/// A table split into cells, its columns known by name.
pub(crate) struct Table {
    pub(crate) file: Place,
    pub(crate) columns: Vec<String>,
    pub(crate) rows: Vec<Row>,
}

/// One row of a table.
pub(crate) struct Row {
    pub(crate) record: csv::StringRecord,
    pub(crate) place: Place,
    /// The raw line, to find the column of a cell in; only the first of a quoted cell's lines.
    pub(crate) text: String,
}

impl Row {
    /// The place of one cell.
    pub(crate) fn cell_place(&self, index: usize) -> Place {
        let (mut at, mut quoted, mut column) = (0, false, 1);
        for c in self.text.chars() {
            if at == index {
                break;
            }
            quoted ^= c == '"';
            at += usize::from(c == ',' && !quoted);
            column += 1;
        }
        Place { column, ..self.place.clone() }
    }
}

impl Table {
    /// Splits a file into cells. Rows that can't be read are reported and left out.
    pub(crate) fn read(file: &Place, bytes: &[u8], problems: &mut Vec<Problem>) -> Option<Self> {
        let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
        let lines: Vec<_> = bytes.split(|b| *b == b'\n').collect();
        let mut reader = csv::ReaderBuilder::new().from_reader(bytes);
        let mut problem = |line: u64, reason: String| {
            let place = Place { line, column: u64::from(line > 0), ..file.clone() };
            problems.push(Problem { place, fault: Fault::Shape { reason } });
        };
        let columns = match reader.headers() {
            Ok(headers) => headers.iter().map(str::to_owned).collect::<Vec<_>>(),
            Err(error) => {
                problem(1, error.to_string());
                return None;
            }
        };
        let mut rows = Vec::new();
        for record in reader.into_records() {
            match record {
                Ok(record) => {
                    let line = record.position().map_or(0, csv::Position::line);
                    let index = usize::try_from(line).unwrap_or(0).saturating_sub(1);
                    let text = lines.get(index).map(|l| String::from_utf8_lossy(l).into_owned());
                    let place = Place { line, column: 1, ..file.clone() };
                    rows.push(Row { record, place, text: text.unwrap_or_default() });
                }
                Err(error) => {
                    let line = error.position().map_or(0, csv::Position::line);
                    problem(line, error.to_string());
                }
            }
        }
        Some(Self { file: file.clone(), columns, rows })
    }

    /// Reports columns that aren't known and needed ones that aren't there.
    pub(crate) fn check_columns(&self, known: &[&str], needed: &[&str], problems: &mut Vec<Problem>) -> bool {
        let place = Place { line: 1, column: 1, ..self.file.clone() };
        let before = problems.len();
        for column in self.columns.iter().filter(|c| !known.contains(&c.as_str())) {
            let fault = Fault::UnknownColumn { column: column.clone(), known: known.join(", ") };
            problems.push(Problem { place: place.clone(), fault });
        }
        for column in needed.iter().filter(|n| !self.columns.iter().any(|c| c == *n)) {
            let fault = Fault::MissingColumn { column: (*column).to_owned() };
            problems.push(Problem { place: place.clone(), fault });
        }
        problems.len() == before
    }

    /// Reads rows of a fixed shape.
    pub(crate) fn rows<T: DeserializeOwned>(&self, problems: &mut Vec<Problem>) -> Vec<Located<T>> {
        let headers = csv::StringRecord::from(self.columns.clone());
        let mut out = Vec::new();
        for row in &self.rows {
            match row.record.deserialize::<T>(Some(&headers)) {
                Ok(value) => out.push(Located { value, place: row.place.clone(), text: row.text.clone() }),
                Err(error) => {
                    let (place, reason) = match error.kind() {
                        csv::ErrorKind::Deserialize { err, .. } => {
                            let cell = err.field().and_then(|f| usize::try_from(f).ok());
                            (cell.map(|c| row.cell_place(c)), err.kind().to_string())
                        }
                        _ => (None, error.to_string()),
                    };
                    let place = place.unwrap_or_else(|| row.place.clone());
                    problems.push(Problem { place, fault: Fault::Shape { reason } });
                }
            }
        }
        out
    }
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
        let mut problems = Vec::new();
        let text = "name,number\none,1\n\"two, or so\",x\nthree\nfour,-4\n";
        let table = Table::read(&Place::default(), text.as_bytes(), &mut problems).expect("a table");
        let rows = table.rows::<Numbers>(&mut problems);
        assert_eq!((rows.len(), rows[0].value.number, rows[0].value.name.as_str()), (1, 1, "one"));
        let mut places: Vec<_> = problems.iter().map(|p| (p.place.line, p.place.column)).collect();
        places.sort_unstable();
        assert_eq!(places, [(3, 14), (4, 1), (5, 6)]);
    }
}
