//! Seeds for random numbers.

use uuid::Uuid;

/// Returns a random seed below 2³¹, the same range as the window's.
pub(crate) fn seed() -> u64 {
    let random = Uuid::new_v4().as_u128() % (1 << 31);
    u64::try_from(random).unwrap_or(0)
}
