//! Things that are told apart by id and read by name.

use serde::Serialize;
use ts_rs::TS;

/// An id with a name in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
pub struct Named {
    /// The id, the same in every language.
    pub id: String,
    /// Its display name.
    pub name: String,
}
