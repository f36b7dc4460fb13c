//! Records: columns that are set, and counts that are added to.
//!
//! Of concurrent entries the later one wins, for each group of columns separately. Counts are what [`super::counts`] makes of
//! them; a count below 0 is shown as 0. A record is removed if every head removes it: a concurrent change keeps it.

use std::collections::BTreeMap;

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension as _, params_from_iter};

use super::counts::Counts;
use super::meant::Meant;
use super::{Cell, Change, Entry, Noun, RecordChange, graph, store};
use crate::error::Result;
use crate::nouns::{Column, Record};

/// The largest difference of a count that an entry may make.
pub(crate) const MOST_AT_ONCE: u64 = u32::MAX as u64;

/// The state of a record, by its entries or by its row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) cells: BTreeMap<String, Cell>,
    pub(crate) counts: BTreeMap<String, i64>,
    pub(crate) removed: bool,
}

/// Folds a subject's entries into a state. `None` without entries.
pub(crate) fn fold(
    conn: &Connection,
    record: &Record,
    subject: &str,
    entries: &[(graph::Node, Entry)],
) -> Result<Option<State>> {
    if entries.is_empty() {
        return Ok(None);
    }
    let counts = Counts::of(entries);
    let mut state = State::default();
    // A cell that nobody else set keeps what was taken back: a removed row has its cells.
    let void = entries.iter().map(|(_, entry)| entry).filter(|entry| counts.is_void(entry.id));
    for entry in void.chain(counts.standing()) {
        let set = entry.record().map(|change| &change.set);
        state.cells.extend(set.into_iter().flatten().map(|(column, cell)| (column.clone(), cell.clone())));
    }
    state.counts = record.counts.iter().map(|column| ((*column).to_owned(), counts.value(column))).collect();
    state.removed = is_removed(conn, record, subject, &counts)?;
    Ok(Some(state))
}

fn is_removed(conn: &Connection, record: &Record, subject: &str, counts: &Counts<'_>) -> Result<bool> {
    let mut along = Vec::new();
    for entry in counts.heads() {
        match entry.record() {
            Some(change) if change.removed => along.extend(&change.with),
            _ => return Ok(false),
        }
    }
    let Some(contents) = record.contents else { return Ok(true) };
    let ends = store::heads(conn, contents, subject)?;
    Ok(ends.iter().all(|end| along.contains(&end)))
}

/// Returns the difference between a record's row and the result of its entries.
pub(super) fn difference(
    conn: &Connection,
    record: &Record,
    subject: &str,
    meant: &Meant,
) -> Result<Option<Change>> {
    let noun = meant.noun;
    let entries = store::of_subject(conn, noun, subject)?;
    let said = fold(conn, record, subject, &entries)?;
    let row = row(conn, noun, record, subject)?;
    let (said, row) = match (said, row) {
        (None, None) => return Ok(None),
        // A record without values of its own exists through its contents.
        (None, Some(row)) if record.made_elsewhere && !row.removed && row.cells.values().all(is_empty) => {
            return Ok(None);
        }
        (None, Some(row)) => (State::default(), row),
        (Some(said), row) => {
            let gone = || State { cells: said.cells.clone(), counts: BTreeMap::new(), removed: true };
            let row = row.unwrap_or_else(gone);
            (said, row)
        }
    };
    let with = match record.contents {
        Some(contents) if row.removed => store::heads(conn, contents, subject)?,
        _ => Vec::new(),
    };
    let set = cells_set(record, &said, &row);
    let (to, add) = if row.removed && said.removed {
        Default::default()
    } else if row.removed || meant.told(conn, subject)? {
        (counts_told(record, &said, &row), BTreeMap::new())
    } else {
        counts_changed_by_hand(record, &said, &row)
    };
    if set.is_empty() && to.is_empty() && add.is_empty() && row.removed == said.removed {
        return Ok(None);
    }
    let act = if add.is_empty() { None } else { meant.act(&Counts::of(&entries).acts())? };
    let removed = row.removed;
    Ok(Some(Change::Record(RecordChange { set, add, to, act, removed, with, ..RecordChange::default() })))
}

