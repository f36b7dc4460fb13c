//! The request for odds: figures, numbers that override or add to theirs, and the goal.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};
use ts_rs::TS;

/// Figures, numbers, or both: a number overrides what the card prints. Which numbers apply depends on the game's
/// combat.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub struct OddsRequest {
    /// The game's id; by default that of the figures, or the first game.
    pub game: Option<String>,
    /// The attacker's id or name.
    pub attacker: Option<String>,
    /// The defender's id or name.
    pub defender: Option<String>,
    /// The conditions that hold, as abilities name them: `target-not-activated`.
    pub given: Option<Vec<String>>,
    /// What rerolls and decisions are optimised for.
    pub goal: Option<OddsGoal>,
    /// The bonus of each attack; the last one applies to all further attacks.
    pub attack: Option<Vec<i32>>,
    /// The number of attacks.
    pub attacks: Option<u32>,
    /// A bonus added to every attack.
    pub bonus: Option<i32>,
    /// The damage of a hit, in games without damage dice.
    pub damage: Option<u32>,
    /// Additional damage, which critical hits don't multiply.
    pub damage_bonus: Option<i32>,
    /// The number that the attack roll must reach.
    pub defense: Option<i32>,
    /// The bonus to defense from cover.
    pub cover: Option<i32>,
    /// The number of figures that help the first attack, besides those in `helping`.
    pub helpers: Option<u32>,
    /// The ids or names of figures that help the first attack.
    pub helping: Option<Vec<String>>,
    /// Other figures of the attacker's side.
    pub allies: Option<Vec<AllyAsked>>,
    /// Other figures of the defender's side.
    pub against_allies: Option<Vec<AllyAsked>>,
    /// The hit points left.
    pub hp: Option<u32>,
    /// The roll that avoids a hit's damage.
    pub save: Option<i32>,
    /// Whether every attack grants another.
    pub twin: Option<bool>,
    /// Whether critical hits do the defender no extra damage.
    pub droid: Option<bool>,
    /// The lowest roll that is a critical hit.
    pub critical: Option<u32>,
    /// The factor by which a critical hit multiplies damage.
    pub critical_times: Option<u32>,
    /// The damage subtracted from each hit.
    pub reduction: Option<u32>,
    /// The number of attacks, or attack dice, that may be rerolled.
    pub rerolls: Option<u32>,
    /// The bonus to a rerolled attack.
    pub reroll_bonus: Option<i32>,
    /// The number of the defender's saves, or dice, that may be rerolled.
    pub defense_rerolls: Option<u32>,
    /// The attacker's dice, `blue`; or a single entry with the number of dice.
    pub dice: Option<Vec<String>>,
    /// The defender's dice.
    pub against: Option<Vec<String>>,
    /// What surges can be spent on: `damage 1`, `2: pierce 2`.
    pub surge: Option<Vec<String>>,
    /// What the attack has without a roll, such as from a token: `damage 1`.
    pub plus: Option<Vec<String>>,
    /// What the defense has without a roll: `block 1`.
    pub against_plus: Option<Vec<String>>,
    /// The range of the attack.
    pub range: Option<i32>,
    /// A save or a test of the attacker instead of an attack: `save`, `morale`, or a column of a hero's sheet.
    pub test: Option<String>,
    /// The number that a save has to reach.
    pub dc: Option<i32>,
    /// The faces of the dice set aside before.
    pub kept: Option<Vec<u32>>,
    /// The faces of the current roll.
    pub rolled: Option<Vec<u32>>,
    /// The target count: maximises the probability of reaching it instead of the expected count.
    pub reach: Option<u32>,
    /// The interpretations of ambiguous rules, `lying=alone`.
    pub reading: Option<Vec<String>>,
}

/// Another figure of a side, whose effects may reach those of the attack.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AllyAsked {
    /// Its id or name.
    pub figure: String,
    /// How near it is to the figure of the attack.
    #[serde(default)]
    pub how: AllyHow,
}

/// How near another figure is.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, EnumString, IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum AllyHow {
    /// On the table, out of the range of its effects.
    Away,
    /// Within the range of its effects.
    #[default]
    Near,
    /// Adjacent.
    Adjacent,
}

/// What choices are optimised for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS, EnumString, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum OddsGoal {
    /// The expected damage.
    Damage,
    /// The probability of defeating the enemy.
    Defeat,
    /// The number of successes.
    Successes,
    /// The number of spaces.
    Spaces,
}

impl OddsGoal {
    /// All goals.
    pub const ALL: [Self; 4] = [Self::Damage, Self::Defeat, Self::Successes, Self::Spaces];
}

/// A rule of a book that can be interpreted in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, Display, EnumIter)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ReadingId {
    /// Whether dice that were left lying can be a success on their own.
    Lying,
    /// Whether a success is set aside as a whole.
    Aside,
}

impl OddsRequest {
    /// Returns the options that were given and that only some games support.
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
            helping = "helper",
            allies = "ally",
            against_allies = "against-ally",
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
            test = "test",
            dc = "dc",
            kept = "kept",
            rolled = "rolled",
            reach = "reach",
            reading = "reading",
        );
        all.into_iter().filter_map(|(given, name)| given.then_some(name)).collect()
    }
}
