//! Matches: opponent, date, army and result. A match's contents are in its revisions.

use chrono::{DateTime, Utc};
use muster_rules::fold::fold;
use muster_rules::id::{FigureId, GameId, MatchMissionId};
use muster_rules::matches::{GameScore, Player};
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::kept::KeptKind;
use crate::database::Database;
use crate::entry::Shown;
use crate::error::{DbError, Kind, Result};
use crate::row;
use crate::stamp::Stamp;

/// The contents of a match record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchEntry {
    /// The game.
    pub game: GameId,
    /// The opponent.
    pub opponent: String,
    /// The date played, `2026-05-17`.
    pub played_on: String,
    /// The army fielded, if recorded.
    #[serde(default)]
    pub army: Option<Army>,
    /// The mission played, if recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mission: Option<MissionPlayed>,
    /// The player with the initiative in the first round, if recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiative: Option<Player>,
    /// The scores of its games, in playing order.
    pub scores: Vec<GameScore>,
    /// A note.
    #[serde(default)]
    pub note: String,
}

/// A map's mission, readable without the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionPlayed {
    /// The mission.
    pub mission: MatchMissionId,
    /// Its last known name.
    pub name: String,
    /// The last known name of its map.
    pub map: String,
}

/// An army as it was when the match was logged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Army {
    /// The saved squad's ID.
    pub squad: Uuid,
    /// The squad's name.
    pub name: String,
    /// Its members.
    pub members: Vec<ArmyMember>,
}

/// A member of an army, readable without the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmyMember {
    /// The figure.
    pub figure: FigureId,
    /// Its last known name.
    pub name: String,
    /// The number of these figures.
    pub count: u32,
}

/// A stored match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRow {
    /// Its ID.
    pub uuid: Uuid,
    /// The machine that last wrote it.
    pub machine: Uuid,
    /// When it was recorded.
    pub created: DateTime<Utc>,
    /// When it was last changed.
    pub updated: DateTime<Utc>,
    /// When it was removed, if ever.
    pub deleted_at: Option<DateTime<Utc>>,
    /// The current revision's number, from 1.
    pub revision: u32,
    /// Its contents.
    pub entry: MatchEntry,
}

/// A filter for matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchFilter {
    /// Played on or after this date, `2026-05-17`.
    pub from: Option<String>,
    /// Played on or before this date.
    pub to: Option<String>,
    /// Played against this opponent; case and accents are ignored.
    pub opponent: Option<String>,
}

const SELECT: &str = "SELECT m.uuid, m.machine, m.created, m.updated, m.deleted_at, m.revision, r.entry
     FROM match_played m LEFT JOIN match_revision r ON r.played = m.uuid AND r.number = m.revision";

/// A row whose entry hasn't been parsed.
struct Raw {
    row: MatchRowHead,
    entry: Option<String>,
}

type MatchRowHead = (Uuid, Uuid, DateTime<Utc>, DateTime<Utc>, Option<DateTime<Utc>>, u32);

fn read(r: &Row<'_>) -> rusqlite::Result<Raw> {
    let row = (
        row::uuid(r, 0)?,
        row::uuid(r, 1)?,
        row::time(r, 2)?,
        row::time(r, 3)?,
        row::optional_time(r, 4)?,
        r.get(5)?,
    );
    Ok(Raw { row, entry: r.get(6)? })
}

fn understood(raw: Raw) -> Result<MatchRow> {
    let (uuid, machine, created, updated, deleted_at, revision) = raw.row;
    let entry = parsed(uuid, revision, raw.entry)?;
    Ok(MatchRow { uuid, machine, created, updated, deleted_at, revision, entry })
}

fn parsed(id: Uuid, number: u32, text: Option<String>) -> Result<MatchEntry> {
    let key = format!("{id}/{number}");
    let text = text.ok_or_else(|| DbError::NotFound { kind: Kind::Revision, wanted: key.clone() })?;
    serde_json::from_str(&text).map_err(|source| DbError::Row { table: "match_revision", key, source })
}

fn missing(wanted: &str) -> DbError {
    DbError::NotFound { kind: Kind::Match, wanted: wanted.to_owned() }
}

fn one(conn: &Connection, id: Uuid) -> Result<MatchRow> {
    let mut statement = conn.prepare_cached(&format!("{SELECT} WHERE m.uuid = ?1"))?;
    let found = statement.query_row([id.to_string()], read).optional()?;
    found.ok_or_else(|| missing(&id.to_string())).and_then(understood)
}

