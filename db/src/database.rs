//! The database of one data folder: opening it, and what every write goes through.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use rusqlite::backup::Backup;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};
use uuid::{ContextV7, Timestamp, Uuid};

use crate::backup;
use crate::error::{DbError, Result};
use crate::migrate::{Found, MIGRATIONS, Migration, check_integrity, identify, migrate, newest};
use crate::presence::{PATIENCE, Presence};
use crate::time;

/// The database's name in the data folder.
pub const FILE_NAME: &str = "muster.db";
const MACHINE_FILE: &str = "machine-id";

/// The one connection to a data folder's database.
///
/// There is one writer: everything that writes takes `&mut self`, is one transaction, and is on
/// the disk when it returns. Another process (the terminal beside the window) may write in
/// between; each waits up to two seconds for the other, then fails with [`DbError::Locked`].
#[derive(Debug)]
pub struct Database {
    // Closed before the lock below is let go of: fields drop in this order.
    pub(crate) conn: Connection,
    pub(crate) presence: Option<Presence>,
    pub(crate) dir: PathBuf,
    read_only: bool,
    machine: Uuid,
    ids: ContextV7,
}

/// Who writes a row, and when.
#[derive(Debug)]
pub(crate) struct Stamp<'a> {
    /// The machine, as it is stored.
    pub(crate) machine: String,
    /// The time, as it is stored.
    pub(crate) time: String,
    now: DateTime<Utc>,
    ids: &'a ContextV7,
}

impl Stamp<'_> {
    /// An id for a new row; later ids sort after earlier ones.
    pub(crate) fn new_id(&self) -> Uuid {
        let seconds = u64::try_from(self.now.timestamp()).unwrap_or(0);
        // A leap second has more than a billion nanoseconds.
        let nanos = self.now.timestamp_subsec_nanos().min(999_999_999);
        Uuid::new_v7(Timestamp::from_unix(self.ids, seconds, nanos))
    }
}

impl Database {
    /// Opens the database of a data folder, making folder and database where there are none.
    /// An older database is copied to `backups/` and then migrated.
    ///
    /// # Errors
    /// [`DbError::TooNew`], [`DbError::Corrupt`] and [`DbError::NotMuster`] leave the file as it
    /// is; see there for the others.
    pub fn open(dir: &Path, now: DateTime<Utc>) -> Result<Self> {
        Self::open_with(dir, now, MIGRATIONS)
    }

    pub(crate) fn open_with(dir: &Path, now: DateTime<Utc>, migrations: &[Migration]) -> Result<Self> {
        let dir = std::path::absolute(dir).map_err(|e| DbError::file(e, dir))?;
        fs::create_dir_all(&dir).map_err(|e| DbError::file(e, &dir))?;
        let presence = Presence::join(&dir)?;
        let conn = connect(&dir, now, migrations)?;
        let machine = machine_id(&dir)?;
        Ok(Self { conn, presence: Some(presence), dir, read_only: false, machine, ids: ContextV7::new() })
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
        Ok(Self { conn, presence: Some(presence), dir, read_only: true, machine, ids: ContextV7::new() })
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

    /// Reads the whole database and says whether it is sound.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] where it is not.
    pub fn check_integrity(&self) -> Result<()> {
        check_integrity(&self.conn)
    }

    /// Does all of `work` or nothing. The write is on the disk when this returns.
    pub(crate) fn write<T>(
        &mut self,
        now: DateTime<Utc>,
        work: impl FnOnce(&Transaction<'_>, &Stamp<'_>) -> Result<T>,
    ) -> Result<T> {
        let stamp =
            Stamp { machine: self.machine.to_string(), time: time::to_text(now), now, ids: &self.ids };
        // Immediate: a transaction that reads first and then waits to write could not be retried.
        let tx = self.conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let done = work(&tx, &stamp)?;
        tx.commit()?;
        Ok(done)
    }
}

/// Opens the file of a folder for writing and brings it up to date.
pub(crate) fn connect(dir: &Path, now: DateTime<Utc>, migrations: &[Migration]) -> Result<Connection> {
    let path = dir.join(FILE_NAME);
    connect_to(dir, &path, now, migrations).map_err(|e| e.at(&path))
}

fn connect_to(dir: &Path, path: &Path, now: DateTime<Utc>, migrations: &[Migration]) -> Result<Connection> {
    check_header(path)?;
    let mut conn = Connection::open(path)?;
    conn.busy_timeout(PATIENCE)?;
    // Until it is known to be ours and sound, not even closing may change the file.
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    if conn.is_readonly("main")? {
        return Err(DbError::ReadOnly { path: None });
    }
    let found = identify(&conn, newest(migrations))?;
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    configure(&conn)?;
    match found {
        Found::Empty => {
            migrate(&mut conn, migrations)?;
            // The file's name in its folder must survive a power failure as its contents do.
            backup::sync_dir(dir)?;
        }
        Found::Version(version) if version < newest(migrations) => {
            check_integrity(&conn)?;
            backup::before_migration(&conn, dir, version, now)?;
            migrate(&mut conn, migrations)?;
        }
        Found::Version(_) => {}
    }
    Ok(conn)
}

/// What every connection that writes is set to.
fn configure(conn: &Connection) -> Result<()> {
    use_log(conn)?;
    // FULL waits for the disk at every commit; NORMAL could lose the last ones with the power.
    conn.pragma_update(None, "synchronous", "FULL")?;
    // macOS calls a write done before it is; elsewhere these two do nothing.
    conn.pragma_update(None, "fullfsync", true)?;
    conn.pragma_update(None, "checkpoint_fullfsync", true)?;
    conn.pragma_update(None, "foreign_keys", true)?;
    // A restored file comes from who knows where: its schema may not call functions.
    conn.pragma_update(None, "trusted_schema", false)?;
    conn.pragma_update(None, "cell_size_check", true)?;
    // An import of 100,000 rows leaves a long log behind, which nobody needs afterwards.
    conn.pragma_update_and_check(None, "journal_size_limit", 4 * 1024 * 1024, |_| Ok(()))?;
    Ok(())
}

/// Sets the journal to WAL. The answer is not checked: where a file system can't do it, the
/// rollback journal that remains is as durable, only slower.
fn use_log(conn: &Connection) -> Result<()> {
    let start = Instant::now();
    loop {
        let current: String = conn.pragma_query_value(None, "journal_mode", |r| r.get(0))?;
        if current == "wal" {
            return Ok(());
        }
        // For this one lock SQLite doesn't wait by itself.
        match conn.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(())).map_err(DbError::from) {
            Err(DbError::Locked { .. }) if start.elapsed() < PATIENCE => sleep(Duration::from_millis(5)),
            done => return done,
        }
    }
}

