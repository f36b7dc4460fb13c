//! Faults of trades and trade lists.

use thiserror::Error;

use crate::base::error::Fault;

/// Why trades can't be found or recorded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TradesFault {
    /// The file isn't a trade list.
    #[error("{file}:{line}:{column}: {reason}")]
    Shape {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The parser's message.
        reason: String,
    },
    /// The file was written by a newer version, or by another program.
    #[error("{file} is {form}")]
    Newer {
        /// The file.
        file: String,
        /// The format and version in the file.
        form: String,
    },
    /// The list is for another game.
    #[error("the list of {name} is of {game}")]
    OtherGame {
        /// The name of the list's owner.
        name: String,
        /// The game's id.
        game: String,
    },
    /// A value in the file is invalid.
    #[error("{file}: {place} is {value}")]
    Value {
        /// The file.
        file: String,
        /// The path of the value: `spares[3].count`.
        place: String,
        /// The value.
        value: String,
    },
    /// The list is too long.
    #[error("{file} has more than {most} lines")]
    Long {
        /// The file.
        file: String,
        /// The maximum number of lines.
        most: usize,
    },
    /// There are too many lists.
    #[error("more than {most} lists")]
    Many {
        /// The maximum number of lists.
        most: usize,
    },
    /// Two lists have the same owner, so it would be ambiguous who gives.
    #[error("two lists of {name}")]
    Twice {
        /// The name.
        name: String,
    },
    /// The name is invalid.
    #[error("{name} is no name")]
    Name {
        /// The name as entered.
        name: String,
    },
    /// There are fewer than two lists.
    #[error("{count} lists")]
    Alone {
        /// The number of lists.
        count: usize,
    },
    /// Only two can exchange by worth.
    #[error("{count} lists by worth")]
    NotTwo {
        /// The number of lists.
        count: usize,
    },
    /// Nothing in the collection is wanted or for trade.
    #[error("nothing is wanted or for trade")]
    NoList,
    /// No exchange is recorded that could be undone.
    #[error("nothing is booked")]
    NoneBooked,
    /// The request doesn't say who the user is.
    #[error("nobody said whose side is booked")]
    Nobody,
    /// The exchange found now differs from the one shown before.
    #[error("the exchange is {now}, not {plan}")]
    Changed {
        /// The plan to be recorded.
        plan: String,
        /// The plan found now.
        now: String,
    },
    /// A piece to be recorded is no longer for trade, or no longer wanted.
    #[error("{name}: {count} of {left}")]
    Gone {
        /// The name of the piece.
        name: String,
        /// The number of pieces to move.
        count: u32,
        /// The number of pieces left.
        left: u32,
        /// `given` or `got`.
        side: &'static str,
    },
}

impl TradesFault {
    /// Returns one fault of each kind.
    #[must_use]
    pub fn samples() -> Vec<Self> {
        let text = || "x".to_owned();
        vec![
            Self::Shape { file: text(), line: 1, column: 1, reason: text() },
            Self::Newer { file: text(), form: text() },
            Self::OtherGame { name: text(), game: text() },
            Self::Value { file: text(), place: text(), value: text() },
            Self::Long { file: text(), most: 1 },
            Self::Many { most: 1 },
            Self::Twice { name: text() },
            Self::Name { name: text() },
            Self::Alone { count: 1 },
            Self::NotTwo { count: 3 },
            Self::NoList,
            Self::NoneBooked,
            Self::Nobody,
            Self::Changed { plan: text(), now: text() },
            Self::Gone { name: text(), count: 2, left: 1, side: "given" },
        ]
    }
}

impl Fault for TradesFault {
    fn code(&self) -> &'static str {
        match self {
            Self::Shape { .. } => "trades-shape",
            Self::Newer { .. } => "trades-newer",
            Self::OtherGame { .. } => "trades-other-game",
            Self::Value { .. } => "trades-value",
            Self::Long { .. } => "trades-long",
            Self::Many { .. } => "trades-many",
            Self::Twice { .. } => "trades-twice",
            Self::Name { .. } => "trades-name",
            Self::Alone { .. } => "trades-alone",
            Self::NotTwo { .. } => "trades-not-two",
            Self::NoList => "trades-no-list",
            Self::NoneBooked => "trades-none-booked",
            Self::Nobody => "trades-nobody",
            Self::Changed { .. } => "trades-changed",
            Self::Gone { .. } => "trades-gone",
        }
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Shape { file, line, column, reason } => vec![
                ("file", file.clone()),
                ("line", line.to_string()),
                ("column", column.to_string()),
                ("reason", reason.clone()),
            ],
            Self::Newer { file, form } => vec![("file", file.clone()), ("form", form.clone())],
            Self::OtherGame { name, game } => vec![("name", name.clone()), ("game", game.clone())],
            Self::Value { file, place, value } => {
                vec![("file", file.clone()), ("place", place.clone()), ("value", value.clone())]
            }
            Self::Long { file, most } => vec![("file", file.clone()), ("limit", most.to_string())],
            Self::Many { most } => vec![("limit", most.to_string())],
            Self::Twice { name } | Self::Name { name } => vec![("name", name.clone())],
            Self::Alone { count } | Self::NotTwo { count } => vec![("count", count.to_string())],
            Self::NoList | Self::NoneBooked | Self::Nobody => Vec::new(),
            Self::Changed { plan, now } => vec![("plan", plan.clone()), ("now", now.clone())],
            Self::Gone { name, count, left, side } => vec![
                ("name", name.clone()),
                ("count", count.to_string()),
                ("left", left.to_string()),
                ("side", (*side).to_owned()),
            ],
        }
    }
}
