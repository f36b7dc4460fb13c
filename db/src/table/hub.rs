//! Hubs: where this machine exchanges entries, what remains to be sent, and how far it has read.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use uuid::Uuid;

use crate::database::Database;
use crate::entry::{Cell, Change, Entry, Noun, Stored};
use crate::error::{DbError, Result};
use crate::row;

/// A hub that this machine has joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hub {
    /// The group's ID.
    pub id: Uuid,
    /// The group's name.
    pub name: String,
    /// A folder, or the address of a server without its password.
    pub place: String,
    /// This machine's name in the group.
    pub called: String,
    /// What is exchanged with it.
    pub scope: Scope,
    /// When entries were last exchanged.
    pub exchanged: Option<DateTime<Utc>>,
}

/// What is exchanged with a hub.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Everything, as between a user's own machines.
    Everything,
    /// These campaigns, with their sessions and mission nights.
    Campaigns(BTreeSet<Uuid>),
}

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

/// Whether an entry is in a hub's scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Belongs {
    Yes,
    No,
    /// Its campaign isn't known yet.
    Unknown,
}

const SELECT: &str = "SELECT id, name, place, called, everything, exchanged FROM hub";

fn read(r: &Row<'_>) -> rusqlite::Result<Hub> {
    let everything: bool = r.get(4)?;
    Ok(Hub {
        id: row::uuid(r, 0)?,
        name: r.get(1)?,
        place: r.get(2)?,
        called: r.get(3)?,
        scope: if everything { Scope::Everything } else { Scope::Campaigns(BTreeSet::new()) },
        exchanged: row::optional_time(r, 5)?,
    })
}

/// Returns the scope of a hub; `None` if there is no such hub.
pub(crate) fn scope(conn: &Connection, hub: Uuid) -> Result<Option<Scope>> {
    let mut statement = conn.prepare_cached(&format!("{SELECT} WHERE id = ?1"))?;
    let found = statement.query_row([hub.to_string()], read).optional()?;
    found.map(|hub| with_campaigns(conn, hub).map(|hub| hub.scope)).transpose()
}

fn with_campaigns(conn: &Connection, mut hub: Hub) -> Result<Hub> {
    if let Scope::Campaigns(campaigns) = &mut hub.scope {
        let mut statement =
            conn.prepare_cached("SELECT campaign FROM hub_campaign WHERE hub = ?1 ORDER BY campaign")?;
        let rows = statement.query_map([hub.id.to_string()], |r| row::uuid(r, 0))?;
        *campaigns = rows.collect::<rusqlite::Result<_>>()?;
    }
    Ok(hub)
}

fn all(conn: &Connection) -> Result<Vec<Hub>> {
    let mut statement = conn.prepare_cached(&format!("{SELECT} ORDER BY joined, id"))?;
    let rows = statement.query_map([], read)?;
    rows.map(|hub| with_campaigns(conn, hub?)).collect()
}

/// Returns whether an entry is in a scope.
pub(crate) fn belongs(conn: &Connection, scope: &Scope, entry: &Entry) -> Result<Belongs> {
    let Scope::Campaigns(campaigns) = scope else { return Ok(Belongs::Yes) };
    let campaign = match entry.noun {
        Noun::Campaign | Noun::CampaignLog | Noun::Night => Some(entry.subject.clone()),
        // A reveal's key begins with its campaign. Secrets are never exchanged with a campaign's group.
        Noun::CampaignReveal => entry.subject.split(' ').next().map(ToOwned::to_owned),
        Noun::Evening => campaign_of_evening(conn, &entry.subject, Some(entry))?,
        Noun::Photo => match said(entry, "session") {
            Some(evening) => campaign_of_evening(conn, evening, None)?,
            None => match first_said(conn, Noun::Photo, &entry.subject, "session")? {
                Some(evening) => campaign_of_evening(conn, &evening, None)?,
                None => None,
            },
        },
        _ => return Ok(Belongs::No),
    };
    let Some(campaign) = campaign else { return Ok(Belongs::Unknown) };
    let among = Uuid::try_parse(&campaign).is_ok_and(|id| campaigns.contains(&id));
    Ok(if among { Belongs::Yes } else { Belongs::No })
}

fn campaign_of_evening(conn: &Connection, evening: &str, entry: Option<&Entry>) -> Result<Option<String>> {
    if let Some(campaign) = entry.and_then(|entry| said(entry, "campaign")) {
        return Ok(Some(campaign.to_owned()));
    }
    first_said(conn, Noun::Evening, evening, "campaign")
}

/// Returns the value of a column in the first of a record's entries that sets it. Rows can't be queried
/// instead: those from the same parcel haven't been rebuilt yet.
fn first_said(conn: &Connection, noun: Noun, subject: &str, column: &str) -> Result<Option<String>> {
    let sql = "SELECT json_extract(change, '$.set.' || ?3) FROM entry
               WHERE noun = ?1 AND subject = ?2 AND json_type(change, '$.set.' || ?3) = 'text'
               ORDER BY depth, id LIMIT 1";
    let found = conn.prepare_cached(sql)?.query_row(params![noun.as_str(), subject, column], |r| r.get(0));
    Ok(found.optional()?)
}

fn said<'a>(entry: &'a Entry, column: &str) -> Option<&'a str> {
    match &entry.change {
        Change::Record { set, .. } => match set.get(column)? {
            Cell::Text(text) => Some(text),
            _ => None,
        },
        _ => None,
    }
}

