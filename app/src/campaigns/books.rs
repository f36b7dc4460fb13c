//! A campaign's books as one answer: the current state, what each side has, and how it got there. A field ending in
//! `_name` is the preceding field in the reader's language.

use muster_rules::campaign::event::Phase;
use muster_rules::campaign::id::{AllyId, CampaignId, MissionId, SideId, UpgradeId};
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::state::PlayedMission;
use serde::Serialize;
use ts_rs::TS;

use super::shown::Shown;
use super::{
    AccountAnswer, ChartPoint, HeroAnswer, MovementAnswer, OpponentAnswer, Reason, RoadStop, Run, SideAnswer,
    Telling,
};

/// The state of a campaign. If it could not be started, all fields are empty.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct Books {
    /// The campaign played.
    pub campaign: CampaignId,
    /// The same in the reader's language.
    pub campaign_name: String,
    /// The stage of the log, counted from 0, the introduction.
    pub stage: usize,
    /// The phase of the stage.
    pub phase: Phase,
    /// The current place, as a sentence.
    pub place: String,
    /// The stage's threat level.
    pub threat_level: u32,
    /// The tiers of the items in the shop.
    pub item_tiers: Vec<u32>,
    /// The shop's account; null if its opening balance was never entered.
    pub credits: Option<u32>,
    /// The heroes in seat order.
    pub heroes: Vec<HeroAnswer>,
    /// The other side.
    pub imperial: OpponentAnswer,
    /// All sides, the heroes' first.
    pub sides: Vec<SideAnswer>,
    /// All accounts.
    pub accounts: Vec<AccountAnswer>,
    /// Allies that may join.
    pub allies: Vec<AllyId>,
    /// Missions that can be chosen.
    pub active_missions: Vec<MissionId>,
    /// The same in the reader's language.
    pub active_mission_names: Vec<String>,
    /// Missions that must be played next.
    pub forced_missions: Vec<MissionId>,
    /// The same in the reader's language.
    pub forced_mission_names: Vec<String>,
    /// Number of side missions left in their deck.
    pub side_deck: usize,
    /// The upgrade phases of a stage, in order.
    pub upgrades: Vec<UpgradeAnswer>,
    /// Missions played.
    pub played: Vec<PlayedMission>,
    /// All stops, played and to come, in order.
    pub road: Vec<RoadStop>,
    /// Each movement of an account, oldest first.
    pub ledger: Vec<MovementAnswer>,
    /// The balances at the end of each stage so far.
    pub chart: Vec<ChartPoint>,
    /// Rejected steps.
    pub refused: Vec<RefusedStep>,
    /// The side that won the campaign.
    pub won: Option<SideId>,
}

/// A phase of a stage in which a side spends what it has.
#[derive(Clone, Debug, Serialize, TS)]
pub struct UpgradeAnswer {
    /// Its id, as used in [`Phase`].
    pub upgrade: UpgradeId,
    /// The same in the reader's language.
    pub upgrade_name: String,
    /// The side that it belongs to.
    pub side: SideId,
}

/// A reason why a campaign's step, or a tap of a game at the table, was rejected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RefusedStep {
    /// The step or the tap, counted from 1; 0 is the setup.
    pub step: usize,
    /// The reason.
    #[serde(flatten)]
    pub why: Reason,
}

/// Returns every reason why a step was rejected.
pub(super) fn refused_step(step: usize, refusals: &[Refusal], telling: Telling<'_>) -> Vec<RefusedStep> {
    telling.reasons(refusals).into_iter().map(|why| RefusedStep { step, why }).collect()
}

impl Books {
    /// Returns the books of a log, including secrets.
    #[must_use]
    pub fn of(log: &OpenLog, telling: Telling<'_>) -> Self {
        Shown::new(telling, log, true).map(|shown| shown.books()).unwrap_or_default()
    }

    /// Returns the books after playing a journal.
    #[must_use]
    pub fn of_run(run: &Run, telling: Telling<'_>) -> Self {
        let refused = run.refused.iter().flat_map(|(step, why)| refused_step(*step, why, telling));
        Self { refused: refused.collect(), ..Self::of(&run.log, telling) }
    }
}

impl Shown<'_> {
    pub(super) fn books(&self) -> Books {
        let (rules, state) = (&self.facts.rules, &self.state);
        let stage = self.campaign.stages.get(state.stage);
        let names = |missions: &[MissionId]| missions.iter().map(|m| self.telling.name(m.as_str())).collect();
        let active: Vec<_> = state.active.keys().cloned().collect();
        let upgrades = rules.upgrades.iter().map(|upgrade| UpgradeAnswer {
            upgrade: upgrade.id.clone(),
            upgrade_name: self.telling.term(&upgrade.name),
            side: upgrade.side.clone(),
        });
        Books {
            campaign: self.campaign.id.clone(),
            campaign_name: self.telling.campaign(&self.campaign.id),
            stage: state.stage,
            phase: state.phase.clone(),
            place: self.place(),
            threat_level: stage.map_or(0, |s| s.threat),
            item_tiers: stage.map(|s| s.tiers.clone()).unwrap_or_default(),
            credits: self
                .balance(rules.shop.as_ref().map(|shop| &shop.account))
                .map(|balance| balance.left()),
            heroes: self.heroes(),
            imperial: self.opponent(),
            sides: self.sides(),
            accounts: self.accounts(),
            allies: state.side(&rules.heroes.side).allies.clone(),
            active_mission_names: names(&active),
            active_missions: active,
            forced_mission_names: names(&state.forced),
            forced_missions: state.forced.clone(),
            side_deck: self.side_decks().map(|deck| state.mission_deck(&deck.id).count()).sum(),
            upgrades: upgrades.collect(),
            played: state.played.clone(),
            road: self.road(),
            ledger: self.ledger(),
            chart: self.chart(),
            refused: Vec::new(),
            won: state.won.clone(),
        }
    }
}
