//! Taking in what was written elsewhere.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, params};
use serde::Deserialize;
use uuid::Uuid;

use super::capture::capture;
use super::noun::Kind;
use super::store::{self, Added, Source};
use super::{Entry, LARGEST, Noun, Refused, chain, check, files, record, versions};
use crate::database::{Database, Stamp};
use crate::error::{DbError, Result};
use crate::table::hub::{self, Belongs, Scope};

/// How many bytes of entries may wait for others, or for a newer program.
const MOST_WAITING: usize = 64 << 20;

/// What came of entries from elsewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Received {
    /// How many are new, those among them that had waited.
    pub new: u64,
    /// How many were here already.
    pub known: u64,
    /// How many wait for others.
    pub waiting: u64,
    /// Those that weren't taken, by their ids.
    pub refused: Vec<(Uuid, Refused)>,
    /// Whether more would have to wait than is kept: whoever asked should roll back, and try again later.
    pub full: bool,
    /// What changed.
    pub subjects: BTreeSet<(Noun, String)>,
}

impl Database {
    /// Takes in entries that were written elsewhere, in whatever order they come, and shows what they say. All of it
    /// is on the disk when this returns, or nothing.
    ///
    /// # Errors
    /// Those of any write. An entry that can't be is no error: it is named in the answer.
    pub fn receive(&mut self, entries: &[Entry], now: DateTime<Utc>) -> Result<Received> {
        let texts = entries.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>();
        let ours = Self::supported_version();
        self.take_in((&texts.map_err(DbError::Unstorable)?, ours), Source::Elsewhere, now)
    }

    /// As [`receive`](Self::receive), of entries that came through a hub as they are written, by a program whose databases
    /// are of this version. What a newer one wrote and this one doesn't understand is kept until it does.
    ///
    /// # Errors
    /// Those of any write.
    pub fn receive_from(
        &mut self,
        hub: Uuid,
        (texts, version): (&[String], i32),
        now: DateTime<Utc>,
    ) -> Result<Received> {
        self.take_in((texts, version), Source::Hub(hub), now)
    }

    fn take_in(
        &mut self,
        (texts, version): (&[String], i32),
        from: Source,
        now: DateTime<Utc>,
    ) -> Result<Received> {
        self.write(now, |tx, stamp| {
            // What was done here comes first: rows that are made anew must not hide it.
            capture(tx, &stamp.author())?;
            let scope = match from {
                Source::Hub(hub) => hub::scope(tx, hub)?.unwrap_or(Scope::Campaigns(BTreeSet::new())),
                _ => Scope::Everything,
            };
            let retried = store::kept_unread(tx)?;
            let room = MOST_WAITING.saturating_sub(store::bytes_waiting(tx)?);
            let newer = version > Self::supported_version();
            let mut arriving = Arriving { conn: tx, from, scope, newer, room, received: Received::default() };
            texts.iter().try_for_each(|text| arriving.arrive(text))?;
            // Whatever wrote these, it wasn't understood then.
            arriving.newer = true;
            retried.iter().try_for_each(|text| arriving.arrive(text))?;
            let mut received = arriving.received;
            show_all(tx, stamp, &mut received)?;
            tx.execute_batch("DELETE FROM entry_changed")?;
            Ok(received)
        })
    }

    /// Subjects of which two versions or two histories exist that don't know of each other, with their heads in the
    /// order in which they are read: the last one is shown.
    ///
    /// # Errors
    /// Those of any read.
    pub fn forks(&self) -> Result<Vec<(Noun, String, Vec<Uuid>)>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT noun, subject FROM entry_head GROUP BY noun, subject HAVING count(*) > 1",
        )?;
        let rows = statement.query_map([], |r| Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?)))?;
        let mut forks = Vec::new();
        for found in rows {
            let (noun, subject) = found?;
            let Ok(noun) = noun.parse::<Noun>() else { continue };
            if matches!(noun.kind(), Kind::Versions(_) | Kind::Chain(_)) {
                let heads = store::heads(&self.conn, noun, &subject)?;
                forks.push((noun, subject, heads));
            }
        }
        Ok(forks)
    }

    /// The versions of a subject, or the ends of its histories, that don't know of each other, in the order in which they
    /// are read.
    ///
    /// # Errors
    /// Those of any read.
    pub fn heads(&self, noun: Noun, subject: &str) -> Result<Vec<Uuid>> {
        store::heads(&self.conn, noun, subject)
    }

    /// Says that what is written of a subject next, within this transaction, deals with another head of it, too.
    ///
    /// # Errors
    /// Those of any write.
    pub fn settle_head(&mut self, noun: Noun, subject: &str, head: Uuid, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, _| {
            tx.execute(
                "INSERT OR IGNORE INTO entry_settled (noun, subject, id) VALUES (?1, ?2, ?3)",
                params![noun.as_str(), subject, head.to_string()],
            )?;
            Ok(())
        })
    }

    /// The history that ends with an entry of a log or with a version, oldest first.
    ///
    /// # Errors
    /// Those of any read.
    pub fn history(&self, noun: Noun, subject: &str, end: Uuid) -> Result<Vec<Entry>> {
        let entries = store::of_subject(&self.conn, noun, subject)?;
        let nodes: Vec<_> = entries.iter().map(|(node, _)| node.clone()).collect();
        let path: Vec<_> = super::graph::path(&nodes, end);
        let found = path.iter().filter_map(|id| entries.iter().find(|(node, _)| node.id == *id));
        Ok(found.map(|(_, entry)| entry.clone()).collect())
    }
}

