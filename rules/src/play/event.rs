//! The events of a game in progress. They contain everything needed to replay them, worths included, so
//! correcting a fact later doesn't change a game that was played.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ask::{Answer, Ask, AskNo, Held, Outcome};
use super::facts::Ends;
use super::id::{ArrivalId, ConditionId, CounterId, PlayModeId};
use super::winning::Deed;
use crate::id::{EndingId, FigureId, RuleId};

/// A side's index at the table, from 0.
pub type SideNo = usize;
/// A figure's number on the table, from 1.
pub type FigureNo = u32;

/// A side at the start of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// The player's name.
    pub name: String,
    /// The team number; sides of one team share it.
    pub team: usize,
    /// The cost of its squad.
    pub total: i64,
    /// The points with which it wins, if points decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wins_at: Option<u32>,
    /// Initial counters.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counters: BTreeMap<CounterId, u32>,
    /// The rules that its squad breaks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub breaks: Vec<RuleId>,
    /// The figures that its squad names to join the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<Named>,
}

/// The figures that a squad names for one way of joining, as chosen when it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// How they arrive.
    pub arrival: ArrivalId,
    /// The figure that brings them.
    pub holder: FigureId,
    /// The figures, with how many of each.
    pub figures: Vec<(FigureId, u32)>,
}

/// A single figure that is put on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// The side it belongs to.
    pub side: SideNo,
    /// The figure.
    pub figure: FigureId,
    /// The English name, numbered if the side has several: `Clone Trooper 2`.
    pub name: String,
    /// The number of its card; figures on the same card share it.
    pub card: u32,
    /// The hit points; `None` if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hits: Option<u32>,
    /// The cost.
    pub cost: i64,
    /// The points for defeating it.
    pub worth: i64,
    /// Whether the worth is unknown, so that players must enter it before the figure is defeated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// The additional points for the last figure of its card.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub carried: i64,
    /// Whether the opponent must defeat it to win.
    pub needed: bool,
    /// Whether it can be activated at all.
    pub activates: bool,
    /// How it arrived, unless it was there from the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrived: Option<ArrivalId>,
    /// The figure that brought it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<FigureNo>,
    /// Whether it leaves together with that figure.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub with_holder: bool,
    /// The name of a figure without which it leaves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub requires: Option<String>,
    /// The figure that may replace it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub becomes: Option<FigureId>,
    /// Initial counters.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counters: BTreeMap<CounterId, u32>,
    /// The column that it is in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
    /// The points for each of its spaces.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub times: u32,
    /// How often it can be activated in a round.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub turns: u32,
    /// Abilities that it has by others from the start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub granted: Vec<String>,
    /// Whether it can be activated in the round in which it arrives.
    #[serde(default = "yes", skip_serializing_if = "Clone::clone")]
    pub acts: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde wants it")]
const fn is_zero(number: &i64) -> bool {
    *number == 0
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde wants it")]
const fn is_nothing(number: &u32) -> bool {
    *number == 0
}

const fn one() -> u32 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde wants it")]
const fn is_one(number: &u32) -> bool {
    *number == 1
}

const fn yes() -> bool {
    true
}

/// How a figure left the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlayLeaving"))]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// Defeated.
    Defeated,
    /// Fled from the table.
    Fled,
    /// Replaced by another figure.
    Replaced,
}

/// A success on the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "success")]
pub enum Success {
    /// One die with the highest face.
    One,
    /// Two dice with the highest face.
    Two,
    /// Three dice with the same other face.
    Triple {
        /// The face.
        face: u32,
    },
    /// A run of other faces.
    Straight {
        /// The first face.
        from: u32,
        /// The last face.
        to: u32,
    },
}

