//! Version 15: moves entries into tables that take half the room.

use rusqlite::{Connection, params};
use uuid::Uuid;

use crate::error::{DbError, Result};
use crate::nouns::Noun;
use crate::row;
use crate::stored_change::{StoredChange, ids};

/// Makes what is left of the old tables disappear.
const END: &str = "
    INSERT INTO entry_head (subject, entry)
        SELECT s.n, w.n FROM entry_head_was h
        JOIN entry_was w ON w.id = h.id
        JOIN entry_subject s ON s.noun = h.noun AND s.subject = h.subject;
    INSERT INTO hub_outbox SELECT hub, n FROM hub_outbox_was;
    DROP TABLE hub_outbox_was;
    DROP TABLE entry_head_was;
    DROP TABLE entry_was";

/// Moves all entries, each to where it was in the order.
pub(crate) fn move_entries(conn: &Connection) -> Result<()> {
    conn.execute_batch(
        "INSERT INTO entry_subject (noun, subject) SELECT DISTINCT noun, subject FROM entry_was",
    )?;
    let mut read = conn.prepare(
        "SELECT w.n, w.id, w.machine, w.at, s.n, w.depth, w.follows, w.change, w.ours,
                w.noun
         FROM entry_was w JOIN entry_subject s ON s.noun = w.noun AND s.subject = w.subject ORDER BY w.n",
    )?;
    let mut write = conn.prepare(
        "INSERT INTO entry (n, id, machine, at, subject, depth, follows, change, ours)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    let mut rows = read.query([])?;
    while let Some(r) = rows.next()? {
        let (id, machine) = (row::uuid(r, 1)?, row::uuid(r, 2)?);
        let wrong = |source| DbError::Row { table: "entry", key: id.to_string(), source };
        let follows: Vec<Uuid> = serde_json::from_str(&r.get::<_, String>(6)?).map_err(wrong)?;
        let noun: Noun = serde_json::from_value(serde_json::Value::String(r.get(9)?)).map_err(wrong)?;
        write.execute(params![
            r.get::<_, i64>(0)?,
            id.as_bytes(),
            machine.as_bytes(),
            r.get::<_, String>(3)?,
            r.get::<_, i64>(4)?,
            r.get::<_, i64>(5)?,
            ids(&follows),
            StoredChange::of(noun, r.get(7)?),
            r.get::<_, bool>(8)?,
        ])?;
    }
    drop(rows);
    drop((read, write));
    Ok(conn.execute_batch(END)?)
}
