//! Tables in text files, separated by commas, semicolons or tabs.

use super::headings::counted;
use super::table::HEAD;
use super::{Mapping, Stretches, dangerous, unreadable};
use crate::base::cells::unguard;
use crate::base::decode::decode;
use crate::base::error::{Error, Measure};
use crate::base::foreign::limits::{MOST_COLUMNS, within};
use crate::base::foreign::{Lines, Table};

/// Number of bytes of a line in which headings are searched; a file may be a single line.
const MOST_HEADING: usize = 64 << 10;
/// The separators of cells.
const SEPARATORS: [char; 3] = [',', ';', '\t'];

/// The longest list that is read, in bytes: thousands of figures.
const LONGEST_LIST: usize = 1 << 20;
/// Number of lines that are compared to tell a list from a table.
const MOST_COMPARED: usize = 200;

/// A text's rows.
pub(super) struct Text {
    pub(super) rows: Lines,
    pub(super) blank: Stretches,
    pub(super) encoding: Option<&'static str>,
    /// Its lines as they are, if they look like a list and not like a table.
    pub(super) list: Option<Lines>,
}

/// Splits a text into rows and cells.
pub(super) fn separated(file: &str, bytes: &[u8]) -> Result<Text, Error> {
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
            let cells = parted(line, s).take(MOST_COLUMNS + 1);
            let cells: Vec<_> = cells.map(|c| c.trim().trim_matches('"').to_owned()).collect();
            (Mapping::guess(&cells).identifies(), cells.len())
        };
        head.iter().map(of).max()
    };
    let separator = SEPARATORS.into_iter().max_by_key(|s| makes(*s));
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
    let list = is_list(&decoded.text).then(|| {
        let lines = decoded.text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        lines.map(|(at, line)| (at + 1, vec![line.trim().to_owned()])).collect()
    });
    Ok(Text { rows: table.into_lines(), blank, encoding: decoded.encoding, list })
}

/// Returns whether a text is no table: its lines don't have the same cells, or only a comma within names, and it isn't
/// written for programs.
fn is_list(text: &str) -> bool {
    let text = text.trim_start();
    if text.len() > LONGEST_LIST || text.starts_with(['{', '<']) || text.starts_with("[{") {
        return false;
    }
    let lines: Vec<_> = text.lines().filter(|line| !line.trim().is_empty()).take(MOST_COMPARED).collect();
    let is_parted = |separator: char| {
        let cells = |line: &str| parted(line, separator).count() - 1;
        let most = lines.iter().map(|line| cells(line)).max().unwrap_or(0);
        // A title or two may precede the table.
        let begin = lines.iter().position(|line| cells(line) == most).unwrap_or(0);
        let table = &lines[begin..];
        let regular = table.iter().filter(|line| cells(line) == most).count() * 10 >= table.len() * 9;
        // Names have commas, too; a column of counts or ticks beside them, below its heading, makes a table.
        let below = table.get(1..).unwrap_or_default();
        let number = |cell: &str| counted(cell).is_some();
        let cell =
            |line: &'_ str, at: usize| parted(line, separator).nth(at).map_or("", str::trim).to_owned();
        let numbers = |at: usize| {
            let cells = || below.iter().map(|line| cell(line, at));
            cells().any(|cell| !cell.is_empty()) && cells().all(|cell| number(&cell))
        };
        let numbered = || !below.is_empty() && (0..=most).any(numbers);
        most > 0
            && lines.len() > 1
            && regular
            && table.len() * 2 >= lines.len()
            && (separator == '\t' || most > 1 || numbered())
    };
    !SEPARATORS.into_iter().any(is_parted)
}

/// Splits a line into cells. A separator within quotes is none.
fn parted(line: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    line.split(move |c: char| {
        quoted ^= c == '"';
        c == separator && !quoted
    })
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

#[cfg(test)]
mod tests {
    use super::is_list;

    #[test]
    fn a_list_is_told_from_a_table() {
        for (text, expected) in [
            ("HAVE:\n3x Ewok (Rebel Storm)\nHK-47\n", true),
            ("Darth Vader, Sith Lord\nLuke Skywalker, Jedi Knight\n", true),
            ("Have: Ewok; HK-47\nWant: Yoda; Jawa\n", true),
            ("Ewok", true),
            ("3 Ewok; 2 HK-47; Yoda", true),
            ("Attic\nWhat,How many\nMace,2\n", false),
            ("What,How many\nDarth Vader,2\nYoda,1\n", false),
            ("Was\tWieviel\nYoda\teiner\n", false),
            ("Jawa;x\nWampa;\nEwok;x", false),
            ("Jawa,2x\nWampa,1x", false),
            ("a,b,c\nd,e,f\n", false),
            ("a,b,c\n\"d, e\",f,g\n\"h, i\",j,k\nl,m,n", false),
            ("{\"members\": []}", false),
            ("<army/>", false),
        ] {
            assert_eq!(is_list(text), expected, "{text}");
        }
    }
}
