//! Campaigns that files bring: their entries are received as from a group, but by a file that nobody vouches for.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension as _};
use uuid::Uuid;

use super::carried::{first, shown, whole};
use super::shared::{self, Sharing, share, shared_id};
use super::take_all;
use super::vouched::vouched;
use crate::database::Database;
use crate::entry::store::{self, Source};
use crate::entry::{Author, Cell, Entry, Noun, Refused, capture};
use crate::error::{DbError, Result};
use crate::stamp::Stamp;
use crate::table::campaign::{Brought, Carried};
use crate::table::campaign_secret::{self, Fresh, Secrets};
use crate::table::kept::KeptKind;

impl Database {
    /// Receives a campaign from a file. A campaign that is here gets what it lacks, and one that was removed comes
    /// back; two histories stay two until they are joined. What is here is never changed.
    ///
    /// # Errors
    /// [`DbError::Contradicts`] if an entry is about something else or contradicts one here, [`DbError::SharedSince`];
    /// or the database fails. Nothing is kept then.
    pub fn bring_campaign(&mut self, carried: &Carried, now: DateTime<Utc>) -> Result<Brought> {
        self.write(now, |tx, stamp| {
            capture(tx, &Author::of(stamp))?;
            let (mut carried, sharing) = as_here(tx, stamp, carried)?;
            let id = carried.id;
            only_about(tx, &carried)?;
            let before = find(tx, id)?;
            carried.entries = vouched(tx, &carried, before.is_some())?;
            let secret = Secrets::of(tx, id)?.is_some();
            let had = before.is_some().then(|| shown(tx, id)).transpose()?;
            let mut known = Vec::new();
            for entry in &carried.shown {
                known.push(store::is_there(tx, &entry.to_string())?);
            }
            take(tx, stamp, &carried)?;
            match &sharing {
                Some(sharing) => sharing.keep(tx, &carried.full)?,
                None => shared::keep(tx, id, &carried.full)?,
            }
            let here = find(tx, id)?.ok_or_else(|| DbError::Contradicts { entry: id.to_string() })?;
            if here {
                KeptKind::Campaign.mark(tx, stamp, id, false)?;
            }
            if had.is_none() {
                // What was brought now is at the top of the list.
                tx.prepare_cached("UPDATE campaign SET updated = max(updated, ?2) WHERE uuid = ?1")?
                    .execute([&id.to_string(), &stamp.time])?;
            }
            let of_file: BTreeSet<_> = carried.shown.iter().collect();
            Ok(Brought {
                id,
                had: had.as_ref().map(Vec::len),
                common: had.iter().flatten().filter(|entry| of_file.contains(entry)).count(),
                carried: carried.shown.len(),
                new: known.iter().filter(|known| !**known).count(),
                restored: before == Some(true),
                secrets: before.is_some() && !secret && Secrets::of(tx, id)?.is_some(),
            })
        })
    }
}

impl Database {
    /// Makes one of each campaign that is here both as it was kept alone and as it is exchanged: one came in a file
    /// without its secrets, the other from a machine of the same owner. Returns how many there were.
    pub fn unite_forms(&mut self, now: DateTime<Utc>) -> Result<u64> {
        let here = |conn: &Connection, id| Ok::<_, DbError>(find(conn, id)? == Some(false));
        let mut twice = Vec::new();
        for kept in all(&self.conn)? {
            if here(&self.conn, kept)? && here(&self.conn, shared_id(kept)?)? {
                twice.push(kept);
            }
        }
        let mut united = 0;
        for kept in twice {
            united += self.write(now, |tx, stamp| {
                capture(tx, &Author::of(stamp))?;
                let whole = whole(tx, kept, true)?;
                let Some(fresh) = first(&whole).and_then(Fresh::of) else { return Ok(0) };
                let sharing = Sharing::new(kept, fresh)?;
                let to = shared_id(kept)?;
                if sharing.shared(&whole)?.shown.first() != shown(tx, to)?.first() {
                    return Ok(0);
                }
                // A PIN that is there stands.
                let pin = campaign_secret::pin(tx, to)?;
                share(tx, stamp, &sharing, &whole)?;
                if pin.is_some() {
                    campaign_secret::set_pin(tx, to, pin.as_deref())?;
                }
                Ok(1)
            })?;
        }
        Ok(united)
    }
}

/// Returns whether a campaign is removed; `None` if it isn't here.
fn find(conn: &Connection, id: Uuid) -> Result<Option<bool>> {
    let mut statement = conn.prepare_cached("SELECT deleted_at IS NOT NULL FROM campaign WHERE uuid = ?1")?;
    Ok(statement.query_row([id.to_string()], |r| r.get(0)).optional()?)
}

