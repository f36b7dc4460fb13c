//! A campaign as it stood before an entry: what could be played then, and what was told.

use std::collections::BTreeMap;

use muster_rules::campaign::id::{AllyId, ConditionId, HeroId, MissionDeckId, MissionId, OutcomeId, SideId};
use muster_rules::campaign::log::{Entry, Log};
use muster_rules::campaign::step::{MissionResult, Step};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::secrets::unlocked;
use super::shown::Shown;
use super::{MissionChoice, Reveal, Telling};
use crate::error::Error;
use crate::session::Session;

/// Asks how a campaign stood before an entry.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct MomentRequest {
    /// The campaign's id or name.
    pub id: String,
    /// The entry's number, as histories tell it.
    pub entry: usize,
    /// Whether to answer with secrets.
    pub reveal: Reveal,
}

/// A campaign as it stood before an entry.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct Moment {
    /// Missions that could be played, and active ones that could not. The one that was played all the same has its
    /// form, too.
    pub missions: Vec<MissionChoice>,
    /// What was told of the mission that was played; null where the entry is no mission, or doesn't hold.
    pub told: Option<ToldResult>,
}

/// What was told of a mission's result, as forms hold it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ToldResult {
    /// The mission.
    pub mission: MissionId,
    /// Who won.
    pub winner: SideId,
    /// How it ended, where that was told.
    pub outcome: Option<OutcomeId>,
    /// Crates that the heroes held.
    pub crates: u32,
    /// Conditions that were met.
    pub met: Vec<ConditionId>,
    /// Tokens that were claimed.
    pub tokens: u32,
    /// Amounts that were told, by column.
    pub gains: BTreeMap<String, u32>,
    /// Story missions that became active.
    pub activates: Vec<MissionId>,
    /// What was drawn, by deck, where the group told it.
    pub draws: BTreeMap<MissionDeckId, Vec<MissionId>>,
    /// The hero who took the reward cards.
    pub reward_to: Option<HeroId>,
    /// The ally that was chosen.
    pub ally: Option<AllyId>,
    /// Why it was played though it could not be chosen, where that is so.
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

/// How a campaign stood before an entry.
///
/// # Errors
/// There is no such campaign, or several, the PIN is another, or those of the database.
pub fn moment(session: &mut Session, request: MomentRequest) -> Result<Moment, Error> {
    let book = session.muster.campaign(&request.id)?;
    unlocked(&mut session.muster, &book, &request.reveal)?;
    let Some(at) = book.log.holding_now(request.entry) else { return Ok(Moment::default()) };
    let before = before(&book.log, at);
    // Nothing stands before the beginning.
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

/// The history that holds before an entry, as a log of its own.
fn before(log: &Log, at: usize) -> Log {
    let steps = log.steps().take_while(|(entry, ..)| *entry != at);
    let entries = steps.map(|(_, step, events)| Entry::Step {
        step: Box::new(step.clone()),
        events: events.to_vec(),
        again: None,
    });
    Log { entries: entries.collect() }
}