/// Opens a file for reading only, migrated in memory where it is older.
pub(crate) fn connect_read_only(path: &Path, migrations: &[Migration]) -> Result<Connection> {
    let (conn, found) = open_for_reading(path, newest(migrations))?;
    let conn = match found {
        Found::Version(version) if version == newest(migrations) => conn,
        Found::Version(_) => {
            let mut copy = Connection::open_in_memory()?;
            Backup::new(&conn, &mut copy)?.run_to_completion(1024, Duration::ZERO, None)?;
            migrate(&mut copy, migrations)?;
            copy
        }
        Found::Empty => return Err(DbError::Missing { path: None }),
    };
    conn.pragma_update(None, "query_only", true)?;
    Ok(conn)
}

/// Opens a file for reading and says what it is.
pub(crate) fn open_for_reading(path: &Path, supported: i32) -> Result<(Connection, Found)> {
    let length = fs::metadata(path).map_err(|e| DbError::file(e, path))?.len();
    if length == 0 {
        return Ok((Connection::open_in_memory()?, Found::Empty));
    }
    check_header(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let attempt = Connection::open_with_flags(path, flags).map_err(DbError::from).and_then(|conn| {
        conn.busy_timeout(PATIENCE)?;
        let found = identify(&conn, supported)?;
        Ok((conn, found))
    });
    match attempt {
        // A database in WAL mode wants to make two files beside it. Without a log there is
        // nothing in them, and the file alone is the whole truth.
        Err(DbError::Io { .. } | DbError::ReadOnly { .. }) if !has_log(path) => {
            let conn = Connection::open_with_flags(immutable_uri(path), flags)?;
            let found = identify(&conn, supported)?;
            Ok((conn, found))
        }
        attempt => attempt,
    }
}

/// SQLite takes a file of a few bytes for a new database, and would write over it.
fn check_header(path: &Path) -> Result<()> {
    const MAGIC: &[u8; 16] = b"SQLite format 3\0";
    let mut start = Vec::new();
    match fs::File::open(path) {
        Ok(file) => file.take(16).read_to_end(&mut start)?,
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(e) => return Err(e.into()),
    };
    if start.is_empty() || start == MAGIC {
        return Ok(());
    }
    Err(DbError::Corrupt { path: None, detail: "file is not a database".to_owned() })
}

fn has_log(path: &Path) -> bool {
    fs::metadata(beside(path, "-wal")).is_ok_and(|m| m.len() > 0)
}

/// The file beside another whose name goes on with `suffix`.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn immutable_uri(path: &Path) -> String {
    let mut uri = String::from("file:");
    for part in path.components() {
        match part {
            std::path::Component::RootDir => {}
            std::path::Component::Prefix(prefix) => {
                uri.push('/');
                uri.push_str(&prefix.as_os_str().to_string_lossy());
            }
            other => {
                uri.push('/');
                for byte in other.as_os_str().to_string_lossy().bytes() {
                    match byte {
                        b'%' | b'?' | b'#' => uri.push_str(&format!("%{byte:02X}")),
                        _ if byte.is_ascii_graphic() => uri.push(char::from(byte)),
                        _ => uri.push_str(&format!("%{byte:02X}")),
                    }
                }
            }
        }
    }
    uri.push_str("?immutable=1");
    uri
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
