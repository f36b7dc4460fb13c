//! Logs: each row is an entry that continues the previous one. Two entries that continue the same one form two
//! histories; the longer one is shown, and the other is kept until a user joins them.

use rusqlite::Connection;
use uuid::Uuid;

use super::{Change, Entry, Noun, store};
use crate::error::Result;
use crate::nouns::Chain;
use crate::row;

/// Returns an entry for each row written since the last capture, each following the row before it.
pub(super) fn written(conn: &Connection, noun: Noun, chain: &Chain, subject: &str) -> Result<Vec<Entry>> {
    let rows = rows(conn, noun, chain, subject)?;
    // Rows are only appended, so stop at the last one that is already an entry.
    let mut new = Vec::new();
    for (place, id) in rows.iter().enumerate().rev() {
        if store::is_there(conn, &id.to_string())? {
            break;
        }
        new.push(place);
    }
    let texts = chain.texts.iter().fold(String::new(), |sql, column| sql + ", " + column);
    let sql = format!("SELECT machine, created{texts} FROM {} WHERE uuid = ?1", noun.table());
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
pub(crate) fn end(conn: &Connection, noun: Noun, subject: &str, row: Uuid) -> Result<Uuid> {
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

/// Returns the IDs of the rows that are shown, in order.
pub(crate) fn rows(conn: &Connection, noun: Noun, chain: &Chain, subject: &str) -> Result<Vec<Uuid>> {
    let sql = format!("SELECT uuid FROM {} WHERE {} = ?1 ORDER BY number", noun.table(), chain.of);
    let mut statement = conn.prepare_cached(&sql)?;
    let rows = statement.query_map([subject], |r| row::uuid(r, 0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
