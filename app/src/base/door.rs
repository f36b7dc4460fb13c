//! The way in for guests: phones and tablets on the local network. What serves them is a shell of its own, which hands it
//! to the session; without one there is no way in.

use std::fmt::Debug;

use chrono::{DateTime, Utc};
use uuid::Uuid;

use super::error::Error;
use super::seat::Seat;

/// How to let guests in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// The port; `None` for the usual one, or any if that is taken.
    pub port: Option<u16>,
    /// Whether only programs on this machine are let in.
    pub this_machine: bool,
}

/// An open door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The addresses at which guests find it, the likeliest first: `http://192.168.1.5:7425`.
    pub addresses: Vec<String>,
    /// Who is in, in the order of arrival.
    pub guests: Vec<Guest>,
    /// Who is invited and hasn't come yet.
    pub invited: Vec<Invited>,
}

/// Somebody who is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// The guest's id.
    pub id: Uuid,
    /// The guest's name.
    pub name: String,
    /// The guest's seat.
    pub seat: Seat,
    /// Since when.
    pub since: DateTime<Utc>,
    /// Whether the guest is listening now.
    pub here: bool,
}

/// An invitation that is still open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invited {
    /// The address with the key, for a QR code.
    pub url: String,
    /// For which seat.
    pub seat: Seat,
    /// How many may still come with it.
    pub left: u32,
}

/// Lets guests in, and knows who is.
pub trait Door: Debug + Send + Sync {
    /// Starts listening; does nothing if it listens already.
    ///
    /// # Errors
    /// The port can't be listened at, or there is no local network.
    fn open(&self, opening: &Opening) -> Result<(), Error>;

    /// Stops listening and forgets all guests.
    fn close(&self);

    /// Returns who is in; `None` while it is closed.
    fn standing(&self) -> Option<Standing>;

    /// Invites `guests` guests to a seat and returns the address with the key; `None` while it is closed.
    fn invite(&self, seat: Seat, guests: u32) -> Option<String>;

    /// Gives a guest another seat; returns whether there is such a guest.
    fn reseat(&self, guest: Uuid, seat: Seat) -> bool;

    /// Throws a guest out; returns whether there was one.
    fn throw_out(&self, guest: Uuid) -> bool;
}
