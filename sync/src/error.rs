//! Errors of an exchange. None of them loses data: what wasn't sent is sent next time.

use std::io;
use std::path::{Path, PathBuf};

use muster_db::DbError;
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};

/// The result type of this crate's functions.
pub type Result<T, E = SyncError> = std::result::Result<T, E>;

/// An error of an exchange.
#[derive(Debug, thiserror::Error, EnumDiscriminants)]
#[strum_discriminants(
    name(SyncErrorKind),
    doc = "Each kind of error; its code is its name.",
    derive(EnumIter, IntoStaticStr),
    strum(serialize_all = "kebab-case")
)]
pub enum SyncError {
    /// The text is not a valid invitation: characters are wrong, missing or superfluous.
    #[error("this is no group's code")]
    NotACode,
    /// The folder contains no group for this code, or nothing of it has arrived yet.
    #[error("no group of this code is in {}", .0.display())]
    NoGroup(PathBuf),
    /// The hub's folder is currently unavailable: an unplugged drive, an unmounted share.
    #[error("{} isn't there", .0.display())]
    Away(PathBuf),
    /// This machine's keys to the group are missing or damaged: it has to join again.
    #[error("the keys in {} are missing or damaged", .0.display())]
    NoKeys(PathBuf),
    /// A link or another thing is in the group's folder where a folder or file of Muster's own belongs.
    #[error("{} is in the way", .0.display())]
    InTheWay(PathBuf),
    /// Another program on this machine is exchanging right now.
    #[error("another program is exchanging")]
    Busy,
    /// A file of the hub or the keys couldn't be read or written.
    #[error("{} could not be read or written: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The system's message.
        source: io::Error,
    },
    /// The system provides no random numbers.
    #[error("the system gives no random numbers: {0}")]
    Random(getrandom::Error),
    /// The text is not a valid server address.
    #[error("this is no server's address")]
    NotAnAddress,
    /// The server is unreachable.
    #[error("{place} can't be reached: {why}")]
    Unreachable {
        /// Its address, without the password, as in all variants.
        place: String,
        /// The system's message.
        why: String,
    },
    /// The server accepted the connection and doesn't answer any more.
    #[error("{0} doesn't answer")]
    ServerSilent(String),
    /// The server asks for the password in a way that would tell it, or weakly.
    #[error("{place} asks for the password by {method}")]
    UnsafeLogin {
        /// Its address.
        place: String,
        /// What it asks for, as PostgreSQL calls it.
        method: String,
    },
    /// The exchange was ended, since something else needed to go on.
    #[error("the exchange with {0} was ended")]
    Ended(String),
    /// The server can't be authenticated: it has no TLS, or its certificate isn't trusted.
    #[error("{place} can't be trusted: {why}")]
    Untrusted {
        /// Its address.
        place: String,
        /// What is wrong with the certificate.
        why: String,
    },
    /// The server refuses the login: the password is wrong, or the role was removed.
    #[error("{0} refuses the login")]
    LoginRefused(String),
    /// No password for the server is stored on this machine.
    #[error("there is no password for {0}")]
    NoPassword(String),
    /// The server's database isn't set up for Muster, or not for this version.
    #[error("{0} isn't set up")]
    NotSetUp(String),
    /// A newer version of Muster has set up the server.
    #[error("a newer Muster has set {0} up")]
    ServerNewer(String),
    /// The role that would own the schema bypasses row-level security, so that it would bind nobody.
    #[error("{0} can't be set up by a superuser")]
    SetUpBySuperuser(String),
    /// The server's PostgreSQL is too old.
    #[error("{place} has PostgreSQL {version}")]
    ServerTooOld {
        /// Its address.
        place: String,
        /// Its version.
        version: String,
    },
    /// The server's PostgreSQL is too old to be shared with others.
    #[error("{place} has PostgreSQL {version} and is shared")]
    ServerShared {
        /// Its address.
        place: String,
        /// Its version.
        version: String,
    },
    /// This machine is not, or no longer, a member of the group.
    #[error("this machine is in no such group at {0}")]
    NotAMember(String),
    /// The role lacks the permission.
    #[error("{place} doesn't allow it: {why}")]
    NotAllowed {
        /// Its address.
        place: String,
        /// The server's message.
        why: String,
    },
    /// The member's quota or the server's disk is full.
    #[error("{place} keeps no more: {why}")]
    ServerFull {
        /// Its address.
        place: String,
        /// The server's message.
        why: String,
    },
    /// The invitation has been used, has expired or was withdrawn.
    #[error("this invitation to {0} isn't good any more")]
    InvitationUsed(String),
    /// The code carries a key of the group that was replaced since, when somebody was removed.
    #[error("this code for {0} carries an older key")]
    OlderCode(String),
    /// Since it was asked, a new key of the group was made or has become due, or somebody has written.
    #[error("another machine was faster at {0}")]
    Outrun(String),
    /// The group has a newer key, which the server doesn't give, or not yet.
    #[error("{0} doesn't give the group's newer key")]
    KeyWithheld(String),
    /// The server gives a newer key that no member of the group made.
    #[error("{0} gives a key that no member has made")]
    KeyForged(String),
    /// The group has a newer key that was made without this machine.
    #[error("the group's newer key at {0} isn't for this machine")]
    KeyLeftOut(String),
    /// The server doesn't know the group's newest key: it was put back to an older state.
    #[error("{0} was put back to before the group's newest key")]
    KeySetBack(String),
    /// The server has no such member.
    #[error("there is no member {0}")]
    NoSuchMember(String),
    /// The group's hub is a folder, but the operation needs a server.
    #[error("{0} is a folder")]
    NotAServer(String),
    /// The server behaved unexpectedly.
    #[error("{place}: {why}")]
    ServerFailed {
        /// Its address.
        place: String,
        /// Its message.
        why: String,
    },
    /// An error of the database.
    #[error(transparent)]
    Db(#[from] DbError),
}

impl SyncError {
    /// Returns the code by which callers and translations identify the error; for a database error, that one's
    /// code.
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
