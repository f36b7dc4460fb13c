//! Why the odds of something can't be told.

use thiserror::Error;

/// Why the odds of something can't be told.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OddsFault {
    /// The game's pack doesn't say how it fights.
    #[error("{game} has no odds")]
    None {
        /// The game.
        game: String,
    },
    /// A number that neither a card nor the request tells.
    #[error("--{option} is missing")]
    Lacking {
        /// The option that gives it.
        option: &'static str,
    },
    /// An option that means nothing in the game.
    #[error("{game} has no --{option}")]
    Beside {
        /// The option.
        option: &'static str,
        /// The game.
        game: String,
    },
    /// More than can be reckoned with.
    #[error("--{option} is more than {most}")]
    TooMuch {
        /// The option.
        option: &'static str,
        /// The most it may be.
        most: u64,
    },
}

impl OddsFault {
    /// One of each.
    #[must_use]
    pub fn samples() -> Vec<Self> {
        let game = || "x".to_owned();
        vec![
            Self::None { game: game() },
            Self::Lacking { option: "damage" },
            Self::Beside { option: "dice", game: game() },
            Self::TooMuch { option: "attacks", most: 1 },
        ]
    }

    /// The code, for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::None { .. } => "odds-none",
            Self::Lacking { .. } => "odds-lacking",
            Self::Beside { .. } => "odds-beside",
            Self::TooMuch { .. } => "odds-too-much",
        }
    }

    /// The values that the sentence names.
    #[must_use]
    pub fn values(&self) -> Vec<(&'static str, String)> {
        let named = |option: &str| match option {
            // Figures are arguments of their own.
            "attacker" | "defender" => option.to_uppercase(),
            _ => format!("--{option}"),
        };
        match self {
            Self::None { game } => vec![("game", game.clone())],
            Self::Lacking { option } => vec![("option", named(option))],
            Self::Beside { option, game } => vec![("option", named(option)), ("game", game.clone())],
            Self::TooMuch { option, most } => {
                vec![("option", named(option)), ("most", most.to_string())]
            }
        }
    }
}
