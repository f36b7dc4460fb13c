//! Entries: what users did, as immutable records that let data travel between machines.
//!
//! All reads and writes go through the tables in `table/`. Entries are kept beneath them. Triggers note
//! whatever a transaction changed, and it is *captured* before the commit: the difference between a subject's
//! rows and the result of its entries becomes an entry. Entries from elsewhere are *received* (`receive/`): they
//! are added, and the rows of their subjects are rebuilt from all of them. The invariant behind both:
//!
//! > the rows of a subject are a function of the set of its entries.
//!
//! The entries of a subject form a directed acyclic graph: each names the heads that its author knew. They are
//! read in a single order, by depth in the graph and then by ID ([`graph`]), which puts causes before effects
//! and depends on no clock. Three kinds of subject differ in how they treat concurrent entries:
//!
//! - a *record* ([`record`]) takes the later one for each group of columns; counts are told or differ, and what was
//!   done twice is once;
//! - *versions* ([`versions`]) keep both, show the later one and report the fork;
//! - a *log* ([`chain`]) shows the longer history and keeps the other, until a user joins them.
//!
//! Sources: Shapiro et al., *Conflict-free Replicated Data Types* (2011), for records; Kleppmann & Howard,
//! *Byzantine Eventual Consistency and the Fundamental Limits of Peer-to-Peer Databases* (2020), for graphs in place
//! of clocks.

mod capture;
pub(crate) mod chain;
pub(crate) mod counts;
pub(crate) mod files;
pub(crate) mod graph;
pub(crate) mod meant;
pub(crate) mod record;
pub(crate) mod scope;
pub(crate) mod store;
mod tables;
mod versions;

use std::collections::{BTreeMap, BTreeSet};

use muster_rules::campaign::log::Entry as CampaignStep;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::error::{DbError, Result};
pub use crate::nouns::Noun;
pub(crate) use capture::{Author, capture, capture_what_was_there};
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

impl Entry {
    /// Returns the text that was written to a column of a version or a log.
    pub fn text(&self, column: &str) -> Option<&str> {
        match &self.change {
            Change::Text { text } => text.get(column).map(String::as_str),
            _ => None,
        }
    }

    /// Returns the change of a record.
    pub(crate) fn record(&self) -> Option<&RecordChange> {
        match &self.change {
            Change::Record(change) => Some(change),
            _ => None,
        }
    }

    /// Returns the act that a change of a record is part of.
    pub(crate) fn act(&self) -> Option<Uuid> {
        self.record().and_then(|change| change.act)
    }

    /// Returns whether it removes its record.
    pub(crate) fn removes(&self) -> bool {
        self.record().is_some_and(|change| change.removed)
    }
}

/// What was done to a subject.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "do", deny_unknown_fields)]
pub enum Change {
    /// Columns of a record were set, or counts changed.
    Record(RecordChange),
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

/// What was done to a record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordChange {
    /// The new values of columns.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub set: BTreeMap<String, Cell>,
    /// The differences of counts: one more, two fewer.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub add: BTreeMap<String, i64>,
    /// Counts as they were told, whatever they were before: I have nine.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub to: BTreeMap<String, i64>,
    /// What the differences are part of, if the same may be done on another machine: the import of a file, the
    /// booking of a plan. Of the entries of one act, one counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<Uuid>,
    /// The entries of the subject that are taken back: what they set, added and told counts no longer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub back: Vec<Uuid>,
    /// Whether the record is removed after this.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub removed: bool,
    /// The versions or log heads that were removed with it. Those that the author didn't know are not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<Uuid>,
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

/// An entry that is written again, behind another history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Again {
    /// The original entry.
    pub of: Uuid,
    /// Its texts, as valid behind the other history.
    pub text: BTreeMap<String, String>,
    /// A campaign step in full, if its text is redacted.
    pub full: Option<CampaignStep>,
}

/// The outcome of receiving entries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Received {
    /// The number of new entries, including those that had been waiting.
    pub new: u64,
    /// The number of entries that were already known.
    pub known: u64,
    /// The number of entries that wait for others.
    pub waiting: u64,
    /// The refused entries and why.
    pub refused: Vec<(Uuid, Refused)>,
    /// Whether the limit for waiting entries was exceeded: the caller should roll back and retry later.
    pub full: bool,
    /// The subjects that changed.
    pub subjects: BTreeSet<(Noun, String)>,
}

/// Why an entry was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It exceeds the maximum size or the maximum number of predecessors.
    TooLarge,
    /// Another entry has its ID.
    Differs,
    /// It follows an entry about another subject.
    FollowsAnother,
    /// Its subject isn't exchanged with the hub it came from.
    OutOfScope,
    /// Its change is invalid for its noun.
    Unfit,
}

/// Derives an ID from the contents, so that two machines write the same one: a UUIDv8 made with BLAKE3.
///
/// # Errors
/// [`DbError::Unstorable`] if the contents can't be written as JSON.
pub fn id_of(what: &impl serde::Serialize) -> Result<Uuid> {
    Ok(id_of_bytes(&serde_json::to_vec(what).map_err(DbError::Unstorable)?))
}

/// Derives an ID from bytes, as [`id_of`] does.
#[must_use]
pub fn id_of_bytes(what: &[u8]) -> Uuid {
    let hash = blake3::hash(what);
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash.as_bytes()[..16]);
    uuid::Builder::from_custom_bytes(bytes).into_uuid()
}
