//! A place where streams of parcels lie.

use std::collections::BTreeMap;

use uuid::Uuid;

use crate::blob::BlobId;
use crate::error::Result;

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
