//! Joining what two people did without knowing of each other.
//!
//! A join is made of what it joins alone, its id, machine and time included: two machines that join the same write the
//! same entries, and needn't ask each other first.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use muster_rules::campaign::log::Entry as CampaignStep;
use uuid::Uuid;

use super::capture::capture;
use super::noun::Kind;
use super::store::{self, Source};
use super::{Change, Entry, Noun, chain, versions};
use crate::database::Database;
use crate::error::{DbError, Result};
use crate::table::campaign_secret;

/// Something that is written once more behind a history: what was written first, and its text now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Again {
    /// The entry that was written first.
    pub of: Uuid,
    /// Its texts as they hold behind the other history.
    pub text: BTreeMap<String, String>,
    /// What a campaign's step says in full, where its text leaves something out.
    pub full: Option<CampaignStep>,
}

/// An id made of what an entry says, where two machines must write the same: a UUIDv8, by BLAKE3.
pub(super) fn id_of(what: &impl serde::Serialize) -> Result<Uuid> {
    let hash = blake3::hash(&serde_json::to_vec(what).map_err(DbError::Unstorable)?);
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash.as_bytes()[..16]);
    Ok(uuid::Builder::from_custom_bytes(bytes).into_uuid())
}

impl Database {
    /// Joins the histories of a log, or the versions of a squad or match, that ends with these heads: `keep` goes on,
    /// and `again` is written behind it. Nothing of the others is lost; they are no longer told as open.
    ///
    /// # Errors
    /// Those of any write.
    pub fn join_heads(
        &mut self,
        noun: Noun,
        subject: &str,
        keep: Uuid,
        again: &[Again],
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.write(now, |tx, stamp| {
            capture(tx, &stamp.author())?;
            let entries = store::of_subject(tx, noun, subject)?;
            let find = |id: Uuid| entries.iter().map(|(_, entry)| entry).find(|entry| entry.id == id);
            let heads = store::heads(tx, noun, subject)?;
            let Some(kept) = find(keep).filter(|_| heads.contains(&keep) && heads.len() > 1) else {
                return Ok(());
            };
            let mut follows = vec![keep];
            follows.extend(heads.into_iter().filter(|id| *id != keep));
            let change = match noun.kind() {
                Kind::Chain(_) => Change::Join,
                _ => kept.change.clone(),
            };
            let id = id_of(&(noun, subject, &follows, &change))?;
            let mut last = Entry { id, follows, change, ..kept.clone() };
            store::add(tx, &last, Source::Here)?;
            let mut kept_back = Vec::new();
            for Again { of, text, full } in again {
                let change = Change::Text { text: text.clone() };
                let id = id_of(&(last.id, &change))?;
                let first = find(*of).unwrap_or(kept);
                let next = Entry { id, follows: vec![last.id], change, ..first.clone() };
                store::add(tx, &next, Source::Here)?;
                kept_back.extend(full.as_ref().map(|full| (next.id, full)));
                last = next;
            }
            match noun.kind() {
                Kind::Chain(table) => chain::show(tx, noun, table, subject)?,
                Kind::Versions(table) => versions::show(tx, noun, table, subject)?,
                Kind::Record(_) | Kind::Files => {}
            }
            tx.execute_batch("DELETE FROM entry_changed")?;
            for (id, full) in kept_back {
                campaign_secret::keep_full(tx, noun, subject, id, full)?;
            }
            Ok(())
        })
    }
}
