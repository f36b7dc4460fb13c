//! Receives entries that were written elsewhere: each is [checked](check) and added, and the rows of its subject
//! are made anew of all its entries. The other half, how rows become entries, is in [`crate::entry`].

mod apart;
mod back;
mod bring;
mod carried;
mod chain;
mod check;
mod join;
mod record;
mod revert;
mod shared;
mod versions;

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use rusqlite::Connection;
use serde::Deserialize;
use uuid::Uuid;

pub use apart::CountedApart;

use crate::database::Database;
use crate::entry::scope::{self, Belongs, Scope};
use crate::entry::store::{self, Added, Source};
use crate::entry::{Author, Entry, LARGEST, Noun, Received, Refused, capture, files};
use crate::error::{DbError, Result};
use crate::nouns::Kind;
use crate::pack::PackFiles;
use crate::stamp::Stamp;
use crate::table::own_pack;

/// The maximum size of the entries that wait for others or for a newer program, in bytes.
const MOST_WAITING: usize = 64 << 20;

impl Database {
    /// Receives entries that were written elsewhere, in any order, and updates the rows of their subjects. All
    /// of it is on disk when this returns, or nothing.
    ///
    /// # Errors
    /// Fails if the database can't be written to. An invalid entry is not an error but listed in the result.
    pub fn receive(&mut self, entries: &[Entry], now: DateTime<Utc>) -> Result<Received> {
        let texts = entries.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>();
        let ours = Self::supported_version();
        self.take_in((&texts.map_err(DbError::Unstorable)?, ours), Source::Elsewhere, now)
    }

    /// As [`receive`](Self::receive), for serialised entries that came through a hub, from a program with this
    /// database version. Entries from a newer version that can't be parsed are kept until an update understands
    /// them.
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
            // Capture local changes first: rebuilding rows must not hide them.
            capture(tx, &Author::of(stamp))?;
            let scope = match from {
                Source::Hub(hub) => scope::scope(tx, hub)?.unwrap_or(Scope::Campaigns(BTreeSet::new())),
                _ => Scope::Everything,
            };
            let retried = store::kept_unread(tx)?;
            let room = MOST_WAITING.saturating_sub(store::bytes_waiting(tx)?);
            let newer = version > Self::supported_version();
            let mut arriving = Arriving { conn: tx, from, scope, newer, room, received: Received::default() };
            texts.iter().try_for_each(|text| arriving.arrive(text))?;
            // They were kept because they couldn't be parsed, so a newer program wrote them.
            arriving.newer = true;
            retried.iter().try_for_each(|text| arriving.arrive(text))?;
            let mut received = arriving.received;
            show_all(tx, stamp, &mut received)?;
            tx.execute_batch("DELETE FROM entry_changed")?;
            Ok(received)
        })
    }
}

/// Receives entries from a file or from this machine itself. Neither what waits for others is tried again, nor
/// anything kept for a newer program.
fn take_all(conn: &Connection, stamp: &Stamp<'_>, entries: &[Entry], from: Source) -> Result<Received> {
    capture(conn, &Author::of(stamp))?;
    let room = MOST_WAITING.saturating_sub(store::bytes_waiting(conn)?);
    let (scope, received) = (Scope::Everything, Received::default());
    let mut arriving = Arriving { conn, from, scope, newer: false, room, received };
    for entry in entries {
        arriving.arrive(&serde_json::to_string(entry).map_err(DbError::Unstorable)?)?;
    }
    let mut received = arriving.received;
    show_all(conn, stamp, &mut received)?;
    conn.execute_batch("DELETE FROM entry_changed")?;
    Ok(received)
}

/// The part of an entry that any version can parse.
#[derive(Deserialize)]
struct Known {
    id: Uuid,
}

/// Entries being received.
struct Arriving<'a> {
    conn: &'a Connection,
    from: Source,
    scope: Scope,
    /// Whether they may come from a newer program.
    newer: bool,
    /// How many more bytes may wait.
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
        match scope::belongs(self.conn, &self.scope, &entry)? {
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

    /// Counts a waiting entry. The limit keeps a flood of unreadable entries from filling the disk.
    fn waits(&mut self, bytes: usize) {
        self.received.waiting += 1;
        self.received.full |= bytes > self.room;
        self.room = self.room.saturating_sub(bytes);
    }

    /// Adds an entry, and all those that were waiting for it.
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

/// Rebuilds the rows of all changed subjects.
fn show_all(conn: &Connection, stamp: &Stamp<'_>, received: &mut Received) -> Result<()> {
    let mut statement = conn.prepare_cached("DELETE FROM entry_unshown RETURNING noun, subject")?;
    let rows = statement.query_map([], |r| Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?)))?;
    for found in rows {
        let (noun, subject) = found?;
        received.subjects.extend(noun.parse().ok().map(|noun| (noun, subject)));
    }
    let keepers = received.subjects.iter().filter(|(noun, _)| is_keeper(*noun));
    // Keepers a second time: whether one is removed depends on its contents, which may have come later.
    for (noun, subject) in received.subjects.iter().chain(keepers) {
        show(conn, stamp, *noun, subject)?;
    }
    Ok(())
}

fn is_keeper(noun: Noun) -> bool {
    matches!(noun.kind(), Kind::Record(record) if record.contents.is_some())
}

/// Rebuilds the rows of one subject. If its owner isn't here yet, it is retried when more entries arrive.
fn show(conn: &Connection, stamp: &Stamp<'_>, noun: Noun, subject: &str) -> Result<()> {
    conn.execute_batch("SAVEPOINT show")?;
    let done = match noun.kind() {
        Kind::Record(columns) => record::show(conn, noun, columns, subject),
        Kind::Versions(columns) => versions::show(conn, noun, columns, subject),
        Kind::Chain(columns) => chain::show(conn, noun, columns, subject),
        Kind::Files => show_files(conn, stamp, subject),
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

fn show_files(conn: &Connection, stamp: &Stamp<'_>, subject: &str) -> Result<()> {
    let entries = store::of_subject(conn, Noun::OwnPack, subject)?;
    let files = files::files(&entries).into_iter().filter_map(|(name, file)| Some((name, file.bytes()?)));
    own_pack::show(conn, stamp, &PackFiles { name: subject.to_owned(), files: files.collect() })
}

/// Returns whether an error is due to the contents of entries rather than to writing them.
fn is_about_contents(error: &DbError) -> bool {
    match error {
        DbError::Row { .. } => true,
        other => other.is_constraint(),
    }
}
