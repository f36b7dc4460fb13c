//! Exact probabilities: fractions, and distributions by counted outcomes.

use std::cmp::Ordering;
use std::fmt;
use std::rc::Rc;

use num_bigint::BigUint;
use serde::{Serialize, Serializer};

/// A non-negative fraction, in lowest terms.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    over: BigUint,
    under: BigUint,
}

impl Ratio {
    /// Returns the fraction `over / under`; 0 if either is 0.
    #[must_use]
    pub fn new(over: BigUint, under: BigUint) -> Self {
        let zero = BigUint::ZERO;
        if over == zero || under == zero {
            return Self { over: zero, under: BigUint::from(1u8) };
        }
        let common = common(over.clone(), under.clone());
        Self { over: over / &common, under: under / &common }
    }

    /// Returns the fraction `over / under`.
    #[must_use]
    pub fn of(over: u64, under: u64) -> Self {
        Self::new(over.into(), under.into())
    }

    /// Returns a whole number.
    #[must_use]
    pub fn whole(number: u64) -> Self {
        Self::of(number, 1)
    }

    /// Returns the sum.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        Self::new(&self.over * &other.under + &other.over * &self.under, &self.under * &other.under)
    }

    /// Returns the product.
    #[must_use]
    pub fn times(&self, other: &Self) -> Self {
        Self::new(&self.over * &other.over, &self.under * &other.under)
    }

    /// Returns the complement to 1; 0 if the fraction exceeds 1.
    #[must_use]
    pub fn rest(&self) -> Self {
        if self.over >= self.under {
            return Self::whole(0);
        }
        Self::new(&self.under - &self.over, self.under.clone())
    }

    /// Returns the value in thousandths, rounded down.
    #[must_use]
    pub fn thousandths(&self) -> u32 {
        let value = &self.over * BigUint::from(1000u32) / &self.under;
        value.to_u32_digits().first().copied().unwrap_or(0)
    }

    /// Returns the nearest floating-point number.
    #[must_use]
    pub fn nearly(&self) -> f64 {
        // Slightly more bits of the quotient than a double holds.
        let shift = (self.under.bits() + 64).saturating_sub(self.over.bits());
        let quotient = (&self.over << shift) / &self.under;
        let digits = quotient.to_u64_digits();
        let value = digits.iter().rev().fold(0.0, |all, digit| all * 2f64.powi(64) + *digit as f64);
        value * 2f64.powi(-i32::try_from(shift).unwrap_or(i32::MAX))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        (&self.over * &other.under).cmp(&(&other.over * &self.under))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.under == BigUint::from(1u8) {
            return write!(f, "{}", self.over);
        }
        write!(f, "{}/{}", self.over, self.under)
    }
}

/// As text, such as `1/2` or `3`, since JSON numbers aren't exact.
impl Serialize for Ratio {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Returns the greatest common divisor.
fn common(mut a: BigUint, mut b: BigUint) -> BigUint {
    while b != BigUint::ZERO {
        (a, b) = (b.clone(), a % b);
    }
    a
}

/// A distribution of amounts: how many of all outcomes lead to each amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread {
    /// Numbers of outcomes by amount, ascending; none is 0.
    ways: Vec<(u32, BigUint)>,
    /// The total number of outcomes.
    all: BigUint,
}

impl Spread {
    /// Returns the distribution of a certain amount.
    #[must_use]
    pub fn sure(amount: u32) -> Self {
        Self { ways: vec![(amount, BigUint::from(1u8))], all: BigUint::from(1u8) }
    }

    /// Returns the distribution of counted outcomes, in any order.
    #[must_use]
    pub fn counted(counts: impl IntoIterator<Item = (u32, BigUint)>) -> Self {
        let mut spread = Self { ways: Vec::new(), all: BigUint::ZERO };
        for (amount, ways) in counts.into_iter().filter(|(_, ways)| *ways != BigUint::ZERO) {
            spread.all += &ways;
            spread.add(amount, ways);
        }
        spread
    }

    /// Returns the mixture of several distributions, each with its weight.
    #[must_use]
    pub fn mixed(parts: &[(u32, &Self)]) -> Self {
        let parts = parts.iter().filter(|(weight, _)| *weight > 0);
        Self::weighed(&parts.map(|(weight, part)| (BigUint::from(*weight), *part)).collect::<Vec<_>>())
    }

    /// Returns the distribution after a second step that depends on the amount of the first.
    pub fn followed(&self, mut next: impl FnMut(u32) -> Rc<Self>) -> Self {
        let next: Vec<_> = self.ways.iter().map(|(amount, ways)| (ways.clone(), next(*amount))).collect();
        Self::weighed(&next.iter().map(|(ways, next)| (ways.clone(), &**next)).collect::<Vec<_>>())
    }

    fn weighed(parts: &[(BigUint, &Self)]) -> Self {
        let under = parts.iter().fold(BigUint::from(1u8), |under, (_, part)| {
            if under == part.all {
                return under;
            }
            let common = common(under.clone(), part.all.clone());
            under / common * &part.all
        });
        let counts = parts.iter().flat_map(|(weight, part)| {
            let each = &under / &part.all * weight;
            part.ways.iter().map(move |(amount, ways)| (*amount, ways * &each))
        });
        Self::counted(counts)
    }

    /// Returns the distribution of the sum of two independent amounts, capped at `most`.
    #[must_use]
    pub fn then(&self, next: &Self, most: u32) -> Self {
        let sums = self.ways.iter().flat_map(|(first, ways)| {
            let second = next.ways.iter();
            second.map(move |(second, more)| (first.saturating_add(*second).min(most), ways * more))
        });
        Self::counted(sums)
    }

