//! Missions, how they end, and what they give.

use std::collections::BTreeMap;

use super::Trust;
use crate::campaign::id::{
    AccountId, AllyId, BoxId, CampaignId, ConditionId, HeroId, MissionId, MissionKindId, OutcomeId, RewardId,
    SideId,
};

/// Amounts by account. A missing account is unknown or gains nothing.
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
    /// The hero it belongs to.
    pub hero: Option<HeroId>,
    /// Reward cards that it gives.
    pub rewards: Vec<RewardId>,
    /// Allies that it wins.
    pub allies: Vec<AllyId>,
    /// Villains it wins for the other side.
    pub villains: Vec<AllyId>,
    /// The box.
    pub box_id: BoxId,
    /// The first and last time period in which it can be picked.
    pub period: (Option<u32>, Option<u32>),
    /// How many crates it has, if known.
    pub crates: Option<u32>,
    /// The box whose campaign guide describes it; `None` if it has a sheet of its own.
    pub guide: Option<BoxId>,
    /// The page there.
    pub page: Option<u32>,
    /// Keywords: where it plays, and in what country.
    pub traits: Vec<String>,
    /// How certain these facts are.
    pub trust: Trust,
    /// Allies to choose from: it wins one of them.
    pub ally_choice: Vec<AllyId>,
}

/// A way a mission can end, and what it gives.
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
    /// What sets it apart from other outcomes with the same winner.
    pub words: Option<String>,
    /// What everybody gains. A 0 means nothing for certain.
    pub gains: Gains,
    /// Amounts that aren't certain: the group must state them unless they can be inferred.
    pub unknown: Vec<Unknown>,
    /// Missions that it activates.
    pub activates: Vec<MissionId>,
    /// A mission that it forces.
    pub forces: Option<MissionId>,
    /// Reward cards for the winner, in addition to the mission's own.
    pub rewards: Vec<RewardId>,
    /// Allies that the heroes gain, whoever won.
    pub allies: Vec<AllyId>,
    /// Villains that the winner gains.
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
