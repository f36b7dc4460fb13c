//! Positions in packs, and problems there.

use std::fmt;

use muster_rules::selector::SelectorError;
use serde::Serialize;
use thiserror::Error;

/// A position in a pack's file. Lines and columns count from 1; 0 means the file as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Place {
    /// The pack's folder.
    pub pack: String,
    /// The file's name.
    pub file: String,
    /// The line.
    pub line: u64,
    /// The column, in characters.
    pub column: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.pack, self.file)?;
        if self.line > 0 {
            write!(f, ":{}:{}", self.line, self.column)?;
        }
        Ok(())
    }
}

/// A problem in a pack.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[error("{place}: {fault}")]
pub struct Problem {
    /// Its position.
    pub place: Place,
    /// Its kind.
    pub fault: Fault,
}

/// Everything that can be wrong with a pack. The locales contain a message for each [`Fault::key`].
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum Fault {
    /// The folder or a file in it can't be read.
    #[error("cannot be read: {reason}")]
    Unreadable {
        /// The system's message.
        reason: String,
    },
    /// A pack that Muster writes for the user has the same name.
    #[error("a pack that Muster keeps for you has this name already; call the folder something else")]
    NameTaken,
    /// A limit is exceeded.
    #[error("more than {limit} {measure}")]
    BeyondLimits {
        /// `files`, `file` and `bytes` (in MiB), or `rows`.
        measure: &'static str,
        /// The limit.
        limit: u64,
    },
    /// A pipe or a device: opening one may block for ever.
    #[error("neither a file nor a folder")]
    NotAFile,
    /// There are more problems than are listed.
    #[error("more errors than the first {limit}")]
    More {
        /// The number listed.
        limit: u64,
    },
    /// The pack has neither a game nor an extension of one.
    #[error("a pack needs game.toml (a game of its own) or pack.toml (additions to a game)")]
    NoHead,
    /// A required file is missing.
    #[error("the file is missing")]
    Missing,
    /// A file that packs don't have.
    #[error("no pack has a file of this name")]
    UnknownFile,
    /// The file has the wrong shape.
    #[error("{reason}")]
    Shape {
        /// The parser's message.
        reason: String,
    },
    /// A column that the table doesn't have.
    #[error("there is no column `{column}`; columns are {known}")]
    UnknownColumn {
        /// The column.
        column: String,
        /// The known columns.
        known: String,
    },
    /// A required column is missing.
    #[error("the column `{column}` is missing")]
    MissingColumn {
        /// The column.
        column: String,
    },
    /// A value that is invalid for its column.
    #[error("`{value}` is not a {wanted}")]
    BadValue {
        /// The value.
        value: String,
        /// What is expected.
        wanted: &'static str,
    },
    /// A value that isn't one of those declared.
    #[error("`{value}` is not one of {known}")]
    NotOneOf {
        /// The value.
        value: String,
        /// The declared values.
        known: String,
    },
    /// An invalid selector.
    #[error("{0}")]
    Selector(
        #[serde(serialize_with = "as_text")]
        #[source]
        SelectorError,
    ),
    /// An ID that doesn't follow from its name.
    #[error("the id `{id}` doesn't follow from the name; it should be `{expected}` or begin with it")]
    IdRule {
        /// The ID.
        id: String,
        /// The ID that the rule yields.
        expected: String,
    },
    /// A duplicate ID.
    #[error("`{id}` stands here a second time")]
    Twice {
        /// The ID.
        id: String,
    },
    /// An unresolved reference.
    #[error("there is no {what} `{id}`")]
    Unresolved {
        /// A figure, set, source …
        what: &'static str,
        /// Its ID.
        id: String,
    },
    /// A row without a source.
    #[error("every row names its source")]
    NoSource,
    /// A unique figure without a person.
    #[error("the unique figure `{id}` has no settled person in persons.csv")]
    NoPerson {
        /// The figure.
        id: String,
    },
    /// A format that is based on itself.
    #[error("the format `{id}` builds on itself or on one that isn't there")]
    BaseLoop {
        /// The format.
        id: String,
    },
    /// A term without a reminder in a language.
    #[error("`{id}` has no reminder in {language}")]
    NoReminder {
        /// The term.
        id: String,
        /// The language's tag.
        language: String,
    },
    /// An empty reminder.
    #[error("the reminder of `{id}` is empty")]
    EmptyReminder {
        /// The term.
        id: String,
    },
    /// A reminder with the same text in two languages.
    #[error("the reminder of `{id}` is the same as in another language")]
    SameReminder {
        /// The term.
        id: String,
    },
    /// A reminder that is too long.
    #[error("the reminder of `{id}` has {length} characters, {limit} are the most")]
    LongReminder {
        /// The term.
        id: String,
        /// Its length in characters.
        length: usize,
        /// The maximum length.
        limit: usize,
    },
    /// Text that doesn't fit its place on the card.
    #[error("`{id}` doesn't fit its card: {reason}")]
    CardOverflow {
        /// The figure.
        id: String,
        /// What overflows.
        reason: String,
    },
}

