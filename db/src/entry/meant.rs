//! What the changes of a transaction mean, as far as rows can't tell: a count of nine may have been told, or be one
//! more than eight.

use std::collections::HashSet;

use rusqlite::{Connection, OptionalExtension as _, params};
use uuid::Uuid;

use super::{Noun, id_of};
use crate::error::Result;
use crate::row;

/// The tables that hold it until the transaction is captured; they live as long as the connection. What a transaction
/// means is small, and a full disk may not keep it.
const TABLES: &str = "
    PRAGMA temp_store = MEMORY;
    CREATE TEMP TABLE IF NOT EXISTS meant_told (noun TEXT NOT NULL, subject TEXT NOT NULL, PRIMARY KEY (noun, subject))
        WITHOUT ROWID;
    CREATE TEMP TABLE IF NOT EXISTS meant_act (act TEXT NOT NULL)";

/// Prepares a connection for transactions that say what they mean.
pub(crate) fn prepare(conn: &Connection) -> Result<()> {
    Ok(conn.execute_batch(TABLES)?)
}

/// What the changes of a noun's rows mean in this transaction.
#[derive(Debug)]
pub(crate) struct Meant {
    pub(super) noun: Noun,
    act: Option<Uuid>,
}

impl Meant {
    /// Reads what the open transaction declared.
    pub(crate) fn read(conn: &Connection, noun: Noun) -> Result<Self> {
        let mut statement = conn.prepare_cached("SELECT act FROM temp.meant_act LIMIT 1")?;
        Ok(Self { noun, act: statement.query_row([], |r| row::uuid(r, 0)).optional()? })
    }

    /// Returns whether the counts of a subject were told, rather than changed by differences.
    pub(super) fn told(&self, conn: &Connection, subject: &str) -> Result<bool> {
        let mut statement = conn.prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM temp.meant_told WHERE noun = ?1 AND subject = ?2)",
        )?;
        Ok(statement.query_row([self.noun.as_str(), subject], |r| r.get(0))?)
    }

    /// Returns the act that the transaction is part of, given those of the subject's entries that count: what is done
    /// a second time on purpose is another act than the first time, and the same as the second time elsewhere.
    pub(super) fn act(&self, done: &HashSet<Uuid>) -> Result<Option<Uuid>> {
        let Some(act) = self.act else { return Ok(None) };
        for time in 0_u32.. {
            let id = id_of(&(act, time))?;
            if !done.contains(&id) {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }
}

/// Declares that the counts of a subject are told in this transaction.
pub(crate) fn tell(conn: &Connection, noun: Noun, subject: &str) -> Result<()> {
    conn.prepare_cached("INSERT OR IGNORE INTO temp.meant_told VALUES (?1, ?2)")?
        .execute([noun.as_str(), subject])?;
    Ok(())
}

/// Declares the act that this transaction is part of.
pub(crate) fn do_act(conn: &Connection, act: Uuid) -> Result<()> {
    conn.execute("DELETE FROM temp.meant_act", [])?;
    conn.execute("INSERT INTO temp.meant_act VALUES (?1)", params![act.to_string()])?;
    Ok(())
}

/// Forgets what was declared, once it is captured.
pub(crate) fn forget(conn: &Connection) -> Result<()> {
    Ok(conn.execute_batch("DELETE FROM temp.meant_told; DELETE FROM temp.meant_act")?)
}
