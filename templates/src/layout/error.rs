//! Errors in layouts.

/// Why a `card.toml` is invalid.
#[derive(Debug, thiserror::Error)]
pub enum LayoutError {
    /// Not TOML, an unknown key, a missing key or a wrong type. The message names the key.
    #[error("line {line}, column {column}: {message}")]
    Shape {
        /// Line, from 1.
        line: usize,
        /// Column in characters, from 1.
        column: usize,
        /// The parser's message, in English.
        message: String,
    },
    /// Well formed, but the values can't be printed.
    #[error("{place}: {problem}")]
    Meaning {
        /// The table, e.g. `name` or `back.title`.
        place: &'static str,
        /// The problem.
        problem: Problem,
    },
}

/// Why a slot can't be printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// A size is not a positive number.
    #[error("sizes must be above 0")]
    Size,
    /// The floor is above the size.
    #[error("the floor must not be above the size")]
    Floor,
    /// The box is empty or extends beyond the card.
    #[error("the box must lie inside the card and have an area")]
    Box,
    /// The count is 0, so nothing would be drawn.
    #[error("must be at least 1")]
    Count,
}
