//! The counts of a record, by what its entries mean.
//!
//! - What was *told* ("I have nine") stands for all that its author knew. Of several that were told independently, the
//!   last in reading order is right; that all are gone is right only if nobody told a number.
//! - *Differences* ("one more") come on top, if nobody who told a count knew them.
//! - Of the entries of one *act* (the import of a file, the booking of a plan), one counts.
//! - What was *taken back* counts no longer.
//!
//! The table of docs/club.md says what follows for each two of them.

use std::collections::HashSet;

use uuid::Uuid;

use super::Entry;
use super::graph::Node;

/// A subject's entries, and which of them were taken back.
pub(crate) struct Counts<'a> {
    entries: &'a [(Node, Entry)],
    void: HashSet<Uuid>,
}

impl<'a> Counts<'a> {
    /// Reads a subject's entries, which must be in reading order.
    pub(crate) fn of(entries: &'a [(Node, Entry)]) -> Self {
        let void = entries.iter().flat_map(|(_, entry)| back(entry)).copied().collect();
        Self { entries, void }
    }

    /// Returns whether an entry was taken back.
    pub(crate) fn is_void(&self, id: Uuid) -> bool {
        self.void.contains(&id)
    }

    /// Returns the entries that count, in reading order.
    pub(crate) fn standing(&self) -> impl DoubleEndedIterator<Item = &'a Entry> {
        self.entries.iter().map(|(_, entry)| entry).filter(|entry| !self.void.contains(&entry.id))
    }

    /// Returns the entries that count and that none of the others' authors knew: what takes others back has no opinion
    /// of its own.
    pub(crate) fn heads(&self) -> Vec<&'a Entry> {
        let (mut heads, mut known) = (Vec::new(), HashSet::<Uuid>::new());
        for (node, entry) in self.entries.iter().rev() {
            let counts = !self.is_void(node.id) && back(entry).is_empty();
            let covered = known.contains(&node.id);
            if counts && !covered {
                heads.push(entry);
            }
            if counts || covered {
                known.extend(&node.follows);
            }
        }
        heads
    }

    /// Returns the acts of the entries that count.
    pub(crate) fn acts(&self) -> HashSet<Uuid> {
        self.standing().filter_map(Entry::act).collect()
    }

    /// Returns the value of a column; it may be negative.
    pub(crate) fn value(&self, column: &str) -> i64 {
        let (mut known, mut last, mut number) = (HashSet::new(), None, None);
        // Predecessors come before: one pass from the end meets each after those that follow it.
        for (node, entry) in self.entries.iter().rev() {
            if !known.contains(&node.id) && !self.is_void(node.id) && told(entry, column).is_some() {
                known.insert(node.id);
                last = last.or(Some(entry));
                number = number.or(Some(entry).filter(|entry| !entry.removes()));
            }
            if known.contains(&node.id) {
                known.extend(&node.follows);
            }
        }
        let mut acts: HashSet<Uuid> =
            self.standing().filter(|entry| known.contains(&entry.id)).filter_map(Entry::act).collect();
        let mut sum = number.or(last).and_then(|entry| self::told(entry, column)).unwrap_or(0);
        for entry in self.standing().filter(|entry| !known.contains(&entry.id)) {
            let Some(more) = added(entry, column) else { continue };
            if entry.act().is_none_or(|act| acts.insert(act)) {
                sum = sum.saturating_add(more);
            }
        }
        sum
    }
}

fn back(entry: &Entry) -> &[Uuid] {
    entry.record().map_or(&[], |change| &change.back)
}

fn told(entry: &Entry, column: &str) -> Option<i64> {
    entry.record()?.to.get(column).copied()
}

fn added(entry: &Entry, column: &str) -> Option<i64> {
    entry.record()?.add.get(column).copied()
}
