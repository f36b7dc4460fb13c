//! Records: columns that are set, and counts that are added to.
//!
//! Of concurrent entries the later one wins, for each group of columns separately. Differences of counts add up
//! across authors; a sum below 0 is shown as 0. A record is removed if every head removes it: a concurrent
//! change keeps it.

use std::collections::BTreeMap;

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension as _, params_from_iter};

use super::{Cell, Change, Entry, Noun, graph, store};
use crate::error::Result;
use crate::nouns::{Column, Record};

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
    let mut state = State::default();
    for (_, entry) in entries {
        let Change::Record { set, add, .. } = &entry.change else { continue };
        state.cells.extend(set.iter().map(|(column, cell)| (column.clone(), cell.clone())));
        for (column, difference) in add {
            let sum = state.counts.entry(column.clone()).or_default();
            *sum = sum.saturating_add(*difference);
        }
    }
    state.removed = is_removed(conn, record, subject, entries)?;
    Ok(Some(state))
}

fn is_removed(
    conn: &Connection,
    record: &Record,
    subject: &str,
    entries: &[(graph::Node, Entry)],
) -> Result<bool> {
    let nodes: Vec<_> = entries.iter().map(|(node, _)| node.clone()).collect();
    let heads = graph::heads(&nodes);
    let mut along = Vec::new();
    for (_, entry) in entries.iter().filter(|(node, _)| heads.contains(&node.id)) {
        match &entry.change {
            Change::Record { removed: true, with, .. } => along.extend(with),
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
    noun: Noun,
    record: &Record,
    subject: &str,
) -> Result<Option<Change>> {
    let said = fold(conn, record, subject, &store::of_subject(conn, noun, subject)?)?;
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
    let (set, mut add) = (cells_set(record, &said, &row), counts_added(record, &said, &row));
    if row.removed && said.removed {
        add.clear();
    }
    let nothing = set.is_empty() && add.is_empty() && row.removed == said.removed;
    Ok((!nothing).then_some(Change::Record { set, add, removed: row.removed, with }))
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

/// Returns the differences between a row's counts and the sums of its entries, as far as they are visible.
fn counts_added(record: &Record, said: &State, row: &State) -> BTreeMap<String, i64> {
    let mut add = BTreeMap::new();
    for column in record.counts {
        let sum = said.counts.get(*column).copied().unwrap_or(0);
        let shown = row.counts.get(*column).copied().unwrap_or(0);
        if sum != shown && (shown != shown_count(sum) || row.removed) {
            add.insert((*column).to_owned(), shown.saturating_sub(sum));
        }
    }
    add
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
