//! Push-your-luck dice, and on whom a success can be spent.

use muster_rules::play::event::{FigureNo, Success};
use muster_rules::play::spending::{Opening, Target, Way, openings};
use muster_rules::play::state::State;
use muster_rules::play::table::Table;
use serde::Serialize;
use ts_rs::TS;

use super::words::Telling;

/// Dice that a player may keep rolling until they stop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayDice {
    /// The number of dice not set aside.
    pub count: u32,
    /// The number of faces of each.
    pub faces: u32,
    /// The faces of those, as the last roll left them: any of them may be kept and count with the next roll.
    pub lying: Vec<u32>,
    /// Whether the player has started to act, so that nothing may be rolled any more.
    pub acting: bool,
    /// The dice of every success, as faces in ascending order.
    pub sets: Vec<Vec<u32>>,
}

/// On whom a success can be spent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlaySpend {
    /// The number of steps at most: figures that move, are attacked or recover.
    pub most: u32,
    /// Whether all who may move do so at once, and nothing else is done.
    pub together: bool,
    /// The figures that may move.
    pub moves: Vec<PlaySpendMove>,
    /// The enemies that may be attacked.
    pub attacks: Vec<PlaySpendAttack>,
    /// The figures that may get rid of the condition that halts them.
    pub stands: Vec<FigureNo>,
}

/// A figure that may move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlaySpendMove {
    /// Its number.
    pub number: FigureNo,
    /// The number of spaces at most.
    pub most: u32,
    /// The number of the enemy in its way, which has to be driven back by the same success before; null if none is.
    pub behind: Option<FigureNo>,
}

/// An enemy that may be attacked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlaySpendAttack {
    /// Its number.
    pub number: FigureNo,
    /// The attacker's number.
    pub by: FigureNo,
    /// Whether the attacker has to move up to it by the same success before.
    pub away: bool,
}

impl From<&Way> for PlaySpendMove {
    fn from(way: &Way) -> Self {
        Self { number: way.figure, most: way.most, behind: way.behind }
    }
}

impl From<&Target> for PlaySpendAttack {
    fn from(target: &Target) -> Self {
        Self { number: target.figure, by: target.by, away: target.away }
    }
}

impl Telling<'_> {
    /// Returns the dice that can still be rolled.
    pub(super) fn rolling(&self, state: &State) -> Option<PlayDice> {
        let luck = self.play.luck.as_ref()?;
        state.turn.as_ref().filter(|_| state.over.is_none())?;
        let dice = state.dice.as_ref();
        let aside = dice.map_or(0, |dice| dice.aside);
        Some(PlayDice {
            count: luck.dice.saturating_sub(aside),
            faces: luck.faces,
            lying: dice.map(|dice| dice.lying.clone()).unwrap_or_default(),
            acting: dice.is_some_and(|dice| dice.acting),
            sets: luck.successes(),
        })
    }

    /// Returns on whom each success that isn't spent can be spent.
    pub(super) fn spends(&self, state: &State) -> Vec<PlaySpend> {
        let game = self.game();
        let table = Table { play: self.play, catalogue: &game.catalogue, words: &game.explained.glossary };
        let spend = |opening: Opening| PlaySpend {
            most: opening.most,
            together: opening.together,
            moves: opening.moves.iter().map(PlaySpendMove::from).collect(),
            attacks: opening.attacks.iter().map(PlaySpendAttack::from).collect(),
            stands: opening.stands,
        };
        openings(&table, state).into_iter().map(spend).collect()
    }

    /// Returns the faces that make up a success.
    pub(super) fn dice(&self, success: &Success) -> Vec<u32> {
        let highest = self.play.luck.as_ref().map_or(0, |luck| luck.faces);
        match success {
            Success::One => vec![highest],
            Success::Two => vec![highest; 2],
            Success::Triple { face } => vec![*face; 3],
            Success::Straight { from, to } => (*from..=*to).collect(),
        }
    }
}
