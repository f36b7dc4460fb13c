//! Makes the rows of logs from their entries.

use std::collections::BTreeMap;

use rusqlite::{Connection, params_from_iter};

use super::check;
use crate::entry::chain::rows;
use crate::entry::{Change, Entry, Noun, graph, store};
use crate::error::Result;
use crate::nouns::Chain;

/// Rebuilds the rows from the longest valid history.
pub(super) fn show(conn: &Connection, noun: Noun, chain: &Chain, subject: &str) -> Result<()> {
    let entries = store::of_subject(conn, noun, subject)?;
    let nodes: Vec<_> = entries.iter().map(|(node, _)| node.clone()).collect();
    let by_id: BTreeMap<_, _> = entries.iter().map(|(node, entry)| (node.id, entry)).collect();
    let path = graph::heads(&nodes).into_iter().rev().map(|head| graph::path(&nodes, head)).find(|path| {
        let texts: Vec<_> = path.iter().filter_map(|id| by_id.get(id)?.text(chain.texts[0])).collect();
        check::log_stands(noun, &texts)
    });
    let Some(mut path) = path else { return Ok(()) };
    // A join of two histories is not an event of the game.
    path.retain(|id| by_id.get(id).is_some_and(|entry| entry.change != Change::Join));
    let there = rows(conn, noun, chain, subject)?;
    let same = there.iter().zip(&path).take_while(|(a, b)| a == b).count();
    let sql = format!("DELETE FROM {} WHERE {} = ?1 AND number >= ?2", noun.table(), chain.of);
    if same < there.len() {
        let from = i64::try_from(same).unwrap_or(i64::MAX);
        conn.prepare_cached(&sql)?.execute((subject, from))?;
    }
    for (number, id) in path.iter().enumerate().skip(same) {
        if let Some(entry) = by_id.get(id) {
            insert(conn, noun, chain, number, entry)?;
        }
    }
    Ok(())
}

fn insert(conn: &Connection, noun: Noun, chain: &Chain, number: usize, entry: &Entry) -> Result<()> {
    let columns = chain.texts.iter().fold(String::new(), |sql, column| sql + ", " + column);
    let places = (6..6 + chain.texts.len()).fold(String::new(), |sql, n| sql + &format!(", ?{n}"));
    let sql = format!(
        "INSERT INTO {} (uuid, {}, number, machine, created{columns}) VALUES (?1, ?2, ?3, ?4, ?5{places})",
        noun.table(),
        chain.of
    );
    let fixed = [
        entry.id.to_string(),
        entry.subject.clone(),
        number.to_string(),
        entry.machine.to_string(),
        entry.at.clone(),
    ];
    let texts = chain.texts.iter().map(|column| entry.text(column).unwrap_or_default().to_owned());
    conn.prepare_cached(&sql)?.execute(params_from_iter(fixed.into_iter().chain(texts)))?;
    Ok(())
}
