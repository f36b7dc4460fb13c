//! Squads that the user is building or has built. The contents of a squad are in its revisions.

use chrono::{DateTime, Utc};
use muster_rules::fold::fold;
use muster_rules::id::{FormatId, GameId};
use muster_rules::squad::SquadDraft;
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::squad_label::copy_labels;
use super::squad_member::{forget_costs, members_of, remember_names, write_members};
use super::squad_revision::{add_revision, draft_of};
use crate::database::{Database, Stamp};
use crate::entry::Shown;
use crate::error::{DbError, Kind, Result};
use crate::row;

/// A squad as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SquadSummary {
    /// The squad's id.
    pub uuid: Uuid,
    /// The machine that wrote it last.
    pub machine: Uuid,
    /// The game.
    pub game: GameId,
    /// What the user calls it.
    pub name: String,
    /// The format it is built for.
    pub format: FormatId,
    /// The number of its current revision, from 1.
    pub revision: u32,
    /// How many figures are in it.
    pub figures: u64,
    /// When it was made.
    pub created: DateTime<Utc>,
    /// When it was last saved.
    pub updated: DateTime<Utc>,
    /// When it was deleted, if it was.
    pub deleted_at: Option<DateTime<Utc>>,
}

/// A squad with the contents of its current revision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Squad {
    /// What lists show of it.
    pub summary: SquadSummary,
    /// Its members.
    pub draft: SquadDraft,
}

/// What saving did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// The squad.
    pub uuid: Uuid,
    /// The number of its current revision.
    pub revision: u32,
    /// Whether that revision is new; an unchanged draft makes none.
    pub changed: bool,
}

const SELECT: &str = "SELECT uuid, machine, game, name, format, revision, created, updated, deleted_at,
     (SELECT total(count) FROM squad_member WHERE squad = squad.uuid AND role = 'member')
     FROM squad";

fn read(r: &Row<'_>) -> rusqlite::Result<SquadSummary> {
    let figures: f64 = r.get(9)?;
    Ok(SquadSummary {
        uuid: row::uuid(r, 0)?,
        machine: row::uuid(r, 1)?,
        game: row::id(r, 2)?,
        name: r.get(3)?,
        format: row::id(r, 4)?,
        revision: r.get(5)?,
        figures: figures as u64,
        created: row::time(r, 6)?,
        updated: row::time(r, 7)?,
        deleted_at: row::optional_time(r, 8)?,
    })
}

fn summary(conn: &Connection, id: Uuid) -> Result<SquadSummary> {
    let mut statement = conn.prepare_cached(&format!("{SELECT} WHERE uuid = ?1"))?;
    let found = statement.query_row([id.to_string()], read).optional()?;
    found.ok_or_else(|| DbError::NotFound { kind: Kind::Squad, wanted: id.to_string() })
}

impl Database {
    /// Makes a squad of a draft. Names and costs that the draft's members lack are filled in from
    /// the catalogue, so that the squad can still be read when its pack is gone.
    ///
    /// # Errors
    /// Those of any write.
    pub fn create_squad(&mut self, draft: &SquadDraft, now: DateTime<Utc>) -> Result<Saved> {
        self.write(now, |tx, stamp| insert(tx, stamp, draft.clone()))
    }

    /// Saves a squad, as a new revision if it differs from the last. A deleted squad is restored: what was just
    /// written must not be hidden.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such squad.
    pub fn save_squad(&mut self, id: Uuid, draft: &SquadDraft, now: DateTime<Utc>) -> Result<Saved> {
        self.write(now, |tx, stamp| update(tx, stamp, id, draft.clone()))
    }

    /// Takes note of what a squad's members cost now: a revision that remembers the catalogue's
    /// costs. Those who left the catalogue keep their last known one.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such squad.
    pub fn acknowledge_costs(&mut self, id: Uuid, now: DateTime<Utc>) -> Result<Saved> {
        self.write(now, |tx, stamp| {
            let current = summary(tx, id)?;
            let mut draft = draft_of(tx, id, current.revision)?;
            forget_costs(tx, stamp, id, &mut draft)?;
            update(tx, stamp, id, draft)
        })
    }

