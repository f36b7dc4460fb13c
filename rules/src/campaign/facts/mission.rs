//! Missions, how they end, and what they give.

use serde::{Deserialize, Serialize};

use super::Trust;
use crate::campaign::id::{AllyId, BoxId, CampaignId, ConditionId, HeroId, MissionId, OutcomeId, RewardId};

/// Where a mission comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissionKind {
    /// A story mission, introduction, interlude or finale.
    Story,
    /// A hero's own side mission.
    Red,
    /// A side mission that wins an ally.
    Green,
    /// Any other side mission.
    Grey,
    /// A side mission that troubles the heroes while it is active.
    Threat,
    /// A side mission of an agenda card.
    AgendaSide,
    /// A forced mission of an agenda card.
    AgendaForced,
    /// A forced mission that an outcome demands.
    Forced,
}

/// A mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    /// Its id.
    pub id: MissionId,
    /// The English name.
    pub name: String,
    /// Where it comes from.
    pub kind: MissionKind,
    /// The hero whose own it is.
    pub hero: Option<HeroId>,
    /// Reward cards that it gives.
    pub rewards: Vec<RewardId>,
    /// Allies that it wins.
    pub allies: Vec<AllyId>,
    /// Villains that it wins the Imperial player.
    pub villains: Vec<AllyId>,
    /// The box.
    pub box_id: BoxId,
    /// First and last time period in which it may be picked.
    pub period: (Option<u32>, Option<u32>),
    /// How many crates lie there, where that is known.
    pub crates: Option<u32>,
    /// How sure all this is.
    pub trust: Trust,
    /// Allies of whom it wins any one.
    pub ally_choice: Vec<AllyId>,
}

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    /// The heroes.
    Rebels,
    /// The Imperial player.
    Empire,
}

/// A way in which a mission ends, and what it gives. `None` is a number that nobody knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Its id among those of its mission.
    pub id: OutcomeId,
    /// The mission.
    pub mission: MissionId,
    /// The campaign in whose story it counts; `None` as a side mission.
    pub campaign: Option<CampaignId>,
    /// Who wins.
    pub winner: Winner,
    /// What tells it from others with the same winner.
    pub words: Option<String>,
    /// XP of each hero.
    pub xp: Option<u32>,
    /// Credits for each hero.
    pub credits: Option<u32>,
    /// XP of the Imperial player.
    pub imperial_xp: Option<u32>,
    /// Influence of the Imperial player.
    pub influence: Option<u32>,
    /// Missions that become active.
    pub activates: Vec<MissionId>,
    /// A mission that is forced.
    pub forces: Option<MissionId>,
    /// More for tokens that were claimed, or weren't.
    pub tokens: Option<Tokens>,
    /// How sure all this is.
    pub trust: Trust,
}

/// What tokens on the map give: so much for every so many of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tokens {
    /// How many there are.
    pub total: u32,
    /// For how many something is given.
    pub each: u32,
    /// Credits for each hero, for claimed ones.
    pub credits: u32,
    /// Influence, for those that weren't claimed.
    pub influence: u32,
}

/// What a mission gives more, if something is met or isn't.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// The mission.
    pub mission: MissionId,
    /// Its id.
    pub id: ConditionId,
    /// What has to be met, in a few words.
    pub words: String,
    /// Credits for each hero if it is met.
    pub credits_if_met: u32,
    /// Influence if it is met.
    pub influence_if_met: u32,
    /// Influence if it isn't.
    pub influence_if_not: u32,
}
