//! Text lists brought to a collection: a figure a line, below headings such as `HAVE`, `WANT` and `TRADE`.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use muster_rules::id::FigureId;
use muster_rules::text::{ExtraNames, ListReading, MatchKind, Names, ReadMember, read};

use super::edit::MOST;
use super::fate::Fate;
use super::finder::{Finder, Key};
use super::gather::{Around, Gathered};
use super::row::{Row, RowFault, RowFaultKind};
use crate::base::spreadsheet::{Spreadsheet, Status, headings, part};

/// Maximum number of lines that are read by themselves, since they name no figure exactly.
const MOST_LOOKED_UP: usize = 500;

/// Reads the lines of a list.
struct Lines<'a> {
    finder: &'a Finder<'a>,
    extra: &'a ExtraNames,
    names: OnceCell<Names>,
    looked_up: usize,
    out: Gathered,
}

/// Collects all lines of a list.
pub(super) fn gather_list(
    finder: &Finder<'_>,
    extra: &ExtraNames,
    sheet: &Spreadsheet,
    today: &str,
) -> Gathered {
    let out = Gathered::new(BTreeMap::new(), today);
    let mut lines = Lines { finder, extra, names: OnceCell::new(), looked_up: 0, out };
    let mut fates = Vec::new();
    let mut around = Around::default();
    for (line, cells) in &sheet.rows {
        let text = cells.first().map_or("", |cell| cell.trim());
        let (heading, rest) = headed(text);
        if heading.is_some() {
            (around.part, around.above) = (heading, None);
        }
        let set = set_heading(finder, rest);
        if set.is_some() {
            around.above = set;
        }
        let fate = match () {
            () if set.is_some() || rest.is_empty() && heading.is_some() => Fate::Heading,
            () if !rest.chars().any(char::is_alphanumeric) => Fate::Unread,
            () if headings::is_sum(cells) => Fate::Sum,
            () => lines.line(*line, rest, &around),
        };
        fates.push((*line, fate));
    }
    lines.out.end(finder, sheet, fates);
    lines.out
}

/// Returns the set that a line names as a heading: `Rebel Storm:`.
fn set_heading<'t>(finder: &Finder<'_>, text: &'t str) -> Option<&'t str> {
    let around =
        |c: char| c.is_whitespace() || matches!(c, ':' | '：' | '#' | '*' | '=' | '-' | '[' | ']' | '_');
    let name = text.trim_matches(around);
    let known = finder.set_called(name).is_some();
    (known && finder.find(&Key { name: name.to_owned(), ..Key::default() }).is_err()).then_some(name)
}

/// Splits the heading of a part from the figures behind it: `HAVE: 3 Ewok`, `[W] Yoda`.
fn headed(text: &str) -> (Option<Status>, &str) {
    if let Some(whole) = part(text) {
        return (Some(whole), "");
    }
    let ends = text.char_indices().filter(|(_, c)| matches!(c, ':' | '：' | ']' | '】'));
    let mut split = ends.filter_map(|(at, c)| text.split_at_checked(at + c.len_utf8()));
    let found = split.find_map(|(head, rest)| Some((part(head)?, rest)));
    found.map_or((None, text), |(field, rest)| (Some(field), rest.trim()))
}

