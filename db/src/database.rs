//! Opens the database of a data folder and provides the path that every write takes.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::{Connection, TransactionBehavior};
use uuid::{ContextV7, Uuid};

use crate::cache::Cache;
use crate::connection::{FILE_NAME, connect_read_only};
use crate::entry::{self, Author, meant};
use crate::error::{DbError, Result};
use crate::files::create_private;
use crate::migrate::{MIGRATIONS, Migration, check_integrity, migrate, newest};
use crate::opening::{Absent, connect};
use crate::presence::Presence;
use crate::restore;
use crate::stamp::Stamp;
use crate::time;

const MACHINE_FILE: &str = "machine-id";

/// The single connection to a data folder's database.
///
/// There is one writer: everything that writes takes `&mut self`, is one transaction, and is on disk when it
/// returns. Another process (the command line next to the window) may write in between; each waits up to five
/// seconds for the other, then fails with [`DbError::Locked`].
///
/// The catalogue is kept in a cache with its own connection.
#[derive(Debug)]
pub struct Database {
    // Fields are dropped in this order: the connection must close before the lock below is released.
    pub(crate) conn: Connection,
    pub(crate) cache: Cache,
    pub(crate) presence: Option<Presence>,
    pub(crate) dir: PathBuf,
    read_only: bool,
    machine: Uuid,
    ids: ContextV7,
    /// The time of the latest write in the open transaction.
    wrote: Option<DateTime<Utc>>,
    /// The entries that were made in it.
    made: Vec<Uuid>,
}

impl Database {
    /// Opens the database of a data folder, creating both if they don't exist. An older database is copied to
    /// `backups/` and then migrated.
    ///
    /// # Errors
    /// [`DbError::Vanished`] if the database is missing or empty although a backup contains data: the user has
    /// to decide. [`DbError::TooNew`], [`DbError::Corrupt`] and [`DbError::NotMuster`] leave the file
    /// unchanged; see there for the others.
    pub fn open(dir: &Path, now: DateTime<Utc>) -> Result<Self> {
        Self::open_with(dir, now, MIGRATIONS, Absent::Asked)
    }

    /// Opens the database of a data folder. If it is missing or empty, creates a new one regardless of existing
    /// backups, which are kept.
    ///
    /// # Errors
    /// As for [`open`](Self::open), except [`DbError::Vanished`].
    pub fn begin_anew(dir: &Path, now: DateTime<Utc>) -> Result<Self> {
        Self::open_with(dir, now, MIGRATIONS, Absent::Begun)
    }

    pub(crate) fn open_with(
        dir: &Path,
        now: DateTime<Utc>,
        migrations: &[Migration],
        absent: Absent,
    ) -> Result<Self> {
        let dir = std::path::absolute(dir).map_err(|e| DbError::file(e, dir))?;
        make_private(&dir).map_err(|e| DbError::file(e, &dir))?;
        let presence = restore::finish(&dir, Presence::join(&dir)?)?;
        let conn = connect(&dir, now, migrations, absent)?;
        meant::prepare(&conn)?;
        let machine = machine_id(&dir)?;
        entry::capture_what_was_there(&conn, machine, time::to_text(now))?;
        let cache = Cache::open(&dir)?;
        Ok(Self::with(conn, cache, Some(presence), (dir, machine), false))
    }

    /// Opens an existing database for reading, from a folder that may be write-protected. Nothing on disk
    /// changes; an older database is migrated in memory. Writing fails with [`DbError::ReadOnly`].
    ///
    /// # Errors
    /// [`DbError::Missing`] if there is no database; otherwise as for [`open`](Self::open).
    pub fn open_read_only(dir: &Path) -> Result<Self> {
        let dir = std::path::absolute(dir).map_err(|e| DbError::file(e, dir))?;
        let presence = Presence::join_reading(&dir)?;
        let path = dir.join(FILE_NAME);
        let conn = connect_read_only(&path, MIGRATIONS).map_err(|e| e.at(&path))?;
        let machine = read_machine_id(&dir).unwrap_or_default();
        let cache = Cache::open_for_reading(&dir)?;
        Ok(Self::with(conn, cache, Some(presence), (dir, machine), true))
    }

    /// Makes a new database in memory, of which nothing is kept: no file is read or written.
    ///
    /// # Errors
    /// Fails if there isn't memory enough.
    pub fn in_memory() -> Result<Self> {
        let mut conn = Connection::open_in_memory()?;
        conn.pragma_update(None, "foreign_keys", true)?;
        conn.pragma_update(None, "trusted_schema", false)?;
        migrate(&mut conn, MIGRATIONS)?;
        meant::prepare(&conn)?;
        Ok(Self::with(conn, Cache::in_memory()?, None, (PathBuf::new(), Uuid::new_v4()), false))
    }

    fn with(
        conn: Connection,
        cache: Cache,
        presence: Option<Presence>,
        (dir, machine): (PathBuf, Uuid),
        read_only: bool,
    ) -> Self {
        let ids = ContextV7::new();
        Self { conn, cache, presence, dir, read_only, machine, ids, wrote: None, made: Vec::new() }
    }

