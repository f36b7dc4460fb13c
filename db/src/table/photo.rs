//! Photos by their names, whatever they are of: copies, and evenings of campaigns.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use rusqlite::params;

use super::hub::Scope;
use crate::database::Database;
use crate::error::Result;

impl Database {
    /// What rows of a scope say of photos, those of removed rows among them: they may be restored.
    ///
    /// # Errors
    /// Those of any read.
    pub fn photos_named(&self, scope: &Scope) -> Result<BTreeSet<String>> {
        let mut names = BTreeSet::new();
        match scope {
            Scope::Everything => {
                let mut statement = self.conn.prepare_cached(
                    "SELECT photo FROM owned_copy WHERE photo IS NOT NULL UNION SELECT photo FROM campaign_photo",
                )?;
                let rows = statement.query_map([], |r| r.get(0))?;
                names.extend(rows.collect::<rusqlite::Result<Vec<String>>>()?);
            }
            Scope::Campaigns(campaigns) => {
                let mut statement = self.conn.prepare_cached(
                    "SELECT p.photo FROM campaign_photo p JOIN campaign_session s ON s.uuid = p.session
                     WHERE s.campaign = ?1",
                )?;
                for campaign in campaigns {
                    let rows = statement.query_map([campaign.to_string()], |r| r.get(0))?;
                    names.extend(rows.collect::<rusqlite::Result<Vec<String>>>()?);
                }
            }
        }
        Ok(names)
    }

    /// Calls photos by other names in all rows that say them. Removed rows keep theirs, and so do the files.
    ///
    /// # Errors
    /// Those of any write.
    pub fn rename_photos(&mut self, names: &[(String, String)], now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            for (from, to) in names {
                tx.execute(
                    "UPDATE owned_copy SET photo = ?2, updated = ?3 WHERE photo = ?1 AND deleted_at IS NULL",
                    params![from, to, stamp.time],
                )?;
                tx.execute(
                    "UPDATE campaign_photo SET photo = ?2 WHERE photo = ?1 AND deleted_at IS NULL",
                    params![from, to],
                )?;
            }
            Ok(())
        })
    }
}
