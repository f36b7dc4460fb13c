//! Lets guests in, as the program asks.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use chrono::Utc;
use muster_app::Error;
use muster_app::api::wire::SharedSession;
use muster_app::base::door::{Door, Guest, Invited, Opening, Standing};
use muster_app::base::seat::Seat;
use muster_app::phones::PhonesFault;
use uuid::Uuid;

use crate::address::local;
use crate::guests::Guests;
use crate::house::House;
use crate::kept::Kept;
use crate::listening::{Listening, bind};
use crate::news::{Changed, Telling};
use crate::pages::Pages;

/// The port at which phones find a table, unless it is taken.
const USUAL_PORT: u16 = 7425;

/// A door that is open.
#[derive(Debug)]
struct Open {
    house: Arc<House>,
    listening: Listening,
    this_machine: bool,
}

/// The way in for phones. Closed until it is opened.
#[derive(Debug)]
pub struct PhoneDoor {
    /// The program that is served; weak, as that holds the door.
    session: Weak<SharedSession>,
    dir: PathBuf,
    pages: Pages,
    telling: Telling,
    open: Arc<Mutex<Option<Open>>>,
}

impl PhoneDoor {
    /// Creates a door to a program. `dir` is its data folder, in which the guests of an evening are kept; `changed` is told
    /// of commands that guests carry out.
    #[must_use]
    pub fn new(session: &Arc<SharedSession>, dir: PathBuf, pages: Pages, changed: Changed) -> Self {
        let telling = Telling::new(changed);
        Self { session: Arc::downgrade(session), dir, pages, telling, open: Arc::default() }
    }

    /// Tells the guests of a command of the host that may have changed something.
    pub fn carried_out(&self, command: &str) {
        self.telling.by_host(command);
    }

    fn now_open(&self) -> MutexGuard<'_, Option<Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Door for PhoneDoor {
    fn open(&self, opening: &Opening) -> Result<(), Error> {
        let mut open = self.now_open();
        if open.is_some() {
            return Ok(());
        }
        if !opening.this_machine && local().is_empty() {
            return Err(PhonesFault::NoNetwork.into());
        }
        let kept = Kept::of(&self.dir);
        let evening = kept.read().unwrap_or_default();
        let earlier = if evening.port == 0 { USUAL_PORT } else { evening.port };
        let wanted = opening.port.unwrap_or(earlier);
        let bound = bind(opening.this_machine, wanted);
        // The usual port is a wish; one that the user named is not.
        let bound =
            if opening.port.is_none() { bound.or_else(|_| bind(opening.this_machine, 0)) } else { bound };
        let taken =
            |error: std::io::Error| PhonesFault::PortTaken { port: wanted, reason: error.to_string() };
        let bound = bound.map_err(taken)?;
        let port = bound.local_addr().map_err(taken)?.port();
        let guests = Guests::again(evening.guests, Utc::now());
        let shared = (self.session.clone(), self.pages.clone());
        let house = Arc::new(House::new(shared, self.telling.clone(), port, kept, guests));
        let (slot, telling, served) =
            (Arc::downgrade(&self.open), self.telling.clone(), Arc::downgrade(&house));
        let ended = move || {
            let Some(slot) = slot.upgrade() else { return };
            let mut open = slot.lock().unwrap_or_else(PoisonError::into_inner);
            // Another may have been opened since.
            if open.as_ref().is_some_and(|open| Weak::ptr_eq(&Arc::downgrade(&open.house), &served)) {
                if let Some(open) = open.take() {
                    open.house.forget();
                }
                telling.host("shut_phones_out");
            }
        };
        let listening = Listening::begin(bound, house.clone(), ended).map_err(taken)?;
        *open = Some(Open { house, listening, this_machine: opening.this_machine });
        Ok(())
    }

    fn close(&self) {
        // The lock is free again before the listener's thread is waited for, which may be waiting for it.
        let open = self.now_open().take();
        if let Some(Open { house, listening, .. }) = open {
            listening.end();
            house.forget();
        }
    }

    fn standing(&self) -> Option<Standing> {
        let open = self.now_open();
        let Open { house, this_machine, .. } = open.as_ref()?;
        let guests = house.guests();
        let invited = guests.invited(Utc::now());
        let invited =
            invited.map(|(url, seat, left)| Invited { url: url.to_owned(), seat: seat.clone(), left });
        let all = guests.all().iter().map(|guest| Guest {
            id: guest.id,
            name: guest.name.clone(),
            seat: guest.seat.clone(),
            since: guest.since,
            here: guests.is_here(guest.id),
        });
        Some(Standing {
            addresses: addresses(*this_machine, house.port),
            guests: all.collect(),
            invited: invited.collect(),
        })
    }

    fn invite(&self, seat: Seat, guests: u32) -> Option<String> {
        let open = self.now_open();
        let Open { house, this_machine, .. } = open.as_ref()?;
        let address = addresses(*this_machine, house.port).into_iter().next()?;
        // In the fragment, which browsers send to nobody.
        Some(house.guests().invite(seat, guests, Utc::now(), |key| format!("{address}/#{key}")))
    }

    fn reseat(&self, guest: Uuid, seat: Seat) -> bool {
        let open = self.now_open();
        let Some(Open { house, .. }) = open.as_ref() else { return false };
        let seated = house.guests().reseat(guest, seat);
        house.keep();
        seated
    }

    fn throw_out(&self, guest: Uuid) -> bool {
        let open = self.now_open();
        let Some(Open { house, .. }) = open.as_ref() else { return false };
        let gone = house.guests().throw_out(guest);
        house.keep();
        // Their pages notice with the next event.
        house.telling.by_host("throw_out_guest");
        gone
    }
}

fn addresses(this_machine: bool, port: u16) -> Vec<String> {
    let found = if this_machine { Vec::new() } else { local() };
    let mut all: Vec<_> = found.into_iter().map(|ip| format!("http://{ip}:{port}")).collect();
    if all.is_empty() {
        all.push(format!("http://127.0.0.1:{port}"));
    }
    all
}
