//! What all connections share while phones are let in.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Instant;

use chrono::Utc;
use muster_app::api::wire::SharedSession;
use tokio::sync::Semaphore;

use crate::guests::Guests;
use crate::kept::{Evening, Kept};
use crate::limits::{AT_ONCE, Tries};
use crate::news::Telling;
use crate::pages::Pages;

/// What all connections share.
#[derive(Debug)]
pub(crate) struct House {
    /// The program; it is gone once the window is closed.
    pub(crate) session: Weak<SharedSession>,
    pub(crate) pages: Pages,
    pub(crate) telling: Telling,
    pub(crate) port: u16,
    pub(crate) tries: Mutex<Tries>,
    /// Room for commands that run or wait.
    pub(crate) room: Arc<Semaphore>,
    guests: Mutex<Guests>,
    kept: Kept,
    /// When somebody was last here.
    last: Mutex<Instant>,
}

impl House {
    pub(crate) fn new(
        (session, pages): (Weak<SharedSession>, Pages),
        telling: Telling,
        port: u16,
        kept: Kept,
        guests: Guests,
    ) -> Self {
        let house = Self {
            session,
            pages,
            telling,
            port,
            tries: Mutex::default(),
            room: Arc::new(Semaphore::new(AT_ONCE)),
            guests: Mutex::new(guests),
            kept,
            last: Mutex::new(Instant::now()),
        };
        house.keep();
        house
    }

    /// Returns who is invited and who is in. Nothing may wait while this is held.
    pub(crate) fn guests(&self) -> MutexGuard<'_, Guests> {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes who is in, keeps that, and tells the host. `command` is what would have changed as much in the window.
    pub(crate) fn change<T>(&self, command: &str, change: impl FnOnce(&mut Guests) -> T) -> T {
        let done = change(&mut self.guests());
        self.keep();
        self.telling.host(command);
        done
    }

    /// Keeps who is in.
    pub(crate) fn keep(&self) {
        let guests = self.guests().all().to_vec();
        self.kept.write(&Evening { port: self.port, guests });
    }

    /// Forgets who was in.
    pub(crate) fn forget(&self) {
        self.kept.forget();
    }

    /// Notes that somebody is here.
    pub(crate) fn used(&self) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Returns since when nobody has been here.
    pub(crate) fn unused_since(&self) -> Instant {
        if self.guests().any_here() {
            self.used();
        }
        *self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the guest who has a token.
    pub(crate) fn guest(&self, token: &str) -> Option<crate::guests::Guest> {
        self.guests().of(token, Utc::now()).cloned()
    }
}
