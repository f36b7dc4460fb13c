//! How combat works in a game, as defined in its pack's `odds.toml`.

use serde::{Deserialize, Serialize};

use super::luck::LuckRules;
use super::modifier::{Modifier, PoolModifier};
use crate::id::{SourceId, TermId};

/// How combat works in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Combat {
    /// A die plus a bonus against a number.
    Roll(RollRules),
    /// The attacker's dice against the defender's.
    Pools(DiceRules),
    /// Push-your-luck dice, rolled repeatedly for successes.
    Luck(LuckRules),
}

/// Attacks rolled with one die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RollRules {
    /// The source of the rules.
    pub source: SourceId,
    /// The number of faces of the die. The highest always hits, 1 always misses; the same goes for saves.
    pub die: u32,
    /// The term for critical hits; its mechanics contain the damage multiplier.
    pub critical: TermId,
    /// How other figures assist an attack; absent if they can't.
    #[serde(default)]
    pub helper: Option<HelperRules>,
    /// How figures can pay for rerolls; absent if they can't.
    #[serde(default)]
    pub reroll: Option<RerollRules>,
    /// What cover adds to the defense; absent if there is no cover.
    #[serde(default)]
    pub cover: Option<i32>,
    /// Whether cover protects from adjacent attackers, too.
    #[serde(default)]
    pub cover_adjacent: bool,
    /// Circumstances that change every attack in which they occur.
    #[serde(default, rename = "modifier")]
    pub modifiers: Vec<Modifier>,
    /// How saves are rolled; absent if there are none.
    #[serde(default)]
    pub saves: Option<SaveRules>,
    /// The stat that attacks are rolled against.
    pub defense: String,
    /// The stat with the hit points.
    pub hit_points: String,
    /// How cards state their attacks.
    pub attacks: Attacks,
    /// Keyword lists that describe what a figure is: words in them without a term have no effect by themselves.
    #[serde(default)]
    pub says_who: Vec<String>,
}

/// How saves are rolled: the die of attacks against a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SaveRules {
    /// The stat that is added to the roll.
    #[serde(default)]
    pub add: Option<String>,
}

/// How other figures assist an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HelperRules {
    /// The bonus of each of them to one attack.
    pub bonus: i32,
    /// The term for the rule.
    pub term: TermId,
}

/// How figures pay for rerolls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RerollRules {
    /// The stat that they pay with.
    pub stat: String,
    /// The term for the rule.
    pub term: TermId,
}

/// How cards state their attacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, deny_unknown_fields)]
pub enum Attacks {
    /// A single attack, in two stats.
    Stats {
        /// The stat with the bonus.
        bonus: String,
        /// The stat with the damage.
        damage: String,
    },
    /// Lines such as `+10/+5 (10 magic + 5 fire)`: a bonus for each attack, and the damage of each.
    Lines {
        /// The keyword list of attacks against adjacent enemies.
        melee: String,
        /// The keyword list of ranged attacks.
        ranged: String,
        /// Damage types that nothing reduces.
        unreduced: Vec<String>,
        /// Whether only a figure that doesn't move makes more than one attack.
        #[serde(default)]
        several_standing: bool,
    },
}

impl Attacks {
    /// Whether nothing reduces damage of this type.
    #[must_use]
    pub fn is_unreduced(&self, word: &str) -> bool {
        matches!(self, Self::Lines { unreduced, .. } if unreduced.iter().any(|known| known == word))
    }
}

/// Attacks rolled with pools of dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DiceRules {
    /// The source of the rules.
    pub source: SourceId,
    /// The stat with the hit points.
    pub hit_points: String,
    /// The keyword list of what surges can be spent on.
    pub surges: String,
    /// The attribute with a figure's type of attack.
    pub attack_type: String,
    /// Its value for attacks that need no accuracy.
    pub melee: String,
    /// Columns of heroes' sheets with the dice of attribute tests, which count surges.
    #[serde(default)]
    pub tests: Vec<String>,
    /// Circumstances that change every attack in which they occur.
    #[serde(default, rename = "modifier")]
    pub modifiers: Vec<PoolModifier>,
}
