//! Columns that no heading explains, judged by their cells: the one with the figures' names, and around it their sets,
//! numbers, costs and counts. Only a game can tell them, and so they are judged when the game is known. What is no
//! clear reading is asked.

use super::headings::{counted, field_of, whole};
use super::sections::is_headings;
use super::table::{only, trimmed};
use super::{Field, Mapping, Spreadsheet, Stretches, cell};
use crate::base::error::Error;

/// Maximum number of rows by which columns are judged.
const JUDGED: usize = 300;
/// The greatest count that is one without a heading that says so.
const MANY: u32 = 200;
/// Number of rows by which a number is no coincidence, and a value that is none in any row.
const SURE: usize = 3;
const TELLING: u32 = 20;
/// Number of rows from which a column that numbers them is known.
const NUMBERED: usize = 4;
/// The fields that count a row's figures.
const COUNTS: [Field; 4] = [Field::Figures, Field::Wanted, Field::ForTrade, Field::Status];

/// What a game tells of the cells of a table.
pub(crate) trait Knows {
    /// Returns whether a cell names a figure, whatever else it says of it.
    fn is_name(&self, cell: &str) -> bool;
    /// Returns whether a cell names a set.
    fn is_set(&self, cell: &str) -> bool;
    /// Returns whether a figure of this name has this collector's number, in this set if one is known.
    fn is_number_of(&self, number: &str, name: &str, set: &str) -> bool;
    /// Returns whether a figure of this name has this cost.
    fn is_cost_of(&self, cost: &str, name: &str) -> bool;
}

/// What a column of numbers may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Numbers {
    /// The collector's numbers or the costs of the figures beside them; `true` unless that may be a coincidence.
    Of(Field, bool),
    /// Counts.
    Counts,
    /// The numbers of the rows; `true` unless they may be counts.
    Rows(bool),
}

type Row = (usize, Vec<String>);

impl Spreadsheet {
    /// Judges the columns that no heading explains by their cells, and tells the first rows from headings.
    ///
    /// # Errors
    /// Nothing tells the rows' figures, or how many of them there are.
    pub(crate) fn settle(&mut self, known: &dyn Knows) -> Result<(), Error> {
        self.lead_with_names(known);
        if self.is_list() || self.layout.found && self.mapping.identifies() {
            return Ok(());
        }
        let mut rows: Vec<Row> = self.rows.iter().take(JUDGED).cloned().collect();
        let top = self.layout.heading.filter(|_| !self.layout.found && self.sections.is_empty());
        let line = top.and(self.layout.headings.stretches.first()).map(|(line, _)| *line);
        let line = line.filter(|_| self.layout.headings.count() == 1);
        if let Some(line) = line {
            rows.insert(0, (line, self.columns.clone()));
        }
        let name = self.mapping.column(Field::Name).or_else(|| self.name_column(known, &rows));
        let Some(name) = name else { return self.must_identify() };
        if line.is_some() {
            self.begin(known, &rows, name);
        }
        self.mapping.suppose(name, Field::Name);
        let rows: Vec<Row> = self.rows.iter().take(JUDGED).cloned().collect();
        self.sets(known, &rows);
        self.numbers(known, &rows, name)
    }

    /// Of several columns that somebody said to be the name, the one with whole names is; the others say parts of it.
    fn lead_with_names(&mut self, known: &dyn Knows) {
        let Some(first) = self.mapping.column(Field::Name) else { return };
        let others: Vec<_> = self.mapping.more(Field::Name).collect();
        let named = |column: usize| {
            let rows = self.rows.iter().take(JUDGED);
            rows.filter(|(_, cells)| known.is_name(cell(cells, column))).count()
        };
        let better = others.into_iter().map(|column| (named(column), column)).max();
        if let Some((_, better)) = better.filter(|(better, _)| *better > named(first)) {
            self.mapping.lead(better);
        }
    }

