//! What is kept of a game under way. Events say everything that replaying them needs, worths included: a fact that is
//! corrected later changes no game that was played.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::facts::Ends;
use super::id::{ArrivalId, ConditionId, CounterId, PlayModeId};
use super::winning::Deed;
use crate::id::{EndingId, FigureId};

/// A side of a game by its place at the table, from 0.
pub type SideNo = usize;
/// A figure on the table by its number, from 1.
pub type FigureNo = u32;

/// A side as it begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// Who plays it.
    pub name: String,
    /// Sides of one team have one number.
    pub team: usize,
    /// What its squad cost.
    pub total: i64,
    /// The points with which it wins, where there are such.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wins_at: Option<u32>,
    /// What it counts.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counters: BTreeMap<CounterId, u32>,
}

/// A single figure that comes to the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// Whose it is.
    pub side: SideNo,
    /// The figure.
    pub figure: FigureId,
    /// What it is called in English, with its number among those of its side that are called so: `Clone Trooper 2`.
    pub name: String,
    /// Its card, by a number: the figures of one card have one.
    pub card: u32,
    /// The hit points; none where nobody knows them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hits: Option<u32>,
    /// What it costs.
    pub cost: i64,
    /// What it is worth to who defeats it.
    pub worth: i64,
    /// Whether nobody knows that: players tell it before the figure falls.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// What comes with the last figure of its card.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub carried: i64,
    /// Whether it has to be defeated for the opponent to win.
    pub needed: bool,
    /// Whether it is ever activated.
    pub activates: bool,
    /// How it came, where it wasn't there from the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrived: Option<ArrivalId>,
    /// The figure that brought it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<FigureNo>,
    /// Whether it leaves with that figure.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub with_holder: bool,
    /// The name of a figure without which it leaves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub requires: Option<String>,
    /// The figure that may take its place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub becomes: Option<FigureId>,
    /// What it counts.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counters: BTreeMap<CounterId, u32>,
    /// The column in which it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
    /// How often each of its spaces counts.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub times: u32,
    /// Whether it may be activated in this round.
    #[serde(default = "yes", skip_serializing_if = "Clone::clone")]
    pub acts: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde wants it")]
const fn is_zero(number: &i64) -> bool {
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
    /// It was defeated.
    Defeated,
    /// It fled from the table.
    Fled,
    /// Another took its place.
    Replaced,
}

/// A success of the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "success")]
pub enum Success {
    /// One die shows the highest face.
    One,
    /// Two dice do.
    Two,
    /// Three dice show one other face.
    Triple {
        /// The face.
        face: u32,
    },
    /// Dice show other faces in a row.
    Straight {
        /// The first face.
        from: u32,
        /// The last.
        to: u32,
    },
}

/// Something that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The game was set up.
    Began {
        /// The way to play.
        mode: PlayModeId,
        /// The sides.
        sides: Vec<Seated>,
        /// Their figures.
        pieces: Vec<Piece>,
    },
    /// A figure came.
    Came {
        /// Which.
        piece: Box<Piece>,
    },
    /// What a side rolled for the initiative, and what it comes to.
    Rolled {
        /// The dice, by side.
        rolls: Vec<u32>,
        /// The sums.
        sums: Vec<i64>,
        /// Who won it; nobody yet where they are equal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        won: Option<SideNo>,
    },
    /// Somebody begins.
    First {
        /// Who.
        side: SideNo,
    },
    /// It is a side's turn.
    Turn {
        /// Whose.
        side: SideNo,
        /// How many activations it has.
        activations: u32,
    },
    /// Figures were activated.
    Activated {
        /// Which.
        figures: Vec<FigureNo>,
        /// Whether that is none of the side's activations.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        aside: bool,
    },
    /// The turn of the figures that were active is over.
    Done,
    /// A figure suffered damage.
    Damaged {
        /// Which.
        figure: FigureNo,
        /// How much.
        by: u32,
    },
    /// A figure was healed.
    Healed {
        /// Which.
        figure: FigureNo,
        /// By how much.
        by: u32,
    },
    /// A figure has to roll for its morale.
    Shaken {
        /// Which.
        figure: FigureNo,
    },
    /// It did.
    Held {
        /// Which.
        figure: FigureNo,
    },
    /// A figure suffers from something.
    Marked {
        /// Which.
        figure: FigureNo,
        /// From what.
        condition: ConditionId,
        /// When it ends.
        ends: Ends,
        /// Whether it counts as activated.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        activated: bool,
    },
    /// It no longer does.
    Unmarked {
        /// Which.
        figure: FigureNo,
        /// From what.
        condition: ConditionId,
    },
    /// A figure gained or spent something.
    Counted {
        /// Which.
        figure: FigureNo,
        /// What.
        counter: CounterId,
        /// By how much.
        by: i64,
    },
    /// A side did.
    SideCounted {
        /// Which.
        side: SideNo,
        /// What.
        counter: CounterId,
        /// By how much.
        by: i64,
    },
    /// A figure left the table.
    Left {
        /// Which.
        figure: FigureNo,
        /// How.
        how: Leaving,
        /// The figure that did it, where that was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<FigureNo>,
        /// Who gets points for it, and how many.
        gives: Vec<(SideNo, i64)>,
    },
    /// Players told what a figure is worth.
    Valued {
        /// Which.
        figure: FigureNo,
        /// How much.
        worth: i64,
    },
    /// Players read off a card what nobody else knows of how it brings others.
    Listed {
        /// The figure that brings them.
        figure: FigureId,
        /// How they arrive.
        arrival: ArrivalId,
        /// The roll for the initiative with which they do.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        roll: Option<u32>,
        /// How many points may arrive.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        most: Option<i64>,
    },
    /// A side got points for something else.
    Scored {
        /// Which.
        side: SideNo,
        /// How many.
        by: i64,
        /// For what.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        why: String,
    },
    /// There was a fight.
    Fought {
        /// What.
        deed: Deed,
    },
    /// A figure went to and fro in its column.
    Moved {
        /// Which.
        figure: FigureNo,
        /// By how many spaces.
        by: i64,
    },
    /// Dice were rolled, and successes set aside.
    Luck {
        /// The dice as they lie.
        dice: Vec<u32>,
        /// What was set aside.
        kept: Vec<Success>,
        /// How many dice that took.
        aside: u32,
    },
    /// A roll had no success: all of the turn is lost.
    Bust {
        /// The dice as they lie.
        dice: Vec<u32>,
    },
    /// A success was spent.
    Spent {
        /// Which, by its place among those kept.
        success: usize,
    },
    /// Whoever has the turn passed.
    Passed,
    /// A round ended.
    RoundEnded,
    /// The game ended.
    Ended {
        /// How; nothing where the players stopped.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        how: Option<EndingId>,
        /// The team that won; nobody where it is drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        team: Option<usize>,
        /// Whether that is how the match ended, not one game of it.
        whole: bool,
    },
    /// Points are equal, and somebody has to say what the table shows.
    Tied {
        /// What is compared.
        by: EndingId,
        /// How the game ended.
        how: EndingId,
    },
    /// Another game of the match begins.
    Again {
        /// The figures, as they were set up.
        pieces: Vec<Piece>,
    },
}