fn is_empty(cell: &Cell) -> bool {
    matches!(cell, Cell::Text(text) if text.is_empty())
}

/// Returns the values of all groups of columns in which a row differs from its entries.
fn cells_set(record: &Record, said: &State, row: &State) -> BTreeMap<String, Cell> {
    let differs = |column: &Column| said.cells.get(column.name) != row.cells.get(column.name);
    let groups = record.groups.iter().filter(|group| group.iter().any(differs));
    let cell = |column: &Column| Some((column.name.to_owned(), row.cells.get(column.name)?.clone()));
    groups.copied().flatten().filter_map(cell).collect()
}

/// Returns a row's counts, where its entries say others, as they are and as differences. Where so many were given away that
/// no difference of those that others accept makes it good, the count is told.
fn counts_changed_by_hand(
    record: &Record,
    said: &State,
    row: &State,
) -> (BTreeMap<String, i64>, BTreeMap<String, i64>) {
    let (mut told, mut added) = (BTreeMap::new(), BTreeMap::new());
    for (column, sum, shown) in counts_changed(record, said, row) {
        let difference = shown.saturating_sub(sum);
        if difference.unsigned_abs() <= MOST_AT_ONCE {
            added.insert(column, difference);
        } else {
            told.insert(column, shown);
        }
    }
    (told, added)
}

/// Returns a row's counts, where its entries say others. All of a removed row are 0.
fn counts_told(record: &Record, said: &State, row: &State) -> BTreeMap<String, i64> {
    counts_changed(record, said, row).map(|(column, _, shown)| (column, shown)).collect()
}

/// Returns the counts that visibly differ: the column, the count of the entries and that of the row.
fn counts_changed<'a>(
    record: &'a Record,
    said: &'a State,
    row: &'a State,
) -> impl Iterator<Item = (String, i64, i64)> + 'a {
    let count = |state: &State, column: &str| state.counts.get(column).copied().unwrap_or(0);
    record.counts.iter().filter_map(move |column| {
        let (sum, shown) = (count(said, column), count(row, column));
        let differs = sum != shown && (shown != shown_count(sum) || row.removed);
        differs.then(|| ((*column).to_owned(), sum, shown))
    })
}

pub(crate) fn shown_count(sum: i64) -> i64 {
    sum.clamp(0, i64::from(u32::MAX))
}

/// Reads a record's row as a state; a row marked as removed has no counts.
fn row(conn: &Connection, noun: Noun, record: &Record, subject: &str) -> Result<Option<State>> {
    let columns: Vec<_> =
        record.columns().map(|column| column.name).chain(record.counts.iter().copied()).collect();
    let deleted = if record.stamps.deleted_at { "deleted_at IS NOT NULL" } else { "0" };
    let selected = columns.iter().fold(deleted.to_owned(), |sql, column| sql + ", " + column);
    let sql = format!("SELECT {selected} FROM {} WHERE {}", noun.table(), record.key_is());
    let mut statement = conn.prepare_cached(&sql)?;
    let found = statement.query_row(params_from_iter(record.parts(subject)), |r| {
        let mut state = State { removed: r.get(0)?, ..State::default() };
        for (place, column) in columns.iter().enumerate() {
            let cell = match r.get_ref(place + 1)? {
                ValueRef::Integer(number) => Cell::Number(number),
                ValueRef::Text(text) => Cell::Text(String::from_utf8_lossy(text).into_owned()),
                _ => Cell::Null(()),
            };
            match cell {
                Cell::Number(number) if record.counts.contains(column) => {
                    let shown = if state.removed { 0 } else { number };
                    state.counts.insert((*column).to_owned(), shown);
                }
                cell => {
                    state.cells.insert((*column).to_owned(), cell);
                }
            }
        }
        Ok(state)
    });
    Ok(found.optional()?)
}
