//! Where chance begins, if nobody says where.

use uuid::Uuid;

/// A seed that nobody thought of; as small as those that the window tells.
pub(crate) fn seed() -> u64 {
    let random = Uuid::now_v7().as_u128() % (1 << 31);
    u64::try_from(random).unwrap_or(0)
}
