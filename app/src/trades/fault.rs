//! What can be wrong with trades and the lists that they are made from.

use thiserror::Error;

/// Why nothing was traded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TradesFault {
    /// The file isn't a trade list.
    #[error("{file}:{line}:{column}: {reason}")]
    Shape {
        /// Which.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The character, from 1.
        column: usize,
        /// What the reader said.
        reason: String,
    },
    /// It is from a newer program, or something else altogether.
    #[error("{file} is {form}")]
    Newer {
        /// Which.
        file: String,
        /// What it says it is.
        form: String,
    },
    /// It is of another game.
    #[error("the list of {name} is of {game}")]
    OtherGame {
        /// Whose list.
        name: String,
        /// The game's id.
        game: String,
    },
    /// Something in it can't be so.
    #[error("{file}: {place} is {value}")]
    Value {
        /// Which.
        file: String,
        /// Where in it: `spares[3].count`.
        place: String,
        /// What stands there.
        value: String,
    },
    /// It has more lines than anybody trades.
    #[error("{file} has more than {most} lines")]
    Long {
        /// Which.
        file: String,
        /// How many are read at most.
        most: usize,
    },
    /// More lists than there are members in a club.
    #[error("more than {most} lists")]
    Many {
        /// How many are read at most.
        most: usize,
    },
    /// Two lists of one name: nobody could tell who gives.
    #[error("two lists of {name}")]
    Twice {
        /// The name.
        name: String,
    },
    /// Nobody can be called that.
    #[error("{name} is no name")]
    Name {
        /// What was typed.
        name: String,
    },
    /// Fewer than two lists.
    #[error("{count} lists")]
    Alone {
        /// How many there are.
        count: usize,
    },
    /// By worth only two exchange.
    #[error("{count} lists by worth")]
    NotTwo {
        /// How many there are.
        count: usize,
    },
    /// Nothing in the collection is wanted or for trade.
    #[error("nothing is wanted or for trade")]
    NoList,
    /// Nothing was booked that could be taken back.
    #[error("nothing is booked")]
    NoneBooked,
    /// Nobody said whose side is booked.
    #[error("nobody said whose side is booked")]
    Nobody,
    /// What was found is no longer what is found.
    #[error("the exchange is {now}, not {plan}")]
    Changed {
        /// What was to be booked.
        plan: String,
        /// What is found now.
        now: String,
    },
    /// The collection no longer has for trade, or no longer wants, what is booked.
    #[error("{name}: {count} of {left}")]
    Gone {
        /// What the piece is called.
        name: String,
        /// How many would move.
        count: u32,
        /// How many there are.
        left: u32,
        /// `given` or `got`.
        side: &'static str,
    },
}

impl TradesFault {
    /// The code, for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
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

    /// The values that its sentence names.
    #[must_use]
    pub fn values(&self) -> Vec<(&'static str, String)> {
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

    /// One of each.
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
