//! Folders and tags of squads, which aren't part of their revisions.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use muster_rules::fold::fold;
use rusqlite::{Connection, params};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::database::Database;
use crate::error::{DbError, Kind, Result};

/// A squad's folder and tags.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SquadLabels {
    /// The squad's folder; empty for none.
    pub folder: String,
    /// Its tags in alphabetical order.
    pub tags: Vec<String>,
}

impl Database {
    /// Sets a squad's folder and tags. Of tags that differ only in case or accents, the last one's spelling is
    /// kept.
    pub fn label_squad(&mut self, id: Uuid, labels: &SquadLabels, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            let found = tx.execute(
                "UPDATE squad SET folder = ?2, machine = ?3 WHERE uuid = ?1",
                params![id.to_string(), labels.folder, stamp.machine],
            )?;
            if found == 0 {
                return Err(DbError::NotFound { kind: Kind::Squad, wanted: id.to_string() });
            }
            write_tags(tx, id, &labels.tags)
        })
    }

    /// Returns the labels of every squad by ID, including deleted squads.
    pub fn squad_labels(&self) -> Result<BTreeMap<Uuid, SquadLabels>> {
        let mut out = BTreeMap::<Uuid, SquadLabels>::new();
        let mut folders = self.conn.prepare_cached("SELECT uuid, folder FROM squad")?;
        let mut rows = folders.query([])?;
        while let Some(row) = rows.next()? {
            out.entry(crate::row::uuid(row, 0)?).or_default().folder = row.get(1)?;
        }
        let mut tags = self.conn.prepare_cached("SELECT squad, tag FROM squad_tag ORDER BY squad, folded")?;
        let mut rows = tags.query([])?;
        while let Some(row) = rows.next()? {
            out.entry(crate::row::uuid(row, 0)?).or_default().tags.push(row.get(1)?);
        }
        Ok(out)
    }
}

fn write_tags(conn: &Connection, id: Uuid, tags: &[String]) -> Result<()> {
    conn.prepare_cached("DELETE FROM squad_tag WHERE squad = ?1")?.execute([id.to_string()])?;
    let mut write = conn.prepare_cached(
        "INSERT INTO squad_tag (squad, folded, tag) VALUES (?1, ?2, ?3)
         ON CONFLICT (squad, folded) DO UPDATE SET tag = excluded.tag",
    )?;
    for tag in tags {
        write.execute(params![id.to_string(), fold(tag), tag])?;
    }
    Ok(())
}

/// Copies a squad's labels to a duplicate.
pub(super) fn copy_labels(conn: &Connection, from: Uuid, to: Uuid) -> Result<()> {
    let both = params![from.to_string(), to.to_string()];
    conn.execute(
        "UPDATE squad SET folder = (SELECT folder FROM squad WHERE uuid = ?1) WHERE uuid = ?2",
        both,
    )?;
    conn.execute(
        "INSERT INTO squad_tag (squad, folded, tag) SELECT ?2, folded, tag FROM squad_tag WHERE squad = ?1",
        both,
    )?;
    Ok(())
}