    /// Makes a new revision with the contents of an earlier one.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such squad or revision.
    pub fn restore_squad_revision(&mut self, id: Uuid, number: u32, now: DateTime<Utc>) -> Result<Saved> {
        self.write(now, |tx, stamp| {
            let draft = draft_of(tx, id, number)?;
            update(tx, stamp, id, draft)
        })
    }

    /// Makes a copy of a squad under another name.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such squad.
    pub fn duplicate_squad(&mut self, id: Uuid, name: &str, now: DateTime<Utc>) -> Result<Saved> {
        self.write(now, |tx, stamp| {
            let mut draft = draft_of(tx, id, summary(tx, id)?.revision)?;
            name.clone_into(&mut draft.name);
            let saved = insert(tx, stamp, draft)?;
            copy_labels(tx, id, saved.uuid)?;
            Ok(saved)
        })
    }

    /// Marks a squad as deleted. It keeps its revisions and can be brought back.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such squad.
    pub fn delete_squad(&mut self, id: Uuid, now: DateTime<Utc>) -> Result<()> {
        self.mark(id, true, now)
    }

    /// Brings a deleted squad back.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such squad.
    pub fn undelete_squad(&mut self, id: Uuid, now: DateTime<Utc>) -> Result<()> {
        self.mark(id, false, now)
    }

