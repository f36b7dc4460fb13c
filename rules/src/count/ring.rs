//! The numbers that counting adds up. They wrap around at a width which the final result is known
//! to stay below, so that sums and differences on the way may leave it and come back.

use num_bigint::BigUint;
use ruint::Uint;

/// Whole numbers that wrap around.
pub(crate) trait Ring: Copy + PartialEq + Default {
    /// One.
    fn one() -> Self;
    /// A small number.
    fn of(number: u64) -> Self;
    /// The sum.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// The difference.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// The product.
    #[must_use]
    fn times(self, other: Self) -> Self;
    /// The number for those who don't wrap.
    fn to_big(self) -> BigUint;

    /// Whether it is zero.
    fn is_zero(self) -> bool {
        self == Self::default()
    }
}

impl Ring for u128 {
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
