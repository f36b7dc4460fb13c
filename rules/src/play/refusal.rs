//! Why a tap isn't recorded: the rule that forbids it, with the values involved.

use serde::Serialize;

use super::facts::{Play, Topic};
use super::id::{ArrivalId, ConditionId, CounterId};
use crate::id::RuleId;

/// A reason to refuse a tap. Its message comes from the locales, by code and fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "code")]
pub enum Refusal {
    /// There are fewer than two players, or two have the same name.
    Seats {
        /// The number of players.
        there: usize,
    },
    /// A side has no figure to put on the table.
    NoFigures {
        /// The player's name.
        side: String,
    },
    /// A squad belongs to another game.
    OtherGame {
        /// The player's name.
        side: String,
    },
    /// Nothing has that name.
    Unknown {
        /// The kind of thing.
        what: Thing,
        /// The name entered.
        name: String,
    },
    /// The game is over.
    Over,
    /// The match is over, or the current game isn't.
    NoNextGame,
    /// The game doesn't have such an action.
    NoSuchTap {
        /// The action.
        tap: &'static str,
    },
    /// A figure has left the table.
    Gone {
        /// The figure's name.
        name: String,
    },
    /// A figure isn't defeated, so that it can't be put back.
    NotDefeated {
        /// The figure's name.
        name: String,
    },
    /// A figure can't be activated at all.
    Inactive {
        /// The figure's name.
        name: String,
    },
    /// A figure was activated in this round already.
    Activated {
        /// The figure's name.
        name: String,
    },
    /// It is another side's turn.
    OtherTurn {
        /// The player's name.
        side: String,
    },
    /// It isn't known who has the initiative.
    NobodyFirst,
    /// The initiative roll was tied and must be repeated.
    RollAgain,
    /// A figure was activated in this round already.
    InRound,
    /// The dice are invalid: not one for each side, or not a face of the die.
    Dice {
        /// The number of dice needed.
        need: usize,
        /// The highest face.
        most: u32,
    },
    /// Damage isn't a multiple of the step.
    DamageStep {
        /// The damage entered.
        amount: u32,
        /// The step.
        step: u32,
    },
    /// The figure has no damage to heal.
    Unhurt {
        /// The figure's name.
        name: String,
    },
    /// A figure made its morale roll already, or needs none.
    NoMorale {
        /// The figure's name.
        name: String,
    },
    /// A figure doesn't have the condition.
    NotMarked {
        /// The figure's name.
        name: String,
        /// The condition.
        condition: ConditionId,
    },
    /// A counter is too low.
    TooLittle {
        /// The counter.
        counter: CounterId,
        /// The amount needed.
        need: u32,
        /// The amount available.
        have: u32,
    },
    /// A figure has spent as often as it may in a turn.
    Spent {
        /// The figure's name.
        name: String,
        /// The counter.
        counter: CounterId,
        /// The maximum number of times.
        most: u32,
    },
    /// Ticked boxes can't be restored.
    Ticked {
        /// The counter.
        counter: CounterId,
    },
    /// Figures can't arrive this way now.
    NotNow {
        /// The arrival.
        arrival: ArrivalId,
    },
    /// No figure on the table can bring them.
    NoHolder {
        /// The arrival.
        arrival: ArrivalId,
    },
    /// The holder can't bring this figure.
    NotOfPool {
        /// The arriving figure's name.
        name: String,
    },
    /// The squad names other figures to be brought, or fewer.
    NotNamed {
        /// The arrival.
        arrival: ArrivalId,
        /// The arriving figure's name.
        name: String,
    },
    /// The figures cost more than allowed.
    TooDear {
        /// Their cost.
        cost: i64,
        /// The maximum.
        most: i64,
    },
    /// A figure's cost is unknown.
    CostUnknown {
        /// The figure's name.
        name: String,
    },
    /// The holder's card lists another roll.
    OtherRoll {
        /// The arrival.
        arrival: ArrivalId,
        /// The holder's name.
        name: String,
        /// The roll on its card.
        need: u32,
        /// The side's roll.
        rolled: u32,
    },
    /// The worth of a defeated figure is unknown.
    WorthUnknown {
        /// The figure's name.
        name: String,
    },
    /// The worth of a figure is known already.
    WorthKnown {
        /// The figure's name.
        name: String,
        /// The worth in points.
        worth: i64,
    },
    /// No figure can replace it.
    NoReplacement {
        /// The figure's name.
        name: String,
    },
    /// The dice don't contain such a success.
    NoSuccess,
    /// Dice kept as they lie didn't lie there, or none would be rolled.
    NotLying,
    /// At least one success has to be set aside.
    KeepOne,
    /// There is no such success left to spend.
    NotKept,
    /// The success doesn't allow that much.
    TooMuch,
    /// A figure can't move or attack from its space, or in its condition.
    Halted {
        /// The figure's name.
        name: String,
    },
    /// A side can pass only if it has fewer figures to activate.
    NoPass,
    /// There is no tie.
    NoTie,
    /// A tie must be resolved first.
    TieFirst,
    /// A question must be answered first.
    AnswerFirst {
        /// The name of the figure whose word it is.
        name: String,
        /// The word.
        word: String,
    },
    /// There is no such question.
    NoQuestion,
    /// An answer names no figure, and several are possible.
    ChooseOne {
        /// The word.
        word: String,
    },
    /// A figure can't do something, or have it done to it, in its condition.
    Cannot {
        /// The figure's name.
        name: String,
        /// The condition.
        condition: ConditionId,
    },
    /// Another figure has to be activated before.
    EarlierFirst {
        /// The other figure's name.
        name: String,
    },
    /// A figure can't attack its own side.
    OwnSide {
        /// The target's name.
        name: String,
    },
    /// A figure can't be attacked.
    NoTarget {
        /// The figure's name.
        name: String,
        /// The word that says so.
        word: String,
    },
    /// No figure that may attack is in the column of the one attacked.
    OtherColumn {
        /// The name of the one attacked.
        name: String,
    },
    /// The space ahead of a figure is occupied, or the field ends there.
    Blocked {
        /// The figure's name.
        name: String,
    },
    /// The figure attacked isn't adjacent to its attacker.
    NotAdjacent {
        /// The name of the one attacked.
        name: String,
    },
    /// It isn't told who attacks with equipment, or nobody can.
    NoAttacker,
    /// A figure is immune to a condition.
    Immune {
        /// The figure's name.
        name: String,
        /// The word that says so.
        word: String,
        /// The condition.
        condition: ConditionId,
    },
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
}

