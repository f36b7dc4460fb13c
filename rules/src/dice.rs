//! Dice with symbols on their faces.

use serde::{Deserialize, Serialize};

use crate::id::DieId;

/// A die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Die {
    /// The ID, as used in card keywords.
    pub id: DieId,
    /// Whose die it is.
    pub kind: DieKind,
    /// The faces, all equally likely.
    pub faces: Vec<Face>,
}

/// Who rolls a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DieKind {
    /// The attacker.
    Attack,
    /// The defender.
    Defense,
}

/// The symbols on a face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Face {
    /// Damage dealt.
    pub damage: u32,
    /// Surges, spent on a card's abilities.
    pub surge: u32,
    /// Accuracy, which determines the range of the attack.
    pub accuracy: u32,
    /// Damage blocked.
    pub block: u32,
    /// Surges cancelled.
    pub evade: u32,
    /// Whether the attack misses.
    pub dodge: bool,
}

impl DieKind {
    /// Whether a die of this kind can have such a face.
    #[must_use]
    pub const fn may_show(self, face: &Face) -> bool {
        match self {
            Self::Attack => face.block == 0 && face.evade == 0 && !face.dodge,
            Self::Defense => face.damage == 0 && face.surge == 0 && face.accuracy == 0,
        }
    }
}
