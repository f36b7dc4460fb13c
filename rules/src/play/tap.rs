//! Actions of users at the table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ask::{AskNo, Outcome};
use super::id::{ArrivalId, ConditionId, CounterId};
use crate::id::EndingId;

/// A reference to a figure: its number on the table, its name, `Clone Trooper 2`, or its side's name and its
/// own, `Anna: Clone Trooper 2`. If several figures have the name, the first that can do what is requested is
/// meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlayWho"))]
#[serde(untagged)]
pub enum Who {
    /// The figure's number.
    Number(u32),
    /// The figure's name.
    Name(String),
}

/// A reference to a side: its place at the table, from 1, or the player's name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlaySeat"))]
#[serde(untagged)]
pub enum Seat {
    /// The place.
    Place(usize),
    /// The player's name.
    Name(String),
}

/// A number for each side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlayNumbers"))]
#[serde(untagged)]
pub enum Numbers {
    /// In table order.
    List(Vec<i64>),
    /// By player's name.
    Named(BTreeMap<String, i64>),
}

/// One die, or several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlayRolls"))]
#[serde(untagged)]
pub enum Rolls {
    /// One die.
    One(u32),
    /// Several.
    Many(Vec<u32>),
}

impl Rolls {
    /// Returns the dice.
    #[must_use]
    pub fn dice(&self) -> Vec<u32> {
        match self {
            Self::One(die) => vec![*die],
            Self::Many(dice) => dice.clone(),
        }
    }
}

