//! The campaign log that a group keeps between sessions.

use serde::{Deserialize, Serialize};

use super::{DeckCard, Stat};

/// A campaign's books on one page, and its ledger behind them. Whatever is empty is a line to write on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignLogView {
    /// What the group calls its campaign.
    pub title: String,
    /// What stands under the title: the campaign, how many heroes, the date.
    #[serde(default)]
    pub facts: Vec<Stat>,
    /// The stages, in order.
    pub stages: Vec<LogStage>,
    /// Forced missions, played or still to be written down.
    #[serde(default)]
    pub forced: Vec<LogStage>,
    /// The group's credits.
    #[serde(default)]
    pub credits: String,
    /// The heroes.
    pub heroes: Vec<LogHero>,
    /// What the heroes have together, and what they may choose next.
    #[serde(default)]
    pub together: Vec<LogList>,
    /// What the other side counts.
    #[serde(default)]
    pub opponent: Vec<Stat>,
    /// What the other side has.
    #[serde(default)]
    pub opponent_lists: Vec<LogList>,
    /// What is brought to the table, each with a box to tick.
    #[serde(default)]
    pub bag: LogList,
    /// Each movement, in order, mission by mission.
    #[serde(default)]
    pub ledger: Vec<LogChapter>,
    /// Every heading.
    pub labels: CampaignLogLabels,
    /// At the foot of each page.
    #[serde(default)]
    pub note: String,
    /// The campaign, to be carried inside the PDF.
    #[serde(default)]
    pub campaign_json: Option<String>,
}

/// A row of the log.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogStage {
    /// Its number.
    pub number: String,
    /// What it asks for.
    #[serde(default)]
    pub kind: String,
    /// The mission that was played, or that must be.
    #[serde(default)]
    pub mission: String,
    /// Missions of which one will be played, each with a box to tick; none where one was.
    #[serde(default)]
    pub choices: Vec<String>,
    /// Who won it.
    #[serde(default)]
    pub winner: String,
    /// When it was played.
    #[serde(default)]
    pub date: String,
    /// What it gave besides what is counted.
    #[serde(default)]
    pub reward: String,
    /// The threat level.
    #[serde(default)]
    pub threat: String,
    /// The tiers of the items in the shop.
    #[serde(default)]
    pub tiers: String,
    /// Boxes, one for each step of the stage; true is ticked.
    #[serde(default)]
    pub steps: Vec<bool>,
    /// Whether the campaign stands here.
    #[serde(default)]
    pub here: bool,
}

/// A hero's row.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogHero {
    /// The name.
    pub name: String,
    /// Who plays the hero.
    #[serde(default)]
    pub player: String,
    /// XP, a box each.
    #[serde(default)]
    pub xp: LogXp,
    /// The class deck, a box for each card; a card without a name is a line to write one on.
    #[serde(default)]
    pub deck: Vec<DeckCard>,
    /// Items.
    #[serde(default)]
    pub items: Vec<String>,
    /// Rewards.
    #[serde(default)]
    pub rewards: Vec<String>,
}

/// A hero's XP: one stroke through a box for each that was earned, a second one once it is spent.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogXp {
    /// How many boxes there are.
    pub boxes: u32,
    /// XP in all; none where nobody told.
    #[serde(default)]
    pub earned: Option<u32>,
    /// XP that is spent.
    #[serde(default)]
    pub spent: u32,
}

/// A few names under a heading.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogList {
    /// The heading.
    pub title: String,
    /// The names.
    #[serde(default)]
    pub entries: Vec<String>,
}

/// What moved during a stage.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogChapter {
    /// The stage's number and its mission.
    pub title: String,
    /// Its movements, in order.
    pub rows: Vec<LogMovement>,
}

/// A row of the ledger.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogMovement {
    /// Whose.
    pub who: String,
    /// Of what.
    pub what: String,
    /// How much, with its sign.
    pub amount: String,
    /// What was left.
    pub balance: String,
    /// Why.
    pub why: String,
}

/// The headings of a campaign log.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignLogLabels {
    /// Above the stages' numbers.
    pub stage: String,
    /// Above what stages ask for.
    pub kind: String,
    /// Above the missions.
    pub mission: String,
    /// Above the winners.
    pub winner: String,
    /// Above the dates.
    pub date: String,
    /// Above what missions gave.
    pub reward: String,
    /// Above the threat levels.
    pub threat: String,
    /// Above the tiers.
    pub tiers: String,
    /// Above the boxes, in their order.
    pub steps: Vec<String>,
    /// Above the forced missions.
    pub forced: String,
    /// Above the heroes: their side.
    pub heroes: String,
    /// Before the credits.
    pub credits: String,
    /// Before the players' names.
    pub player: String,
    /// Before the boxes of XP.
    pub xp: String,
    /// What strokes through the boxes of XP mean.
    pub strokes: String,
    /// Above the class cards.
    pub cards: String,
    /// Above the items.
    pub items: String,
    /// Above the rewards.
    pub rewards: String,
    /// Above what the heroes have together.
    pub together: String,
    /// Above the other side.
    pub opponent: String,
    /// Above room to write.
    pub notes: String,
    /// Above the ledger.
    pub ledger: String,
    /// Above the ledger's columns, in their order.
    pub movement: LogMovement,
    /// The page's number, with `{page}` and `{pages}` where the numbers go.
    pub page: String,
}
