//! Why phones aren't let in, or may not do something.

use thiserror::Error;

use crate::base::error::Fault;

/// Why phones aren't let in, or may not do something.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PhonesFault {
    /// This program has no way in for guests.
    #[error("this program lets no phones in")]
    NoDoor,
    /// This program was built without the pages.
    #[error("this program has no pages for phones")]
    NoPages,
    /// No phones are let in now.
    #[error("no phones are let in now")]
    Closed,
    /// The port can't be listened at.
    #[error("port {port} cannot be listened at: {reason}")]
    PortTaken {
        /// The port.
        port: u16,
        /// The operating system's message.
        reason: String,
    },
    /// The machine is in no network.
    #[error("this machine is in no local network")]
    NoNetwork,
    /// There is no such guest.
    #[error("there is no such guest")]
    NoGuest,
    /// There is nothing that the seat is about.
    #[error("there is no such seat")]
    NoSeat,
    /// The guest's role doesn't allow it.
    #[error("{what} is not for this seat")]
    NotForSeat {
        /// The command.
        what: String,
    },
    /// The key was used, or is of another evening.
    #[error("the key is no longer valid")]
    KeyInvalid,
    /// The guest is no longer in.
    #[error("not at the table any more")]
    NotIn,
    /// Too many wrong keys.
    #[error("too many wrong keys")]
    TooManyTries,
    /// The guest's page asks in a form that this program doesn't know, such as that of another version.
    #[error("{what} is asked in an unknown form")]
    PageUnfit {
        /// The command.
        what: String,
    },
}

impl PhonesFault {
    /// Returns one fault of each kind.
    #[must_use]
    pub fn samples() -> Vec<Self> {
        let text = || "x".to_owned();
        vec![
            Self::NoDoor,
            Self::NoPages,
            Self::Closed,
            Self::PortTaken { port: 1, reason: text() },
            Self::NoNetwork,
            Self::NoGuest,
            Self::NoSeat,
            Self::NotForSeat { what: text() },
            Self::KeyInvalid,
            Self::NotIn,
            Self::TooManyTries,
            Self::PageUnfit { what: text() },
        ]
    }
}

impl Fault for PhonesFault {
    fn code(&self) -> &'static str {
        match self {
            Self::NoDoor => "phones-no-door",
            Self::NoPages => "phones-no-pages",
            Self::Closed => "phones-closed",
            Self::PortTaken { .. } => "phones-port-taken",
            Self::NoNetwork => "phones-no-network",
            Self::NoGuest => "phones-no-guest",
            Self::NoSeat => "phones-no-seat",
            Self::NotForSeat { .. } => "phones-not-for-seat",
            Self::KeyInvalid => "phones-key-invalid",
            Self::NotIn => "phones-not-in",
            Self::TooManyTries => "phones-too-many-tries",
            Self::PageUnfit { .. } => "phones-page-unfit",
        }
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::PortTaken { port, reason } => vec![("port", port.to_string()), ("reason", reason.clone())],
            _ => Vec::new(),
        }
    }
}
