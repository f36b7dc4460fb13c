//! How the rows of a noun are made of its entries: the columns that its table has for that.

use super::Noun;

/// How the entries of a noun become rows.
#[derive(Debug)]
pub(crate) enum Kind {
    /// Of concurrent entries, the later one wins for each group of columns.
    Record(Record),
    /// Each entry is a row; of concurrent ones, the later one is shown.
    Versions(Versions),
    /// Each entry is a row that continues another; of two histories, the longer one is shown.
    Chain(Chain),
    /// A pack's files; of concurrent entries, each contributes what it changed.
    Files,
}

/// A table of records.
#[derive(Debug)]
pub(crate) struct Record {
    /// The key columns, in the order in which the subject lists them.
    pub(crate) key: &'static [&'static str],
    /// Columns that are set together: of concurrent changes to a group, the later one wins as a whole.
    pub(crate) groups: &'static [&'static [Column]],
    /// Columns in which differences add up.
    pub(crate) counts: &'static [&'static str],
    /// Whether a row can only be made by its contents (its first revision), not from this record's columns.
    pub(crate) made_elsewhere: bool,
    /// The metadata that rows carry in addition to their key.
    pub(crate) stamps: Stamps,
    /// The noun of the contents that are removed with it.
    pub(crate) contents: Option<Noun>,
}

/// A column of a record and the values that it accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Column {
    pub(crate) name: &'static str,
    pub(crate) holds: Holds,
    pub(crate) null: bool,
}

/// The type of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holds {
    Text,
    Number,
}

/// A row's metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stamps {
    /// It has an ID that isn't its key.
    pub(crate) uuid: bool,
    /// It has its machine and creation time.
    pub(crate) created: bool,
    /// It has the time of its last change.
    pub(crate) updated: bool,
    /// Removed rows are marked, not deleted.
    pub(crate) deleted_at: bool,
}

/// A table of versions, each an entry.
#[derive(Debug)]
pub(crate) struct Versions {
    /// The column with the subject.
    pub(crate) of: &'static str,
    /// The column with the version's contents.
    pub(crate) text: &'static str,
}

/// A table of logs, each row an entry.
#[derive(Debug)]
pub(crate) struct Chain {
    /// The column with the subject.
    pub(crate) of: &'static str,
    /// The columns with the entry's contents, what happened first.
    pub(crate) texts: &'static [&'static str],
}

impl Record {
    /// Returns the columns of all groups.
    pub(crate) fn columns(&self) -> impl Iterator<Item = &'static Column> {
        self.groups.iter().copied().flatten()
    }

    /// Returns the SQL condition by which a row is found by its key columns, as parameters from 1.
    pub(crate) fn key_is(&self) -> String {
        let parts: Vec<_> =
            self.key.iter().enumerate().map(|(i, column)| format!("{column} = ?{}", i + 1)).collect();
        parts.join(" AND ")
    }

    /// Splits a subject into its key columns; game IDs contain no spaces.
    pub(crate) fn parts<'a>(&self, subject: &'a str) -> Vec<&'a str> {
        subject.splitn(self.key.len(), ' ').collect()
    }
}

/// A column of text.
pub(super) const fn text(name: &'static str) -> Column {
    Column { name, holds: Holds::Text, null: false }
}

/// A column of text that may be missing.
pub(super) const fn maybe(name: &'static str) -> Column {
    Column { name, holds: Holds::Text, null: true }
}

/// A column of numbers.
pub(super) const fn number(name: &'static str) -> Column {
    Column { name, holds: Holds::Number, null: false }
}

/// A column of numbers that may be missing.
pub(super) const fn maybe_number(name: &'static str) -> Column {
    Column { name, holds: Holds::Number, null: true }
}

/// The metadata of most rows.
pub(super) const ROW: Stamps = Stamps { uuid: false, created: true, updated: true, deleted_at: true };

/// No metadata.
pub(super) const BARE: Stamps = Stamps { uuid: false, created: false, updated: false, deleted_at: false };

/// A record as most are: rows with an ID and metadata, made of its own columns.
pub(super) const RECORD: Record =
    Record { key: &["uuid"], groups: &[], counts: &[], made_elsewhere: false, stamps: ROW, contents: None };
