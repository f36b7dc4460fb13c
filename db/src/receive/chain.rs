//! Makes the rows of logs from their entries.

use std::collections::BTreeMap;

use rusqlite::{Connection, params_from_iter};
use uuid::Uuid;

use super::check;
use crate::entry::chain::rows;
use crate::entry::{Change, Entry, Noun, graph, store};
use crate::error::Result;
use crate::nouns::Chain;

/// Rebuilds the rows from the longest valid history. Of one that goes on with what can't be, that is what comes before: whoever
/// writes such entries takes nothing of what others wrote out of sight.
pub(super) fn show(conn: &Connection, noun: Noun, chain: &Chain, subject: &str) -> Result<()> {
    let entries = store::of_subject(conn, noun, subject)?;
    let nodes: Vec<_> = entries.iter().map(|(node, _)| node.clone()).collect();
    let by_id: BTreeMap<_, _> = entries.iter().map(|(node, entry)| (node.id, (node.depth, entry))).collect();
    let place = |path: &[Uuid]| path.last().and_then(|id| Some((by_id.get(id)?.0, *id)));
    let mut path = Vec::new();
    for head in graph::heads(&nodes).into_iter().rev() {
        let history = graph::path(&nodes, head);
        if place(&history) <= place(&path) {
            break;
        }
        let valid = valid(noun, chain, history, |id| by_id.get(id).map(|(_, entry)| *entry));
        if place(&valid) > place(&path) {
            path = valid;
        }
    }
    let there = rows(conn, noun, chain, subject)?;
    // What an older program wrote here may not be valid for this one, and stays all the same.
    if place(&path) < place(&there) {
        return Ok(());
    }
    // A join of two histories is not an event of the game.
    path.retain(|id| by_id.get(id).is_some_and(|(_, entry)| entry.change != Change::Join));
    let same = there.iter().zip(&path).take_while(|(a, b)| a == b).count();
    let sql = format!("DELETE FROM {} WHERE {} = ?1 AND number >= ?2", noun.table(), chain.of);
    if same < there.len() {
        let from = i64::try_from(same).unwrap_or(i64::MAX);
        conn.prepare_cached(&sql)?.execute((subject, from))?;
    }
    for (number, id) in path.iter().enumerate().skip(same) {
        if let Some((_, entry)) = by_id.get(id) {
            insert(conn, noun, chain, number, entry)?;
        }
    }
    Ok(())
}

/// Returns as much of a history as is valid, with the joins in it.
fn valid<'a>(
    noun: Noun,
    chain: &Chain,
    mut history: Vec<Uuid>,
    entry: impl Fn(&Uuid) -> Option<&'a Entry>,
) -> Vec<Uuid> {
    let texts: Vec<(usize, &str)> = history
        .iter()
        .enumerate()
        .filter_map(|(at, id)| Some((at, entry(id)?.text(chain.texts[0])?)))
        .collect();
    let standing = check::standing(noun, &texts.iter().map(|(_, text)| *text).collect::<Vec<_>>());
    if let Some((at, _)) = texts.get(standing) {
        history.truncate(*at);
    }
    history
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
