//! Waits for new parcels, by `LISTEN`.

use std::fmt;
use std::time::{Duration, Instant};

use uuid::Uuid;

use super::address::Address;
use super::client::Client;
use super::connect::connect;
use super::patience::Patience;
use crate::error::Result;
use crate::passwords::Password;

/// A connection on which a server announces new parcels.
pub struct Listener {
    client: Client,
    address: Address,
    /// This machine's stream, whose announcements are ignored.
    own: String,
}

/// The result of waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Another machine added a parcel.
    News,
    /// Nothing happened within the given time.
    Nothing,
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listener").field("address", &self.address).finish_non_exhaustive()
    }
}

impl Listener {
    /// Connects to a server and listens for a group's parcels.
    ///
    /// # Errors
    /// The server can't be reached, authenticated or logged in to; or the waiting was ended.
    pub fn open(
        patience: &Patience,
        address: &Address,
        password: Option<&Password>,
        group: Uuid,
        own: Uuid,
    ) -> Result<Self> {
        let mut client = connect(address, password, patience)?;
        client.run(&format!("LISTEN muster_{}", group.simple()))?;
        Ok(Self { client, address: address.clone(), own: own.to_string() })
    }

    /// Waits for another machine's parcel, at most `no_longer`.
    ///
    /// # Errors
    /// The connection was closed.
    pub fn wait(&mut self, no_longer: Duration) -> Result<Heard> {
        let until = Instant::now() + no_longer;
        while !self.client.is_closed() {
            match self.client.announced(until.saturating_duration_since(Instant::now())) {
                Some(stream) if stream != self.own => return Ok(Heard::News),
                Some(_) => {}
                None if Instant::now() >= until => return Ok(Heard::Nothing),
                // The connection was closed meanwhile.
                None => break,
            }
        }
        // A query reveals why the connection was closed.
        self.client.run("")?;
        Ok(Heard::Nothing)
    }
}
