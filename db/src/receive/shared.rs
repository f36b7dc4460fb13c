//! The form in which a campaign is exchanged: without what one side keeps secret, under an ID of its own.
//!
//! An entry can't be changed, so a campaign that was kept alone is written anew when it is first exchanged. The IDs of
//! the new form are made of those of the old one, and so are its key and seeds ([`Fresh::of`]): whoever has the old
//! form can tell the new one, and two machines of one owner make the same.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use muster_rules::campaign::event::Event;
use muster_rules::campaign::log::Entry as Step;
use muster_rules::campaign::redact;
use rusqlite::Connection;
use uuid::Uuid;

use super::{carried, take_all};
use crate::database::Database;
use crate::entry::store::Source;
use crate::entry::{Cell, Change, Entry, Noun, id_of};
use crate::error::{DbError, Result};
use crate::table::campaign::Carried;
use crate::table::campaign_secret::{self, Fresh, Secrets};
use crate::table::kept::KeptKind;

/// Returns the ID under which a campaign that was kept alone is exchanged.
pub(super) fn shared_id(kept: Uuid) -> Result<Uuid> {
    id_of(&("shared campaign", kept))
}

/// How a campaign becomes its exchanged form.
pub(super) struct Sharing {
    from: Uuid,
    to: Uuid,
    secrets: Secrets,
    /// The public seed, and that of the agenda.
    seeds: (u64, u64),
}

impl Sharing {
    pub(super) fn new(from: Uuid, fresh: Fresh) -> Result<Self> {
        let to = shared_id(from)?;
        let seeds = (fresh.seed, fresh.agenda_seed);
        Ok(Self { from, to, secrets: Secrets::by(to, fresh.key), seeds })
    }

    /// Returns how this machine wrote a campaign that it has in its exchanged form already; `None` if it doesn't keep
    /// the campaign's secrets.
    pub(super) fn done(conn: &Connection, from: Uuid) -> Result<Option<Self>> {
        let to = shared_id(from)?;
        let Some(secrets) = Secrets::of(conn, to)? else { return Ok(None) };
        let first = carried::steps(conn, to)?.into_iter().next();
        let seeds = first.as_ref().and_then(|first| match first {
            Step::Step { events, .. } => events.iter().find_map(|event| match event {
                Event::Founded(founded) => Some((founded.seed, founded.agenda_seed?)),
                _ => None,
            }),
            _ => None,
        });
        Ok(seeds.map(|seeds| Self { from, to, secrets, seeds }))
    }

    /// Returns a campaign's exchanged form, and in full whatever that leaves out.
    pub(super) fn shared(&self, campaign: &Carried) -> Result<Carried> {
        let mut ids = BTreeMap::new();
        let mut shared = Carried { id: self.to, ..Carried::default() };
        for entry in &campaign.entries {
            let Some(subject) = self.subject(entry, &ids)? else { continue };
            let (change, full) = self.change(entry, &ids)?;
            let follows = entry.follows.iter().filter_map(|id| ids.get(id).copied()).collect();
            let id = id_of(&(self.to, entry.id, &change))?;
            ids.insert(entry.id, id);
            shared.full.extend(full.map(|full| (id, full)));
            shared.entries.push(Entry { id, subject, follows, change, ..entry.clone() });
        }
        shared.shown = campaign.shown.iter().filter_map(|id| ids.get(id).copied()).collect();
        Ok(shared)
    }

    /// Returns what an entry of the exchanged form is about; `None` if that has no such entry.
    fn subject(&self, entry: &Entry, ids: &BTreeMap<Uuid, Uuid>) -> Result<Option<String>> {
        Ok(match entry.noun {
            Noun::Campaign | Noun::CampaignLog | Noun::Night => Some(self.to.to_string()),
            Noun::Evening | Noun::Photo => Some(self.beside(&entry.subject)?),
            // The PIN, and what taps of mission nights leave out.
            Noun::CampaignSecret => {
                let name = entry.subject.strip_prefix(&self.from.to_string());
                name.map(|name| {
                    let tap = Uuid::try_parse(name.trim_start()).ok().and_then(|id| ids.get(&id));
                    tap.map_or_else(|| format!("{}{name}", self.to), |id| format!("{} {id}", self.to))
                })
            }
            _ => None,
        })
    }