/// What an entry is known by, whatever else a newer version says of it.
#[derive(Deserialize)]
struct Known {
    id: Uuid,
}

/// Entries on their way in.
struct Arriving<'a> {
    conn: &'a Connection,
    from: Source,
    scope: Scope,
    /// Whether a newer program wrote them.
    newer: bool,
    /// How many bytes more may wait.
    room: usize,
    received: Received,
}

impl Arriving<'_> {
    fn arrive(&mut self, text: &str) -> Result<()> {
        if text.len() > 2 * LARGEST {
            self.received.refused.push((Uuid::nil(), Refused::TooLarge));
            return Ok(());
        }
        let entry: Entry = match (serde_json::from_str(text), serde_json::from_str::<Known>(text)) {
            (Ok(entry), _) => entry,
            (Err(_), Ok(Known { id })) => return self.keep_unread(id, text),
            (Err(_), Err(_)) => {
                self.received.refused.push((Uuid::nil(), Refused::Unfit));
                return Ok(());
            }
        };
        if let Err(why) = check::check(&entry) {
            if why == Refused::Unfit && self.newer {
                return self.keep_unread(entry.id, text);
            }
            self.received.refused.push((entry.id, why));
            return Ok(());
        }
        match hub::belongs(self.conn, &self.scope, &entry)? {
            Belongs::Yes => self.take(entry, text.len()),
            Belongs::No => {
                self.received.refused.push((entry.id, Refused::OutOfScope));
                Ok(())
            }
            Belongs::Unknown => self.keep_unread(entry.id, text),
        }
    }

    fn keep_unread(&mut self, id: Uuid, text: &str) -> Result<()> {
        self.waits(text.len());
        store::keep_unread(self.conn, id, text)
    }

    /// Notes that something waits. Whoever floods a machine with what can never be read must not fill its disk.
    fn waits(&mut self, bytes: usize) {
        self.received.waiting += 1;
        self.received.full |= bytes > self.room;
        self.room = self.room.saturating_sub(bytes);
    }

    /// Adds an entry, and all that waited for it.
    fn take(&mut self, entry: Entry, bytes: usize) -> Result<()> {
        let mut todo = vec![entry];
        while let Some(entry) = todo.pop() {
            let received = &mut self.received;
            match store::add(self.conn, &entry, self.from)? {
                Added::New => {
                    received.new += 1;
                    todo.extend(store::waited_for(self.conn, entry.id)?);
                    if let Some(keeper) = entry.noun.keeper() {
                        received.subjects.insert((keeper, entry.subject.clone()));
                    }
                    received.subjects.insert((entry.noun, entry.subject));
                }
                Added::Known => received.known += 1,
                Added::Waiting => self.waits(bytes),
                Added::Refused(why) => received.refused.push((entry.id, why)),
            }
        }
        Ok(())
    }
}

/// Shows what entries say of everything that they are about.
fn show_all(conn: &Connection, stamp: &Stamp<'_>, received: &mut Received) -> Result<()> {
    let mut statement = conn.prepare_cached("DELETE FROM entry_unshown RETURNING noun, subject")?;
    let rows = statement.query_map([], |r| Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?)))?;
    for found in rows {
        let (noun, subject) = found?;
        received.subjects.extend(noun.parse().ok().map(|noun| (noun, subject)));
    }
    let keepers = received.subjects.iter().filter(|(noun, _)| is_keeper(*noun));
    // Once more: whether something is removed depends on what is in it, which may have come after it.
    for (noun, subject) in received.subjects.iter().chain(keepers) {
        show(conn, stamp, *noun, subject)?;
    }
    Ok(())
}

fn is_keeper(noun: Noun) -> bool {
    matches!(noun.kind(), Kind::Record(record) if record.contents.is_some())
}

/// Shows what entries say of one subject. What can't be shown yet, as what it belongs to isn't here, is tried again
/// when more has come.
fn show(conn: &Connection, stamp: &Stamp<'_>, noun: Noun, subject: &str) -> Result<()> {
    conn.execute_batch("SAVEPOINT show")?;
    let done = match noun.kind() {
        Kind::Record(table) => record::show(conn, noun, table, subject),
        Kind::Versions(table) => versions::show(conn, noun, table, subject),
        Kind::Chain(table) => chain::show(conn, noun, table, subject),
        Kind::Files => files::show(conn, stamp, subject),
    };
    match done {
        Ok(()) => conn.execute_batch("RELEASE show")?,
        Err(error) => {
            conn.execute_batch("ROLLBACK TO show; RELEASE show")?;
            if !is_about_contents(&error) {
                return Err(error);
            }
            conn.prepare_cached("INSERT OR IGNORE INTO entry_unshown VALUES (?1, ?2)")?
                .execute([noun.as_str(), subject])?;
        }
    }
    Ok(())
}

/// Whether an error is about what was written, rather than about writing it.
fn is_about_contents(error: &DbError) -> bool {
    match error {
        DbError::Row { .. } => true,
        other => other.is_constraint(),
    }
}