/// Returns a campaign in the form that this machine has it in. If that is its exchanged form, also how it got there.
fn as_here(conn: &Connection, stamp: &Stamp<'_>, carried: &Carried) -> Result<(Carried, Option<Sharing>)> {
    let to = shared_id(carried.id)?;
    if find(conn, to)?.is_some() {
        let done = Sharing::done(conn, carried.id)?;
        let derived =
            || first(carried).and_then(Fresh::of).map(|fresh| Sharing::new(carried.id, fresh)).transpose();
        let Some(sharing) = done.map_or_else(derived, |done| Ok(Some(done)))? else { return since(conn, to) };
        let shared = sharing.shared(&complete(conn, carried)?)?;
        let same = shared.shown.first().map(|id| store::is_there(conn, &id.to_string())).transpose()?;
        return if same == Some(true) { Ok((shared, Some(sharing))) } else { since(conn, to) };
    }
    if find(conn, carried.id)?.is_none() {
        for kept in all(conn)? {
            if shared_id(kept)? == carried.id {
                let kept = whole(conn, kept, true)?;
                let Some(fresh) = first(&kept).and_then(Fresh::of) else { continue };
                let sharing = Sharing::new(kept.id, fresh)?;
                let shared = sharing.shared(&kept)?;
                // Somebody may have separated the secrets by other means.
                if shared.shown.first() != carried.shown.first() {
                    continue;
                }
                // What says nothing new needn't change the form.
                if let Some(same) = in_kept_form(carried, &shared, &kept) {
                    return Ok((same, None));
                }
                share(conn, stamp, &sharing, &kept)?;
            }
        }
    }
    Ok((carried.clone(), None))
}

/// Returns a campaign in the form in which it was kept before it was shared; `None` if it says more than that.
fn in_kept_form(carried: &Carried, shared: &Carried, kept: &Carried) -> Option<Carried> {
    let known: BTreeMap<_, _> = shared.shown.iter().zip(&kept.shown).collect();
    let there: BTreeSet<_> = shared.entries.iter().map(|entry| entry.id).collect();
    if !carried.entries.iter().all(|entry| there.contains(&entry.id)) {
        return None;
    }
    let shown = carried.shown.iter().map(|id| known.get(id).map(|id| **id)).collect::<Option<_>>()?;
    Some(Carried { id: kept.id, shown, ..Carried::default() })
}

/// Adds the entries here that the carried ones follow.
fn complete(conn: &Connection, carried: &Carried) -> Result<Carried> {
    let mut all = whole(conn, carried.id, false)?;
    let there: BTreeSet<_> = all.entries.iter().map(|entry| entry.id).collect();
    all.entries.extend(carried.entries.iter().filter(|entry| !there.contains(&entry.id)).cloned());
    Ok(Carried { shown: carried.shown.clone(), full: carried.full.clone(), ..all })
}

fn since<T>(conn: &Connection, id: Uuid) -> Result<T> {
    Err(DbError::SharedSince { name: KeptKind::Campaign.one(conn, id)?.name })
}

fn all(conn: &Connection) -> Result<Vec<Uuid>> {
    let mut statement = conn.prepare_cached("SELECT uuid FROM campaign")?;
    let rows = statement.query_map([], |r| crate::row::uuid(r, 0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Refuses entries about anything but the campaign.
fn only_about(conn: &Connection, carried: &Carried) -> Result<()> {
    let (id, secret) = (carried.id.to_string(), format!("{} ", carried.id));
    let of_campaign =
        |entry: &Entry| entry.record()?.set.get("campaign").map(|cell| *cell == Cell::Text(id.clone()));
    let evenings: BTreeSet<_> =
        carried.entries.iter().filter(|e| of_campaign(e) == Some(true)).map(|e| &e.subject).collect();
    let mut whose = conn.prepare_cached("SELECT campaign FROM campaign_session WHERE uuid = ?1")?;
    for entry in &carried.entries {
        let own = match entry.noun {
            Noun::Campaign | Noun::CampaignLog | Noun::Night => entry.subject == id,
            Noun::CampaignSecret | Noun::CampaignReveal => entry.subject.starts_with(&secret),
            Noun::Evening => {
                let there: Option<String> = whose.query_row([&entry.subject], |r| r.get(0)).optional()?;
                of_campaign(entry) != Some(false)
                    && there.map_or_else(|| evenings.contains(&entry.subject), |there| there == id)
            }
            _ => false,
        };
        if !own {
            return Err(DbError::Contradicts { entry: entry.id.to_string() });
        }
    }
    Ok(())
}

/// Receives the entries, all or none. A name or a note that differs from the one here doesn't replace it.
fn take(conn: &Connection, stamp: &Stamp<'_>, carried: &Carried) -> Result<()> {
    let received = take_all(conn, stamp, &carried.entries, Source::Elsewhere)?;
    let is_step = |id: Uuid| {
        let of = carried.entries.iter().find(|entry| entry.id == id);
        of.is_none_or(|entry| matches!(entry.noun, Noun::CampaignLog | Noun::Night))
    };
    let wrong = received.refused.iter().find(|(id, why)| *why != Refused::Differs || is_step(*id));
    let waits = (received.waiting > 0).then_some(carried.id);
    match wrong.map(|(id, _)| *id).or(waits) {
        Some(entry) => Err(DbError::Contradicts { entry: entry.to_string() }),
        None => Ok(()),
    }
}
