//! `postgres/` for a page of a browser, from which no server can be reached: an address is none, so that there is nothing
//! that could be done with one.

#[path = "postgres/member.rs"]
mod member;
#[path = "postgres/patience.rs"]
mod patience;
#[path = "postgres/seen.rs"]
mod seen;

use std::convert::Infallible;
use std::fmt;
use std::time::Duration;

use chrono::{DateTime, Utc};
use uuid::Uuid;

pub use member::Member;
pub use patience::Patience;
pub use seen::{Finding, Seen, State};

use crate::epochs::Epochs;
use crate::error::{Result, SyncError};
use crate::hub::Hub;
use crate::passwords::{Kept, Password, Passwords};
use crate::secret::Secret;

/// A server's address: there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// The role that logs in.
    pub user: Option<String>,
    none: Infallible,
}

impl Address {
    /// Returns whether a text looks like an address; none does.
    #[must_use]
    pub fn is_meant(_: &str) -> bool {
        false
    }

    /// Fails: no text is an address here.
    ///
    /// # Errors
    /// [`SyncError::NotAnAddress`].
    pub fn parse(_: &str) -> Result<(Self, Option<Password>)> {
        Err(SyncError::NotAnAddress)
    }

    /// The same database with another role.
    #[must_use]
    pub fn of_role(&self, _: &str) -> Self {
        match self.none {}
    }

    /// The same database without a role.
    #[must_use]
    pub fn of_anybody(&self) -> Self {
        match self.none {}
    }

    /// Whether the server is on this machine.
    #[must_use]
    pub fn is_local(&self) -> bool {
        match self.none {}
    }
}

impl fmt::Display for Address {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.none {}
    }
}

/// A single-use invitation for one machine: none is made or accepted here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation(Infallible);

impl Invitation {
    /// The code to pass on.
    #[must_use]
    pub fn code(&self) -> String {
        match self.0 {}
    }

    /// Reads a group's code; one with an invitation is none here.
    ///
    /// # Errors
    /// [`SyncError::NotACode`].
    pub fn parse(code: &str) -> Result<(Secret, Option<Self>)> {
        Ok((Secret::parse(code)?, None))
    }

    /// The role of the invited machine.
    #[must_use]
    pub fn role(&self) -> String {
        match self.0 {}
    }
}

/// Accepts an invitation: there is none.
///
/// # Errors
/// None.
pub fn join(invitation: &Invitation, _: &Address, _: &Passwords) -> Result<(Address, Kept)> {
    match invitation.0 {}
}

/// Examines a server: there is none.
#[must_use]
pub fn check(address: &Address, _: Option<&Password>, _: impl FnOnce() -> DateTime<Utc>) -> Vec<Finding> {
    match address.none {}
}

/// The result of setting up a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// The previous version of the schema.
    pub from: i32,
    /// The current version.
    pub to: i32,
}

/// Whether a server may be shared with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// It is refused.
    Refused,
    /// Whoever runs the server accepts it.
    Accepted,
}

/// Sets up a server: there is none.
///
/// # Errors
/// None.
pub fn set_up(address: &Address, _: Option<&Password>, _: Sharing) -> Result<SetUp> {
    match address.none {}
}

/// A group's hub on a server: there is none.
#[derive(Debug)]
pub struct Server(Infallible);

/// A group on a server, found by a code.
#[derive(Debug)]
pub struct Found {
    /// The group's hub.
    pub server: Server,
    /// The secrets of the group.
    pub epochs: Epochs,
    /// Whether the group has a newer key than the code's.
    pub replaced: bool,
}

impl Server {
    /// Connects: there is no server.
    ///
    /// # Errors
    /// None.
    pub fn open(address: &Address, _: Option<&Password>, _: Uuid) -> Result<Self> {
        match address.none {}
    }

    /// Connects, with other limits than usual: there is no server.
    ///
    /// # Errors
    /// None.
    pub fn open_within(_: &Patience, address: &Address, _: Option<&Password>, _: Uuid) -> Result<Self> {
        match address.none {}
    }

    /// Finds a group: there is no server.
    ///
    /// # Errors
    /// None.
    pub fn find(address: &Address, _: Option<&Password>, _: &Secret) -> Result<Found> {
        match address.none {}
    }

    /// Creates the group.
    ///
    /// # Errors
    /// None.
    pub fn create(&mut self) -> Result<()> {
        match self.0 {}
    }

    /// The group.
    #[must_use]
    pub const fn group(&self) -> Uuid {
        match self.0 {}
    }

    /// Invites a machine.
    ///
    /// # Errors
    /// None.
    pub fn invite(&mut self, _: &Epochs, _: &str) -> Result<Invitation> {
        match self.0 {}
    }

    /// Lists the members.
    ///
    /// # Errors
    /// None.
    pub fn members(&mut self) -> Result<Vec<Member>> {
        match self.0 {}
    }

    /// Removes a member.
    ///
    /// # Errors
    /// None.
    pub fn remove(&mut self, _: &str, _: bool) -> Result<Vec<String>> {
        match self.0 {}
    }

    /// Leaves the group.
    ///
    /// # Errors
    /// None.
    pub fn leave(&mut self) -> Result<()> {
        match self.0 {}
    }
}

impl Hub for Server {
    fn streams(&mut self) -> Result<Vec<Uuid>> {
        match self.0 {}
    }

    fn parcels(&mut self, _: Uuid, _: u64) -> Result<Vec<(u64, Vec<u8>)>> {
        match self.0 {}
    }

    fn last(&mut self, _: Uuid) -> Result<u64> {
        match self.0 {}
    }

    fn append(&mut self, _: Uuid, _: u64, _: &[u8]) -> Result<()> {
        match self.0 {}
    }
}

/// A connection on which a server announces new parcels: there is none.
#[derive(Debug)]
pub struct Listener(Infallible);

/// The result of waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Another machine added a parcel.
    News,
    /// Nothing happened within the given time.
    Nothing,
}

impl Listener {
    /// Connects: there is no server.
    ///
    /// # Errors
    /// None.
    pub fn open(_: &Patience, address: &Address, _: Option<&Password>, _: Uuid, _: Uuid) -> Result<Self> {
        match address.none {}
    }

    /// Waits.
    ///
    /// # Errors
    /// None.
    pub fn wait(&mut self, _: Duration) -> Result<Heard> {
        match self.0 {}
    }
}
