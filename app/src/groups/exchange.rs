//! Exchanges with groups: receiving entries, sending local ones, and joining histories where the rules allow it.

use std::time::{Duration, Instant};

use muster_db::entry::Noun;
use muster_db::table::hub::Hub;
use muster_rules::count::Stop;
use muster_sync::{Exchanged, Keys, Lock, SyncError};
use serde::Serialize;
use ts_rs::TS;

use super::place::{Place, passwords};
use super::{GroupRequest, photos, reunite};
use crate::base::error::{Error, WireError};
use crate::base::session::Session;

/// The result of an exchange.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ExchangeDone {
    /// The results by group.
    pub groups: Vec<GroupExchange>,
}

/// The result of an exchange with one group.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct GroupExchange {
    /// The group's name.
    pub name: String,
    /// Number of new entries received.
    pub received: u64,
    /// Number of entries sent.
    pub sent: u64,
    /// Number of entries rejected as invalid.
    pub refused: u64,
    /// Number of logs joined that two people had continued independently.
    pub joined: u64,
    /// Number of photos received.
    pub photos: u64,
    /// Number of photos still missing.
    pub photos_missing: u64,
    /// Names of the machines whose stream can't be read further for now.
    pub unread: Vec<String>,
    /// Why there was no exchange; null if there was one. Nothing is lost: the next exchange catches up.
    pub failed: Option<WireError>,
}

/// How long an exchange waits for another one of this machine with the same group.
const PATIENCE: Duration = Duration::from_secs(30);
/// Polling interval while waiting.
const LOOK: Duration = Duration::from_millis(50);

/// Exchanges with one group, or with all.
///
/// # Errors
/// There is no such group, or the database fails. An unreachable group isn't an error, but part of the answer.
pub fn exchange(session: &mut Session, request: GroupRequest) -> Result<ExchangeDone, Error> {
    let hubs = meant(session, request)?;
    with_each(session, hubs)
}

/// Like [`exchange`], but without holding the session, since a server may be slow or never answer.
///
/// # Errors
/// There is no such group; the returned work has the errors of [`exchange`].
pub fn exchange_beside(
    session: &mut Session,
    request: GroupRequest,
) -> Result<impl FnOnce(&Stop) -> Result<ExchangeDone, Error> + Send + use<>, Error> {
    let hubs = meant(session, request)?;
    let mut beside = session.beside();
    // Ignore stops: an exchange is always completed, even if another one is requested.
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

/// Locks the group against other exchanges, waiting for one that is running.
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
    session.muster.database()?.name_this_machine(hub, now)?;
    let mut done = go(session)?;
    let joined = reunite::reunite(session)?;
    if joined > 0 {
        // Send the joined history at once, since others are waiting for it.
        let more = go(session)?;
        done.sent += more.sent;
        done.received += more.received;
    }
    if done.subjects.iter().any(|(noun, _)| *noun == Noun::OwnPack) {
        session.packs_came();
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
