//! Phones and tablets as further screens: who is let in, and as whom.

mod fault;
mod seats;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

pub use fault::PhonesFault;
pub use seats::{SeatOffer, SeatOffers, SeatsRequest, seats};

use crate::base::door::{Door, Opening, Standing};
use crate::base::error::Error;
use crate::base::nothing::Nothing;
use crate::base::seat::Seat;
use crate::base::session::Session;

/// The most guests that may come with one key: a club's evening.
pub const MOST_GUESTS: u32 = 64;

/// A request to let phones in.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct LetIn {
    /// The port; null for the usual one, or any if that is taken.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub port: Option<u16>,
    /// Whether only programs on this machine are let in.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub this_machine: bool,
}

/// Whether phones are let in, and who is.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PhonesView {
    /// Whether this program can let phones in at all.
    pub can: bool,
    /// Whether phones are let in now.
    pub open: bool,
    /// The addresses at which they find this machine, the likeliest first.
    pub addresses: Vec<String>,
    /// Who is in, in the order of arrival.
    pub guests: Vec<GuestView>,
    /// Invitations that nobody has used yet.
    pub invited: Vec<Invitation>,
}

/// Somebody who is in.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GuestView {
    /// The guest's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The guest's name.
    pub name: String,
    /// As whom, in words.
    pub seat: String,
    /// As whom.
    pub at: Seat,
    /// Since when.
    #[ts(type = "string")]
    pub since: DateTime<Utc>,
    /// Whether the guest's page is open now.
    pub here: bool,
}

/// A request to invite guests.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct InviteGuests {
    /// As whom.
    pub seat: Seat,
    /// How many may come with the key.
    #[serde(default = "one")]
    #[ts(optional, as = "Option<u32>")]
    pub guests: u32,
}

const fn one() -> u32 {
    1
}

/// An invitation: an address with a key, to be read by a phone's camera.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Invitation {
    /// The address.
    pub url: String,
    /// Its QR code, as SVG; null if the address is too long for one.
    pub svg: Option<String>,
    /// As whom, in words.
    pub seat: String,
    /// As whom.
    pub at: Seat,
    /// How many may still come with it.
    pub left: u32,
}

/// A request to throw a guest out.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ThrowOut {
    /// The guest's id.
    #[ts(type = "string")]
    pub guest: Uuid,
}

fn door(session: &Session) -> Result<std::sync::Arc<dyn Door>, Error> {
    session.door.clone().ok_or_else(|| PhonesFault::NoDoor.into())
}

/// Returns whether phones are let in, and who is.
///
/// # Errors
/// The database fails, when the seats' names are read.
pub fn phones(session: &mut Session, _: Nothing) -> Result<PhonesView, Error> {
    let can = session.door.is_some();
    let standing = session.door.as_ref().and_then(|door| door.standing());
    let open = standing.is_some();
    let Standing { addresses, guests, invited } = standing.unwrap_or_else(|| Standing {
        addresses: Vec::new(),
        guests: Vec::new(),
        invited: Vec::new(),
    });
    let guests = guests.into_iter().map(|guest| GuestView {
        id: guest.id,
        name: guest.name,
        seat: seats::words(session, &guest.seat),
        at: guest.seat,
        since: guest.since,
        here: guest.here,
    });
    let guests = guests.collect();
    let invited = invited.into_iter().map(|one| invitation(session, one.url, &one.seat, one.left)).collect();
    Ok(PhonesView { can, open, addresses, guests, invited })
}

/// Lets phones in: starts to listen on the local network.
///
/// # Errors
/// This program can't, the port is taken, or there is no network.
pub fn let_in(session: &mut Session, request: LetIn) -> Result<PhonesView, Error> {
    door(session)?.open(&Opening { port: request.port, this_machine: request.this_machine })?;
    phones(session, Nothing {})
}

/// Stops to listen, and forgets all guests.
///
/// # Errors
/// This program can't let phones in.
pub fn shut(session: &mut Session, _: Nothing) -> Result<PhonesView, Error> {
    door(session)?.close();
    phones(session, Nothing {})
}

/// Invites guests to a seat.
///
/// # Errors
/// Phones aren't let in, or there is no such seat.
pub fn invite(session: &mut Session, request: InviteGuests) -> Result<Invitation, Error> {
    // Who a guest is at a tournament, guests say themselves.
    let request = InviteGuests { seat: Seat { player: None, ..request.seat }, ..request };
    seats::exists(session, &request.seat)?;
    let guests = request.guests.clamp(1, MOST_GUESTS);
    let url = door(session)?.invite(request.seat.clone(), guests).ok_or(PhonesFault::Closed)?;
    Ok(invitation(session, url, &request.seat, guests))
}

/// Throws a guest out.
///
/// # Errors
/// This program can't let phones in, or the guest isn't there.
pub fn throw_out(session: &mut Session, request: ThrowOut) -> Result<PhonesView, Error> {
    if !door(session)?.throw_out(request.guest) {
        return Err(PhonesFault::NoGuest.into());
    }
    phones(session, Nothing {})
}

/// Returns an address as a QR code for a terminal; `None` if it is too long for one.
#[must_use]
pub fn in_blocks(url: &str) -> Option<String> {
    muster_templates::qr::blocks(url)
}

fn invitation(session: &mut Session, url: String, seat: &Seat, left: u32) -> Invitation {
    let svg = muster_templates::qr::svg(&url);
    Invitation { svg, url, seat: seats::words(session, seat), at: seat.clone(), left }
}
