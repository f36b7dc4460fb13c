//! Saved squads. A squad's contents are in its revisions.

use chrono::{DateTime, Utc};
use muster_rules::fold::fold;
use muster_rules::id::{FormatId, GameId};
use muster_rules::squad::SquadDraft;
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::kept::KeptKind;
use super::squad_label::copy_labels;
use super::squad_member::{forget_costs, members_of, remember_names, write_members};
use super::squad_revision::{add_revision, draft_of};
use crate::database::Database;
use crate::entry::Shown;
use crate::error::{DbError, Result};
use crate::row;
use crate::stamp::Stamp;
use crate::time;

/// A squad as shown in lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SquadSummary {
    /// The squad's ID.
    pub uuid: Uuid,
    /// The machine that last wrote it.
    pub machine: Uuid,
    /// The game.
    pub game: GameId,
    /// The name that the user gave it.
    pub name: String,
    /// The format that it is built for.
    pub format: FormatId,
    /// The current revision's number, from 1.
    pub revision: u32,
    /// The number of figures in it.
    pub figures: u64,
    /// When it was created.
    pub created: DateTime<Utc>,
    /// When it was last saved.
    pub updated: DateTime<Utc>,
    /// When it was deleted, if ever.
    pub deleted_at: Option<DateTime<Utc>>,
}

/// A squad with the contents of its current revision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Squad {
    /// The summary.
    pub summary: SquadSummary,
    /// The contents.
    pub draft: SquadDraft,
}

/// The result of saving a squad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// The squad's ID.
    pub uuid: Uuid,
    /// The current revision's number.
    pub revision: u32,
    /// Whether that revision is new; saving an unchanged draft creates none.
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
    found.ok_or_else(|| KeptKind::Squad.missing(id))
}

impl Database {
    /// Creates a squad from a draft. Missing names and costs of members are filled in from the catalogue, so
    /// that the squad remains readable when its pack is gone.
    pub fn create_squad(&mut self, draft: &SquadDraft, now: DateTime<Utc>) -> Result<Saved> {
        self.write(now, |tx, stamp| insert(tx, stamp, stamp.new_id(), draft.clone()))
    }

    /// Creates a squad from a draft under the ID that it has elsewhere. No squad may have it here.
    pub fn create_squad_as(&mut self, id: Uuid, draft: &SquadDraft, now: DateTime<Utc>) -> Result<Saved> {
        self.write(now, |tx, stamp| insert(tx, stamp, id, draft.clone()))
    }

    /// Saves a squad, as a new revision if it differs from the last. Restores a deleted squad, so that what was
    /// just written is visible.
    pub fn save_squad(&mut self, id: Uuid, draft: &SquadDraft, now: DateTime<Utc>) -> Result<Saved> {
        self.write(now, |tx, stamp| update(tx, stamp, id, draft.clone()))
    }

    /// Accepts the current costs of a squad's members: creates a revision with the catalogue's costs. Members
    /// that have left the catalogue keep their last known cost.
    pub fn acknowledge_costs(&mut self, id: Uuid, now: DateTime<Utc>) -> Result<Saved> {
        self.write(now, |tx, stamp| {
            let current = summary(tx, id)?;
            let mut draft = draft_of(tx, id, current.revision)?;
            forget_costs(tx, stamp, id, &mut draft)?;
            update(tx, stamp, id, draft)
        })
    }

    /// Creates a new revision with the contents of an earlier one.
    pub fn restore_squad_revision(&mut self, id: Uuid, number: u32, now: DateTime<Utc>) -> Result<Saved> {
        self.write(now, |tx, stamp| {
            let draft = draft_of(tx, id, number)?;
            update(tx, stamp, id, draft)
        })
    }

    /// Copies a squad under another name.
    pub fn duplicate_squad(&mut self, id: Uuid, name: &str, now: DateTime<Utc>) -> Result<Saved> {
        self.write(now, |tx, stamp| {
            let mut draft = draft_of(tx, id, summary(tx, id)?.revision)?;
            name.clone_into(&mut draft.name);
            let saved = insert(tx, stamp, stamp.new_id(), draft)?;
            copy_labels(tx, id, saved.uuid)?;
            Ok(saved)
        })
    }