/// The kind of thing that a name refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A figure on the table.
    Figure,
    /// A figure in the catalogue.
    Card,
    /// A side.
    Side,
    /// A mode of play.
    Mode,
    /// A condition.
    Condition,
    /// A counter.
    Counter,
    /// A way to arrive.
    Arrival,
    /// An ending.
    Ending,
}

/// The rule cited if the pack names none.
pub const OWN_RULE: &str = "MUSTER-PLAY";

impl Refusal {
    /// Returns its topic; `None` if it isn't about a rule of the game.
    fn topic(&self) -> Option<Topic> {
        Some(match self {
            Self::Seats { .. } | Self::NoFigures { .. } => Topic::Setup,
            Self::Inactive { .. } | Self::Activated { .. } | Self::OtherTurn { .. } | Self::NoPass => {
                Topic::Activation
            }
            Self::NobodyFirst | Self::RollAgain | Self::InRound | Self::Dice { .. } => Topic::Initiative,
            Self::DamageStep { .. } | Self::Unhurt { .. } => Topic::Hits,
            Self::NoMorale { .. } => Topic::Morale,
            Self::NotMarked { .. } | Self::Cannot { .. } => Topic::Condition,
            Self::EarlierFirst { .. } => Topic::Activation,
            Self::OwnSide { .. } | Self::NoTarget { .. } => Topic::Attack,
            Self::TooLittle { .. } | Self::Spent { .. } | Self::Ticked { .. } => Topic::Counter,
            Self::NoSuccess | Self::NotLying | Self::KeepOne | Self::NotKept | Self::TooMuch => Topic::Luck,
            Self::Halted { .. }
            | Self::OtherColumn { .. }
            | Self::Blocked { .. }
            | Self::NotAdjacent { .. }
            | Self::NoAttacker => Topic::Field,
            Self::WorthUnknown { .. } | Self::WorthKnown { .. } => Topic::Score,
            Self::NoTie | Self::TieFirst | Self::Over | Self::NoNextGame => Topic::End,
            _ => return None,
        })
    }

    /// Whether a rule of the game forbids it, so that players can agree to do it all the same; otherwise it can't be
    /// recorded.
    #[must_use]
    pub const fn is_a_rule(&self) -> bool {
        matches!(
            self,
            Self::Inactive { .. }
                | Self::Activated { .. }
                | Self::OtherTurn { .. }
                | Self::EarlierFirst { .. }
                | Self::Cannot { .. }
                | Self::OwnSide { .. }
                | Self::NoTarget { .. }
                | Self::Immune { .. }
                | Self::OtherColumn { .. }
                | Self::Blocked { .. }
                | Self::NotAdjacent { .. }
                | Self::NoAttacker
                | Self::AnswerFirst { .. }
                | Self::Spent { .. }
                | Self::NotNow { .. }
                | Self::NotOfPool { .. }
                | Self::NotNamed { .. }
                | Self::TooDear { .. }
                | Self::OtherRoll { .. }
                | Self::NoMorale { .. }
                | Self::NoPass
                | Self::TooMuch
                | Self::Halted { .. }
        )
    }

    /// Returns the ID of the rule that it cites.
    #[must_use]
    pub fn rule(&self, play: &Play) -> RuleId {
        let arrival = match self {
            Self::NotNow { arrival }
            | Self::NoHolder { arrival }
            | Self::NotNamed { arrival, .. }
            | Self::OtherRoll { arrival, .. } => play.arrival(arrival),
            _ => None,
        };
        if let (Self::NotDefeated { .. }, Some(returns)) = (self, &play.returns) {
            return returns.rule.id.clone();
        }
        let of_topic = || self.topic().and_then(|topic| play.rules.get(&topic));
        arrival
            .map(|arrival| &arrival.rule)
            .or_else(of_topic)
            .map_or_else(|| OWN_RULE.into(), |at| at.id.clone())
    }
}