/// An action. It states what was done; the rules determine the consequences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlayTap"))]
pub enum Tap {
    /// The initiative is rolled, or entered.
    Initiative {
        /// The dice as rolled.
        #[serde(default, alias = "roll", alias = "dice")]
        rolls: Option<Numbers>,
        /// The side that has the initiative; by default the winner of the roll.
        #[serde(default, alias = "side")]
        first: Option<Seat>,
    },
    /// A figure is activated, together with the other figures of its card if the game activates by card.
    Activate {
        /// The figure.
        figure: Who,
        /// The side it belongs to.
        #[serde(default)]
        side: Option<Seat>,
        /// Whether it assists another figure without counting toward the side's activations.
        #[serde(default, alias = "helping")]
        aside: bool,
    },
    /// A figure attacks.
    Attack {
        /// The attacker.
        #[serde(alias = "attacker", alias = "figure")]
        by: Who,
        /// The target.
        target: Who,
        /// The damage dealt; 0 for a miss.
        #[serde(default, alias = "amount")]
        damage: u32,
        /// Whether it is a critical hit.
        #[serde(default)]
        critical: bool,
        /// The die as rolled.
        #[serde(default)]
        roll: Option<u32>,
    },
    /// A question that a word on a card raised is answered.
    Answer {
        /// Its number.
        #[serde(default)]
        ask: Option<AskNo>,
        /// The word; by default the first question.
        #[serde(default)]
        word: Option<String>,
        /// The figure whose word it is, if several have it.
        #[serde(default)]
        figure: Option<Who>,
        /// The answer, unless dice determine it.
        #[serde(default, alias = "outcome")]
        result: Option<Outcome>,
        /// The dice.
        #[serde(default, alias = "dice", alias = "roll")]
        rolls: Option<Rolls>,
        /// The figure that is chosen.
        #[serde(default, alias = "target")]
        chosen: Option<Who>,
    },
    /// A figure changes sides.
    ChangeSides {
        /// The figure.
        figure: Who,
        /// Its side from now on.
        side: Seat,
    },
    /// A figure suffers damage.
    Damage {
        /// The figure.
        #[serde(alias = "target")]
        figure: Who,
        /// The damage.
        #[serde(alias = "damage")]
        amount: u32,
        /// The figure responsible.
        #[serde(default, alias = "attacker")]
        by: Option<Who>,
    },
    /// Damage is healed.
    Heal {
        /// The figure.
        figure: Who,
        /// The damage to heal.
        amount: u32,
    },
    /// A figure has to roll a save.
    Save {
        /// The figure.
        figure: Who,
        /// The die roll.
        #[serde(default)]
        roll: Option<u32>,
        /// The number to reach.
        #[serde(default)]
        at: Option<u32>,
    },
    /// A figure makes a morale roll.
    Morale {
        /// The figure.
        figure: Who,
        /// The die roll.
        roll: u32,
        /// The commander.
        #[serde(default)]
        commander: Option<Who>,
    },
    /// A figure is defeated.
    Defeat {
        /// The figure.
        #[serde(alias = "target")]
        figure: Who,
        /// The figure that defeated it.
        #[serde(default, alias = "attacker")]
        by: Option<Who>,
    },
    /// A figure flees from the table.
    Flee {
        /// The figure.
        figure: Who,
        /// The figure that made it flee.
        #[serde(default)]
        by: Option<Who>,
    },
    /// A defeated figure is put back on the table.
    Return {
        /// The figure.
        figure: Who,
        /// The damage that it has; by default none.
        #[serde(default)]
        damage: u32,
        /// Whether a condition of the scenario puts it back, so that nobody loses points.
        #[serde(default)]
        scenario: bool,
    },
    /// A figure gets a condition.
    Condition {
        /// The figure.
        #[serde(alias = "target")]
        figure: Who,
        /// The condition.
        condition: ConditionId,
    },
    /// A figure loses a condition.
    Recover {
        /// The figure.
        figure: Who,
        /// The condition.
        condition: ConditionId,
    },
    /// A figure or a side spends from a counter.
    Spend {
        /// The figure.
        #[serde(default)]
        figure: Option<Who>,
        /// The side.
        #[serde(default)]
        side: Option<Seat>,
        /// The counter.
        #[serde(alias = "counter")]
        what: CounterId,
        /// The amount.
        #[serde(default = "one")]
        amount: u32,
    },
    /// A figure or a side gains on a counter.
    Gain {
        /// The figure.
        #[serde(default)]
        figure: Option<Who>,
        /// The side.
        #[serde(default)]
        side: Option<Seat>,
        /// The counter.
        #[serde(alias = "counter")]
        what: CounterId,
        /// The amount.
        #[serde(default = "one")]
        amount: u32,
    },
    /// Figures arrive.
    Arrive {
        /// The side they belong to.
        #[serde(default)]
        side: Option<Seat>,
        /// The arrival, `reserves`.
        #[serde(alias = "how", alias = "list")]
        what: ArrivalId,
        /// The figure that brings them.
        #[serde(default, alias = "holder")]
        by: Option<Who>,
        /// The initiative roll listed on the holder's card, if the pack doesn't have it.
        #[serde(default)]
        roll: Option<u32>,
        /// The maximum points listed on the holder's card, if the pack doesn't have it.
        #[serde(default)]
        most: Option<i64>,
        /// The figures, by name or ID; `2 Clone Trooper` is two of them.
        figures: Vec<String>,
    },
    /// A figure is replaced by the one chosen in the squad.
    Replace {
        /// The replaced figure.
        figure: Who,
        /// The replacement, if the squad doesn't name it.
        #[serde(default)]
        with: Option<String>,
    },
    /// The worth of a figure of unknown cost is entered.
    Worth {
        /// The figure.
        figure: Who,
        /// The worth in points.
        points: u32,
    },
    /// A side gets points for something other than defeats.
    Score {
        /// The side.
        side: Seat,
        /// The points.
        points: i64,
        /// The reason.
        #[serde(default, alias = "for")]
        why: String,
    },
    /// A figure moves in its column.
    Move {
        /// The figure.
        figure: Who,
        /// The number of spaces; negative for backwards.
        #[serde(default = "forward", alias = "spaces")]
        by: i64,
    },
    /// Dice are rolled and successes set aside.
    Roll {
        /// All dice that aren't set aside, as rolled.
        dice: Vec<u32>,
        /// The dice of each success to set aside.
        #[serde(default, alias = "kept")]
        keep: Vec<Vec<u32>>,
        /// The dice among them that weren't rolled again but kept as they lay.
        #[serde(default, alias = "lie")]
        lying: Vec<u32>,
    },
    /// A success is spent.
    Act {
        /// Its dice.
        with: Vec<u32>,
        /// Figures that move one space each.
        #[serde(default, rename = "move")]
        moves: Vec<Who>,
        /// Enemies that are attacked and move back one space each.
        #[serde(default)]
        attack: Vec<Who>,
        /// Enemies that go back to their start.
        #[serde(default)]
        back: Vec<Who>,
        /// The attacker.
        #[serde(default)]
        by: Option<Who>,
        /// Figures that lose the condition that halts them.
        #[serde(default)]
        stand: Vec<Who>,
        /// Enemies that are halted.
        #[serde(default)]
        stun: Vec<Who>,
        /// Whether it is an action of a figure's equipment, which states whom it affects.
        #[serde(default)]
        equipment: bool,
    },
    /// The current side's turn ends.
    #[serde(alias = "turn")]
    EndTurn,
    /// A side passes.
    Pass {
        /// The side.
        #[serde(default)]
        side: Option<Seat>,
    },
    /// The round ends.
    Round {
        /// Points that sides get at the end of the round.
        #[serde(default, alias = "score")]
        scores: Option<Numbers>,
    },
    /// A tie is broken by the players.
    Tie {
        /// The winner; absent if the tie-break is equal as well.
        #[serde(default)]
        winner: Option<Seat>,
    },
    /// The players stop, or one of them concedes.
    End {
        /// The winner; by default the side with more points.
        #[serde(default)]
        winner: Option<Seat>,
        /// The ending.
        #[serde(default, alias = "how")]
        reason: Option<EndingId>,
    },
    /// Another game of the match starts.
    NextGame,
}

const fn one() -> u32 {
    1
}

const fn forward() -> i64 {
    1
}

impl Tap {
    /// Returns the name used in files and on the command line.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Initiative { .. } => "initiative",
            Self::Activate { .. } => "activate",
            Self::Attack { .. } => "attack",
            Self::Answer { .. } => "answer",
            Self::ChangeSides { .. } => "change-sides",
            Self::Damage { .. } => "damage",
            Self::Heal { .. } => "heal",
            Self::Save { .. } => "save",
            Self::Morale { .. } => "morale",
            Self::Defeat { .. } => "defeat",
            Self::Flee { .. } => "flee",
            Self::Return { .. } => "return",
            Self::Condition { .. } => "condition",
            Self::Recover { .. } => "recover",
            Self::Spend { .. } => "spend",
            Self::Gain { .. } => "gain",
            Self::Arrive { .. } => "arrive",
            Self::Replace { .. } => "replace",
            Self::Worth { .. } => "worth",
            Self::Score { .. } => "score",
            Self::Move { .. } => "move",
            Self::Roll { .. } => "roll",
            Self::Act { .. } => "act",
            Self::EndTurn => "end-turn",
            Self::Pass { .. } => "pass",
            Self::Round { .. } => "round",
            Self::Tie { .. } => "tie",
            Self::End { .. } => "end",
            Self::NextGame => "next-game",
        }
    }
}
