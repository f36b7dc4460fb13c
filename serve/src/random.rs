//! Keys that can't be guessed.

/// The number of random bytes of a key.
const BYTES: usize = 16;

/// Returns a new key of 128 random bits, as 26 letters and digits that are easily read aloud.
///
/// # Panics
/// The system has no random numbers; nothing could be kept from anybody then.
pub(crate) fn key() -> String {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    text(bytes)
}

/// Crockford's digits: no I, L, O or U.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

fn text(bytes: [u8; BYTES]) -> String {
    let number = u128::from_be_bytes(bytes);
    (0..26).rev().map(|at| DIGITS[(number >> (5 * at)) as usize & 31] as char).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_differ_and_are_plain() {
        let (one, other) = (key(), key());
        assert_ne!(one, other);
        assert_eq!(one.len(), 26);
        assert!(one.bytes().all(|digit| DIGITS.contains(&digit)));
        assert_eq!(text([0xff; BYTES]), format!("7{}", "z".repeat(25)));
    }
}
