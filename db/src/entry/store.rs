//! The tables of entries: adds entries in any order, and reads them.

use rusqlite::{Connection, OptionalExtension as _, Row, params};
use uuid::Uuid;

use super::graph::Node;
use super::scope::{self, Hub};
use super::{Change, Entry, Noun, Refused};
use crate::error::{DbError, Result};
use crate::row;

/// An entry with its position in the order of arrival.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its position, from 1; positions increase but may have gaps.
    pub n: i64,
    /// The entry.
    pub entry: Entry,
}

/// The outcome of adding an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Added {
    /// It is new; its subject's rows have to be rebuilt.
    New,
    /// It was already known.
    Known,
    /// It waits for another entry.
    Waiting,
    /// It is invalid.
    Refused(Refused),
}

/// The origin of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// It was written here.
    Here,
    /// It came through a hub.
    Hub(Uuid),
    /// It came in another way.
    Elsewhere,
}

/// Adds an entry whose contents have been checked.
pub(crate) fn add(conn: &Connection, entry: &Entry, from: Source) -> Result<Added> {
    add_for(conn, entry, from, &scope::all(conn)?)
}

/// As [`add`], for callers that add many and have read the hubs that this machine has joined.
pub(crate) fn add_for(conn: &Connection, entry: &Entry, from: Source, hubs: &[Hub]) -> Result<Added> {
    if let Some(there) = find(conn, entry.id)? {
        return Ok(if there == *entry { Added::Known } else { Added::Refused(Refused::Differs) });
    }
    let mut depth = 0;
    let mut place = conn.prepare_cached("SELECT noun, subject, depth FROM entry WHERE id = ?1")?;
    for id in &entry.follows {
        let parent = place.query_row([id.to_string()], |r| {
            Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?, r.get::<_, i64>(2)?))
        });
        let Some((noun, subject, its)) = parent.optional()? else {
            return Ok(if wait(conn, entry, *id)? {
                Added::Waiting
            } else {
                Added::Refused(Refused::Differs)
            });
        };
        if (noun.as_str(), &subject) != (entry.noun.as_str(), &entry.subject) {
            return Ok(Added::Refused(Refused::FollowsAnother));
        }
        depth = depth.max(its);
    }
    insert(conn, entry, depth + 1, from == Source::Here)?;
    let hub = if let Source::Hub(id) = from { Some(id) } else { None };
    scope::queue(conn, entry, hub, hubs)?;
    Ok(Added::New)
}

