//! Exchanges with groups: receiving entries, sending local ones, and joining histories where the rules allow it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::{Duration, Instant};

use muster_db::entry::Noun;
use muster_db::table::hub::Hub;
use muster_db::{Database, DbError};
use muster_rules::count::Stop;
use muster_sync::parcel::Unopened;
use muster_sync::postgres::Patience;
use muster_sync::{Exchanged, Interrupt, KeyState, Keys, Lock, SyncError, Trouble, Urgency};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

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
    /// Names of machines whose stream can't be read further for now, at most ten.
    pub unread: Vec<String>,
    /// Number of further streams that can't be read, of machines without a name here or beyond those ten.
    pub unread_more: u64,
    /// How this machine stands with the group's key.
    pub key: GroupKey,
    /// If this machine made a new key: the names of the machines that don't get it.
    pub left_out: Vec<String>,
    /// Why there was no exchange, or nothing was sent for want of the group's newer key; null if there was one. Nothing is
    /// lost: the next exchange catches up.
    pub failed: Option<WireError>,
}

/// How a machine stands with the key of a group, which is replaced once a member of its server was removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum GroupKey {
    /// The group keeps its key: it has no server, or one that an earlier version of Muster has set up.
    #[default]
    Only,
    /// It has the newest key.
    Newest,
    /// It was given a new key.
    Given,
    /// It made a new key, since a member was removed. Open invitations are void.
    Made,
    /// It lacks the newest key, or the server does; `failed` says why.
    Missing,
}

impl From<KeyState> for GroupKey {
    fn from(state: KeyState) -> Self {
        match state {
            KeyState::Only => Self::Only,
            KeyState::Newest => Self::Newest,
            KeyState::Given => Self::Given,
            KeyState::Made => Self::Made,
            KeyState::SetBack | KeyState::Missing(_) => Self::Missing,
        }
    }
}

/// The maximum number of machines named that can't be read.
const MOST_UNREAD: usize = 10;
/// How long an exchange waits for another one of this machine with the same group that goes on. One whose server is
/// silent is taken over.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long leaving and restoring wait for an exchange that was asked to end.
const ENDING: Duration = Duration::from_secs(5);
/// Polling interval while waiting.
const LOOK: Duration = Duration::from_millis(50);
/// How long a server is silent until an exchange that was stopped ends.
const SILENT: Duration = Duration::from_secs(1);

/// Exchanges with one group, or with all.
///
/// # Errors
/// There is no such group, or the database fails. An unreachable group isn't an error, but part of the answer.
pub fn exchange(session: &mut Session, request: GroupRequest) -> Result<ExchangeDone, Error> {
    let hubs = meant(session, request)?;
    with_each(session, hubs, &Stop::default())
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
    // A stop ends only an exchange whose server is silent: any other is completed, even if another one is requested.
    Ok(move |stop: &Stop| with_each(&mut beside, hubs, stop).map_err(|error| beside.muster.explain(error)))
}

fn meant(session: &mut Session, request: GroupRequest) -> Result<Vec<Hub>, Error> {
    match request.group {
        Some(wanted) => Ok(vec![super::one(session, Some(&wanted))?]),
        None => Ok(session.muster.database()?.hubs()?),
    }
}

