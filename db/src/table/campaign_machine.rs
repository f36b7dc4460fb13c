//! The machines on which a campaign's steps were recorded, and what they are called.
//!
//! A machine is called in a campaign what it is called in the first group that exchanges the campaign. Its name stands
//! among the campaign's aliases, and so goes wherever the campaign goes.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, params};
use uuid::Uuid;

use crate::database::Database;
use crate::entry::scope::{Hub, Scope};
use crate::error::Result;
use crate::row;

/// How the alias of a machine begins; no card's does.
const MARK: &str = "machine:";
/// The most characters of a name that are shown.
const LONGEST: usize = 80;

impl Database {
    /// Returns the machines that recorded the entries of a campaign's log, in the log's order.
    pub fn campaign_authors(&self, campaign: Uuid) -> Result<Vec<Uuid>> {
        let mut statement = self
            .conn
            .prepare_cached("SELECT machine FROM campaign_entry WHERE campaign = ?1 ORDER BY number")?;
        let rows = statement.query_map([campaign.to_string()], |r| row::uuid(r, 0))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns what the machines of a campaign are called, as far as they were in a group with it.
    pub fn machine_names(&self, campaign: Uuid) -> Result<BTreeMap<Uuid, String>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT alias, card FROM campaign_reveal WHERE campaign = ?1 AND alias GLOB ?2",
        )?;
        let rows = statement.query_map([campaign.to_string(), format!("{MARK}*")], |r| {
            Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?))
        })?;
        let mut names = BTreeMap::new();
        for found in rows {
            let (alias, name) = found?;
            let machine = alias.strip_prefix(MARK).and_then(|id| Uuid::try_parse(id).ok());
            names.extend(machine.map(|machine| (machine, name.chars().take(LONGEST).collect())));
        }
        Ok(names)
    }

    /// Says in the campaigns of a group what this machine is called, where it recorded something and has no name yet.
    pub fn name_this_machine(&mut self, hub: &Hub, now: DateTime<Utc>) -> Result<()> {
        let alias = format!("{MARK}{}", self.machine());
        let machine = self.machine().to_string();
        let nameless = nameless(&self.conn, &machine, &alias)?;
        let here = |campaign: &Uuid| match &hub.scope {
            Scope::Everything => true,
            Scope::Campaigns(campaigns) => campaigns.contains(campaign),
        };
        let nameless: Vec<_> = nameless.into_iter().filter(here).collect();
        if nameless.is_empty() {
            return Ok(());
        }
        self.write(now, |tx, _| {
            let mut insert = tx.prepare_cached("INSERT INTO campaign_reveal VALUES (?1, ?2, ?3)")?;
            for campaign in &nameless {
                insert.execute(params![campaign.to_string(), alias, hub.called])?;
            }
            Ok(())
        })
    }
}

/// Returns the campaigns in which a machine recorded something but has no name.
fn nameless(conn: &Connection, machine: &str, alias: &str) -> Result<Vec<Uuid>> {
    let mut statement = conn.prepare_cached(
        "SELECT uuid FROM campaign c
         WHERE NOT EXISTS (SELECT 1 FROM campaign_reveal r WHERE r.campaign = c.uuid AND r.alias = ?2)
           AND EXISTS (SELECT 1 FROM campaign_entry e WHERE e.campaign = c.uuid AND e.machine = ?1)",
    )?;
    let rows = statement.query_map([machine, alias], |r| row::uuid(r, 0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
