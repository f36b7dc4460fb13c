//! Waits for new parcels, by `LISTEN`.

use std::fmt;
use std::time::Duration;

use postgres::Client;
use postgres::fallible_iterator::FallibleIterator as _;
use uuid::Uuid;

use super::address::Address;
use super::connect::connect;
use super::fault::fault;
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
    /// The server can't be reached, authenticated or logged in to.
    pub fn open(address: &Address, password: Option<&Password>, group: Uuid, own: Uuid) -> Result<Self> {
        let mut client = connect(address, password)?;
        let sql = format!("LISTEN muster_{}", group.simple());
        client.batch_execute(&sql).map_err(fault(address))?;
        Ok(Self { client, address: address.clone(), own: own.to_string() })
    }

    /// Waits for another machine's parcel, at most `no_longer`.
    ///
    /// # Errors
    /// The connection was closed.
    pub fn wait(&mut self, no_longer: Duration) -> Result<Heard> {
        let (fault, own) = (fault(&self.address), &self.own);
        if self.client.is_closed() {
            // A query reveals why the connection was closed.
            self.client.batch_execute("").map_err(&fault)?;
        }
        let mut heard = self.client.notifications();
        let mut heard = heard.timeout_iter(no_longer);
        while let Some(notice) = heard.next().map_err(&fault)? {
            if notice.payload() != own {
                return Ok(Heard::News);
            }
        }
        Ok(Heard::Nothing)
    }
}
