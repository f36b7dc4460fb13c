//! Settings: JSON values by key.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension as _, params};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::database::Database;
use crate::error::{DbError, Result};

impl Database {
    /// Returns a setting, `None` if it was never set.
    ///
    /// # Errors
    /// [`DbError::Row`] if the stored value is not a `T`.
    pub fn setting<T: DeserializeOwned>(&self, key: &str) -> Result<Option<T>> {
        let mut statement = self.conn.prepare_cached("SELECT value FROM setting WHERE key = ?1")?;
        let text: Option<String> = statement.query_row([key], |r| r.get(0)).optional()?;
        text.map(|text| read(key, &text)).transpose()
    }

    /// Returns the settings whose keys are wanted. Others, which may be long, aren't read.
    ///
    /// # Errors
    /// [`DbError::Row`] if a value isn't JSON.
    pub fn settings(&self, wanted: impl Fn(&str) -> bool) -> Result<BTreeMap<String, Value>> {
        let mut statement = self.conn.prepare_cached("SELECT key, value FROM setting")?;
        let mut rows = statement.query([])?;
        let mut all = BTreeMap::new();
        while let Some(row) = rows.next()? {
            let key: String = row.get(0)?;
            if wanted(&key) {
                let text: String = row.get(1)?;
                let value = read(&key, &text)?;
                all.insert(key, value);
            }
        }
        Ok(all)
    }

    /// Sets a setting.
    ///
    /// # Errors
    /// [`DbError::Unstorable`] if the value can't be serialised as JSON.
    pub fn set_setting<T: Serialize + ?Sized>(
        &mut self,
        key: &str,
        value: &T,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let text = serde_json::to_string(value).map_err(DbError::Unstorable)?;
        self.write(now, |tx, stamp| {
            tx.prepare_cached(
                "INSERT INTO setting (key, uuid, machine, updated, value) VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT (key) DO UPDATE
                 SET machine = excluded.machine, updated = excluded.updated, value = excluded.value",
            )?
            .execute(params![
                key,
                stamp.new_id().to_string(),
                stamp.machine,
                stamp.time,
                text
            ])?;
            Ok(())
        })
    }

    /// Removes a setting.
    pub fn remove_setting(&mut self, key: &str, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, _| {
            tx.execute("DELETE FROM setting WHERE key = ?1", [key])?;
            Ok(())
        })
    }
}

fn read<T: DeserializeOwned>(key: &str, text: &str) -> Result<T> {
    serde_json::from_str(text).map_err(|source| DbError::Row {
        table: "setting",
        key: key.to_owned(),
        source,
    })
}
