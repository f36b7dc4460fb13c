//! Where a group exchanges: a folder, or a server.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use muster_sync::postgres::{Address, Invitation, Server, join};
use muster_sync::{Folder, Kept, Password, Passwords, SyncError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use crate::error::Error;
use crate::muster::Muster;
use crate::session::Session;

/// The password to a server, where neither its address nor this machine has one. `psql` reads it, too.
const PASSWORD: &str = "PGPASSWORD";

/// A place as somebody typed it: a folder, or a server's address, in which there may be a password.
#[derive(Clone, Deserialize, TS)]
#[serde(transparent)]
pub struct PlaceText(String);

/// Where a group exchanges.
#[derive(Debug)]
pub(super) enum Place {
    /// A folder that something else carries.
    Folder(PathBuf),
    /// A club's server.
    Server(Address),
}

/// Where this machine keeps its password to a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PasswordKept {
    /// In the system's keyring.
    Keyring,
    /// In a file that only its owner reads, as there is no keyring or the data folder was put elsewhere.
    File,
}

impl fmt::Debug for PlaceText {
    /// Without the text: a password may be in it.
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
    /// Reads it, and the password in it.
    pub(super) fn read(&self) -> Result<(Place, Option<Password>), Error> {
        if Address::is_meant(&self.0) {
            let (address, password) = self.server()?;
            return Ok((Place::Server(address), password));
        }
        let folder = Path::new(&self.0);
        let absolute = std::path::absolute(folder).map_err(|_| SyncError::Away(folder.to_owned()))?;
        Ok((Place::Folder(absolute), None))
    }

    /// Reads it as the address of a server, with the password in it or in the environment.
    pub(super) fn server(&self) -> Result<(Address, Option<Password>), Error> {
        let (address, password) = Address::parse(&self.0)?;
        Ok((address, password.or_else(from_environment)))
    }
}

fn from_environment() -> Option<Password> {
    std::env::var(PASSWORD).ok().filter(|password| !password.is_empty()).map(Password::new)
}

/// The passwords of a session's data folder. One that somebody put elsewhere keeps its own, as it may be carried to
/// another machine; and what tests or tries do reaches nobody's keyring.
pub(super) fn passwords(session: &Session) -> Passwords {
    let dir = session.muster.dir();
    Passwords::of(dir, dir == Muster::usual_dir())
}

impl Place {
    /// The place of a group that this machine is in.
    pub(super) fn kept(text: &str) -> Result<Self, Error> {
        Ok(PlaceText(text.to_owned()).read()?.0)
    }

    /// The text that is kept and shown. No password is in it.
    pub(super) fn text(&self) -> String {
        match self {
            // It was made of a text.
            Self::Folder(path) => path.to_string_lossy().into_owned(),
            Self::Server(address) => address.to_string(),
        }
    }

    /// As errors name it.
    pub(super) fn path(&self) -> PathBuf {
        PathBuf::from(self.text())
    }

    /// Opens the group's part of it.
    pub(super) fn open(
        &self,
        passwords: &Passwords,
        group: Uuid,
    ) -> Result<Box<dyn muster_sync::Hub>, Error> {
        Ok(match self {
            Self::Folder(path) => Box::new(Folder::open(path, group)?),
            Self::Server(address) => Box::new(server(address, passwords, group)?),
        })
    }

    /// Makes sure that a group can be begun there, and begins it on a server.
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

    /// Comes in by an invitation, if there is one; on a server under a role of its own from then on.
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
pub(super) fn server(address: &Address, passwords: &Passwords, group: Uuid) -> Result<Server, SyncError> {
    Server::open(address, password_to(address, passwords).as_ref(), group)
}

/// The password to a server: the kept one, or that in the environment.
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
