//! Missions, how they end, and what they give.

use std::collections::BTreeMap;

use super::Trust;
use crate::campaign::id::{
    AccountId, AllyId, BoxId, CampaignId, ConditionId, HeroId, MissionId, MissionKindId, OutcomeId, RewardId,
    SideId,
};

/// Amounts by account. What isn't there, nobody knows, or there is none.
pub type Gains = BTreeMap<AccountId, u32>;

/// A mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    /// Its id.
    pub id: MissionId,
    /// The English name.
    pub name: String,
    /// Where it comes from.
    pub kind: MissionKindId,
    /// The hero whose own it is.
    pub hero: Option<HeroId>,
    /// Reward cards that it gives.
    pub rewards: Vec<RewardId>,
    /// Allies that it wins.
    pub allies: Vec<AllyId>,
    /// Villains that it wins the other side.
    pub villains: Vec<AllyId>,
    /// The box.
    pub box_id: BoxId,
    /// First and last time period in which it may be picked.
    pub period: (Option<u32>, Option<u32>),
    /// How many crates lie there, where that is known.
    pub crates: Option<u32>,
    /// The box whose campaign guide describes it; `None` where a sheet of its own does.
    pub guide: Option<BoxId>,
    /// The page there.
    pub page: Option<u32>,
    /// Keywords: where it plays, and in what country.
    pub traits: Vec<String>,
    /// How sure all this is.
    pub trust: Trust,
    /// Allies of whom it wins any one.
    pub ally_choice: Vec<AllyId>,
}

/// A way in which a mission ends, and what it gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Its id among those of its mission.
    pub id: OutcomeId,
    /// The mission.
    pub mission: MissionId,
    /// The campaign in whose story it counts; `None` as a side mission.
    pub campaign: Option<CampaignId>,
    /// Who wins.
    pub winner: SideId,
    /// What tells it from others with the same winner.
    pub words: Option<String>,
    /// What everybody gets. A 0 is known to be nothing.
    pub gains: Gains,
    /// What nobody knows for certain: the group has to say, unless it is inferred well enough.
    pub unknown: Vec<Unknown>,
    /// Missions that become active.
    pub activates: Vec<MissionId>,
    /// A mission that is forced.
    pub forces: Option<MissionId>,
    /// Reward cards that whoever won gets for it, besides those of the mission.
    pub rewards: Vec<RewardId>,
    /// Allies that the heroes win by it, whoever won.
    pub allies: Vec<AllyId>,
    /// Villains that whoever won gets for it.
    pub villains: Vec<AllyId>,
    /// More for tokens that were claimed, or weren't.
    pub tokens: Option<Tokens>,
    /// How sure all this is.
    pub trust: Trust,
}

/// An amount that no source states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// The account.
    pub account: AccountId,
    /// What it is likely to be, and how well that follows from other missions.
    pub likely: Option<(u32, Standing)>,
    /// What the group read off its own guide before.
    pub own: Option<u32>,
}

impl Unknown {
    /// The amount, where it is inferred so well that it is booked unless the group says otherwise.
    #[must_use]
    pub fn inferred(&self) -> Option<u32> {
        self.likely.filter(|(_, standing)| *standing == Standing::Strong).map(|(amount, _)| amount)
    }
}

/// How well an amount that no source states follows from other missions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// By likeness alone.
    Weak,
    /// All known missions of the kind agree, but they are few.
    Medium,
    /// Nearly all known missions of the kind agree.
    Strong,
}

impl Standing {
    /// Reads a standing as packs write it.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        match text {
            "weak" => Some(Self::Weak),
            "medium" => Some(Self::Medium),
            "strong" => Some(Self::Strong),
            _ => None,
        }
    }
}

/// What tokens on the map give: so much for every so many of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tokens {
    /// How many there are.
    pub total: u32,
    /// For how many something is given.
    pub each: u32,
    /// What claimed ones give.
    pub claimed: Gains,
    /// What those give that weren't claimed.
    pub left: Gains,
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
    /// Who has to win for it to count; `None` where it always does.
    pub winner: Option<SideId>,
    /// What it gives if it is met.
    pub if_met: Gains,
    /// What it gives if it isn't.
    pub if_not: Gains,
}
