//! A single figure in a game in progress.

use std::collections::BTreeMap;

use serde::Serialize;

use super::event::{FigureNo, Leaving, Piece, SideNo};
use super::facts::Ends;
use super::id::{ConditionId, CounterId};

/// A condition of a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// The condition.
    pub condition: ConditionId,
    /// When it ends by itself.
    pub ends: Ends,
    /// Whether it was gained in the figure's own turn, the end of which doesn't count as its next turn's.
    pub in_turn: bool,
}

/// A figure that is or was on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The number.
    pub number: FigureNo,
    /// The figure as it arrived.
    pub piece: Piece,
    /// The round in which it arrived.
    pub came: u32,
    /// Its damage.
    pub damage: u32,
    /// How it left; `None` while it is on the table.
    pub left: Option<Leaving>,
    /// The figure that defeated it.
    pub by: Option<FigureNo>,
    /// The points that its leaving gave.
    pub gave: Vec<(SideNo, i64)>,
    /// The points that its earlier defeats gave, if it was put back and nobody lost them.
    pub kept: i64,
    /// Whether its defeat has already brought a figure.
    pub claimed: bool,
    /// Whether it was activated in this round, or counts as activated.
    pub activated: bool,
    /// How often it was activated in this round.
    pub turns: u32,
    /// Conditions.
    pub marks: Vec<Mark>,
    /// Its counters.
    pub counters: BTreeMap<CounterId, u32>,
    /// How often it spent from each counter in this turn.
    pub spent: BTreeMap<CounterId, u32>,
    /// Whether it has to make a morale roll.
    pub shaken: bool,
    /// Whether it made one before.
    pub tested: bool,
    /// The number of spaces it has moved from its start.
    pub spaces: u32,
    /// The side that it came from, and the figure with whose defeat it goes back, if it changed sides.
    pub turned: Option<(SideNo, Option<FigureNo>)>,
    /// How often more than its card says it may spend from each counter in a turn.
    pub allowed: BTreeMap<CounterId, u32>,
    /// Abilities that it got during the game.
    pub granted: Vec<String>,
}

impl Standing {
    /// Whether it is on the table.
    #[must_use]
    pub const fn is_there(&self) -> bool {
        self.left.is_none()
    }

    /// Whether it can still be activated in this round.
    #[must_use]
    pub const fn is_ready(&self) -> bool {
        self.is_there() && self.piece.activates && !self.activated
    }

    /// Whether it has a condition.
    #[must_use]
    pub fn is(&self, condition: &ConditionId) -> bool {
        self.marks.iter().any(|mark| mark.condition == *condition)
    }

    /// Returns the hit points left; `None` if its hit points are unknown.
    #[must_use]
    pub fn hits_left(&self) -> Option<u32> {
        self.piece.hits.map(|hits| hits.saturating_sub(self.damage))
    }
}
