//! The odds as both shells get them. Probabilities are fractions in text form, since JSON numbers aren't exact.

use muster_rules::id::{FigureId, GameId};
use muster_rules::odds::Spread;
use serde::Serialize;
use ts_rs::TS;

use super::request::{AllyHow, ReadingId};
use crate::base::named::Named;

/// The odds, by kind of combat.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum OddsAnswer {
    /// Attacks rolled with one die.
    Roll(RollOdds),
    /// An attack with pools of dice.
    Pools(PoolOdds),
    /// Pushing one's luck.
    Luck(LuckOdds),
    /// A save or a test.
    Test(TestOdds),
}

/// The odds of a save or a test.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TestOdds {
    /// The game's id.
    pub game: GameId,
    /// Who is tested, if it is a figure.
    pub figure: Option<Named>,
    /// The test: `save`, `morale`, or a column of a hero's sheet.
    pub test: String,
    /// The number that the roll has to reach, or how many symbols the dice have to show; null if it succeeds without a
    /// roll.
    pub needed: Option<u32>,
    /// The ids of the dice, if it is rolled with several.
    pub dice: Vec<String>,
    /// The probability of success.
    pub chance: String,
}

/// The odds of one activation's attacks on one enemy.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct RollOdds {
    /// The game's id.
    pub game: GameId,
    /// The attacker, if it is a figure.
    pub attacker: Option<Named>,
    /// The defender, if it is a figure.
    pub defender: Option<Named>,
    /// The lowest roll with which the first attack hits; null if it hits without a roll.
    pub needed: Option<u32>,
    /// The probability that it hits.
    pub hit: String,
    /// The number of attacks.
    pub attacks: u32,
    /// The distribution of the hit points lost, ascending, up to those left.
    pub damage: Vec<AmountChance>,
    /// The expected number of hit points lost.
    pub expected: String,
    /// The probability that the defender is defeated; null if its hit points aren't known.
    pub defeat: Option<String>,
    /// The defender's hit points before the attacks.
    pub hp: Option<u32>,
    /// The circumstances that matter for these attacks and that no card determines, with their names.
    pub circumstances: Vec<Circumstance>,
    /// The other figures of both sides that could matter, as far as the request names any.
    pub beside: Vec<BesideOdds>,
    /// The rules ignored, in English, as printed on the cards.
    pub not_counted: Vec<String>,
    /// The same rules, with the card they are on and their local names.
    pub left_out: Vec<LeftOutView>,
}

/// A circumstance of an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Circumstance {
    /// Its id, as requests name it.
    pub id: String,
    /// Its name in the reader's language.
    pub name: String,
    /// Whether it is so, as far as the request says.
    pub given: bool,
    /// The ids of those that can't be so at the same time.
    pub excludes: Vec<String>,
}

/// Another figure whose effects may reach the attacker or the defender.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BesideOdds {
    /// The figure.
    pub figure: Named,
    /// Whose side it is on.
    pub whose: WhoseCard,
    /// How near it has to be; null if its effects have no limit of range.
    pub needs: Option<AllyHow>,
    /// Whether its effects are counted.
    pub counted: bool,
}

/// The odds of an attack with pools of dice.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PoolOdds {
    /// The game's id.
    pub game: GameId,
    /// The attacker, if it is a figure.
    pub attacker: Option<Named>,
    /// The defender, if it is a figure.
    pub defender: Option<Named>,
    /// The ids of the attacker's dice.
    pub dice: Vec<String>,
    /// The ids of the defender's dice.
    pub against: Vec<String>,
    /// The distribution of the hit points lost, ascending, up to those left.
    pub damage: Vec<AmountChance>,
    /// The expected number of hit points lost.
    pub expected: String,
    /// The probability that the defender is defeated; null if its hit points aren't known.
    pub defeat: Option<String>,
    /// The probability that the attack misses.
    pub miss: String,
    /// The defender's hit points before the attack.
    pub hp: Option<u32>,
    /// The rules ignored, in English, as printed on the cards.
    pub not_counted: Vec<String>,
    /// The same rules, with the card they are on and their local names.
    pub left_out: Vec<LeftOutView>,
}

/// The odds of pushing one’s luck.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LuckOdds {
    /// The game's id.
    pub game: GameId,
    /// The number of dice rolled.
    pub dice: u32,
    /// The probability that a single roll of them has no success.
    pub bust: String,
    /// The expected count with optimal play: from the dice set aside if given, otherwise from a roll of all dice;
    /// null if fewer dice are rolled and the ones set aside weren't given.
    pub expected: Option<String>,
    /// The optimal decision for each possible set of dice set aside, with this many left to roll.
    pub policy: Vec<LuckRow>,
    /// The advice for the roll given; null if none was given, or it is a bust.
    pub advice: Option<LuckAdvice>,
    /// The interpretations of ambiguous rules in use.
    pub readings: Vec<LuckSetting>,
    /// The rules ignored, in English.
    pub not_counted: Vec<String>,
    /// The same rules with their local names.
    pub left_out: Vec<LeftOutView>,
}

/// The optimal decision with certain dice set aside.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LuckRow {
    /// The faces of the dice set aside.
    pub kept: Vec<u32>,
    /// Their count, which is the value of acting now.
    pub counted: u32,
    /// Whether to roll the rest instead of acting.
    pub roll: bool,
    /// The expected count if the rest is rolled.
    pub expected: String,
    /// The probability of reaching the target by rolling; null if there is no target.
    pub reached: Option<String>,
}

/// The advice for a roll.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LuckAdvice {
    /// The faces to set aside.
    pub aside: Vec<u32>,
    /// The faces to leave lying.
    pub lying: Vec<u32>,
    /// The number of dice to roll next; 0 to act.
    pub roll: u32,
    /// The expected count.
    pub expected: String,
    /// The probability of reaching the target; null if there is no target.
    pub reached: Option<String>,
}

/// The interpretation of an ambiguous rule.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LuckSetting {
    /// The rule.
    pub id: ReadingId,
    /// The interpretation in use.
    pub value: String,
    /// The possible interpretations.
    pub choices: Vec<String>,
    /// A description of the interpretation, in the reader's language.
    pub message: String,
}

/// The probability of an amount.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AmountChance {
    /// The amount.
    pub amount: u32,
    /// The probability, as a fraction.
    pub chance: String,
}

/// A rule that the odds ignore.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LeftOutView {
    /// The card it is on; null if it is a rule of the game.
    pub whose: Option<WhoseCard>,
    /// The keyword as printed on the card, in English.
    pub keyword: String,
    /// The name in the reader's language.
    pub name: String,
}

/// One of the two cards in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum WhoseCard {
    /// The attacker’s.
    Attacker,
    /// The defender’s.
    Defender,
}

/// Returns a distribution as rows, ascending by amount.
pub(super) fn rows(spread: &Spread) -> Vec<AmountChance> {
    spread.chances().map(|(amount, chance)| AmountChance { amount, chance: chance.to_string() }).collect()
}

/// Returns a figure with its name.
pub(super) fn named(id: &FigureId, name: String) -> Named {
    Named { id: id.to_string(), name }
}
