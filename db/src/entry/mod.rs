//! Entries: what users did, as immutable records that let data travel between machines.
//!
//! All reads and writes go through the tables in `table/`. Entries are kept beneath them. Triggers note
//! whatever a transaction changed, and it is *captured* before the commit: the difference between a subject's
//! rows and the result of its entries becomes an entry. Entries from elsewhere are *received*: they are added,
//! and the rows of their subjects are rebuilt from all of them. The invariant behind both:
//!
//! > the rows of a subject are a function of the set of its entries.
//!
//! The entries of a subject form a directed acyclic graph: each names the heads that its author knew. They are
//! read in a single order, by depth in the graph and then by ID ([`graph`]), which puts causes before effects
//! and depends on no clock. Three kinds of subject differ in how they treat concurrent entries:
//!
//! - a *record* ([`record`]) takes the later one for each group of columns, and adds up differences of counts;
//! - *versions* ([`versions`]) keep both, show the later one and report the fork;
//! - a *log* ([`chain`]) shows the longer history and keeps the other, until a user joins them.
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

/// The maximum size of an entry's change, in bytes. A user's pack with a hundred figures takes a hundredth of
/// it.
pub const LARGEST: usize = 4 * 1024 * 1024;

/// The maximum number of entries that one may follow.
pub const MOST_FOLLOWED: usize = 64;

/// Something that a user did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its ID: a UUIDv7 or, for rows that predate entries, a UUIDv8 of the contents.
    pub id: Uuid,
    /// The machine it was written on.
    pub machine: Uuid,
    /// The time by that machine's clock, in the database's format.
    pub at: String,
    /// The kind of its subject.
    pub noun: Noun,
    /// The subject's key.
    pub subject: String,
    /// The subject's heads as known to the author, who therefore also knew all of their ancestors.
    pub follows: Vec<Uuid>,
    /// The change.
    pub change: Change,
}

/// What was done to a subject.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "do", deny_unknown_fields)]
pub enum Change {
    /// Columns of a record were set, or counts changed.
    Record {
        /// The new values of columns.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        set: BTreeMap<String, Cell>,
        /// The differences of counts.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        add: BTreeMap<String, i64>,
        /// Whether the record is removed after this.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        removed: bool,
        /// The versions or log heads that were removed with it. Those that the author didn't know are not.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<Uuid>,
    },
    /// A new version was saved, or an entry appended to a log: its texts by column.
    Text {
        /// The texts.
        text: BTreeMap<String, String>,
    },
    /// Two histories of a log were joined: the first predecessor is continued.
    Join,
    /// A pack's files were replaced by these.
    Files {
        /// Contents by name; anything but UTF-8 as hexadecimal digits.
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