fn with_each(session: &mut Session, hubs: Vec<Hub>, stop: &Stop) -> Result<ExchangeDone, Error> {
    let mut groups = Vec::new();
    for hub in hubs {
        let done = match with(session, &hub, stop) {
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

/// Locks a group against exchanges. One that is running is waited for, or asked to end.
pub(super) fn lock(dir: &Path, group: Uuid, urgency: Urgency) -> Result<Lock, SyncError> {
    let until = Instant::now() + if urgency == Urgency::Now { ENDING } else { PATIENCE };
    for turn in 0_u32.. {
        match Lock::take(dir, group) {
            Err(SyncError::Busy) if Instant::now() < until => {}
            taken => return taken,
        }
        // Now and again, since it may just have begun.
        if turn.is_multiple_of(10) {
            Interrupt::ask(dir, group, urgency)?;
        }
        std::thread::sleep(LOOK);
    }
    Err(SyncError::Busy)
}

/// Replaces this machine's data, after ending the exchanges that use it.
///
/// # Errors
/// As those of `replace`.
pub(crate) fn without_exchanges<T>(dir: &Path, replace: impl Fn() -> Result<T, DbError>) -> Result<T, Error> {
    let until = Instant::now() + ENDING;
    // They can't begin again until it is done.
    let mut locks = Vec::new();
    for group in Interrupt::running(dir) {
        locks.push(lock(dir, group, Urgency::Now)?);
    }
    loop {
        match replace() {
            // An exchange that ended still has to close the data.
            Err(DbError::Locked { .. }) if !locks.is_empty() && Instant::now() < until => {
                std::thread::sleep(LOOK);
            }
            done => return Ok(done?),
        }
    }
}

/// Exchanges with one group.
pub(super) fn with(session: &mut Session, hub: &Hub, stop: &Stop) -> Result<GroupExchange, Error> {
    let (mut done, lacking) = keeping_up(session, hub, stop)?;
    done.failed = lacking.map(|error| WireError::new(&Error::Exchange(error), &session.words));
    Ok(done)
}

/// Exchanges with one group. Also returns why nothing could be sent, if this machine or the server lacks the newest key.
pub(super) fn keeping_up(
    session: &mut Session,
    hub: &Hub,
    stop: &Stop,
) -> Result<(GroupExchange, Option<SyncError>), Error> {
    let dir = session.muster.dir().to_owned();
    let _lock = lock(&dir, hub.id, Urgency::IfSilent)?;
    let (interrupt, stop) = (Interrupt::watch(&dir, hub.id), stop.clone());
    let patience = Patience::default()
        .until(move |silent| interrupt.is_asked(silent) || stop.is_set() && silent >= SILENT);
    let mut keys = Keys::load(&dir, hub.id)?;
    let mut there = Place::kept(&hub.place)?.open(&patience, &passwords(session), hub.id)?;
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
        done.and(more);
    }
    if done.subjects.iter().any(|(noun, _)| *noun == Noun::OwnPack) {
        session.packs_came();
    }
    let moved = done.received + done.sent > 0;
    // That there is a newer key is told as a whole.
    done.troubles.retain(|trouble| trouble.why != Unopened::NewerKey);
    let (unread, unread_more) = unread(&done.troubles);
    keep_unread(session, hub.id, (unread.clone(), unread_more))?;
    let lacking = done.key.lacking(&hub.place);
    let carried = photos::carry(session, hub, &mut *there, &keys, moved, lacking.is_none())?;
    let done = GroupExchange {
        name: hub.name.clone(),
        received: done.received,
        sent: done.sent,
        refused: done.refused,
        joined,
        photos: carried.received,
        photos_missing: carried.missing,
        unread,
        unread_more,
        key: done.key.into(),
        left_out: done.left_out,
        failed: None,
    };
    Ok((done, lacking))
}

/// Returns the names of the machines that can't be read, and the number of further streams: anybody in the group can make
/// many.
fn unread(troubles: &[Trouble]) -> (Vec<String>, u64) {
    let names: BTreeSet<&str> =
        troubles.iter().map(|t| t.called.as_str()).filter(|c| !c.is_empty()).collect();
    let told: BTreeSet<&str> = names.into_iter().take(MOST_UNREAD).collect();
    let more = troubles.iter().filter(|trouble| !told.contains(trouble.called.as_str())).count();
    (told.into_iter().map(str::to_owned).collect(), u64::try_from(more).unwrap_or(u64::MAX))
}

/// The setting of the streams that the last exchange with each group couldn't read further.
const UNREAD: &str = "groups_unread";

/// The names of machines that can't be read, and the number of further streams.
type Unread = (Vec<String>, u64);

/// Returns what the last exchange with a group couldn't read.
pub(super) fn unread_of(database: &Database, group: Uuid) -> Unread {
    // A setting of another version is left alone.
    let kept = database.setting::<BTreeMap<Uuid, Unread>>(UNREAD).ok().flatten();
    kept.and_then(|mut kept| kept.remove(&group)).unwrap_or_default()
}

/// Keeps what an exchange with a group couldn't read, for whoever asks later.
fn keep_unread(session: &mut Session, group: Uuid, unread: Unread) -> Result<(), Error> {
    let now = session.muster.now();
    let database = session.muster.database()?;
    if unread_of(database, group) == unread {
        return Ok(());
    }
    let mut kept = database.setting::<BTreeMap<Uuid, Unread>>(UNREAD).ok().flatten().unwrap_or_default();
    kept.insert(group, unread);
    kept.retain(|_, (names, more)| !names.is_empty() || *more > 0);
    Ok(database.set_setting(UNREAD, &kept, now)?)
}

impl From<SyncError> for Error {
    fn from(error: SyncError) -> Self {
        match error {
            SyncError::Db(error) => Self::Database(error),
            other => Self::Exchange(other),
        }
    }
}
