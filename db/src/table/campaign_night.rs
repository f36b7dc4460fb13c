//! Mission nights: the taps made while a group played missions of its campaign. Rows are only added.
//!
//! A tap that names what one side keeps secret is stored without it, as it is exchanged, whether or not the campaign's
//! log is: what it leaves out lies among the campaign's secrets under the tap's ID.

use chrono::{DateTime, Utc};
use muster_rules::campaign::id::MissionId;
use muster_rules::night::Event;
use rusqlite::{Connection, OptionalExtension as _, params};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::database::Database;
use crate::error::{DbError, Kind, Result};
use crate::stamp::Stamp;
use crate::table::campaign_secret;

/// A tap and its mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NightTap {
    /// The mission.
    pub mission: MissionId,
    /// The event.
    pub tap: Event,
}

fn event(key: &str, text: &str) -> Result<Event> {
    let table = "campaign_night";
    serde_json::from_str(text).map_err(|source| DbError::Row { table, key: key.to_owned(), source })
}

/// Adds taps to a campaign that has `known` taps so far.
fn insert(tx: &Connection, stamp: &Stamp, campaign: Uuid, known: u32, taps: &[NightTap]) -> Result<()> {
    let mut statement = tx.prepare_cached(
        "INSERT INTO campaign_night (uuid, campaign, mission, number, machine, created, event)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for (number, NightTap { mission, tap }) in (known..).zip(taps) {
        let told = tap.redacted();
        let text = serde_json::to_string(&told).map_err(DbError::Unstorable)?;
        let (id, campaign) = (stamp.new_id().to_string(), campaign.to_string());
        statement.execute(params![
            id,
            campaign,
            mission.as_str(),
            number,
            stamp.machine,
            stamp.time,
            text
        ])?;
        if told != *tap {
            campaign_secret::keep_tap(tx, &campaign, &id, tap)?;
        }
    }
    Ok(())
}

impl Database {
    /// Returns the taps of a campaign's mission, in order, as this machine knows them.
    ///
    /// # Errors
    /// Fails if the database can't be read; [`DbError::Row`] if an event can't be parsed.
    pub fn night(&self, campaign: Uuid, mission: &MissionId) -> Result<Vec<Event>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT n.uuid, coalesce(s.secret, n.event) FROM campaign_night n
             LEFT JOIN campaign_secret s ON s.campaign = n.campaign AND s.name = n.uuid
             WHERE n.campaign = ?1 AND n.mission = ?2 ORDER BY n.number",
        )?;
        let mut rows = statement.query([campaign.to_string().as_str(), mission.as_str()])?;
        let mut events = Vec::new();
        while let Some(r) = rows.next()? {
            let (key, text): (String, String) = (r.get(0)?, r.get(1)?);
            events.push(event(&key, &text)?);
        }
        Ok(events)
    }

    /// Returns the taps of all of a campaign's missions, in order, without what one side keeps secret.
    pub fn nights(&self, campaign: Uuid) -> Result<Vec<NightTap>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT uuid, mission, event FROM campaign_night WHERE campaign = ?1 ORDER BY number",
        )?;
        let mut rows = statement.query([campaign.to_string()])?;
        let mut taps = Vec::new();
        while let Some(r) = rows.next()? {
            let (key, mission, text): (String, String, String) = (r.get(0)?, r.get(1)?, r.get(2)?);
            taps.push(NightTap { mission: mission.into(), tap: event(&key, &text)? });
        }
        Ok(taps)
    }

    /// Returns the mission of the last tap and the campaign's total number of taps.
    pub fn last_night(&self, campaign: Uuid) -> Result<(Option<MissionId>, u32)> {
        let mut statement = self.conn.prepare_cached(
            "SELECT mission, number FROM campaign_night WHERE campaign = ?1 ORDER BY number DESC LIMIT 1",
        )?;
        let row = statement
            .query_row([campaign.to_string()], |r| Ok((r.get::<_, String>(0)?, r.get::<_, u32>(1)?)));
        Ok(match row.optional()? {
            Some((mission, number)) => (Some(mission.into()), number.saturating_add(1)),
            None => (None, 0),
        })
    }

    /// Appends a tap to a campaign that had `known` taps when it was read.
    ///
    /// # Errors
    /// [`DbError::Overtaken`] if there are more taps by now; fails if the database can't be written to, or
    /// there is no such campaign.
    pub fn add_night_event(
        &mut self,
        campaign: Uuid,
        mission: &MissionId,
        known: u32,
        event: &Event,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.write(now, |tx, stamp| {
            let there: u32 = tx.query_row(
                "SELECT count(*) FROM campaign_night WHERE campaign = ?1",
                [campaign.to_string()],
                |r| r.get(0),
            )?;
            if there != known {
                return Err(DbError::Overtaken { kind: Kind::Campaign });
            }
            let tap = NightTap { mission: mission.clone(), tap: event.clone() };
            insert(tx, stamp, campaign, known, &[tap])
        })
    }
}
