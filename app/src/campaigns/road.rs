//! The road of a campaign: all stops, played and to come.

use muster_rules::campaign::decide::stage_after;
use muster_rules::campaign::event::{Origin, Phase};
use muster_rules::campaign::facts::{Asks, Stage};
use muster_rules::campaign::id::{MissionId, SideId};
use muster_rules::campaign::state::PlayedMission;
use serde::Serialize;
use ts_rs::TS;

use super::shown::Shown;
use crate::base::named::Named;

/// A stop on the road.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RoadStop {
    /// The stage, counted from 0.
    pub stage: usize,
    /// The kind of stop.
    pub kind: StopKind,
    /// The kind of the stage, in the reader's language.
    pub kind_name: String,
    /// The mission played, or the only one possible.
    pub mission: Option<Named>,
    /// Whether it was played, even if the winner is unknown.
    #[serde(skip)]
    #[ts(skip)]
    pub played: bool,
    /// The winner; null if it wasn't played, or a paper log doesn't state it.
    pub winner: Option<SideId>,
    /// The threat level.
    pub threat_level: u32,
    /// Tiers of the items in the shop afterwards.
    pub item_tiers: Vec<u32>,
    /// Whether it is done, current or ahead.
    pub state: RoadState,
    /// A note on how well the stage's data is supported; null if well.
    pub unsure: Option<String>,
}

/// The kind of a stop on the road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum StopKind {
    /// A mission of the campaign's story.
    Story,
    /// A side mission.
    Side,
    /// A stage of the expanded campaign.
    Optional,
    /// A mission forced after a stage.
    Forced,
}

/// The progress of a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum RoadState {
    /// Played, with all that follows it.
    Done,
    /// Next, or in its upgrade phases.
    Now,
    /// Still to come.
    Ahead,
}

impl Shown<'_> {
    pub(super) fn place(&self) -> String {
        let stage = self.campaign.stages.get(self.state.stage);
        let phase = self.telling.phase(&self.state.phase);
        let args = [
            ("stage", self.state.stage.into()),
            ("phase", phase.into()),
            ("threat", stage.map_or(0, |s| s.threat).into()),
        ];
        self.telling.speaker.say("campaign-where", &args)
    }

    /// Returns all stops, played and to come. Forced missions are placed before or after the stage's own mission, in
    /// the order of play.
    pub(super) fn road(&self) -> Vec<RoadStop> {
        let mut road = Vec::new();
        let Some(foundation) = &self.state.foundation else { return road };
        let mut at = 0;
        while let Some(stage) = self.campaign.stages.get(at) {
            let played: Vec<_> = self.state.played.iter().filter(|p| p.stage == at).collect();
            let mission = played.iter().position(|p| !p.forced);
            let (before, behind) = played.split_at(mission.unwrap_or(played.len()));
            road.extend(before.iter().map(|p| self.forced_stop(p)));
            road.push(self.stop(at, stage));
            road.extend(behind.iter().filter(|p| p.forced).map(|p| self.forced_stop(p)));
            at = stage_after(self.facts, self.campaign, foundation, at);
        }
        road
    }

    fn forced_stop(&self, played: &PlayedMission) -> RoadStop {
        RoadStop {
            stage: played.stage,
            kind: StopKind::Forced,
            kind_name: self.telling.speaker.word("campaign-forced-mission"),
            mission: Some(self.named(played.mission.as_str())),
            played: true,
            winner: played.winner.clone(),
            threat_level: played.threat,
            item_tiers: Vec::new(),
            state: RoadState::Done,
            unsure: None,
        }
    }

    fn stop(&self, at: usize, stage: &Stage) -> RoadStop {
        let played = self.state.played.iter().find(|p| p.stage == at && !p.forced);
        let mission = played.map(|p| &p.mission).or_else(|| self.certain(stage));
        let state = if self.state.phase == Phase::Over || at < self.state.stage {
            RoadState::Done
        } else if at == self.state.stage {
            RoadState::Now
        } else {
            RoadState::Ahead
        };
        let kind = match self.facts.stage_kind(stage) {
            Some(kind) if kind.optional => StopKind::Optional,
            Some(kind) if kind.asks == Asks::Side => StopKind::Side,
            _ => StopKind::Story,
        };
        RoadStop {
            stage: at,
            kind,
            kind_name: self.telling.stage_kind(&stage.kind),
            mission: mission.map(|m| self.named(m.as_str())),
            played: played.is_some(),
            winner: played.and_then(|p| p.winner.clone()),
            threat_level: stage.threat,
            item_tiers: stage.tiers.clone(),
            state,
            unsure: self.telling.trust(stage.trust),
        }
    }

    /// Returns the mission of a future stage if it is certain: the only one, or the one activated by an outcome.
    fn certain<'s>(&self, stage: &'s Stage) -> Option<&'s MissionId> {
        let active = |m: &&MissionId| self.state.active.get(*m) == Some(&Origin::Story);
        match self.facts.stage_kind(stage) {
            Some(kind) if kind.optional || kind.asks == Asks::Side => None,
            _ if stage.missions.len() == 1 => stage.missions.first(),
            _ => stage
                .missions
                .iter()
                .find(active)
                .filter(|_| stage.missions.iter().filter(active).count() == 1),
        }
    }

    /// Returns the mission played at a stage, or else the kind of the stage.
    pub(super) fn at(&self, stage: usize) -> String {
        let played = self.state.played.iter().find(|p| p.stage == stage && !p.forced);
        if let Some(played) = played {
            return self.telling.name(played.mission.as_str());
        }
        self.campaign.stages.get(stage).map(|s| self.telling.stage_kind(&s.kind)).unwrap_or_default()
    }
}
