//! The database of one data folder: opening it, and the path every write takes.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use muster_rules::id::{FigureId, GameId};
use rusqlite::{Connection, TransactionBehavior};
use uuid::{ContextV7, Timestamp, Uuid};

use crate::cache::Cache;
use crate::connection::{Absent, connect, connect_read_only};
use crate::entry::{self, Author};
use crate::error::{DbError, Result};
use crate::migrate::{MIGRATIONS, Migration, check_integrity, newest};
use crate::presence::Presence;
use crate::restore;
use crate::table::squad_member::LastKnown;
use crate::time;

/// The database's name in the data folder.
pub const FILE_NAME: &str = "muster.db";
const MACHINE_FILE: &str = "machine-id";

/// The one connection to a data folder's database.
///
/// There is one writer: everything that writes takes `&mut self`, is one transaction, and is on
/// the disk when it returns. Another process (the terminal beside the window) may write in
/// between; each waits up to five seconds for the other, then fails with [`DbError::Locked`].
///
/// The catalogue is kept in a cache with a connection of its own.
#[derive(Debug)]
pub struct Database {
    // Closed before the lock below is let go of: fields drop in this order.
    pub(crate) conn: Connection,
    pub(crate) cache: Cache,
    pub(crate) presence: Option<Presence>,
    pub(crate) dir: PathBuf,
    read_only: bool,
    machine: Uuid,
    ids: ContextV7,
    /// When the transaction that is open wrote last.
    wrote: Option<DateTime<Utc>>,
}

/// The author and time of a row.
#[derive(Debug)]
pub(crate) struct Stamp<'a> {
    /// The machine, as it is stored.
    pub(crate) machine: String,
    /// The time, as it is stored.
    pub(crate) time: String,
    author: Uuid,
    now: DateTime<Utc>,
    ids: &'a ContextV7,
    cache: &'a Cache,
}

impl<'a> Stamp<'a> {
    fn new(author: Uuid, now: DateTime<Utc>, ids: &'a ContextV7, cache: &'a Cache) -> Self {
        Self { machine: author.to_string(), time: time::to_text(now), author, now, ids, cache }
    }

    /// An id for a new row; later ids sort after earlier ones.
    pub(crate) fn new_id(&self) -> Uuid {
        let seconds = u64::try_from(self.now.timestamp()).unwrap_or(0);
        // A leap second has more than a billion nanoseconds.
        let nanos = self.now.timestamp_subsec_nanos().min(999_999_999);
        Uuid::new_v7(Timestamp::from_unix(self.ids, seconds, nanos))
    }

    /// Who writes down what is done.
    pub(crate) fn author(&self) -> Author<'_> {
        Author { machine: self.author, at: self.time.clone(), ids: Some(self) }
    }

    /// What the catalogue knows about a figure, if anything.
    pub(crate) fn known(&self, game: &GameId, figure: &FigureId) -> Option<LastKnown> {
        self.cache.known(game, figure)
    }
}

impl Database {
    /// Opens the database of a data folder, making folder and database where there are none.
    /// An older database is copied to `backups/` and then migrated.
    ///
    /// # Errors
    /// [`DbError::Vanished`] where there is none, or an empty one, though there are backups with
    /// something in them: somebody has to say what is meant. [`DbError::TooNew`], [`DbError::Corrupt`]
    /// and [`DbError::NotMuster`] leave the file as it is; see there for the others.
    pub fn open(dir: &Path, now: DateTime<Utc>) -> Result<Self> {
        Self::open_with(dir, now, MIGRATIONS, Absent::Asked)
    }

