//! What is asked: figures, numbers in their place or on top of them, and what is wanted.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};
use ts_rs::TS;

/// Figures, or numbers instead of them, or both: a number counts more than what a card prints. Which numbers mean
/// anything depends on how the game fights.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub struct OddsRequest {
    /// The game; without one, that of the figures, or the first.
    pub game: Option<String>,
    /// Who attacks, by id or name.
    pub attacker: Option<String>,
    /// Who is attacked.
    pub defender: Option<String>,
    /// What is so, `target-not-activated`: conditions that abilities ask for.
    pub given: Option<Vec<String>>,
    /// What is wanted of rerolls and of luck.
    pub goal: Option<OddsGoal>,
    /// The bonus of each attack; the last counts for those behind it.
    pub attack: Option<Vec<i32>>,
    /// How many attacks.
    pub attacks: Option<u32>,
    /// What is added to every attack.
    pub bonus: Option<i32>,
    /// The damage, in dice’s absence.
    pub damage: Option<u32>,
    /// Damage on top, which critical hits don’t multiply.
    pub damage_bonus: Option<i32>,
    /// What the attack is rolled against.
    pub defense: Option<i32>,
    /// What cover adds to that.
    pub cover: Option<i32>,
    /// How many figures help the first attack.
    pub helpers: Option<u32>,
    /// The hit points left.
    pub hp: Option<u32>,
    /// The roll that avoids a hit’s damage.
    pub save: Option<i32>,
    /// Whether every attack brings another.
    pub twin: Option<bool>,
    /// Whether the defender takes no more from critical hits.
    pub droid: Option<bool>,
    /// The lowest roll that is a critical hit.
    pub critical: Option<u32>,
    /// What a critical hit multiplies damage by.
    pub critical_times: Option<u32>,
    /// Damage taken off each hit.
    pub reduction: Option<u32>,
    /// How many attacks, or attack dice, may be rolled again.
    pub rerolls: Option<u32>,
    /// What is added to an attack rolled again.
    pub reroll_bonus: Option<i32>,
    /// How many of the defender’s saves, or dice, may be rolled again.
    pub defense_rerolls: Option<u32>,
    /// The attacker’s dice, `blue`; or a single number of dice.
    pub dice: Option<Vec<String>>,
    /// The defender’s dice.
    pub against: Option<Vec<String>>,
    /// What surges may be spent on, `damage 1`, `2: pierce 2`.
    pub surge: Option<Vec<String>>,
    /// What the attack has without a roll, `damage 1`, such as a token.
    pub plus: Option<Vec<String>>,
    /// What the defense has without a roll, `block 1`.
    pub against_plus: Option<Vec<String>>,
    /// How far it is.
    pub range: Option<i32>,
    /// The dice set aside before, by what they show.
    pub kept: Option<Vec<u32>>,
    /// What the dice show now.
    pub rolled: Option<Vec<u32>>,
    /// How many are needed: the best chance for so many instead of the most on average.
    pub reach: Option<u32>,
    /// How doubtful sentences of the book are read, `lying=alone`.
    pub reading: Option<Vec<String>>,
}

/// What somebody who may choose wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS, EnumString, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum OddsGoal {
    /// As much damage as possible on average.
    Damage,
    /// The enemy defeated, as likely as possible.
    Defeat,
    /// As many successes as possible.
    Successes,
    /// As many spaces as possible.
    Spaces,
}

impl OddsGoal {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Damage, Self::Defeat, Self::Successes, Self::Spaces];
}

/// A sentence of a book that may be read in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, Display, EnumIter)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ReadingId {
    /// Whether dice that were left lying can be a success by themselves.
    Lying,
    /// Whether a success is set aside as a whole.
    Aside,
}

impl OddsRequest {
    /// The options given that only some games know.
    pub(super) fn given_options(&self) -> Vec<&'static str> {
        macro_rules! given {
            ($($field:ident = $name:literal),+ $(,)?) => {
                [$((self.$field.is_some(), $name)),+]
            };
        }
        let all = given!(
            attacker = "attacker",
            defender = "defender",
            given = "given",
            attack = "attack",
            attacks = "attacks",
            bonus = "bonus",
            damage = "damage",
            damage_bonus = "damage-bonus",
            defense = "defense",
            cover = "cover",
            helpers = "helpers",
            hp = "hp",
            save = "save",
            twin = "twin",
            droid = "droid",
            critical = "critical",
            critical_times = "critical-times",
            reduction = "reduction",
            rerolls = "rerolls",
            reroll_bonus = "reroll-bonus",
            defense_rerolls = "defense-rerolls",
            dice = "dice",
            against = "against",
            surge = "surge",
            plus = "plus",
            against_plus = "against-plus",
            range = "range",
            kept = "kept",
            rolled = "rolled",
            reach = "reach",
            reading = "reading",
        );
        all.into_iter().filter_map(|(given, name)| given.then_some(name)).collect()
    }
}
