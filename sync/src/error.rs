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
    /// A text is no address of a server.
    #[error("this is no server's address")]
    NotAnAddress,
    /// A server can't be reached now.
    #[error("{place} can't be reached: {why}")]
    Unreachable {
        /// Its address, without a password, as in all of these.
        place: String,
        /// The system's message.
        why: String,
    },
    /// A server doesn't show that it is the one that is meant: it has no TLS, or a certificate that nobody vouches for.
    #[error("{place} can't be trusted: {why}")]
    Untrusted {
        /// Its address.
        place: String,
        /// What is wrong with its certificate.
        why: String,
    },
    /// A server doesn't let this machine in: its password is wrong, or it was removed.
    #[error("{0} refuses the login")]
    LoginRefused(String),
    /// No password for a server is kept on this machine.
    #[error("there is no password for {0}")]
    NoPassword(String),
    /// A server's database isn't set up for Muster, or not for this one.
    #[error("{0} isn't set up")]
    NotSetUp(String),
    /// A newer Muster has set a server up.
    #[error("a newer Muster has set {0} up")]
    ServerNewer(String),
    /// A server would be set up by a role that row-level security doesn't bind, and so nobody would be bound.
    #[error("{0} can't be set up by a superuser")]
    SetUpBySuperuser(String),
    /// A server's PostgreSQL is too old.
    #[error("{place} has PostgreSQL {version}")]
    ServerTooOld {
        /// Its address.
        place: String,
        /// Its version.
        version: String,
    },
    /// This machine isn't in the group any more, or never was.
    #[error("this machine is in no such group at {0}")]
    NotAMember(String),
    /// Who is logged in may not do this.
    #[error("{place} doesn't allow it: {why}")]
    NotAllowed {
        /// Its address.
        place: String,
        /// The server's message.
        why: String,
    },
    /// A server keeps no more of this member, or its disk is full.
    #[error("{place} keeps no more: {why}")]
    ServerFull {
        /// Its address.
        place: String,
        /// The server's message.
        why: String,
    },
    /// An invitation was used, has expired or was taken back.
    #[error("this invitation to {0} isn't good any more")]
    InvitationUsed(String),
    /// A server has no such member.
    #[error("there is no member {0}")]
    NoSuchMember(String),
    /// A group is kept by a folder, where this needs a server.
    #[error("{0} is a folder")]
    NotAServer(String),
    /// A server did something else than it should.
    #[error("{place}: {why}")]
    ServerFailed {
        /// Its address.
        place: String,
        /// Its message.
        why: String,
    },
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
