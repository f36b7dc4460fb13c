//! Counts that two machines made before they knew of each other: they add up, and may be the same figures twice.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use chrono::{DateTime, Utc};
use muster_rules::id::{GameId, PrintingId};
use rusqlite::Connection;
use uuid::Uuid;

use super::record;
use crate::database::Database;
use crate::entry::counts::Counts;
use crate::entry::graph::{self, Node};
use crate::entry::record::shown_count;
use crate::entry::store::{self, Source};
use crate::entry::{Author, Change, Entry, Noun, RecordChange, capture};
use crate::error::Result;
use crate::nouns::{Kind, Record};

/// The counts of a machine, by column.
type Told = BTreeMap<&'static str, i64>;

/// A printing that several machines counted before they met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedApart {
    /// The game.
    pub game: GameId,
    /// The printing.
    pub printing: PrintingId,
    /// How many figures each counted, the largest number first; the collection has their sum.
    pub figures: Vec<u32>,
}

impl Database {
    /// Returns the printings that machines counted before they met and whose counts now add up, by game and printing.
    pub fn counted_apart(&self) -> Result<Vec<CountedApart>> {
        let all = all(&self.conn)?.into_iter().map(|(subject, each)| {
            let (game, printing) = subject.split_once(' ').unwrap_or((&subject, ""));
            let mut figures: Vec<_> = each.iter().map(|counts| count(counts, "figures")).collect();
            figures.sort_by(|a, b| b.cmp(a));
            CountedApart { game: game.into(), printing: printing.into(), figures }
        });
        Ok(all.collect())
    }

    /// Says of all printings that machines counted before they met whether they counted the same figures, so that the
    /// largest number of each is right, or others, so that the sums are. Returns the number of printings.
    pub fn settle_counts(&mut self, same: bool, now: DateTime<Utc>) -> Result<usize> {
        self.write(now, |tx, stamp| {
            let Kind::Record(columns) = Noun::Holding.kind() else { return Ok(0) };
            capture(tx, &Author::of(stamp))?;
            let apart = all(tx)?;
            for (subject, each) in &apart {
                let entries = store::of_subject(tx, Noun::Holding, subject)?;
                let sums = Counts::of(&entries);
                let to = columns.counts.iter().map(|column| {
                    let most = each.iter().map(|counts| i64::from(count(counts, column))).max().unwrap_or(0);
                    ((*column).to_owned(), if same { most } else { shown_count(sums.value(column)) })
                });
                let change = Change::Record(RecordChange { to: to.collect(), ..RecordChange::default() });
                let entry = Author::of(stamp).entry(tx, Noun::Holding, subject, change)?;
                store::add(tx, &entry, Source::Here)?;
                record::show(tx, Noun::Holding, columns, subject)?;
            }
            tx.execute_batch("DELETE FROM entry_changed")?;
            Ok(apart.len())
        })
    }
}

fn count(counts: &Told, column: &str) -> u32 {
    u32::try_from(counts.get(column).copied().unwrap_or(0)).unwrap_or(u32::MAX)
}

/// Returns the holdings whose counts were made apart and differ from what any of the machines had, with the counts of
/// each.
fn all(conn: &Connection) -> Result<Vec<(String, Vec<Told>)>> {
    let Kind::Record(columns) = Noun::Holding.kind() else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    for subject in store::forked(conn, Noun::Holding)? {
        let entries = store::of_subject(conn, Noun::Holding, &subject)?;
        found.extend(apart(columns, &entries).map(|each| (subject, each)));
    }
    Ok(found)
}

/// Returns the counts of each history of a record, if none has an entry of another and they add up to more than any
/// of them.
fn apart(columns: &Record, entries: &[(Node, Entry)]) -> Option<Vec<Told>> {
    let histories = histories(entries);
    let mut seen = HashSet::new();
    if histories.len() < 2 || !histories.iter().flatten().all(|id| seen.insert(*id)) {
        return None;
    }
    let each: Vec<Told> = histories
        .iter()
        .map(|history| {
            let own: Vec<_> =
                entries.iter().filter(|(node, _)| history.contains(&node.id)).cloned().collect();
            let counts = Counts::of(&own);
            columns.counts.iter().map(|column| (*column, shown_count(counts.value(column)))).collect()
        })
        .collect();
    let sums = Counts::of(entries);
    let twice = columns.counts.iter().any(|column| {
        let most = each.iter().filter_map(|counts| counts.get(column)).max().copied().unwrap_or(0);
        shown_count(sums.value(column)) > most
    });
    twice.then_some(each)
}

/// Returns the entries of each head's history.
fn histories(entries: &[(Node, Entry)]) -> Vec<BTreeSet<Uuid>> {
    let nodes: Vec<_> = entries.iter().map(|(node, _)| node.clone()).collect();
    let heads = graph::heads(&nodes);
    heads.iter().map(|head| graph::known(&nodes, *head)).collect()
}
