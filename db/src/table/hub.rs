//! Hubs: where this machine exchanges entries, what remains to be sent, and how far it has read.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension as _, params};
use uuid::Uuid;

use crate::database::Database;
use crate::entry::Stored;
pub use crate::entry::scope::{Hub, Scope};
use crate::entry::scope::{all, queue_all};
use crate::error::{DbError, Result};
use crate::row;
use crate::stamp::Stamp;

/// Another machine's stream in a hub.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stream {
    /// The stream's ID.
    pub id: Uuid,
    /// The machine's name.
    pub called: String,
    /// The number of the parcel up to which all were read.
    pub upto: u64,
}

/// A parcel that came through a hub.
#[derive(Clone, Debug)]
pub struct Arrived {
    /// Its stream, read up to this parcel.
    pub stream: Stream,
    /// The serialised entries.
    pub entries: Vec<String>,
    /// The version of the database of the program that made it.
    pub version: i32,
}

impl Database {
    /// Returns the hubs that this machine has joined, in the order of joining.
    pub fn hubs(&self) -> Result<Vec<Hub>> {
        all(&self.conn)
    }

    /// Joins a hub or changes its scope, and queues everything in that.
    pub fn join_hub(&mut self, hub: &Hub, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            let everything = hub.scope == Scope::Everything;
            tx.execute(
                "INSERT INTO hub (id, name, place, called, everything, joined) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name, place = excluded.place,
                     called = excluded.called, everything = excluded.everything",
                params![hub.id.to_string(), hub.name, hub.place, hub.called, everything, stamp.time],
            )?;
            tx.execute("DELETE FROM hub_campaign WHERE hub = ?1", [hub.id.to_string()])?;
            if let Scope::Campaigns(campaigns) = &hub.scope {
                for campaign in campaigns {
                    let row = [hub.id.to_string(), campaign.to_string()];
                    tx.execute("INSERT INTO hub_campaign (hub, campaign) VALUES (?1, ?2)", row)?;
                }
            }
            queue_all(tx, hub)
        })
    }

    /// Leaves a hub. What was received from it is kept.
    pub fn leave_hub(&mut self, id: Uuid, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, _| {
            tx.execute("DELETE FROM hub WHERE id = ?1", [id.to_string()])?;
            Ok(())
        })
    }

    /// Returns the number of entries queued for a hub.
    pub fn waiting_for_hub(&self, id: Uuid) -> Result<u64> {
        let sql = "SELECT count(*) FROM hub_outbox WHERE hub = ?1";
        let count: i64 = self.conn.query_row(sql, [id.to_string()], |r| r.get(0))?;
        Ok(u64::try_from(count).unwrap_or(0))
    }

    /// Returns at most `most` entries queued for a hub, in the order of their arrival here.
    pub fn outbox(&self, hub: Uuid, most: u32) -> Result<Vec<Stored>> {
        let mut statement =
            self.conn.prepare_cached("SELECT n FROM hub_outbox WHERE hub = ?1 ORDER BY n LIMIT ?2")?;
        let rows = statement.query_map(params![hub.to_string(), most], |r| r.get(0))?;
        let places: Vec<i64> = rows.collect::<rusqlite::Result<_>>()?;
        self.entries_at(&places)
    }

    /// Records that a parcel with these entries has been written to this machine's stream.
    pub fn sent(&mut self, hub: Uuid, number: u64, places: &[i64], now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            let text = serde_json::to_string(places).map_err(DbError::Unstorable)?;
            let (id, number) = (hub.to_string(), i64::try_from(number).unwrap_or(i64::MAX));
            tx.execute(
                "INSERT OR REPLACE INTO hub_parcel (hub, number, entries) VALUES (?1, ?2, ?3)",
                params![id, number, text],
            )?;
            let mut gone = tx.prepare_cached("DELETE FROM hub_outbox WHERE hub = ?1 AND n = ?2")?;
            for n in places {
                gone.execute(params![id, n])?;
            }
            note_exchanged(tx, stamp, hub)
        })
    }

    /// Returns the number of parcels that this machine's stream in a hub should have.
    pub fn parcels_sent(&self, hub: Uuid) -> Result<u64> {
        let sql = "SELECT coalesce(max(number), 0) FROM hub_parcel WHERE hub = ?1";
        let last: i64 = self.conn.query_row(sql, [hub.to_string()], |r| r.get(0))?;
        Ok(u64::try_from(last).unwrap_or(0))
    }

    /// Returns the entries of a parcel in this machine's stream, for writing it again; empty if there is no
    /// such parcel.
    pub fn parcel(&self, hub: Uuid, number: u64) -> Result<Vec<Stored>> {
        let key = i64::try_from(number).unwrap_or(i64::MAX);
        let sql = "SELECT entries FROM hub_parcel WHERE hub = ?1 AND number = ?2";
        let text = self.conn.query_row(sql, params![hub.to_string(), key], |r| r.get::<_, String>(0));
        let Some(text) = text.optional()? else { return Ok(Vec::new()) };
        let places: Vec<i64> = serde_json::from_str(&text).map_err(|source| DbError::Row {
            table: "hub_parcel",
            key: format!("{hub}/{number}"),
            source,
        })?;
        self.entries_at(&places)
    }

    /// Restarts this machine's stream under a new ID: its contents are queued again.
    pub fn begin_stream_anew(&mut self, hub: Uuid, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, _| {
            tx.execute("DELETE FROM hub_parcel WHERE hub = ?1", [hub.to_string()])?;
            match all(tx)?.iter().find(|there| there.id == hub) {
                Some(there) => queue_all(tx, there),
                None => Ok(()),
            }
        })
    }

    /// Returns the streams of other machines in a hub, with the position up to which they were read.
    pub fn streams(&self, hub: Uuid) -> Result<Vec<Stream>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT stream, called, upto FROM hub_stream WHERE hub = ?1 ORDER BY called, stream",
        )?;
        let rows = statement.query_map([hub.to_string()], |r| {
            let upto: i64 = r.get(2)?;
            Ok(Stream { id: row::uuid(r, 0)?, called: r.get(1)?, upto: u64::try_from(upto).unwrap_or(0) })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}

/// Records how far a stream was read.
pub(crate) fn note_read(conn: &Connection, hub: Uuid, stream: &Stream) -> Result<()> {
    let upto = i64::try_from(stream.upto).unwrap_or(i64::MAX);
    conn.prepare_cached(
        "INSERT INTO hub_stream (hub, stream, called, upto) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (hub, stream) DO UPDATE SET called = excluded.called, upto = excluded.upto",
    )?
    .execute(params![hub.to_string(), stream.id.to_string(), stream.called, upto])?;
    Ok(())
}

/// Records that entries were exchanged with a hub.
pub(crate) fn note_exchanged(conn: &Connection, stamp: &Stamp<'_>, hub: Uuid) -> Result<()> {
    let sql = "UPDATE hub SET exchanged = ?2 WHERE id = ?1";
    conn.prepare_cached(sql)?.execute(params![hub.to_string(), stamp.time])?;
    Ok(())
}
