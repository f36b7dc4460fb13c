//! Parcels: encrypted and signed entries for exchange.
//!
//! ```text
//! sealed    = nonce (24) ‖ XChaCha20-Poly1305(group's key, nonce, signed, where)
//! signed    = public key (32) ‖ Ed25519 signature of (where ‖ contents) (64) ‖ contents
//! contents  = DEFLATE(JSON of a Parcel)
//! where     = "muster parcel 1" ‖ group (16) ‖ stream (16) ‖ number (8, big-endian)
//! ```
//!
//! So in a group's first epoch. In a later one the epoch stands before it, in the clear, and is authenticated:
//!
//! ```text
//! sealed    = "musterk1" ‖ epoch (4, big-endian) ‖ nonce (24) ‖ XChaCha20-Poly1305(the epoch's key, nonce, signed, where)
//! where     = "muster parcel 2" ‖ group (16) ‖ stream (16) ‖ number (8) ‖ epoch (4)
//! ```
//!
//! A stream's ID is derived from the public key, and a parcel's place is authenticated: it can't be moved,
//! replayed under another number, or put into another machine's stream, not even by a member.

use std::io::{Read as _, Write as _};

use chacha20poly1305::aead::{Aead as _, KeyInit as _, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use ed25519_dalek::{Signature, Signer as _, VerifyingKey};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::epochs::Epochs;
use crate::error::Result;
use crate::keys::{Keys, stream_of};
use crate::secret::random;

/// The maximum size of a sealed parcel, in bytes.
pub const LARGEST: usize = 16 << 20;
/// The maximum size of its contents, in bytes; guards against decompression bombs.
const MOST_UNPACKED: u64 = 64 << 20;

const NONCE: usize = 24;
const PUBLIC: usize = 32;
const SIGNATURE: usize = 64;
const MARK: &[u8] = b"muster parcel 1";
const MARK_OF_EPOCHS: &[u8] = b"muster parcel 2";
/// What a parcel of a later epoch begins with. The server knows it, too (`sync/migrations/0004_epochs.sql`).
const HEADER: &[u8; 8] = b"musterk1";

/// The contents of a parcel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parcel {
    /// The sender's database version: entries from a newer one may contain what this program doesn't know.
    #[serde(default)]
    pub version: i32,
    /// The machine's name.
    pub called: String,
    /// The group's name, as known to the machine.
    pub group: String,
    /// Whether the group exchanges everything, rather than certain campaigns.
    pub everything: bool,
    /// The campaigns exchanged.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub campaigns: Vec<Uuid>,
    /// Entries as JSON texts, so that those from a newer program are preserved.
    pub entries: Vec<String>,
}

/// Why a parcel couldn't be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unopened {
    /// It is damaged, forged, misplaced, or belongs to another group.
    #[error("a parcel is damaged or forged")]
    Damaged,
    /// Its entries would exceed the limit for waiting ones; it is read again when others have arrived.
    #[error("more waits than can be kept")]
    TooMuch,
    /// A newer program made it.
    #[error("a newer program made a parcel")]
    Newer,
    /// It is sealed with a newer key of the group, which this machine doesn't have, or not yet.
    #[error("a parcel is sealed with a newer key, which this machine doesn't have")]
    NewerKey,
    /// It is sealed with an older key of the group, and came after that was replaced: who was removed can have made it.
    #[error("a parcel is sealed with an older key and came after that was replaced")]
    OlderKey,
}

/// A parcel that was opened and not yet unpacked.
pub(crate) struct Unsealed {
    /// The key of the machine that signed it.
    pub(crate) public: [u8; PUBLIC],
    contents: Vec<u8>,
}

fn place(group: Uuid, stream: Uuid, number: u64, epoch: u32) -> Vec<u8> {
    let mark = if epoch == 0 { MARK } else { MARK_OF_EPOCHS };
    let mut place = [mark, group.as_bytes(), stream.as_bytes(), &number.to_be_bytes()].concat();
    if epoch > 0 {
        place.extend(epoch.to_be_bytes());
    }
    place
}

/// Returns the epoch that a sealed parcel says it is of, and what follows its header.
fn header(sealed: &[u8]) -> (u32, &[u8]) {
    let marked = sealed.strip_prefix(HEADER.as_slice()).and_then(<[u8]>::split_first_chunk);
    marked.map_or((0, sealed), |(epoch, rest)| (u32::from_be_bytes(*epoch), rest))
}

/// Returns the epoch that a sealed parcel says it is of. Once it is opened, that is true.
#[must_use]
pub fn epoch(sealed: &[u8]) -> u32 {
    header(sealed).0
}