impl Lines<'_> {
    /// Reads one line: as a row's name, as several of them, or with the reader of lists.
    fn line(&mut self, line: usize, text: &str, around: &Around<'_>) -> Fate {
        let text = text.trim_start_matches(['-', '–', '*', '•', '·', '▪']).trim_start();
        if self.is_known(text) {
            return self.out.row(self.finder, line, Row::listing(text), around);
        }
        // A remark in brackets behind all that is known says no more of whom it names than a note would.
        let remark = text.ends_with([')', '）']).then(|| text.rfind(['(', '（'])).flatten();
        let named = remark.map(|at| (text[..at].trim_end(), text[at..].trim_matches(['(', ')', '（', '）'])));
        if let Some((rest, remark)) = named
            && self.is_known(rest)
            && self.names_nobody(remark)
        {
            return self.out.row(self.finder, line, Row::listing(rest), around);
        }
        let parts = text.split([',', ';', '、', '，', '；']).flat_map(|part| part.split(" / "));
        let parts: Vec<_> = parts.map(str::trim).collect();
        if parts.len() > 1 && parts.iter().all(|part| self.is_known(part)) {
            let fates = parts.iter().map(|part| self.out.row(self.finder, line, Row::listing(part), around));
            return fates.max().unwrap_or(Fate::Unread);
        }
        self.by_reader(line, text, around)
    }

    /// Returns whether a text is a name that a row may have, with its count, set and number.
    fn is_known(&self, text: &str) -> bool {
        let mut key = Key { name: text.to_owned(), ..Key::default() };
        let count = self.finder.bare_name(&mut key, false);
        count.is_none_or(|count| count <= MOST) && self.finder.find(&key).is_ok()
    }

    /// Returns whether a remark names no figure, no set and no part of a name, and counts nothing.
    fn names_nobody(&self, remark: &str) -> bool {
        let digit = remark.chars().any(|c| c.is_ascii_digit());
        let known = self.finder.part(remark).is_some() || self.finder.set_called(remark).is_some();
        let mut words = remark.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        !digit && !known && words.all(|word| !self.finder.knows(word)) && !self.is_known(remark)
    }

    fn by_reader(&mut self, line: usize, text: &str, around: &Around<'_>) -> Fate {
        let reading = self.read(text);
        let sure = |member: &ReadMember| member.matched != MatchKind::Fuzzy;
        if reading.members.is_empty() || !reading.unresolved.is_empty() || !reading.members.iter().all(sure) {
            let guesses = reading.members.iter().flat_map(|m| std::iter::once(&m.figure).chain(&m.others));
            let open = reading.unresolved.iter().flat_map(|open| &open.candidates);
            let mut candidates = Vec::new();
            for figure in guesses.chain(open) {
                if !candidates.contains(figure) && candidates.len() < 3 {
                    candidates.push(figure.clone());
                }
            }
            let name = text.chars().take(80).collect();
            self.out.faults.push(RowFault::new(line, RowFaultKind::Unknown { name, candidates }));
            return Fate::Unknown;
        }
        let rows: Vec<_> =
            reading.members.iter().map(|member| self.member(&member.figure, member.count)).collect();
        let fates = rows.into_iter().map(|row| self.out.row(self.finder, line, row, around));
        fates.max().unwrap_or(Fate::Unread)
    }

    /// Returns the row of a figure that the reader of lists found.
    fn member(&self, figure: &FigureId, count: u32) -> Row {
        let catalogue = &self.finder.game().catalogue;
        let name = catalogue.figure(figure).map_or("", |figure| figure.name.as_str());
        let mut row = Row::listing(name);
        row.counts.figures = Some(count);
        row.counted = true;
        // Two figures may have one name.
        let same = self.finder.find(&row.key).is_ok_and(|found| found.figure == *figure);
        if !same && let Some(printing) = catalogue.printings().iter().find(|p| p.figure == *figure) {
            row.key.printing = printing.id.to_string();
        }
        row
    }

    fn read(&mut self, text: &str) -> ListReading {
        if self.looked_up == MOST_LOOKED_UP {
            return ListReading::default();
        }
        self.looked_up += 1;
        let names = self.names.get_or_init(|| Names::new(&self.finder.game().catalogue, self.extra));
        read(names, text).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_split_from_the_figures_behind_them() {
        for (text, expected) in [
            ("HAVE:", (Some(Status::Owned), "")),
            ("Want: 2 Ewok, Yoda", (Some(Status::Wanted), "2 Ewok, Yoda")),
            ("[W] Yoda", (Some(Status::Wanted), "Yoda")),
            ("求：尤达", (Some(Status::Wanted), "尤达")),
            ("Megvan", (Some(Status::Owned), "")),
            ("Princess Leia: Senator", (None, "Princess Leia: Senator")),
            ("3x Ewok (Rebel Storm)", (None, "3x Ewok (Rebel Storm)")),
        ] {
            assert_eq!(headed(text), expected, "{text}");
        }
    }
}
