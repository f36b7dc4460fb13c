//! What Muster decided, and what it weighed. Events keep them, so that a corrected fact doesn't change what was played.

use serde::{Deserialize, Serialize};

use crate::campaign::facts::Aim;
use crate::id::FigureId;
use crate::night::event::{Event, Whom};

/// Somebody whom a group can attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NightSeen"))]
pub struct Seen {
    /// Who.
    pub whom: Whom,
    /// The distance in spaces; the usual one if nobody told it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub range: Option<u32>,
}

/// Something that Muster did, drawn among several choices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// What it did; nothing if it saved its threat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub does: Option<Box<Event>>,
    /// The choices.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub among: Vec<Weight>,
    /// Which of them was drawn, counted from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<usize>,
}

/// What Muster can do with threat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// To deploy a group.
    Deploy(FigureId),
    /// To reinforce a group, by its number.
    Reinforce(u32),
    /// To save threat for a group.
    Save(FigureId),
}

/// A choice, and what it weighs in the draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weight {
    /// The choice.
    pub choice: Choice,
    /// Its weight.
    pub weight: u64,
    /// The damage that its figures are expected to deal with one attack each, in thousandths.
    pub strikes: u32,
    /// The health of its figures.
    pub stands: u32,
    /// The threat that it costs.
    pub cost: u32,
}

/// What a group does that Muster activated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// The role of its figures, in English.
    pub role: String,
    /// How it chose.
    pub aim: Chose,
    /// Whom it attacks; nobody if nobody is in sight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Whom>,
    /// Whom it could attack, the nearest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weighed: Vec<Weighed>,
    /// The group that it helps, by its number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub helps: Option<u32>,
    /// The conditions that it gets rid of first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shakes_off: Vec<String>,
}

/// How a target was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NightChose"))]
pub enum Chose {
    /// It is the nearest.
    Nearest,
    /// It is expected to lose the most.
    Damage,
    /// It is the most likely to be defeated.
    Defeat,
}

impl From<Aim> for Chose {
    fn from(aim: Aim) -> Self {
        match aim {
            Aim::Nearest => Self::Nearest,
            Aim::Damage | Aim::Support => Self::Damage,
        }
    }
}

/// Somebody whom a group could attack, and what one figure's attack comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weighed {
    /// Who.
    pub whom: Whom,
    /// The distance in spaces.
    pub range: u32,
    /// Whether nobody told the distance, and the usual one is meant.
    #[serde(default)]
    pub assumed: bool,
    /// The expected damage in thousandths; `None` if the cards don't tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damage: Option<u32>,
    /// The chance of a defeat in thousandths; `None` if the cards don't tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub defeat: Option<u32>,
}
