//! A mission on paper, to be played by: threat by round, heroes, what is counted, groups.

use serde::{Deserialize, Serialize};

use super::Stat;

/// A mission on one page in ordinary cases. Whatever is empty is room to write in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NightView {
    /// The mission.
    pub title: String,
    /// What stands under the title: where to read it, the campaign, the threat level.
    #[serde(default)]
    pub facts: Vec<Stat>,
    /// Threat by round; none in a game without threat.
    #[serde(default)]
    pub rounds: Vec<NightRound>,
    /// The heroes.
    #[serde(default)]
    pub heroes: Vec<NightTrack>,
    /// What is counted, and the supply cards that are held.
    #[serde(default)]
    pub counted: Vec<NightTrack>,
    /// Groups on the table, and room for more.
    #[serde(default)]
    pub groups: Vec<NightGroup>,
    /// Groups that may be chosen.
    #[serde(default)]
    pub open: Vec<NightGroup>,
    /// Every heading.
    pub labels: NightLabels,
    /// At the foot of each page.
    #[serde(default)]
    pub note: String,
}

/// The threat of a round.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NightRound {
    /// Its number.
    pub round: String,
    /// What there will be if nothing is spent.
    #[serde(default)]
    pub coming: String,
    /// What was spent.
    #[serde(default)]
    pub spent: String,
    /// What was left.
    #[serde(default)]
    pub left: String,
}

/// Something with boxes to tick.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NightTrack {
    /// What it is.
    pub name: String,
    /// The boxes, each with what it says; those that say nothing stand close together.
    #[serde(default)]
    pub boxes: Vec<NightBox>,
    /// More of it, in words.
    #[serde(default)]
    pub detail: String,
}

/// A box to tick.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NightBox {
    /// What it says.
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
    /// Its card.
    #[serde(default)]
    pub name: String,
    /// What the group costs.
    #[serde(default)]
    pub cost: String,
    /// What one figure costs that comes back.
    #[serde(default)]
    pub reinforcement: String,
    /// Of how many figures it is.
    #[serde(default)]
    pub figures: u32,
    /// How many of them are on the table.
    #[serde(default)]
    pub there: u32,
}

/// The headings of a mission's page.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NightLabels {
    /// Above the threat.
    pub threat: String,
    /// Before the rounds' numbers.
    pub round: String,
    /// Before what there will be.
    pub coming: String,
    /// Before what was spent.
    pub spent: String,
    /// Before what was left.
    pub left: String,
    /// Above the heroes.
    pub heroes: String,
    /// Above what is counted.
    pub counted: String,
    /// Above the groups on the table.
    pub groups: String,
    /// Above the groups that may be chosen.
    pub open: String,
    /// Above the groups' costs.
    pub cost: String,
    /// Above what one figure costs that comes back.
    pub reinforcement: String,
    /// Above the figures' boxes.
    pub figures: String,
    /// The page's number, with `{page}` and `{pages}` where the numbers go.
    pub page: String,
}
