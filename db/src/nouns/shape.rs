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

/// A column of a record and the values that it accepts: those that the table takes, and that can be read again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Column {
    pub(crate) name: &'static str,
    pub(crate) holds: Holds,
    pub(crate) null: bool,
    /// The column of the same group that is missing whenever this one is, and only then.
    pub(crate) with: Option<&'static str>,
}

/// The type of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holds {
    Text,
    /// A number between these.
    Number(i64, i64),
}

/// The largest number of things that can be counted.
const MOST: i64 = 0xffff_ffff;

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
    Column { name, holds: Holds::Text, null: false, with: None }
}

/// A column of text that may be missing.
pub(super) const fn maybe(name: &'static str) -> Column {
    Column { name, holds: Holds::Text, null: true, with: None }
}

/// A column of text that is missing whenever another one of its group is, and only then.
pub(super) const fn along(with: &'static str, name: &'static str) -> Column {
    Column { with: Some(with), ..maybe(name) }
}

/// A column of what can be counted.
pub(super) const fn count(name: &'static str) -> Column {
    Column { holds: Holds::Number(0, MOST), ..text(name) }
}

/// A column of costs that may be missing.
pub(super) const fn maybe_cost(name: &'static str) -> Column {
    Column { holds: Holds::Number(i32::MIN as i64, i32::MAX as i64), ..maybe(name) }
}

/// A column of money, in the smallest unit of its currency, that may be missing.
pub(super) const fn maybe_money(name: &'static str) -> Column {
    Column { holds: Holds::Number(-MOST, MOST), ..maybe(name) }
}

/// A column that says yes, no or nothing.
pub(super) const fn maybe_flag(name: &'static str) -> Column {
    Column { holds: Holds::Number(0, 1), ..maybe(name) }
}

/// The metadata of most rows.
pub(super) const ROW: Stamps = Stamps { uuid: false, created: true, updated: true, deleted_at: true };

/// No metadata.
pub(super) const BARE: Stamps = Stamps { uuid: false, created: false, updated: false, deleted_at: false };

/// A record as most are: rows with an ID and metadata, made of its own columns.
pub(super) const RECORD: Record =
    Record { key: &["uuid"], groups: &[], counts: &[], made_elsewhere: false, stamps: ROW, contents: None };
