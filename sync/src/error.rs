//! What can go wrong with an exchange. Nothing is lost by any of it: what wasn't sent is sent next time.

use std::io;
use std::path::{Path, PathBuf};

use muster_db::DbError;
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};

/// What the functions of this crate return.
pub type Result<T, E = SyncError> = std::result::Result<T, E>;

/// What went wrong.
#[derive(Debug, thiserror::Error, EnumDiscriminants)]
#[strum_discriminants(
    name(SyncErrorKind),
    doc = "Each kind of error; its code is its name.",
    derive(EnumIter, IntoStaticStr),
    strum(serialize_all = "kebab-case")
)]
pub enum SyncError {
    /// A text is no invitation: a character is wrong, missing or too many.
    #[error("this is no group's code")]
    NotACode,
    /// There is no group of this code in a folder, or nothing of it has come yet.
    #[error("no group of this code is in {}", .0.display())]
    NoGroup(PathBuf),
    /// The folder of a hub isn't there now: a stick that is unplugged, a share that isn't mounted.
    #[error("{} isn't there", .0.display())]
    Away(PathBuf),
    /// This machine's keys to a group are gone: it has to join again.
    #[error("the keys in {} are missing or damaged", .0.display())]
    NoKeys(PathBuf),
    /// Another program of this machine is exchanging at this moment.
    #[error("another program is exchanging")]
    Busy,
    /// A file of a hub or the keys could not be read or written.
    #[error("{} could not be read or written: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The system's message.
        source: io::Error,
    },
    /// The system gives no random numbers.
    #[error("the system gives no random numbers: {0}")]
    Random(getrandom::Error),
    /// The database.
    #[error(transparent)]
    Db(#[from] DbError),
}

impl SyncError {
    /// The code by which callers and translations know the error; the database's own for one of it.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Db(error) => error.code(),
            other => SyncErrorKind::from(other).into(),
        }
    }

    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |source| Self::Io { path, source }
    }
}