fn insert(conn: &Connection, entry: &Entry, depth: i64, ours: bool) -> Result<()> {
    let (id, noun) = (entry.id.to_string(), entry.noun.as_str());
    let change = serde_json::to_string(&entry.change).map_err(DbError::Unstorable)?;
    let follows = serde_json::to_string(&entry.follows).map_err(DbError::Unstorable)?;
    conn.prepare_cached(
        "INSERT INTO entry (id, machine, at, noun, subject, depth, follows, change, ours)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?
    .execute(params![
        id,
        entry.machine.to_string(),
        entry.at,
        noun,
        entry.subject,
        depth,
        follows,
        change,
        ours
    ])?;
    let mut followed =
        conn.prepare_cached("DELETE FROM entry_head WHERE noun = ?1 AND subject = ?2 AND id = ?3")?;
    for parent in &entry.follows {
        followed.execute(params![noun, entry.subject, parent.to_string()])?;
    }
    conn.prepare_cached("INSERT INTO entry_head (noun, subject, id) VALUES (?1, ?2, ?3)")?
        .execute(params![noun, entry.subject, id])?;
    Ok(())
}

/// Keeps an entry until the one that it needs arrives. Returns false if another one that waits has its ID: nobody may take
/// the place of what somebody else wrote.
fn wait(conn: &Connection, entry: &Entry, needs: Uuid) -> Result<bool> {
    let text = serde_json::to_string(entry).map_err(DbError::Unstorable)?;
    let kept = conn
        .prepare_cached(
            "INSERT INTO entry_waiting (id, entry, needs) VALUES (?1, ?2, ?3)
             ON CONFLICT (id) DO UPDATE SET entry = excluded.entry, needs = excluded.needs
             WHERE needs IS NULL OR entry = excluded.entry",
        )?
        .execute(params![entry.id.to_string(), text, needs.to_string()])?;
    Ok(kept > 0)
}

/// Keeps an entry that can't be parsed, or placed, yet.
pub(crate) fn keep_unread(conn: &Connection, id: Uuid, text: &str) -> Result<()> {
    conn.prepare_cached("INSERT OR IGNORE INTO entry_waiting (id, entry, needs) VALUES (?1, ?2, NULL)")?
        .execute(params![id.to_string(), text])?;
    Ok(())
}

/// Returns the total size of waiting entries, in bytes.
pub(crate) fn bytes_waiting(conn: &Connection) -> Result<usize> {
    let sql = "SELECT coalesce(sum(length(entry)), 0) FROM entry_waiting";
    let bytes: i64 = conn.prepare_cached(sql)?.query_row([], |r| r.get(0))?;
    Ok(usize::try_from(bytes).unwrap_or(0))
}

/// Removes and returns the entries that couldn't be parsed or placed, for another attempt.
pub(crate) fn kept_unread(conn: &Connection) -> Result<Vec<String>> {
    let mut take = conn.prepare_cached("DELETE FROM entry_waiting WHERE needs IS NULL RETURNING entry")?;
    let rows = take.query_map([], |r| r.get(0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Removes and returns the entries that were waiting for this one.
pub(crate) fn waited_for(conn: &Connection, id: Uuid) -> Result<Vec<Entry>> {
    let mut take = conn.prepare_cached("DELETE FROM entry_waiting WHERE needs = ?1 RETURNING id, entry")?;
    let rows = take.query_map([id.to_string()], |r| Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?)))?;
    let mut entries = Vec::new();
    for found in rows {
        let (key, text) = found?;
        let table = "entry_waiting";
        entries.push(serde_json::from_str(&text).map_err(|source| DbError::Row { table, key, source })?);
    }
    Ok(entries)
}

/// The columns that [`read`] expects.
pub(crate) const COLUMNS: &str = "n, id, machine, at, noun, subject, follows, change, depth";

/// A row that isn't parsed yet.
pub(crate) struct Raw {
    n: i64,
    depth: i64,
    id: Uuid,
    machine: Uuid,
    texts: [String; 5],
}

/// Reads a row of [`COLUMNS`].
pub(crate) fn read(r: &Row<'_>) -> rusqlite::Result<Raw> {
    let texts = [r.get(3)?, r.get(4)?, r.get(5)?, r.get(6)?, r.get(7)?];
    Ok(Raw { n: r.get(0)?, depth: r.get(8)?, id: row::uuid(r, 1)?, machine: row::uuid(r, 2)?, texts })
}

impl Raw {
    /// Returns its position, its depth and the entry.
    pub(crate) fn understood(self) -> Result<(i64, i64, Entry)> {
        let key = self.id.to_string();
        let fault = |source| DbError::Row { table: "entry", key: key.clone(), source };
        let [at, noun, subject, follows, change] = self.texts;
        let noun: Noun = serde_json::from_value(serde_json::Value::String(noun)).map_err(fault)?;
        let follows = serde_json::from_str(&follows).map_err(fault)?;
        let change: Change = serde_json::from_str(&change).map_err(fault)?;
        let entry = Entry { id: self.id, machine: self.machine, at, noun, subject, follows, change };
        Ok((self.n, self.depth, entry))
    }
}

fn find(conn: &Connection, id: Uuid) -> Result<Option<Entry>> {
    let mut statement = conn.prepare_cached(&format!("SELECT {COLUMNS} FROM entry WHERE id = ?1"))?;
    let found = statement.query_row([id.to_string()], read).optional()?;
    found.map(|raw| raw.understood().map(|(_, _, entry)| entry)).transpose()
}

/// Returns a subject's entries with their graph nodes, in the order in which all machines read them.
pub(crate) fn of_subject(conn: &Connection, noun: Noun, subject: &str) -> Result<Vec<(Node, Entry)>> {
    let sql = format!("SELECT {COLUMNS} FROM entry WHERE noun = ?1 AND subject = ?2 ORDER BY depth, id");
    let mut statement = conn.prepare_cached(&sql)?;
    let rows = statement.query_map([noun.as_str(), subject], read)?;
    rows.map(|raw| {
        let (_, depth, entry) = raw?.understood()?;
        Ok((Node { id: entry.id, depth, follows: entry.follows.clone() }, entry))
    })
    .collect()
}

/// Returns the heads of a subject in reading order.
pub(crate) fn heads(conn: &Connection, noun: Noun, subject: &str) -> Result<Vec<Uuid>> {
    let mut statement = conn.prepare_cached(
        "SELECT h.id FROM entry_head h JOIN entry e ON e.id = h.id
         WHERE h.noun = ?1 AND h.subject = ?2 ORDER BY e.depth, e.id",
    )?;
    let rows = statement.query_map([noun.as_str(), subject], |r| row::uuid(r, 0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Returns whether an entry is stored.
pub(crate) fn is_there(conn: &Connection, id: &str) -> Result<bool> {
    let mut statement = conn.prepare_cached("SELECT EXISTS (SELECT 1 FROM entry WHERE id = ?1)")?;
    Ok(statement.query_row([id], |r| r.get(0))?)
}
