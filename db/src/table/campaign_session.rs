//! Campaign sessions: when a group played, who was there, notes, and photos of the table.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{campaign_secret, mark_removed};
use crate::database::Database;
use crate::error::{DbError, Kind, Result};
use crate::row;
use crate::stamp::Stamp;

/// The contents of a session record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evening {
    /// The date, `2026-05-17`.
    pub held_on: String,
    /// The players, as the group wrote them.
    pub players: String,
    /// A note.
    pub note: String,
    /// The number of entries in the campaign's log when the session began.
    pub from_entry: u32,
}

/// A stored session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningRow {
    /// Its ID.
    pub uuid: Uuid,
    /// The campaign's ID.
    pub campaign: Uuid,
    /// Its contents.
    pub evening: Evening,
}

/// A photo of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePhoto {
    /// Its ID.
    pub uuid: Uuid,
    /// The session's ID.
    pub session: Uuid,
    /// The photo's name in the data folder.
    pub photo: String,
}

const SELECT: &str = "SELECT uuid, campaign, held_on, players, note, from_entry FROM campaign_session";

fn read(r: &Row<'_>) -> rusqlite::Result<EveningRow> {
    let evening = Evening { held_on: r.get(2)?, players: r.get(3)?, note: r.get(4)?, from_entry: r.get(5)? };
    Ok(EveningRow { uuid: row::uuid(r, 0)?, campaign: row::uuid(r, 1)?, evening })
}

fn read_photo(r: &Row<'_>) -> rusqlite::Result<TablePhoto> {
    Ok(TablePhoto { uuid: row::uuid(r, 0)?, session: row::uuid(r, 1)?, photo: r.get(2)? })
}

fn missing(id: Uuid) -> DbError {
    DbError::NotFound { kind: Kind::Session, wanted: id.to_string() }
}

impl Database {
    /// Returns a campaign's sessions, oldest first.
    pub fn campaign_sessions(&self, campaign: Uuid) -> Result<Vec<EveningRow>> {
        let sql =
            format!("{SELECT} WHERE campaign = ?1 AND deleted_at IS NULL ORDER BY held_on, from_entry, uuid");
        let mut statement = self.conn.prepare_cached(&sql)?;
        let rows = statement.query_map([campaign.to_string()], read)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns a session, including removed ones.
    pub fn campaign_session(&self, id: Uuid) -> Result<EveningRow> {
        let mut statement = self.conn.prepare_cached(&format!("{SELECT} WHERE uuid = ?1"))?;
        statement.query_row([id.to_string()], read).optional()?.ok_or_else(|| missing(id))
    }

    /// Records sessions of a campaign.
    pub fn add_campaign_sessions(
        &mut self,
        campaign: Uuid,
        evenings: &[Evening],
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.write(now, |tx, stamp| insert(tx, stamp, campaign, evenings))
    }

    /// Changes a session's contents.
    pub fn change_campaign_session(&mut self, id: Uuid, to: &Evening, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            let changed = tx.execute(
                "UPDATE campaign_session SET held_on = ?2, players = ?3, note = ?4, from_entry = ?5,
                     updated = ?6, machine = ?7 WHERE uuid = ?1",
                params![
                    id.to_string(),
                    to.held_on,
                    to.players,
                    to.note,
                    to.from_entry,
                    stamp.time,
                    stamp.machine
                ],
            )?;
            if changed == 0 { Err(missing(id)) } else { Ok(()) }
        })
    }

    /// Removes or restores a session.
    pub fn remove_campaign_session(&mut self, id: Uuid, removed: bool, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| mark_removed(tx, stamp, ("campaign_session", Kind::Session), id, removed))
    }

    /// Returns the photos of a campaign's sessions, oldest first, including those of removed sessions.
    pub fn campaign_photos(&self, campaign: Uuid) -> Result<Vec<TablePhoto>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT uuid, session, photo FROM campaign_photo WHERE deleted_at IS NULL
             AND session IN (SELECT uuid FROM campaign_session WHERE campaign = ?1) ORDER BY uuid",
        )?;
        let rows = statement.query_map([campaign.to_string()], read_photo)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns a photo, including removed ones.
    pub fn campaign_photo(&self, id: Uuid) -> Result<TablePhoto> {
        let mut statement =
            self.conn.prepare_cached("SELECT uuid, session, photo FROM campaign_photo WHERE uuid = ?1")?;
        statement.query_row([id.to_string()], read_photo).optional()?.ok_or_else(|| missing(id))
    }

    /// Adds a photo, whose file already exists, to a session.
    pub fn add_campaign_photo(&mut self, session: Uuid, photo: &str, now: DateTime<Utc>) -> Result<Uuid> {
        self.write(now, |tx, stamp| {
            let id = stamp.new_id();
            tx.execute(
                "INSERT INTO campaign_photo (uuid, machine, created, session, photo)
                 VALUES (?1, ?2, ?3, ?4, ?5)",
                params![id.to_string(), stamp.machine, stamp.time, session.to_string(), photo],
            )?;
            Ok(id)
        })
    }

    /// Removes or restores a photo.
    pub fn remove_campaign_photo(&mut self, id: Uuid, removed: bool, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| mark_removed(tx, stamp, ("campaign_photo", Kind::Session), id, removed))
    }

    /// Returns the hash of the PIN that hides a campaign's secrets, if one is set.
    pub fn campaign_pin(&self, campaign: Uuid) -> Result<Option<String>> {
        campaign_secret::pin(&self.conn, campaign)
    }

    /// Sets or clears the hash of a campaign's PIN.
    pub fn set_campaign_pin(&mut self, campaign: Uuid, pin: Option<&str>, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, _| campaign_secret::set_pin(tx, campaign, pin))
    }
}

fn insert(conn: &Connection, stamp: &Stamp<'_>, campaign: Uuid, evenings: &[Evening]) -> Result<()> {
    let mut statement = conn.prepare_cached(
        "INSERT INTO campaign_session
             (uuid, machine, created, updated, campaign, held_on, players, note, from_entry)
         VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    for e in evenings {
        let (id, campaign) = (stamp.new_id().to_string(), campaign.to_string());
        let row =
            params![id, stamp.machine, stamp.time, campaign, e.held_on, e.players, e.note, e.from_entry];
        statement.execute(row)?;
    }
    Ok(())
}
