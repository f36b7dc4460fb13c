//! Takes entries back: what they set, added and told counts no longer, whatever was written since.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension as _};
use uuid::Uuid;

use super::record;
use crate::database::Database;
use crate::entry::counts::Counts;
use crate::entry::graph::{self, Node};
use crate::entry::record::{State, fold};
use crate::entry::store::{self, Source};
use crate::entry::{Author, Cell, Change, Entry, Noun, RecordChange, capture};
use crate::error::Result;
use crate::nouns::Kind;
use crate::stamp::Stamp;

impl Database {
    /// Returns the names of the records of which taking these entries back would leave something as it is, since somebody
    /// has written otherwise since, though that isn't what it was before them either.
    pub fn written_since(&self, entries: &[Uuid]) -> Result<Vec<String>> {
        let mut names = Vec::new();
        for ((noun, subject), ids) in by_subject(&self.conn, entries)? {
            names.extend(written_since(&self.conn, (noun, &subject), &ids)?);
        }
        Ok(names)
    }

    /// Takes back what these entries did to records, and returns how many records that changes. What was written
    /// since stays. An entry that isn't here, or was taken back before, is passed over.
    pub fn take_back(&mut self, entries: &[Uuid], now: DateTime<Utc>) -> Result<usize> {
        self.write(now, |tx, stamp| {
            capture(tx, &Author::of(stamp))?;
            let mut changed = 0;
            for ((noun, subject), ids) in by_subject(tx, entries)? {
                changed += usize::from(take_back(tx, stamp, (noun, &subject), &ids)?);
            }
            tx.execute_batch("DELETE FROM entry_changed")?;
            Ok(changed)
        })
    }
}

fn by_subject(conn: &Connection, entries: &[Uuid]) -> Result<BTreeMap<(Noun, String), BTreeSet<Uuid>>> {
    let mut found = BTreeMap::<_, BTreeSet<Uuid>>::new();
    let mut statement = conn.prepare_cached(
        "SELECT s.noun, s.subject FROM entry e JOIN entry_subject s ON s.n = e.subject WHERE e.id = ?1",
    )?;
    for id in entries {
        let subject = statement.query_row([id.as_bytes()], |r| Ok((r.get::<_, String>(0)?, r.get(1)?)));
        let Some((noun, subject)) = subject.optional()? else { continue };
        if let Some(noun) = noun.parse::<Noun>().ok().filter(|noun| matches!(noun.kind(), Kind::Record(_))) {
            found.entry((noun, subject)).or_default().insert(*id);
        }
    }
    Ok(found)
}

/// Returns the name of a record of which taking these entries back leaves something as somebody wrote it since.
fn written_since(
    conn: &Connection,
    (noun, subject): (Noun, &str),
    ids: &BTreeSet<Uuid>,
) -> Result<Option<String>> {
    let Kind::Record(columns) = noun.kind() else { return Ok(None) };
    let entries = store::of_subject(conn, noun, subject)?;
    let counts = Counts::of(&entries);
    let going = going(&counts, ids);
    let Some(now) = fold(conn, columns, subject, &entries)?.filter(|_| !going.is_empty()) else {
        return Ok(None);
    };
    let changes: Vec<_> =
        counts.standing().filter(|e| going.contains(&e.id)).filter_map(Entry::record).collect();
    let without = |keep: &dyn Fn(&Node) -> bool| -> Result<State> {
        let kept: Vec<_> =
            entries.iter().filter(|(node, _)| !going.contains(&node.id) && keep(node)).cloned().collect();
        Ok(fold(conn, columns, subject, &kept)?.unwrap_or_default())
    };
    let after = without(&|_| true)?;
    // What whoever did it knew.
    let nodes: Vec<_> = entries.iter().map(|(node, _)| node.clone()).collect();
    let known: BTreeSet<_> = ids.iter().flat_map(|id| graph::known(&nodes, *id)).collect();
    let before = without(&|node| known.contains(&node.id))?;
    let count = |state: &State, column: &str| state.counts.get(column).copied().unwrap_or(0);
    let counted = changes.iter().flat_map(|change| change.to.keys().chain(change.add.keys()));
    let mut columns_of = counted.map(|column| [&now, &after, &before].map(|state| count(state, column)));
    let stays = columns_of.any(|[now, after, before]| now == after && now != before);
    let set = changes.iter().flat_map(|change| change.set.keys());
    let stays = stays || {
        let mut cells = set.map(|column| [&now, &after, &before].map(|state| state.cells.get(column)));
        cells.any(|[now, after, before]| now == after && before.is_some_and(|before| now != Some(before)))
    };
    let name = match now.cells.get("last_name") {
        Some(Cell::Text(name)) => name.clone(),
        _ => subject.to_owned(),
    };
    Ok(stays.then_some(name))
}

/// Returns those of these entries that count, and with them the same acts of other machines, which are here as well.
fn going(counts: &Counts<'_>, ids: &BTreeSet<Uuid>) -> BTreeSet<Uuid> {
    let acts: BTreeSet<_> =
        counts.standing().filter(|entry| ids.contains(&entry.id)).filter_map(Entry::act).collect();
    let goes = |entry: &&Entry| ids.contains(&entry.id) || entry.act().is_some_and(|act| acts.contains(&act));
    counts.standing().filter(goes).map(|entry| entry.id).collect()
}

fn take_back(
    conn: &Connection,
    stamp: &Stamp<'_>,
    (noun, subject): (Noun, &str),
    ids: &BTreeSet<Uuid>,
) -> Result<bool> {
    let Kind::Record(columns) = noun.kind() else { return Ok(false) };
    let entries = store::of_subject(conn, noun, subject)?;
    let counts = Counts::of(&entries);
    let going = going(&counts, ids);
    if going.is_empty() {
        return Ok(false);
    }
    let back = counts.standing().map(|entry| entry.id).filter(|id| going.contains(id)).collect();
    let change = Change::Record(RecordChange { back, ..RecordChange::default() });
    let author = Author::of(stamp);
    let entry = author.entry(conn, noun, subject, change)?;
    store::add(conn, &entry, Source::Here)?;
    record::show(conn, noun, columns, subject)?;
    Ok(true)
}
