//! Blobs: encrypted photos for exchange.
//!
//! ```text
//! id     = BLAKE3(key of ids, hash of the contents)
//! sealed = XChaCha20-Poly1305(key of blobs, nonce = first 24 bytes of the id, contents, "muster blob 1" ‖ group ‖ id)
//! ```
//!
//! Both keys are derived from the group's secret, so a hub can't tell whether a photo that it knows is among
//! them. The ID depends on the contents, so a nonce never seals two different photos, and all machines seal a
//! photo identically. No signature is needed: the hash of a wanted blob comes from an entry, which is signed.

use std::fmt;

use blake3::Hash;
use chacha20poly1305::aead::{Aead as _, KeyInit as _, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};

use crate::secret::Secret;

/// The maximum size of a sealed blob, in bytes; Muster's photos take a tenth of it.
pub const LARGEST: usize = 16 << 20;

const MARK: &[u8] = b"muster blob 1";
const NONCE: usize = 24;
/// The number of bytes that sealing adds.
const TAG: usize = 16;

/// The ID of a blob in a hub.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlobId([u8; 32]);

impl BlobId {
    /// Returns the ID of contents in a group.
    #[must_use]
    pub fn of(secret: &Secret, contents: &Hash) -> Self {
        Self(*blake3::keyed_hash(&secret.key_of_blob_ids(), contents.as_bytes()).as_bytes())
    }

    /// Returns the ID's bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Creates an ID from its bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl fmt::Display for BlobId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for BlobId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Returns the sealed length of contents of this length, in bytes.
#[must_use]
pub fn sealed_length(contents: u64) -> u64 {
    contents.saturating_add(TAG as u64)
}

fn cipher(secret: &Secret) -> XChaCha20Poly1305 {
    XChaCha20Poly1305::new(&secret.key_of_blobs().into())
}

fn nonce(id: &BlobId) -> XNonce {
    let mut nonce = [0; NONCE];
    nonce.copy_from_slice(&id.0[..NONCE]);
    XNonce::from(nonce)
}

fn place(secret: &Secret, id: &BlobId) -> Vec<u8> {
    [MARK, secret.group().as_bytes(), &id.0].concat()
}

/// Seals contents; `None` if they exceed [`LARGEST`].
#[must_use]
pub fn seal(secret: &Secret, contents: &[u8]) -> Option<(BlobId, Vec<u8>)> {
    if contents.len() + TAG > LARGEST {
        return None;
    }
    let id = BlobId::of(secret, &blake3::hash(contents));
    let payload = Payload { msg: contents, aad: &place(secret, &id) };
    Some((id, cipher(secret).encrypt(&nonce(&id), payload).ok()?))
}

/// Opens a blob; `None` if its contents don't have this hash.
#[must_use]
pub fn open(secret: &Secret, hash: &Hash, sealed: &[u8]) -> Option<Vec<u8>> {
    if sealed.len() > LARGEST {
        return None;
    }
    let id = BlobId::of(secret, hash);
    let payload = Payload { msg: sealed, aad: &place(secret, &id) };
    let contents = cipher(secret).decrypt(&nonce(&id), payload).ok()?;
    // A member may have sealed anything.
    (blake3::hash(&contents) == *hash).then_some(contents)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blob_opens_for_its_group_and_hash_alone() {
        let (ours, theirs) = (Secret::from_bytes([7; 16]), Secret::from_bytes([8; 16]));
        let (id, sealed) = seal(&ours, b"a photo").expect("small enough");
        let hash = blake3::hash(b"a photo");
        assert_eq!(sealed.len() as u64, sealed_length(7));
        assert_eq!(open(&ours, &hash, &sealed).as_deref(), Some(b"a photo".as_slice()));
        assert_eq!(open(&theirs, &hash, &sealed), None);
        assert_eq!(open(&ours, &blake3::hash(b"another"), &sealed), None);
        assert_ne!(id, BlobId::of(&theirs, &hash));
        for at in 0..sealed.len() {
            let mut forged = sealed.clone();
            forged[at] ^= 1;
            assert_eq!(open(&ours, &hash, &forged), None);
            assert_eq!(open(&ours, &hash, &sealed[..at]), None);
        }
    }

    #[test]
    fn a_member_that_seals_something_else_under_an_id_is_not_believed() {
        let secret = Secret::from_bytes([7; 16]);
        let hash = blake3::hash(b"a photo");
        let id = BlobId::of(&secret, &hash);
        let payload = Payload { msg: b"a lie", aad: &place(&secret, &id) };
        let sealed = cipher(&secret).encrypt(&nonce(&id), payload).expect("a seal");
        assert_eq!(open(&secret, &hash, &sealed), None);
    }

    #[test]
    fn what_is_too_large_is_not_sealed() {
        let secret = Secret::from_bytes([7; 16]);
        assert!(seal(&secret, &vec![0; LARGEST]).is_none());
        assert!(open(&secret, &blake3::hash(b""), &vec![0; LARGEST + 1]).is_none());
    }
}
