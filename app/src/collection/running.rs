//! Columns that only number the rows: 1, 2, 3 … They are no collector's numbers, though their heading says so.

use muster_rules::fold::fold;

use super::finder::{Finder, Key};
use crate::base::spreadsheet::{Field, Spreadsheet, cell, counts_up};

/// Number of rows whose numbers are compared with the catalogue's.
const MOST_COMPARED: usize = 60;

/// Forgets a column of numbers that counts up through each sheet, and fits no figure that its rows name.
pub(super) fn forget_running_numbers(finder: &Finder<'_>, sheet: &mut Spreadsheet) {
    let [Some(number), Some(name)] = [Field::Number, Field::Name].map(|field| sheet.mapping.column(field))
    else {
        return;
    };
    if sheet.mapping.is_chosen(number) || !is_running(sheet, number) {
        return;
    }
    let set = sheet.mapping.column(Field::Set);
    let fits = |(line, cells): &(usize, Vec<String>)| {
        let tab = || sheet.sheets.iter().find(|tab| tab.holds(*line)).map_or("", |tab| tab.name.as_str());
        let set = set.map(|at| cell(cells, at)).filter(|set| !set.is_empty()).unwrap_or_else(tab);
        let by_number = Key { set: set.to_owned(), number: cell(cells, number).to_owned(), ..Key::default() };
        let mut by_name = Key { set: set.to_owned(), name: cell(cells, name).to_owned(), ..Key::default() };
        finder.bare_name(&mut by_name, true);
        let Ok(numbered) = finder.find(&by_number) else { return false };
        let same = |found: super::finder::Found| found.figure == numbered.figure;
        finder.find(&by_name).is_ok_and(same) || fold(&numbered.name) == fold(&by_name.name)
    };
    // A row without a name has nothing else to say who it is.
    let says_all = |(_, cells): &(usize, Vec<String>)| {
        cell(cells, name).is_empty()
            && !cell(cells, number).is_empty()
            && set.is_some_and(|at| !cell(cells, at).is_empty())
    };
    if !sheet.rows.iter().take(MOST_COMPARED).any(|row| fits(row) || says_all(row)) {
        sheet.mapping.forget(number);
    }
}

/// Returns whether a column counts up from 1 through each table, or through all of them.
fn is_running(sheet: &Spreadsheet, column: usize) -> bool {
    let running =
        |rows: &[(usize, Vec<String>)]| counts_up(rows.iter().map(|(_, cells)| cell(cells, column)));
    running(&sheet.rows) || sheet.tables().into_iter().all(running)
}
