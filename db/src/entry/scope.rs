//! Hubs: which entries are exchanged with each, and what remains to be sent.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use uuid::Uuid;

use super::{Cell, Entry, Noun};
use crate::error::Result;
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

/// Returns the hubs that this machine has joined, in the order of joining.
pub(crate) fn all(conn: &Connection) -> Result<Vec<Hub>> {
    let mut statement = conn.prepare_cached(&format!("{SELECT} ORDER BY joined, id"))?;
    let rows = statement.query_map([], read)?;
    rows.map(|hub| with_campaigns(conn, hub?)).collect()
}

/// Returns whether an entry is in a scope.
pub(crate) fn belongs(conn: &Connection, scope: &Scope, entry: &Entry) -> Result<Belongs> {
    let Scope::Campaigns(campaigns) = scope else { return Ok(Belongs::Yes) };
    let told = match entry.noun {
        Noun::Campaign | Noun::CampaignLog | Noun::Night => vec![entry.subject.clone()],
        // A reveal's key begins with its campaign. Secrets are never exchanged with a campaign's group.
        Noun::CampaignReveal => entry.subject.split(' ').next().map(ToOwned::to_owned).into_iter().collect(),
        Noun::Evening => told(conn, entry, "campaign")?,
        Noun::Photo => {
            let mut of = Vec::new();
            for evening in told(conn, entry, "session")? {
                let Some(campaign) = first_said(conn, Noun::Evening, &evening, "campaign")? else {
                    return Ok(Belongs::Unknown);
                };
                of.push(campaign);
            }
            of
        }
        _ => return Ok(Belongs::No),
    };
    if told.is_empty() {
        return Ok(Belongs::Unknown);
    }
    let among = |id: &String| Uuid::try_parse(id).is_ok_and(|id| campaigns.contains(&id));
    Ok(if told.iter().all(among) { Belongs::Yes } else { Belongs::No })
}

/// Returns what an entry and the first of its subject say of a column. They may differ: whoever writes one can claim
/// something of another campaign for theirs.
fn told(conn: &Connection, entry: &Entry, column: &str) -> Result<Vec<String>> {
    let first = first_said(conn, entry.noun, &entry.subject, column)?;
    Ok(said(entry, column).map(ToOwned::to_owned).into_iter().chain(first).collect())
}

/// Returns the value of a column in the first of a record's entries that sets it. Rows can't be queried
/// instead: those from the same parcel haven't been rebuilt yet.
fn first_said(conn: &Connection, noun: Noun, subject: &str, column: &str) -> Result<Option<String>> {
    let sql = "SELECT json_extract(e.change, '$.set.' || ?3)
               FROM entry e JOIN entry_subject s ON s.n = e.subject
               WHERE s.noun = ?1 AND s.subject = ?2 AND json_type(e.change, '$.set.' || ?3) = 'text'
               ORDER BY e.depth, e.id LIMIT 1";
    let found = conn.prepare_cached(sql)?.query_row(params![noun.as_str(), subject, column], |r| r.get(0));
    Ok(found.optional()?)
}

fn said<'a>(entry: &'a Entry, column: &str) -> Option<&'a str> {
    match entry.record()?.set.get(column)? {
        Cell::Text(text) => Some(text),
        _ => None,
    }
}

/// Queues an entry for those of the hubs whose scope contains it, except the one it came from.
pub(crate) fn queue(conn: &Connection, entry: &Entry, from: Option<Uuid>, hubs: &[Hub]) -> Result<()> {
    for hub in hubs.iter().filter(|hub| Some(hub.id) != from) {
        if belongs(conn, &hub.scope, entry)? == Belongs::Yes {
            conn.prepare_cached("INSERT OR IGNORE INTO hub_outbox SELECT ?1, n FROM entry WHERE id = ?2")?
                .execute(params![hub.id.to_string(), entry.id.as_bytes()])?;
        }
    }
    Ok(())
}

/// Queues everything in a hub's scope.
pub(crate) fn queue_all(conn: &Connection, hub: &Hub) -> Result<()> {
    let id = hub.id.to_string();
    match &hub.scope {
        Scope::Everything => {
            conn.execute("INSERT OR IGNORE INTO hub_outbox SELECT ?1, n FROM entry", [id])?;
        }
        Scope::Campaigns(campaigns) => {
            for campaign in campaigns {
                conn.execute(
                    "INSERT OR IGNORE INTO hub_outbox
                     SELECT ?1, e.n FROM entry e JOIN entry_subject s ON s.n = e.subject
                     WHERE s.noun IN ('campaign', 'campaign-log', 'night') AND s.subject = ?2
                        OR s.noun = 'campaign-reveal' AND s.subject >= ?2 AND s.subject < ?2 || '~'
                        OR s.noun = 'evening' AND s.subject IN
                           (SELECT uuid FROM campaign_session WHERE campaign = ?2)
                        OR s.noun = 'photo' AND s.subject IN
                           (SELECT p.uuid FROM campaign_photo p JOIN campaign_session c ON c.uuid = p.session
                            WHERE c.campaign = ?2)",
                    params![id, campaign.to_string()],
                )?;
            }
        }
    }
    Ok(())
}
