//! A campaign before an entry: the missions that could be played then, and the recorded result.

use std::collections::BTreeMap;

use muster_rules::campaign::id::{AllyId, ConditionId, HeroId, MissionDeckId, MissionId, OutcomeId, SideId};
use muster_rules::campaign::log::Entry;
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::step::{MissionResult, Step};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::secrets::unlocked;
use super::shown::Shown;
use super::{MissionChoice, Reveal, Telling};
use crate::base::error::Error;
use crate::base::session::Session;

/// A request for a campaign's state before an entry.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct MomentRequest {
    /// The campaign's id or name.
    pub id: String,
    /// The number of the entry in the history.
    pub entry: usize,
    /// Whether to include secrets in the answer.
    pub reveal: Reveal,
}

/// A campaign's state before an entry.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct Moment {
    /// Missions that could be played, and active ones that could not. The one that was played has its form in any
    /// case.
    pub missions: Vec<MissionChoice>,
    /// The recorded result of the mission; null if the entry isn't a mission, or is no longer effective.
    pub told: Option<ToldResult>,
}

/// The recorded result of a mission, in the shape of its form.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ToldResult {
    /// The mission.
    pub mission: MissionId,
    /// The winner.
    pub winner: SideId,
    /// The outcome, if it was given.
    pub outcome: Option<OutcomeId>,
    /// Crates held by the heroes.
    pub crates: u32,
    /// Conditions met.
    pub met: Vec<ConditionId>,
    /// Tokens claimed.
    pub tokens: u32,
    /// Amounts given, by column.
    pub gains: BTreeMap<String, u32>,
    /// Story missions that became active.
    pub activates: Vec<MissionId>,
    /// Missions drawn, by deck, if the group entered them.
    pub draws: BTreeMap<MissionDeckId, Vec<MissionId>>,
    /// The hero who took the reward cards.
    pub reward_to: Option<HeroId>,
    /// The ally chosen.
    pub ally: Option<AllyId>,
    /// Why it was played though it could not be chosen; null if it could.
    pub anyway: Option<String>,
}

impl From<&MissionResult> for ToldResult {
    fn from(result: &MissionResult) -> Self {
        let result = result.clone();
        Self {
            mission: result.name,
            winner: result.winner,
            outcome: result.outcome,
            crates: result.crates,
            met: result.met,
            tokens: result.tokens,
            gains: result.gains,
            activates: result.activates,
            draws: result.draws,
            reward_to: result.reward_to,
            ally: result.ally,
            anyway: result.anyway,
        }
    }
}

/// Returns a campaign's state before an entry.
///
/// # Errors
/// There is no such campaign, or several, the PIN is wrong, or the database fails.
pub fn moment(session: &mut Session, request: MomentRequest) -> Result<Moment, Error> {
    let book = session.muster.campaign(&request.id)?;
    unlocked(&mut session.muster, &book, &request.reveal)?;
    let Some(at) = book.log.holding_now(request.entry) else { return Ok(Moment::default()) };
    let before = before(&book.log, at);
    // There is no state before the first entry.
    if before.entries.is_empty() {
        return Ok(Moment::default());
    }
    let telling = Telling::of(session, &book.game);
    let told = match book.log.step(at) {
        Some((Step::Mission(result), _)) => Some(ToldResult::from(result)),
        _ => None,
    };
    let shown = Shown::new(telling, &before, request.reveal.secrets)?;
    let mut missions = shown.missions();
    if let Some(played) = told.as_ref().map(|told: &ToldResult| &told.mission)
        && !missions.iter().any(|choice| choice.mission.id == played.as_str() && choice.form.is_some())
    {
        missions.retain(|choice| choice.mission.id != played.as_str());
        missions.push(shown.anyway(played));
    }
    Ok(Moment { missions, told })
}

/// Returns the effective history before an entry as a new log.
fn before(log: &OpenLog, at: usize) -> OpenLog {
    let mut before = OpenLog::default();
    for (_, step, events) in log.steps().take_while(|(entry, ..)| *entry != at) {
        let (step, events) = (Box::new(step.clone()), events.to_vec());
        before.add(Entry::Step { step, events, again: None });
    }
    before
}
