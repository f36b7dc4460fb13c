//! Parcels: encrypted and signed entries for exchange.
//!
//! ```text
//! sealed    = nonce (24) ‖ XChaCha20-Poly1305(group's key, nonce, signed, where)
//! signed    = public key (32) ‖ Ed25519 signature of (where ‖ contents) (64) ‖ contents
//! contents  = DEFLATE(JSON of a Parcel)
//! where     = "muster parcel 1" ‖ group (16) ‖ stream (16) ‖ number (8, big-endian)
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

use crate::error::Result;
use crate::keys::{Keys, stream_of};
use crate::secret::{Secret, random};

/// The maximum size of a sealed parcel, in bytes.
pub const LARGEST: usize = 16 << 20;
/// The maximum size of its contents, in bytes; guards against decompression bombs.
const MOST_UNPACKED: u64 = 64 << 20;

const NONCE: usize = 24;
const PUBLIC: usize = 32;
const SIGNATURE: usize = 64;
const MARK: &[u8] = b"muster parcel 1";

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
}

fn place(group: Uuid, stream: Uuid, number: u64) -> Vec<u8> {
    [MARK, group.as_bytes(), stream.as_bytes(), &number.to_be_bytes()].concat()
}

/// Seals a parcel from this machine.
///
/// # Errors
/// The system provides no random numbers.
pub fn seal(keys: &Keys, number: u64, parcel: &Parcel) -> Result<Vec<u8>> {
    let place = place(keys.secret.group(), keys.stream(), number);
    let contents = packed(parcel);
    let signature = keys.signing.sign(&[place.as_slice(), &contents].concat());
    let public = keys.signing.verifying_key();
    let signed = [public.as_bytes().as_slice(), &signature.to_bytes(), &contents].concat();
    let nonce = random::<NONCE>()?;
    let cipher = XChaCha20Poly1305::new(&keys.secret.key().into());
    let payload = Payload { msg: &signed, aad: &place };
    // The cipher takes texts of up to 256 GiB.
    let sealed = cipher.encrypt(&XNonce::from(nonce), payload).unwrap_or_default();
    Ok([nonce.as_slice(), &sealed].concat())
}

/// Opens a parcel.
///
/// # Errors
/// It wasn't put in this place by a member of the group, or a newer program made it.
pub fn open(secret: &Secret, stream: Uuid, number: u64, sealed: &[u8]) -> Result<Parcel, Unopened> {
    let place = place(secret.group(), stream, number);
    let (nonce, sealed) = sealed.split_first_chunk::<NONCE>().ok_or(Unopened::Damaged)?;
    let cipher = XChaCha20Poly1305::new(&secret.key().into());
    let payload = Payload { msg: sealed, aad: &place };
    let signed = cipher.decrypt(&XNonce::from(*nonce), payload).map_err(|_| Unopened::Damaged)?;
    let (public, rest) = signed.split_first_chunk::<PUBLIC>().ok_or(Unopened::Damaged)?;
    let (signature, contents) = rest.split_first_chunk::<SIGNATURE>().ok_or(Unopened::Damaged)?;
    let key = VerifyingKey::from_bytes(public).map_err(|_| Unopened::Damaged)?;
    let message = [place.as_slice(), contents].concat();
    let valid = key.verify_strict(&message, &Signature::from_bytes(signature)).is_ok();
    if !valid || stream_of(public) != stream {
        return Err(Unopened::Damaged);
    }
    let mut text = Vec::new();
    let mut unpacked = DeflateDecoder::new(contents).take(MOST_UNPACKED + 1);
    unpacked.read_to_end(&mut text).map_err(|_| Unopened::Damaged)?;
    if text.len() as u64 > MOST_UNPACKED {
        return Err(Unopened::Damaged);
    }
    // It is authentic, so if it can't be parsed, a newer program made it.
    serde_json::from_slice(&text).map_err(|_| Unopened::Newer)
}

fn packed(parcel: &Parcel) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    // Serialising strings, numbers and lists to a vector can't fail.
    let text = serde_json::to_vec(parcel).unwrap_or_default();
    encoder.write_all(&text).and_then(|()| encoder.finish()).unwrap_or_default()
}
