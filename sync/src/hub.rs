//! A place where streams of parcels lie.

use std::collections::BTreeMap;

use uuid::Uuid;

use crate::blob::BlobId;
use crate::error::Result;

/// How many bytes of parcels are read at once, of all streams.
const AT_ONCE: usize = 8 << 20;

/// What is in a hub that wasn't read yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Behind {
    /// A parcel's stream, its number, and what is sealed in it. Those of a stream come in their order, without a gap.
    pub parcels: Vec<(Uuid, u64, Vec<u8>)>,
    /// Whether there is nothing more than these.
    pub all: bool,
}

/// A hub. It holds streams, one a machine; the parcels of each are numbered from 1 and only ever added to. What it says
/// is believed of nobody: parcels are opened with the group's key.
pub trait Hub: std::fmt::Debug {
    /// The streams that are there.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn streams(&mut self) -> Result<Vec<Uuid>>;

    /// Parcels of a stream behind a number, in their order and without a gap, sealed; some of them where there are
    /// many. None where there is none behind that number, or the next one is missing or torn.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn parcels(&mut self, stream: Uuid, after: u64) -> Result<Vec<(u64, Vec<u8>)>>;

    /// Parcels of all streams but one behind what was read of each, some of them where there are many. A hub that is far
    /// away answers this at once, whatever the number of its streams.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn behind(&mut self, read: &BTreeMap<Uuid, u64>, but: Uuid) -> Result<Behind> {
        let (mut parcels, mut bytes) = (Vec::new(), 0);
        for stream in self.streams()?.into_iter().filter(|stream| *stream != but) {
            let mut after = read.get(&stream).copied().unwrap_or(0);
            loop {
                if bytes >= AT_ONCE {
                    return Ok(Behind { parcels, all: false });
                }
                // One that isn't to be read any further was read to the last number that there is.
                let found = if after == u64::MAX { Vec::new() } else { self.parcels(stream, after)? };
                let Some((last, _)) = found.last() else { break };
                after = *last;
                bytes += found.iter().map(|(_, sealed)| sealed.len()).sum::<usize>();
                parcels.extend(found.into_iter().map(|(number, sealed)| (stream, number, sealed)));
            }
        }
        Ok(Behind { parcels, all: true })
    }

    /// The number of the last parcel of a stream up to which none is missing or torn; 0 if there is none.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn last(&mut self, stream: Uuid) -> Result<u64>;

    /// Adds a parcel to a stream. It is there for good when this returns.
    ///
    /// # Errors
    /// The hub can't be reached or written to.
    fn append(&mut self, stream: Uuid, number: u64, sealed: &[u8]) -> Result<()>;

    /// Which of these blobs are there, each with its length; of several under one id the longest. A hub that has no
    /// room for blobs has none.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn blobs(&mut self, _wanted: &[BlobId]) -> Result<BTreeMap<BlobId, u64>> {
        Ok(BTreeMap::new())
    }

    /// Hands a blob to `open`, which says whether it is the right one; where there are several under this id, one
    /// after the other until one is. Whether one was.
    ///
    /// # Errors
    /// The hub can't be reached or read.
    fn blob(&mut self, _id: BlobId, _open: &mut dyn FnMut(&[u8]) -> bool) -> Result<bool> {
        Ok(false)
    }

    /// Puts a blob there, in place of a torn one that this machine put there; its stream says which machine that is.
    /// `false` from a hub that has no room for blobs.
    ///
    /// # Errors
    /// The hub can't be reached or written to.
    fn put_blob(&mut self, _stream: Uuid, _id: BlobId, _sealed: &[u8]) -> Result<bool> {
        Ok(false)
    }
}