    /// Returns the column whose cells are names; none if there are several with different ones.
    fn name_column(&self, known: &dyn Knows, rows: &[Row]) -> Option<usize> {
        let open = (0..self.columns.len()).filter(|column| self.mapping.is_open(*column));
        let named = |column: usize| {
            let cells = rows.iter().map(|(_, cells)| cell(cells, column)).filter(|cell| !cell.is_empty());
            let (mut filled, mut named) = (0, 0);
            for text in cells {
                filled += 1;
                named += usize::from(!known.is_set(text) && known.is_name(text));
            }
            (column, filled, named)
        };
        let columns: Vec<_> = open.map(named).collect();
        let most = columns.iter().map(|(.., named)| *named).max().filter(|most| *most > 0)?;
        let (best, ..) = *columns.iter().find(|(_, filled, named)| *named == most && named * 2 >= *filled)?;
        let same = |other: usize| {
            let alike = rows.iter().filter(|(_, cells)| cell(cells, best) == cell(cells, other)).count();
            alike * 2 > rows.len()
        };
        let mut others = columns.iter().filter(|(column, ..)| *column != best);
        let rival = others.any(|(column, _, named)| named * 2 > most && !same(*column));
        (!rival).then_some(best)
    }

    /// Finds the headings above the first row with a figure, if there are any, and gives the rows back that were taken
    /// for them.
    fn begin(&mut self, known: &dyn Knows, rows: &[Row], name: usize) {
        let Some(first) = rows.iter().position(|(_, cells)| known.is_name(cell(cells, name))) else { return };
        let is_data = |cells: &[String]| {
            let says = |text: &String| text.chars().any(|c| c.is_ascii_digit()) || known.is_set(text.trim());
            cells.iter().any(says) || cells.iter().all(|text| text.trim().is_empty())
        };
        let known_heads = |cells: &[String]| cells.iter().any(|text| field_of(text).is_some());
        let heads = |at: usize| {
            let cells = trimmed(&rows[at].1);
            let plain = only(&cells).is_none() && !is_data(&cells);
            is_headings(&cells) || plain && (at + 1 == first || known_heads(&cells))
        };
        let above = (0..first).rev().find(|at| heads(*at));
        let begins = match above {
            Some(at) => at + 1,
            // Titles have one cell.
            None => rows[..first].iter().take_while(|(_, cells)| only(cells).is_some()).count(),
        };
        let titles = &rows[..above.unwrap_or(begins)];
        let layout = &mut self.layout;
        layout.titles = Stretches::default();
        titles.iter().for_each(|(line, _)| layout.titles.push(*line));
        let lone = titles.iter().filter_map(|(line, cells)| Some((*line, only(cells)?.to_owned())));
        layout.lone = lone.collect();
        layout.headings = Stretches::default();
        above.iter().for_each(|at| layout.headings.push(rows[*at].0));
        (layout.found, layout.heading) = (true, above.map(|at| rows[at].0));
        let width = self.columns.len();
        let mut columns = above.map_or_else(Vec::new, |at| trimmed(&rows[at].1));
        columns.resize(width, String::new());
        // The first of the rows is the one that was taken for headings.
        if begins == 0 {
            self.rows.insert(0, rows[0].clone());
        } else {
            self.rows.drain(..begins - 1);
        }
        self.columns = columns;
        for at in 0..self.sheets.len() {
            self.sheets[at].rows = self.rows.iter().filter(|(line, _)| self.sheets[at].holds(*line)).count();
        }
        if !self.mapping.is_touched() {
            self.mapping = Mapping::judge(&self.columns, &self.rows);
        }
    }

    /// Finds the column of sets.
    fn sets(&mut self, known: &dyn Knows, rows: &[Row]) {
        let of_sets = |column: &usize| {
            let cells = rows.iter().map(|(_, cells)| cell(cells, *column)).filter(|cell| !cell.is_empty());
            let (sets, filled) = cells
                .fold((0, 0), |(sets, filled), text| (sets + usize::from(known.is_set(text)), filled + 1));
            sets * 2 > filled
        };
        let mut open = (0..self.columns.len()).filter(|column| self.is_unexplained(*column));
        if let Some(column) = open.find(of_sets) {
            self.mapping.suppose(column, Field::Set);
        }
    }

