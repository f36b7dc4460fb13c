//! Exact fractions: tie-breaks are compared without rounding.

use std::cmp::Ordering;

/// A non-negative fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    part: u128,
    of: u128,
}

impl Share {
    /// Zero.
    pub const NONE: Self = Self { part: 0, of: 1 };

    /// Returns the fraction `part / of`; zero if `of` is 0.
    #[must_use]
    pub fn new(part: u128, of: u128) -> Self {
        match (of, divisor(part, of)) {
            (0, _) => Self::NONE,
            (_, by) => Self { part: part / by, of: of / by },
        }
    }

    /// Returns the average of several fractions; zero if there are none.
    #[must_use]
    pub fn average(shares: &[Self]) -> Self {
        let sum = shares.iter().fold(Self::NONE, |sum, share| sum.plus(*share));
        Self::new(sum.part, sum.of.saturating_mul(u128::try_from(shares.len()).unwrap_or(1)))
    }

    fn plus(self, other: Self) -> Self {
        // With the numbers of rounds and points in tournaments, denominators stay far below overflow.
        let by = divisor(self.of, other.of);
        let of = (self.of / by).saturating_mul(other.of);
        let part =
            self.part.saturating_mul(other.of / by).saturating_add(other.part.saturating_mul(self.of / by));
        Self::new(part, of)
    }

    /// Returns the fraction in tenths of a percent, rounded to the nearest.
    #[must_use]
    pub fn per_mille(self) -> u32 {
        let twice = self.part.saturating_mul(2_000).saturating_add(self.of) / self.of.saturating_mul(2);
        u32::try_from(twice).unwrap_or(u32::MAX)
    }
}

impl PartialOrd for Share {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Share {
    fn cmp(&self, other: &Self) -> Ordering {
        self.part.saturating_mul(other.of).cmp(&other.part.saturating_mul(self.of))
    }
}

fn divisor(a: u128, b: u128) -> u128 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

#[cfg(test)]
mod tests {
    use super::Share;

    #[test]
    fn shares_are_averaged_and_compared_exactly() {
        let third = Share::new(1, 3);
        assert_eq!(Share::average(&[third, third, third]), Share::new(3, 9));
        assert_eq!(Share::average(&[Share::new(1, 2), third]), Share::new(5, 12));
        assert_eq!(Share::average(&[]), Share::NONE);
        assert!(Share::new(33, 100) < third && third < Share::new(34, 100));
        assert_eq!(
            (third.per_mille(), Share::new(2, 3).per_mille(), Share::new(1, 1).per_mille()),
            (333, 667, 1000)
        );
    }
}
