//! The exchange with a hub: receives what others did and sends what was done here.

mod rekey;

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use muster_db::Database;
use muster_db::entry::{Noun, Received, Stored};
use muster_db::table::hub::{Arrived, Hub as Joined, Scope, Stream};
use serde::Deserialize;
use uuid::Uuid;

use crate::announcement::Streams;
use crate::epochs::Epochs;
use crate::error::{Result, SyncError};
use crate::hub::Hub;
use crate::keys::Keys;
use crate::parcel::{self, Parcel, Unopened};

/// The maximum number of entries per parcel.
const AT_ONCE: u32 = 500;
/// The maximum size of a parcel's entries in bytes, exceeded only by a single larger entry.
const MOST_BYTES: usize = 1 << 20;

/// The maximum number of parcels received in one transaction. Rows are rebuilt once in each; meanwhile, other processes
/// can't write.
const TOGETHER: usize = 20;

/// The maximum number of unreadable streams before the exchange stops reading.
const MOST_TROUBLES: usize = 10_000;

/// How often an exchange begins again when others are faster.
const TRIES: u32 = 8;

/// The maximum length of a machine's name, in characters.
const MOST_OF_A_NAME: usize = 80;

/// The outcome of an exchange.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exchanged {
    /// The number of new entries received.
    pub received: u64,
    /// The number of entries sent, also those that were sent before and had to be written again.
    pub sent: u64,
    /// The number of invalid entries refused.
    pub refused: u64,
    /// The subjects that changed.
    pub subjects: BTreeSet<(Noun, String)>,
    /// Streams that can't be read further at present.
    pub troubles: Vec<Trouble>,
    /// How this machine stands with the group's key.
    pub key: KeyState,
    /// If this machine made a new key: the names of those that don't get it.
    pub left_out: Vec<String>,
}

/// How a machine stands with the key of a group, which is replaced once a member was removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KeyState {
    /// The hub has one key for ever: a folder, or a server that an earlier version of Muster has set up.
    #[default]
    Only,
    /// It has the newest key.
    Newest,
    /// It was given a new key in this exchange.
    Given,
    /// It made a new key in this exchange, since a member was removed. Open invitations are void.
    Made,
    /// It has a newer key than the server knows of, which was put back to an older state: whoever was removed since is a
    /// member again. It received what it can read, and sent nothing.
    SetBack,
    /// The group has a newer key that it doesn't have. It received what it can read, and sent nothing.
    Missing(Lack),
}

impl KeyState {
    /// Returns the error of a machine that can't send for want of the right key.
    #[must_use]
    pub fn lacking(self, place: &str) -> Option<SyncError> {
        let place = place.to_owned();
        match self {
            Self::Only | Self::Newest | Self::Given | Self::Made => None,
            Self::SetBack => Some(SyncError::KeySetBack(place)),
            Self::Missing(Lack::Withheld) => Some(SyncError::KeyWithheld(place)),
            Self::Missing(Lack::Forged) => Some(SyncError::KeyForged(place)),
            Self::Missing(Lack::LeftOut) => Some(SyncError::KeyLeftOut(place)),
        }
    }
}

/// Why a machine lacks a newer key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lack {
    /// Others write with it, or the server tells of it, but it isn't there, or not yet.
    Withheld,
    /// What the server says of it isn't from a member of the group.
    Forged,
    /// It was made without this machine, which therefore has to be invited anew.
    LeftOut,
}

impl Exchanged {
    /// Adds what came of another exchange that followed.
    pub fn and(&mut self, more: Self) {
        self.received += more.received;
        self.sent += more.sent;
        self.refused += more.refused;
        self.subjects.extend(more.subjects);
        self.troubles = more.troubles;
        if more.key != KeyState::Newest {
            (self.key, self.left_out) = (more.key, more.left_out);
        }
    }
}

/// A stream that can't be read further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The stream's ID.
    pub stream: Uuid,
    /// The machine's name, if known.
    pub called: String,
    /// The number of the failing parcel.
    pub parcel: u64,
    /// The reason.
    pub why: Unopened,
}

/// Exchanges entries with a hub. It can be interrupted at any moment: received parcels are committed a
/// few at a time, and sent ones are found in the hub.
///
/// # Errors
/// The hub can't be reached, read or written to; the database can't be written to.
pub fn exchange(
    db: &mut Database,
    joined: &Joined,
    hub: &mut dyn Hub,
    keys: &mut Keys,
    now: DateTime<Utc>,
) -> Result<Exchanged> {
    let mut exchange = Exchange { db, joined, hub, now, done: Exchanged::default(), newer: 0, closed: None };
    exchange.read_others(keys)?;
    for turn in 1.. {
        match exchange.write(keys) {
            // A new key was made, or is due, since it was asked: everything is looked at once more.
            Err(SyncError::Outrun(_)) if turn < TRIES => exchange.read_others(keys)?,
            done => return done.map(|()| exchange.done),
        }
    }
    Ok(exchange.done)
}

