//! Makes the rows of versions from their entries.

use std::collections::BTreeMap;

use rusqlite::{Connection, params};
use uuid::Uuid;

use crate::entry::{Entry, Noun, Shown, graph, store};
use crate::error::Result;
use crate::nouns::Versions;
use crate::row;
use crate::table::{match_played, squad};

/// Rebuilds the rows of all versions, numbered in reading order, and shows the last one.
pub(super) fn show(conn: &Connection, noun: Noun, versions: &Versions, subject: &str) -> Result<()> {
    let entries = store::of_subject(conn, noun, subject)?;
    let Some((_, last)) = entries.last() else { return Ok(()) };
    let Some((_, first)) = entries.first() else { return Ok(()) };
    let number = u32::try_from(entries.len()).unwrap_or(u32::MAX);
    let Some(text) = last.text(versions.text) else { return Ok(()) };
    let shown =
        Shown { id: subject, number, created: &first.at, updated: &last.at, machine: last.machine, text };
    match noun {
        Noun::SquadVersion => squad::show(conn, &shown)?,
        Noun::MatchVersion => match_played::show(conn, &shown)?,
        _ => {}
    }
    number_rows(conn, noun, versions, subject, &entries)
}

fn number_rows(
    conn: &Connection,
    noun: Noun,
    versions: &Versions,
    subject: &str,
    entries: &[(graph::Node, Entry)],
) -> Result<()> {
    let (table, Versions { of, text: column }) = (noun.table(), versions);
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
            insert.execute(params![id, subject, number, machine, entry.at, entry.text(column)])?;
        } else if moves {
            renumber.execute(params![id, number])?;
        }
    }
    Ok(())
}
