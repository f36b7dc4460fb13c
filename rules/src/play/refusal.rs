//! Why a tap is not kept: the rule that forbids it, and what it says here.

use serde::Serialize;

use super::facts::{Play, Topic};
use super::id::{ArrivalId, CounterId};
use crate::id::RuleId;

/// A reason why a tap is refused. Its words come from the locales, by its code and its values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "code")]
pub enum Refusal {
    /// Fewer than two play, or two have one name.
    Seats {
        /// How many there are.
        there: usize,
    },
    /// A side has no figure that stands on the table.
    NoFigures {
        /// Who plays it.
        side: String,
    },
    /// A squad is of another game.
    OtherGame {
        /// Who plays it.
        side: String,
    },
    /// There is no such thing.
    Unknown {
        /// Of what kind.
        what: Thing,
        /// What was said.
        name: String,
    },
    /// The game is over.
    Over,
    /// The match is over, or its game isn't.
    NoNextGame,
    /// This game has no such thing.
    NoSuchTap {
        /// What was done.
        tap: &'static str,
    },
    /// A figure isn't on the table any more.
    Gone {
        /// Its name.
        name: String,
    },
    /// A figure is never activated.
    Inactive {
        /// Its name.
        name: String,
    },
    /// A figure was activated in this round.
    Activated {
        /// Its name.
        name: String,
    },
    /// It is another side's turn.
    OtherTurn {
        /// Whose.
        side: String,
    },
    /// Nobody knows who begins.
    NobodyFirst,
    /// The dice for the initiative were equal: they are rolled again.
    RollAgain,
    /// Somebody was activated in this round already.
    InRound,
    /// Not a number for each side, or none that the die shows.
    Dice {
        /// How many there must be.
        need: usize,
        /// The highest number.
        most: u32,
    },
    /// Damage comes in other steps.
    DamageStep {
        /// How much was said.
        amount: u32,
        /// The step.
        step: u32,
    },
    /// There is no damage to heal.
    Unhurt {
        /// The figure.
        name: String,
    },
    /// A figure rolled for its morale before, or needs no roll.
    NoMorale {
        /// Its name.
        name: String,
    },
    /// A figure doesn't suffer from it.
    NotMarked {
        /// Its name.
        name: String,
        /// From what.
        condition: String,
    },
    /// There is less than is spent.
    TooLittle {
        /// What.
        counter: CounterId,
        /// How much is needed.
        need: u32,
        /// How much there is.
        have: u32,
    },
    /// A figure spent as often as it may in a turn.
    Spent {
        /// Its name.
        name: String,
        /// What.
        counter: CounterId,
        /// How often it may.
        most: u32,
    },
    /// Boxes that are ticked don't come back.
    Ticked {
        /// What.
        counter: CounterId,
    },
    /// Figures don't arrive so now.
    NotNow {
        /// How.
        arrival: ArrivalId,
    },
    /// Nobody on the table brings them.
    NoHolder {
        /// How.
        arrival: ArrivalId,
    },
    /// Whoever brings them can't bring this one.
    NotOfPool {
        /// The figure that is meant to arrive.
        name: String,
    },
    /// They cost more than may arrive.
    TooDear {
        /// What they cost.
        cost: i64,
        /// What may arrive.
        most: i64,
    },
    /// Nobody knows what one costs.
    CostUnknown {
        /// Its name.
        name: String,
    },
    /// A figure's card lists another roll.
    OtherRoll {
        /// How they would arrive.
        arrival: ArrivalId,
        /// Who brings others.
        name: String,
        /// The roll on its card.
        need: u32,
        /// What its side rolled.
        rolled: u32,
    },
    /// Nobody knows what a figure is worth that falls.
    WorthUnknown {
        /// Its name.
        name: String,
    },
    /// What a figure is worth is known.
    WorthKnown {
        /// Its name.
        name: String,
        /// How much.
        worth: i64,
    },
    /// Nothing takes its place.
    NoReplacement {
        /// The figure.
        name: String,
    },
    /// The dice show no such success.
    NoSuccess,
    /// At least one success has to be set aside.
    KeepOne,
    /// There is no such success to spend.
    NotKept,
    /// A success doesn't allow as much.
    TooMuch,
    /// It can't move or attack from where it stands, or as it is.
    Halted {
        /// The figure.
        name: String,
    },
    /// Whoever passes has no fewer to activate than the others.
    NoPass,
    /// Nothing is tied.
    NoTie,
    /// A tie waits for what the table shows.
    TieFirst,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to do again.
    NothingToRedo,
}

/// What a name was meant to be the name of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A figure on the table.
    Figure,
    /// A figure of the game.
    Card,
    /// A side.
    Side,
    /// A way to play.
    Mode,
    /// A condition.
    Condition,
    /// Something that is counted.
    Counter,
    /// A way to arrive.
    Arrival,
    /// A way in which the game ends.
    Ending,
}

/// The rule that a refusal cites where the pack names none.
pub const OWN_RULE: &str = "MUSTER-PLAY";

impl Refusal {
    /// What it is about; nothing where no rule of the game says so.
    fn topic(&self) -> Option<Topic> {
        Some(match self {
            Self::Seats { .. } | Self::NoFigures { .. } => Topic::Setup,
            Self::Inactive { .. } | Self::Activated { .. } | Self::OtherTurn { .. } | Self::NoPass => {
                Topic::Activation
            }
            Self::NobodyFirst | Self::RollAgain | Self::InRound | Self::Dice { .. } => Topic::Initiative,
            Self::DamageStep { .. } | Self::Unhurt { .. } => Topic::Hits,
            Self::NoMorale { .. } => Topic::Morale,
            Self::NotMarked { .. } => Topic::Condition,
            Self::TooLittle { .. } | Self::Spent { .. } | Self::Ticked { .. } => Topic::Counter,
            Self::NoSuccess | Self::KeepOne | Self::NotKept | Self::TooMuch => Topic::Luck,
            Self::Halted { .. } => Topic::Field,
            Self::WorthUnknown { .. } | Self::WorthKnown { .. } => Topic::Score,
            Self::NoTie | Self::TieFirst | Self::Over | Self::NoNextGame => Topic::End,
            _ => return None,
        })
    }

    /// The id of the rule that it cites.
    #[must_use]
    pub fn rule(&self, play: &Play) -> RuleId {
        let arrival = match self {
            Self::NotNow { arrival } | Self::NoHolder { arrival } | Self::OtherRoll { arrival, .. } => {
                play.arrival(arrival)
            }
            _ => None,
        };
        let of_topic = || self.topic().and_then(|topic| play.rules.get(&topic));
        arrival
            .map(|arrival| &arrival.rule)
            .or_else(of_topic)
            .map_or_else(|| OWN_RULE.into(), |at| at.id.clone())
    }
}