    /// Tells collector's numbers, costs and counts apart.
    fn numbers(&mut self, known: &dyn Knows, rows: &[Row], name: usize) -> Result<(), Error> {
        let open = (0..self.columns.len()).filter(|column| self.is_unexplained(*column));
        let numbers: Vec<_> =
            open.filter_map(|column| Some((column, self.numbers_of(known, rows, name, column)?))).collect();
        let is_counted = COUNTS.iter().any(|field| self.mapping.column(*field).is_some());
        let counts: Vec<_> = numbers.iter().filter(|(_, of)| *of == Numbers::Counts).collect();
        let doubtful = |of: &Numbers| matches!(of, Numbers::Of(_, sure) | Numbers::Rows(sure) if !*sure);
        let clear = match counts[..] {
            [] => !numbers.iter().any(|(_, of)| doubtful(of)),
            [(column, _)] => {
                let has = |field| self.mapping.column(field).is_some();
                if ![Field::Figures, Field::Wanted, Field::ForTrade].into_iter().any(has) {
                    self.mapping.suppose(*column, Field::Figures);
                }
                true
            }
            _ => false,
        };
        for (column, of) in &numbers {
            if let Numbers::Of(field, sure) = of
                && (*sure || is_counted || !counts.is_empty())
            {
                self.mapping.suppose(*column, *field);
            }
        }
        if clear || is_counted { Ok(()) } else { Err(self.lacks(Field::Figures.name())) }
    }

    /// Returns what a column's numbers are; `None` if its cells are none.
    fn numbers_of(&self, known: &dyn Knows, rows: &[Row], name: usize, column: usize) -> Option<Numbers> {
        let set = self.mapping.column(Field::Set);
        let cells =
            || rows.iter().map(|(_, cells)| (cells, cell(cells, column))).filter(|(_, c)| !c.is_empty());
        let number = |text: &str| number(text).or_else(|| counted(text));
        let filled = cells().count();
        if filled == 0 || cells().any(|(_, text)| number(text).is_none()) {
            return None;
        }
        let of_named = cells().filter(|(cells, _)| known.is_name(cell(cells, name)));
        let (mut named, mut numbered, mut costing, mut telling) = (0, 0, 0, 0);
        for (cells, text) in of_named {
            let (name, set) = (cell(cells, name), set.map_or("", |at| cell(cells, at)));
            let (is_number, is_cost) =
                (known.is_number_of(whole(text), name, set), known.is_cost_of(whole(text), name));
            named += 1;
            numbered += usize::from(is_number);
            costing += usize::from(is_cost);
            if is_number || is_cost {
                telling = telling.max(number(text).unwrap_or(0));
            }
        }
        let values: Vec<_> = cells().filter_map(|(_, text)| number(text)).collect();
        let first = values.first().copied().unwrap_or(0);
        let running = filled > 1 && first < 2 && (first..).zip(&values).all(|(n, value)| n == *value);
        let sure = |agree: usize| agree >= SURE || telling > TELLING;
        let most = numbered.max(costing);
        Some(match () {
            () if most * 2 > named && numbered >= costing => Numbers::Of(Field::Number, sure(numbered)),
            () if most * 2 > named => Numbers::Of(Field::Points, sure(costing)),
            // Rows are numbered before what stands in them.
            () if running && column < name => Numbers::Rows(filled >= NUMBERED),
            () if running && filled >= NUMBERED => Numbers::Rows(true),
            () if values.iter().any(|value| *value > MANY) => return None,
            () => Numbers::Counts,
        })
    }

    /// Returns whether neither a heading nor the user says what a column holds.
    pub(crate) fn is_unexplained(&self, column: usize) -> bool {
        self.mapping.is_open(column) && field_of(&self.columns[column]).is_none()
    }
}

/// Parses a number as printed or counted: `#57`, `57/60`, `57.0`.
fn number(text: &str) -> Option<u32> {
    let text = text.trim_start_matches('#');
    whole(text.split('/').next().unwrap_or_default()).parse().ok()
}
