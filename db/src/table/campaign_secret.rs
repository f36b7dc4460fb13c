//! Secrets that one side of a campaign keeps while its log is exchanged with others.
//!
//! The entries of such a campaign are redacted when written, identically on every machine. What they leave out
//! is kept in a separate table, only on the machines that may know it: the one where it was written, and others
//! of the same owner. A campaign that isn't exchanged has none but its PIN there, and its entries are complete.

use std::collections::BTreeMap;

use muster_rules::campaign::id::AgendaCardId;
use muster_rules::campaign::log::Entry;
use muster_rules::campaign::redact;
use muster_rules::night::Event as Tap;
use rusqlite::{Connection, OptionalExtension as _, params};
use uuid::Uuid;

use super::campaign::WrittenEntry;
use super::kept::KeptKind;
use crate::database::Database;
use crate::entry::{self, Again, Noun};
use crate::error::{DbError, Result};

/// The name of the secret that holds the key for aliases.
pub(crate) const KEY: &str = "key";
/// The name of the secret that holds the hash of the PIN.
pub(crate) const PIN: &str = "pin";
/// The length of an alias in characters of the hash: 80 bits.
const ALIAS: usize = 20;

/// Random values for separating a campaign's secrets from its log.
#[derive(Clone, Copy)]
pub struct Fresh {
    /// The key for aliases.
    pub key: [u8; 32],
    /// The public random seed.
    pub seed: u64,
    /// The secret random seed for agenda cards.
    pub agenda_seed: u64,
}

impl Fresh {
    /// Derives the values from the first entry of a campaign's log, so that two machines of its owner separate the
    /// same secrets in the same way. `None` if the entry's ID could be guessed by somebody who knows its contents.
    pub(crate) fn of(first: &entry::Entry) -> Option<Self> {
        if first.id.get_version_num() != 7 {
            return None;
        }
        let mut hasher = blake3::Hasher::new_derive_key("Muster: a campaign's secrets, by its first entry");
        hasher.update(first.id.as_bytes()).update(first.text("entry")?.as_bytes());
        let mut of = hasher.finalize_xof();
        let (mut key, mut seeds) = ([0; 32], [[0; 8]; 2]);
        of.fill(&mut key);
        seeds.iter_mut().for_each(|seed| of.fill(seed));
        // Small enough to be read exactly from JSON by programs with 64-bit floats.
        let [seed, agenda_seed] = seeds.map(|bytes| u64::from_le_bytes(bytes) >> 11);
        Some(Self { key, seed, agenda_seed })
    }
}

/// The secrets of a campaign on this machine.
pub(crate) struct Secrets {
    campaign: String,
    key: [u8; 32],
}

impl Secrets {
    /// Returns a campaign's secrets, if this machine keeps them.
    pub(crate) fn of(conn: &Connection, campaign: Uuid) -> Result<Option<Self>> {
        let campaign = campaign.to_string();
        let key = secret(conn, &campaign, KEY)?;
        Ok(key.and_then(|text| Some(Self { campaign, key: read_key(&text)? })))
    }

    /// Returns a campaign's secrets by the text of their key; `None` if it is none.
    pub(crate) fn by_text(campaign: Uuid, key: &str) -> Option<Self> {
        Some(Self::by(campaign, read_key(key)?))
    }

    /// Returns a campaign's secrets by their key.
    pub(crate) fn by(campaign: Uuid, key: [u8; 32]) -> Self {
        Self { campaign: campaign.to_string(), key }
    }

    /// Writes the key down.
    pub(crate) fn begin(&self, conn: &Connection) -> Result<()> {
        put(conn, &self.campaign, KEY, blake3::Hash::from_bytes(self.key).to_hex().as_str())
    }

    /// Returns an entry in the redacted form that is stored and exchanged.
    pub(crate) fn redacted(&self, entry: &Entry) -> Entry {
        redact::redacted(entry, |card, laps| self.alias(card, laps))
    }

