//! Campaigns: a group's log. What happened is in the entries, which are only added, never changed or removed.

use chrono::{DateTime, Utc};
use muster_rules::campaign::log::{Entry, Log};
use muster_rules::fold::fold;
use muster_rules::id::GameId;
use rusqlite::{Row, params};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::log::{Logs, Written};
use crate::database::Database;
use crate::error::{Kind, Result};
use crate::row;
use crate::table::campaign_night::{self, NightTap};
use crate::table::campaign_secret::{self, Secrets};
use crate::table::campaign_session::{self, Evening};

/// A campaign as shown in lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignSummary {
    /// The campaign's ID.
    pub uuid: Uuid,
    /// The game.
    pub game: GameId,
    /// The name that the group gave it.
    pub name: String,
    /// The number of entries in its log.
    pub entries: u32,
    /// When it was started.
    pub created: DateTime<Utc>,
    /// When anything was last recorded.
    pub updated: DateTime<Utc>,
    /// When it was deleted, if ever.
    pub deleted_at: Option<DateTime<Utc>>,
}

/// A campaign entry with its metadata.
pub type WrittenEntry = Written<Entry>;

pub(super) const CAMPAIGNS: Logs<CampaignSummary> = Logs {
    table: "campaign",
    entries: "campaign_entry",
    kind: Kind::Campaign,
    select: "SELECT uuid, game, name, created, updated, deleted_at,
     (SELECT count(*) FROM campaign_entry WHERE campaign = campaign.uuid)
     FROM campaign",
    read,
    named: |one| (one.uuid, &one.name),
    newest: false,
};

fn read(r: &Row<'_>) -> rusqlite::Result<CampaignSummary> {
    Ok(CampaignSummary {
        uuid: row::uuid(r, 0)?,
        game: row::id(r, 1)?,
        name: r.get(2)?,
        created: row::time(r, 3)?,
        updated: row::time(r, 4)?,
        deleted_at: row::optional_time(r, 5)?,
        entries: r.get(6)?,
    })
}

/// The parts of an imported campaign.
#[derive(Clone, Copy, Debug, Default)]
pub struct Parts<'a> {
    /// Its log.
    pub entries: &'a [Entry],
    /// Its sessions.
    pub evenings: &'a [Evening],
    /// The taps of its mission nights.
    pub nights: &'a [NightTap],
}

impl Database {
    /// Creates a campaign with its entries so far: one for a new campaign, all of them for an imported one.
    pub fn create_campaign(
        &mut self,
        game: &GameId,
        name: &str,
        entries: &[Entry],
        now: DateTime<Utc>,
    ) -> Result<Uuid> {
        self.bring_campaign(game, name, Parts { entries, ..Parts::default() }, now)
    }

    /// Saves an imported campaign atomically.
    pub fn bring_campaign(
        &mut self,
        game: &GameId,
        name: &str,
        parts: Parts<'_>,
        now: DateTime<Utc>,
    ) -> Result<Uuid> {
        self.write(now, |tx, stamp| {
            let id = CAMPAIGNS.begin(tx, stamp, (game, name), parts.entries)?;
            campaign_session::insert(tx, stamp, id, parts.evenings)?;
            campaign_night::insert(tx, stamp, id, 0, parts.nights)?;
            Ok(id)
        })
    }

    /// Appends entries to a campaign's log, which had `known` entries when it was read.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such campaign; [`DbError::Overtaken`] if its log has a different
    /// length by now.
    pub fn add_campaign_entries(
        &mut self,
        id: Uuid,
        known: u32,
        entries: &[Entry],
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.write(now, |tx, stamp| {
            let there = CAMPAIGNS.row(tx, id)?.entries;
            let Some(secrets) = Secrets::of(tx, id)? else {
                return CAMPAIGNS.go_on(tx, stamp, id, (there, known), entries).map(drop);
            };
            let told: Vec<_> = entries.iter().map(|entry| secrets.redacted(entry)).collect();
            let ids = CAMPAIGNS.go_on(tx, stamp, id, (there, known), &told)?;
            secrets.keep(tx, &ids, entries, &told)
        })
    }

    /// Returns the campaigns that aren't deleted, most recently changed first.
    pub fn campaigns(&self) -> Result<Vec<CampaignSummary>> {
        CAMPAIGNS.rows(&self.conn)
    }

    /// Finds a campaign by name, ID, or prefix of the ID.
    ///
    /// # Errors
    /// [`DbError::NotFound`] or [`DbError::Ambiguous`].
    pub fn find_campaign(&self, wanted: &str) -> Result<CampaignSummary> {
        CAMPAIGNS.find(&self.conn, wanted)
    }

    /// Returns a campaign's log.
    ///
    /// # Errors
    /// [`DbError::NotFound`]; [`DbError::Row`] if an entry can't be parsed.
    pub fn campaign_log(&self, id: Uuid) -> Result<Log> {
        let entries = self.campaign_entries(id)?;
        Ok(Log { entries: entries.into_iter().map(|e| e.entry).collect() })
    }

    /// Returns a campaign's entries with their metadata.
    ///
    /// # Errors
    /// As for [`campaign_log`](Self::campaign_log).
    pub fn campaign_entries(&self, id: Uuid) -> Result<Vec<WrittenEntry>> {
        CAMPAIGNS.row(&self.conn, id)?;
        let mut entries = CAMPAIGNS.written(&self.conn, id)?;
        campaign_secret::fill_in(&self.conn, id, &mut entries)?;
        Ok(entries)
    }

    /// Renames a campaign.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such campaign.
    pub fn rename_campaign(&mut self, id: Uuid, name: &str, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            CAMPAIGNS.row(tx, id)?;
            tx.execute(
                "UPDATE campaign SET name = ?2, folded = ?3, updated = ?4, machine = ?5 WHERE uuid = ?1",
                params![id.to_string(), name, fold(name), stamp.time, stamp.machine],
            )?;
            Ok(())
        })
    }

    /// Deletes or restores a campaign. Its log is kept.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such campaign.
    pub fn delete_campaign(&mut self, id: Uuid, deleted: bool, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| CAMPAIGNS.delete(tx, stamp, id, deleted))
    }
}