fn as_text<S: serde::Serializer>(error: &SelectorError, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&error.to_string())
}

impl Fault {
    /// Returns the key of the message, `fault-<key>` in the locales.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "unreadable",
            Self::NameTaken => "name-taken",
            Self::BeyondLimits { .. } => "beyond-limits",
            Self::NotAFile => "not-a-file",
            Self::More { .. } => "more",
            Self::NoHead => "no-head",
            Self::Missing => "missing",
            Self::UnknownFile => "unknown-file",
            Self::Shape { .. } => "shape",
            Self::UnknownColumn { .. } => "unknown-column",
            Self::MissingColumn { .. } => "missing-column",
            Self::BadValue { .. } => "bad-value",
            Self::NotOneOf { .. } => "not-one-of",
            Self::Selector(_) => "selector",
            Self::IdRule { .. } => "id-rule",
            Self::Twice { .. } => "twice",
            Self::Unresolved { .. } => "unresolved",
            Self::NoSource => "no-source",
            Self::NoPerson { .. } => "no-person",
            Self::BaseLoop { .. } => "base-loop",
            Self::NoReminder { .. } => "no-reminder",
            Self::EmptyReminder { .. } => "empty-reminder",
            Self::SameReminder { .. } => "same-reminder",
            Self::LongReminder { .. } => "long-reminder",
            Self::CardOverflow { .. } => "card-overflow",
        }
    }

    /// Returns the values that the message mentions.
    #[must_use]
    pub fn values(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::NameTaken
            | Self::NoHead
            | Self::NotAFile
            | Self::Missing
            | Self::UnknownFile
            | Self::NoSource => Vec::new(),
            Self::BeyondLimits { measure, limit } => {
                vec![("measure", (*measure).to_owned()), ("limit", limit.to_string())]
            }
            Self::More { limit } => vec![("limit", limit.to_string())],
            Self::Unreadable { reason } | Self::Shape { reason } => vec![("reason", reason.clone())],
            Self::UnknownColumn { column, known } => {
                vec![("column", column.clone()), ("known", known.clone())]
            }
            Self::MissingColumn { column } => vec![("column", column.clone())],
            Self::BadValue { value, wanted } => {
                vec![("value", value.clone()), ("wanted", (*wanted).to_owned())]
            }
            Self::NotOneOf { value, known } => vec![("value", value.clone()), ("known", known.clone())],
            Self::Selector(error) => vec![("reason", error.to_string())],
            Self::IdRule { id, expected } => vec![("id", id.clone()), ("expected", expected.clone())],
            Self::Twice { id } | Self::NoPerson { id } | Self::BaseLoop { id } => vec![("id", id.clone())],
            Self::Unresolved { what, id } => vec![("what", (*what).to_owned()), ("id", id.clone())],
            Self::NoReminder { id, language } => {
                vec![("id", id.clone()), ("language", language.clone())]
            }
            Self::EmptyReminder { id } | Self::SameReminder { id } => vec![("id", id.clone())],
            Self::LongReminder { id, length, limit } => {
                vec![("id", id.clone()), ("length", length.to_string()), ("limit", limit.to_string())]
            }
            Self::CardOverflow { id, reason } => vec![("id", id.clone()), ("reason", reason.clone())],
        }
    }
}

/// The maximum number of problems listed per pack: nobody reads more, and a large table may have the same
/// mistake in every row.
const MOST_PROBLEMS: usize = 1_000;

/// Collects the problems of a pack.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    found: Vec<Problem>,
    /// The position of the first problem that isn't listed.
    more: Option<Place>,
}

impl Problems {
    /// Adds a problem, unless the list is full.
    pub(crate) fn push(&mut self, problem: Problem) {
        if self.found.len() < MOST_PROBLEMS {
            self.found.push(problem);
        } else if self.more.is_none() {
            self.more = Some(problem.place);
        }
    }

    /// Adds problems found elsewhere.
    pub(crate) fn append(&mut self, others: &mut Vec<Problem>) {
        others.drain(..).for_each(|problem| self.push(problem));
    }

    /// Returns whether there are no problems.
    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Returns whether the list is full and problems are being dropped.
    pub(crate) fn is_full(&self) -> bool {
        self.more.is_some()
    }

    /// Returns all listed problems, followed by a note if there are more.
    pub(crate) fn into_vec(self) -> Vec<Problem> {
        let limit = MOST_PROBLEMS as u64;
        let more = self.more.map(|place| Problem { place, fault: Fault::More { limit } });
        self.found.into_iter().chain(more).collect()
    }
}
