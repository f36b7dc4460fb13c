//! Entries: what is stored of them, and which subjects have several heads.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension as _, params};
use uuid::Uuid;

use crate::database::Database;
use crate::entry::store::{self, SELECT, read};
use crate::entry::{Entry, Noun, Stored, graph, meant};
use crate::error::Result;

impl Database {
    /// Returns at most `most` entries written on this machine after position `n`, in order.
    pub fn our_entries_after(&self, n: i64, most: u32) -> Result<Vec<Stored>> {
        let sql = format!("{SELECT} WHERE e.n > ?1 AND e.ours = 1 ORDER BY e.n LIMIT ?2");
        let mut statement = self.conn.prepare_cached(&sql)?;
        let rows = statement.query_map(params![n, most], read)?;
        rows.map(|raw| raw?.understood().map(|(n, _, entry)| Stored { n, entry })).collect()
    }

    /// Returns the entries at these positions, in the same order.
    pub(crate) fn entries_at(&self, places: &[i64]) -> Result<Vec<Stored>> {
        let mut statement = self.conn.prepare_cached(&format!("{SELECT} WHERE e.n = ?1"))?;
        let read =
            |n: &i64| statement.query_row([n], read)?.understood().map(|(n, _, entry)| Stored { n, entry });
        places.iter().map(read).collect()
    }

    /// Returns the positions of entries; `None` if any of them isn't stored.
    pub fn places(&self, ids: &[Uuid]) -> Result<Option<Vec<i64>>> {
        let mut statement = self.conn.prepare_cached("SELECT n FROM entry WHERE id = ?1")?;
        let find = |id: &Uuid| statement.query_row([id.as_bytes()], |r| r.get(0)).optional();
        Ok(ids.iter().map(find).collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the number of entries, and the number of those waiting for others or for a newer version.
    pub fn entry_counts(&self) -> Result<(u64, u64)> {
        let count = |table: &str| {
            self.conn.query_row(&format!("SELECT count(*) FROM {table}"), [], |r| r.get::<_, i64>(0))
        };
        let to_u64 = |n: i64| u64::try_from(n).unwrap_or(0);
        Ok((to_u64(count("entry")?), to_u64(count("entry_waiting")?)))
    }

    /// Returns the subjects with concurrent versions or histories and their heads in reading order: the last
    /// one is shown.
    pub fn forks(&self) -> Result<Vec<(Noun, String, Vec<Uuid>)>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT s.noun, s.subject FROM entry_head h JOIN entry_subject s ON s.n = h.subject
             GROUP BY h.subject HAVING count(*) > 1 ORDER BY s.noun, s.subject",
        )?;
        let rows = statement.query_map([], |r| Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?)))?;
        let mut forks = Vec::new();
        for found in rows {
            let (noun, subject) = found?;
            let Ok(noun) = noun.parse::<Noun>() else { continue };
            if noun.can_fork() {
                let heads = store::heads(&self.conn, noun, &subject)?;
                forks.push((noun, subject, heads));
            }
        }
        Ok(forks)
    }

    /// Returns the subjects of a noun that have several heads.
    pub fn forked(&self, noun: Noun) -> Result<BTreeSet<String>> {
        Ok(store::forked(&self.conn, noun)?.into_iter().collect())
    }

    /// Returns the heads of a subject's versions or histories, in reading order.
    pub fn heads(&self, noun: Noun, subject: &str) -> Result<Vec<Uuid>> {
        store::heads(&self.conn, noun, subject)
    }

    /// Declares what the open transaction is part of: the import of a file, the booking of a plan. Where the same is
    /// done on another machine, the counts that both add are added once.
    ///
    /// # Errors
    /// Fails if the database can't be written to.
    pub fn is_part_of(&mut self, act: Uuid) -> Result<()> {
        meant::do_act(&self.conn, act)
    }

    /// Declares that the subject's next entry within this transaction also resolves another head.
    pub fn settle_head(&mut self, noun: Noun, subject: &str, head: Uuid, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, _| {
            tx.execute(
                "INSERT OR IGNORE INTO entry_settled (noun, subject, id) VALUES (?1, ?2, ?3)",
                params![noun.as_str(), subject, head.to_string()],
            )?;
            Ok(())
        })
    }

    /// Returns what the author of an entry knew of its subject: the entry itself, and all that came before it, in its
    /// own history and in those that were joined with it.
    pub fn known_to(&self, noun: Noun, subject: &str, end: Uuid) -> Result<BTreeSet<Uuid>> {
        let nodes: Vec<_> =
            store::of_subject(&self.conn, noun, subject)?.into_iter().map(|(node, _)| node).collect();
        Ok(graph::known(&nodes, end))
    }

    /// Returns the history that ends with an entry of a log or a version, oldest first.
    pub fn history(&self, noun: Noun, subject: &str, end: Uuid) -> Result<Vec<Entry>> {
        let entries = store::of_subject(&self.conn, noun, subject)?;
        let nodes: Vec<_> = entries.iter().map(|(node, _)| node.clone()).collect();
        let path: Vec<_> = graph::path(&nodes, end);
        let found = path.iter().filter_map(|id| entries.iter().find(|(node, _)| node.id == *id));
        Ok(found.map(|(_, entry)| entry.clone()).collect())
    }
}
