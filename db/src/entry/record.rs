//! Records: columns that are set, and counts that are added to.
//!
//! Of concurrent entries the later one wins, for each group of columns separately. Differences of counts add up
//! across authors; a sum below 0 is shown as 0. A record is removed if every head removes it: a concurrent
//! change keeps it.

use std::collections::BTreeMap;

use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, OptionalExtension as _, params_from_iter};

use super::noun::{Column, Record};
use super::{Cell, Change, Entry, Noun, graph, store};
use crate::error::Result;

/// The state of a record, by its entries or by its row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct State {
    cells: BTreeMap<String, Cell>,
    counts: BTreeMap<String, i64>,
    removed: bool,
}

/// The authors of the first and the latest change.
struct Stamp<'a> {
    first: &'a Entry,
    last: &'a Entry,
}

impl Record {
    fn columns(&self) -> impl Iterator<Item = &'static Column> {
        self.groups.iter().copied().flatten()
    }

    fn key_is(&self) -> String {
        let parts: Vec<_> =
            self.key.iter().enumerate().map(|(i, column)| format!("{column} = ?{}", i + 1)).collect();
        parts.join(" AND ")
    }

    /// Splits a subject into its key columns; game IDs contain no spaces.
    pub(super) fn parts<'a>(&self, subject: &'a str) -> Vec<&'a str> {
        subject.splitn(self.key.len(), ' ').collect()
    }
}

/// Folds a subject's entries into a state. `None` without entries.
fn fold(
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
    let row = row(conn, record, subject)?;
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

fn shown_count(sum: i64) -> i64 {
    sum.clamp(0, i64::from(u32::MAX))
}

/// Reads a record's row as a state; a row marked as removed has no counts.
fn row(conn: &Connection, record: &Record, subject: &str) -> Result<Option<State>> {
    let columns: Vec<_> =
        record.columns().map(|column| column.name).chain(record.counts.iter().copied()).collect();
    let deleted = if record.stamps.deleted_at { "deleted_at IS NOT NULL" } else { "0" };
    let selected = columns.iter().fold(deleted.to_owned(), |sql, column| sql + ", " + column);
    let sql = format!("SELECT {selected} FROM {} WHERE {}", record.table, record.key_is());
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

/// Rebuilds a record's row from its entries.
pub(super) fn show(conn: &Connection, noun: Noun, record: &Record, subject: &str) -> Result<()> {
    let entries = store::of_subject(conn, noun, subject)?;
    let (Some((_, first)), Some((_, last))) = (entries.first(), entries.last()) else { return Ok(()) };
    let stamp = Stamp { first, last };
    let Some(state) = fold(conn, record, subject, &entries)? else { return Ok(()) };
    if state.removed && !record.stamps.deleted_at {
        let sql = format!("DELETE FROM {} WHERE {}", record.table, record.key_is());
        conn.prepare_cached(&sql)?.execute(params_from_iter(record.parts(subject)))?;
        return Ok(());
    }
    if !record.made_elsewhere {
        write(conn, record, subject, &state, &stamp)?;
        return Ok(());
    }
    show_beside(conn, record, subject, &state, &last.at)
}

/// Applies a state to a row that was made by its contents.
fn show_beside(conn: &Connection, record: &Record, subject: &str, state: &State, at: &str) -> Result<()> {
    let mut values = vec![Value::Text(subject.to_owned())];
    let deleted = if state.removed {
        values.push(Value::Text(at.to_owned()));
        "deleted_at = coalesce(deleted_at, ?2)"
    } else {
        "deleted_at = NULL"
    };
    let mut set = vec![deleted.to_owned()];
    for column in record.columns() {
        if let Some(cell) = state.cells.get(column.name) {
            values.push(value(cell));
            set.push(format!("{} = ?{}", column.name, values.len()));
        }
    }
    let sql = format!("UPDATE {} SET {} WHERE uuid = ?1", record.table, set.join(", "));
    conn.prepare_cached(&sql)?.execute(params_from_iter(values))?;
    Ok(())
}

fn value(cell: &Cell) -> Value {
    match cell {
        Cell::Null(()) => Value::Null,
        Cell::Number(number) => Value::Integer(*number),
        Cell::Text(text) => Value::Text(text.clone()),
    }
}

/// Inserts or overwrites a whole row.
fn write(conn: &Connection, record: &Record, subject: &str, state: &State, stamp: &Stamp<'_>) -> Result<()> {
    let text = |text: &str| Value::Text(text.to_owned());
    let mut columns: Vec<(&str, Value)> = Vec::new();
    for column in record.columns() {
        match state.cells.get(column.name) {
            Some(cell) => columns.push((column.name, value(cell))),
            None if column.null => columns.push((column.name, Value::Null)),
            // The record's first entry sets all of its columns; until that arrives, there is nothing to show.
            None => return Ok(()),
        }
    }
    for column in record.counts {
        let sum = if state.removed { 0 } else { state.counts.get(*column).copied().unwrap_or(0) };
        columns.push((column, Value::Integer(shown_count(sum))));
    }
    let stamps = record.stamps;
    if stamps.created {
        columns.push(("machine", text(&stamp.last.machine.to_string())));
        columns.push(("created", text(&stamp.first.at)));
    }
    if stamps.updated {
        columns.push(("updated", text(&stamp.last.at)));
    }
    if stamps.deleted_at {
        let at = if state.removed { text(&stamp.last.at) } else { Value::Null };
        columns.push(("deleted_at", at));
    }
    let updates: Vec<_> = columns
        .iter()
        .map(|(name, _)| match *name {
            // A log that has been continued since keeps its own time.
            "updated" => format!("updated = max({}.updated, excluded.updated)", record.table),
            "deleted_at" if state.removed => {
                format!("deleted_at = coalesce({}.deleted_at, excluded.deleted_at)", record.table)
            }
            name => format!("{name} = excluded.{name}"),
        })
        .collect();
    columns.extend(record.key.iter().copied().zip(record.parts(subject).into_iter().map(text)));
    if stamps.uuid {
        columns.push(("uuid", text(&stamp.first.id.to_string())));
    }
    let names: Vec<_> = columns.iter().map(|(name, _)| *name).collect();
    let places: Vec<_> = (1..=names.len()).map(|n| format!("?{n}")).collect();
    let sql = format!(
        "INSERT INTO {} ({}) VALUES ({}) ON CONFLICT ({}) DO UPDATE SET {}",
        record.table,
        names.join(", "),
        places.join(", "),
        record.key.join(", "),
        updates.join(", ")
    );
    conn.prepare_cached(&sql)?.execute(params_from_iter(columns.into_iter().map(|(_, value)| value)))?;
    Ok(())
}
