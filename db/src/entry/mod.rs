//! Entries: what users do, as facts that never change, so that data travels between machines.
//!
//! The tables in `table/` stay what everything reads and writes. Beneath them lie entries. Whatever a transaction
//! changed is noted by triggers and *captured* before it commits: the difference between a subject's rows and what its
//! entries say becomes an entry. What came from elsewhere is *received*: entries are added and the rows of their
//! subjects made anew from all of them. The invariant both rest on:
//!
//! > the rows of a subject are a function of the set of its entries.
//!
//! The entries of a subject form a directed acyclic graph: each names those that its author had last. They are read in
//! one order, by depth in the graph and then by id ([`graph`]); it keeps causes before effects and depends on no clock.
//! Three kinds of subject differ in what they do with two entries that don't know of each other:
//!
//! - a *record* ([`record`]) takes the later one for each group of columns, and adds up differences of counts;
//! - *versions* ([`versions`]) keep both, show the later one and say that there are two;
//! - a *log* ([`chain`]) shows the longer history and keeps the other, until somebody joins them.
//!
//! Sources: Shapiro et al., *Conflict-free Replicated Data Types* (2011), for records; Kleppmann & Howard,
//! *Byzantine Eventual Consistency and the Fundamental Limits of Peer-to-Peer Databases* (2020), for graphs in place
//! of clocks.

mod capture;
mod chain;
mod check;
mod files;
mod graph;
mod join;
mod noun;
mod received;
mod record;
mod store;
mod tables;
mod versions;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

pub(crate) use capture::{Author, capture, capture_what_was_there};
pub use check::Refused;
pub use join::Again;
pub use noun::Noun;
pub use received::Received;
pub use store::Stored;
pub(crate) use versions::Shown;

/// The most bytes that an entry's change may take: a pack of one's own with a hundred figures takes a hundredth.
pub const LARGEST: usize = 4 * 1024 * 1024;

/// The most entries that one may follow.
pub const MOST_FOLLOWED: usize = 64;

/// Something that a user did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its id, a UUIDv7; of what was there before there were entries, a UUIDv8 of its contents.
    pub id: Uuid,
    /// The machine it was written on.
    pub machine: Uuid,
    /// When, by that machine's clock, as the database writes times.
    pub at: String,
    /// What kind of thing it is about.
    pub noun: Noun,
    /// Which one.
    pub subject: String,
    /// The subject's entries that the author had last; they and what they follow are known to the author.
    pub follows: Vec<Uuid>,
    /// What was done.
    pub change: Change,
}

/// What was done to a subject.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "do", deny_unknown_fields)]
pub enum Change {
    /// Columns of a record were set and counts changed.
    Record {
        /// Columns that were set.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        set: BTreeMap<String, Cell>,
        /// By how much counts changed.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        add: BTreeMap<String, i64>,
        /// Whether the record is removed after this.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        removed: bool,
        /// The versions or ends of logs that were removed with it: one that the author didn't know of isn't.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<Uuid>,
    },
    /// A new version was saved, or the next thing was written into a log: its text by column.
    Text {
        /// The texts.
        text: BTreeMap<String, String>,
    },
    /// Two histories of a log were joined: the one that is followed first goes on.
    Join,
    /// A pack's files were replaced by these.
    Files {
        /// Contents by name; what isn't UTF-8 as hexadecimal digits.
        files: BTreeMap<String, File>,
    },
}

/// A cell of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Cell {
    /// Nothing.
    Null(()),
    /// A number.
    Number(i64),
    /// A text.
    Text(String),
}

/// A file of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum File {
    /// Text.
    Text(String),
    /// Anything else, as lower-case hexadecimal digits.
    Hex(String),
}