    /// Returns the data folder.
    #[must_use]
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// Returns the path of the database file.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        self.dir.join(FILE_NAME)
    }

    /// Returns this machine's ID, which is stored in every row created here.
    #[must_use]
    pub fn machine(&self) -> Uuid {
        self.machine
    }

    /// Returns whether the database was opened read-only.
    #[must_use]
    pub fn is_read_only(&self) -> bool {
        self.read_only
    }

    /// Returns the schema version that this program writes.
    #[must_use]
    pub fn supported_version() -> i32 {
        newest(MIGRATIONS)
    }

    /// Reads the whole database to check that it is intact.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] if it isn't.
    pub fn check_integrity(&self) -> Result<()> {
        check_integrity(&self.conn)
    }

    /// Starts a transaction for several reads and writes; no other process writes in between. End it with
    /// [`commit`](Self::commit) or [`roll_back`](Self::roll_back).
    ///
    /// # Errors
    /// [`DbError::Locked`] if another process keeps writing for too long; fails if the database can't be
    /// written to.
    pub fn begin(&mut self) -> Result<()> {
        self.conn.execute_batch("BEGIN IMMEDIATE")?;
        self.wrote = None;
        self.made.clear();
        Ok(())
    }

    /// Returns how many rows were written since this was opened, to see whether something writes.
    #[must_use]
    pub fn rows_written(&self) -> u64 {
        self.conn.total_changes()
    }

    /// Returns whether a transaction is open.
    #[must_use]
    pub fn is_in_transaction(&self) -> bool {
        !self.conn.is_autocommit()
    }

    /// Commits the transaction; everything written in it is on disk when this returns.
    ///
    /// # Errors
    /// Fails if the database can't be written to; nothing is kept then.
    pub fn commit(&mut self) -> Result<()> {
        let written = self.entries_made().map(drop);
        let done = written.and_then(|()| self.conn.execute_batch("COMMIT").map_err(DbError::from));
        done.inspect_err(|_| self.roll_back())
    }

    /// Makes entries of what the open transaction wrote, and returns the IDs of all that it made so far.
    ///
    /// # Errors
    /// Fails if the database can't be written to.
    pub fn entries_made(&mut self) -> Result<Vec<Uuid>> {
        if let Some(now) = self.wrote {
            let made = entry::capture(&self.conn, &Author::of(&self.stamp(now)))?;
            self.made.extend(made);
        }
        Ok(self.made.clone())
    }

    /// Rolls back everything written since [`begin`](Self::begin).
    pub fn roll_back(&self) {
        if !self.conn.is_autocommit() {
            // If the rollback fails, closing the connection does it.
            self.conn.execute_batch("ROLLBACK").ok();
        }
    }

    fn stamp(&self, now: DateTime<Utc>) -> Stamp<'_> {
        Stamp::new(self.machine, now, &self.ids, &self.cache)
    }

    /// Runs `work` atomically. The write is on disk when this returns or, within an open transaction, when that
    /// is committed.
    pub(crate) fn write<T>(
        &mut self,
        now: DateTime<Utc>,
        work: impl FnOnce(&Connection, &Stamp<'_>) -> Result<T>,
    ) -> Result<T> {
        if !self.conn.is_autocommit() {
            // The entries are captured when the outer transaction commits.
            self.wrote = Some(now);
            let (machine, ids, cache) = (self.machine, &self.ids, &self.cache);
            let point = self.conn.savepoint()?;
            let done = work(&point, &Stamp::new(machine, now, ids, cache))?;
            point.commit()?;
            return Ok(done);
        }
        // Immediate: a transaction that reads first and then waits to write could not be retried.
        let stamp = Stamp::new(self.machine, now, &self.ids, &self.cache);
        let tx = self.conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let done = work(&tx, &stamp)?;
        entry::capture(&tx, &Author::of(&stamp))?;
        tx.commit()?;
        Ok(done)
    }
}

/// Creates a folder that other users of this machine can't read. Leaves an existing folder as it is.
fn make_private(dir: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(dir)
}

fn read_machine_id(dir: &Path) -> Option<Uuid> {
    Uuid::try_parse(fs::read_to_string(dir.join(MACHINE_FILE)).ok()?.trim()).ok()
}

/// Returns the machine's ID, creating it if necessary. It is kept in a separate file, so that restoring another
/// machine's backup doesn't adopt that machine's ID.
fn machine_id(dir: &Path) -> Result<Uuid> {
    if let Some(id) = read_machine_id(dir) {
        return Ok(id);
    }
    let id = Uuid::new_v4();
    let path = dir.join(MACHINE_FILE);
    let part = dir.join(format!("{MACHINE_FILE}.{id}"));
    let write = || {
        let mut file = create_private(&part)?;
        writeln!(file, "{id}")?;
        file.sync_all()?;
        fs::rename(&part, &path)
    };
    write().map_err(|e| DbError::file(e, &path))?;
    Ok(id)
}