/// Seals a parcel from this machine, with the newest key that it knows.
///
/// # Errors
/// The system provides no random numbers.
pub fn seal(keys: &Keys, number: u64, parcel: &Parcel) -> Result<Vec<u8>> {
    let epoch = keys.epochs.number();
    let place = place(keys.epochs.group(), keys.stream(), number, epoch);
    let contents = packed(parcel);
    let signature = keys.signing.sign(&[place.as_slice(), &contents].concat());
    let signed = [keys.public().as_slice(), &signature.to_bytes(), &contents].concat();
    let nonce = random::<NONCE>()?;
    let cipher = XChaCha20Poly1305::new(&keys.epochs.newest().key().into());
    let payload = Payload { msg: &signed, aad: &place };
    // The cipher takes texts of up to 256 GiB.
    let sealed = cipher.encrypt(&XNonce::from(nonce), payload).unwrap_or_default();
    let mut whole = if epoch == 0 { Vec::new() } else { [HEADER.as_slice(), &epoch.to_be_bytes()].concat() };
    whole.extend(nonce);
    whole.extend(sealed);
    Ok(whole)
}

/// Opens a parcel.
///
/// # Errors
/// It wasn't put in this place by a member of the group, is sealed with a key that isn't known, or a newer program made
/// it.
pub fn open(epochs: &Epochs, stream: Uuid, number: u64, sealed: &[u8]) -> Result<Parcel, Unopened> {
    unseal(epochs, stream, number, sealed)?.unpack()
}

/// Returns whether a parcel is as it was sealed for this place by somebody who has the group's key, or can't be looked into
/// for want of that. Who signed it isn't asked, so that this is quick.
pub(crate) fn is_whole(epochs: &Epochs, stream: Uuid, number: u64, sealed: &[u8]) -> bool {
    !matches!(decrypt(epochs, (stream, number), sealed), Err(Unopened::Damaged))
}

/// Decrypts a parcel. Returns its place with what is signed.
fn decrypt(
    epochs: &Epochs,
    (stream, number): (Uuid, u64),
    sealed: &[u8],
) -> Result<(Vec<u8>, Vec<u8>), Unopened> {
    let (epoch, rest) = header(sealed);
    // A header that names the first epoch has no parcel.
    if epoch == 0 && rest.len() != sealed.len() {
        return Err(Unopened::Damaged);
    }
    let secret = epochs.secret(epoch).ok_or(Unopened::NewerKey)?;
    let place = place(epochs.group(), stream, number, epoch);
    let (nonce, sealed) = rest.split_first_chunk::<NONCE>().ok_or(Unopened::Damaged)?;
    let cipher = XChaCha20Poly1305::new(&secret.key().into());
    let payload = Payload { msg: sealed, aad: &place };
    let signed = cipher.decrypt(&XNonce::from(*nonce), payload).map_err(|_| Unopened::Damaged)?;
    Ok((place, signed))
}

/// Opens a parcel without unpacking it.
pub(crate) fn unseal(
    epochs: &Epochs,
    stream: Uuid,
    number: u64,
    sealed: &[u8],
) -> Result<Unsealed, Unopened> {
    let (place, signed) = decrypt(epochs, (stream, number), sealed)?;
    let (public, rest) = signed.split_first_chunk::<PUBLIC>().ok_or(Unopened::Damaged)?;
    let (signature, contents) = rest.split_first_chunk::<SIGNATURE>().ok_or(Unopened::Damaged)?;
    let key = VerifyingKey::from_bytes(public).map_err(|_| Unopened::Damaged)?;
    let message = [place.as_slice(), contents].concat();
    let valid = key.verify_strict(&message, &Signature::from_bytes(signature)).is_ok();
    if !valid || stream_of(public) != stream {
        return Err(Unopened::Damaged);
    }
    Ok(Unsealed { public: *public, contents: contents.to_vec() })
}

impl Unsealed {
    /// Unpacks it.
    fn unpack(&self) -> Result<Parcel, Unopened> {
        let mut text = Vec::new();
        let mut unpacked = DeflateDecoder::new(self.contents.as_slice()).take(MOST_UNPACKED + 1);
        unpacked.read_to_end(&mut text).map_err(|_| Unopened::Damaged)?;
        if text.len() as u64 > MOST_UNPACKED {
            return Err(Unopened::Damaged);
        }
        // It is authentic, so if it can't be parsed, a newer program made it.
        serde_json::from_slice(&text).map_err(|_| Unopened::Newer)
    }
}

fn packed(parcel: &Parcel) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    // Serialising strings, numbers and lists to a vector can't fail.
    let text = serde_json::to_vec(parcel).unwrap_or_default();
    encoder.write_all(&text).and_then(|()| encoder.finish()).unwrap_or_default()
}