fn revision_of(conn: &Connection, id: Uuid, number: u32) -> Result<MatchEntry> {
    let mut statement =
        conn.prepare_cached("SELECT entry FROM match_revision WHERE played = ?1 AND number = ?2")?;
    let text = statement.query_row(params![id.to_string(), number], |r| r.get(0)).optional()?;
    parsed(id, number, text)
}

impl Database {
    /// Records a match.
    pub fn add_match(&mut self, entry: &MatchEntry, now: DateTime<Utc>) -> Result<MatchRow> {
        self.write(now, |tx, stamp| add(tx, stamp, stamp.new_id(), entry))
    }

    /// Records a match under an ID that was derived from what was played, or changes the match with this ID.
    pub fn put_match(&mut self, id: Uuid, entry: &MatchEntry, now: DateTime<Utc>) -> Result<MatchRow> {
        self.write(now, |tx, stamp| match one(tx, id) {
            Err(DbError::NotFound { kind: Kind::Match, .. }) => add(tx, stamp, id, entry),
            _ => change(tx, stamp, id, entry),
        })
    }

    /// Changes a match, as a new revision if anything differs. Restores a removed match, so that what was just
    /// written is visible.
    pub fn change_match(&mut self, id: Uuid, to: &MatchEntry, now: DateTime<Utc>) -> Result<MatchRow> {
        self.write(now, |tx, stamp| change(tx, stamp, id, to))
    }

    /// Reverts a match to an earlier revision.
    pub fn restore_match_revision(&mut self, id: Uuid, number: u32, now: DateTime<Utc>) -> Result<MatchRow> {
        self.write(now, |tx, stamp| {
            let entry = revision_of(tx, id, number)?;
            change(tx, stamp, id, &entry)
        })
    }

    /// Returns the matches of a game that pass the filter, latest first.
    ///
    /// # Errors
    /// Fails if the database can't be read; [`DbError::Row`] if a match can't be parsed.
    pub fn matches(&self, game: &GameId, filter: &MatchFilter) -> Result<Vec<MatchRow>> {
        let mut statement = self.conn.prepare_cached(&format!(
            "{SELECT} WHERE m.game = ?1 AND m.deleted_at IS NULL
                 AND (?2 IS NULL OR m.played_on >= ?2) AND (?3 IS NULL OR m.played_on <= ?3)
                 AND (?4 IS NULL OR m.folded = ?4)
             ORDER BY m.played_on DESC, m.created DESC, m.uuid DESC"
        ))?;
        let opponent = filter.opponent.as_deref().map(fold);
        let rows = statement.query_map(params![game.as_str(), filter.from, filter.to, opponent], read)?;
        rows.map(|raw| understood(raw?)).collect()
    }

    /// Returns the number of a game's matches.
    pub fn count_matches(&self, game: &GameId) -> Result<usize> {
        let sql = "SELECT count(*) FROM match_played WHERE game = ?1 AND deleted_at IS NULL";
        let count: i64 = self.conn.prepare_cached(sql)?.query_row([game.as_str()], |r| r.get(0))?;
        Ok(usize::try_from(count).unwrap_or(0))
    }

    /// Returns every opponent in a game as last spelled, most recent first.
    pub fn opponents(&self, game: &GameId) -> Result<Vec<String>> {
        // With max(), SQLite takes the other columns from the row with the maximum.
        let mut statement = self.conn.prepare_cached(
            "SELECT opponent, max(played_on || uuid) AS last FROM match_played
             WHERE game = ?1 AND deleted_at IS NULL GROUP BY folded ORDER BY last DESC",
        )?;
        let rows = statement.query_map([game.as_str()], |r| r.get(0))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns a match, including removed ones.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no match with this ID; [`DbError::Row`] if it can't be parsed.
    pub fn match_played(&self, id: Uuid) -> Result<MatchRow> {
        one(&self.conn, id)
    }

    /// Returns a match's revisions with the times they were written, oldest first.
    ///
    /// # Errors
    /// Fails if the database can't be read; [`DbError::Row`] if a revision can't be parsed.
    pub fn match_revisions(&self, id: Uuid) -> Result<Vec<(DateTime<Utc>, MatchEntry)>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT number, created, entry FROM match_revision WHERE played = ?1 ORDER BY number",
        )?;
        let rows =
            statement.query_map([id.to_string()], |r| Ok((r.get(0)?, row::time(r, 1)?, Some(r.get(2)?))))?;
        rows.map(|read| {
            let (number, created, text) = read?;
            Ok((created, parsed(id, number, text)?))
        })
        .collect()
    }
}

