//! A mission sheet for playing: threat by round, heroes, counters, groups.

use serde::{Deserialize, Serialize};

use super::Stat;

/// A mission, usually on one page. Whatever is empty is space to write in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NightView {
    /// The mission.
    pub title: String,
    /// What is printed under the title: where to read it, the campaign, the threat level.
    #[serde(default)]
    pub facts: Vec<Stat>,
    /// The threat by round; empty in games without threat.
    #[serde(default)]
    pub rounds: Vec<NightRound>,
    /// The heroes.
    #[serde(default)]
    pub heroes: Vec<NightTrack>,
    /// Counters, and the supply cards held.
    #[serde(default)]
    pub counted: Vec<NightTrack>,
    /// Groups on the table, and space for more.
    #[serde(default)]
    pub groups: Vec<NightGroup>,
    /// Groups that wait for the mission to bring them.
    #[serde(default)]
    pub reserve: Vec<NightGroup>,
    /// Groups that may be chosen.
    #[serde(default)]
    pub open: Vec<NightGroup>,
    /// The headings.
    pub labels: NightLabels,
    /// The text at the foot of each page.
    #[serde(default)]
    pub note: String,
}

/// The threat of a round.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NightRound {
    /// The round's number.
    pub round: String,
    /// The threat if nothing is spent.
    #[serde(default)]
    pub coming: String,
    /// The threat spent.
    #[serde(default)]
    pub spent: String,
    /// The threat left.
    #[serde(default)]
    pub left: String,
}

/// A name with boxes to tick.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NightTrack {
    /// The name.
    pub name: String,
    /// The boxes with their labels; those without are drawn close together.
    #[serde(default)]
    pub boxes: Vec<NightBox>,
    /// Further details, as text.
    #[serde(default)]
    pub detail: String,
}

/// A box to tick.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NightBox {
    /// The label.
    #[serde(default)]
    pub label: String,
    /// Whether it is ticked.
    #[serde(default)]
    pub ticked: bool,
}

/// A group.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NightGroup {
    /// The name of its card.
    #[serde(default)]
    pub name: String,
    /// The cost of deploying the group.
    #[serde(default)]
    pub cost: String,
    /// The cost of reinforcing one figure.
    #[serde(default)]
    pub reinforcement: String,
    /// The number of figures in the group.
    #[serde(default)]
    pub figures: u32,
    /// The number of figures on the table.
    #[serde(default)]
    pub there: u32,
}

/// The headings of a mission sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NightLabels {
    /// Above the threat.
    pub threat: String,
    /// Before the round numbers.
    pub round: String,
    /// Before the threat if nothing is spent.
    pub coming: String,
    /// Before the threat spent.
    pub spent: String,
    /// Before the threat left.
    pub left: String,
    /// Above the heroes.
    pub heroes: String,
    /// Above the counters.
    pub counted: String,
    /// Above the groups on the table.
    pub groups: String,
    /// Above the groups that wait.
    #[serde(default)]
    pub reserve: String,
    /// Above the groups that may be chosen.
    pub open: String,
    /// Above the groups' costs.
    pub cost: String,
    /// Above the reinforcement costs.
    pub reinforcement: String,
    /// Above the figures' boxes.
    pub figures: String,
    /// The page number, with the placeholders `{page}` and `{pages}`.
    pub page: String,
}
