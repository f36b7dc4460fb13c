//! The coefficients of generating functions: integers modulo `2^w`, a commutative ring.
//!
//! Inclusion–exclusion and division subtract, and what stands between may be negative or larger than any
//! result. Modulo `2^w` that does no harm: the final result is exact as soon as it is below `2^w`, which
//! [`super::width`] sees to. So there is neither a sign nor an allocation.

use num_bigint::BigUint;
use ruint::Uint;

/// Integers modulo a power of two. Every operation wraps around.
pub(crate) trait Ring: Copy + PartialEq + Default {
    /// One.
    fn one() -> Self;
    /// The residue of a small number.
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
    /// The least non-negative integer of the residue class.
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
