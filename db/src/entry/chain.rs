//! Logs: each row is an entry that continues the previous one. Two entries that continue the same one form two
//! histories; the longer one is shown, and the other is kept until a user joins them.

use std::collections::BTreeMap;

use rusqlite::{Connection, params_from_iter};
use uuid::Uuid;

use super::noun::Chain;
use super::{Change, Entry, Noun, check, graph, store};
use crate::error::Result;
use crate::row;

/// Returns an entry for each row written since the last capture, each following the row before it.
pub(super) fn written(conn: &Connection, noun: Noun, chain: &Chain, subject: &str) -> Result<Vec<Entry>> {
    let rows = rows(conn, chain, subject)?;
    // Rows are only appended, so stop at the last one that is already an entry.
    let mut new = Vec::new();
    for (place, id) in rows.iter().enumerate().rev() {
        if store::is_there(conn, &id.to_string())? {
            break;
        }
        new.push(place);
    }
    let texts = chain.texts.iter().fold(String::new(), |sql, column| sql + ", " + column);
    let sql = format!("SELECT machine, created{texts} FROM {} WHERE uuid = ?1", chain.table);
    let mut statement = conn.prepare_cached(&sql)?;
    let (mut entries, known) = (Vec::new(), rows.len() - new.len());
    for place in new.into_iter().rev() {
        let id = rows[place];
        let follows = match place.checked_sub(1) {
            Some(before) if before + 1 == known => vec![end(conn, noun, subject, rows[before])?],
            Some(before) => vec![rows[before]],
            None => Vec::new(),
        };
        let entry = statement.query_row([id.to_string()], |r| {
            let texts = chain.texts.iter().enumerate();
            let text = texts.map(|(at, column)| Ok(((*column).to_owned(), r.get(at + 2)?)));
            Ok(Entry {
                id,
                machine: row::uuid(r, 0)?,
                at: r.get(1)?,
                noun,
                subject: subject.to_owned(),
                follows,
                change: Change::Text { text: text.collect::<rusqlite::Result<_>>()? },
            })
        })?;
        entries.push(entry);
    }
    Ok(entries)
}

/// Returns what an entry that continues this row follows: the row, or the join of histories that ends with it.
fn end(conn: &Connection, noun: Noun, subject: &str, row: Uuid) -> Result<Uuid> {
    let entries = store::of_subject(conn, noun, subject)?;
    let joins = entries.iter().filter(|(_, entry)| entry.change == Change::Join);
    let mut end = row;
    for (node, _) in joins {
        if node.follows.first() == Some(&end) {
            end = node.id;
        }
    }
    Ok(end)
}

fn rows(conn: &Connection, chain: &Chain, subject: &str) -> Result<Vec<Uuid>> {
    let sql = format!("SELECT uuid FROM {} WHERE {} = ?1 ORDER BY number", chain.table, chain.of);
    let mut statement = conn.prepare_cached(&sql)?;
    let rows = statement.query_map([subject], |r| row::uuid(r, 0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Rebuilds the rows from the longest valid history.
pub(super) fn show(conn: &Connection, noun: Noun, chain: &Chain, subject: &str) -> Result<()> {
    let entries = store::of_subject(conn, noun, subject)?;
    let nodes: Vec<_> = entries.iter().map(|(node, _)| node.clone()).collect();
    let by_id: BTreeMap<_, _> = entries.iter().map(|(node, entry)| (node.id, entry)).collect();
    let path = graph::heads(&nodes).into_iter().rev().map(|head| graph::path(&nodes, head)).find(|path| {
        let texts: Vec<_> = path.iter().filter_map(|id| text(by_id.get(id)?, chain.texts[0])).collect();
        check::log_stands(noun, &texts)
    });
    let Some(mut path) = path else { return Ok(()) };
    // A join of two histories is not an event of the game.
    path.retain(|id| by_id.get(id).is_some_and(|entry| entry.change != Change::Join));
    let there = rows(conn, chain, subject)?;
    let same = there.iter().zip(&path).take_while(|(a, b)| a == b).count();
    let sql = format!("DELETE FROM {} WHERE {} = ?1 AND number >= ?2", chain.table, chain.of);
    if same < there.len() {
        let from = i64::try_from(same).unwrap_or(i64::MAX);
        conn.prepare_cached(&sql)?.execute((subject, from))?;
    }
    for (number, id) in path.iter().enumerate().skip(same) {
        if let Some(entry) = by_id.get(id) {
            insert(conn, chain, number, entry)?;
        }
    }
    Ok(())
}

fn text<'a>(entry: &'a Entry, column: &str) -> Option<&'a str> {
    match &entry.change {
        Change::Text { text } => text.get(column).map(String::as_str),
        _ => None,
    }
}

fn insert(conn: &Connection, chain: &Chain, number: usize, entry: &Entry) -> Result<()> {
    let columns = chain.texts.iter().fold(String::new(), |sql, column| sql + ", " + column);
    let places = (6..6 + chain.texts.len()).fold(String::new(), |sql, n| sql + &format!(", ?{n}"));
    let sql = format!(
        "INSERT INTO {} (uuid, {}, number, machine, created{columns}) VALUES (?1, ?2, ?3, ?4, ?5{places})",
        chain.table, chain.of
    );
    let fixed = [
        entry.id.to_string(),
        entry.subject.clone(),
        number.to_string(),
        entry.machine.to_string(),
        entry.at.clone(),
    ];
    let texts = chain.texts.iter().map(|column| text(entry, column).unwrap_or_default().to_owned());
    conn.prepare_cached(&sql)?.execute(params_from_iter(fixed.into_iter().chain(texts)))?;
    Ok(())
}
