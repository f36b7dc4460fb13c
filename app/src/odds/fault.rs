//! Why odds can't be computed.

use thiserror::Error;

use crate::base::error::Fault;

/// Why odds can't be computed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OddsFault {
    /// The game's pack doesn't describe its combat.
    #[error("{game} has no odds")]
    None {
        /// The game.
        game: String,
    },
    /// A number is missing both on the card and in the request.
    #[error("--{option} is missing")]
    Lacking {
        /// The option for it.
        option: &'static str,
    },
    /// An option doesn't apply to the game.
    #[error("{game} has no --{option}")]
    Beside {
        /// The option.
        option: &'static str,
        /// The game.
        game: String,
    },
    /// The attack isn't possible at all.
    #[error("no attack: {rule}")]
    Forbidden {
        /// The rule that forbids it.
        rule: String,
    },
    /// A number is too large to compute with.
    #[error("--{option} is more than {most}")]
    TooMuch {
        /// The option.
        option: &'static str,
        /// The most it may be.
        most: u64,
    },
}

impl OddsFault {
    /// Returns one fault of each kind.
    #[must_use]
    pub fn samples() -> Vec<Self> {
        let game = || "x".to_owned();
        vec![
            Self::None { game: game() },
            Self::Lacking { option: "damage" },
            Self::Beside { option: "dice", game: game() },
            Self::Forbidden { rule: game() },
            Self::TooMuch { option: "attacks", most: 1 },
        ]
    }
}

impl Fault for OddsFault {
    fn code(&self) -> &'static str {
        match self {
            Self::None { .. } => "odds-none",
            Self::Lacking { .. } => "odds-lacking",
            Self::Beside { .. } => "odds-beside",
            Self::Forbidden { .. } => "odds-forbidden",
            Self::TooMuch { .. } => "odds-too-much",
        }
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let named = |option: &str| match option {
            // Figures are positional arguments.
            "attacker" | "defender" => option.to_uppercase(),
            _ => format!("--{option}"),
        };
        match self {
            Self::None { game } => vec![("game", game.clone())],
            Self::Lacking { option } => vec![("option", named(option))],
            Self::Beside { option, game } => vec![("option", named(option)), ("game", game.clone())],
            Self::Forbidden { rule } => vec![("rule", rule.clone())],
            Self::TooMuch { option, most } => {
                vec![("option", named(option)), ("most", most.to_string())]
            }
        }
    }
}
