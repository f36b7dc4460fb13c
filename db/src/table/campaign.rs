//! Campaigns: a group's books. What happened stands in the entries; they are added, never changed or
//! removed.

use chrono::{DateTime, Utc};
use muster_rules::campaign::log::{Entry, Log};
use muster_rules::fold::fold;
use muster_rules::id::GameId;
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::database::{Database, Stamp};
use crate::error::{DbError, Kind, Result};
use crate::row;
use crate::table::campaign_night::{self, NightTap};
use crate::table::campaign_session::{self, Evening};

/// A campaign as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignSummary {
    /// The campaign's id.
    pub uuid: Uuid,
    /// The game.
    pub game: GameId,
    /// What the group calls it.
    pub name: String,
    /// How many entries its log has.
    pub entries: u32,
    /// When it was begun.
    pub created: DateTime<Utc>,
    /// When something was last booked.
    pub updated: DateTime<Utc>,
    /// When it was deleted, if it was.
    pub deleted_at: Option<DateTime<Utc>>,
}

/// An entry with what is known of its writing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrittenEntry {
    /// The entry's id.
    pub uuid: Uuid,
    /// The machine it was written on.
    pub machine: Uuid,
    /// When.
    pub created: DateTime<Utc>,
    /// Its contents.
    #[serde(flatten)]
    pub entry: Entry,
}

const SELECT: &str = "SELECT uuid, game, name, created, updated, deleted_at,
     (SELECT count(*) FROM campaign_entry WHERE campaign = campaign.uuid)
     FROM campaign";

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

/// What a campaign from elsewhere consists of.
#[derive(Clone, Copy, Debug, Default)]
pub struct Parts<'a> {
    /// Its log.
    pub entries: &'a [Entry],
    /// Its evenings.
    pub evenings: &'a [Evening],
    /// What was tapped in its mission nights.
    pub nights: &'a [NightTap],
}

impl Database {
    /// Begins a campaign with the entries it has so far: one of a new campaign, all of one that is
    /// read from a file.
    ///
    /// # Errors
    /// Those of any write.
    pub fn create_campaign(
        &mut self,
        game: &GameId,
        name: &str,
        entries: &[Entry],
        now: DateTime<Utc>,
    ) -> Result<Uuid> {
        self.bring_campaign(game, name, Parts { entries, ..Parts::default() }, now)
    }