/// Updates a match's row to a version, inserting the row if necessary.
pub(crate) fn show(conn: &Connection, shown: &Shown<'_>) -> Result<()> {
    let entry: MatchEntry = serde_json::from_str(shown.text).map_err(|source| DbError::Row {
        table: "match_revision",
        key: format!("{}/{}", shown.id, shown.number),
        source,
    })?;
    let machine = shown.machine.to_string();
    write_row(conn, (shown.id, shown.number), (&machine, shown.created, shown.updated), &entry)
}

/// Inserts or overwrites a match's row, with its revision's number, machine, and times of creation and change.
fn write_row(
    conn: &Connection,
    (id, revision): (&str, u32),
    (machine, created, updated): (&str, &str, &str),
    entry: &MatchEntry,
) -> Result<()> {
    let (game, day) = (entry.game.as_str(), &entry.played_on);
    let (opponent, folded) = (&entry.opponent, fold(&entry.opponent));
    conn.prepare_cached(
        "INSERT INTO match_played (uuid, machine, created, updated, game, played_on, opponent, folded, revision)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
         ON CONFLICT (uuid) DO UPDATE
         SET machine = excluded.machine, created = excluded.created, updated = excluded.updated,
             game = excluded.game, played_on = excluded.played_on, opponent = excluded.opponent,
             folded = excluded.folded, revision = excluded.revision",
    )?
    .execute(params![id, machine, created, updated, game, day, opponent, folded, revision])?;
    Ok(())
}

fn add(conn: &Connection, stamp: &Stamp<'_>, id: Uuid, entry: &MatchEntry) -> Result<MatchRow> {
    let by = (stamp.machine.as_str(), stamp.time.as_str(), stamp.time.as_str());
    write_row(conn, (&id.to_string(), 1), by, entry)?;
    add_revision(conn, stamp, id, 1, entry)?;
    one(conn, id)
}

fn change(conn: &Connection, stamp: &Stamp<'_>, id: Uuid, to: &MatchEntry) -> Result<MatchRow> {
    let mut statement =
        conn.prepare_cached("SELECT revision, deleted_at IS NOT NULL FROM match_played WHERE uuid = ?1")?;
    let found = statement.query_row([id.to_string()], |r| Ok((r.get(0)?, r.get(1)?))).optional()?;
    let (last, removed): (u32, bool) = found.ok_or_else(|| missing(&id.to_string()))?;
    let unchanged = match revision_of(conn, id, last) {
        Ok(said) => said == *to,
        // An unreadable previous revision must not prevent saving a new one.
        Err(DbError::Row { .. }) => false,
        Err(e) => return Err(e),
    };
    if unchanged && !removed {
        return one(conn, id);
    }
    if unchanged {
        // Bringing a match back isn't a change of its contents; other machines don't see a later version either.
        KeptKind::Match.mark(conn, stamp, id, false)?;
        return one(conn, id);
    }
    let revision = last + 1;
    add_revision(conn, stamp, id, revision, to)?;
    conn.prepare_cached(
        "UPDATE match_played SET machine = ?2, updated = ?3, deleted_at = NULL, game = ?4, played_on = ?5,
             opponent = ?6, folded = ?7, revision = ?8 WHERE uuid = ?1",
    )?
    .execute(params![
        id.to_string(),
        stamp.machine,
        stamp.time,
        to.game.as_str(),
        to.played_on,
        to.opponent,
        fold(&to.opponent),
        revision,
    ])?;
    one(conn, id)
}

fn add_revision(
    conn: &Connection,
    stamp: &Stamp<'_>,
    id: Uuid,
    number: u32,
    entry: &MatchEntry,
) -> Result<()> {
    let text = serde_json::to_string(entry).map_err(DbError::Unstorable)?;
    conn.prepare_cached(
        "INSERT INTO match_revision (uuid, played, number, machine, created, entry)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![
        stamp.new_id().to_string(),
        id.to_string(),
        number,
        stamp.machine,
        stamp.time,
        text,
    ])?;
    Ok(())
}
