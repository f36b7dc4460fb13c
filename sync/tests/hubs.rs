//! The kinds of hub, so that a test can be run for each.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use muster_sync::postgres::{Address, Server, join};
use muster_sync::{Epochs, Folder, Hub, Password, Passwords, Secret, SyncError};
use tempfile::{TempDir, tempdir};

use crate::machine::Outcome;
use crate::server::Club;

/// A place through which a group's machines exchange.
pub(crate) trait Carried {
    /// Returns the hub as seen by the machine with this name.
    fn hub(&self, secret: &Secret, called: &str) -> Result<Box<dyn Hub>, SyncError>;

    /// Returns the place as text for another process.
    fn place(&self, secret: &Secret, called: &str) -> String;
}

impl Carried for Path {
    fn hub(&self, secret: &Secret, _: &str) -> Result<Box<dyn Hub>, SyncError> {
        Ok(Box::new(Folder::open(self, secret.group())?))
    }

    fn place(&self, _: &Secret, _: &str) -> String {
        self.display().to_string()
    }
}

impl Carried for TempDir {
    fn hub(&self, secret: &Secret, called: &str) -> Result<Box<dyn Hub>, SyncError> {
        self.path().hub(secret, called)
    }

    fn place(&self, secret: &Secret, called: &str) -> String {
        self.path().place(secret, called)
    }
}

/// A club's server, which admits each machine by an invitation on first use.
pub(crate) struct OnServer {
    pub(crate) club: Club,
    logins: RefCell<BTreeMap<String, (Address, String)>>,
}

impl OnServer {
    pub(crate) fn new() -> Outcome<Self> {
        Ok(Self { club: Club::new()?, logins: RefCell::default() })
    }

    /// Creates one as an earlier version of Muster has set it up.
    pub(crate) fn as_of(version: usize) -> Outcome<Self> {
        Ok(Self { club: Club::as_of(version)?, logins: RefCell::default() })
    }

    /// Starts a separate server, which the test may stop.
    pub(crate) fn alone() -> Outcome<Self> {
        Ok(Self { club: Club::alone()?, logins: RefCell::default() })
    }

    /// Returns a machine's address, with its role, and password.
    pub(crate) fn login(&self, secret: &Secret, called: &str) -> Outcome<(Address, String)> {
        let key = format!("{called} {}", secret.group());
        if let Some(known) = self.logins.borrow().get(&key) {
            return Ok(known.clone());
        }
        let club = &self.club;
        let mut owner = Server::open(&club.owner, Some(&club.owner_password), secret.group())?;
        owner.create()?;
        let invitation = owner.invite(&Epochs::new(secret.clone()), called)?;
        let data = tempdir()?;
        let (address, _) = join(&invitation, &club.owner, &Passwords::of(data.path(), false))?;
        self.knows(secret, called, &address)
    }

    /// Remembers a machine that came in by an invitation, and gives it a predictable password.
    pub(crate) fn knows(
        &self,
        secret: &Secret,
        called: &str,
        address: &Address,
    ) -> Outcome<(Address, String)> {
        let role = address.user.as_deref().ok_or("a role")?;
        let password = format!("login-of-{role}");
        self.club.superuser()?.batch_execute(&format!("ALTER ROLE {role} PASSWORD '{password}'"))?;
        let login = (address.clone(), password);
        self.logins.borrow_mut().insert(format!("{called} {}", secret.group()), login.clone());
        Ok(login)
    }
}

impl Carried for OnServer {
    fn hub(&self, secret: &Secret, called: &str) -> Result<Box<dyn Hub>, SyncError> {
        let (address, password) = self.login(secret, called).expect("a login");
        Ok(Box::new(Server::open(&address, Some(&Password::new(password)), secret.group())?))
    }

    fn place(&self, secret: &Secret, called: &str) -> String {
        let (address, password) = self.login(secret, called).expect("a login");
        address.to_string().replace('@', &format!(":{password}@"))
    }
}

/// A place parsed from another process's text.
pub(crate) enum Told {
    Folder(PathBuf),
    Server(Address, Option<Password>),
}

impl Told {
    pub(crate) fn parse(text: &str) -> Result<Self, SyncError> {
        if Address::is_meant(text) {
            let (address, password) = Address::parse(text)?;
            return Ok(Self::Server(address, password));
        }
        Ok(Self::Folder(PathBuf::from(text)))
    }
}

impl Carried for Told {
    fn hub(&self, secret: &Secret, called: &str) -> Result<Box<dyn Hub>, SyncError> {
        match self {
            Self::Folder(path) => path.hub(secret, called),
            Self::Server(address, password) => {
                Ok(Box::new(Server::open(address, password.as_ref(), secret.group())?))
            }
        }
    }

    fn place(&self, _: &Secret, _: &str) -> String {
        unreachable!("it is told already")
    }
}
