//! The sheets of a workbook as one table. Its lines are numbered on from sheet to sheet, so that each has a number of
//! its own; [`place`] tells the sheet and the line in it.

use muster_rules::fold::fold;

use super::sections::{self, Section};
use super::status::{Status, part_of_sheet};
use super::table::{Table, between};
use super::{Field, Layout, Mapping, Spreadsheet, Stretches, dangerous};
use crate::base::error::{Error, Kind, Measure};
use crate::base::foreign::SheetLines;
use crate::base::foreign::limits::{MOST_CELLS, within};

/// A sheet of a workbook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Its name.
    pub name: String,
    /// Whether it is read.
    pub reading: Reading,
    /// Number of rows below its headings, or of all rows if it isn't read.
    pub rows: usize,
    /// Its columns among those of the whole.
    pub(super) columns: Vec<usize>,
    /// What its counts are by its name: `Wants`.
    pub(crate) part: Option<Status>,
    /// The number of lines of all sheets before it, and of those up to its end.
    pub(super) before: usize,
    pub(super) end: usize,
}

/// Whether a sheet is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// It is read since it was chosen.
    Chosen,
    /// It is read since it looks like a table of figures.
    Found,
    /// Others were chosen.
    LeftOut,
    /// No line says what its columns hold.
    NoHeadings,
    /// It has no rows.
    Empty,
    /// It has the rows of a sheet before it.
    Same,
}

impl Sheet {
    /// Returns whether it is read.
    #[must_use]
    pub fn is_read(&self) -> bool {
        matches!(self.reading, Reading::Chosen | Reading::Found)
    }

    /// Returns whether one of its columns has one of these fields.
    pub(crate) fn has(&self, mapping: &Mapping, fields: &[Field]) -> bool {
        fields.iter().any(|field| mapping.column(*field).is_some_and(|column| self.columns.contains(&column)))
    }

    /// Returns whether a line is one of its.
    pub(crate) fn holds(&self, line: usize) -> bool {
        (self.before + 1..=self.end).contains(&line)
    }
}

/// Returns the sheet and the line in it, of a line of all; no sheet if there is only one.
pub(super) fn place(sheets: &[Sheet], line: usize) -> (Option<&Sheet>, usize) {
    match sheets.iter().find(|sheet| sheet.holds(line)) {
        Some(sheet) => (Some(sheet).filter(|_| sheets.len() > 1), line - sheet.before),
        None => (None, line),
    }
}

/// Reads all sheets with figures as one table, or those with the chosen names.
pub(super) fn read(
    file: &str,
    all: Vec<SheetLines>,
    heading: Option<usize>,
    chosen: Option<&[String]>,
) -> Result<Spreadsheet, Error> {
    let chosen = chosen.map(|names| choose(&all, names)).transpose()?;
    let (mut sheets, mut tables) = (Vec::new(), Vec::new());
    let mut before = 0;
    for (at, SheetLines { name, lines }) in all.into_iter().enumerate() {
        let blank = between(&lines);
        let end = before + lines.last().map_or(0, |(line, _)| *line);
        let rows = lines.len();
        let table = table(lines, heading);
        let reading = match &chosen {
            _ if table.rows.is_empty() => Reading::Empty,
            Some(chosen) if chosen.contains(&at) => Reading::Chosen,
            Some(_) => Reading::LeftOut,
            None if table.identifies() => Reading::Found,
            None => Reading::NoHeadings,
        };
        let part = part_of_sheet(&name);
        sheets.push(Sheet { name, reading, rows, columns: Vec::new(), part, before, end });
        tables.push((table, blank));
        before = end;
    }
    like_the_first(&mut sheets, &tables);
    leave_copies_out(&mut sheets, &tables);
    merged(file, sheets, tables)
}

/// Returns the places of the sheets with these names.
fn choose(all: &[SheetLines], names: &[String]) -> Result<Vec<usize>, Error> {
    let find = |name: &String| {
        let exact = all.iter().position(|sheet| sheet.name == *name);
        let place = exact.or_else(|| all.iter().position(|sheet| fold(&sheet.name) == fold(name)));
        place.ok_or_else(|| Error::not_one_of(Kind::Sheet, name, all.iter().map(|sheet| &sheet.name)))
    };
    names.iter().map(find).collect()
}

/// Finds a sheet's table. The line told for the headings holds for a sheet if it makes headings there.
fn table(lines: super::Lines, heading: Option<usize>) -> Table {
    let told = heading.map(|line| Table::of(lines.clone(), Some(line)));
    match told {
        Some(told) if told.identifies() => told,
        Some(told) => {
            Some(Table::of(lines, None)).filter(|found| found.found && heading != Some(0)).unwrap_or(told)
        }
        None => Table::of(lines, None),
    }
}

/// If no sheet has known headings, the first with rows is read; and so are those with the headings of the first that is.
fn like_the_first(sheets: &mut [Sheet], tables: &[(Table, Stretches)]) {
    let first = sheets.iter().position(Sheet::is_read);
    let first = first.or_else(|| sheets.iter().position(|sheet| sheet.reading == Reading::NoHeadings));
    let Some(first) = first else { return };
    let like = &tables[first].0;
    for (sheet, (table, _)) in sheets.iter_mut().zip(tables) {
        // Without headings all sheets have the same columns, by their place.
        let alike = match (table.heading, like.heading) {
            (None, None) => true,
            _ => table.columns == like.columns,
        };
        if sheet.reading == Reading::NoHeadings && alike {
            sheet.reading = Reading::Found;
        }
    }
    if !sheets[first].is_read() {
        sheets[first].reading = Reading::Found;
    }
}

