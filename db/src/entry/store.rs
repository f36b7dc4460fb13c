//! The tables of entries: adds entries in any order, and reads them.

use rusqlite::{Connection, OptionalExtension as _, Row, params};
use uuid::Uuid;

use super::graph::Node;
use super::scope::{self, Hub};
use super::{Entry, Noun, Refused};
use crate::error::{DbError, Result};
use crate::row;
use crate::stored_change::{StoredChange, ids};

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

impl Source {
    /// Returns the hub as it is kept beside an entry that waits.
    fn hub(self) -> Option<String> {
        if let Self::Hub(id) = self { Some(id.to_string()) } else { None }
    }

    fn of(row: &Row<'_>, column: usize) -> rusqlite::Result<Self> {
        let hub: Option<String> = row.get(column)?;
        Ok(hub.and_then(|id| Uuid::try_parse(&id).ok()).map_or(Self::Elsewhere, Self::Hub))
    }
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
    let mut place = conn.prepare_cached(
        "SELECT s.noun, s.subject, e.depth FROM entry e JOIN entry_subject s ON s.n = e.subject WHERE e.id = ?1",
    )?;
    for id in &entry.follows {
        let parent = place.query_row([id.as_bytes()], |r| {
            Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?, r.get::<_, i64>(2)?))
        });
        let Some((noun, subject, its)) = parent.optional()? else {
            return Ok(if wait(conn, entry, *id, from)? {
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
    let subject = number_of(conn, entry.noun, &entry.subject)?;
    let text = serde_json::to_string(&entry.change).map_err(DbError::Unstorable)?;
    let change = StoredChange::of(entry.noun, text);
    let place: i64 = conn
        .prepare_cached(
            "INSERT INTO entry (id, machine, at, subject, depth, follows, change, ours)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) RETURNING n",
        )?
        .query_row(
            params![
                entry.id.as_bytes(),
                entry.machine.as_bytes(),
                entry.at,
                subject,
                depth,
                ids(&entry.follows),
                change,
                ours
            ],
            |r| r.get(0),
        )?;
    let mut followed = conn.prepare_cached(
        "DELETE FROM entry_head WHERE subject = ?1 AND entry = (SELECT n FROM entry WHERE id = ?2)",
    )?;
    for parent in &entry.follows {
        followed.execute(params![subject, parent.as_bytes()])?;
    }
    conn.prepare_cached("INSERT INTO entry_head (subject, entry) VALUES (?1, ?2)")?
        .execute([subject, place])?;
    Ok(())
}

/// Returns the number under which a subject's entries are kept.
fn number_of(conn: &Connection, noun: Noun, subject: &str) -> Result<i64> {
    let key = [noun.as_str(), subject];
    let mut find = conn.prepare_cached("SELECT n FROM entry_subject WHERE noun = ?1 AND subject = ?2")?;
    if let Some(n) = find.query_row(key, |r| r.get(0)).optional()? {
        return Ok(n);
    }
    conn.prepare_cached("INSERT INTO entry_subject (noun, subject) VALUES (?1, ?2)")?.execute(key)?;
    Ok(conn.last_insert_rowid())
}

/// Keeps an entry until the one that it needs arrives. Returns false if another one that waits has its ID: nobody may take
/// the place of what somebody else wrote.
fn wait(conn: &Connection, entry: &Entry, needs: Uuid, from: Source) -> Result<bool> {
    let text = serde_json::to_string(entry).map_err(DbError::Unstorable)?;
    let kept = conn
        .prepare_cached(
            "INSERT INTO entry_waiting (id, entry, needs, hub) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (id) DO UPDATE SET entry = excluded.entry, needs = excluded.needs
             WHERE needs IS NULL OR entry = excluded.entry",
        )?
        .execute(params![entry.id.to_string(), text, needs.to_string(), from.hub()])?;
    Ok(kept > 0)
}

/// Keeps an entry that can't be parsed, or placed, yet.
pub(crate) fn keep_unread(conn: &Connection, id: Uuid, text: &str, from: Source) -> Result<()> {
    conn.prepare_cached(
        "INSERT OR IGNORE INTO entry_waiting (id, entry, needs, hub) VALUES (?1, ?2, NULL, ?3)",
    )?
    .execute(params![id.to_string(), text, from.hub()])?;
    Ok(())
}

/// Returns the total size of waiting entries, in bytes.
pub(crate) fn bytes_waiting(conn: &Connection) -> Result<usize> {
    let sql = "SELECT coalesce(sum(length(entry)), 0) FROM entry_waiting";
    let bytes: i64 = conn.prepare_cached(sql)?.query_row([], |r| r.get(0))?;
    Ok(usize::try_from(bytes).unwrap_or(0))
}

/// Removes and returns the entries that couldn't be parsed or placed, for another attempt, with where they came from; those
/// of a hub that was left stay.
pub(crate) fn kept_unread(conn: &Connection) -> Result<Vec<(String, Source)>> {
    let mut take = conn.prepare_cached(
        "DELETE FROM entry_waiting WHERE needs IS NULL AND (hub IS NULL OR hub IN (SELECT id FROM hub))
         RETURNING entry, hub",
    )?;
    let rows = take.query_map([], |r| Ok((r.get(0)?, Source::of(r, 1)?)))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Removes and returns the entries that were waiting for this one, with where they came from.
pub(crate) fn waited_for(conn: &Connection, id: Uuid) -> Result<Vec<(Entry, Source)>> {
    let mut take =
        conn.prepare_cached("DELETE FROM entry_waiting WHERE needs = ?1 RETURNING id, entry, hub")?;
    let rows = take.query_map([id.to_string()], |r| {
        Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?, Source::of(r, 2)?))
    })?;
    let mut entries = Vec::new();
    for found in rows {
        let (key, text, from) = found?;
        let fault = |source| DbError::Row { table: "entry_waiting", key: key.clone(), source };
        entries.push((serde_json::from_str(&text).map_err(fault)?, from));
    }
    Ok(entries)
}

/// Selects what [`read`] expects of entries `e` about subjects `s`.
pub(crate) const SELECT: &str =
    "SELECT e.n, e.id, e.machine, e.at, s.noun, s.subject, e.follows, e.change, e.depth
     FROM entry e JOIN entry_subject s ON s.n = e.subject";

/// A row that isn't parsed yet.
pub(crate) struct Raw {
    n: i64,
    depth: i64,
    id: Uuid,
    machine: Uuid,
    at: String,
    noun: String,
    subject: String,
    follows: Vec<Uuid>,
    change: StoredChange,
}

/// Reads a row of [`SELECT`].
pub(crate) fn read(r: &Row<'_>) -> rusqlite::Result<Raw> {
    Ok(Raw {
        n: r.get(0)?,
        id: row::uuid_of_bytes(r, 1)?,
        machine: row::uuid_of_bytes(r, 2)?,
        at: r.get(3)?,
        noun: r.get(4)?,
        subject: r.get(5)?,
        follows: row::uuids_of_bytes(r, 6)?,
        change: r.get(7)?,
        depth: r.get(8)?,
    })
}

impl Raw {
    /// Returns its position, its depth and the entry.
    pub(crate) fn understood(self) -> Result<(i64, i64, Entry)> {
        let Self { n, depth, id, machine, at, noun, subject, follows, change } = self;
        let fault = |source| DbError::Row { table: "entry", key: id.to_string(), source };
        let noun: Noun = serde_json::from_value(serde_json::Value::String(noun)).map_err(fault)?;
        let change = serde_json::from_str(&change.text(id)?).map_err(fault)?;
        Ok((n, depth, Entry { id, machine, at, noun, subject, follows, change }))
    }
}

fn find(conn: &Connection, id: Uuid) -> Result<Option<Entry>> {
    let mut statement = conn.prepare_cached(&format!("{SELECT} WHERE e.id = ?1"))?;
    let found = statement.query_row([id.as_bytes()], read).optional()?;
    found.map(|raw| raw.understood().map(|(_, _, entry)| entry)).transpose()
}

/// Returns a subject's entries with their graph nodes, in the order in which all machines read them.
pub(crate) fn of_subject(conn: &Connection, noun: Noun, subject: &str) -> Result<Vec<(Node, Entry)>> {
    let sql = format!("{SELECT} WHERE s.noun = ?1 AND s.subject = ?2 ORDER BY e.depth, e.id");
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
        "SELECT e.id FROM entry_subject s JOIN entry_head h ON h.subject = s.n JOIN entry e ON e.n = h.entry
         WHERE s.noun = ?1 AND s.subject = ?2 ORDER BY e.depth, e.id",
    )?;
    let rows = statement.query_map([noun.as_str(), subject], |r| row::uuid_of_bytes(r, 0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Returns the subjects of a noun that have several heads, in order.
pub(crate) fn forked(conn: &Connection, noun: Noun) -> Result<Vec<String>> {
    let mut statement = conn.prepare_cached(
        "SELECT s.subject FROM entry_head h JOIN entry_subject s ON s.n = h.subject
         WHERE s.noun = ?1 GROUP BY h.subject HAVING count(*) > 1 ORDER BY s.subject",
    )?;
    let rows = statement.query_map([noun.as_str()], |r| r.get(0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Returns whether an entry is stored.
pub(crate) fn is_there(conn: &Connection, id: &str) -> Result<bool> {
    let mut statement =
        conn.prepare_cached("SELECT EXISTS (SELECT 1 FROM entry WHERE id = unhex(?1, '-'))")?;
    Ok(statement.query_row([id], |r| r.get(0))?)
}
