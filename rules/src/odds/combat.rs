//! How a game fights, as its pack says in `odds.toml`.

use serde::{Deserialize, Serialize};

use super::luck::LuckRules;
use crate::id::{SourceId, TermId};

/// How a game fights.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Combat {
    /// A die and a bonus against a number.
    Roll(RollRules),
    /// The attacker's dice against the defender's.
    Pools(DiceRules),
    /// Dice that are rolled again and again for successes.
    Luck(LuckRules),
}

/// Attacks rolled with one die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RollRules {
    /// Where the rules are.
    pub source: SourceId,
    /// The sides of the die. The highest always hits, 1 always misses; saves are the same.
    pub die: u32,
    /// The term of the critical hit; what it multiplies damage by is in its mechanics.
    pub critical: TermId,
    /// How other figures help an attack; they can't, if not given.
    #[serde(default)]
    pub helper: Option<HelperRules>,
    /// How rolls may be made anew, in games in which figures pay for that.
    #[serde(default)]
    pub reroll: Option<RerollRules>,
    /// What cover adds to the number rolled against; not asked for, if not given.
    #[serde(default)]
    pub cover: Option<i32>,
    /// The stat that attacks are rolled against.
    pub defense: String,
    /// The stat with the hit points.
    pub hit_points: String,
    /// What a card says of its attacks.
    pub attacks: Attacks,
    /// Keyword lists that say what a figure is: what no term explains there does nothing by itself.
    #[serde(default)]
    pub says_who: Vec<String>,
}

/// How other figures help an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HelperRules {
    /// What each of them adds to one attack.
    pub bonus: i32,
    /// The term that says so.
    pub term: TermId,
}

/// How figures pay for rolling anew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RerollRules {
    /// The stat they pay with.
    pub stat: String,
    /// The term that says so.
    pub term: TermId,
}

/// What a card says of its attacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, deny_unknown_fields)]
pub enum Attacks {
    /// One attack, in two stats.
    Stats {
        /// The stat with the bonus.
        bonus: String,
        /// The stat with the damage.
        damage: String,
    },
    /// Lines such as `+10/+5 (10 magic + 5 fire)`: a bonus an attack, and what each does.
    Lines {
        /// The keyword list of attacks on adjacent enemies.
        melee: String,
        /// That of attacks from afar.
        ranged: String,
        /// Words behind damage that nothing reduces.
        unreduced: Vec<String>,
    },
}

impl Attacks {
    /// Whether nothing reduces damage with this word behind it.
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
    /// Where the rules are.
    pub source: SourceId,
    /// The stat with the hit points.
    pub hit_points: String,
    /// The keyword list of what surges may be spent on.
    pub surges: String,
    /// The attribute that says how a figure attacks.
    pub attack_type: String,
    /// Its value for attacks that need no accuracy.
    pub melee: String,
}
