//! Hubs: places that hold streams of parcels.

use std::collections::BTreeMap;

use uuid::Uuid;

use crate::blob::BlobId;
use crate::error::Result;

/// The maximum number of bytes of parcels read at once, across all streams.
const AT_ONCE: usize = 8 << 20;

/// Parcels in a hub that haven't been read yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Behind {
    /// Stream, number and sealed contents of each parcel. Those of a stream are in order, without gaps.
    pub parcels: Vec<(Uuid, u64, Vec<u8>)>,
    /// Whether there are no further ones.
    pub all: bool,
}

/// How a group stands in a hub, as a machine asks in each exchange.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The number of the last parcel of the machine's own stream up to which all are intact; 0 if there are none.
    pub last: u64,
    /// The newest epoch that was announced; 0 for that of the beginning. `None` if the hub has no epochs: a folder, or a
    /// server that an earlier version of Muster has set up.
    pub epoch: Option<u32>,
    /// Whether a member was removed who still knows the newest key.
    pub due: bool,
}

/// The last parcel of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Last {
    /// The stream.
    pub stream: Uuid,
    /// The parcel's number, as the hub counts.
    pub number: u64,
    /// Whether the stream's machine is a member no longer.
    pub gone: bool,
    /// The sealed parcel; `None` if it isn't there.
    pub sealed: Option<Vec<u8>>,
}

/// A hub. It holds one append-only stream per machine, whose parcels are numbered from 1. It isn't trusted:
/// parcels are authenticated with the group's key.
pub trait Hub: std::fmt::Debug {
    /// Returns the streams in the hub.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn streams(&mut self) -> Result<Vec<Uuid>>;

    /// Returns sealed parcels of a stream after a number, in order and without gaps; if there are many, only
    /// some. Empty if there are none, or the next one is missing or torn.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn parcels(&mut self, stream: Uuid, after: u64) -> Result<Vec<(u64, Vec<u8>)>>;

    /// Returns parcels of all streams except `but` after the numbers read of each; if there are many, only
    /// some. Remote hubs answer in a single round trip, however many streams there are.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn behind(&mut self, read: &BTreeMap<Uuid, u64>, but: Uuid) -> Result<Behind> {
        let (mut parcels, mut bytes) = (Vec::new(), 0);
        // Those that are known come first: whoever makes up others holds up none of them.
        let new = self.streams()?.into_iter().filter(|stream| !read.contains_key(stream));
        for stream in read.keys().copied().chain(new).filter(|stream| *stream != but) {
            let mut after = read.get(&stream).copied().unwrap_or(0);
            loop {
                if bytes >= AT_ONCE {
                    return Ok(Behind { parcels, all: false });
                }
                // `u64::MAX` marks a stream that isn't to be read further.
                let found = if after == u64::MAX { Vec::new() } else { self.parcels(stream, after)? };
                let Some((last, _)) = found.last() else { break };
                after = *last;
                bytes += found.iter().map(|(_, sealed)| sealed.len()).sum::<usize>();
                parcels.extend(found.into_iter().map(|(number, sealed)| (stream, number, sealed)));
            }
        }
        Ok(Behind { parcels, all: true })
    }

    /// Returns the number of the last parcel of a stream up to which all are intact; 0 if there are none.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn last(&mut self, stream: Uuid) -> Result<u64>;

    /// Returns how the group stands, in a single round trip.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn standing(&mut self, stream: Uuid) -> Result<Standing> {
        Ok(Standing { last: self.last(stream)?, ..Standing::default() })
    }

    /// Returns the announcements of epochs after a number, in order.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn announcements(&mut self, _after: u32) -> Result<Vec<(u32, Vec<u8>)>> {
        Ok(Vec::new())
    }

    /// Returns the last parcels of all streams.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn lasts(&mut self) -> Result<Vec<Last>> {
        Ok(Vec::new())
    }

    /// Begins an epoch by its announcement, which keeps these of the streams.
    ///
    /// # Errors
    /// [`SyncError::Outrun`](crate::SyncError::Outrun) if another epoch has begun, none is due, or streams have changed
    /// since `lasts`; the hub can't be reached or written to.
    fn rekey(&mut self, _number: u32, _announcement: &[u8], _lasts: &[Last], _kept: &[Uuid]) -> Result<()> {
        Ok(())
    }

    /// Compares this machine's own stream with what it wrote: `whole` tells of each parcel whether it is unchanged. Takes a
    /// parcel that was changed away, with what is behind it, so that it can be written again. Returns the number of the last
    /// parcel that is as it was; `last` for a hub that changes nothing by itself.
    ///
    /// # Errors
    /// The hub can't be reached, read or written to.
    fn mend(&mut self, _stream: Uuid, last: u64, _whole: &mut dyn FnMut(u64, &[u8]) -> bool) -> Result<u64> {
        Ok(last)
    }

    /// Appends a parcel to a stream. It is durable when this returns.
    ///
    /// # Errors
    /// [`SyncError::Outrun`](crate::SyncError::Outrun) if it is sealed with an older key than the newest; the hub can't
    /// be reached or written to.
    fn append(&mut self, stream: Uuid, number: u64, sealed: &[u8]) -> Result<()>;

    /// Returns the lengths of those of the wanted blobs that are in the hub; of several with the same ID, the
    /// longest. Empty for a hub that doesn't support blobs.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn blobs(&mut self, _wanted: &[BlobId]) -> Result<BTreeMap<BlobId, u64>> {
        Ok(BTreeMap::new())
    }

    /// Passes each blob with this ID to `open` until that returns true for the right one. Returns whether there
    /// was one.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn blob(&mut self, _id: BlobId, _open: &mut dyn FnMut(&[u8]) -> bool) -> Result<bool> {
        Ok(false)
    }

    /// Writes a blob that is sealed with an epoch's key, replacing a torn one that this machine, identified by its stream,
    /// wrote before. Returns `false` if the hub doesn't support blobs.
    ///
    /// # Errors
    /// [`SyncError::Outrun`](crate::SyncError::Outrun) if the key is older than the newest; the hub can't be reached or
    /// written to.
    fn put_blob(&mut self, _stream: Uuid, _id: BlobId, _sealed: &[u8], _epoch: u32) -> Result<bool> {
        Ok(false)
    }
}
