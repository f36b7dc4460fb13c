//! Lists as tables: columns separated by comma, semicolon, tab or bar, with a header line.

use super::annotation::{Hint, Number, Place};
use super::line::Part;
use super::names::Names;
use super::price::costs_so;
use super::reading::MatchKind;
use super::resolve::{Resolved, Who, nearly, outright};
use super::token::{Token, key, tidy, tokens};
use super::vocabulary::{Meaning, meaning};

/// The value in the list column for the squad itself.
pub(super) const MAIN: &str = "squad";

/// The contents of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Count,
    Figure,
    Name,
    Unit,
    Line,
    Cost,
    List,
    Holder,
}

impl Column {
    fn named(head: &str) -> Option<Self> {
        let head = plain(head);
        if matches!(head, "#" | "×" | "x") {
            return Some(Self::Count);
        }
        Some(match key(&tokens(&tidy(head))).as_str() {
            "count" | "qty" | "quantity" | "db" | "darab" | "copies" | "number" | "no" | "anzahl" => {
                Self::Count
            }
            "figure" | "figureid" | "id" => Self::Figure,
            "name" | "figurename" | "miniature" | "mini" | "character" | "nev" | "figura" | "unit"
            | "creature" | "model" | "modell" | "card" | "figur" | "figurine" => Self::Name,
            "unitcost" | "costeach" | "each" => Self::Unit,
            "linecost" | "totalcost" | "total" | "subtotal" | "sum" | "osszesen" | "gesamt" | "summe" => {
                Self::Line
            }
            "cost" | "points" | "pts" | "price" | "ertek" | "pont" | "punkte" => Self::Cost,
            "list" => Self::List,
            "holder" => Self::Holder,
            _ => return None,
        })
    }
}

/// Returns a cell without bold and italic markers.
fn plain(cell: &str) -> &str {
    cell.trim_matches(['*', '_', ' '])
}

/// The header of a table.
pub(super) struct Table {
    separator: char,
    columns: Vec<Option<Column>>,
}

/// Parses a line as a table header, if it names a figure column and at least one more.
pub(super) fn header(line: &str) -> Option<Table> {
    let separator = [',', ';', '\t', '|'].into_iter().max_by_key(|s| line.matches(*s).count())?;
    let columns: Vec<_> = cells(line, separator).iter().map(|c| Column::named(c)).collect();
    let who = columns.iter().any(|c| matches!(c, Some(Column::Name | Column::Figure)));
    let known = columns.iter().flatten().count();
    (who && known > 1 && known * 2 >= columns.len()).then_some(Table { separator, columns })
}

/// The side list that a row belongs to: its kind, and the holder if stated.
pub(super) type ListOfRow = Option<(String, Option<usize>)>;

impl Table {
    /// Returns the total in a row below the others.
    pub(super) fn sum(&self, names: &Names, line: &str) -> Option<i64> {
        let cells = cells(line, self.separator);
        let told = cells.iter().find(|c| c.contains(char::is_alphanumeric))?;
        let last = cells.iter().rev().find_map(|c| plain(c).parse().ok());
        last.filter(|_| is_sum(names, told))
    }

    /// Whether the table ends before this line: its bars or tabs occur in every row.
    pub(super) fn ends(&self, line: &str) -> bool {
        self.is_drawn() && !line.contains(self.separator)
    }

    /// Whether its separators don't occur in plain lists.
    pub(super) fn is_drawn(&self) -> bool {
        matches!(self.separator, '|' | '\t')
    }

