//! Versions: each is an entry and a row. Concurrent versions are both kept; the later one is shown, and having
//! two heads tells the user to look at both.

use std::collections::BTreeMap;

use rusqlite::{Connection, params};
use uuid::Uuid;

use super::noun::Versions;
use super::{Change, Entry, Noun, graph, store};
use crate::error::Result;
use crate::row;
use crate::table::{match_played, squad};

/// Returns an entry for each version saved since the last capture, each following the one before it.
pub(super) fn written(
    conn: &Connection,
    noun: Noun,
    versions: &Versions,
    subject: &str,
) -> Result<Vec<Entry>> {
    let sql = format!(
        "SELECT uuid, machine, created, {} FROM {} WHERE {} = ?1 ORDER BY number",
        versions.text, versions.table, versions.of
    );
    let mut statement = conn.prepare_cached(&sql)?;
    let mut rows = statement.query([subject])?;
    let (mut entries, mut before) = (Vec::new(), None);
    while let Some(r) = rows.next()? {
        let id = row::uuid(r, 0)?;
        if !store::is_there(conn, &id.to_string())? {
            let text = BTreeMap::from([(versions.text.to_owned(), r.get(3)?)]);
            entries.push(Entry {
                id,
                machine: row::uuid(r, 1)?,
                at: r.get(2)?,
                noun,
                subject: subject.to_owned(),
                follows: before.into_iter().collect(),
                change: Change::Text { text },
            });
        }
        before = Some(id);
    }
    Ok(entries)
}

/// Rebuilds the rows of all versions, numbered in reading order, and shows the last one.
pub(super) fn show(conn: &Connection, noun: Noun, versions: &Versions, subject: &str) -> Result<()> {
    let entries = store::of_subject(conn, noun, subject)?;
    let Some((_, last)) = entries.last() else { return Ok(()) };
    let Some((_, first)) = entries.first() else { return Ok(()) };
    let number = u32::try_from(entries.len()).unwrap_or(u32::MAX);
    let Some(text) = text(last, versions) else { return Ok(()) };
    let shown =
        Shown { id: subject, number, created: &first.at, updated: &last.at, machine: last.machine, text };
    match noun {
        Noun::SquadVersion => squad::show(conn, &shown)?,
        _ => match_played::show(conn, &shown)?,
    }
    number_rows(conn, versions, subject, &entries)
}

/// The version that the subject's own row reflects.
#[derive(Debug)]
pub(crate) struct Shown<'a> {
    /// The row's ID.
    pub(crate) id: &'a str,
    /// The version's number.
    pub(crate) number: u32,
    /// When the first version was written.
    pub(crate) created: &'a str,
    /// When this version was written.
    pub(crate) updated: &'a str,
    /// The machine that wrote it.
    pub(crate) machine: Uuid,
    /// Its contents as JSON.
    pub(crate) text: &'a str,
}

fn text<'a>(entry: &'a Entry, versions: &Versions) -> Option<&'a str> {
    match &entry.change {
        Change::Text { text } => text.get(versions.text).map(String::as_str),
        _ => None,
    }
}

fn number_rows(
    conn: &Connection,
    versions: &Versions,
    subject: &str,
    entries: &[(graph::Node, Entry)],
) -> Result<()> {
    let Versions { table, of, text: column } = versions;
    let sql = format!("SELECT uuid, number FROM {table} WHERE {of} = ?1");
    let mut statement = conn.prepare_cached(&sql)?;
    let rows = statement.query_map([subject], |r| Ok((row::uuid(r, 0)?, r.get::<_, i64>(1)?)))?;
    let there: BTreeMap<Uuid, i64> = rows.collect::<rusqlite::Result<_>>()?;
    let wanted = || (1_i64..).zip(entries);
    let moves = wanted().any(|(n, (node, _))| there.get(&node.id).is_some_and(|number| *number != n));
    if moves {
        // Numbers are unique at any moment, so move all out of the way first.
        let sql = format!("UPDATE {table} SET number = -number WHERE {of} = ?1");
        conn.prepare_cached(&sql)?.execute([subject])?;
    }
    let mut renumber = conn.prepare_cached(&format!("UPDATE {table} SET number = ?2 WHERE uuid = ?1"))?;
    let mut insert = conn.prepare_cached(&format!(
        "INSERT INTO {table} (uuid, {of}, number, machine, created, {column}) VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
    ))?;
    for (number, (node, entry)) in wanted() {
        let id = node.id.to_string();
        if !there.contains_key(&node.id) {
            let machine = entry.machine.to_string();
            insert.execute(params![id, subject, number, machine, entry.at, text(entry, versions)])?;
        } else if moves {
            renumber.execute(params![id, number])?;
        }
    }
    Ok(())
}
