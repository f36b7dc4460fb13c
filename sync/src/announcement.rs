//! Announcements: how a group's machines get the secret of a new epoch, and those who were left out don't.
//!
//! ```text
//! announcement = public (32) ‖ Ed25519 signature of (where ‖ rest) (64) ‖ rest
//! rest         = ephemeral (32) ‖ number of boxes (2) ‖ boxes ‖ nonce (24) ‖ sealed
//! box          = stream (16) ‖ XChaCha20-Poly1305(its own key, 0, secret of the epoch (16), where ‖ stream)
//! its own key  = BLAKE3 derive_key(X25519(ephemeral, key of the stream) ‖ ephemeral ‖ key of the stream)
//! sealed       = XChaCha20-Poly1305(key of the epoch, nonce, contents, where ‖ public ‖ ephemeral … boxes)
//! contents     = secrets of all earlier epochs (16 each) ‖ streams
//! stream       = public (32) ‖ number of its last parcel (8) ‖ 1 if it gets the secret, else 0
//! where        = "muster epoch 1" ‖ group (16) ‖ number of the epoch (4)
//! ```
//!
//! All integers are big-endian. A machine's X25519 key is that of its Ed25519 key. Who opens it knows all earlier secrets,
//! so that the newest announcement alone is enough to read everything. That it has them right shows that its maker was in
//! the group until then. The list of streams closes the earlier epochs: what is sealed with their keys and isn't in it came
//! afterwards, as somebody can have made it who was left out.

use std::collections::BTreeMap;

use chacha20poly1305::aead::{Aead as _, KeyInit as _, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use curve25519_dalek::montgomery::MontgomeryPoint;
use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};
use uuid::Uuid;

use crate::epochs::Epochs;
use crate::error::Result;
use crate::keys::{Keys, stream_of};
use crate::secret::{Secret, random};

/// The maximum size of an announcement, in bytes: room for 45,000 streams.
pub const LARGEST: usize = 4 << 20;

const MARK: &[u8] = b"muster epoch 1";
const FOR_BOX: &str = "muster 2026 box with an epoch's secret";
const PUBLIC: usize = 32;
const SIGNATURE: usize = 64;
const POINT: usize = 32;
const NONCE: usize = 24;
const SECRET: usize = 16;
const STREAM: usize = 16;
/// A sealed secret.
const SEALED: usize = SECRET + 16;
const LISTED: usize = PUBLIC + 8 + 1;

/// A stream when an epoch begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The public key of its machine, from which its ID is derived.
    pub public: [u8; PUBLIC],
    /// The number of the last parcel that it has.
    pub last: u64,
    /// Whether its machine gets the new secret; else it is left out.
    pub kept: bool,
}

/// The streams of a group when an epoch begins, by their IDs.
pub type Streams = BTreeMap<Uuid, Listed>;

/// What an announcement says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// The stream of the machine that made it.
    pub by: Uuid,
    /// The secrets up to that of the epoch that it begins.
    pub epochs: Epochs,
    /// The streams.
    pub streams: Streams,
}

/// Why an announcement isn't believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disbelieved {
    /// It is damaged or forged, or of another group or epoch, or nobody who may has made it.
    Forged,
    /// It has no box for this machine: the machine of this stream, which made it, left it out or didn't know of it yet.
    NoBox(Uuid),
}

fn place(group: Uuid, number: u32) -> Vec<u8> {
    [MARK, group.as_bytes(), &number.to_be_bytes()].concat()
}

/// Returns the secret that two keys share, made for one recipient; `None` if one of them is of low order, which anybody
/// could guess.
fn key_of_box(
    theirs: MontgomeryPoint,
    ours: [u8; 32],
    ephemeral: &[u8],
    to: &[u8],
) -> Option<XChaCha20Poly1305> {
    let shared = theirs.mul_clamped(ours).to_bytes();
    if shared == [0; 32] {
        return None;
    }
    let key = blake3::derive_key(FOR_BOX, &[shared.as_slice(), ephemeral, to].concat());
    Some(XChaCha20Poly1305::new(&key.into()))
}

