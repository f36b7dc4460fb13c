//! A mission's result with what the group still has to say filled in by what is likely: to look ahead with.

use super::decide::decide;
use super::event::Event;
use super::facts::Facts;
use super::refusal::Refusal;
use super::state::State;
use super::step::{MissionResult, Step};

/// The result with an answer to everything that was asked: the first way in which the mission ends, and what an
/// amount is likely to be, else nothing.
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

/// What a step would book, were everything answered that it leaves open.
///
/// # Errors
/// Every reason that was found to refuse it.
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
