//! Missions, their outcomes, and what they give.

use std::collections::BTreeMap;

use super::Trust;
use crate::campaign::id::{
    AccountId, AllyId, BoxId, CampaignId, ConditionId, HeroId, MissionId, MissionKindId, OutcomeId, RewardId,
    SideId,
};

/// Amounts by account. A missing account gains nothing, or an unknown amount.
pub type Gains = BTreeMap<AccountId, u32>;

/// A mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    /// The ID.
    pub id: MissionId,
    /// The English name.
    pub name: String,
    /// The kind, which determines how it comes into play.
    pub kind: MissionKindId,
    /// The hero it belongs to.
    pub hero: Option<HeroId>,
    /// Reward cards for the winner.
    pub rewards: Vec<RewardId>,
    /// Allies that the heroes win.
    pub allies: Vec<AllyId>,
    /// Villains that the other side wins.
    pub villains: Vec<AllyId>,
    /// The box.
    pub box_id: BoxId,
    /// The first and last time period in which it can be picked.
    pub period: (Option<u32>, Option<u32>),
    /// The number of crates, if known.
    pub crates: Option<u32>,
    /// The box whose campaign guide describes it; `None` if it has a sheet of its own.
    pub guide: Option<BoxId>,
    /// The page in that guide.
    pub page: Option<u32>,
    /// Keywords: the setting and the country.
    pub traits: Vec<String>,
    /// How certain these facts are.
    pub trust: Trust,
    /// Allies to choose from: the heroes win one of them.
    pub ally_choice: Vec<AllyId>,
}

/// An outcome of a mission, and what it gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The ID, unique within the mission.
    pub id: OutcomeId,
    /// The mission.
    pub mission: MissionId,
    /// The campaign whose story it belongs to; `None` as a side mission.
    pub campaign: Option<CampaignId>,
    /// The winner.
    pub winner: SideId,
    /// A description that distinguishes it from other outcomes with the same winner.
    pub words: Option<String>,
    /// What every account gains. A 0 is known to be nothing.
    pub gains: Gains,
    /// Amounts that aren't certain: the group must enter them unless they can be inferred.
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
    /// Gains for claimed and unclaimed tokens.
    pub tokens: Option<Tokens>,
    /// How certain these facts are.
    pub trust: Trust,
}

/// An amount that no source states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// The account.
    pub account: AccountId,
    /// The likely amount, and how well it follows from other missions.
    pub likely: Option<(u32, Standing)>,
    /// The amount that the group entered earlier, from its own guide.
    pub own: Option<u32>,
}

impl Unknown {
    /// Returns the likely amount if it is well enough supported to be recorded without asking.
    #[must_use]
    pub fn inferred(&self) -> Option<u32> {
        self.likely.filter(|(_, standing)| *standing == Standing::Strong).map(|(amount, _)| amount)
    }
}

/// How well an amount without a source follows from other missions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// By similarity alone.
    Weak,
    /// All known missions of the kind agree, but there are few.
    Medium,
    /// Nearly all known missions of the kind agree.
    Strong,
}

impl Standing {
    /// Parses a standing as written in packs.
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

/// What tokens on the map give: an amount for each full group of tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tokens {
    /// The number of tokens.
    pub total: u32,
    /// The number of tokens in a group.
    pub each: u32,
    /// The gains for each group of claimed tokens.
    pub claimed: Gains,
    /// The gains for each group of unclaimed tokens.
    pub left: Gains,
}

/// A bonus of a mission, depending on a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// The mission.
    pub mission: MissionId,
    /// The condition's ID.
    pub id: ConditionId,
    /// A short description of the condition.
    pub words: String,
    /// The side that must win for the bonus to apply; `None` if it always applies.
    pub winner: Option<SideId>,
    /// The gains if the condition is met.
    pub if_met: Gains,
    /// The gains if it isn't.
    pub if_not: Gains,
}
