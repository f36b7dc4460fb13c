//! Versions: each is an entry and a row. Concurrent versions are both kept; the later one is shown, and having
//! two heads tells the user to look at both.

use std::collections::BTreeMap;

use rusqlite::Connection;
use uuid::Uuid;

use super::{Change, Entry, Noun, store};
use crate::error::Result;
use crate::nouns::Versions;
use crate::row;

/// Returns an entry for each version saved since the last capture, each following the one before it.
pub(super) fn written(
    conn: &Connection,
    noun: Noun,
    versions: &Versions,
    subject: &str,
) -> Result<Vec<Entry>> {
    let sql = format!(
        "SELECT uuid, machine, created, {} FROM {} WHERE {} = ?1 ORDER BY number",
        versions.text,
        noun.table(),
        versions.of
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
