//! Putting a backup in the database's place.

use std::fs;
use std::io;
use std::mem;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::Connection;

use crate::backup::{copy_to, open_sound, place_for_replaced, remove_if_there, sync_dir, sync_file};
use crate::database::{Database, FILE_NAME, beside, connect};
use crate::error::{DbError, Result};
use crate::migrate::{MIGRATIONS, check_integrity, migrate};
use crate::presence::Presence;

impl Database {
    /// Puts a backup in this database's place, and returns where the replaced one is kept. The
    /// backup is checked and brought up to date first; until that has succeeded nothing changes.
    ///
    /// # Errors
    /// Those of [`check_backup`](crate::backup::check_backup), with nothing changed;
    /// [`DbError::Locked`] while another process has the database open.
    pub fn restore(&mut self, backup: &Path, now: DateTime<Utc>) -> Result<PathBuf> {
        if self.is_read_only() {
            return Err(DbError::ReadOnly { path: Some(self.path()) });
        }
        let staged = stage(&self.dir, backup)?;
        let swapped = self.swap_while_closed(&staged, now);
        if swapped.is_err() {
            // What went wrong first is what matters.
            fs::remove_file(&staged).ok();
        }
        swapped
    }

    fn swap_while_closed(&mut self, staged: &Path, now: DateTime<Utc>) -> Result<PathBuf> {
        let placeholder = Connection::open_in_memory()?;
        let presence = match self.presence.take().map(Presence::alone).transpose() {
            Ok(presence) => presence,
            Err((presence, e)) => {
                self.presence = Some(presence);
                return Err(e.at(&self.path()));
            }
        };
        // Closing moves what stands in the log into the file.
        let closed = mem::replace(&mut self.conn, placeholder).close();
        let swapped = match closed {
            Ok(()) => swap(&self.dir, staged, now),
            Err((conn, e)) => {
                drop(conn);
                Err(e.into())
            }
        };
        let reopened = connect(&self.dir, now, MIGRATIONS);
        self.presence = presence.map(Presence::share_again);
        self.conn = reopened?;
        swapped
    }

    /// Puts a backup in the place of a database that can't be opened any more, and opens it. The
    /// second value is where the replaced one is kept, `None` where there was none.
    ///
    /// # Errors
    /// As for [`restore`](Self::restore).
    pub fn restore_over(dir: &Path, backup: &Path, now: DateTime<Utc>) -> Result<(Self, Option<PathBuf>)> {
        let dir = std::path::absolute(dir).map_err(|e| DbError::file(e, dir))?;
        fs::create_dir_all(&dir).map_err(|e| DbError::file(e, &dir))?;
        let staged = stage(&dir, backup)?;
        let swapped =
            Presence::join(&dir).and_then(|p| p.alone().map_err(|(_, e)| e.at(&dir))).and_then(|alone| {
                let there = dir.join(FILE_NAME).exists();
                let kept = swap(&dir, &staged, now)?;
                drop(alone);
                Ok(there.then_some(kept))
            });
        match swapped {
            Ok(kept) => Ok((Self::open(&dir, now)?, kept)),
            Err(e) => {
                // What went wrong first is what matters.
                fs::remove_file(&staged).ok();
                Err(e)
            }
        }
    }
}

/// Copies a backup beside the database, checked and brought up to date.
fn stage(dir: &Path, backup: &Path) -> Result<PathBuf> {
    let (conn, _) = open_sound(backup)?;
    let staged = dir.join("restoring.db");
    copy_to(&conn, &staged)?;
    let prepare = || {
        let mut copy = Connection::open(&staged)?;
        migrate(&mut copy, MIGRATIONS)?;
        check_integrity(&copy)?;
        copy.close().map_err(|(_, e)| e)?;
        sync_file(&staged)
    };
    prepare().map_err(|e: DbError| {
        fs::remove_file(&staged).ok();
        e.at(&staged)
    })?;
    Ok(staged)
}

/// Moves the staged file into place. At every moment there is a whole database under the name.
fn swap(dir: &Path, staged: &Path, now: DateTime<Utc>) -> Result<PathBuf> {
    let live = dir.join(FILE_NAME);
    let kept = place_for_replaced(dir, now)?;
    if live.exists() {
        keep(&live, &kept).map_err(|e| DbError::file(e, &kept))?;
        // A damaged database may leave its log behind. It must not be taken for the new file's,
        // and belongs with the old one.
        let log = beside(&live, "-wal");
        if log.exists() {
            fs::rename(&log, beside(&kept, "-wal")).map_err(|e| DbError::file(e, &log))?;
        }
        let index = beside(&live, "-shm");
        remove_if_there(&index).map_err(|e| DbError::file(e, &index))?;
        sync_dir(kept.parent().unwrap_or(dir))?;
    }
    fs::rename(staged, &live).map_err(|e| DbError::file(e, &live))?;
    sync_dir(dir)?;
    Ok(kept)
}

/// A second name for the old file costs nothing; where there are no second names, a copy.
fn keep(live: &Path, kept: &Path) -> io::Result<()> {
    if fs::hard_link(live, kept).is_ok() {
        return Ok(());
    }
    fs::copy(live, kept)?;
    fs::File::open(kept)?.sync_all()
}
