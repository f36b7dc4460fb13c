//! Photos by name, both of copies and of campaign sessions.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use rusqlite::params;

use super::hub::Scope;
use crate::database::Database;
use crate::error::Result;
use crate::nouns::with_photos;

impl Database {
    /// Returns the photo names in a scope's rows, including removed rows, which may be restored.
    pub fn photos_named(&self, scope: &Scope) -> Result<BTreeSet<String>> {
        let mut names = BTreeSet::new();
        match scope {
            Scope::Everything => {
                let of = |table| format!("SELECT photo FROM {table} WHERE photo IS NOT NULL");
                let sql: Vec<_> = with_photos().map(of).collect();
                let mut statement = self.conn.prepare_cached(&sql.join(" UNION "))?;
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

    /// Renames photos in all rows that refer to them. Removed rows keep the old names, and so do the files.
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
