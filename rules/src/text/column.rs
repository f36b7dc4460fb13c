//! The columns of a table, by their headings.

use std::sync::LazyLock;

use foldhash::HashMap;

use super::token::{key, tidy, tokens};
use crate::fold::fold;
use crate::words::{is_of_tables, of_tables};

/// The contents of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Count,
    Figure,
    Name,
    Unit,
    Line,
    Cost,
    List,
    Holder,
    Set,
    /// A collector's number.
    Number,
    /// `No`, `#`: a count, a collector's number or a running one, as its cells tell.
    Numeral,
    /// 1, 2, 3 …
    Running,
    /// Ticks for a part of the name, `(Elite)`, at this index of headings.
    Tag(usize),
}

/// Each with the roles of its headings. The collector's number of a spreadsheet may be any number in a list, and its
/// price a cost.
const ROLES: [(Column, &[&str]); 10] = [
    (Column::Count, &["column-figures"]),
    (Column::Numeral, &["column-number"]),
    (Column::Figure, &["list-figure", "column-figure", "column-printing"]),
    (Column::Unit, &["list-unit-cost"]),
    (Column::Line, &["list-line-cost"]),
    (Column::Cost, &["list-cost", "column-points", "plain-price"]),
    (Column::List, &["list-of-row"]),
    (Column::Holder, &["list-holder"]),
    (Column::Name, &["column-name", "list-name"]),
    (Column::Set, &["column-set"]),
];

/// Each heading, as compared by [`key`], with its column; of two columns the first of [`ROLES`]. What is no letter isn't
/// compared, so `Card #` isn't among them.
static HEADINGS: LazyLock<HashMap<String, Column>> = LazyLock::new(|| {
    let mut headings = HashMap::default();
    for (column, roles) in ROLES {
        for word in roles.iter().flat_map(|role| of_tables(role)).filter(|word| !word.contains('#')) {
            headings.entry(key(&tokens(&tidy(word)))).or_insert(column);
        }
    }
    headings
});

impl Column {
    /// Returns what a column with this heading holds.
    pub(super) fn named(head: &str) -> Option<Self> {
        let head = plain(head);
        if matches!(head, "×" | "x") {
            return Some(Self::Count);
        }
        let folded = fold(head);
        let says = |(_, roles): &&(Self, &[&str])| roles.iter().any(|role| is_of_tables(role, &folded));
        if let Some((column, _)) = ROLES.iter().find(says) {
            return Some(*column);
        }
        let head = key(&tokens(&tidy(head)));
        HEADINGS.get(&head).copied()
    }
}

/// Returns a cell without bold and italic markers.
pub(super) fn plain(cell: &str) -> &str {
    cell.trim_matches(['*', '_', ' '])
}
