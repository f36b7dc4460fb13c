//! Waiting for what is new, by `LISTEN`.

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

/// A connection on which a server says that there is something new.
pub struct Listener {
    client: Client,
    address: Address,
    /// The stream of this machine, of which it needn't hear.
    own: String,
}

/// What a listener heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Somebody else added a parcel.
    News,
    /// Nothing, in the time given.
    Nothing,
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listener").field("address", &self.address).finish_non_exhaustive()
    }
}

impl Listener {
    /// Connects and listens to a group.
    ///
    /// # Errors
    /// The server can't be reached, trusted or logged in to.
    pub fn open(address: &Address, password: Option<&Password>, group: Uuid, own: Uuid) -> Result<Self> {
        let mut client = connect(address, password)?;
        let sql = format!("LISTEN muster_{}", group.simple());
        client.batch_execute(&sql).map_err(fault(address))?;
        Ok(Self { client, address: address.clone(), own: own.to_string() })
    }

    /// Waits for somebody else's parcel, no longer than this.
    ///
    /// # Errors
    /// The connection has ended.
    pub fn wait(&mut self, no_longer: Duration) -> Result<Heard> {
        let (fault, own) = (fault(&self.address), &self.own);
        if self.client.is_closed() {
            // Asking tells why.
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
