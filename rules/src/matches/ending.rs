//! How a game ended, where its points alone don't say: the opponent had nobody left, or points were equal and
//! something else decided. Which endings there are is the pack's.

use serde::{Deserialize, Serialize};

use super::Outcome;
use crate::id::EndingId;

/// A way in which a game may end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Its id; logs write it, so it never changes.
    pub id: EndingId,
    /// What it is called in English.
    pub name: String,
    /// How it decides the winner.
    #[serde(default)]
    pub decides: Decides,
}

/// How an ending decides who won a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Decides {
    /// Nothing: the higher score won.
    #[default]
    Points,
    /// The named player won, whatever the scores.
    Winner,
    /// The named player won because the scores are equal.
    Tie,
}

/// One of the two who play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// The one who keeps the log.
    Mine,
    /// The opponent.
    Theirs,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GameEnding {
    /// The id of the ending in the pack.
    pub how: EndingId,
    /// Who won by it; null where the points say so.
    #[serde(default)]
    pub winner: Option<Player>,
}

impl Player {
    /// How a game ended that this one won.
    pub(super) fn outcome(self) -> Outcome {
        match self {
            Self::Mine => Outcome::Won,
            Self::Theirs => Outcome::Lost,
        }
    }

    /// The other one.
    #[must_use]
    pub fn opponent(self) -> Self {
        match self {
            Self::Mine => Self::Theirs,
            Self::Theirs => Self::Mine,
        }
    }
}

impl Ending {
    /// Whether an ending is told whole: who won is named where it decides so, and points are equal where it
    /// breaks a tie.
    #[must_use]
    pub fn fits(&self, winner: Option<Player>, mine: u32, theirs: u32) -> bool {
        match self.decides {
            Decides::Points => winner.is_none(),
            Decides::Winner => winner.is_some(),
            Decides::Tie => winner.is_some() && mine == theirs,
        }
    }
}
