//! Exchange of photos: their files travel alongside the entries that refer to them, addressed by content.
//!
//! What is known of a hub's photos is only kept in memory: after each start, the program checks once which of its
//! photos the hub has, and from then on only new ones. So a photo that was damaged or lost on its way is sent again.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use muster_db::photo_name;
use muster_db::table::hub::Hub as Joined;
use muster_sync::{BlobId, Hub, Keys, Secret, SyncError, blob};
use uuid::Uuid;

use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::photo::Photo;
use crate::base::session::Session;

/// Maximum number of photos received in an exchange; each is decoded to validate it.
const MOST_IN: u64 = 200;
/// Maximum number of photos sent in an exchange.
const MOST_OUT: u64 = 1_000;

/// What is known of a hub's photos.
#[derive(Debug, Default)]
struct Known {
    looked: bool,
    /// Photos that both this machine and the hub have.
    both: BTreeSet<String>,
    /// Number of photos that one of them lacks.
    open: usize,
}

/// The result of exchanging photos.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Carried {
    pub(super) received: u64,
    pub(super) sent: u64,
    /// Number of photos missing on this machine.
    pub(super) missing: u64,
}

/// What is known of the photos of each hub.
#[derive(Debug, Default)]
struct KnownPhotos(Mutex<BTreeMap<Uuid, Known>>);

impl KnownPhotos {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<Uuid, Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Renames photos with old names to those by which they are exchanged, before entries that refer to them are sent.
pub(super) fn name_by_contents(session: &mut Session, hub: &Joined) -> Result<(), Error> {
    let known = session.common.cache.of::<KnownPhotos>();
    if known.lock().get(&hub.id).is_some_and(|known| known.looked) {
        return Ok(());
    }
    let named = session.muster.database()?.photos_named(&hub.scope)?;
    let old = named.into_iter().filter(|photo| photo_name::hash(photo).is_none());
    let mut renamed = Vec::new();
    for photo in old {
        // A missing photo keeps its name, since its contents are unknown.
        if let Some(bytes) = session.muster.large(&photo) {
            let name = session.muster.keep_as(&photo, &bytes)?;
            renamed.push((photo, name));
        }
    }
    if renamed.is_empty() {
        return Ok(());
    }
    let now = session.muster.now();
    Ok(session.muster.database()?.rename_photos(&renamed, now)?)
}

/// Fetches photos missing here and sends those that the hub lacks. `moved` is whether entries were exchanged, which
/// may refer to new photos, and `sends` whether this machine has the group's newest key.
pub(super) fn carry(
    session: &mut Session,
    joined: &Joined,
    hub: &mut dyn Hub,
    keys: &Keys,
    moved: bool,
    sends: bool,
) -> Result<Carried, Error> {
    let known = session.common.cache.of::<KnownPhotos>();
    let mut of_hub = known.lock().remove(&joined.id).unwrap_or_default();
    let mut done = Carried::default();
    if !of_hub.looked || moved || of_hub.open > 0 {
        let named = session.muster.database()?.photos_named(&joined.scope)?;
        let wanted: BTreeMap<String, blake3::Hash> = named
            .into_iter()
            .filter(|photo| !of_hub.both.contains(photo))
            .filter_map(|photo| Some((photo_name::hash(&photo)?, photo)))
            .map(|(hash, photo)| (photo, hash))
            .collect();
        let ids = wanted.values().flat_map(|hash| ids(keys, hash)).map(|(_, id)| id);
        let there = hub.blobs(&ids.collect::<Vec<_>>())?;
        let mut carrying = Carrying { muster: &mut session.muster, hub, keys, there, sends, done };
        of_hub.open = 0;
        // What others sent comes first: who can't send anything gets it all the same.
        let is_here = |(photo, _): &(String, _)| carrying.muster.photo_length(photo).is_some();
        let (here, missing): (Vec<_>, Vec<_>) = wanted.into_iter().partition(is_here);
        for (photo, hash) in missing.into_iter().chain(here) {
            if carrying.one(&photo, &hash)? {
                of_hub.both.insert(photo);
            } else {
                of_hub.open += 1;
            }
        }
        done = carrying.done;
        of_hub.looked = true;
    }
    known.lock().insert(joined.id, of_hub);
    Ok(done)
}

/// Returns the secrets under which a photo may lie in a hub, with its IDs: the newest comes first.
fn ids<'a>(keys: &'a Keys, hash: &blake3::Hash) -> impl Iterator<Item = (&'a Secret, BlobId)> + use<'a> {
    let hash = *hash;
    keys.epochs.newest_first().map(move |secret| (secret, BlobId::of(secret, &hash)))
}

struct Carrying<'a> {
    muster: &'a mut Muster,
    hub: &'a mut dyn Hub,
    keys: &'a Keys,
    /// The lengths of those blobs that the hub has.
    there: BTreeMap<BlobId, u64>,
    sends: bool,
    done: Carried,
}

impl Carrying<'_> {
    /// Exchanges one photo if needed, and returns whether both sides have it now. One that lies there under an older key isn't
    /// sent once more.
    fn one(&mut self, photo: &str, hash: &blake3::Hash) -> Result<bool, Error> {
        let keys = self.keys;
        let mut there = ids(keys, hash).filter_map(|(secret, id)| Some((secret, id, *self.there.get(&id)?)));
        let Some(length) = self.muster.photo_length(photo) else {
            let found: Vec<_> = there.map(|(secret, id, _)| (secret, id)).collect();
            let mut came = false;
            for (secret, id) in found {
                came = came || self.fetch(secret, id, hash)?;
            }
            self.done.received += u64::from(came);
            self.done.missing += u64::from(!came);
            return Ok(came);
        };
        if there.any(|(.., there)| there == blob::sealed_length(length)) {
            return Ok(true);
        }
        // Others would reject a photo that doesn't match its hash.
        let bytes = self.muster.large(photo).filter(|bytes| blake3::hash(bytes) == *hash);
        let sealed = bytes.and_then(|bytes| blob::seal(keys.epochs.newest(), &bytes));
        let may = self.sends && self.done.sent < MOST_OUT;
        let Some((id, sealed)) = sealed.filter(|_| may) else { return Ok(false) };
        let put = match self.hub.put_blob(keys.stream(), id, &sealed, keys.epochs.number()) {
            // A new key was made meanwhile: it goes under that one next time.
            Err(SyncError::Outrun(_)) => false,
            put => put?,
        };
        self.done.sent += u64::from(put);
        Ok(put)
    }

    fn fetch(&mut self, secret: &Secret, id: BlobId, hash: &blake3::Hash) -> Result<bool, Error> {
        if self.done.received >= MOST_IN {
            return Ok(false);
        }
        let muster = &*self.muster;
        let mut open = |sealed: &[u8]| {
            let contents = blob::open(secret, hash, sealed);
            let photo = contents.and_then(|bytes| Photo::received(&bytes).ok());
            photo.is_some_and(|photo| muster.keep(&photo).is_ok())
        };
        Ok(self.hub.blob(id, &mut open)?)
    }
}

impl Muster {
    /// Returns the size of a photo's file in bytes; `None` if it is missing.
    fn photo_length(&self, photo: &str) -> Option<u64> {
        let about = std::fs::metadata(self.kept(photo)?).ok()?;
        about.is_file().then_some(about.len())
    }
}