struct Exchange<'a> {
    db: &'a mut Database,
    joined: &'a Joined,
    hub: &'a mut dyn Hub,
    now: DateTime<Utc>,
    done: Exchanged,
    /// The newest epoch that parcels name and this machine has no key to; 0 if there is none.
    newer: u32,
    /// The streams when the newest known epoch began, once they were looked up; `None` within if they couldn't be.
    closed: Option<Option<Streams>>,
}

/// The part of an entry that any version can parse.
#[derive(Deserialize)]
struct Known {
    id: Uuid,
}

impl Exchange<'_> {
    /// Keeps up with the group's keys, and sends, unless there is a newer key that this machine doesn't have.
    fn write(&mut self, keys: &mut Keys) -> Result<()> {
        let standing = self.hub.standing(keys.stream())?;
        let Some(there) = self.keep_up(keys, standing)? else { return Ok(()) };
        self.check_own(keys, there)?;
        self.send(keys)
    }

    fn read_others(&mut self, keys: &Keys) -> Result<()> {
        (self.done.troubles, self.newer) = (Vec::new(), 0);
        let known = self.db.streams(self.joined.id)?;
        let mut read: BTreeMap<Uuid, u64> = known.iter().map(|stream| (stream.id, stream.upto)).collect();
        let mut called: BTreeMap<Uuid, String> =
            known.into_iter().map(|stream| (stream.id, stream.called)).collect();
        loop {
            let behind = self.hub.behind(&read, keys.stream())?;
            for parcels in behind.parcels.chunks(TOGETHER) {
                self.take_in(keys, parcels, &mut read, &mut called)?;
            }
            // Give up on a hub that invents streams without end.
            if behind.all || self.done.troubles.len() >= MOST_TROUBLES {
                return Ok(());
            }
        }
    }

    /// Receives parcels and records that they were read, atomically.
    fn take_in(
        &mut self,
        keys: &Keys,
        parcels: &[(Uuid, u64, Vec<u8>)],
        read: &mut BTreeMap<Uuid, u64>,
        called: &mut BTreeMap<Uuid, String>,
    ) -> Result<()> {
        let known = keys.epochs.number();
        // What is sealed with the newest key was written by somebody who is in the group.
        let others = parcels.iter().any(|(_, _, sealed)| parcel::epoch(sealed) != known);
        let closed = if others { self.closed(keys)? } else { None };
        let listed = |stream: &Uuid| closed.as_ref().and_then(|closed| closed.get(stream));
        let (mut troubles, mut newer) = (Vec::new(), self.newer);
        // Each is opened when its turn comes: their contents are much larger than they are.
        let mut opened = parcels.iter().filter_map(|(id, upto, sealed)| {
            // A stream that can't be read further counts as read up to the maximum.
            if read.get(id) == Some(&u64::MAX) {
                return None;
            }
            let epoch = parcel::epoch(sealed);
            let late = epoch < known && listed(id).is_none_or(|listed| listed.last < *upto);
            let opened =
                if late { Err(Unopened::OlderKey) } else { parcel::open(&keys.epochs, *id, *upto, sealed) };
            match opened {
                Ok(Parcel { called: name, entries, version, .. }) => {
                    let name = line(&name);
                    called.insert(*id, name.clone());
                    let stream = Stream { id: *id, called: name, upto: *upto };
                    Some(Arrived { stream, entries, version })
                }
                Err(why) => {
                    // Who was left out tells nothing of keys.
                    if why == Unopened::NewerKey && listed(id).is_none_or(|listed| listed.kept) {
                        newer = newer.max(epoch);
                    }
                    let called = called.get(id).cloned().unwrap_or_default();
                    troubles.push(Trouble { stream: *id, called, parcel: *upto, why });
                    read.insert(*id, u64::MAX);
                    None
                }
            }
        });
        let taken = self.db.receive_from(self.joined.id, &mut opened, self.now)?;
        self.newer = newer;
        for (stream, received) in taken {
            let (id, upto) = (stream.id, stream.upto);
            if received.full {
                let why = Unopened::TooMuch;
                troubles.push(Trouble { stream: id, called: stream.called, parcel: upto, why });
                read.insert(id, u64::MAX);
            } else {
                // A later parcel of the stream may have turned out to be unreadable.
                let last = read.entry(id).or_default();
                *last = upto.max(*last);
                self.count(received);
            }
        }
        self.done.troubles.extend(troubles);
        Ok(())
    }

    fn count(&mut self, received: Received) {
        self.done.received += received.new;
        self.done.refused += u64::try_from(received.refused.len()).unwrap_or(u64::MAX);
        self.done.subjects.extend(received.subjects);
    }

    /// Compares this machine's stream in the hub with what the database knows of it.
    fn check_own(&mut self, keys: &mut Keys, there: u64) -> Result<()> {
        let (stream, hub) = (keys.stream(), self.joined.id);
        let known = self.db.parcels_sent(hub)?;
        let epochs = &keys.epochs;
        let there = self
            .hub
            .mend(stream, there, &mut |number, sealed| parcel::is_whole(epochs, stream, number, sealed))?;
        // Rewrite what is missing, torn or changed.
        for number in there + 1..=known {
            let entries = self.db.parcel(hub, number)?;
            self.append(keys, number, &entries)?;
            self.done.sent += u64::try_from(entries.len()).unwrap_or(u64::MAX);
        }
        let mut number = known;
        while number < there {
            // The program ended after writing a parcel and before recording that.
            let found = self.hub.parcels(stream, number)?;
            if found.is_empty() {
                // The hub counts parcels that it doesn't have.
                return self.begin_anew(keys);
            }
            for (found, sealed) in found {
                number = found;
                let parcel = parcel::open(&keys.epochs, stream, number, &sealed).ok();
                let texts = parcel.map(|parcel| parcel.entries).unwrap_or_default();
                let ids: Vec<Uuid> = texts
                    .iter()
                    .filter_map(|text| Some(serde_json::from_str::<Known>(text).ok()?.id))
                    .collect();
                match self.db.places(&ids)? {
                    Some(places) if ids.len() == texts.len() && !places.is_empty() => {
                        self.db.sent(hub, number, &places, self.now)?;
                    }
                    _ => return self.begin_anew(keys),
                }
            }
        }
        Ok(())
    }

    /// Starts a new stream for this machine: its current one contains parcels from another machine with a copy
    /// of its data folder, or from itself before an older backup was restored. Either way, that stream is read
    /// like any other machine's from now on.
    fn begin_anew(&mut self, keys: &mut Keys) -> Result<()> {
        *keys = Keys::with(keys.epochs.clone())?;
        keys.save(self.db.dir())?;
        self.db.begin_stream_anew(self.joined.id, self.now)?;
        self.read_others(keys)
    }

    fn send(&mut self, keys: &Keys) -> Result<()> {
        let hub = self.joined.id;
        loop {
            let mut entries = self.db.outbox(hub, AT_ONCE)?;
            let number = self.db.parcels_sent(hub)? + 1;
            // The first parcel announces this machine, even without entries.
            if entries.is_empty() && number > 1 {
                return Ok(());
            }
            fit(&mut entries);
            self.append(keys, number, &entries)?;
            let places: Vec<_> = entries.iter().map(|stored| stored.n).collect();
            self.db.sent(hub, number, &places, self.now)?;
            self.done.sent += u64::try_from(entries.len()).unwrap_or(u64::MAX);
        }
    }

    fn append(&mut self, keys: &Keys, number: u64, entries: &[Stored]) -> Result<()> {
        let (everything, campaigns) = match &self.joined.scope {
            Scope::Everything => (true, Vec::new()),
            Scope::Campaigns(campaigns) => (false, campaigns.iter().copied().collect()),
        };
        let parcel = Parcel {
            version: Database::supported_version(),
            called: self.joined.called.clone(),
            group: self.joined.name.clone(),
            everything,
            campaigns,
            entries: entries.iter().map(text).collect(),
        };
        self.hub.append(keys.stream(), number, &parcel::seal(keys, number, &parcel)?)
    }
}

/// Returns a machine's name as it can be shown: any member can announce any text.
fn line(called: &str) -> String {
    called.chars().filter(|c| !c.is_control()).take(MOST_OF_A_NAME).collect()
}

fn text(stored: &Stored) -> String {
    // Entries were parsed from JSON, so serialising them can't fail.
    serde_json::to_string(&stored.entry).unwrap_or_default()
}

/// Truncates the entries to what fits into a parcel, but leaves at least one.
fn fit(entries: &mut Vec<Stored>) {
    let mut bytes = 0;
    let fits = entries.iter().take_while(|stored| {
        let before = bytes;
        bytes += text(stored).len();
        before == 0 || bytes <= MOST_BYTES
    });
    let most = fits.count();
    entries.truncate(most);
}

/// Returns the first parcel found that these secrets open, to preview their group before joining.
///
/// # Errors
/// The hub can't be read.
pub fn look(hub: &mut dyn Hub, epochs: &Epochs) -> Result<Option<Parcel>> {
    for stream in hub.streams()? {
        for (number, sealed) in hub.parcels(stream, 0)? {
            if let Ok(parcel) = parcel::open(epochs, stream, number, &sealed) {
                return Ok(Some(parcel));
            }
        }
    }
    Ok(None)
}