    /// Opens the database of a data folder; where it is missing or empty a new one is begun, whatever
    /// backups there are. They stay.
    ///
    /// # Errors
    /// As for [`open`](Self::open), but for [`DbError::Vanished`].
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
        let machine = machine_id(&dir)?;
        entry::capture_what_was_there(&conn, machine, time::to_text(now))?;
        let cache = Cache::open(&dir)?;
        let (ids, wrote) = (ContextV7::new(), None);
        Ok(Self { conn, cache, presence: Some(presence), dir, read_only: false, machine, ids, wrote })
    }

    /// Opens an existing database for reading, from a folder that may be write-protected. Nothing
    /// on the disk changes; an older database is migrated in memory. Writing fails with
    /// [`DbError::ReadOnly`].
    ///
    /// # Errors
    /// [`DbError::Missing`] where there is no database, else as for [`open`](Self::open).
    pub fn open_read_only(dir: &Path) -> Result<Self> {
        let dir = std::path::absolute(dir).map_err(|e| DbError::file(e, dir))?;
        let presence = Presence::join_reading(&dir)?;
        let path = dir.join(FILE_NAME);
        let conn = connect_read_only(&path, MIGRATIONS).map_err(|e| e.at(&path))?;
        let machine = read_machine_id(&dir).unwrap_or(Uuid::nil());
        let cache = Cache::open_for_reading(&dir)?;
        let (ids, wrote) = (ContextV7::new(), None);
        Ok(Self { conn, cache, presence: Some(presence), dir, read_only: true, machine, ids, wrote })
    }

    /// The data folder.
    #[must_use]
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// The database's file.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        self.dir.join(FILE_NAME)
    }

    /// The id of this machine, which every row made here carries.
    #[must_use]
    pub fn machine(&self) -> Uuid {
        self.machine
    }

    /// Whether it was opened for reading only.
    #[must_use]
    pub fn is_read_only(&self) -> bool {
        self.read_only
    }

    /// The version that this program writes.
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

    /// Begins a transaction for several reads and writes: no other process writes in between.
    /// End it with [`commit`](Self::commit) or [`roll_back`](Self::roll_back).
    ///
    /// # Errors
    /// [`DbError::Locked`] if another process keeps writing for too long; those of any write.
    pub fn begin(&mut self) -> Result<()> {
        self.conn.execute_batch("BEGIN IMMEDIATE")?;
        self.wrote = None;
        Ok(())
    }

    /// Whether a transaction was begun and not yet ended.
    #[must_use]
    pub fn is_in_transaction(&self) -> bool {
        !self.conn.is_autocommit()
    }

    /// Commits a transaction; everything written in it is on disk when this returns.
    ///
    /// # Errors
    /// Those of any write; nothing is kept then.
    pub fn commit(&mut self) -> Result<()> {
        let written = self.wrote.map_or(Ok(()), |now| entry::capture(&self.conn, &self.stamp(now).author()));
        let done = written.and_then(|()| self.conn.execute_batch("COMMIT").map_err(DbError::from));
        done.inspect_err(|_| self.roll_back())
    }

    /// Rolls back everything written since [`begin`](Self::begin).
    pub fn roll_back(&self) {
        if !self.conn.is_autocommit() {
            // What can't be rolled back now is rolled back when the connection closes.
            self.conn.execute_batch("ROLLBACK").ok();
        }
    }

    fn stamp(&self, now: DateTime<Utc>) -> Stamp<'_> {
        Stamp::new(self.machine, now, &self.ids, &self.cache)
    }

    /// Does all of `work` or nothing. The write is on the disk when this returns; within a
    /// transaction that was begun, when that is committed.
    pub(crate) fn write<T>(
        &mut self,
        now: DateTime<Utc>,
        work: impl FnOnce(&Connection, &Stamp<'_>) -> Result<T>,
    ) -> Result<T> {
        if !self.conn.is_autocommit() {
            // Whoever began the transaction writes down what was done when it is committed.
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
        entry::capture(&tx, &stamp.author())?;
        tx.commit()?;
        Ok(done)
    }
}

/// Creates a folder that other users of this machine can't read. An existing one is left as it is.
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

/// The machine's id stands in a file of its own, so that restoring another machine's backup
/// doesn't make this one that other.
fn machine_id(dir: &Path) -> Result<Uuid> {
    if let Some(id) = read_machine_id(dir) {
        return Ok(id);
    }
    let id = Uuid::now_v7();
    let path = dir.join(MACHINE_FILE);
    let part = dir.join(format!("{MACHINE_FILE}.{id}"));
    let write = || {
        let mut file = fs::File::create_new(&part)?;
        writeln!(file, "{id}")?;
        file.sync_all()?;
        fs::rename(&part, &path)
    };
    write().map_err(|e| DbError::file(e, &path))?;
    Ok(id)
}
