//! Revisions: a squad's complete history. Rows are only added, never changed or removed.

use chrono::{DateTime, Utc};
use muster_rules::squad::SquadDraft;
use rusqlite::{Connection, OptionalExtension as _, params};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::database::Database;
use crate::error::{DbError, Kind, Result};
use crate::row;
use crate::stamp::Stamp;

/// A revision as shown in lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RevisionSummary {
    /// Its number, from 1.
    pub number: u32,
    /// The machine it was made on.
    pub machine: Uuid,
    /// When it was made.
    pub created: DateTime<Utc>,
}

impl Database {
    /// Returns the revisions of a squad, newest first; empty if there is no such squad.
    pub fn squad_revisions(&self, id: Uuid) -> Result<Vec<RevisionSummary>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT number, machine, created FROM squad_revision WHERE squad = ?1 ORDER BY number DESC",
        )?;
        let rows = statement.query_map([id.to_string()], |r| {
            Ok(RevisionSummary { number: r.get(0)?, machine: row::uuid(r, 1)?, created: row::time(r, 2)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Returns a squad's contents in one of its revisions.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such revision; [`DbError::Row`] if it can't be parsed.
    pub fn squad_revision(&self, id: Uuid, number: u32) -> Result<SquadDraft> {
        draft_of(&self.conn, id, number)
    }
}

/// Reads a revision.
pub(super) fn draft_of(conn: &Connection, squad: Uuid, number: u32) -> Result<SquadDraft> {
    let mut statement =
        conn.prepare_cached("SELECT draft FROM squad_revision WHERE squad = ?1 AND number = ?2")?;
    let text: Option<String> =
        statement.query_row(params![squad.to_string(), number], |r| r.get(0)).optional()?;
    let key = || format!("{squad}/{number}");
    let text = text.ok_or_else(|| DbError::NotFound { kind: Kind::Revision, wanted: key() })?;
    serde_json::from_str(&text).map_err(|source| DbError::Row { table: "squad_revision", key: key(), source })
}

/// Adds a revision.
pub(super) fn add_revision(
    conn: &Connection,
    stamp: &Stamp<'_>,
    squad: Uuid,
    number: u32,
    draft: &SquadDraft,
) -> Result<()> {
    let text = serde_json::to_string(draft).map_err(DbError::Unstorable)?;
    conn.prepare_cached(
        "INSERT INTO squad_revision (uuid, squad, number, machine, created, draft)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![
        stamp.new_id().to_string(),
        squad.to_string(),
        number,
        stamp.machine,
        stamp.time,
        text,
    ])?;
    Ok(())
}