    /// Returns the distribution of the sum, whose amounts from `most` on become `left` in `stands[0]` of `stands[1]`
    /// ways, and otherwise more than `most`, from which nothing comes back.
    #[must_use]
    pub fn then_standing(&self, next: &Self, most: u32, stands: [u32; 2], left: u32) -> Self {
        let over = most.saturating_add(1);
        self.followed(|first| {
            if first >= over {
                return Rc::new(Self::sure(over));
            }
            Rc::new(next.followed(|second| match first.saturating_add(second) {
                sum if sum < most => Rc::new(Self::sure(sum)),
                _ => {
                    let [stand, of] = stands;
                    Rc::new(Self::mixed(&[(stand, &Self::sure(left)), (of - stand, &Self::sure(over))]))
                }
            }))
        })
    }

    /// Returns the distribution given that an amount is excluded.
    #[must_use]
    pub fn without(&self, amount: u32) -> Self {
        let others = self.ways.iter().filter(|(a, _)| *a != amount);
        Self::counted(others.map(|(amount, ways)| (*amount, ways.clone())))
    }

    /// Returns the distribution with every amount mapped.
    #[must_use]
    pub fn map(&self, change: impl Fn(u32) -> u32) -> Self {
        Self::counted(self.ways.iter().map(|(amount, ways)| (change(*amount), ways.clone())))
    }

    /// Returns the amounts, ascending, with their probabilities.
    pub fn chances(&self) -> impl Iterator<Item = (u32, Ratio)> {
        self.ways.iter().map(|(amount, ways)| (*amount, Ratio::new(ways.clone(), self.all.clone())))
    }

    /// Returns the probability of at least this amount.
    #[must_use]
    pub fn at_least(&self, amount: u32) -> Ratio {
        Ratio::new(self.ways_at_least(amount), self.all.clone())
    }

    /// Returns the probability of exactly this amount.
    #[must_use]
    pub fn exactly(&self, amount: u32) -> Ratio {
        let ways = self.ways.iter().find(|(a, _)| *a == amount).map(|(_, ways)| ways.clone());
        Ratio::new(ways.unwrap_or_default(), self.all.clone())
    }

    /// Returns the expected value.
    #[must_use]
    pub fn expected(&self) -> Ratio {
        Ratio::new(self.sum(), self.all.clone())
    }

    /// Compares two distributions by expected value.
    #[must_use]
    pub fn by_expected(&self, other: &Self) -> Ordering {
        (self.sum() * &other.all).cmp(&(other.sum() * &self.all))
    }

    /// Compares two distributions by the probability of at least this amount.
    #[must_use]
    pub fn by_reaching(&self, other: &Self, amount: u32) -> Ordering {
        (self.ways_at_least(amount) * &other.all).cmp(&(other.ways_at_least(amount) * &self.all))
    }

    fn ways_at_least(&self, amount: u32) -> BigUint {
        self.ways.iter().filter(|(a, _)| *a >= amount).map(|(_, ways)| ways).sum()
    }

    fn sum(&self) -> BigUint {
        self.ways.iter().map(|(amount, ways)| ways * *amount).sum()
    }

    fn add(&mut self, amount: u32, ways: BigUint) {
        match self.ways.binary_search_by_key(&amount, |(a, _)| *a) {
            Ok(at) => self.ways[at].1 += ways,
            Err(at) => self.ways.insert(at, (amount, ways)),
        }
    }
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;

    use super::{Ratio, Spread};

    #[test]
    fn fractions_are_in_lowest_terms() {
        assert_eq!(Ratio::of(10, 20).to_string(), "1/2");
        assert_eq!(Ratio::of(40, 20).to_string(), "2");
        assert_eq!(Ratio::of(0, 20).to_string(), "0");
        assert_eq!(Ratio::of(1, 3).plus(&Ratio::of(1, 6)).to_string(), "1/2");
        assert_eq!(Ratio::of(2, 3).times(&Ratio::of(3, 4)).to_string(), "1/2");
        assert!(Ratio::of(2, 3) < Ratio::of(3, 4));
        assert_eq!(Ratio::of(1, 6).rest().to_string(), "5/6");
        assert_eq!(Ratio::whole(1).rest().to_string(), "0");
    }

    #[test]
    fn a_fraction_is_nearly_a_number_whatever_its_size() {
        assert_eq!(Ratio::of(21, 2).nearly(), 10.5);
        assert_eq!(Ratio::of(0, 7).nearly(), 0.0);
        let huge = BigUint::from(20u8).pow(400);
        assert_eq!(Ratio::new(&huge * 3u8, &huge * 4u8).nearly(), 0.75);
        assert_eq!(Ratio::new(huge.clone() + 1u8, huge * 8u8).nearly(), 0.125);
    }

    #[test]
    fn spreads_of_different_dice_mix() {
        let coin = Spread::mixed(&[(1, &Spread::sure(0)), (1, &Spread::sure(2))]);
        let die = Spread::mixed(&[(2, &Spread::sure(0)), (1, &Spread::sure(1))]);
        let mixed = Spread::mixed(&[(1, &coin), (3, &die)]);
        let told: Vec<_> = mixed.chances().map(|(n, c)| (n, c.to_string())).collect();
        // A quarter coin, three quarters die.
        assert_eq!(told, [(0, "5/8".into()), (1, "1/4".into()), (2, "1/8".into())]);
        assert_eq!(mixed.expected().to_string(), "1/2");
        assert_eq!(coin.then(&coin, 3).at_least(3).to_string(), "1/4");
    }
}
