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
mod vouched;

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
use crate::table::hub::{self, Arrived, Stream};
use crate::table::own_pack;

/// The maximum size of the entries that wait for others or for a newer program, in bytes.
const MOST_WAITING: usize = 64 << 20;

/// The size of SQLite's page cache while parcels are received, in KiB: negative, as SQLite wants it.
const CACHED: i64 = -(48 << 10);

impl Database {
    /// Receives entries that were written elsewhere, in any order, and updates the rows of their subjects. All
    /// of it is on disk when this returns, or nothing.
    ///
    /// # Errors
    /// Fails if the database can't be written to. An invalid entry is not an error but listed in the result.
    pub fn receive(&mut self, entries: &[Entry], now: DateTime<Utc>) -> Result<Received> {
        let texts = entries.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>();
        let texts = texts.map_err(DbError::Unstorable)?;
        self.write(now, |tx, stamp| {
            let mut arriving = Arriving::begin(tx, stamp, Source::Elsewhere)?;
            let mut received = arriving.whole(&texts, Self::supported_version())?;
            arriving.end(stamp, &mut received)?;
            Ok(received)
        })
    }

    /// Receives parcels of serialised entries that came through a hub. All of them and how far their streams were read
    /// is on disk when this returns, or nothing. Rows are rebuilt once, whatever number of parcels is about them.
    ///
    /// A parcel whose entries would exceed the limit for waiting ones is left out, with all that come after it in its
    /// stream. Entries from a newer version that can't be parsed are kept until an update understands them.
    ///
    /// # Errors
    /// Fails if the database can't be written to. An invalid entry is not an error but listed in the result, which has
    /// one item a parcel that was tried, in order.
    pub fn receive_from(
        &mut self,
        hub: Uuid,
        parcels: &mut dyn Iterator<Item = Arrived>,
        now: DateTime<Utc>,
    ) -> Result<Vec<(Stream, Received)>> {
        self.with_room(|database| database.take_in(hub, parcels, now))
    }

    /// Runs `work` with more memory for pages, which many rows in no order need.
    fn with_room<T>(&mut self, work: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.is_in_transaction() {
            return work(self);
        }
        let usual: i64 = self.conn.pragma_query_value(None, "cache_size", |r| r.get(0))?;
        self.conn.pragma_update(None, "cache_size", CACHED)?;
        let done = work(self);
        self.conn.pragma_update(None, "cache_size", usual)?;
        done
    }

    fn take_in(
        &mut self,
        hub: Uuid,
        parcels: &mut dyn Iterator<Item = Arrived>,
        now: DateTime<Utc>,
    ) -> Result<Vec<(Stream, Received)>> {
        self.write(now, |tx, stamp| {
            let mut arriving = Arriving::begin(tx, stamp, Source::Hub(hub))?;
            let (mut all, mut held_up) = (Vec::<(Stream, Received)>::new(), BTreeSet::new());
            for parcel in parcels {
                if held_up.contains(&parcel.stream.id) {
                    continue;
                }
                let received = arriving.whole(&parcel.entries, parcel.version)?;
                if received.full {
                    held_up.insert(parcel.stream.id);
                } else {
                    hub::note_read(tx, hub, &parcel.stream)?;
                }
                all.push((parcel.stream, received));
            }
            if let Some((_, last)) = all.last_mut() {
                arriving.end(stamp, last)?;
                hub::note_exchanged(tx, stamp, hub)?;
            }
            Ok(all)
        })
    }
}

/// Receives entries from a file or from this machine itself. Nothing that is kept for a newer program is tried again.
fn take_all(conn: &Connection, stamp: &Stamp<'_>, entries: &[Entry], from: Source) -> Result<Received> {
    let mut arriving = Arriving::begin(conn, stamp, from)?;
    for entry in entries {
        arriving.arrive(&serde_json::to_string(entry).map_err(DbError::Unstorable)?)?;
    }
    let mut received = arriving.received;
    show_all(conn, stamp, &mut received.subjects)?;
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
    /// Where they are passed on to.
    hubs: Vec<hub::Hub>,
    /// Whether they may come from a newer program.
    newer: bool,
    /// How many more bytes may wait.
    room: usize,
    /// What came of those received since [`whole`](Self::whole) began.
    received: Received,
    /// The subjects whose rows are to be rebuilt.
    changed: BTreeSet<(Noun, String)>,
}

