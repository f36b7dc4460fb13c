//! Captures what a transaction changed as entries, before it commits.

use rusqlite::Connection;
use uuid::Uuid;

use super::meant::Meant;
use super::store::{Added, Source};
use super::{Change, Entry, Noun, chain, files, id_of, meant, record, store, versions};
use crate::error::Result;
use crate::nouns::Kind;
use crate::row;
use crate::stamp::Stamp;

/// The author and time of new entries.
#[derive(Debug)]
pub(crate) struct Author<'a> {
    /// The machine's ID.
    pub(crate) machine: Uuid,
    /// The time, as stored.
    pub(crate) at: String,
    /// Generates IDs for new entries. `None` when capturing rows that predate entries: their IDs are derived
    /// from their contents, so that two copies of one database produce the same entries.
    pub(crate) ids: Option<&'a Stamp<'a>>,
}

/// Captures what changed since the last entry of each subject, and returns the new entries' IDs.
pub(crate) fn capture(conn: &Connection, author: &Author<'_>) -> Result<Vec<Uuid>> {
    let written = captured(conn, author)?;
    meant::forget(conn)?;
    Ok(written)
}

fn captured(conn: &Connection, author: &Author<'_>) -> Result<Vec<Uuid>> {
    let mut statement =
        conn.prepare_cached("SELECT DISTINCT noun, subject FROM entry_changed ORDER BY noun, subject")?;
    let rows = statement.query_map([], |r| Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?)))?;
    let changed: Vec<(String, String)> = rows.collect::<rusqlite::Result<_>>()?;
    if changed.is_empty() {
        return Ok(Vec::new());
    }
    let mut written = Vec::new();
    // Only triggers write here, so every name is a known noun.
    let mut changed: Vec<(Noun, &str)> =
        changed.iter().filter_map(|(noun, subject)| Some((noun.parse().ok()?, subject.as_str()))).collect();
    // Contents first: an entry that removes a record lists the contents it removes.
    changed.sort_by_key(|(noun, _)| matches!(noun.kind(), Kind::Record(_)));
    for (noun, subject) in changed {
        for entry in entries(conn, author, noun, subject)? {
            written.push(entry.id);
            match store::add(conn, &entry, Source::Here)? {
                Added::New | Added::Known => {}
                // A row that predates entries may refer to a missing one; keep the entry without its
                // predecessors.
                Added::Waiting | Added::Refused(_) => {
                    let alone = Entry { follows: Vec::new(), ..entry };
                    store::add(conn, &alone, Source::Here)?;
                }
            }
        }
    }
    conn.execute_batch("DELETE FROM entry_changed; DELETE FROM entry_settled")?;
    Ok(written)
}

/// Captures the rows that were made before entries existed.
pub(crate) fn capture_what_was_there(conn: &Connection, machine: Uuid, at: String) -> Result<()> {
    conn.execute_batch("BEGIN IMMEDIATE")?;
    let done = capture(conn, &Author { machine, at, ids: None }).map(drop);
    let end = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
    conn.execute_batch(end)?;
    done
}

fn entries(conn: &Connection, author: &Author<'_>, noun: Noun, subject: &str) -> Result<Vec<Entry>> {
    let by_author = |change: Option<Change>| {
        change.map(|change| author.entry(conn, noun, subject, change)).into_iter().collect::<Result<Vec<_>>>()
    };
    let mut entries = match noun.kind() {
        Kind::Record(columns) => {
            by_author(record::difference(conn, columns, subject, &Meant::read(conn, noun)?)?)?
        }
        Kind::Files => by_author(files::written(conn, subject)?)?,
        Kind::Versions(columns) => versions::written(conn, noun, columns, subject)?,
        Kind::Chain(columns) => chain::written(conn, noun, columns, subject)?,
    };
    if let Some(first) = entries.first_mut() {
        let settled = settled(conn, noun, subject)?;
        first
            .follows
            .extend(settled.into_iter().filter(|id| !first.follows.contains(id)).collect::<Vec<_>>());
    }
    Ok(entries)
}

fn settled(conn: &Connection, noun: Noun, subject: &str) -> Result<Vec<Uuid>> {
    let mut statement =
        conn.prepare_cached("SELECT id FROM entry_settled WHERE noun = ?1 AND subject = ?2 ORDER BY id")?;
    let rows = statement.query_map([noun.as_str(), subject], |r| row::uuid(r, 0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

impl<'a> Author<'a> {
    /// Returns the author of the entries that a write produces.
    pub(crate) fn of(stamp: &'a Stamp<'a>) -> Self {
        Self { machine: stamp.author, at: stamp.time.clone(), ids: Some(stamp) }
    }

    /// Returns an entry of this author that follows the subject's heads.
    pub(crate) fn entry(
        &self,
        conn: &Connection,
        noun: Noun,
        subject: &str,
        change: Change,
    ) -> Result<Entry> {
        let mut follows = store::heads(conn, noun, subject)?;
        // The displayed head comes first; receivers accept no more than `MOST_FOLLOWED`.
        follows.reverse();
        follows.truncate(super::MOST_FOLLOWED);
        let id = match self.ids {
            Some(stamp) => stamp.new_id(),
            None => id_of(&(noun, subject, &change))?,
        };
        let (machine, at, subject) = (self.machine, self.at.clone(), subject.to_owned());
        Ok(Entry { id, machine, at, noun, subject, follows, change })
    }
}
