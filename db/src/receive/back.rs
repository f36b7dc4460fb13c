//! Takes entries back: what they set, added and told counts no longer, whatever was written since.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension as _};
use uuid::Uuid;

use super::record;
use crate::database::Database;
use crate::entry::counts::Counts;
use crate::entry::store::{self, Source};
use crate::entry::{Author, Change, Entry, Noun, RecordChange, capture};
use crate::error::Result;
use crate::nouns::Kind;
use crate::stamp::Stamp;

impl Database {
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

fn take_back(
    conn: &Connection,
    stamp: &Stamp<'_>,
    (noun, subject): (Noun, &str),
    ids: &BTreeSet<Uuid>,
) -> Result<bool> {
    let Kind::Record(columns) = noun.kind() else { return Ok(false) };
    let entries = store::of_subject(conn, noun, subject)?;
    let counts = Counts::of(&entries);
    let meant: Vec<_> = counts.standing().filter(|entry| ids.contains(&entry.id)).collect();
    if meant.is_empty() {
        return Ok(false);
    }
    // The same act of another machine, which is here as well, goes with it.
    let acts: BTreeSet<_> = meant.iter().filter_map(|entry| entry.act()).collect();
    let goes = |entry: &&Entry| ids.contains(&entry.id) || entry.act().is_some_and(|act| acts.contains(&act));
    let back = counts.standing().filter(goes).map(|entry| entry.id).collect();
    let change = Change::Record(RecordChange { back, ..RecordChange::default() });
    let author = Author::of(stamp);
    let entry = author.entry(conn, noun, subject, change)?;
    store::add(conn, &entry, Source::Here)?;
    record::show(conn, noun, columns, subject)?;
    Ok(true)
}
