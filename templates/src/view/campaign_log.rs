//! The campaign log that a group keeps between sessions.

use serde::{Deserialize, Serialize};

use super::{DeckCard, Stat};

/// A campaign's log on one page, followed by its ledger. Whatever is empty becomes a line to write on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignLogView {
    /// The name that the group gave its campaign.
    pub title: String,
    /// What is printed under the title: the campaign, the number of heroes, the date.
    #[serde(default)]
    pub facts: Vec<Stat>,
    /// The stages, in order.
    pub stages: Vec<LogStage>,
    /// Forced missions, played or pending.
    #[serde(default)]
    pub forced: Vec<LogStage>,
    /// The group's credits.
    #[serde(default)]
    pub credits: String,
    /// The heroes.
    pub heroes: Vec<LogHero>,
    /// The heroes' shared belongings, and what they may choose next.
    #[serde(default)]
    pub together: Vec<LogList>,
    /// The other side's values.
    #[serde(default)]
    pub opponent: Vec<Stat>,
    /// The other side's lists.
    #[serde(default)]
    pub opponent_lists: Vec<LogList>,
    /// What to bring to the table, each with a box to tick.
    #[serde(default)]
    pub bag: LogList,
    /// All movements, in order, grouped by mission.
    #[serde(default)]
    pub ledger: Vec<LogChapter>,
    /// The headings.
    pub labels: CampaignLogLabels,
    /// The text at the foot of each page.
    #[serde(default)]
    pub note: String,
    /// The campaign, to be embedded in the PDF.
    #[serde(default)]
    pub campaign_json: Option<String>,
}

/// A row of the log.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogStage {
    /// The stage's number.
    pub number: String,
    /// The kind of stage.
    #[serde(default)]
    pub kind: String,
    /// The mission that was played or must be.
    #[serde(default)]
    pub mission: String,
    /// Missions from which one will be chosen, each with a box to tick; empty once it was.
    #[serde(default)]
    pub choices: Vec<String>,
    /// The winner.
    #[serde(default)]
    pub winner: String,
    /// The date played.
    #[serde(default)]
    pub date: String,
    /// The rewards other than amounts.
    #[serde(default)]
    pub reward: String,
    /// The threat level.
    #[serde(default)]
    pub threat: String,
    /// The tiers of items in the shop.
    #[serde(default)]
    pub tiers: String,
    /// The boxes for the stage's steps; true is ticked.
    #[serde(default)]
    pub steps: Vec<bool>,
    /// Whether this is the current stage.
    #[serde(default)]
    pub here: bool,
}

/// A hero's row.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogHero {
    /// The name.
    pub name: String,
    /// The hero's player.
    #[serde(default)]
    pub player: String,
    /// The XP.
    #[serde(default)]
    pub xp: LogXp,
    /// The class deck, a box per card; a card without a name becomes a line to write on.
    #[serde(default)]
    pub deck: Vec<DeckCard>,
    /// Items.
    #[serde(default)]
    pub items: Vec<String>,
    /// Rewards.
    #[serde(default)]
    pub rewards: Vec<String>,
}

/// A hero's XP: one stroke through a box for each earned, a second one once it is spent.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogXp {
    /// The number of boxes.
    pub boxes: u32,
    /// The total XP earned; `None` if unknown.
    #[serde(default)]
    pub earned: Option<u32>,
    /// The XP spent.
    #[serde(default)]
    pub spent: u32,
}

/// A list of names with a heading.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogList {
    /// The heading.
    pub title: String,
    /// The names.
    #[serde(default)]
    pub entries: Vec<String>,
}

/// The movements of a stage.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogChapter {
    /// The stage's number and its mission.
    pub title: String,
    /// The movements, in order.
    pub rows: Vec<LogMovement>,
}

/// A row of the ledger.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogMovement {
    /// The account's owner.
    pub who: String,
    /// The account.
    pub what: String,
    /// The amount, with its sign.
    pub amount: String,
    /// The balance afterwards.
    pub balance: String,
    /// The reason.
    pub why: String,
}

/// The headings of a campaign log.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignLogLabels {
    /// Above the stage numbers.
    pub stage: String,
    /// Above the kinds of stage.
    pub kind: String,
    /// Above the missions.
    pub mission: String,
    /// Above the winners.
    pub winner: String,
    /// Above the dates.
    pub date: String,
    /// Above the rewards.
    pub reward: String,
    /// Above the threat levels.
    pub threat: String,
    /// Above the tiers.
    pub tiers: String,
    /// Above the boxes, in order.
    pub steps: Vec<String>,
    /// Above the forced missions.
    pub forced: String,
    /// Above the heroes: the name of their side.
    pub heroes: String,
    /// Before the credits.
    pub credits: String,
    /// Before the players' names.
    pub player: String,
    /// Before the boxes of XP.
    pub xp: String,
    /// The legend of strokes through XP boxes.
    pub strokes: String,
    /// Above the class cards.
    pub cards: String,
    /// Above the items.
    pub items: String,
    /// Above the rewards.
    pub rewards: String,
    /// Above the heroes' shared belongings.
    pub together: String,
    /// Above the other side.
    pub opponent: String,
    /// Above the space for notes.
    pub notes: String,
    /// Above the ledger.
    pub ledger: String,
    /// Above the ledger's columns, in order.
    pub movement: LogMovement,
    /// The page number, with the placeholders `{page}` and `{pages}`.
    pub page: String,
}
