//! An exchange with groups: what others did comes in, what was done here goes out, and histories that can be joined by
//! the rules are.

use std::time::{Duration, Instant};

use muster_db::entry::Noun;
use muster_db::table::hub::Hub;
use muster_rules::count::Stop;
use muster_sync::{Exchanged, Keys, Lock, SyncError};
use serde::Serialize;
use ts_rs::TS;

use super::place::{Place, passwords};
use super::{GroupRequest, photos, reunite};
use crate::error::Error;
use crate::session::{Came, Session};
use crate::wire::WireError;

/// What exchanging came to.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ExchangeDone {
    /// By group.
    pub groups: Vec<GroupExchange>,
}

/// What exchanging with a group came to.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct GroupExchange {
    /// What the group is called.
    pub name: String,
    /// How many entries came that weren't here.
    pub received: u64,
    /// How many went out.
    pub sent: u64,
    /// How many weren't taken, as they can't be.
    pub refused: u64,
    /// How many logs were joined, that two people had continued without knowing of each other.
    pub joined: u64,
    /// How many photos came.
    pub photos: u64,
    /// How many photos aren't here yet.
    pub photos_missing: u64,
    /// Machines whose part can't be read any further now, by name.
    pub unread: Vec<String>,
    /// Why there was no exchange; null if there was. Nothing is lost: the next one brings it.
    pub failed: Option<WireError>,
}

/// How long an exchange waits for another one of this machine with the same group.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often it looks whether that has ended.
const LOOK: Duration = Duration::from_millis(50);

/// Exchanges with a group, or with all.
///
/// # Errors
/// There is no such group; those of the database. That a group can't be reached is no error, but part of the answer.
pub fn exchange(session: &mut Session, request: GroupRequest) -> Result<ExchangeDone, Error> {
    let hubs = meant(session, request)?;
    with_each(session, hubs)
}

/// The same beside the session, which goes on meanwhile: a server may take its time, or never answer.
///
/// # Errors
/// Those of [`exchange`]: that there is no such group at once, the others when it is carried out.
pub fn exchange_beside(
    session: &mut Session,
    request: GroupRequest,
) -> Result<impl FnOnce(&Stop) -> Result<ExchangeDone, Error> + Send + use<>, Error> {
    let hubs = meant(session, request)?;
    let mut beside = session.beside();
    // One that was begun is ended, whoever asks for the next: what it does is wanted all the same.
    Ok(move |_: &Stop| with_each(&mut beside, hubs).map_err(|error| beside.muster.explain(error)))
}

fn meant(session: &mut Session, request: GroupRequest) -> Result<Vec<Hub>, Error> {
    match request.group {
        Some(wanted) => Ok(vec![super::one(session, Some(&wanted))?]),
        None => Ok(session.muster.database()?.hubs()?),
    }
}

fn with_each(session: &mut Session, hubs: Vec<Hub>) -> Result<ExchangeDone, Error> {
    let mut groups = Vec::new();
    for hub in hubs {
        let done = match with(session, &hub) {
            Ok(done) => done,
            Err(Error::Exchange(error)) => {
                let failed = WireError::new(&Error::Exchange(error), &session.words);
                GroupExchange { name: hub.name.clone(), failed: Some(failed), ..GroupExchange::default() }
            }
            Err(other) => return Err(other),
        };
        groups.push(done);
    }
    Ok(ExchangeDone { groups })
}

/// Keeps other exchanges with the group out; waits for the one that is under way.
fn lock(session: &Session, hub: &Hub) -> Result<Lock, SyncError> {
    let until = Instant::now() + PATIENCE;
    loop {
        match Lock::take(session.muster.dir(), hub.id) {
            Err(SyncError::Busy) if Instant::now() < until => std::thread::sleep(LOOK),
            taken => return taken,
        }
    }
}

/// Exchanges with one group.
pub(super) fn with(session: &mut Session, hub: &Hub) -> Result<GroupExchange, Error> {
    let dir = session.muster.dir().to_owned();
    let _lock = lock(session, hub)?;
    let mut keys = Keys::load(&dir, hub.id)?;
    let mut there = Place::kept(&hub.place)?.open(&passwords(session), hub.id)?;
    let now = session.muster.now();
    let mut go = |session: &mut Session| -> Result<Exchanged, Error> {
        Ok(muster_sync::exchange(session.muster.database()?, hub, &mut *there, &mut keys, now)?)
    };
    photos::name_by_contents(session, hub)?;
    let mut done = go(session)?;
    let joined = reunite::reunite(session)?;
    if joined > 0 {
        // What was joined is what others are waiting for.
        let more = go(session)?;
        done.sent += more.sent;
        done.received += more.received;
    }
    if done.subjects.iter().any(|(noun, _)| *noun == Noun::OwnPack) {
        session.came(Came::Packs);
    }
    let moved = done.received + done.sent > 0;
    let carried = photos::carry(session, hub, &mut *there, &keys, moved)?;
    Ok(GroupExchange {
        name: hub.name.clone(),
        received: done.received,
        sent: done.sent,
        refused: done.refused,
        joined,
        photos: carried.received,
        photos_missing: carried.missing,
        unread: done.troubles.into_iter().map(|trouble| trouble.called).collect(),
        failed: None,
    })
}

impl From<SyncError> for Error {
    fn from(error: SyncError) -> Self {
        match error {
            SyncError::Db(error) => Self::Database(error),
            other => Self::Exchange(other),
        }
    }
}