impl<'a> Arriving<'a> {
    fn begin(conn: &'a Connection, stamp: &Stamp<'_>, from: Source) -> Result<Self> {
        // Capture local changes first: rebuilding rows must not hide them.
        capture(conn, &Author::of(stamp))?;
        let scope = scope_of(conn, from)?;
        let room = MOST_WAITING.saturating_sub(store::bytes_waiting(conn)?);
        let (received, changed) = (Received::default(), BTreeSet::new());
        Ok(Self { conn, from, scope, hubs: scope::all(conn)?, newer: false, room, received, changed })
    }

    /// Receives all of a parcel's entries, or none of them where there is no room for those that have to wait.
    fn whole(&mut self, texts: &[String], version: i32) -> Result<Received> {
        self.conn.execute_batch("SAVEPOINT parcel")?;
        let room = self.room;
        self.newer = version > Database::supported_version();
        texts.iter().try_for_each(|text| self.arrive(text))?;
        let received = std::mem::take(&mut self.received);
        if received.full {
            self.conn.execute_batch("ROLLBACK TO parcel")?;
            self.room = room;
        } else {
            self.changed.extend(received.subjects.iter().cloned());
        }
        self.conn.execute_batch("RELEASE parcel")?;
        Ok(received)
    }

    /// Receives again what couldn't be understood before, rebuilds the rows of all changed subjects, and adds all that
    /// to what came of the last parcel.
    fn end(mut self, stamp: &Stamp<'_>, last: &mut Received) -> Result<()> {
        // They were kept because they couldn't be parsed, so a newer program wrote them. There was room for them.
        (self.newer, self.room) = (true, usize::MAX);
        let now = self.from;
        for (text, from) in store::kept_unread(self.conn)? {
            // Through which hub it came decides what it may be about, not through which others come now.
            let from = if matches!(from, Source::Hub(_)) { from } else { now };
            if from != self.from {
                (self.from, self.scope) = (from, scope_of(self.conn, from)?);
            }
            self.arrive(&text)?;
        }
        let Received { new, known, waiting, refused, full: _, subjects } = self.received;
        self.changed.extend(subjects);
        show_all(self.conn, stamp, &mut self.changed)?;
        self.conn.execute_batch("DELETE FROM entry_changed")?;
        last.new += new;
        last.known += known;
        last.waiting += waiting;
        last.refused.extend(refused);
        last.subjects = self.changed;
        Ok(())
    }

    fn arrive(&mut self, text: &str) -> Result<()> {
        if text.len() > 2 * LARGEST {
            self.received.refused.push((Uuid::nil(), Refused::TooLarge));
            return Ok(());
        }
        let Ok(entry) = serde_json::from_str::<Entry>(text) else {
            return match serde_json::from_str(text) {
                Ok(Known { id }) => self.keep_unread(id, text),
                Err(_) => {
                    self.received.refused.push((Uuid::nil(), Refused::Unfit));
                    Ok(())
                }
            };
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
        store::keep_unread(self.conn, id, text, self.from)
    }

    /// Counts a waiting entry. The limit keeps a flood of unreadable entries from filling the disk.
    fn waits(&mut self, bytes: usize) {
        self.received.waiting += 1;
        self.received.full |= bytes > self.room;
        self.room = self.room.saturating_sub(bytes);
    }

    /// Adds an entry, and all those that were waiting for it.
    fn take(&mut self, entry: Entry, bytes: usize) -> Result<()> {
        let mut todo = vec![(entry, self.from)];
        while let Some((entry, from)) = todo.pop() {
            let received = &mut self.received;
            match store::add_for(self.conn, &entry, from, &self.hubs)? {
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

/// Returns what entries from there may be about.
fn scope_of(conn: &Connection, from: Source) -> Result<Scope> {
    match from {
        Source::Hub(hub) => Ok(scope::scope(conn, hub)?.unwrap_or(Scope::Campaigns(BTreeSet::new()))),
        Source::Here | Source::Elsewhere => Ok(Scope::Everything),
    }
}

/// Rebuilds the rows of all changed subjects.
fn show_all(conn: &Connection, stamp: &Stamp<'_>, changed: &mut BTreeSet<(Noun, String)>) -> Result<()> {
    let mut statement = conn.prepare_cached("DELETE FROM entry_unshown RETURNING noun, subject")?;
    let rows = statement.query_map([], |r| Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?)))?;
    for found in rows {
        let (noun, subject) = found?;
        changed.extend(noun.parse().ok().map(|noun| (noun, subject)));
    }
    let keepers = changed.iter().filter(|(noun, _)| is_keeper(*noun));
    // Keepers a second time: whether one is removed depends on its contents, which may have come later.
    for (noun, subject) in changed.iter().chain(keepers) {
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