    /// Returns the alias of a card that was shuffled back so often.
    fn alias(&self, card: &AgendaCardId, laps: u32) -> AgendaCardId {
        let name = if laps == 0 { card.as_str().to_owned() } else { format!("{} {laps}", card.as_str()) };
        let hash = blake3::keyed_hash(&self.key, name.as_bytes()).to_hex();
        redact::alias(&hash[..ALIAS])
    }

    /// Stores what the redacted entries leave out, and publishes the cards that they reveal.
    pub(crate) fn keep(
        &self,
        conn: &Connection,
        ids: &[Uuid],
        entries: &[Entry],
        told: &[Entry],
    ) -> Result<()> {
        for ((id, entry), told) in ids.iter().zip(entries).zip(told) {
            if entry == told {
                continue;
            }
            let text = serde_json::to_string(entry).map_err(DbError::Unstorable)?;
            put(conn, &self.campaign, &id.to_string(), &text)?;
            if let Some(card) = redact::lays_open(entry).filter(|card| !redact::is_alias(card.as_str())) {
                let alias = self.alias(card, redact::laps(entry, card));
                conn.prepare_cached("INSERT OR REPLACE INTO campaign_reveal VALUES (?1, ?2, ?3)")?
                    .execute(params![self.campaign, alias.as_str(), card.as_str()])?;
            }
        }
        Ok(())
    }
}

fn read_key(text: &str) -> Option<[u8; 32]> {
    Some(*blake3::Hash::from_hex(text).ok()?.as_bytes())
}

fn secret(conn: &Connection, campaign: &str, name: &str) -> Result<Option<String>> {
    let mut statement =
        conn.prepare_cached("SELECT secret FROM campaign_secret WHERE campaign = ?1 AND name = ?2")?;
    Ok(statement.query_row([campaign, name], |r| r.get(0)).optional()?)
}

fn put(conn: &Connection, campaign: &str, name: &str, text: &str) -> Result<()> {
    conn.prepare_cached("INSERT OR REPLACE INTO campaign_secret VALUES (?1, ?2, ?3)")?
        .execute([campaign, name, text])?;
    Ok(())
}

/// Returns the hash of the PIN that hides a campaign's secrets. Earlier versions kept it with the campaign.
pub(crate) fn pin(conn: &Connection, campaign: Uuid) -> Result<Option<String>> {
    let key = campaign.to_string();
    if let Some(pin) = secret(conn, &key, PIN)? {
        return Ok(Some(pin));
    }
    let mut statement = conn.prepare_cached("SELECT pin FROM campaign WHERE uuid = ?1")?;
    let found = statement.query_row([&key], |r| r.get(0)).optional()?;
    found.ok_or_else(|| KeptKind::Campaign.missing(campaign))
}

/// Sets or clears the hash of a campaign's PIN. It lies among the secrets that it guards, and goes where they go.
pub(crate) fn set_pin(conn: &Connection, campaign: Uuid, pin: Option<&str>) -> Result<()> {
    let key = campaign.to_string();
    conn.prepare_cached("UPDATE campaign SET pin = NULL WHERE uuid = ?1 AND pin IS NOT NULL")?
        .execute([&key])?;
    match pin {
        Some(pin) => put(conn, &key, PIN, pin),
        None => {
            conn.prepare_cached("DELETE FROM campaign_secret WHERE campaign = ?1 AND name = ?2")?
                .execute([key.as_str(), PIN])?;
            Ok(())
        }
    }
}

