//! A group's secret, and the code by which people share it.

use std::fmt;

use uuid::Uuid;

use crate::error::{Result, SyncError};

/// Returns `N` random bytes.
///
/// # Errors
/// The system provides no random numbers.
pub fn random<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(SyncError::Random)?;
    Ok(bytes)
}

/// A secret of a group, 128 random bits: that of its beginning, or of a later epoch ([`Epochs`](crate::Epochs)). It grants
/// reading and writing of everything that the group exchanges under it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 16]);

/// Crockford's alphabet, without characters that look alike.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The number of characters in a code: 128 bits, and 12 for the checksum.
const CHARACTERS: usize = 28;
const GROUP: usize = 4;

// Contexts for key derivation, so that no two uses share a key.
const FOR_PARCELS: &str = "muster 2026 parcels of a group";
const FOR_BLOBS: &str = "muster 2026 blobs of a group";
const FOR_BLOB_IDS: &str = "muster 2026 ids of a group's blobs";
const FOR_ANNOUNCEMENTS: &str = "muster 2026 announcement of a group's epoch";
const FOR_ID: &str = "muster 2026 id of a group";
const FOR_CODE: &str = "muster 2026 check of a code";

impl Secret {
    /// Creates a new secret.
    ///
    /// # Errors
    /// The system provides no random numbers.
    pub fn new() -> Result<Self> {
        Ok(Self(random()?))
    }

    pub(crate) const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    pub(crate) const fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// Returns the group's ID if this is the secret of its beginning. The secret can't be derived from it.
    #[must_use]
    pub fn group(&self) -> Uuid {
        let derived = blake3::derive_key(FOR_ID, &self.0);
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&derived[..16]);
        uuid::Builder::from_custom_bytes(bytes).into_uuid()
    }

    /// Returns the key for parcels.
    pub(crate) fn key(&self) -> [u8; 32] {
        blake3::derive_key(FOR_PARCELS, &self.0)
    }

    /// Returns the key for blobs.
    pub(crate) fn key_of_blobs(&self) -> [u8; 32] {
        blake3::derive_key(FOR_BLOBS, &self.0)
    }

    /// Returns the key for deriving blob IDs from hashes.
    pub(crate) fn key_of_blob_ids(&self) -> [u8; 32] {
        blake3::derive_key(FOR_BLOB_IDS, &self.0)
    }

    /// Returns the key for the announcement of the epoch that this secret is of.
    pub(crate) fn key_of_announcement(&self) -> [u8; 32] {
        blake3::derive_key(FOR_ANNOUNCEMENTS, &self.0)
    }

    fn check(&self) -> u128 {
        let derived = blake3::derive_key(FOR_CODE, &self.0);
        u128::from(u16::from_be_bytes([derived[0], derived[1]]) >> 4)
    }

    /// Returns the code: seven groups of four characters, for reading aloud, writing down or pasting.
    #[must_use]
    pub fn code(&self) -> String {
        let (bits, check) = (u128::from_be_bytes(self.0), self.check());
        let mut code = String::new();
        for place in 0..CHARACTERS {
            if place > 0 && place % GROUP == 0 {
                code.push('-');
            }
            // 140 bits, five per character: the secret's 128, then the checksum's 12.
            let shift = (CHARACTERS - 1 - place) * 5;
            let five = match shift.checked_sub(12) {
                Some(shift) => bits >> shift,
                None => (bits << (12 - shift)) | (check >> shift),
            } & 31;
            code.push(char::from(usize::try_from(five).map_or(b'0', |five| ALPHABET[five])));
        }
        code
    }

    /// Parses a code, with any spacing and in either case.
    ///
    /// # Errors
    /// [`SyncError::NotACode`].
    pub fn parse(code: &str) -> Result<Self> {
        let mut fives = Vec::new();
        for c in code.chars().filter(|c| !c.is_whitespace() && *c != '-') {
            let c = match c.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                c => c,
            };
            let five =
                ALPHABET.iter().position(|known| char::from(*known) == c).ok_or(SyncError::NotACode)?;
            fives.push(u128::try_from(five).map_err(|_| SyncError::NotACode)?);
        }
        if fives.len() != CHARACTERS {
            return Err(SyncError::NotACode);
        }
        let (mut bits, mut check) = (0_u128, 0_u128);
        for (place, five) in fives.into_iter().enumerate() {
            let shift = (CHARACTERS - 1 - place) * 5;
            match shift.checked_sub(12) {
                Some(shift) => bits |= five << shift,
                None => {
                    bits |= five >> (12 - shift);
                    check |= (five << shift) & 0xfff;
                }
            }
        }
        let secret = Self(bits.to_be_bytes());
        (secret.check() == check).then_some(secret).ok_or(SyncError::NotACode)
    }
}

impl fmt::Debug for Secret {
    /// Omits the secret, which must not be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret of {}", self.group())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_reads_back_however_it_is_written() {
        for n in 0..500_u128 {
            let secret = Secret(n.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835).to_be_bytes());
            let code = secret.code();
            assert_eq!(code.len(), CHARACTERS + CHARACTERS / GROUP - 1);
            let sloppy = code.to_lowercase().replace('-', "  ").replace('0', "o").replace('1', "l");
            assert_eq!(Secret::parse(&code).expect("a code"), secret);
            assert_eq!(Secret::parse(&sloppy).expect("a code"), secret);
        }
    }

    #[test]
    fn a_slip_is_noticed() {
        let code = Secret([7; 16]).code();
        let mut missed = 0;
        for at in (0..code.len()).filter(|at| code.as_bytes()[*at] != b'-') {
            for other in ALPHABET.iter().map(|c| char::from(*c)) {
                let mut slip = code.clone();
                slip.replace_range(at..=at, &other.to_string());
                missed += u32::from(slip != code && Secret::parse(&slip).is_ok());
            }
        }
        // One in 4,096 passes by chance.
        assert!(missed <= 3, "{missed}");
        assert!(Secret::parse(&code[1..]).is_err() && Secret::parse("").is_err());
        assert!(Secret::parse(&format!("{code}A")).is_err());
    }

    #[test]
    fn what_is_logged_tells_no_secret() {
        let secret = Secret([7; 16]);
        let told = format!("{secret:?}");
        assert!(!told.contains(&secret.code()) && !told.contains("7, 7"), "{told}");
    }
}
