//! What somebody does at the table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::id::{ArrivalId, ConditionId, CounterId};
use crate::id::EndingId;

/// A figure as somebody names it: by its number on the table, by its name, `Clone Trooper 2`, or by the name of its side
/// and its own, `Anna: Clone Trooper 2`. Where several are called so, the first of them is meant that can do what is
/// said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlayWho"))]
#[serde(untagged)]
pub enum Who {
    /// By its number.
    Number(u32),
    /// By its name.
    Name(String),
}

/// A side as somebody names it: by its place at the table, from 1, or by who plays it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlaySeat"))]
#[serde(untagged)]
pub enum Seat {
    /// By its place.
    Place(usize),
    /// By its name.
    Name(String),
}

/// A number for each side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlayNumbers"))]
#[serde(untagged)]
pub enum Numbers {
    /// In the order of the table.
    List(Vec<i64>),
    /// By who plays.
    Named(BTreeMap<String, i64>),
}

/// A tap. It says what was done; what follows from it, the rules say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlayTap"))]
pub enum Tap {
    /// The initiative is rolled, or told.
    Initiative {
        /// The dice as they fell.
        #[serde(default, alias = "roll", alias = "dice")]
        rolls: Option<Numbers>,
        /// Who begins; whoever won the roll, if not told.
        #[serde(default, alias = "side")]
        first: Option<Seat>,
    },
    /// A figure is activated, with all of its card where the game does so.
    Activate {
        /// Which.
        figure: Who,
        /// Whose it is.
        #[serde(default)]
        side: Option<Seat>,
        /// Whether it helps another and that is none of the side's activations.
        #[serde(default, alias = "helping")]
        aside: bool,
    },
    /// A figure attacks.
    Attack {
        /// Which.
        #[serde(alias = "attacker", alias = "figure")]
        by: Who,
        /// Whom.
        target: Who,
        /// The damage that it does; nothing where it misses.
        #[serde(default, alias = "amount")]
        damage: u32,
    },
    /// A figure suffers damage.
    Damage {
        /// Which.
        #[serde(alias = "target")]
        figure: Who,
        /// How much.
        #[serde(alias = "damage")]
        amount: u32,
        /// Who does it.
        #[serde(default, alias = "attacker")]
        by: Option<Who>,
    },
    /// Damage is taken away.
    Heal {
        /// Whose.
        figure: Who,
        /// How much.
        amount: u32,
    },
    /// A figure has to roll a save.
    Save {
        /// Which.
        figure: Who,
        /// The die.
        #[serde(default)]
        roll: Option<u32>,
        /// The number to reach.
        #[serde(default)]
        at: Option<u32>,
    },
    /// A figure rolls for its morale.
    Morale {
        /// Which.
        figure: Who,
        /// The die.
        roll: u32,
        /// The figure that commands it.
        #[serde(default)]
        commander: Option<Who>,
    },
    /// A figure is defeated.
    Defeat {
        /// Which.
        #[serde(alias = "target")]
        figure: Who,
        /// Who did it.
        #[serde(default, alias = "attacker")]
        by: Option<Who>,
    },
    /// A figure flees from the table.
    Flee {
        /// Which.
        figure: Who,
        /// Who made it.
        #[serde(default)]
        by: Option<Who>,
    },
    /// A figure suffers from something.
    Condition {
        /// Which.
        #[serde(alias = "target")]
        figure: Who,
        /// From what.
        condition: ConditionId,
    },
    /// A figure no longer suffers from something.
    Recover {
        /// Which.
        figure: Who,
        /// From what.
        condition: ConditionId,
    },
    /// A figure or a side spends something.
    Spend {
        /// The figure.
        #[serde(default)]
        figure: Option<Who>,
        /// The side.
        #[serde(default)]
        side: Option<Seat>,
        /// What.
        #[serde(alias = "counter")]
        what: CounterId,
        /// How much.
        #[serde(default = "one")]
        amount: u32,
    },
    /// A figure or a side gains something.
    Gain {
        /// The figure.
        #[serde(default)]
        figure: Option<Who>,
        /// The side.
        #[serde(default)]
        side: Option<Seat>,
        /// What.
        #[serde(alias = "counter")]
        what: CounterId,
        /// How much.
        #[serde(default = "one")]
        amount: u32,
    },
    /// Figures arrive.
    Arrive {
        /// Whose they are.
        #[serde(default)]
        side: Option<Seat>,
        /// How they arrive, `reserves`.
        #[serde(alias = "how", alias = "list")]
        what: ArrivalId,
        /// The figure that brings them.
        #[serde(default, alias = "holder")]
        by: Option<Who>,
        /// The roll for the initiative that its card lists, where nobody else knows it.
        #[serde(default)]
        roll: Option<u32>,
        /// How many points its card lets arrive, where nobody else knows it.
        #[serde(default)]
        most: Option<i64>,
        /// The figures: names or ids, `2 Clone Trooper` is two.
        figures: Vec<String>,
    },
    /// The figure that was chosen with the squad takes the place of another.
    Replace {
        /// The other.
        figure: Who,
        /// The one that takes its place, where the squad doesn't say.
        #[serde(default)]
        with: Option<String>,
    },
    /// What a figure is worth that nobody knows the cost of.
    Worth {
        /// Which.
        figure: Who,
        /// How many points.
        points: u32,
    },
    /// A side gets points for something else than defeats.
    Score {
        /// Which.
        side: Seat,
        /// How many.
        points: i64,
        /// For what.
        #[serde(default, alias = "for")]
        why: String,
    },
    /// A figure goes to and fro in its column.
    Move {
        /// Which.
        figure: Who,
        /// By how many spaces; back, if negative.
        #[serde(default = "forward", alias = "spaces")]
        by: i64,
    },
    /// Dice are rolled, and successes of them set aside.
    Roll {
        /// All dice that don't lie aside, as they lie now.
        dice: Vec<u32>,
        /// What is set aside: the dice of each success.
        #[serde(default, alias = "kept")]
        keep: Vec<Vec<u32>>,
    },
    /// A success is spent.
    Act {
        /// Its dice.
        with: Vec<u32>,
        /// Figures that go a space each.
        #[serde(default, rename = "move")]
        moves: Vec<Who>,
        /// Enemies that are attacked and go a space back each.
        #[serde(default)]
        attack: Vec<Who>,
        /// Enemies that go back to their start.
        #[serde(default)]
        back: Vec<Who>,
        /// The figure that attacks.
        #[serde(default)]
        by: Option<Who>,
        /// Figures that rid themselves of what halts them.
        #[serde(default)]
        stand: Vec<Who>,
        /// Enemies that are halted.
        #[serde(default)]
        stun: Vec<Who>,
        /// Whether it is an action of a figure's equipment, which says itself whom it concerns.
        #[serde(default)]
        equipment: bool,
    },
    /// A side's turn is over.
    #[serde(alias = "turn")]
    EndTurn,
    /// A side passes.
    Pass {
        /// Which.
        #[serde(default)]
        side: Option<Seat>,
    },
    /// The round is over.
    Round {
        /// Points that sides get at its end.
        #[serde(default, alias = "score")]
        scores: Option<Numbers>,
    },
    /// Points are equal, and the table shows who wins.
    Tie {
        /// Who does; nobody where that is equal, too.
        #[serde(default)]
        winner: Option<Seat>,
    },
    /// The players stop, or somebody gives up.
    End {
        /// Who wins; whoever has more points, if not told.
        #[serde(default)]
        winner: Option<Seat>,
        /// How it ended, by an ending of the game.
        #[serde(default, alias = "how")]
        reason: Option<EndingId>,
    },
    /// Another game of the match begins.
    NextGame,
}

const fn one() -> u32 {
    1
}

const fn forward() -> i64 {
    1
}

impl Tap {
    /// As it is written in files and typed.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Initiative { .. } => "initiative",
            Self::Activate { .. } => "activate",
            Self::Attack { .. } => "attack",
            Self::Damage { .. } => "damage",
            Self::Heal { .. } => "heal",
            Self::Save { .. } => "save",
            Self::Morale { .. } => "morale",
            Self::Defeat { .. } => "defeat",
            Self::Flee { .. } => "flee",
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