    /// Saves a campaign from elsewhere: all of it or nothing.
    ///
    /// # Errors
    /// Those of any write.
    pub fn bring_campaign(
        &mut self,
        game: &GameId,
        name: &str,
        parts: Parts<'_>,
        now: DateTime<Utc>,
    ) -> Result<Uuid> {
        self.write(now, |tx, stamp| {
            let id = stamp.new_id();
            tx.execute(
                "INSERT INTO campaign (uuid, machine, created, updated, game, name, folded)
                 VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6)",
                params![id.to_string(), stamp.machine, stamp.time, game.as_str(), name, fold(name)],
            )?;
            add(tx, stamp, id, 0, parts.entries)?;
            campaign_session::insert(tx, stamp, id, parts.evenings)?;
            campaign_night::insert(tx, stamp, id, 0, parts.nights)?;
            Ok(id)
        })
    }

    /// Appends entries to a campaign's log, of which `known` were read before.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such campaign; [`DbError::Overtaken`] where its log is
    /// no longer as long as it was.
    pub fn add_campaign_entries(
        &mut self,
        id: Uuid,
        known: u32,
        entries: &[Entry],
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.write(now, |tx, stamp| {
            let there = summary(tx, id)?.entries;
            if there != known {
                return Err(DbError::Overtaken { kind: Kind::Campaign });
            }
            add(tx, stamp, id, known, entries)?;
            tx.execute(
                "UPDATE campaign SET updated = ?2, machine = ?3, deleted_at = NULL WHERE uuid = ?1",
                params![id.to_string(), stamp.time, stamp.machine],
            )?;
            Ok(())
        })
    }

    /// Campaigns that aren't deleted, those booked in last first.
    ///
    /// # Errors
    /// Those of any read.
    pub fn campaigns(&self) -> Result<Vec<CampaignSummary>> {
        let sql = format!("{SELECT} WHERE deleted_at IS NULL ORDER BY updated DESC, uuid DESC");
        let mut statement = self.conn.prepare_cached(&sql)?;
        let rows = statement.query_map([], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The campaign of this name, id, or beginning of an id.
    ///
    /// # Errors
    /// [`DbError::NotFound`] or [`DbError::Ambiguous`].
    pub fn find_campaign(&self, wanted: &str) -> Result<CampaignSummary> {
        let all = self.campaigns()?;
        let named = |c: &&CampaignSummary| fold(&c.name) == fold(wanted);
        let begun = |c: &&CampaignSummary| wanted.len() >= 4 && c.uuid.to_string().starts_with(wanted);
        let mut found: Vec<_> = all.iter().filter(named).collect();
        if found.is_empty() {
            found = all.iter().filter(begun).collect();
        }
        match found.as_slice() {
            [one] => Ok((*one).clone()),
            [] => Err(DbError::NotFound { kind: Kind::Campaign, wanted: wanted.to_owned() }),
            several => Err(DbError::Ambiguous {
                kind: Kind::Campaign,
                wanted: wanted.to_owned(),
                candidates: several.iter().map(|c| (c.uuid, c.name.clone())).collect(),
            }),
        }
    }

    /// The log of a campaign.
    ///
    /// # Errors
    /// [`DbError::NotFound`]; [`DbError::Row`] where an entry can't be read.
    pub fn campaign_log(&self, id: Uuid) -> Result<Log> {
        let entries = self.campaign_entries(id)?;
        Ok(Log { entries: entries.into_iter().map(|e| e.entry).collect() })
    }

    /// The entries of a campaign with what is known of their writing.
    ///
    /// # Errors
    /// As for [`campaign_log`](Self::campaign_log).
    pub fn campaign_entries(&self, id: Uuid) -> Result<Vec<WrittenEntry>> {
        summary(&self.conn, id)?;
        let mut statement = self.conn.prepare_cached(
            "SELECT uuid, machine, created, entry FROM campaign_entry WHERE campaign = ?1 ORDER BY number",
        )?;
        let mut rows = statement.query([id.to_string()])?;
        let mut entries = Vec::new();
        while let Some(r) = rows.next()? {
            let text: String = r.get(3)?;
            let uuid = row::uuid(r, 0)?;
            let entry = serde_json::from_str(&text);
            let entry = entry.map_err(|source| DbError::Row {
                table: "campaign_entry",
                key: uuid.to_string(),
                source,
            })?;
            entries.push(WrittenEntry { uuid, machine: row::uuid(r, 1)?, created: row::time(r, 2)?, entry });
        }
        Ok(entries)
    }

    /// Calls a campaign something else.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such campaign.
    pub fn rename_campaign(&mut self, id: Uuid, name: &str, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            summary(tx, id)?;
            tx.execute(
                "UPDATE campaign SET name = ?2, folded = ?3, updated = ?4, machine = ?5 WHERE uuid = ?1",
                params![id.to_string(), name, fold(name), stamp.time, stamp.machine],
            )?;
            Ok(())
        })
    }

    /// Deletes a campaign, or brings it back. Its log stays.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such campaign.
    pub fn delete_campaign(&mut self, id: Uuid, deleted: bool, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            summary(tx, id)?;
            let at = deleted.then_some(&stamp.time);
            tx.execute(
                "UPDATE campaign SET deleted_at = ?2, machine = ?3 WHERE uuid = ?1",
                params![id.to_string(), at, stamp.machine],
            )?;
            Ok(())
        })
    }
}

fn summary(conn: &Connection, id: Uuid) -> Result<CampaignSummary> {
    let mut statement = conn.prepare_cached(&format!("{SELECT} WHERE uuid = ?1"))?;
    let found = statement.query_row([id.to_string()], read).optional()?;
    found.ok_or_else(|| DbError::NotFound { kind: Kind::Campaign, wanted: id.to_string() })
}

fn add(conn: &Connection, stamp: &Stamp<'_>, campaign: Uuid, from: u32, entries: &[Entry]) -> Result<()> {
    let mut statement = conn.prepare_cached(
        "INSERT INTO campaign_entry (uuid, campaign, number, machine, created, entry)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (number, entry) in (from..).zip(entries) {
        let text = serde_json::to_string(entry).map_err(DbError::Unstorable)?;
        let id = stamp.new_id().to_string();
        statement.execute(params![id, campaign.to_string(), number, stamp.machine, stamp.time, text])?;
    }
    Ok(())
}
