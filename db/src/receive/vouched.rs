//! What a campaign's file may say: it can come from anybody, so what it says of secrets has to fit the log, and what is here
//! already stays as it is.

use std::collections::BTreeMap;

use muster_rules::campaign::log::Entry as Step;
use muster_rules::night::Event as Tap;
use rusqlite::Connection;
use uuid::Uuid;

use crate::entry::{Cell, Entry, Noun, store};
use crate::error::Result;
use crate::table::campaign::Carried;
use crate::table::campaign_secret::{KEY, PIN, Secrets};

/// Returns the entries of a file that may be received. `here` says whether its campaign is here, removed or not.
pub(super) fn vouched(conn: &Connection, carried: &Carried, here: bool) -> Result<Vec<Entry>> {
    let kept = Secrets::of(conn, carried.id)?;
    let brought = carried.entries.iter().find(|entry| name(entry) == Some(KEY)).and_then(secret);
    let brought = brought.and_then(|key| Secrets::by_text(carried.id, key));
    let steps = steps(conn, carried)?;
    // A key that is here judges, or a file could say with a key of its own what is true.
    let judge = kept.as_ref().or(brought.as_ref());
    let fits = |entry: &Entry| {
        let told = name(entry).and_then(|name| steps.get(&Uuid::try_parse(name).ok()?));
        let full = secret(entry).and_then(|text| serde_json::from_str::<Step>(text).ok());
        match (judge, told, full) {
            (Some(judge), Some(told), Some(full)) => judge.redacted(&full) == *told,
            _ => false,
        }
    };
    let taps = taps(conn, carried)?;
    let is_of_tap = |entry: &Entry| {
        let told = name(entry).and_then(|name| taps.get(&Uuid::try_parse(name).ok()?));
        let full = secret(entry).and_then(|text| serde_json::from_str::<Tap>(text).ok());
        told.zip(full).is_some_and(|(told, full)| full.redacted() == *told)
    };
    // Whoever brings the secrets of a campaign that is here without them has to know them: they fit the log, or the log
    // here was made of the one that names them.
    let known = || {
        !carried.full.is_empty() || carried.entries.iter().any(|entry| name(entry).is_some() && fits(entry))
    };
    let keeps = !here || kept.is_none() && known();
    let mut vouched = Vec::new();
    for entry in &carried.entries {
        let stands = match entry.noun {
            Noun::Campaign | Noun::Evening | Noun::CampaignReveal => !is_here(conn, entry)?,
            Noun::CampaignSecret if is_here(conn, entry)? => false,
            Noun::CampaignSecret => match name(entry) {
                Some(KEY | PIN) => keeps,
                _ => fits(entry) || is_of_tap(entry),
            },
            _ => true,
        };
        if stands {
            vouched.push(entry.clone());
        }
    }
    Ok(vouched)
}

/// Returns whether a record is here, removed or not.
fn is_here(conn: &Connection, entry: &Entry) -> Result<bool> {
    Ok(!store::heads(conn, entry.noun, &entry.subject)?.is_empty())
}

/// Returns the name of a secret.
fn name(entry: &Entry) -> Option<&str> {
    let name = entry.subject.split_once(' ').map(|(_, name)| name);
    name.filter(|_| entry.noun == Noun::CampaignSecret)
}

/// Returns what a secret is.
fn secret(entry: &Entry) -> Option<&str> {
    match entry.record()?.set.get("secret")? {
        Cell::Text(text) => Some(text),
        _ => None,
    }
}

/// Returns the taps of the campaign's mission nights as all may know them, here and in the file.
fn taps(conn: &Connection, carried: &Carried) -> Result<BTreeMap<Uuid, Tap>> {
    let here = store::of_subject(conn, Noun::Night, &carried.id.to_string())?;
    let brought = carried.entries.iter().filter(|entry| entry.noun == Noun::Night);
    let all = brought.chain(here.iter().map(|(_, entry)| entry));
    let tap = |entry: &Entry| Some((entry.id, serde_json::from_str(entry.text("event")?).ok()?));
    Ok(all.filter_map(tap).collect())
}

/// Returns the steps of the campaign's log as all may know them, here and in the file.
fn steps(conn: &Connection, carried: &Carried) -> Result<BTreeMap<Uuid, Step>> {
    let here = store::of_subject(conn, Noun::CampaignLog, &carried.id.to_string())?;
    let brought = carried.entries.iter().filter(|entry| entry.noun == Noun::CampaignLog);
    let all = brought.chain(here.iter().map(|(_, entry)| entry));
    let step = |entry: &Entry| Some((entry.id, serde_json::from_str(entry.text("entry")?).ok()?));
    Ok(all.filter_map(step).collect())
}
