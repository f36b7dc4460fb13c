//! Fills in the open questions of a mission result with likely answers, for look-ahead.

use super::decide::decide;
use super::event::Event;
use super::facts::Facts;
use super::refusal::Refusal;
use super::state::State;
use super::step::{MissionResult, Step};

/// Returns the result with an answer to every question: the first possible outcome, and the likely amount, or 0
/// if there is none.
#[must_use]
pub fn answered(result: &MissionResult, asked: &[Refusal]) -> MissionResult {
    let mut result = result.clone();
    for refusal in asked {
        match refusal {
            Refusal::WhichOutcome { outcomes, .. } => result.outcome = outcomes.first().cloned(),
            Refusal::Untold { column, likely, .. } => {
                result.gains.insert(column.clone(), likely.unwrap_or(0));
            }
            _ => {}
        }
    }
    result
}

/// Decides a step as if all its open questions were answered.
///
/// # Errors
/// Every reason to refuse the step.
pub fn decide_answered(
    facts: &Facts,
    state: &State,
    step: &Step,
    number: u64,
) -> Result<Vec<Event>, Vec<Refusal>> {
    let decided = decide(facts, state, step, number);
    match (&decided, step) {
        (Err(refusals), Step::Mission(result)) if refusals.iter().all(Refusal::asks) => {
            decide_answered(facts, state, &Step::Mission(answered(result, refusals)), number)
        }
        _ => decided,
    }
}