    /// Returns the squads of one game or all, most recently saved first.
    pub fn squads(&self, game: Option<&GameId>) -> Result<Vec<SquadSummary>> {
        self.list(game, "deleted_at IS NULL", "updated")
    }

    /// Returns the deleted squads of one game or all, most recently deleted first.
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

    /// Returns a squad, including deleted ones.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such squad; [`DbError::Row`] if its draft can't be parsed.
    pub fn squad(&self, id: Uuid) -> Result<Squad> {
        let summary = summary(&self.conn, id)?;
        let draft = draft_of(&self.conn, id, summary.revision)?;
        Ok(Squad { summary, draft })
    }
}

/// Updates a squad's row to a version, inserting the row if necessary.
pub(crate) fn show(conn: &Connection, shown: &Shown<'_>) -> Result<()> {
    let draft: SquadDraft = serde_json::from_str(shown.text).map_err(|source| DbError::Row {
        table: "squad_revision",
        key: format!("{}/{}", shown.id, shown.number),
        source,
    })?;
    let machine = shown.machine.to_string();
    write_row(conn, (shown.id, shown.number), (&machine, shown.created, shown.updated), &draft)?;
    if let Ok(id) = Uuid::try_parse(shown.id) {
        write_members(conn, id, &members_of(draft))?;
    }
    Ok(())
}

/// Inserts or overwrites a squad's row, with its revision's number, machine, and times of creation and change.
fn write_row(
    conn: &Connection,
    (id, revision): (&str, u32),
    (machine, created, updated): (&str, &str, &str),
    draft: &SquadDraft,
) -> Result<()> {
    let (game, format) = (draft.game.as_str(), draft.format.as_str());
    let (name, folded) = (&draft.name, fold(&draft.name));
    conn.prepare_cached(
        "INSERT INTO squad (uuid, machine, created, updated, game, name, folded, format, revision)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
         ON CONFLICT (uuid) DO UPDATE
         SET machine = excluded.machine, created = excluded.created, updated = excluded.updated,
             game = excluded.game, name = excluded.name, folded = excluded.folded,
             format = excluded.format, revision = excluded.revision",
    )?
    .execute(params![id, machine, created, updated, game, name, folded, format, revision])?;
    Ok(())
}

/// Renames a squad, as a new revision.
pub(super) fn rename(conn: &Connection, stamp: &Stamp<'_>, id: Uuid, name: &str) -> Result<()> {
    let mut draft = draft_of(conn, id, summary(conn, id)?.revision)?;
    name.clone_into(&mut draft.name);
    update(conn, stamp, id, draft).map(drop)
}

fn insert(conn: &Connection, stamp: &Stamp<'_>, id: Uuid, mut draft: SquadDraft) -> Result<Saved> {
    let members = remember_names(conn, stamp, id, &mut draft)?;
    let by = (stamp.machine.as_str(), stamp.time.as_str(), stamp.time.as_str());
    write_row(conn, (&id.to_string(), 1), by, &draft)?;
    add_revision(conn, stamp, id, 1, &draft)?;
    write_members(conn, id, &members)?;
    Ok(Saved { uuid: id, revision: 1, changed: true })
}

fn update(conn: &Connection, stamp: &Stamp<'_>, id: Uuid, mut draft: SquadDraft) -> Result<Saved> {
    let current = summary(conn, id)?;
    let members = remember_names(conn, stamp, id, &mut draft)?;
    let unchanged = match draft_of(conn, id, current.revision) {
        Ok(last) => last == draft,
        // An unreadable previous revision must not prevent saving a new one.
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
    // Bringing a squad back isn't a change of its contents; other machines don't see a later version either.
    let (machine, updated) = match unchanged {
        true => (current.machine.to_string(), time::to_text(current.updated)),
        false => (stamp.machine.clone(), stamp.time.clone()),
    };
    let by = (&*machine, &*time::to_text(current.created), &*updated);
    write_row(conn, (&id.to_string(), revision), by, &draft)?;
    KeptKind::Squad.mark(conn, stamp, id, false)?;
    Ok(Saved { uuid: id, revision, changed: !unchanged })
}
