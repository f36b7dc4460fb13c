//! How a game ends, and who won: modes of play and their endings, as data.

use serde::{Deserialize, Serialize};

use super::facts::RuleAt;
use super::id::{ConditionId, PlayModeId};
use crate::id::EndingId;

/// A way to play a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Mode {
    /// Its id.
    pub id: PlayModeId,
    /// The English name.
    pub name: String,
    /// How it may end. Where several ways come at once, the first of them counts.
    #[serde(rename = "end")]
    pub ends: Vec<End>,
    /// What decides where points are equal, in this order.
    #[serde(default, rename = "tie")]
    pub ties: Vec<Tie>,
    /// How many games are played at most; their scores are added up.
    #[serde(default = "one")]
    pub games: u32,
    /// Where it stands.
    pub rule: RuleAt,
}

const fn one() -> u32 {
    1
}

/// A way in which a game ends: the ending of `game.toml`, and when it comes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct End {
    /// The ending, by its id in `game.toml`.
    pub ending: EndingId,
    /// Nobody is left to the opponents of those who have to be defeated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub none_left: bool,
    /// Every opponent has this many left, or fewer.
    #[serde(default)]
    pub left: Option<u32>,
    /// Somebody has these points.
    #[serde(default)]
    pub points: Option<Points>,
    /// Nothing happened for as many rounds.
    #[serde(default)]
    pub idle: Option<Idle>,
    /// So many figures are across at the end of the side's turn, and it has the higher score.
    #[serde(default)]
    pub across: Option<Across>,
}

/// Points with which a side wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Of what.
    pub of: PointsOf,
    /// The share of it, in per cent; or the points themselves.
    pub number: u32,
}

/// What points are a share of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PointsOf {
    /// Of nothing: they are a number.
    Number,
    /// Of the points that a squad may cost.
    Limit,
    /// Of what the side's own squad cost at the start.
    OwnSquad,
}

/// Rounds in which nothing happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Idle {
    /// How many one after another.
    pub rounds: u32,
    /// What it is that didn't happen.
    pub without: Vec<Deed>,
}

/// Something that shows that there is a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Somebody attacked.
    Attack,
    /// Somebody suffered damage.
    Damage,
    /// Somebody was made to roll a save.
    Save,
    /// Somebody was defeated.
    Defeat,
}

/// Figures that are across.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Across {
    /// How many.
    pub figures: u32,
    /// What a figure is that is across, where nobody knows how many spaces that takes.
    pub condition: ConditionId,
}

/// What decides where points are equal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Tie {
    /// The ending, by its id in `game.toml`.
    pub ending: EndingId,
    /// By what.
    pub by: TieBy,
}

/// By what a tie is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TieBy {
    /// More points from defeating figures.
    Defeats,
    /// Less damage to one's own figures, the hit points of those that fell included.
    Damage,
    /// What the players see on the table.
    Told,
}
