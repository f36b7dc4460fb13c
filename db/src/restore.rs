//! Replaces the database with a backup.
//!
//! A restored database replaces both file and log. The intent is recorded first, so that the next process can
//! finish what a killed one began. No process ever opens the old file without its log, or the new file with the
//! old log.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::config::DbConfig;
use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};

use crate::backup::{copy_into, open_sound};
use crate::backup_photos;
use crate::backups::{FOLDER, make_folder, unused};
use crate::connection::{check_header, connect_read_only, live};
use crate::error::{DbError, Result};
use crate::files::{HANDED_ON, Staged, beside, folder_of, remove_if_there, sweep_all, sync_dir, write_whole};
use crate::migrate::{MIGRATIONS, check_integrity, identify, migrate, newest};
use crate::nouns::{Part, tables};
use crate::presence::Presence;
use crate::time;

/// The file that names the staged database. While it exists, a restore is pending.
const INTENT: &str = "restoring";

/// The first version whose backups include the user's own packs.
const WITH_OWN_PACKS: i32 = 5;

/// The files that accompany a database.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Finishes a restore that a killed process left pending, if any.
///
/// # Errors
/// [`DbError::Locked`] while other processes have the folder open; fails if files can't be read or written.
pub(crate) fn finish(dir: &Path, presence: Presence) -> Result<Presence> {
    if !dir.join(INTENT).exists() {
        // No restore is pending, so all leftovers of killed processes may go.
        sweep_all(dir);
        sweep_all(&dir.join(FOLDER));
        return Ok(presence);
    }
    let alone = presence.alone().map_err(|(_, e)| e.at(dir))?;
    put_in_place(dir)?;
    Ok(alone.share_again())
}

/// What a backup is changed in before it becomes the data, so that nothing has to follow.
#[derive(Clone, Copy, Debug, Default)]
pub struct Restoring<'a> {
    /// The settings that are forgotten.
    pub forgets: &'a [&'a str],
    /// Whether all groups are left.
    pub leaves: bool,
}

impl Restoring<'_> {
    fn change(self, copy: &Connection) -> Result<()> {
        for key in self.forgets {
            copy.execute("DELETE FROM setting WHERE key = ?1", [key])?;
        }
        if self.leaves {
            copy.execute("DELETE FROM hub", [])?;
        }
        Ok(())
    }
}

/// Copies a backup next to the database, checked, migrated and changed, and extracts its photos.
pub(crate) fn stage(dir: &Path, backup: &Path, restoring: Restoring<'_>) -> Result<Staged> {
    let sound = open_sound(backup)?;
    let staged = Staged::named(folder_of(&live(dir)), HANDED_ON).map_err(|e| e.at(dir))?;
    let prepare = || {
        copy_into(&sound.conn, staged.path())?;
        let mut copy = Connection::open(staged.path())?;
        backup_photos::unpack(&copy, dir)?;
        migrate(&mut copy, MIGRATIONS)?;
        if sound.version < WITH_OWN_PACKS {
            keep_own_packs(dir, &mut copy)?;
        }
        copy.pragma_update(None, "foreign_keys", true)?;
        restoring.change(&copy)?;
        check_integrity(&copy)?;
        copy.close().map_err(|(_, e)| e)?;
        Ok(())
    };
    prepare().map_err(|e: DbError| e.without(staged.path()).at(backup))?;
    Ok(staged)
}

/// Keeps the present packs when the backup predates [`WITH_OWN_PACKS`]: at that time they were separate files.
fn keep_own_packs(dir: &Path, copy: &mut Connection) -> Result<()> {
    match connect_read_only(&live(dir), MIGRATIONS) {
        Ok(present) => copy_part(Part::OwnPacks, &present, copy),
        Err(_) => Ok(()),
    }
}

