//! What goes wrong on a club's evening.

use thiserror::Error;

use crate::base::error::Fault;

/// Why something isn't done on a club's evening.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EveningFault {
    /// Lines of a squad can't be read with certainty.
    #[error("{} cannot be read", .lines.join(", "))]
    SquadUnread {
        /// The lines.
        lines: Vec<String>,
    },
    /// The squad is of another game.
    #[error("the squad is of {game}")]
    SquadOfAnotherGame {
        /// That game's name.
        game: String,
    },
    /// No player has this name or number.
    #[error("there is no player {wanted}")]
    NoPlayer {
        /// The name or number.
        wanted: String,
    },
    /// The player's first round is paired.
    #[error("the squad of {name} is locked")]
    SquadLocked {
        /// The player's name.
        name: String,
    },
    /// The round has no clock.
    #[error("there is no clock")]
    NoClock,
    /// A round's length is too short or too long.
    #[error("{minutes} minutes are not a round")]
    ClockLength {
        /// What was asked for, in minutes.
        minutes: u32,
        /// The most, in minutes.
        most: u32,
    },
    /// Somebody at another phone is this player.
    #[error("{name} is at another phone")]
    PlaceTaken {
        /// The player's name.
        name: String,
    },
    /// The phone is another player's.
    #[error("this phone is that of {name}")]
    PhoneTaken {
        /// That player's name.
        name: String,
    },
    /// Only a phone that was let in can take a place.
    #[error("only guests take places")]
    NoGuest,
}

impl EveningFault {
    /// Returns one fault of each kind.
    #[must_use]
    pub fn samples() -> Vec<Self> {
        let text = || "x".to_owned();
        vec![
            Self::SquadUnread { lines: vec![text()] },
            Self::SquadOfAnotherGame { game: text() },
            Self::NoPlayer { wanted: text() },
            Self::SquadLocked { name: text() },
            Self::NoClock,
            Self::ClockLength { minutes: 1, most: 1 },
            Self::PlaceTaken { name: text() },
            Self::PhoneTaken { name: text() },
            Self::NoGuest,
        ]
    }
}

impl Fault for EveningFault {
    fn code(&self) -> &'static str {
        match self {
            Self::SquadUnread { .. } => "evening-squad-unread",
            Self::SquadOfAnotherGame { .. } => "evening-squad-of-another-game",
            Self::NoPlayer { .. } => "evening-no-player",
            Self::SquadLocked { .. } => "evening-squad-locked",
            Self::NoClock => "evening-no-clock",
            Self::ClockLength { .. } => "evening-clock-length",
            Self::PlaceTaken { .. } => "evening-place-taken",
            Self::PhoneTaken { .. } => "evening-phone-taken",
            Self::NoGuest => "evening-no-guest",
        }
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::SquadUnread { lines } => {
                vec![("count", lines.len().to_string()), ("lines", lines.join(", "))]
            }
            Self::SquadOfAnotherGame { game } => vec![("game", game.clone())],
            Self::NoPlayer { wanted } => vec![("wanted", wanted.clone())],
            Self::SquadLocked { name } | Self::PlaceTaken { name } | Self::PhoneTaken { name } => {
                vec![("name", name.clone())]
            }
            Self::ClockLength { minutes, most } => {
                vec![("minutes", minutes.to_string()), ("most", most.to_string())]
            }
            Self::NoClock | Self::NoGuest => Vec::new(),
        }
    }
}
