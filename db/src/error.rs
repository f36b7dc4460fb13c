//! Errors of the database, as codes and details. The messages that users see are generated elsewhere.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;
use rusqlite::ffi::{SQLITE_IOERR_SHMSIZE, SQLITE_READONLY_DIRECTORY};
use serde_json::{Value, json};
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};
use uuid::Uuid;

/// The result type of this crate's functions.
pub type Result<T, E = DbError> = std::result::Result<T, E>;

/// A kind of object that can be requested by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// A squad.
    Squad,
    /// A revision of a squad.
    Revision,
    /// A campaign.
    Campaign,
    /// A campaign's session, or a photo of one.
    Session,
    /// A match in the log.
    Match,
    /// A game in progress.
    Play,
    /// A tournament.
    Tournament,
}

impl Kind {
    /// Returns the name used in error details.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// A database error. `path` is the file or folder concerned, `None` for the open database.
///
/// Each variant documents what it means for the data: a failed write has changed nothing, because every write
/// is one transaction.
#[derive(Debug, thiserror::Error, EnumDiscriminants)]
#[strum_discriminants(
    name(DbErrorKind),
    doc = "Each kind of error; its code is its name unless it says otherwise.",
    derive(EnumIter, IntoStaticStr),
    strum(serialize_all = "kebab-case")
)]
pub enum DbError {
    /// A newer version of Muster wrote the file, which is unchanged.
    #[strum_discriminants(strum(serialize = "database-too-new"))]
    #[error("the database has version {found}, this program knows up to {supported}")]
    TooNew {
        /// The file.
        path: Option<PathBuf>,
        /// The file's version.
        found: i32,
        /// The newest version that this program reads.
        supported: i32,
    },
    /// The file is damaged. It is unchanged; a backup can be restored over it.
    #[strum_discriminants(strum(serialize = "database-corrupt"))]
    #[error("the database is damaged: {detail}")]
    Corrupt {
        /// The file.
        path: Option<PathBuf>,
        /// SQLite's message.
        detail: String,
    },
    /// The file is another program's database, and is unchanged.
    #[strum_discriminants(strum(serialize = "not-a-muster-database"))]
    #[error("this is not a Muster database")]
    NotMuster {
        /// The file.
        path: Option<PathBuf>,
        /// The application ID of the program that made it, 0 if none.
        application_id: i32,
    },
    /// Another process is using the database. Nothing was written; retrying may help.
    #[strum_discriminants(strum(serialize = "database-locked"))]
    #[error("another program is using the database")]
    Locked {
        /// The file.
        path: Option<PathBuf>,
    },
    /// The file or folder isn't writable. Existing data can be read with `Database::open_read_only`.
    #[strum_discriminants(strum(serialize = "folder-read-only"))]
    #[error("the file or its folder can't be written to")]
    ReadOnly {
        /// The file or folder.
        path: Option<PathBuf>,
    },
    /// The disk is full. Nothing of this write was kept; earlier writes were.
    #[strum_discriminants(strum(serialize = "disk-full"))]
    #[error("the disk is full")]
    Full {
        /// The file.
        path: Option<PathBuf>,
    },
    /// There is no database to read.
    #[strum_discriminants(strum(serialize = "database-missing"))]
    #[error("there is no database here")]
    Missing {
        /// The path that was tried.
        path: Option<PathBuf>,
    },
    /// A backup can't overwrite the database itself. Nothing was written.
    #[error("a backup can't replace the database it is made from")]
    BackupOverDatabase {
        /// The database.
        path: Option<PathBuf>,
    },
    /// The backup's path is taken by another file. Nothing was written.
    #[error("there is another file, which is no backup")]
    BackupOverOther {
        /// The file.
        path: Option<PathBuf>,
    },
    /// The schema contains something that isn't Muster's, such as a trigger, which could alter later writes.
    /// The file is unchanged.
    #[strum_discriminants(strum(serialize = "database-foreign"))]
    #[error("the {what} {name:?} is none of Muster's")]
    Foreign {
        /// The file.
        path: Option<PathBuf>,
        /// A table, index, trigger or view.
        what: String,
        /// Its name.
        name: String,
    },
    /// The database is missing or empty, although a backup contains data. No new database was created.
    #[strum_discriminants(strum(serialize = "database-vanished"))]
    #[error("the database has vanished; {} is a backup of it", newest.display())]
    Vanished {
        /// The expected path.
        path: Option<PathBuf>,
        /// The newest backup that is valid and not empty.
        newest: PathBuf,
    },
    /// The catalogue's cache is damaged. It can be rebuilt; it contains none of the user's data.
    #[error("the catalogue's cache is damaged: {detail}")]
    CacheDamaged {
        /// SQLite's message.
        detail: String,
    },
    /// The system failed to read or write a file.
    #[strum_discriminants(strum(serialize = "file-failed"))]
    #[error("a file could not be read or written: {source}")]
    Io {
        /// The file.
        path: Option<PathBuf>,
        /// The system's message.
        source: io::Error,
    },
    /// Nothing matches this name.
    #[error("no {} goes by {wanted:?}", kind.as_str())]
    NotFound {
        /// The kind that was looked for.
        kind: Kind,
        /// The name.
        wanted: String,
    },
    /// Several objects match this name.
    #[error("{} of kind {} go by {wanted:?}", candidates.len(), kind.as_str())]
    Ambiguous {
        /// The kind that was looked for.
        kind: Kind,
        /// The name.
        wanted: String,
        /// The matches: ID and name.
        candidates: Vec<(Uuid, String)>,
    },
    /// Another process wrote to the object in the meantime. Nothing was written; it has to be read again.
    #[error("somebody else wrote to the {} in between", kind.as_str())]
    Overtaken {
        /// The kind of object.
        kind: Kind,
    },
    /// An entry from a file is about something else than the file, or contradicts one here. Nothing was written.
    #[strum_discriminants(strum(serialize = "campaign-contradicts"))]
    #[error("entry {entry} doesn't belong here, or contradicts one that is here")]
    Contradicts {
        /// The entry's ID.
        entry: String,
    },
    /// A campaign was shared after its file was written, by a machine that keeps its secrets; only that machine can
    /// add the file's steps. Nothing was written.
    #[strum_discriminants(strum(serialize = "campaign-shared-since"))]
    #[error("the campaign {name:?} has been shared since")]
    SharedSince {
        /// The campaign's name here.
        name: String,
    },
    /// A row contains something that this program can't read. The row is unchanged.
    #[strum_discriminants(strum(serialize = "row-unreadable"))]
    #[error("row {key:?} of table {table} can't be read: {source}")]
    Row {
        /// The table.
        table: &'static str,
        /// The row's key.
        key: String,
        /// Why it can't be read.
        source: serde_json::Error,
    },
    /// A value can't be serialised as JSON.
    #[strum_discriminants(strum(serialize = "database-error"))]
    #[error("a value can't be stored: {0}")]
    Unstorable(#[source] serde_json::Error),
    /// A statement failed: a bug in the program.
    #[strum_discriminants(strum(serialize = "database-error"))]
    #[error("the database refused a statement: {0}")]
    Sql(#[source] rusqlite::Error),
}

impl DbError {
    /// Returns the code by which callers and translations identify the error.
    #[must_use]
    pub fn code(&self) -> &'static str {
        DbErrorKind::from(self).into()
    }

    /// Returns the values that the error's message mentions, as a JSON object.
    #[must_use]
    pub fn details(&self) -> Value {
        let mut details = match self {
            Self::TooNew { found, supported, .. } => json!({"found": found, "supported": supported}),
            Self::Corrupt { detail, .. } => json!({"detail": detail}),
            Self::NotMuster { application_id, .. } => json!({"application_id": application_id}),
            Self::Locked { .. }
            | Self::ReadOnly { .. }
            | Self::Full { .. }
            | Self::Missing { .. }
            | Self::BackupOverDatabase { .. }
            | Self::BackupOverOther { .. } => json!({}),
            Self::Foreign { what, name, .. } => json!({"what": what, "name": name}),
            Self::Vanished { newest, .. } => json!({"backup": newest.display().to_string()}),
            Self::CacheDamaged { detail } => json!({"detail": detail}),
            Self::Io { source, .. } => json!({"detail": source.to_string()}),
            Self::NotFound { kind, wanted } => json!({"kind": kind.as_str(), "wanted": wanted}),
            Self::Ambiguous { kind, wanted, candidates } => {
                let candidates: Vec<_> =
                    candidates.iter().map(|(id, name)| json!({"id": id, "name": name})).collect();
                json!({"kind": kind.as_str(), "wanted": wanted, "candidates": candidates})
            }
            Self::Overtaken { kind } => json!({"kind": kind.as_str()}),
            Self::Contradicts { entry } => json!({"wanted": entry}),
            Self::SharedSince { name } => json!({"name": name}),
            Self::Row { table, key, source } => {
                json!({"table": table, "key": key, "detail": source.to_string()})
            }
            Self::Unstorable(source) => json!({"detail": source.to_string()}),
            Self::Sql(source) => json!({"detail": source.to_string()}),
        };
        if let Some(path) = self.path() {
            details["path"] = json!(path.display().to_string());
        }
        details
    }

    /// Returns whether a constraint of the schema was violated.
    pub(crate) fn is_constraint(&self) -> bool {
        let code = match self {
            Self::Sql(source) => source.sqlite_error_code(),
            _ => None,
        };
        matches!(code, Some(ErrorCode::ConstraintViolation | ErrorCode::TypeMismatch))
    }

    /// Returns the file or folder concerned, `None` for the open database.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::TooNew { path, .. }
            | Self::Corrupt { path, .. }
            | Self::NotMuster { path, .. }
            | Self::Locked { path }
            | Self::ReadOnly { path }
            | Self::Full { path }
            | Self::Missing { path }
            | Self::BackupOverDatabase { path }
            | Self::BackupOverOther { path }
            | Self::Foreign { path, .. }
            | Self::Vanished { path, .. }
            | Self::Io { path, .. } => path.as_deref(),
            _ => None,
        }
    }

    fn path_mut(&mut self) -> Option<&mut Option<PathBuf>> {
        match self {
            Self::TooNew { path, .. }
            | Self::Corrupt { path, .. }
            | Self::NotMuster { path, .. }
            | Self::Locked { path }
            | Self::ReadOnly { path }
            | Self::Full { path }
            | Self::Missing { path }
            | Self::BackupOverDatabase { path }
            | Self::BackupOverOther { path }
            | Self::Foreign { path, .. }
            | Self::Vanished { path, .. }
            | Self::Io { path, .. } => Some(path),
            _ => None,
        }
    }

    /// Removes the path of a staged file, which means nothing to users.
    pub(crate) fn without(mut self, place: &Path) -> Self {
        if let Some(path) = self.path_mut().filter(|path| path.as_deref() == Some(place)) {
            *path = None;
        }
        self
    }

    /// Sets the file or folder concerned, unless the error already has one.
    pub(crate) fn at(mut self, place: &Path) -> Self {
        if let Some(path) = self.path_mut() {
            path.get_or_insert_with(|| place.to_owned());
        }
        self
    }

    /// Returns the error of a failed file operation.
    pub(crate) fn file(source: io::Error, place: &Path) -> Self {
        Self::from(source).at(place)
    }
}

impl From<io::Error> for DbError {
    fn from(source: io::Error) -> Self {
        let path = None;
        match source.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly { path },
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full { path },
            io::ErrorKind::NotFound => Self::Missing { path },
            _ => Self::Io { path, source },
        }
    }
}

impl From<rusqlite::Error> for DbError {
    fn from(error: rusqlite::Error) -> Self {
        let rusqlite::Error::SqliteFailure(failure, _) = &error else { return Self::Sql(error) };
        let path = None;
        match failure.extended_code {
            SQLITE_READONLY_DIRECTORY => return Self::ReadOnly { path },
            // The shared-memory file couldn't grow: the disk must be full.
            SQLITE_IOERR_SHMSIZE => return Self::Full { path },
            _ => {}
        }
        match failure.code {
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Self::Locked { path },
            ErrorCode::ReadOnly | ErrorCode::PermissionDenied => Self::ReadOnly { path },
            ErrorCode::DiskFull => Self::Full { path },
            ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => {
                Self::Corrupt { path, detail: error.to_string() }
            }
            ErrorCode::SystemIoFailure | ErrorCode::CannotOpen => {
                Self::Io { path, source: io::Error::other(error) }
            }
            _ => Self::Sql(error),
        }
    }
}
