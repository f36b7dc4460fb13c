//! What photos' files are called: by what is in them, so that a photo is the same on every machine.
//!
//! Rows say `photos/NAME.jpg`, and beside that file lies its thumbnail, `photos/NAME.small.jpg`. A name is the BLAKE3
//! hash of the photo, in hexadecimal digits; before photos travelled it was a UUID, and files of such names stay.

use uuid::Uuid;

/// The folder of photos in the data folder, and how their names begin in rows.
pub const FOLDER: &str = "photos";

/// How many digits a hash has.
const DIGITS: usize = 64;

/// What a row says of a photo with this hash.
#[must_use]
pub fn of_hash(hash: &blake3::Hash) -> String {
    format!("{FOLDER}/{}.jpg", hash.to_hex())
}

/// The name of the photo that a row says; `None` where it isn't one of ours, as in what was imported.
#[must_use]
pub fn name(photo: &str) -> Option<&str> {
    let name = photo.strip_prefix(FOLDER)?.strip_prefix('/')?.strip_suffix(".jpg")?;
    is_name(name).then_some(name)
}

/// The hash by which a photo is called; `None` for one with an old name.
#[must_use]
pub fn hash(photo: &str) -> Option<blake3::Hash> {
    let name = name(photo).filter(|name| name.len() == DIGITS)?;
    blake3::Hash::from_hex(name).ok()
}

/// Whether photos of ours are called so.
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
