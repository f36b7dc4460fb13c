//! How figures join a game in progress or replace others, as data.

use serde::{Deserialize, Serialize};

use super::facts::{RuleAt, Share};
use super::id::{ArrivalId, CounterId};
use crate::selector::Selector;

const fn yes() -> bool {
    true
}

/// When figures may arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlayWhen"))]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// During setup.
    Setup,
    /// After the initiative roll, before the first activation.
    Initiative,
    /// Once for each figure that the holder defeated.
    Defeat,
    /// At any time.
    Any,
}

/// A way for figures to join a game in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    /// The ID.
    pub id: ArrivalId,
    /// The English name.
    pub name: String,
    /// The kinds of lists that bring them, as named in `side_lists.csv`.
    #[serde(default)]
    pub lists: Vec<String>,
    /// The figures that bring others; with lists, by default those in the table.
    #[serde(default)]
    pub holders: Option<Selector>,
    /// The figures that they bring; with lists, by default those in the table.
    #[serde(default)]
    pub who: Option<Selector>,
    /// The figures that the holder must defeat for it.
    #[serde(default)]
    pub victim: Option<Selector>,
    /// When they can arrive.
    pub when: When,
    /// Whether the points of a list are available anew each time instead of once.
    #[serde(default)]
    pub again: bool,
    /// Whether a list's value counts figures, not points.
    #[serde(default)]
    pub by_number: bool,
    /// What they are worth to the side that defeats them.
    #[serde(default)]
    pub worth: Share,
    /// Whether the opponent must defeat them, too, to win.
    #[serde(default)]
    pub needed: bool,
    /// Whether they can be activated in the round in which they arrive.
    #[serde(default = "yes")]
    pub acts: bool,
    /// Whether they leave with their holder.
    #[serde(default)]
    pub with_holder: bool,
    /// The side's counter that pays their cost.
    #[serde(default)]
    pub pays: Option<CounterId>,
    /// The source of the rule.
    pub rule: RuleAt,
}

/// Defeated figures that are put back on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Returns {
    /// Whether those who got points for its defeat lose them again.
    pub takes_points: bool,
    /// The source of the rule.
    pub rule: RuleAt,
}

/// A way for figures to replace others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Replacement {
    /// The ability of the replaced figure, for which the other was chosen in the squad.
    pub ability: String,
    /// The other's worth.
    #[serde(default)]
    pub worth: Share,
    /// Whether it can be activated in the same round.
    #[serde(default = "yes")]
    pub acts: bool,
    /// The source of the rule.
    pub rule: RuleAt,
}