/// Something that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The game was set up.
    Began {
        /// The mode of play.
        mode: PlayModeId,
        /// The sides.
        sides: Vec<Seated>,
        /// Their figures.
        pieces: Vec<Piece>,
        /// The spaces of a column in each half of the field, if known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        half: Option<u32>,
    },
    /// A figure arrived.
    Came {
        /// The figure.
        piece: Box<Piece>,
    },
    /// The sides rolled for initiative.
    Rolled {
        /// The dice, by side.
        rolls: Vec<u32>,
        /// The totals, by side.
        sums: Vec<i64>,
        /// The winner; `None` on a tie.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        won: Option<SideNo>,
    },
    /// A side got the initiative.
    First {
        /// The side.
        side: SideNo,
    },
    /// A side's turn started.
    Turn {
        /// The side.
        side: SideNo,
        /// The number of activations it has.
        activations: u32,
    },
    /// Figures were activated.
    Activated {
        /// The figures.
        figures: Vec<FigureNo>,
        /// Whether this doesn't count toward the side's activations.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        aside: bool,
    },
    /// The active figures finished their turn.
    Done,
    /// A figure suffered damage.
    Damaged {
        /// The figure.
        figure: FigureNo,
        /// The damage.
        by: u32,
    },
    /// A figure was healed.
    Healed {
        /// The figure.
        figure: FigureNo,
        /// The damage removed.
        by: u32,
    },
    /// A figure has to make a morale roll.
    Shaken {
        /// The figure.
        figure: FigureNo,
    },
    /// A figure passed its morale roll.
    Held {
        /// The figure.
        figure: FigureNo,
    },
    /// A figure got a condition.
    Marked {
        /// The figure.
        figure: FigureNo,
        /// The condition.
        condition: ConditionId,
        /// When it ends.
        ends: Ends,
        /// Whether the figure counts as activated.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        activated: bool,
    },
    /// A figure lost a condition.
    Unmarked {
        /// The figure.
        figure: FigureNo,
        /// The condition.
        condition: ConditionId,
    },
    /// A figure's counter changed.
    Counted {
        /// The figure.
        figure: FigureNo,
        /// The counter.
        counter: CounterId,
        /// The change.
        by: i64,
    },
    /// A side's counter changed.
    SideCounted {
        /// The side.
        side: SideNo,
        /// The counter.
        counter: CounterId,
        /// The change.
        by: i64,
    },
    /// A figure left the table.
    Left {
        /// The figure.
        figure: FigureNo,
        /// How it left.
        how: Leaving,
        /// The figure responsible, if recorded.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<FigureNo>,
        /// The sides that get points for it, and how many.
        gives: Vec<(SideNo, i64)>,
    },
    /// A defeated figure was put back on the table.
    Returned {
        /// The figure.
        figure: FigureNo,
        /// The damage that it has.
        #[serde(default, skip_serializing_if = "is_nothing")]
        damage: u32,
        /// The sides that lose the points of its defeat, and how many.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        takes: Vec<(SideNo, i64)>,
    },
    /// Players entered a figure's worth.
    Valued {
        /// The figure.
        figure: FigureNo,
        /// The worth in points.
        worth: i64,
    },
    /// Players entered what a card states about bringing others.
    Listed {
        /// The figure that brings them.
        figure: FigureId,
        /// How they arrive.
        arrival: ArrivalId,
        /// The initiative roll with which they arrive.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        roll: Option<u32>,
        /// The maximum points of arriving figures.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        most: Option<i64>,
    },
    /// A side got points for another reason.
    Scored {
        /// The side.
        side: SideNo,
        /// The points.
        by: i64,
        /// The reason.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        why: String,
    },
    /// There was a fight.
    Fought {
        /// The kind of action.
        deed: Deed,
    },
    /// A figure attacked another.
    Struck {
        /// The attacker.
        by: FigureNo,
        /// The figure attacked.
        target: FigureNo,
        /// The damage of the hit before saves; 0 for a miss.
        damage: u32,
        /// Whether it was a critical hit.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        critical: bool,
        /// The die as rolled.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        roll: Option<u32>,
    },
    /// An attack or damage waits for answers before it is booked.
    Waits {
        /// What waits.
        held: Box<Held>,
    },
    /// What waited for answers is booked now.
    Booked,
    /// Words on cards may be used now.
    Asked {
        /// The questions.
        asks: Vec<Ask>,
    },
    /// A question was answered.
    Answered {
        /// The question.
        ask: AskNo,
        /// The answer.
        outcome: Outcome,
        /// The dice.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rolls: Vec<u32>,
        /// The answer with its question, if something waits for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        answer: Option<Box<Answer>>,
    },
    /// What follows was done against a rule.
    Anyway {
        /// The rule.
        rule: RuleId,
    },
    /// A figure changed sides.
    Turned {
        /// The figure.
        figure: FigureNo,
        /// Its side from now on.
        side: SideNo,
        /// The figure with whose defeat it goes back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        holder: Option<FigureNo>,
    },
    /// A figure may spend from a counter more often in a turn from now on.
    Allowed {
        /// The figure.
        figure: FigureNo,
        /// The counter.
        counter: CounterId,
        /// How often more.
        by: u32,
    },
    /// A figure has another ability from now on.
    Granted {
        /// The figure.
        figure: FigureNo,
        /// The ability as printed on cards.
        ability: String,
    },
    /// A figure moved in its column.
    Moved {
        /// The figure.
        figure: FigureNo,
        /// The number of spaces; negative for backwards.
        by: i64,
    },
    /// Dice were rolled and successes set aside.
    Luck {
        /// The remaining dice.
        dice: Vec<u32>,
        /// The successes set aside.
        kept: Vec<Success>,
        /// The number of dice in them.
        aside: u32,
    },
    /// A roll had no success: the whole turn is lost.
    Bust {
        /// The dice.
        dice: Vec<u32>,
    },
    /// A success was spent.
    Spent {
        /// Its index among the successes set aside.
        success: usize,
    },
    /// The side whose turn it is passed.
    Passed,
    /// A round ended.
    RoundEnded,
    /// The game ended.
    Ended {
        /// The ending; `None` if the players stopped.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        how: Option<EndingId>,
        /// The winning team; `None` for a draw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        team: Option<usize>,
        /// Whether the whole match ended, not just one of its games.
        whole: bool,
    },
    /// Points are equal, and players must enter the tie-break.
    Tied {
        /// The tie-break.
        by: EndingId,
        /// The ending of the game.
        how: EndingId,
    },
    /// Another game of the match started.
    Again {
        /// The figures, as they were set up.
        pieces: Vec<Piece>,
    },
}