/// Returns the revealed cards by their aliases.
fn names(conn: &Connection, campaign: &str) -> Result<BTreeMap<AgendaCardId, AgendaCardId>> {
    let mut statement = conn.prepare_cached("SELECT alias, card FROM campaign_reveal WHERE campaign = ?1")?;
    let rows = statement.query_map([campaign], |r| {
        Ok((AgendaCardId::from(r.get_ref(0)?.as_str()?), AgendaCardId::from(r.get_ref(1)?.as_str()?)))
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Restores in a campaign's entries what this machine knows of the redacted parts.
pub(super) fn fill_in(conn: &Connection, campaign: Uuid, entries: &mut [WrittenEntry]) -> Result<()> {
    let campaign = campaign.to_string();
    let mut statement =
        conn.prepare_cached("SELECT name, secret FROM campaign_secret WHERE campaign = ?1")?;
    let rows = statement.query_map([&campaign], |r| Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?)))?;
    let secrets: BTreeMap<_, _> = rows.collect::<rusqlite::Result<_>>()?;
    let names = names(conn, &campaign)?;
    if secrets.is_empty() && names.is_empty() {
        return Ok(());
    }
    for written in entries {
        let key = written.uuid.to_string();
        written.entry = match secrets.get(&key) {
            Some(text) => full(&key, text)?,
            None => redact::named(&written.entry, &names),
        };
    }
    Ok(())
}

fn full(key: &str, text: &str) -> Result<Entry> {
    let fault = |source| DbError::Row { table: "campaign_secret", key: key.to_owned(), source };
    serde_json::from_str(text).map_err(fault)
}

impl Database {
    /// Returns whether this machine keeps a campaign's secrets separately from its log.
    pub fn keeps_secrets(&self, campaign: Uuid) -> Result<bool> {
        Ok(Secrets::of(&self.conn, campaign)?.is_some())
    }

    /// Returns the steps in entries of a campaign's log, as far as known to this machine; `None` if one can't
    /// be parsed.
    pub fn campaign_steps(&self, campaign: Uuid, entries: &[entry::Entry]) -> Result<Option<Vec<Entry>>> {
        let key = campaign.to_string();
        let names = names(&self.conn, &key)?;
        let mut steps = Vec::with_capacity(entries.len());
        for entry in entries {
            let step = match (secret(&self.conn, &key, &entry.id.to_string())?, &entry.change) {
                (Some(text), _) => Some(full(&entry.id.to_string(), &text)?),
                (None, entry::Change::Text { text }) => {
                    let told = text.get("entry").and_then(|text| serde_json::from_str(text).ok());
                    told.map(|told| redact::named(&told, &names))
                }
                (None, _) => None,
            };
            let Some(step) = step else { return Ok(None) };
            steps.push(step);
        }
        Ok(Some(steps))
    }

    /// Returns a step of a campaign's log for writing it again behind another history.
    pub fn campaign_again(&self, campaign: Uuid, of: Uuid, step: &Entry) -> Result<Again> {
        let text = |entry: &Entry| serde_json::to_string(entry).map_err(DbError::Unstorable);
        let told = match Secrets::of(&self.conn, campaign)? {
            Some(secrets) => secrets.redacted(step),
            None => step.clone(),
        };
        let full = if told == *step { None } else { Some(step.clone()) };
        Ok(Again { of, text: BTreeMap::from([("entry".to_owned(), text(&told)?)]), full })
    }
}

/// Stores the full form of a redacted tap of a mission night.
pub(crate) fn keep_tap(conn: &Connection, campaign: &str, id: &str, tap: &Tap) -> Result<()> {
    put(conn, campaign, id, &serde_json::to_string(tap).map_err(DbError::Unstorable)?)
}

/// Stores the full form of a redacted entry that was written to join two histories.
pub(crate) fn keep_full(conn: &Connection, noun: Noun, subject: &str, id: Uuid, full: &Entry) -> Result<()> {
    let campaign = Uuid::try_parse(subject).ok().filter(|_| noun == Noun::CampaignLog);
    let secrets = campaign.map(|campaign| Secrets::of(conn, campaign)).transpose()?.flatten();
    match secrets {
        Some(secrets) => secrets.keep(conn, &[id], std::slice::from_ref(full), &[secrets.redacted(full)]),
        None => Ok(()),
    }
}
