//! What keeps a database's data safe: its backups, and restoring them.

use std::fs;
use std::mem;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::Connection;

use crate::backup;
use crate::backups::{self, BackupFile};
use crate::connection::live;
use crate::database::Database;
use crate::entry::meant;
use crate::error::{DbError, Result};
use crate::migrate::MIGRATIONS;
use crate::opening::{Absent, connect};
use crate::presence::Presence;
use crate::restore::{Restoring, finish, stage, swap};
use crate::schema::holds_something;

impl Database {
    /// Copies all of the user's data to a file, photos included. Replaces an older backup at `path`, but only
    /// once the new copy has been verified.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] if the database is damaged: a damaged copy is no backup.
    /// [`DbError::BackupOverDatabase`] and [`DbError::BackupOverOther`] for files that a backup can't replace.
    /// Whatever the error, the file at `path` is unchanged.
    pub fn backup_to(&self, path: &Path) -> Result<()> {
        backup::save(&self.conn, &self.dir, path)
    }

    /// Makes today's backup, unless it exists, another process is making it, or the database [is
    /// empty](Self::is_empty). If nothing has changed since the latest daily backup, that one is renamed to
    /// today's. When there are more than ten, empty backups are deleted first, then the oldest. A damaged
    /// database is not backed up.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] if the database is damaged; otherwise as for [`backup_to`](Self::backup_to). On
    /// error, the user's data and earlier backups are unchanged.
    pub fn backup_daily(&self, now: DateTime<Utc>) -> Result<Option<PathBuf>> {
        backups::daily(&self.conn, &self.dir, now)
    }

    /// Returns whether the user has made nothing yet. Settings alone don't count.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] if the database is damaged.
    pub fn is_empty(&self) -> Result<bool> {
        holds_something(&self.conn).map(|something| !something)
    }

    /// Returns the backups in the data folder, newest first.
    pub fn backups(&self) -> Result<Vec<BackupFile>> {
        backups::backups(&self.dir)
    }

    /// Replaces this database with a backup and returns the path of the replaced one. The backup is checked and
    /// migrated first; nothing changes until that has succeeded.
    ///
    /// # Errors
    /// As for [`check_backup`](crate::backup::check_backup), with nothing changed;
    /// [`DbError::Locked`] while another process has the database open.
    pub fn restore(&mut self, backup: &Path, now: DateTime<Utc>) -> Result<PathBuf> {
        if self.is_read_only() {
            return Err(DbError::ReadOnly { path: Some(self.path()) });
        }
        let staged = stage(&self.dir, backup, Restoring::default())?;
        let placeholder = Connection::open_in_memory()?;
        let presence = match self.presence.take().map(Presence::alone).transpose() {
            Ok(presence) => presence,
            Err((presence, e)) => {
                self.presence = Some(presence);
                return Err(e.at(&self.path()));
            }
        };
        // Closing checkpoints the log into the file.
        let closed = mem::replace(&mut self.conn, placeholder).close();
        let swapped = match closed {
            Ok(()) => swap(&self.dir, staged, now),
            Err((conn, e)) => {
                drop(conn);
                Err(e.into())
            }
        };
        self.cache.forget_owned();
        let reopened = connect(&self.dir, now, MIGRATIONS, Absent::Asked)
            .and_then(|conn| meant::prepare(&conn).map(|()| conn));
        self.presence = presence.map(Presence::share_again);
        self.conn = reopened?;
        swapped
    }

    /// Replaces a database that can't be opened with a backup and opens it. The second value is the path of the
    /// replaced database, `None` if there was none.
    pub fn restore_over(dir: &Path, backup: &Path, now: DateTime<Utc>) -> Result<(Self, Option<PathBuf>)> {
        Self::restore_changed(dir, backup, Restoring::default(), now)
    }

    /// As [`restore_over`](Self::restore_over), with the backup changed before it becomes the data.
    pub fn restore_changed(
        dir: &Path,
        backup: &Path,
        restoring: Restoring<'_>,
        now: DateTime<Utc>,
    ) -> Result<(Self, Option<PathBuf>)> {
        let dir = std::path::absolute(dir).map_err(|e| DbError::file(e, dir))?;
        fs::create_dir_all(&dir).map_err(|e| DbError::file(e, &dir))?;
        let staged = stage(&dir, backup, restoring)?;
        let alone = finish(&dir, Presence::join(&dir)?)?.alone().map_err(|(_, e)| e.at(&dir))?;
        let there = live(&dir).exists();
        let kept = swap(&dir, staged, now)?;
        drop(alone);
        Ok((Self::open(&dir, now)?, there.then_some(kept)))
    }
}
