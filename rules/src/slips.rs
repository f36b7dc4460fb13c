//! Typos: the edit distance between typed text and a name.

use crate::fold::fold;

/// The minimum length of names in which typos are accepted; shorter ones are too similar.
const SHORTEST: usize = 5;
/// The maximum number of typos in any name.
pub(crate) const MOST_SLIPS: usize = 3;

/// Returns the number of typos allowed in a name of this many characters.
pub(crate) const fn allowed(length: usize) -> usize {
    match length {
        0..SHORTEST => 0,
        SHORTEST..9 => 1,
        9..15 => 2,
        _ => MOST_SLIPS,
    }
}

/// Returns the number of typos between typed text and a name, if few enough for the name to be meant. Case,
/// accents and punctuation don't matter; a different digit makes a different name.
#[must_use]
pub fn slips_apart(typed: &str, name: &str) -> Option<usize> {
    let plain = |text: &str| -> String {
        let spaced: String = text.chars().map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
        fold(&spaced)
    };
    let digits = |text: &str| -> String { text.chars().filter(char::is_ascii_digit).collect() };
    let (typed, name) = (plain(typed), plain(name));
    if digits(&typed) != digits(&name) {
        return None;
    }
    let length = typed.chars().count().max(name.chars().count());
    let distance = strsim::osa_distance(&typed, &name);
    (distance <= allowed(length)).then_some(distance)
}

#[cfg(test)]
mod tests {
    use super::{allowed, slips_apart};

    #[test]
    fn short_names_allow_no_slip_and_no_name_allows_many() {
        let slips: Vec<usize> = [4, 5, 8, 9, 14, 15, 90].iter().map(|n| allowed(*n)).collect();
        assert_eq!(slips, [0, 1, 1, 2, 2, 3, 3]);
    }

    #[test]
    fn a_name_with_few_typos_is_near_and_one_with_another_number_is_not() {
        assert_eq!(slips_apart("double-atack", "Double Attack"), Some(1));
        assert_eq!(slips_apart("Dupla tamadas", "Dupla támadás"), Some(0));
        assert_eq!(slips_apart("Force Push 2", "Force Push 3"), None);
        assert_eq!(slips_apart("Stun", "Stan"), None);
        assert_eq!(slips_apart("", "Stun"), None);
    }
}
