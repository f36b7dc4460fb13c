//! What can be wrong with a layout.

/// Why a `card.toml` is not a layout.
#[derive(Debug, thiserror::Error)]
pub enum LayoutError {
    /// Not TOML, an unknown key, a missing key or a wrong type. `line` and
    /// `column` count from 1; the message names the key.
    #[error("line {line}, column {column}: {message}")]
    Shape {
        /// Line, from 1.
        line: usize,
        /// Column in characters, from 1.
        column: usize,
        /// The parser's words, in English.
        message: String,
    },
    /// Well formed, but the numbers can't be printed.
    #[error("{place}: {problem}")]
    Meaning {
        /// The table, e.g. `name` or `back.title`.
        place: &'static str,
        /// What is wrong with it.
        problem: Problem,
    },
}

/// What can't be printed about a slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// A size is not a positive number.
    #[error("sizes must be above 0")]
    Size,
    /// The floor is above the size.
    #[error("the floor must not be above the size")]
    Floor,
    /// The box is empty or reaches outside the card.
    #[error("the box must lie inside the card and have an area")]
    Box,
    /// Nothing would ever be drawn.
    #[error("must be at least 1")]
    Count,
}