/// Copies the rows of a part of the user's data into a database that has none.
fn copy_part(part: Part, from: &Connection, to: &mut Connection) -> Result<()> {
    let tx = to.transaction()?;
    for table in tables().filter(|table| table.part == Some(part)) {
        let mut read = from.prepare(&format!("SELECT * FROM {}", table.name))?;
        let columns = read.column_count();
        let places = vec!["?"; columns].join(", ");
        let mut write = tx.prepare(&format!("INSERT INTO {} VALUES ({places})", table.name))?;
        let mut rows = read.query([])?;
        while let Some(row) = rows.next()? {
            let cells = (0..columns).map(|i| row.get::<_, Value>(i));
            write.execute(params_from_iter(cells.collect::<Result<Vec<_>, _>>()?))?;
        }
    }
    tx.commit()?;
    Ok(())
}

/// Moves the staged file into the database's place, and keeps the old one. Requires exclusive access.
pub(crate) fn swap(dir: &Path, staged: Staged, now: DateTime<Utc>) -> Result<PathBuf> {
    let kept = keep(dir, now)?;
    staged.sync().map_err(|e| e.at(dir))?;
    let name = staged.path().file_name().unwrap_or_default().to_string_lossy().into_owned();
    write_whole(&dir.join(INTENT), name.as_bytes()).map_err(|e| e.at(dir))?;
    // From here on the restore will be completed, if not now, then by the next process that opens the folder.
    // Until then the staged file stays locked: another restore, which stages its own file before it waits,
    // sweeps unlocked ones.
    let held = staged.leave();
    put_in_place(dir)?;
    drop(held);
    Ok(kept)
}

/// Keeps the present database among the backups, with its log if that couldn't be emptied.
fn keep(dir: &Path, now: DateTime<Utc>) -> Result<PathBuf> {
    let old = live(dir);
    let folder = dir.join(FOLDER);
    make_folder(&folder)?;
    let kept = unused(&folder, &format!("replaced-{}", time::for_file_name(now)));
    if !old.exists() {
        return Ok(kept);
    }
    empty_log(&old);
    let mut made = Vec::new();
    let mut links = || {
        for suffix in ["", "-wal"] {
            let (from, to) = (beside(&old, suffix), beside(&kept, suffix));
            if suffix.is_empty() || fs::metadata(&from).is_ok_and(|m| m.len() > 0) {
                made.push(to.clone());
                second_name(&from, &to).map_err(|e| DbError::file(e, &to))?;
            }
        }
        sync_dir(&folder)
    };
    let linked = links();
    linked.inspect_err(|_| {
        for path in &made {
            fs::remove_file(path).ok();
        }
    })?;
    Ok(kept)
}

/// Checkpoints the log into the file if that is a Muster database. Leaves anything else as it is, including its
/// log.
fn empty_log(path: &Path) {
    let checkpoint = || -> Result<()> {
        check_header(path)?;
        let conn = Connection::open(path)?;
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        identify(&conn, newest(MIGRATIONS))?;
        conn.pragma_update(None, "synchronous", "FULL")?;
        Ok(conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?)
    };
    // On failure, the log is kept beside the file.
    checkpoint().ok();
}

/// Creates a hard link, which takes no space, or falls back to a copy.
fn second_name(from: &Path, to: &Path) -> io::Result<()> {
    if fs::hard_link(from, to).is_ok() {
        return Ok(());
    }
    fs::copy(from, to)?;
    fs::File::open(to)?.sync_all()
}

/// Carries out the recorded intent, whatever part of it is already done.
fn put_in_place(dir: &Path) -> Result<()> {
    let intent = dir.join(INTENT);
    let name = fs::read_to_string(&intent).map_err(|e| DbError::file(e, &intent))?;
    let place = live(dir);
    let staged = folder_of(&place).join(name.trim());
    let ours = name.starts_with(HANDED_ON) && !name.contains(['/', '\\']);
    // If the staged file is gone, it is already in place and the log beside it is its own.
    if ours && staged.exists() {
        for suffix in COMPANIONS {
            let companion = beside(&place, suffix);
            remove_if_there(&companion).map_err(|e| DbError::file(e, &companion))?;
        }
        fs::rename(&staged, &place).map_err(|e| DbError::file(e, &place))?;
        sync_dir(folder_of(&place))?;
    }
    remove_if_there(&intent).map_err(|e| DbError::file(e, &intent))?;
    sync_dir(dir)
}
