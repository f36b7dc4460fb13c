//! Joins concurrent histories.
//!
//! A join is derived from what it joins alone, including its ID, machine and time. Two machines that join the
//! same histories write the same entries, without asking each other first.

use chrono::{DateTime, Utc};
use uuid::Uuid;

use super::{chain, versions};
use crate::database::Database;
use crate::entry::store::{self, Source};
use crate::entry::{Again, Author, Change, Entry, MOST_FOLLOWED, Noun, capture, id_of};
use crate::error::Result;
use crate::nouns::Kind;
use crate::table::campaign_secret;

impl Database {
    /// Joins histories of a log, or versions of a squad or match, that end with current heads: `keep` is continued,
    /// followed by `again`. The entries of `others` (all other heads without any) are kept but no longer reported as a
    /// fork; a head that isn't among them still is. Does nothing if `keep` isn't one of several heads.
    pub fn join_heads(
        &mut self,
        noun: Noun,
        subject: &str,
        (keep, others): (Uuid, &[Uuid]),
        again: &[Again],
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.write(now, |tx, stamp| {
            capture(tx, &Author::of(stamp))?;
            let entries = store::of_subject(tx, noun, subject)?;
            let find = |id: Uuid| entries.iter().map(|(_, entry)| entry).find(|entry| entry.id == id);
            let heads = store::heads(tx, noun, subject)?;
            let Some(kept) = find(keep).filter(|_| heads.contains(&keep) && heads.len() > 1) else {
                return Ok(());
            };
            let mut follows = vec![keep];
            let joined = |id: &Uuid| *id != keep && (others.is_empty() || others.contains(id));
            follows.extend(heads.into_iter().filter(joined));
            // No machine takes more; what is left over is another fork.
            follows.truncate(MOST_FOLLOWED);
            if follows.len() == 1 {
                return Ok(());
            }
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
                Kind::Chain(columns) => chain::show(tx, noun, columns, subject)?,
                Kind::Versions(columns) => versions::show(tx, noun, columns, subject)?,
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