/// Makes the announcement of the epoch that follows those of the keys.
///
/// # Errors
/// The system provides no random numbers.
pub fn announce(keys: &Keys, secret: &Secret, streams: &Streams) -> Result<Vec<u8>> {
    let epochs = keys.epochs.and(secret.clone());
    let place = place(epochs.group(), epochs.number());
    // Any key will do as long as nobody keeps it.
    let ephemeral = SigningKey::from_bytes(&random()?);
    let point = ephemeral.verifying_key().to_montgomery().to_bytes();
    let mut boxes = Vec::new();
    for (stream, listed) in streams.iter().filter(|(_, listed)| listed.kept) {
        let Ok(public) = VerifyingKey::from_bytes(&listed.public) else { continue };
        let to = public.to_montgomery();
        let Some(cipher) = key_of_box(to, ephemeral.to_scalar_bytes(), &point, to.as_bytes()) else {
            continue;
        };
        let aad = [place.as_slice(), stream.as_bytes()].concat();
        let payload = Payload { msg: secret.as_bytes(), aad: &aad };
        // The key is of this box alone, so that the nonce needn't differ.
        let sealed = cipher.encrypt(&XNonce::from([0; NONCE]), payload).unwrap_or_default();
        boxes.push([stream.as_bytes().as_slice(), &sealed].concat());
    }
    let count = u16::try_from(boxes.len()).unwrap_or(u16::MAX);
    let open = [point.as_slice(), &count.to_be_bytes(), &boxes.concat()].concat();
    let mut contents: Vec<u8> = keys.epochs.in_order().flat_map(Secret::as_bytes).copied().collect();
    for listed in streams.values() {
        contents.extend(listed.public);
        contents.extend(listed.last.to_be_bytes());
        contents.push(u8::from(listed.kept));
    }
    let public = keys.public();
    let nonce = random::<NONCE>()?;
    let aad = [place.as_slice(), &public, &open].concat();
    let cipher = XChaCha20Poly1305::new(&secret.key_of_announcement().into());
    let sealed =
        cipher.encrypt(&XNonce::from(nonce), Payload { msg: &contents, aad: &aad }).unwrap_or_default();
    let rest = [open.as_slice(), &nonce, &sealed].concat();
    let signature = keys.signing.sign(&[place.as_slice(), &rest].concat());
    Ok([public.as_slice(), &signature.to_bytes(), &rest].concat())
}

/// The parts of an announcement that was signed by whom it names.
struct Signed<'a> {
    public: [u8; PUBLIC],
    place: Vec<u8>,
    ephemeral: [u8; POINT],
    boxes: &'a [[u8; STREAM + SEALED]],
    /// All that comes before the nonce.
    open: &'a [u8],
    nonce: [u8; NONCE],
    sealed: &'a [u8],
}

impl<'a> Signed<'a> {
    fn read(group: Uuid, number: u32, announcement: &'a [u8]) -> Option<Self> {
        if announcement.len() > LARGEST {
            return None;
        }
        let place = place(group, number);
        let (public, rest) = announcement.split_first_chunk::<PUBLIC>()?;
        let (signature, rest) = rest.split_first_chunk::<SIGNATURE>()?;
        let key = VerifyingKey::from_bytes(public).ok()?;
        let message = [place.as_slice(), rest].concat();
        key.verify_strict(&message, &Signature::from_bytes(signature)).ok()?;
        let (ephemeral, after) = rest.split_first_chunk::<POINT>()?;
        let (count, after) = after.split_first_chunk::<2>()?;
        let length = usize::from(u16::from_be_bytes(*count)) * (STREAM + SEALED);
        let (boxes, after) = after.split_at_checked(length)?;
        let open = &rest[..rest.len() - after.len()];
        let (nonce, sealed) = after.split_first_chunk::<NONCE>()?;
        let boxes = boxes.as_chunks().0;
        Some(Self { public: *public, place, ephemeral: *ephemeral, boxes, open, nonce: *nonce, sealed })
    }

