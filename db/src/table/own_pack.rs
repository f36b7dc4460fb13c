//! Packs that the user writes implicitly, by answering questions and filling in forms. They are stored with the
//! user's other data, and loaded like any other pack.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension as _, params};
use uuid::Uuid;

use crate::database::Database;
use crate::error::Result;
use crate::pack::PackFiles;
use crate::row;
use crate::stamp::Stamp;

/// The number of revisions kept per pack, including the current one.
const KEPT: u32 = 10;

/// One of the user's own packs, with its revision number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPack {
    /// The name of its folder when exported: `answers-swm`, `my-figures-swm`.
    pub name: String,
    /// The current revision's number, from 1.
    pub revision: u32,
    /// Contents by file name.
    pub files: BTreeMap<String, Vec<u8>>,
}

impl OwnPack {
    /// Converts it to the form in which packs are loaded.
    #[must_use]
    pub fn into_files(self) -> PackFiles {
        PackFiles { name: self.name, files: self.files }
    }
}

impl Database {
    /// Returns the user's own packs, ordered by name.
    pub fn own_packs(&self) -> Result<Vec<OwnPack>> {
        own_packs(&self.conn)
    }

    /// Saves the current contents of one of the user's own packs as a new revision, unless nothing changed.
    /// Read and write it in one transaction ([`begin`](Self::begin)) so that no other change is lost. Returns
    /// the revision number.
    pub fn put_own_pack(&mut self, pack: &PackFiles, now: DateTime<Utc>) -> Result<u32> {
        self.write(now, |tx, stamp| put(tx, stamp, pack))
    }

    /// Returns the numbers and times of the revisions that are still kept, newest first.
    pub fn own_pack_revisions(&self, name: &str) -> Result<Vec<(u32, DateTime<Utc>)>> {
        let mut statement = self.conn.prepare_cached(
            "SELECT number, r.created FROM own_pack_revision r JOIN own_pack p ON p.uuid = r.pack
             WHERE name = ?1 ORDER BY number DESC",
        )?;
        let rows = statement.query_map([name], |r| Ok((r.get(0)?, row::time(r, 1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

fn own_packs(conn: &Connection) -> Result<Vec<OwnPack>> {
    let mut statement = conn.prepare(
        "SELECT p.name, p.revision, f.name, f.bytes FROM own_pack p
         JOIN own_pack_revision r ON r.pack = p.uuid AND r.number = p.revision
         LEFT JOIN own_pack_file f ON f.revision = r.uuid ORDER BY p.name, f.name",
    )?;
    let mut rows = statement.query([])?;
    let mut packs = Vec::<OwnPack>::new();
    while let Some(r) = rows.next()? {
        let name: String = r.get(0)?;
        if packs.last().is_none_or(|p| p.name != name) {
            packs.push(OwnPack { name, revision: r.get(1)?, files: BTreeMap::new() });
        }
        if let (Some(pack), Some(file)) = (packs.last_mut(), r.get::<_, Option<String>>(2)?) {
            pack.files.insert(file, r.get(3)?);
        }
    }
    Ok(packs)
}

/// Saves the files that result from a pack's entries, as a new revision if they differ.
pub(crate) fn show(tx: &Connection, stamp: &Stamp<'_>, pack: &PackFiles) -> Result<()> {
    put(tx, stamp, pack).map(drop)
}

fn put(tx: &Connection, stamp: &Stamp<'_>, pack: &PackFiles) -> Result<u32> {
    let sql = "SELECT uuid, revision FROM own_pack WHERE name = ?1";
    let there =
        tx.query_row(sql, [&pack.name], |r| Ok((row::uuid(r, 0)?, r.get::<_, u32>(1)?))).optional()?;
    let (id, number) = match there {
        Some((id, number)) if files(tx, id, number)? == pack.files => return Ok(number),
        Some((id, number)) => (id, number + 1),
        None => (stamp.new_id(), 1),
    };
    tx.execute(
        "INSERT INTO own_pack (uuid, machine, created, updated, name, revision) VALUES (?1, ?2, ?3, ?3, ?4, ?5)
         ON CONFLICT (uuid) DO UPDATE
         SET machine = excluded.machine, updated = excluded.updated, revision = excluded.revision",
        params![id.to_string(), stamp.machine, stamp.time, pack.name, number],
    )?;
    let revision = stamp.new_id().to_string();
    tx.execute(
        "INSERT INTO own_pack_revision (uuid, pack, number, machine, created) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![revision, id.to_string(), number, stamp.machine, stamp.time],
    )?;
    let mut insert = tx.prepare("INSERT INTO own_pack_file (revision, name, bytes) VALUES (?1, ?2, ?3)")?;
    for (name, bytes) in &pack.files {
        insert.execute(params![revision, name, bytes])?;
    }
    tx.execute(
        "DELETE FROM own_pack_revision WHERE pack = ?1 AND number <= ?2",
        params![id.to_string(), number.saturating_sub(KEPT)],
    )?;
    Ok(number)
}

fn files(tx: &Connection, pack: Uuid, number: u32) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut statement = tx.prepare(
        "SELECT f.name, f.bytes FROM own_pack_file f JOIN own_pack_revision r ON r.uuid = f.revision
         WHERE r.pack = ?1 AND r.number = ?2",
    )?;
    let rows = statement.query_map(params![pack.to_string(), number], |r| Ok((r.get(0)?, r.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
