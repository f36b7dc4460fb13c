//! Whose turn it is, for an answer.

use muster_rules::campaign::id::SideId;
use muster_rules::night::{Left, SideTurn, Turn, Whom};
use serde::Serialize;
use ts_rs::TS;

use super::answering::Of;

/// Whose turn it is in a round.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TurnAnswer {
    /// The side that is activated next; null if everybody was.
    pub next: Option<SideId>,
    /// The same in the reader's language; empty if everybody was.
    pub next_name: String,
    /// The same as a sentence.
    pub told: String,
    /// Both sides, the one that is activated first in a round first.
    pub sides: Vec<TurnSide>,
}

/// Who of a side can still be activated in a round.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TurnSide {
    /// The side.
    pub side: SideId,
    /// The same in the reader's language.
    pub side_name: String,
    /// Who.
    pub left: Vec<TurnLeft>,
    /// The same in words; empty if everybody of the side was.
    pub told: String,
}

/// Somebody who can still be activated in a round.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TurnLeft {
    /// Who.
    pub whom: Whom,
    /// The same in the reader's language.
    pub whom_name: String,
    /// How often.
    pub times: u32,
}

impl Of<'_> {
    pub(super) fn turn(&self) -> Option<TurnAnswer> {
        let turn = Turn::of(self.table?, self.state).filter(|_| !self.over())?;
        let speaker = &self.shown.telling.speaker;
        let next_name = turn.next.as_ref().map(|side| self.shown.telling.side(side)).unwrap_or_default();
        let told = match &turn.next {
            Some(_) => speaker.say("night-turn", &[("side", next_name.as_str().into())]),
            None => speaker.word("night-turn-over"),
        };
        let sides = turn.sides.iter().map(|side| self.turn_of(side)).collect();
        Some(TurnAnswer { next: turn.next, next_name, told, sides })
    }

    fn turn_of(&self, turn: &SideTurn) -> TurnSide {
        let speaker = &self.shown.telling.speaker;
        let left = turn.left.iter().map(|left: &Left| TurnLeft {
            whom: left.whom.clone(),
            whom_name: self.teller.whom(&left.whom),
            times: left.times,
        });
        let left: Vec<_> = left.collect();
        let name = |left: &TurnLeft| {
            let args = [("name", left.whom_name.as_str().into()), ("times", left.times.into())];
            speaker.say("night-turn-whom", &args)
        };
        let names = speaker.words.all_of(&left.iter().map(name).collect::<Vec<_>>());
        let side_name = self.shown.telling.side(&turn.side);
        let args = [("side", side_name.as_str().into()), ("names", names.into())];
        let told = if left.is_empty() { String::new() } else { speaker.say("night-turn-left", &args) };
        TurnSide { side: turn.side.clone(), side_name, left, told }
    }
}