/// A sheet that has exactly the rows of another is a copy of it, and would count everything twice.
fn leave_copies_out(sheets: &mut [Sheet], tables: &[(Table, Stretches)]) {
    let same = |a: &Table, b: &Table| {
        a.columns == b.columns
            && a.rows.len() == b.rows.len()
            && a.rows.iter().zip(&b.rows).all(|((_, a), (_, b))| a == b)
    };
    for at in 1..sheets.len() {
        let (before, rest) = sheets.split_at_mut(at);
        let sheet = &mut rest[0];
        let twin = |(other, (table, _)): (&Sheet, &(Table, Stretches))| {
            other.is_read() && other.part == sheet.part && same(table, &tables[at].0)
        };
        if sheet.reading == Reading::Found
            && tables[at].0.rows.len() > 1
            && before.iter().zip(tables).any(twin)
        {
            sheet.reading = Reading::Same;
        }
    }
}

/// Puts the tables of all sheets that are read below one another, with the columns of all of them.
fn merged(file: &str, mut sheets: Vec<Sheet>, tables: Vec<(Table, Stretches)>) -> Result<Spreadsheet, Error> {
    let mut out = Spreadsheet { file: file.to_owned(), ..Spreadsheet::default() };
    let mut layout = Layout::default();
    let mut begun = false;
    for (sheet, (table, blank)) in sheets.iter_mut().zip(tables) {
        let before = sheet.before;
        if !sheet.is_read() {
            let lines = table.titles.iter().chain(&table.heading).chain(&table.again);
            let mut lines: Vec<_> = lines.chain(table.rows.iter().map(|(line, _)| line)).collect();
            lines.sort_unstable();
            lines.into_iter().for_each(|line| layout.elsewhere.push(before + line));
            continue;
        }
        sheet.rows = table.rows.len();
        blank.stretches.iter().for_each(|(first, last)| layout.blank.push_all(before + first, before + last));
        table.titles.iter().for_each(|line| layout.titles.push(before + line));
        layout.lone.extend(table.lone.iter().map(|(line, text)| (before + line, text.clone())));
        let headings = table.heading.iter().chain(&table.again);
        headings.for_each(|line| layout.headings.push(before + line));
        if !begun {
            begun = true;
            (layout.heading, layout.found, layout.first) = (table.heading, table.found, table.first);
            sheet.columns = (0..table.columns.len()).collect();
            let within = |section: Section| section.within(before, sheet.end, &sheet.columns);
            out.sections.extend(table.sections.into_iter().map(within));
            (out.columns, out.mapping) = (table.columns, table.mapping);
            let width = out.columns.len();
            out.rows = table.rows.into_iter().map(|(line, cells)| (before + line, cells)).collect();
            // Cells beside the headings would be taken for those of columns that another sheet adds.
            out.rows.iter_mut().for_each(|(_, cells)| cells.truncate(width));
            continue;
        }
        let places = places(&mut out, &table);
        within(Measure::Cells, (out.rows.len() + sheet.rows) * out.columns.len(), MOST_CELLS)
            .map_err(|danger| dangerous(file, danger))?;
        let laid = sections::laid(table.rows, &places);
        out.rows.extend(laid.map(|(line, row)| (before + line, row)));
        let own = table.sections.into_iter().map(|section| section.within(before, sheet.end, &places));
        out.sections.extend(own);
        sheet.columns = places;
    }
    Ok(Spreadsheet { layout, sheets, ..out })
}

/// Returns the columns of the whole that a table's columns belong to: those of the same place where there are no
/// headings.
fn places(whole: &mut Spreadsheet, table: &Table) -> Vec<usize> {
    if table.heading.is_some() {
        return sections::places(&mut whole.columns, &mut whole.mapping, &table.columns, &table.mapping);
    }
    while whole.columns.len() < table.columns.len() {
        whole.columns.push(String::new());
        whole.mapping.push(None);
    }
    (0..table.columns.len()).collect()
}

impl Spreadsheet {
    /// Returns the sheet of a workbook that a line is of.
    pub(crate) fn sheet_of(&self, line: usize) -> Option<&Sheet> {
        self.sheets.iter().find(|sheet| sheet.holds(line))
    }

    /// Returns the sheet and the line in it, of a line of the whole; no sheet if there is only one.
    #[must_use]
    pub fn place(&self, line: usize) -> (Option<String>, usize) {
        let (sheet, line) = place(&self.sheets, line);
        (sheet.map(|sheet| sheet.name.clone()), line)
    }

    /// Formats lines of the whole, those of each sheet behind its name: `Rebel Storm 2–4; Universe 3`.
    pub(crate) fn lines_named(&self, lines: &Stretches) -> String {
        if self.sheets.len() < 2 {
            return lines.named();
        }
        let of = |sheet: &Sheet| {
            let named = lines.within(sheet.before, sheet.end).named();
            (!named.is_empty()).then(|| format!("{} {named}", sheet.name))
        };
        self.sheets.iter().filter_map(of).collect::<Vec<_>>().join("; ")
    }
}
