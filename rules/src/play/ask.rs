//! Questions that words on cards raise at the table, and their answers.

use serde::{Deserialize, Serialize};

use super::event::FigureNo;
use super::id::ArrivalId;
use super::tap::Tap;
use crate::id::TermId;
use crate::term::Moment;

/// A question's number in a game, from 1.
pub type AskNo = u32;

/// A word on a card that something at the table brought up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// The number.
    pub number: AskNo,
    /// The figure whose word it is.
    pub figure: FigureNo,
    /// The word as printed on its card, in English.
    pub word: String,
    /// The term that explains it; `None` for an arrival.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub term: Option<TermId>,
    /// The way to arrive that the word offers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrival: Option<ArrivalId>,
    /// The moment that brought it up.
    pub moment: Moment,
    /// The other figure: the attacker, the defender, the one that fell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<FigureNo>,
    /// The damage of the attack in question.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub damage: u32,
    /// Whether it must be answered before anything else is done: the roll isn't optional, and it applies for certain.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub must: bool,
    /// The dice that decide it; `None` if the player does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<AskedRoll>,
    /// The Force points or other counts that using it costs.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cost: u32,
    /// The figures of which one is to be chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<FigureNo>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde wants it")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Dice that decide a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AskedRoll {
    /// The number of faces of the die. The highest always succeeds, 1 always fails.
    pub die: u32,
    /// The number to reach.
    pub at: u32,
    /// The number of rolls.
    pub rolls: u32,
    /// Whether all rolls have to succeed; otherwise each success counts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub every: bool,
    /// The figure that rolls.
    pub by: FigureNo,
    /// Whether success keeps the word's effect away, instead of bringing it about.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub averts: bool,
}

impl AskedRoll {
    /// Whether a die is a success.
    #[must_use]
    pub const fn succeeds(&self, die: u32) -> bool {
        die == self.die || (die != 1 && die >= self.at)
    }
}

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "AskOutcome"))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The roll succeeded.
    Made,
    /// The roll failed.
    Failed,
    /// The word was used.
    Used,
    /// It wasn't used, or doesn't apply.
    Passed,
}

/// A question with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The question.
    pub ask: Ask,
    /// The answer.
    pub outcome: Outcome,
    /// The number of successful rolls.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub successes: u32,
    /// The figure that was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen: Option<FigureNo>,
}

impl Answer {
    /// Whether what the word says happens.
    #[must_use]
    pub fn happens(&self) -> bool {
        match (self.outcome, self.ask.roll) {
            (Outcome::Passed, _) => false,
            (Outcome::Used, None) => true,
            (Outcome::Made | Outcome::Used, Some(roll)) => !roll.averts,
            (Outcome::Failed, Some(roll)) => roll.averts,
            (Outcome::Made, None) => true,
            (Outcome::Failed, None) => false,
        }
    }

    /// Whether it is the answer to a word of this figure.
    #[must_use]
    pub fn is_of(&self, ask: &Ask) -> bool {
        (self.ask.figure, &self.ask.term, self.ask.moment) == (ask.figure, &ask.term, ask.moment)
    }
}

/// An attack or damage that isn't booked before its questions are answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// The action, its figures by number.
    pub tap: Box<Tap>,
    /// The open questions.
    pub asks: Vec<Ask>,
    /// The answers so far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Answer>,
}

impl Held {
    /// Returns the first question that can't be left open.
    #[must_use]
    pub fn must(&self) -> Option<&Ask> {
        self.asks.iter().find(|ask| ask.must)
    }
}

/// A word that was used, for words that can be used once only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Use {
    /// The figure.
    pub figure: FigureNo,
    /// The term.
    pub term: TermId,
    /// The round.
    pub round: u32,
    /// The number of the turn in the game.
    pub turn: u32,
}