    /// Opens this machine's box.
    fn secret(&self, keys: &Keys) -> Result<Secret, Disbelieved> {
        let stream = keys.stream();
        let mut boxes = self.boxes.iter().filter_map(|one| one.split_first_chunk::<STREAM>());
        let (_, sealed) = boxes
            .find(|(of, _)| *of == stream.as_bytes())
            .ok_or(Disbelieved::NoBox(stream_of(&self.public)))?;
        let own = keys.signing.verifying_key().to_montgomery();
        let theirs = MontgomeryPoint(self.ephemeral);
        let cipher = key_of_box(theirs, keys.signing.to_scalar_bytes(), &self.ephemeral, own.as_bytes());
        let aad = [self.place.as_slice(), stream.as_bytes()].concat();
        let payload = Payload { msg: sealed, aad: &aad };
        let opened = cipher.ok_or(Disbelieved::Forged)?.decrypt(&XNonce::from([0; NONCE]), payload);
        let secret = opened.ok().and_then(|opened| <[u8; SECRET]>::try_from(opened).ok());
        secret.map(Secret::from_bytes).ok_or(Disbelieved::Forged)
    }

    /// Opens what is sealed with the secret of epoch `number`.
    fn contents(&self, secret: &Secret, number: u32) -> Option<Announcement> {
        let aad = [self.place.as_slice(), &self.public, self.open].concat();
        let cipher = XChaCha20Poly1305::new(&secret.key_of_announcement().into());
        let payload = Payload { msg: self.sealed, aad: &aad };
        let contents = cipher.decrypt(&XNonce::from(self.nonce), payload).ok()?;
        let earlier = usize::try_from(number).ok()?.checked_mul(SECRET)?;
        let (secrets, listed) = contents.split_at_checked(earlier)?;
        let secrets = secrets.as_chunks::<SECRET>().0.iter().copied().map(Secret::from_bytes);
        let epochs = Epochs::of(secrets)?.and(secret.clone());
        let (listed, rest) = listed.as_chunks::<LISTED>();
        let streams = listed.iter().map(|one| {
            let (public, rest) = one.split_first_chunk::<PUBLIC>()?;
            let (last, kept) = rest.split_first_chunk::<8>()?;
            let listed = Listed { public: *public, last: u64::from_be_bytes(*last), kept: kept == [1] };
            Some((stream_of(public), listed))
        });
        let streams: Option<Streams> = streams.collect();
        let whole = rest.is_empty() && number > 0;
        Some(Announcement { by: stream_of(&self.public), epochs, streams: streams.filter(|_| whole)? })
    }
}

/// Opens the announcement of an epoch for a machine of the group, whose secrets it has to know.
///
/// Who made it has to be found among the group's members by the caller.
///
/// # Errors
/// [`Disbelieved`].
pub fn open(keys: &Keys, number: u32, announcement: &[u8]) -> Result<Announcement, Disbelieved> {
    let group = keys.epochs.group();
    let signed = Signed::read(group, number, announcement).ok_or(Disbelieved::Forged)?;
    let secret = signed.secret(keys)?;
    let said = signed.contents(&secret, number);
    said.filter(|said| said.epochs.continues(&keys.epochs)).ok_or(Disbelieved::Forged)
}

