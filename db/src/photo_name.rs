//! Names of photo files: derived from their contents, so that a photo has the same name on every machine.
//!
//! Rows contain `photos/NAME.jpg`; the thumbnail is beside it, `photos/NAME.small.jpg`. A name is the photo's
//! BLAKE3 hash in hexadecimal digits. Older photos, from before they were exchanged, keep their UUIDs as names.

use uuid::Uuid;

/// The photo folder in the data folder, and the prefix of photo names in rows.
pub const FOLDER: &str = "photos";

/// The number of digits in a hash.
const DIGITS: usize = 64;

/// Returns the value that rows store for a photo with this hash.
#[must_use]
pub fn of_hash(hash: &blake3::Hash) -> String {
    format!("{FOLDER}/{}.jpg", hash.to_hex())
}

/// Returns the photo name in a row's value; `None` if Muster didn't generate it, as in imported data.
#[must_use]
pub fn name(photo: &str) -> Option<&str> {
    let name = photo.strip_prefix(FOLDER)?.strip_prefix('/')?.strip_suffix(".jpg")?;
    is_name(name).then_some(name)
}

/// Returns the hash in a row's value; `None` for an old name.
#[must_use]
pub fn hash(photo: &str) -> Option<blake3::Hash> {
    let name = name(photo).filter(|name| name.len() == DIGITS)?;
    blake3::Hash::from_hex(name).ok()
}

/// Returns whether a name has the form of Muster's photo names.
pub(crate) fn is_name(name: &str) -> bool {
    let digit = |c: char| c.is_ascii_digit() || matches!(c, 'a'..='f');
    name.len() == DIGITS && name.chars().all(digit)
        || Uuid::parse_str(name).is_ok_and(|id| id.to_string() == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_our_own_making_are_names() {
        let hash = blake3::hash(b"a photo");
        let row = of_hash(&hash);
        assert_eq!(super::hash(&row), Some(hash));
        let old = "photos/0190f3c4-0000-7000-8000-000000000000.jpg";
        assert_eq!((name(old), super::hash(old)), (Some("0190f3c4-0000-7000-8000-000000000000"), None));
        let upper = format!("photos/{}.jpg", hash.to_hex().to_uppercase());
        let shorter = format!("photos/{}.jpg", &hash.to_hex()[1..]);
        let others = ["", "photos/", "photos/../muster.db", "photos/x.jpg", "/etc/passwd", &upper, &shorter];
        assert!(others.iter().all(|other| name(other).is_none()));
    }
}
