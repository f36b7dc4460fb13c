//! A single figure of a game under way.

use std::collections::BTreeMap;

use serde::Serialize;

use super::event::{FigureNo, Leaving, Piece, SideNo};
use super::facts::Ends;
use super::id::{ConditionId, CounterId};

/// A condition of a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// Which.
    pub condition: ConditionId,
    /// When it ends.
    pub ends: Ends,
    /// Whether it was given in the figure's own turn, whose end isn't that of its next one.
    pub in_turn: bool,
}

/// A figure on the table, or one that was there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// Its number.
    pub number: FigureNo,
    /// As it came.
    pub piece: Piece,
    /// The round in which it came.
    pub came: u32,
    /// The damage that it has.
    pub damage: u32,
    /// How it left; nothing while it is there.
    pub left: Option<Leaving>,
    /// Who defeated it.
    pub by: Option<FigureNo>,
    /// What its leaving gave.
    pub gave: Vec<(SideNo, i64)>,
    /// Whether its defeat brought somebody already.
    pub claimed: bool,
    /// Whether it was activated in this round, or counts as if.
    pub activated: bool,
    /// Conditions.
    pub marks: Vec<Mark>,
    /// What it counts.
    pub counters: BTreeMap<CounterId, u32>,
    /// How often it spent of each counter in its turn.
    pub spent: BTreeMap<CounterId, u32>,
    /// Whether it has to roll for its morale.
    pub shaken: bool,
    /// Whether it did once.
    pub tested: bool,
    /// How many spaces it stands before its start.
    pub spaces: u32,
}

impl Standing {
    /// Whether it is on the table.
    #[must_use]
    pub const fn is_there(&self) -> bool {
        self.left.is_none()
    }

    /// Whether it can be activated in this round.
    #[must_use]
    pub const fn is_ready(&self) -> bool {
        self.is_there() && self.piece.activates && !self.activated
    }

    /// Whether it suffers from something.
    #[must_use]
    pub fn is(&self, condition: &ConditionId) -> bool {
        self.marks.iter().any(|mark| mark.condition == *condition)
    }

    /// The hit points that are left; none where nobody knows how many it has.
    #[must_use]
    pub fn hits_left(&self) -> Option<u32> {
        self.piece.hits.map(|hits| hits.saturating_sub(self.damage))
    }
}
