//! Tournaments.

use muster_rules::tournament::{Entry, Log};

use super::kept::KeptKind;
use super::log::stored::Stored;

impl Stored for Log {
    type Entry = Entry;
    const KIND: KeptKind = KeptKind::Tournament;
}
