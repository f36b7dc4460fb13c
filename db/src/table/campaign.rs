//! Campaigns: a group's log, without what one side keeps secret.

use chrono::{DateTime, Utc};
use muster_rules::campaign::log::{Entry, Log};
use muster_rules::id::GameId;
use rusqlite::Connection;
use uuid::Uuid;

use super::kept::KeptKind;
use super::log::stored::Stored;
use super::log::{self, Written};
use crate::database::Database;
use crate::error::Result;
use crate::stamp::Stamp;
use crate::table::campaign_night::{self, NightTap};
use crate::table::campaign_secret::{self, Secrets};
use crate::table::campaign_session::{self, Evening};

/// A campaign entry with its metadata.
pub type WrittenEntry = Written<Entry>;

impl Stored for Log {
    type Entry = Entry;
    const KIND: KeptKind = KeptKind::Campaign;

    fn fill_in(conn: &Connection, id: Uuid, entries: &mut [WrittenEntry]) -> Result<()> {
        campaign_secret::fill_in(conn, id, entries)
    }

    fn go_on(tx: &Connection, stamp: &Stamp<'_>, id: Uuid, known: u32, entries: &[Entry]) -> Result<()> {
        let Some(secrets) = Secrets::of(tx, id)? else {
            return log::go_on::<Self>(tx, stamp, id, known, entries).map(drop);
        };
        let told: Vec<_> = entries.iter().map(|entry| secrets.redacted(entry)).collect();
        let ids = log::go_on::<Self>(tx, stamp, id, known, &told)?;
        secrets.keep(tx, &ids, entries, &told)
    }
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
    /// Saves an imported campaign atomically.
    pub fn bring_campaign(
        &mut self,
        game: &GameId,
        name: &str,
        parts: Parts<'_>,
        now: DateTime<Utc>,
    ) -> Result<Uuid> {
        self.write(now, |tx, stamp| {
            let id = log::begin::<Log>(tx, stamp, (game, name), parts.entries)?;
            campaign_session::insert(tx, stamp, id, parts.evenings)?;
            campaign_night::insert(tx, stamp, id, 0, parts.nights)?;
            Ok(id)
        })
    }
}
