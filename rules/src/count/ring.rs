//! The coefficients of generating functions: integers modulo `2^w`, a commutative ring.
//!
//! Inclusion–exclusion and division subtract, and intermediate values may be negative or larger than any
//! result. Modulo `2^w` that is harmless: the final result is exact if it is below `2^w`, which
//! [`super::width`] ensures. So no signs and no allocations are needed.

use num_bigint::BigUint;
use ruint::Uint;

/// Integers modulo a power of two. Every operation wraps.
pub(crate) trait Ring: Copy + PartialEq + Default {
    /// Returns 1.
    fn one() -> Self;
    /// Returns the residue of a number.
    fn of(number: u64) -> Self;
    /// Returns the sum.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// Returns the difference.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// Returns the product.
    #[must_use]
    fn times(self, other: Self) -> Self;
    /// Returns the least non-negative integer of the residue class.
    fn to_big(self) -> BigUint;

    /// Whether it is zero.
    fn is_zero(self) -> bool {
        self == Self::default()
    }
}

/// Rust's own unsigned integers already have wrapping arithmetic.
macro_rules! native_ring {
    ($($width:ty),*) => {$(
        impl Ring for $width {
            fn one() -> Self {
                1
            }

            fn of(number: u64) -> Self {
                Self::from(number)
            }

            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }

            fn to_big(self) -> BigUint {
                BigUint::from(self)
            }
        }
    )*};
}

native_ring!(u64, u128);

impl<const BITS: usize, const LIMBS: usize> Ring for Uint<BITS, LIMBS> {
    fn one() -> Self {
        Self::ONE
    }

    fn of(number: u64) -> Self {
        Self::wrapping_from(number)
    }

    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    fn minus(self, other: Self) -> Self {
        self.wrapping_sub(other)
    }

    fn times(self, other: Self) -> Self {
        self.wrapping_mul(other)
    }

    fn to_big(self) -> BigUint {
        BigUint::from_bytes_le(self.as_le_slice())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Compares with unbounded integers that are reduced after each step.
    fn is_arithmetic_modulo_a_power_of_two<R: Ring + std::fmt::Debug>(
        bits: u32,
        numbers: &[u64],
        others: &[u64],
    ) -> Result<(), TestCaseError> {
        let modulus = BigUint::from(1_u32) << bits;
        let (mut wrapped, mut exact) = (R::one(), BigUint::from(1_u32));
        for (number, other) in numbers.iter().zip(others) {
            let factor = BigUint::from(*number) + &modulus - BigUint::from(*other);
            wrapped = wrapped.times(R::of(*number).minus(R::of(*other))).plus(R::of(*other));
            exact = (exact * factor + BigUint::from(*other)) % &modulus;
        }
        prop_assert_eq!(wrapped.to_big(), exact);
        // Values that wrapped below zero or beyond the width come back.
        let far = R::default().minus(wrapped).times(R::of(u64::MAX));
        prop_assert_eq!(far.plus(wrapped.times(R::of(u64::MAX))), R::default());
        prop_assert!(R::default().is_zero() && !R::one().is_zero());
        Ok(())
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn every_width_is_arithmetic_modulo_its_power_of_two(
            numbers in prop::collection::vec(any::<u64>(), 12),
            others in prop::collection::vec(any::<u64>(), 12),
        ) {
            is_arithmetic_modulo_a_power_of_two::<u64>(64, &numbers, &others)?;
            is_arithmetic_modulo_a_power_of_two::<u128>(128, &numbers, &others)?;
            is_arithmetic_modulo_a_power_of_two::<Uint<256, 4>>(256, &numbers, &others)?;
            is_arithmetic_modulo_a_power_of_two::<Uint<512, 8>>(512, &numbers, &others)?;
        }
    }
}
