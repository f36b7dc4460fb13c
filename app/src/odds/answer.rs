//! The odds as both shells get them. Chances are fractions, as text, since no number of JSON is exact.

use muster_rules::id::{FigureId, GameId};
use muster_rules::odds::Spread;
use serde::Serialize;
use ts_rs::TS;

use super::request::ReadingId;
use crate::games::Named;

/// The odds.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum OddsAnswer {
    /// Of attacks rolled with one die.
    Roll(RollOdds),
    /// Of an attack with pools of dice.
    Pools(PoolOdds),
    /// Of pushing one’s luck.
    Luck(LuckOdds),
}

/// The odds of one activation’s attacks on one enemy.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct RollOdds {
    /// The game.
    pub game: GameId,
    /// Who attacks, where it is a figure.
    pub attacker: Option<Named>,
    /// Who is attacked, where it is a figure.
    pub defender: Option<Named>,
    /// The lowest roll with which the first attack hits.
    pub needed: u32,
    /// How likely it hits.
    pub hit: String,
    /// How many attacks there are.
    pub attacks: u32,
    /// The hit points lost, from the least, at most those left.
    pub damage: Vec<AmountChance>,
    /// The hit points lost on average.
    pub expected: String,
    /// How likely the defender is defeated; null where its hit points aren’t told.
    pub defeat: Option<String>,
    /// The hit points left before.
    pub hp: Option<u32>,
    /// What isn’t reckoned with, in English, as the cards write it.
    pub not_counted: Vec<String>,
    /// The same with whose it is and what it is called.
    pub left_out: Vec<LeftOutView>,
}

/// The odds of an attack with pools of dice.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PoolOdds {
    /// The game.
    pub game: GameId,
    /// Who attacks, where it is a figure.
    pub attacker: Option<Named>,
    /// Who is attacked, where it is a figure.
    pub defender: Option<Named>,
    /// The attacker’s dice.
    pub dice: Vec<String>,
    /// The defender’s dice.
    pub against: Vec<String>,
    /// The hit points lost, from the least, at most those left.
    pub damage: Vec<AmountChance>,
    /// The hit points lost on average.
    pub expected: String,
    /// How likely the defender is defeated; null where its hit points aren’t told.
    pub defeat: Option<String>,
    /// How likely the attack misses.
    pub miss: String,
    /// The hit points left before.
    pub hp: Option<u32>,
    /// What isn’t reckoned with, in English, as the cards write it.
    pub not_counted: Vec<String>,
    /// The same with whose it is and what it is called.
    pub left_out: Vec<LeftOutView>,
}

/// The odds of pushing one’s luck.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LuckOdds {
    /// The game.
    pub game: GameId,
    /// How many dice are rolled.
    pub dice: u32,
    /// How likely one roll of them has no success.
    pub bust: String,
    /// What is counted on average in the best play from here: with the dice set aside as told, else with none of
    /// all dice; null where the dice set aside weren’t told.
    pub expected: Option<String>,
    /// The best play for everything that can be set aside with so many dice left.
    pub policy: Vec<LuckRow>,
    /// What to do with the roll that was told; null where none was, or it is a bust.
    pub advice: Option<LuckAdvice>,
    /// How the book’s doubtful sentences are read.
    pub readings: Vec<LuckSetting>,
    /// What isn’t reckoned with, in English.
    pub not_counted: Vec<String>,
    /// The same with what it is called.
    pub left_out: Vec<LeftOutView>,
}

/// The best play with some dice set aside.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LuckRow {
    /// The dice set aside, by what they show.
    pub kept: Vec<u32>,
    /// What they count: what acting now is worth.
    pub counted: u32,
    /// Whether to roll the rest; otherwise to act.
    pub roll: bool,
    /// What is counted on average if the rest is rolled.
    pub expected: String,
    /// How likely the number wanted is reached then; null where none is.
    pub reached: Option<String>,
}

/// What to do with a roll.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LuckAdvice {
    /// What to set aside.
    pub aside: Vec<u32>,
    /// What to leave lying.
    pub lying: Vec<u32>,
    /// How many dice to roll then; none to act.
    pub roll: u32,
    /// What is counted on average.
    pub expected: String,
    /// How likely the number wanted is reached; null where none is.
    pub reached: Option<String>,
}

/// How a doubtful sentence of a book is read.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LuckSetting {
    /// Which.
    pub id: ReadingId,
    /// How it is read.
    pub value: String,
    /// How it may be read.
    pub choices: Vec<String>,
    /// What the value means, in the reader’s language.
    pub message: String,
}

/// How likely an amount is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AmountChance {
    /// The amount.
    pub amount: u32,
    /// How likely it is.
    pub chance: String,
}

/// Something that isn’t reckoned with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LeftOutView {
    /// On whose card it is; null where it is the game’s.
    pub whose: Option<WhoseCard>,
    /// As the card writes it, in English.
    pub keyword: String,
    /// What it is called in the reader’s language.
    pub name: String,
}

/// One of the two cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum WhoseCard {
    /// The attacker’s.
    Attacker,
    /// The defender’s.
    Defender,
}

/// A spread from the least amount.
pub(super) fn rows(spread: &Spread) -> Vec<AmountChance> {
    spread.chances().map(|(amount, chance)| AmountChance { amount, chance: chance.to_string() }).collect()
}

/// A figure with its name.
pub(super) fn named(id: &FigureId, name: String) -> Named {
    Named { id: id.to_string(), name }
}
