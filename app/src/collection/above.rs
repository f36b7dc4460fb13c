//! Sets that a table writes once for all rows below, as merged cells do.

use std::collections::{BTreeMap, BTreeSet};

use muster_rules::fold::fold;

use crate::base::spreadsheet::{Field, Spreadsheet, cell};

/// Returns the set written above each row without one, by line. A sheet writes its sets so if it begins with one and
/// writes none twice.
pub(super) fn sets_above(sheet: &Spreadsheet) -> BTreeMap<usize, &str> {
    let Some(column) = sheet.mapping.column(Field::Set) else { return BTreeMap::new() };
    let mut out = BTreeMap::new();
    for rows in sheet.tables() {
        let rows: Vec<_> = rows.iter().map(|(line, cells)| (*line, cell(cells, column))).collect();
        if is_written_once(&rows) {
            out.extend(below(&rows));
        }
    }
    out
}

fn is_written_once(rows: &[(usize, &str)]) -> bool {
    let written = || rows.iter().map(|(_, set)| *set).filter(|set| !set.is_empty());
    let different: BTreeSet<_> = written().map(fold).collect();
    rows.first().is_some_and(|(_, set)| !set.is_empty()) && different.len() == written().count()
}

/// Returns the rows without a set, with the last one above.
fn below<'s>(rows: &[(usize, &'s str)]) -> Vec<(usize, &'s str)> {
    let mut above = "";
    let mut out = Vec::new();
    for (line, set) in rows {
        if set.is_empty() {
            out.push((*line, above));
        } else {
            above = set;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::spreadsheet::read;

    #[test]
    fn sets_are_taken_from_above_where_none_is_written_twice() {
        for (table, expected) in [
            ("Set,Name\nA,x\n,y\nB,z\n,v", vec![(3, "A"), (5, "B")]),
            ("Set,Name\nA,x\nA,y\n,z", vec![]),
            ("Set,Name\n,x\nA,y\n,z", vec![]),
            ("Set,Name\nA,x\nB,y", vec![]),
            ("Name\nx", vec![]),
        ] {
            let sheet = read("t.csv", table.as_bytes(), None).expect(table);
            assert_eq!(sets_above(&sheet).into_iter().collect::<Vec<_>>(), expected, "{table}");
        }
    }
}
