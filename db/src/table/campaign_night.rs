//! Mission nights: what a group tapped while it played missions of its campaign. Rows are only ever added.

use chrono::{DateTime, Utc};
use muster_rules::campaign::id::MissionId;
use muster_rules::night::Event;
use rusqlite::{OptionalExtension as _, params};
use uuid::Uuid;

use crate::database::Database;
use crate::error::{DbError, Kind, Result};

impl Database {
    /// What was tapped of a campaign's mission, in order.
    ///
    /// # Errors
    /// Those of any read; [`DbError::Row`] where an event can't be read.
    pub fn night(&self, campaign: Uuid, mission: &MissionId) -> Result<Vec<Event>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT uuid, event FROM campaign_night WHERE campaign = ?1 AND mission = ?2 ORDER BY number",
        )?;
        let mut rows = statement.query([campaign.to_string().as_str(), mission.as_str()])?;
        let mut events = Vec::new();
        while let Some(r) = rows.next()? {
            let (key, text): (String, String) = (r.get(0)?, r.get(1)?);
            let event = serde_json::from_str(&text);
            events.push(event.map_err(|source| DbError::Row { table: "campaign_night", key, source })?);
        }
        Ok(events)
    }

    /// The mission that was tapped last, and how many taps the campaign has in all.
    ///
    /// # Errors
    /// Those of any read.
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

    /// Keeps a tap, after the `known` ones that the campaign had.
    ///
    /// # Errors
    /// [`DbError::Overtaken`] where something was tapped since; there is no such campaign; those of any write.
    pub fn add_night_event(
        &mut self,
        campaign: Uuid,
        mission: &MissionId,
        known: u32,
        event: &Event,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let text = serde_json::to_string(event).map_err(DbError::Unstorable)?;
        self.write(now, |tx, stamp| {
            let there: u32 = tx.query_row(
                "SELECT count(*) FROM campaign_night WHERE campaign = ?1",
                [campaign.to_string()],
                |r| r.get(0),
            )?;
            if there != known {
                return Err(DbError::Overtaken { kind: Kind::Campaign });
            }
            tx.execute(
                "INSERT INTO campaign_night (uuid, campaign, mission, number, machine, created, event)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                params![
                    stamp.new_id().to_string(),
                    campaign.to_string(),
                    mission.as_str(),
                    known,
                    stamp.machine,
                    stamp.time,
                    text
                ],
            )?;
            Ok(())
        })
    }
}
