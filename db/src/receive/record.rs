//! Makes the rows of records from their entries.

use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};
use uuid::Uuid;

use crate::entry::counts::Counts;
use crate::entry::graph::Node;
use crate::entry::record::{State, fold, shown_count};
use crate::entry::{Cell, Entry, Noun, store};
use crate::error::Result;
use crate::nouns::Record;

/// Rebuilds a record's row from its entries.
pub(super) fn show(conn: &Connection, noun: Noun, record: &Record, subject: &str) -> Result<()> {
    let entries = store::of_subject(conn, noun, subject)?;
    let (Some((_, first)), Some((_, last))) = (entries.first(), entries.last()) else { return Ok(()) };
    let Some(state) = fold(conn, record, subject, &entries)? else { return Ok(()) };
    if state.removed && !record.stamps.deleted_at {
        let sql = format!("DELETE FROM {} WHERE {}", noun.table(), record.key_is());
        conn.prepare_cached(&sql)?.execute(params_from_iter(record.parts(subject)))?;
        return Ok(());
    }
    if !record.made_elsewhere {
        return write(conn, noun, record, subject, &state, (first, last), removal(&entries));
    }
    show_beside(conn, noun, record, subject, &state, removal(&entries))
}

/// Returns when a removed record was removed: the time of the last entry that removes what wasn't removed before it, or
/// contents that weren't.
fn removal(entries: &[(Node, Entry)]) -> Option<&str> {
    let with = |id: &Uuid| {
        let (_, entry) = entries.iter().find(|(node, _)| node.id == *id)?;
        entry.record().filter(|change| change.removed).map(|change| &change.with)
    };
    let removes = |entry: &&Entry| {
        let Some(change) = entry.record().filter(|change| change.removed) else { return false };
        entry.follows.is_empty() || entry.follows.iter().any(|id| with(id) != Some(&change.with))
    };
    // Without any, what made it was taken back by the last one.
    let last = entries.last().map(|(_, entry)| entry);
    Counts::of(entries).standing().rev().find(removes).or(last).map(|entry| entry.at.as_str())
}

/// Applies a state to a row that was made by its contents.
fn show_beside(
    conn: &Connection,
    noun: Noun,
    record: &Record,
    subject: &str,
    state: &State,
    removal: Option<&str>,
) -> Result<()> {
    let mut values = vec![Value::Text(subject.to_owned()), deleted_at(state, removal)];
    let mut set = vec!["deleted_at = ?2".to_owned()];
    for column in record.columns() {
        if let Some(cell) = state.cells.get(column.name) {
            values.push(value(cell));
            set.push(format!("{} = ?{}", column.name, values.len()));
        }
    }
    let sql = format!("UPDATE {} SET {} WHERE uuid = ?1", noun.table(), set.join(", "));
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

fn deleted_at(state: &State, removal: Option<&str>) -> Value {
    removal.filter(|_| state.removed).map_or(Value::Null, |at| Value::Text(at.to_owned()))
}

/// Inserts or overwrites a whole row.
fn write(
    conn: &Connection,
    noun: Noun,
    record: &Record,
    subject: &str,
    state: &State,
    (first, last): (&Entry, &Entry),
    removal: Option<&str>,
) -> Result<()> {
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
        columns.push(("machine", text(&last.machine.to_string())));
        columns.push(("created", text(&first.at)));
    }
    if stamps.updated {
        columns.push(("updated", text(&last.at)));
    }
    if stamps.deleted_at {
        columns.push(("deleted_at", deleted_at(state, removal)));
    }
    let updates: Vec<_> = columns
        .iter()
        .map(|(name, _)| match *name {
            // A log that has been continued since keeps its own time.
            "updated" => format!("updated = max({}.updated, excluded.updated)", noun.table()),
            name => format!("{name} = excluded.{name}"),
        })
        .collect();
    columns.extend(record.key.iter().copied().zip(record.parts(subject).into_iter().map(text)));
    if stamps.uuid {
        columns.push(("uuid", text(&first.id.to_string())));
    }
    let names: Vec<_> = columns.iter().map(|(name, _)| *name).collect();
    let places: Vec<_> = (1..=names.len()).map(|n| format!("?{n}")).collect();
    let sql = format!(
        "INSERT INTO {} ({}) VALUES ({}) ON CONFLICT ({}) DO UPDATE SET {}",
        noun.table(),
        names.join(", "),
        places.join(", "),
        record.key.join(", "),
        updates.join(", ")
    );
    conn.prepare_cached(&sql)?.execute(params_from_iter(columns.into_iter().map(|(_, value)| value)))?;
    Ok(())
}
