//! How figures join a game under way, or take the place of others, as data.

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
    /// While the game is set up.
    Setup,
    /// After the roll for the initiative, before anybody is activated.
    Initiative,
    /// Once for each figure that the holder defeated.
    Defeat,
    /// Whenever somebody says so.
    Any,
}

/// How figures join a game under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    /// Its id.
    pub id: ArrivalId,
    /// The English name.
    pub name: String,
    /// Kinds of lists beside the squad, as `side_lists.csv` calls them, that bring them.
    #[serde(default)]
    pub lists: Vec<String>,
    /// The figures that bring others; with lists, those that the table names.
    #[serde(default)]
    pub holders: Option<Selector>,
    /// Whom they bring; with lists, those that the table names.
    #[serde(default)]
    pub who: Option<Selector>,
    /// Whom the holder has to defeat for it.
    #[serde(default)]
    pub victim: Option<Selector>,
    /// When.
    pub when: When,
    /// Whether the points of a list are brought anew each time, not once only.
    #[serde(default)]
    pub again: bool,
    /// Whether a list's value counts figures, not points.
    #[serde(default)]
    pub by_number: bool,
    /// What they are worth to who defeats them.
    #[serde(default)]
    pub worth: Share,
    /// Whether they have to be defeated, too, for the opponent to win.
    #[serde(default)]
    pub needed: bool,
    /// Whether they may be activated in the round in which they came.
    #[serde(default = "yes")]
    pub acts: bool,
    /// Whether they leave with their holder.
    #[serde(default)]
    pub with_holder: bool,
    /// The side's counter that pays what they cost.
    #[serde(default)]
    pub pays: Option<CounterId>,
    /// Where it stands.
    pub rule: RuleAt,
}

/// How a figure takes the place of another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Replacement {
    /// The ability of the figure that is replaced, for which the other was chosen with the squad.
    pub ability: String,
    /// What the other is worth.
    #[serde(default)]
    pub worth: Share,
    /// Whether it may be activated in the same round.
    #[serde(default = "yes")]
    pub acts: bool,
    /// Where it stands.
    pub rule: RuleAt,
}