    /// Returns the figure of a row; `None` if it names none.
    pub(super) fn row(&self, names: &Names, line: &str) -> Option<(Part, ListOfRow)> {
        let cells = cells(line, self.separator);
        let mut numbers = Vec::new();
        let mut notes = Vec::new();
        let (mut figure, mut name, mut list, mut holder) = (None, None, None, None);
        for (at, cell) in cells.iter().enumerate() {
            let cell = plain(cell);
            if cell.is_empty() {
                continue;
            }
            let mut number = |hint| match cell.parse() {
                Ok(value) => numbers.push(Number { value, hint, place: Place::Tail }),
                Err(_) => notes.push(cell.to_owned()),
            };
            match self.columns.get(at).copied().flatten() {
                Some(Column::Count) => number(Hint::Count),
                Some(Column::Unit) => number(Hint::Unit),
                Some(Column::Line) => number(Hint::Line),
                Some(Column::Cost) => number(Hint::Cost),
                Some(Column::Figure) => figure = Some(cell),
                Some(Column::Name) => name = Some(cell),
                Some(Column::List) => list = Some(cell),
                Some(Column::Holder) => holder = names.id(&key(&tokens(&tidy(cell)))),
                None => notes.push(cell.to_owned()),
            }
        }
        let text = name.or(figure)?.to_owned();
        // The line below a table's header, and the total below its rows.
        let says_nobody = !text.contains(char::is_alphanumeric) || is_sum(names, &text);
        if says_nobody && (figure.is_none() || name.is_none()) {
            return None;
        }
        let mut resolved = resolve(names, figure, name)?;
        resolved.numbers.extend(numbers);
        resolved.notes.extend(notes);
        resolved.evident = true;
        if let Who::Open(several, _) = &resolved.who {
            let right = |e: &&usize| costs_so(&names.entries[**e], false, &resolved.numbers);
            if let [one] = several.iter().filter(right).copied().collect::<Vec<_>>()[..] {
                resolved.who = Who::Figure(one, MatchKind::ByCost);
            }
        }
        let list = list.filter(|l| !l.eq_ignore_ascii_case(MAIN)).map(|l| (l.to_owned(), holder));
        Some((Part { text: line.trim().to_owned(), resolved }, list)).filter(|_| !text.is_empty())
    }
}

/// Whether a cell labels its row as the total of the others: `**Deployment total**`.
fn is_sum(names: &Names, cell: &str) -> bool {
    let said = tokens(&tidy(plain(cell)));
    let total = said.iter().filter_map(Token::word).any(|w| meaning(w) == Some(Meaning::Total));
    Column::named(cell) == Some(Column::Line) || total && outright(names, &said).is_none()
}

fn resolve(names: &Names, figure: Option<&str>, name: Option<&str>) -> Option<Resolved> {
    let known = figure.and_then(|id| names.id(&key(&tokens(&tidy(id)))));
    if let Some(known) = known {
        let who = Who::Figure(known, MatchKind::Exact);
        return Some(Resolved {
            who,
            plural: false,
            numbers: Vec::new(),
            evident: true,
            notes: Vec::new(),
            instead: None,
        });
    }
    let line = tidy(name.or(figure)?);
    let tokens = tokens(&line);
    Some(outright(names, &tokens).unwrap_or_else(|| nearly(names, &line, &tokens)))
}

/// Splits a row into cells, without quotes and without the apostrophe that protects formulas.
fn cells(line: &str, separator: char) -> Vec<String> {
    // Bars also enclose a row.
    let line = if separator == '|' { line.trim().trim_matches('|') } else { line };
    let mut out = vec![String::new()];
    let mut quoted = false;
    let mut chars = line.trim_end_matches(['\r', '\n']).chars().peekable();
    while let Some(c) = chars.next() {
        let cell = out.len() - 1;
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => {
                chars.next();
                out[cell].push('"');
            }
            '"' if quoted || out[cell].is_empty() => quoted = !quoted,
            c if c == separator && !quoted => out.push(String::new()),
            c => out[cell].push(c),
        }
    }
    for cell in &mut out {
        if cell.starts_with('\'') && cell.chars().nth(1).is_some_and(computes) {
            cell.remove(0);
        }
    }
    out
}

/// Whether a spreadsheet treats a cell starting with this character as a formula.
fn computes(first: char) -> bool {
    matches!(first, '=' | '+' | '-' | '@' | '\t')
}

/// Returns a cell that any spreadsheet reads as plain text.
pub(super) fn cell(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = if text.starts_with(computes) { format!("'{text}") } else { text };
    if text.contains([',', '"', ';', '\t']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

#[cfg(test)]
mod tests {
    use super::{cell, cells, header};

    #[test]
    fn cells_come_out_as_they_went_in() {
        for text in ["Luke Skywalker, Rebel", "5\" Wampa", "=HYPERLINK(1)", "-3", "a;b", "plain", "it's"] {
            assert_eq!(cells(&format!("1,{},2", cell(text)), ','), ["1", text, "2"]);
        }
        assert_eq!(cell("=1+1"), "'=1+1");
    }

    #[test]
    fn a_table_is_known_by_its_head() {
        for head in ["count,figure,name", "Qty;Name;Cost", "Név\tDb", "name,points"] {
            assert!(header(head).is_some(), "{head}");
        }
        for line in
            ["Name", "Luke Skywalker, Rebel", "Boba Fett, Bossk, 3 Mouse Droids", "Squad: name, total"]
        {
            assert!(header(line).is_none(), "{line}");
        }
    }
}