/// Queues an entry for all hubs whose scope contains it, except the one it came from.
pub(crate) fn queue(conn: &Connection, entry: &Entry, from: Option<Uuid>) -> Result<()> {
    for hub in all(conn)?.iter().filter(|hub| Some(hub.id) != from) {
        if belongs(conn, &hub.scope, entry)? == Belongs::Yes {
            conn.prepare_cached("INSERT OR IGNORE INTO hub_outbox SELECT ?1, n FROM entry WHERE id = ?2")?
                .execute([hub.id.to_string(), entry.id.to_string()])?;
        }
    }
    Ok(())
}

/// Queues everything in a hub's scope.
fn queue_all(conn: &Connection, hub: &Hub) -> Result<()> {
    let id = hub.id.to_string();
    match &hub.scope {
        Scope::Everything => {
            conn.execute("INSERT OR IGNORE INTO hub_outbox SELECT ?1, n FROM entry", [id])?;
        }
        Scope::Campaigns(campaigns) => {
            for campaign in campaigns {
                conn.execute(
                    "INSERT OR IGNORE INTO hub_outbox SELECT ?1, n FROM entry
                     WHERE noun IN ('campaign', 'campaign-log', 'night') AND subject = ?2
                        OR noun = 'campaign-reveal' AND subject >= ?2 AND subject < ?2 || '~'
                        OR noun = 'evening' AND subject IN
                           (SELECT uuid FROM campaign_session WHERE campaign = ?2)
                        OR noun = 'photo' AND subject IN
                           (SELECT p.uuid FROM campaign_photo p JOIN campaign_session s ON s.uuid = p.session
                            WHERE s.campaign = ?2)",
                    params![id, campaign.to_string()],
                )?;
            }
        }
    }
    Ok(())
}

impl Database {
    /// Returns the hubs that this machine has joined, in the order of joining.
    ///
    /// # Errors
    /// Fails if the database can't be read.
    pub fn hubs(&self) -> Result<Vec<Hub>> {
        all(&self.conn)
    }

    /// Joins a hub or changes its scope, and queues everything in that.
    ///
    /// # Errors
    /// Fails if the database can't be written to.
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
    ///
    /// # Errors
    /// Fails if the database can't be written to.
    pub fn leave_hub(&mut self, id: Uuid, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, _| {
            tx.execute("DELETE FROM hub WHERE id = ?1", [id.to_string()])?;
            Ok(())
        })
    }

    /// Returns the number of entries queued for a hub.
    ///
    /// # Errors
    /// Fails if the database can't be read.
    pub fn waiting_for_hub(&self, id: Uuid) -> Result<u64> {
        let sql = "SELECT count(*) FROM hub_outbox WHERE hub = ?1";
        let count: i64 = self.conn.query_row(sql, [id.to_string()], |r| r.get(0))?;
        Ok(u64::try_from(count).unwrap_or(0))
    }

    /// Returns at most `most` entries queued for a hub, in the order of their arrival here.
    ///
    /// # Errors
    /// Fails if the database can't be read.
    pub fn outbox(&self, hub: Uuid, most: u32) -> Result<Vec<Stored>> {
        let mut statement =
            self.conn.prepare_cached("SELECT n FROM hub_outbox WHERE hub = ?1 ORDER BY n LIMIT ?2")?;
        let rows = statement.query_map(params![hub.to_string(), most], |r| r.get(0))?;
        let places: Vec<i64> = rows.collect::<rusqlite::Result<_>>()?;
        self.entries_at(&places)
    }

    /// Records that a parcel with these entries has been written to this machine's stream.
    ///
    /// # Errors
    /// Fails if the database can't be written to.
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
            tx.execute("UPDATE hub SET exchanged = ?2 WHERE id = ?1", params![id, stamp.time])?;
            Ok(())
        })
    }

    /// Returns the number of parcels that this machine's stream in a hub should have.
    ///
    /// # Errors
    /// Fails if the database can't be read.
    pub fn parcels_sent(&self, hub: Uuid) -> Result<u64> {
        let sql = "SELECT coalesce(max(number), 0) FROM hub_parcel WHERE hub = ?1";
        let last: i64 = self.conn.query_row(sql, [hub.to_string()], |r| r.get(0))?;
        Ok(u64::try_from(last).unwrap_or(0))
    }

    /// Returns the entries of a parcel in this machine's stream, for writing it again; empty if there is no
    /// such parcel.
    ///
    /// # Errors
    /// Fails if the database can't be read.
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
    ///
    /// # Errors
    /// Fails if the database can't be written to.
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
    ///
    /// # Errors
    /// Fails if the database can't be read.
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

    /// Records how far a stream was read. Call this in the transaction that receives the entries.
    ///
    /// # Errors
    /// Fails if the database can't be written to.
    pub fn read_stream(&mut self, hub: Uuid, stream: &Stream, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            let upto = i64::try_from(stream.upto).unwrap_or(i64::MAX);
            tx.execute(
                "INSERT INTO hub_stream (hub, stream, called, upto) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (hub, stream) DO UPDATE SET called = excluded.called, upto = excluded.upto",
                params![hub.to_string(), stream.id.to_string(), stream.called, upto],
            )?;
            tx.execute("UPDATE hub SET exchanged = ?2 WHERE id = ?1", params![hub.to_string(), stamp.time])?;
            Ok(())
        })
    }
}
