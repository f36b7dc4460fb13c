//! How a game ends, and who wins: modes of play and their endings, as data.

use serde::{Deserialize, Serialize};

use super::facts::RuleAt;
use super::id::{ConditionId, PlayModeId};
use crate::id::EndingId;

/// A mode of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Mode {
    /// The ID.
    pub id: PlayModeId,
    /// The English name.
    pub name: String,
    /// The ways it can end. If several apply at once, the first one counts.
    #[serde(rename = "end")]
    pub ends: Vec<End>,
    /// The tie-breaks for equal points, in this order.
    #[serde(default, rename = "tie")]
    pub ties: Vec<Tie>,
    /// The maximum number of games; their scores are added up.
    #[serde(default = "one")]
    pub games: u32,
    /// The source of the rule.
    pub rule: RuleAt,
}

const fn one() -> u32 {
    1
}

/// When an ending of `game.toml` applies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct End {
    /// The ID of the ending in `game.toml`.
    pub ending: EndingId,
    /// Applies if the opponents have none of the figures left that must be defeated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub none_left: bool,
    /// Applies if every opponent has at most this many figures left.
    #[serde(default)]
    pub left: Option<u32>,
    /// Applies if a side reaches these points.
    #[serde(default)]
    pub points: Option<Points>,
    /// Applies after a number of rounds without action.
    #[serde(default)]
    pub idle: Option<Idle>,
    /// Applies if enough figures are across at the end of the side's turn, and it has the highest score.
    #[serde(default)]
    pub across: Option<Across>,
}

/// The points needed to win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// What they are a share of.
    pub of: PointsOf,
    /// The share in percent, or the points themselves.
    pub number: u32,
}

/// What points to win are a share of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PointsOf {
    /// Nothing: they are a fixed number.
    Number,
    /// The point limit of squads.
    Limit,
    /// The cost of the side's own squad at the start.
    OwnSquad,
}

/// Rounds without action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Idle {
    /// The number of consecutive rounds.
    pub rounds: u32,
    /// The kinds of action that didn't occur.
    pub without: Vec<Deed>,
}

/// A kind of action that counts as fighting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A figure attacked.
    Attack,
    /// A figure suffered damage.
    Damage,
    /// A figure had to make a save.
    Save,
    /// A figure was defeated.
    Defeat,
}

/// Figures that have moved across.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Across {
    /// The number of figures.
    pub figures: u32,
    /// The condition that marks a figure as across, if the number of spaces isn't known.
    pub condition: ConditionId,
}

/// A tie-break for equal points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Tie {
    /// The ID of the ending in `game.toml`.
    pub ending: EndingId,
    /// What is compared.
    pub by: TieBy,
}

/// What a tie-break compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TieBy {
    /// More points from defeating figures.
    Defeats,
    /// Less damage to the side's own figures, including the hit points of defeated ones.
    Damage,
    /// What players enter.
    Told,
}