/// Opens the announcement of an epoch by its secret, as a machine does that was invited, or that has it already; `None` if
/// it isn't that of this epoch in this group.
#[must_use]
pub fn open_by(secret: &Secret, group: Uuid, number: u32, announcement: &[u8]) -> Option<Announcement> {
    let said = Signed::read(group, number, announcement)?.contents(secret, number)?;
    (said.epochs.group() == group).then_some(said)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three machines of a group, of which the third is left out, and the announcement by the first one.
    struct Club {
        keys: [Keys; 3],
        secret: Secret,
        streams: Streams,
    }

    impl Club {
        fn new() -> Self {
            let first = Secret::from_bytes([7; 16]);
            let keys = [0, 1, 2].map(|_| Keys::new(first.clone()).expect("keys"));
            let listed = |n: usize| Listed { public: keys[n].public(), last: 3, kept: n < 2 };
            let streams = [0, 1, 2].map(|n| (keys[n].stream(), listed(n))).into();
            Self { streams, keys, secret: Secret::from_bytes([8; 16]) }
        }

        fn announced(&self) -> Vec<u8> {
            announce(&self.keys[0], &self.secret, &self.streams).expect("an announcement")
        }

        fn opened(&self, by: usize, announced: &[u8]) -> Result<Announcement, Disbelieved> {
            open(&self.keys[by], 1, announced)
        }

        /// Signs a changed announcement again, as its maker can.
        fn signed(&self, announced: &[u8]) -> Vec<u8> {
            let rest = &announced[PUBLIC + SIGNATURE..];
            let place = place(self.keys[0].epochs.group(), 1);
            let signature = self.keys[0].signing.sign(&[place.as_slice(), rest].concat());
            [self.keys[0].public().as_slice(), &signature.to_bytes(), rest].concat()
        }
    }

    const BOXES: usize = PUBLIC + SIGNATURE + POINT + 2;

    #[test]
    fn who_is_kept_opens_it_and_who_is_left_out_does_not() {
        let club = Club::new();
        let announced = club.announced();
        for by in [0, 1] {
            let said = club.opened(by, &announced).expect("a box");
            assert_eq!((said.by, &said.streams), (club.keys[0].stream(), &club.streams));
            assert_eq!(said.epochs, club.keys[0].epochs.and(club.secret.clone()));
        }
        assert_eq!(club.opened(2, &announced), Err(Disbelieved::NoBox(club.keys[0].stream())));
        let group = club.keys[0].epochs.group();
        let invited = open_by(&club.secret, group, 1, &announced).expect("the secret");
        assert_eq!(invited.epochs.first(), club.keys[0].epochs.first());
        for other in [club.keys[0].epochs.first(), &Secret::from_bytes([9; 16])] {
            assert_eq!(open_by(other, group, 1, &announced), None);
        }
    }

    #[test]
    fn it_is_believed_in_its_group_and_for_its_epoch_alone_and_only_whole() {
        let club = Club::new();
        let announced = club.announced();
        assert_eq!(open(&club.keys[1], 2, &announced), Err(Disbelieved::Forged));
        assert_eq!(open(&club.keys[1], 0, &announced), Err(Disbelieved::Forged));
        // The same machine in another group; one that knows another secret of the first epoch.
        let elsewhere = Keys { epochs: Epochs::new(Secret::from_bytes([1; 16])), ..club.keys[1].clone() };
        assert_eq!(open(&elsewhere, 1, &announced), Err(Disbelieved::Forged));
        for at in 0..announced.len() {
            let mut changed = announced.clone();
            changed[at] ^= 1;
            assert_eq!(club.opened(1, &changed), Err(Disbelieved::Forged), "byte {at}");
            assert_eq!(club.opened(1, &announced[..at]), Err(Disbelieved::Forged), "cut at {at}");
        }
        assert_eq!(club.opened(1, &[announced.as_slice(), b"x"].concat()), Err(Disbelieved::Forged));
        assert_eq!(club.opened(1, &vec![0; LARGEST + 1]), Err(Disbelieved::Forged));
    }

    #[test]
    fn whoever_does_not_know_the_secrets_until_then_is_not_believed() {
        let club = Club::new();
        // Left out at epoch 1, it knows the first secret only and makes up the second.
        let second = club.keys[1].epochs.and(club.secret.clone());
        let known = Keys { epochs: second, ..club.keys[1].clone() };
        let pretended = club.keys[2].epochs.and(Secret::from_bytes([5; 16]));
        let forger = Keys { epochs: pretended, ..club.keys[2].clone() };
        let forged = announce(&forger, &Secret::from_bytes([6; 16]), &club.streams).expect("an announcement");
        assert_eq!(open(&known, 2, &forged), Err(Disbelieved::Forged));
        // With the right one, its word would be taken here: that it was left out, the exchange knows.
        let leaked = Keys { epochs: known.epochs.clone(), ..club.keys[2].clone() };
        let announced =
            announce(&leaked, &Secret::from_bytes([6; 16]), &club.streams).expect("an announcement");
        assert_eq!(open(&known, 2, &announced).map(|said| said.by), Ok(club.keys[2].stream()));
    }

    #[test]
    fn boxes_that_are_swapped_open_for_nobody() {
        let club = Club::new();
        let mut announced = club.announced();
        let length = STREAM + SEALED;
        // The contents of the two boxes, each under the other's stream.
        let (first, second) = (BOXES + STREAM..BOXES + length, BOXES + length + STREAM..BOXES + 2 * length);
        let (one, other) = (announced[first.clone()].to_vec(), announced[second.clone()].to_vec());
        announced[first].copy_from_slice(&other);
        announced[second].copy_from_slice(&one);
        let announced = club.signed(&announced);
        assert_eq!(club.opened(0, &announced), Err(Disbelieved::Forged));
        assert_eq!(club.opened(1, &announced), Err(Disbelieved::Forged));
    }

    #[test]
    fn points_of_low_order_are_refused() {
        // All of the curve and its twist, in their canonical form: with any key they share zeros.
        let low = [
            "0000000000000000000000000000000000000000000000000000000000000000",
            "0100000000000000000000000000000000000000000000000000000000000000",
            "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
            "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
            "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        ];
        let club = Club::new();
        let announced = club.announced();
        let place = place(club.keys[0].epochs.group(), 1);
        for text in low {
            let digits = text.as_bytes().as_chunks::<2>().0.iter();
            let bytes = digits
                .map(|two| u8::from_str_radix(str::from_utf8(two).expect("digits"), 16).expect("a byte"));
            let point: [u8; POINT] = bytes.collect::<Vec<_>>().try_into().expect("a point");
            // What anybody can make, without the ephemeral key: a box for the second machine, keyed by zeros.
            let own = club.keys[1].signing.verifying_key().to_montgomery();
            let key = blake3::derive_key(FOR_BOX, &[[0; 32].as_slice(), &point, own.as_bytes()].concat());
            let aad = [place.as_slice(), club.keys[1].stream().as_bytes()].concat();
            let payload = Payload { msg: club.secret.as_bytes(), aad: &aad };
            let sealed = XChaCha20Poly1305::new(&key.into())
                .encrypt(&XNonce::from([0; NONCE]), payload)
                .expect("a box");
            let mut forged = announced.clone();
            forged[PUBLIC + SIGNATURE..PUBLIC + SIGNATURE + POINT].copy_from_slice(&point);
            for at in [BOXES, BOXES + STREAM + SEALED] {
                if forged[at..at + STREAM] == *club.keys[1].stream().as_bytes() {
                    forged[at + STREAM..at + STREAM + SEALED].copy_from_slice(&sealed);
                }
            }
            let forged = club.signed(&forged);
            let signed = Signed::read(club.keys[1].epochs.group(), 1, &forged).expect("it is signed");
            assert_eq!(signed.secret(&club.keys[1]).err(), Some(Disbelieved::Forged), "{text}");
        }
        // A stream whose key is of low order gets no box.
        let mut streams = club.streams.clone();
        let mut identity = [0; PUBLIC];
        identity[0] = 1;
        streams.insert(stream_of(&identity), Listed { public: identity, last: 1, kept: true });
        let announced = announce(&club.keys[0], &club.secret, &streams).expect("an announcement");
        assert_eq!(announced[BOXES - 2..BOXES], [0, 2]);
        assert!(club.opened(1, &announced).is_ok());
    }
}