    fn mark(&mut self, id: Uuid, deleted: bool, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            summary(tx, id)?;
            tx.execute(
                "UPDATE squad SET deleted_at = ?1, machine = ?2 WHERE uuid = ?3",
                params![deleted.then_some(&stamp.time), stamp.machine, id.to_string()],
            )?;
            Ok(())
        })
    }

    /// The squads of one game or of all, those saved last first.
    ///
    /// # Errors
    /// Those of any read.
    pub fn squads(&self, game: Option<&GameId>) -> Result<Vec<SquadSummary>> {
        self.list(game, "deleted_at IS NULL", "updated")
    }

    /// The deleted squads of one game or of all, those deleted last first.
    ///
    /// # Errors
    /// Those of any read.
    pub fn deleted_squads(&self, game: Option<&GameId>) -> Result<Vec<SquadSummary>> {
        self.list(game, "deleted_at IS NOT NULL", "deleted_at")
    }

    fn list(&self, game: Option<&GameId>, which: &str, newest_by: &str) -> Result<Vec<SquadSummary>> {
        let mut statement = self.conn.prepare_cached(&format!(
            "{SELECT} WHERE {which} AND (?1 IS NULL OR game = ?1) ORDER BY {newest_by} DESC, uuid DESC"
        ))?;
        let rows = statement.query_map([game.map(GameId::as_str)], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// A squad, deleted or not.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such squad; [`DbError::Row`] where its draft can't
    /// be read.
    pub fn squad(&self, id: Uuid) -> Result<Squad> {
        let summary = summary(&self.conn, id)?;
        let draft = draft_of(&self.conn, id, summary.revision)?;
        Ok(Squad { summary, draft })
    }

    /// The squad that a user means: by its id, else by its name (case and accents don't matter),
    /// else by how its id begins. Deleted ones are found by their whole id only.
    ///
    /// # Errors
    /// [`DbError::NotFound`], or [`DbError::Ambiguous`] with the candidates.
    pub fn find_squad(&self, wanted: &str) -> Result<Uuid> {
        let wanted = wanted.trim();
        if let Ok(id) = Uuid::try_parse(wanted) {
            return summary(&self.conn, id).map(|s| s.uuid);
        }
        let named = self.candidates("folded = ?1", &fold(wanted))?;
        let found = if named.is_empty() && is_start_of_id(wanted) {
            // 'g' comes after every hexadecimal digit.
            self.candidates("uuid >= ?1 AND uuid < ?1 || 'g'", &wanted.to_ascii_lowercase())?
        } else {
            named
        };
        match found.as_slice() {
            [(id, _)] => Ok(*id),
            [] => Err(DbError::NotFound { kind: Kind::Squad, wanted: wanted.to_owned() }),
            _ => Err(DbError::Ambiguous { kind: Kind::Squad, wanted: wanted.to_owned(), candidates: found }),
        }
    }

    fn candidates(&self, condition: &str, value: &str) -> Result<Vec<(Uuid, String)>> {
        let mut statement = self.conn.prepare_cached(&format!(
            "SELECT uuid, name FROM squad WHERE deleted_at IS NULL AND {condition} ORDER BY uuid"
        ))?;
        let rows = statement.query_map([value], |r| Ok((row::uuid(r, 0)?, r.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

/// Shows a version in a squad's row, making the row where there is none.
pub(crate) fn show(conn: &Connection, shown: &Shown<'_>) -> Result<()> {
    let draft: SquadDraft = serde_json::from_str(shown.text).map_err(|source| DbError::Row {
        table: "squad_revision",
        key: format!("{}/{}", shown.id, shown.number),
        source,
    })?;
    conn.prepare_cached(
        "INSERT INTO squad (uuid, machine, created, updated, game, name, folded, format, revision)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
         ON CONFLICT (uuid) DO UPDATE
         SET machine = excluded.machine, created = excluded.created, updated = excluded.updated,
             game = excluded.game, name = excluded.name, folded = excluded.folded,
             format = excluded.format, revision = excluded.revision",
    )?
    .execute(params![
        shown.id,
        shown.machine.to_string(),
        shown.created,
        shown.updated,
        draft.game.as_str(),
        draft.name,
        fold(&draft.name),
        draft.format.as_str(),
        shown.number,
    ])?;
    if let Ok(id) = Uuid::try_parse(shown.id) {
        write_members(conn, id, &members_of(draft))?;
    }
    Ok(())
}

/// Shorter prefixes are more likely a mistyped name.
fn is_start_of_id(text: &str) -> bool {
    text.len() >= 4 && text.bytes().all(|b| b.is_ascii_hexdigit() || b == b'-')
}

fn insert(conn: &Connection, stamp: &Stamp<'_>, mut draft: SquadDraft) -> Result<Saved> {
    let id = stamp.new_id();
    let members = remember_names(conn, stamp, id, &mut draft)?;
    conn.prepare_cached(
        "INSERT INTO squad (uuid, machine, created, updated, game, name, folded, format, revision)
         VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6, ?7, 1)",
    )?
    .execute(params![
        id.to_string(),
        stamp.machine,
        stamp.time,
        draft.game.as_str(),
        draft.name,
        fold(&draft.name),
        draft.format.as_str(),
    ])?;
    add_revision(conn, stamp, id, 1, &draft)?;
    write_members(conn, id, &members)?;
    Ok(Saved { uuid: id, revision: 1, changed: true })
}

fn update(conn: &Connection, stamp: &Stamp<'_>, id: Uuid, mut draft: SquadDraft) -> Result<Saved> {
    let current = summary(conn, id)?;
    let members = remember_names(conn, stamp, id, &mut draft)?;
    let unchanged = match draft_of(conn, id, current.revision) {
        Ok(last) => last == draft,
        // What can't be read any more is no reason not to save what was just written.
        Err(DbError::Row { .. }) => false,
        Err(e) => return Err(e),
    };
    let revision = if unchanged { current.revision } else { current.revision + 1 };
    if unchanged && current.deleted_at.is_none() {
        return Ok(Saved { uuid: id, revision, changed: false });
    }
    if !unchanged {
        add_revision(conn, stamp, id, revision, &draft)?;
        write_members(conn, id, &members)?;
    }
    conn.prepare_cached(
        "UPDATE squad SET machine = ?2, updated = ?3, deleted_at = NULL, game = ?4, name = ?5,
             folded = ?6, format = ?7, revision = ?8
         WHERE uuid = ?1",
    )?
    .execute(params![
        id.to_string(),
        stamp.machine,
        stamp.time,
        draft.game.as_str(),
        draft.name,
        fold(&draft.name),
        draft.format.as_str(),
        revision,
    ])?;
    Ok(Saved { uuid: id, revision, changed: !unchanged })
}
