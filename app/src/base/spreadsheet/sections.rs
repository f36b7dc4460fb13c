//! Tables below one another in one text or sheet, each with headings of its own. They are laid into the columns of the
//! whole, and each remembers which of them are its own.

use super::headings::field_of;
use super::table::{Table, trimmed};
use super::{Field, Mapping, Spreadsheet};
use crate::base::foreign::Lines;
use crate::base::foreign::limits::{MOST_CELLS, MOST_COLUMNS};

/// Maximum number of tables below one another.
const MOST_SECTIONS: usize = 200;

/// A table among others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The line of its headings, and the last one before the next.
    pub(super) heading: usize,
    pub(super) end: usize,
    /// Its columns among those of the whole.
    pub(super) columns: Vec<usize>,
}

impl Section {
    fn at(heading: usize, columns: Vec<usize>) -> Self {
        Self { heading, end: usize::MAX, columns }
    }

    /// Returns it as a part of a file whose lines up to `before` precede, and whose columns are at these places.
    pub(super) fn within(self, before: usize, end: usize, places: &[usize]) -> Self {
        let columns = self.columns.iter().filter_map(|column| places.get(*column)).copied().collect();
        Self { heading: before + self.heading, end: end.min(self.end.saturating_add(before)), columns }
    }
}

impl Spreadsheet {
    /// Returns the table that a line is in, if a text or a sheet has several.
    pub(crate) fn section_of(&self, line: usize) -> Option<&Section> {
        let before = self.sections.partition_point(|section| section.heading <= line);
        self.sections[..before].last().filter(|section| line <= section.end)
    }

    /// Returns whether the table of a line has a column of one of these fields.
    pub(crate) fn has(&self, line: usize, fields: &[Field]) -> bool {
        let own = self.section_of(line).map(|section| &section.columns);
        let own = own.or_else(|| self.sheet_of(line).map(|sheet| &sheet.columns));
        let columns = fields.iter().filter_map(|field| self.mapping.column(*field));
        columns.into_iter().any(|column| own.is_none_or(|own| own.contains(&column)))
    }

    /// Returns the rows of each table, in their order.
    pub(crate) fn tables(&self) -> Vec<&[(usize, Vec<String>)]> {
        let table = |line: usize| {
            let section = self.section_of(line).map(|section| section.heading);
            (self.sheet_of(line).map(|sheet| sheet.before), section)
        };
        self.rows.chunk_by(|(one, _), (other, _)| table(*one) == table(*other)).collect()
    }
}

/// Returns whether a row is headings, as none but headings are: at least two are known, they say who a row is about, and
/// few are unknown.
pub(super) fn is_headings(cells: &[String]) -> bool {
    let told = cells.iter().filter(|cell| !cell.is_empty()).count();
    let known = cells.iter().filter(|cell| field_of(cell).is_some()).count();
    known > 1 && known * 2 >= told && Mapping::guess(cells).identifies()
}

/// Reads what stands below further headings by those. A file with more of them than any table has is left as it is.
pub(super) fn divide(mut whole: Table) -> Table {
    let heads = |(at, (_, cells)): (usize, &(usize, Vec<String>))| {
        let cells = trimmed(cells);
        is_headings(&cells).then_some((at, cells))
    };
    let found: Vec<_> = whole.rows.iter().enumerate().filter_map(heads).collect();
    let Some((first, _)) = found.first() else { return whole };
    let width = whole.columns.len();
    let mut columns = whole.columns.clone();
    let mut mapping = Mapping::judge(&columns, &whole.rows[..*first]);
    let ends = found.iter().skip(1).map(|(at, _)| *at).chain([whole.rows.len()]);
    let mut all = Vec::new();
    for ((at, heads), end) in found.iter().zip(ends) {
        let same = *heads == columns[..heads.len().min(width)];
        all.push(if same {
            (0..heads.len()).collect()
        } else {
            let of_heads = Mapping::judge(heads, &whole.rows[at + 1..end]);
            places(&mut columns, &mut mapping, heads, &of_heads)
        });
        let cells = whole.rows.len().saturating_mul(columns.len());
        if all.len() > MOST_SECTIONS || columns.len() > MOST_COLUMNS || cells > MOST_CELLS {
            return whole;
        }
    }
    let mut rows = std::mem::take(&mut whole.rows);
    let mut sections = vec![Section::at(whole.heading.unwrap_or(0), (0..width).collect())];
    for ((at, _), places) in found.iter().zip(all).rev() {
        let mut below = rows.split_off(*at).into_iter();
        let line = below.next().map_or(0, |(line, _)| line);
        whole.again.insert(0, line);
        let end = sections.get(1).map_or(usize::MAX, |next: &Section| next.heading - 1);
        let below: Vec<_> = laid(below.collect(), &places).collect();
        sections.insert(1, Section { end, ..Section::at(line, places) });
        whole.rows.splice(0..0, below);
    }
    sections[0].end = sections[1].heading - 1;
    // Cells beside the headings would be taken for those of columns that another table adds.
    rows.iter_mut().for_each(|(_, cells)| cells.truncate(width));
    rows.append(&mut whole.rows);
    Table { columns, rows, mapping, sections, ..whole }
}

/// Returns rows with their cells at these places. Cells beside the headings have none.
pub(super) fn laid(rows: Lines, places: &[usize]) -> impl Iterator<Item = (usize, Vec<String>)> {
    let width = places.iter().max().map_or(0, |last| last + 1);
    rows.into_iter().map(move |(line, cells)| {
        let mut row = vec![String::new(); width];
        places.iter().zip(cells).for_each(|(place, cell)| row[*place] = cell);
        (line, row)
    })
}

/// Returns the columns of the whole that a table's columns belong to: those of the same field, or else of the same
/// heading. Others are added.
pub(super) fn places(
    columns: &mut Vec<String>,
    mapping: &mut Mapping,
    heads: &[String],
    of_heads: &Mapping,
) -> Vec<usize> {
    let mut taken = Vec::new();
    for (at, heading) in heads.iter().enumerate() {
        let field = of_heads.fields.get(at).copied().flatten();
        let more = of_heads.field(at).filter(|_| field.is_none());
        let by_field = field.and_then(|field| mapping.column(field));
        let mut alike = (0..columns.len()).filter(|at| !heading.is_empty() && columns[*at] == *heading);
        let open =
            |at: &usize| mapping.fields[*at].is_none() && mapping.field(*at) == more && !taken.contains(at);
        let by_heading = field.is_none().then(|| alike.find(open)).flatten();
        let place = by_field.or(by_heading).unwrap_or_else(|| {
            columns.push(heading.clone());
            mapping.push(field);
            columns.len() - 1
        });
        if let Some(more) = more {
            mapping.add(place, more);
        }
        taken.push(place);
    }
    taken
}
