//! The place of a group's exchange: a folder, or a server.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use muster_sync::postgres::{Address, Invitation, Patience, Server, join};
use muster_sync::{Epochs, Folder, Kept, Password, Passwords, Secret, SyncError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::session::Session;

/// The variable with the password to a server, used if neither the address nor this machine has one; the same as that
/// of `psql`.
const PASSWORD: &str = "PGPASSWORD";

/// A place as typed: a folder, or a server's address, which may contain a password.
#[derive(Clone, Deserialize, TS)]
#[serde(transparent)]
pub struct PlaceText(String);

/// The place of a group's exchange.
#[derive(Debug)]
pub(super) enum Place {
    /// A folder that is synced by other means.
    Folder(PathBuf),
    /// A club's server.
    Server(Address),
}

/// A group found by its code.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) hub: Box<dyn muster_sync::Hub>,
    pub(super) group: Uuid,
    /// The group's secrets up to the code's.
    pub(super) epochs: Epochs,
    /// Whether the group has a newer key.
    pub(super) replaced: bool,
}

/// Where this machine keeps its password to a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PasswordKept {
    /// In the system's keyring.
    Keyring,
    /// In a file readable only by its owner, if there is no keyring or the data folder isn't the usual one.
    File,
}

impl fmt::Debug for PlaceText {
    /// Omits the text, which may contain a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PlaceText")
    }
}

impl FromStr for PlaceText {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.to_owned()))
    }
}

impl PlaceText {
    /// Parses the place, and the password in it.
    pub(super) fn read(&self) -> Result<(Place, Option<Password>), Error> {
        if Address::is_meant(&self.0) {
            let (address, password) = self.server()?;
            return Ok((Place::Server(address), password));
        }
        let folder = Path::new(&self.0);
        let absolute = std::path::absolute(folder).map_err(|_| SyncError::Away(folder.to_owned()))?;
        Ok((Place::Folder(absolute), None))
    }

    /// Parses the address of a server, with the password from it or from the environment.
    pub(super) fn server(&self) -> Result<(Address, Option<Password>), Error> {
        let (address, password) = Address::parse(&self.0)?;
        Ok((address, password.or_else(from_environment)))
    }
}

fn from_environment() -> Option<Password> {
    std::env::var(PASSWORD).ok().filter(|password| !password.is_empty()).map(Password::new)
}

/// Returns the passwords of a session's data folder. A folder in an unusual place keeps its own passwords, since it
/// may be moved to another machine; this also keeps tests away from the user's keyring.
pub(super) fn passwords(session: &Session) -> Passwords {
    let dir = session.muster.dir();
    Passwords::of(dir, dir == Muster::usual_dir())
}

impl Place {
    /// Parses the stored place of a group.
    pub(super) fn kept(text: &str) -> Result<Self, Error> {
        Ok(PlaceText(text.to_owned()).read()?.0)
    }

    /// Returns the text to store and show, without a password.
    pub(super) fn text(&self) -> String {
        match self {
            // Lossless, since the path was created from a string.
            Self::Folder(path) => path.to_string_lossy().into_owned(),
            Self::Server(address) => address.to_string(),
        }
    }

    /// Returns the place as a path, for errors.
    pub(super) fn path(&self) -> PathBuf {
        PathBuf::from(self.text())
    }

    /// Opens the group's part of the place.
    pub(super) fn open(
        &self,
        patience: &Patience,
        passwords: &Passwords,
        group: Uuid,
    ) -> Result<Box<dyn muster_sync::Hub>, Error> {
        Ok(match self {
            Self::Folder(path) => Box::new(Folder::open(path, group)?),
            Self::Server(address) => Box::new(server(patience, address, passwords, group)?),
        })
    }

    /// Opens the part of the group that a code's secret is of, which on a server may be that of a later epoch.
    pub(super) fn find(&self, passwords: &Passwords, secret: &Secret) -> Result<Found, Error> {
        Ok(match self {
            Self::Folder(path) => {
                let (group, epochs) = (secret.group(), Epochs::new(secret.clone()));
                Found { hub: Box::new(Folder::open(path, group)?), group, epochs, replaced: false }
            }
            Self::Server(address) => {
                let password = password_to(address, passwords);
                let found = Server::find(address, password.as_ref(), secret)?;
                let (group, epochs, replaced) = (found.server.group(), found.epochs, found.replaced);
                Found { hub: Box::new(found.server), group, epochs, replaced }
            }
        })
    }

    /// Checks that a group can be created in the place; on a server, also creates it.
    pub(super) fn begin(
        &self,
        passwords: &Passwords,
        group: Uuid,
        password: Option<Password>,
    ) -> Result<Option<PasswordKept>, Error> {
        match self {
            Self::Folder(path) => {
                Folder::open(path, group)?;
                Ok(None)
            }
            Self::Server(address) => {
                let known = password.clone().or_else(|| passwords.find(address));
                Server::open(address, known.as_ref(), group)?.create()?;
                let kept = password.map(|password| passwords.keep(address, &password)).transpose()?;
                Ok(kept.map(Into::into))
            }
        }
    }

    /// Accepts an invitation, if there is one; on a server, the machine then has its own role.
    pub(super) fn join(
        self,
        passwords: &Passwords,
        invitation: Option<&Invitation>,
        password: Option<Password>,
    ) -> Result<(Self, Option<PasswordKept>), Error> {
        match (self, invitation) {
            (Self::Server(address), Some(invitation)) => {
                let (address, kept) = join(invitation, &address, passwords)?;
                Ok((Self::Server(address), Some(kept.into())))
            }
            (Self::Server(address), None) => {
                let kept = password.map(|password| passwords.keep(&address, &password)).transpose()?;
                Ok((Self::Server(address), kept.map(Into::into)))
            }
            (folder, _) => Ok((folder, None)),
        }
    }
}

/// Opens a group's part of a server.
pub(super) fn server(
    patience: &Patience,
    address: &Address,
    passwords: &Passwords,
    group: Uuid,
) -> Result<Server, SyncError> {
    Server::open_within(patience, address, password_to(address, passwords).as_ref(), group)
}

/// Returns the password to a server: the stored one, or else that in the environment.
pub(super) fn password_to(address: &Address, passwords: &Passwords) -> Option<Password> {
    passwords.find(address).or_else(from_environment)
}

impl From<Kept> for PasswordKept {
    fn from(kept: Kept) -> Self {
        match kept {
            Kept::Keyring => Self::Keyring,
            Kept::File => Self::File,
        }
    }
}
