//! Waiting for a club's server to announce news.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use muster_db::table::hub::Hub;
use muster_rules::count::Stop;
use muster_sync::postgres::{Address, Heard, Listener, Patience};
use muster_sync::{Keys, Password};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

use super::place::{Place, password_to, passwords};
use crate::base::error::Error;
use crate::base::nothing::Nothing;
use crate::base::session::Session;

/// Maximum time to wait without news.
const AT_MOST: Duration = Duration::from_secs(60);
/// Polling interval for stops, and for news from other servers.
const LOOK: Duration = Duration::from_millis(500);

/// The result of waiting for news.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct News {
    /// Ids of the groups that may have news: the server announced some, or listening to it has only just started.
    #[ts(type = "string[]")]
    pub groups: Vec<Uuid>,
    /// Ids of the groups whose server can't be listened to now.
    #[ts(type = "string[]")]
    pub unheard: Vec<Uuid>,
}

/// A group on a server.
struct Group {
    id: Uuid,
    own: Uuid,
    address: Address,
    password: Option<Password>,
    /// The connection kept from the last wait.
    listener: Option<Listener>,
}

/// Waits until a group's server announces news, at most a minute. Keeps the connections for the next call. Returns at
/// once if all groups use folders.
///
/// # Errors
/// The database fails. A server that can't be listened to is part of the answer.
pub fn await_news(
    session: &mut Session,
    _: Nothing,
) -> Result<impl FnOnce(&Stop) -> Result<News, Error> + Send + use<>, Error> {
    let listening = session.common.cache.of::<Listeners>();
    let mut kept = std::mem::take(&mut *listening.lock());
    let hubs = session.muster.database()?.hubs()?;
    let (mut groups, mut unheard) = (Vec::new(), Vec::new());
    for hub in hubs {
        let Ok(Place::Server(address)) = Place::kept(&hub.place) else { continue };
        match group(session, &hub, address, kept.remove(&hub.id)) {
            Some(group) => groups.push(group),
            None => unheard.push(hub.id),
        }
    }
    Ok(move |stop: &Stop| {
        let (mut news, listeners) = wait(groups, stop);
        news.unheard.append(&mut unheard);
        // A newer call has its own connections.
        if !stop.is_set() {
            *listening.lock() = listeners;
        }
        Ok(news)
    })
}

/// Connections on which servers announce news, by group.
#[derive(Debug, Default)]
struct Listeners(Mutex<BTreeMap<Uuid, Listener>>);

impl Listeners {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<Uuid, Listener>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns a group on a server; `None` if its keys are missing, which every exchange reports.
fn group(session: &Session, hub: &Hub, address: Address, listener: Option<Listener>) -> Option<Group> {
    let own = Keys::load(session.muster.dir(), hub.id).ok()?.stream();
    let password = password_to(&address, &passwords(session));
    Some(Group { id: hub.id, own, address, password, listener })
}

fn wait(groups: Vec<Group>, stop: &Stop) -> (News, BTreeMap<Uuid, Listener>) {
    let (spoken, until) = (AtomicBool::new(false), Instant::now() + AT_MOST);
    let ended = || stop.is_set() || spoken.load(Ordering::SeqCst) || Instant::now() >= until;
    let (mut news, mut listeners) = (News::default(), BTreeMap::new());
    std::thread::scope(|scope| {
        let (spoken, ended) = (&spoken, &ended);
        let listening = groups.into_iter().map(|group| {
            let id = group.id;
            let listen = move || {
                let heard = group.listen(stop, ended);
                if matches!(heard, Some((Heard::News, _))) {
                    spoken.store(true, Ordering::SeqCst);
                }
                heard
            };
            (id, scope.spawn(listen))
        });
        for (id, listening) in listening.collect::<Vec<_>>() {
            // A thread that panicked heard nothing.
            match listening.join().ok().flatten() {
                Some((heard, listener)) => {
                    listeners.insert(id, listener);
                    news.groups.extend((heard == Heard::News).then_some(id));
                }
                None => news.unheard.push(id),
            }
        }
    });
    (news, listeners)
}

impl Group {
    /// Listens until there is news or `ended` returns true; `None` if the server can't be listened to.
    fn listen(self, stop: &Stop, ended: impl Fn() -> bool) -> Option<(Heard, Listener)> {
        let Some(mut listener) = self.listener else {
            let stop = stop.clone();
            let patience = Patience::default().until(move |_| stop.is_set());
            let password = self.password.as_ref();
            let listener = Listener::open(&patience, &self.address, password, self.id, self.own).ok()?;
            // Announcements before the connection was opened were missed, so an exchange is needed.
            return Some((Heard::News, listener));
        };
        while !ended() {
            if listener.wait(LOOK).ok()? == Heard::News {
                return Some((Heard::News, listener));
            }
        }
        Some((Heard::Nothing, listener))
    }
}