    /// Returns the ID of an evening or a photo.
    fn beside(&self, id: &str) -> Result<String> {
        Ok(id_of(&(self.to, id))?.to_string())
    }

    fn change(&self, entry: &Entry, ids: &BTreeMap<Uuid, Uuid>) -> Result<(Change, Option<Step>)> {
        match &entry.change {
            Change::Text { text } if entry.noun == Noun::CampaignLog => {
                let mut step = carried::step(entry)?;
                redact::reseed(&mut step, self.seeds.0, self.seeds.1);
                let told = self.secrets.redacted(&step);
                let mut text = text.clone();
                text.insert("entry".to_owned(), serde_json::to_string(&told).map_err(DbError::Unstorable)?);
                Ok((Change::Text { text }, Some(step).filter(|step| *step != told)))
            }
            Change::Record(change) => {
                let mut change = change.clone();
                if let Some(Cell::Text(name)) = change.set.get_mut("name")
                    && entry.noun == Noun::CampaignSecret
                    && let Some(tap) = Uuid::try_parse(name).ok().and_then(|id| ids.get(&id))
                {
                    *name = tap.to_string();
                }
                if let Some(campaign) = change.set.get_mut("campaign") {
                    *campaign = Cell::Text(self.to.to_string());
                }
                if let Some(Cell::Text(session)) = change.set.get_mut("session") {
                    *session = self.beside(session)?;
                }
                for of in [&mut change.with, &mut change.back] {
                    *of = of.iter().filter_map(|id| ids.get(id).copied()).collect();
                }
                Ok((Change::Record(change), None))
            }
            change => Ok((change.clone(), None)),
        }
    }

    /// Keeps what the exchanged form leaves out.
    pub(super) fn keep(&self, conn: &Connection, full: &[(Uuid, Step)]) -> Result<()> {
        if Secrets::of(conn, self.to)?.is_none() {
            self.secrets.begin(conn)?;
        }
        keep(conn, self.to, full)
    }
}

/// Keeps steps in full whose entries are redacted.
pub(super) fn keep(conn: &Connection, campaign: Uuid, full: &[(Uuid, Step)]) -> Result<()> {
    let Some(secrets) = Secrets::of(conn, campaign)? else { return Ok(()) };
    let (ids, full): (Vec<_>, Vec<_>) = full.iter().cloned().unzip();
    let told: Vec<_> = full.iter().map(|step| secrets.redacted(step)).collect();
    secrets.keep(conn, &ids, &full, &told)
}

impl Database {
    /// Separates a campaign's secrets from its log, so that it can be exchanged: the campaign is written again
    /// under a new ID, which is returned, and the old one, which contains the secrets, is removed. `fresh` is used
    /// where nothing unguessable can be derived from the campaign itself.
    pub fn redact_campaign(&mut self, id: Uuid, fresh: Fresh, now: DateTime<Utc>) -> Result<Uuid> {
        self.write(now, |tx, stamp| {
            KeptKind::Campaign.one(tx, id)?;
            let whole = carried::whole(tx, id, true)?;
            let fresh = carried::first(&whole).and_then(Fresh::of).unwrap_or(fresh);
            let sharing = Sharing::new(id, fresh)?;
            share(tx, stamp, &sharing, &whole)
        })
    }
}

/// Writes a campaign in its exchanged form, and removes it in the other.
pub(super) fn share(
    conn: &Connection,
    stamp: &crate::stamp::Stamp<'_>,
    sharing: &Sharing,
    whole: &Carried,
) -> Result<Uuid> {
    let shared = sharing.shared(whole)?;
    let pin = campaign_secret::pin(conn, sharing.from)?;
    KeptKind::Campaign.mark(conn, stamp, sharing.from, true)?;
    take_all(conn, stamp, &shared.entries, Source::Elsewhere)?;
    sharing.keep(conn, &shared.full)?;
    // Earlier versions didn't write down the id under which a PIN was set, which is part of its hash.
    let pin = pin.map(|pin| if pin.contains(':') { pin } else { format!("{}:{pin}", sharing.from) });
    campaign_secret::set_pin(conn, sharing.to, pin.as_deref())?;
    Ok(sharing.to)
}
