//! Moving on: through the upgrades, and to the next stage.

use super::Desk;
use crate::campaign::event::{Event, Foundation, Phase};
use crate::campaign::facts::{Campaign, Facts};
use crate::campaign::refusal::Refusal;

/// Ends the current upgrade.
pub(super) fn next(desk: &mut Desk<'_>) -> Result<(), Refusal> {
    if let Some(mission) = desk.forced_now() {
        return Err(Refusal::ForcedFirst { mission });
    }
    if !matches!(desk.state.phase, Phase::Upgrade(_)) {
        return Err(desk.wrong_phase());
    }
    desk.next_phase();
    Ok(())
}

/// Skips a mission: the forced one, or else the stage's, together with its upgrades.
pub(super) fn skip(desk: &mut Desk<'_>, why: &str) -> Result<(), Refusal> {
    if why.trim().is_empty() {
        return Err(Refusal::NoReason);
    }
    if let Some(mission) = desk.state.forced.first().cloned() {
        desk.book(Event::Left { mission });
        return Ok(());
    }
    let after = stage_after(desk.facts, desk.campaign, desk.foundation, desk.state.stage);
    if desk.state.phase != Phase::Mission || after >= desk.campaign.stages.len() {
        return Err(Refusal::NothingToSkip);
    }
    desk.book(Event::Began { stage: after, phase: Phase::Mission });
    Ok(())
}

/// Returns the following stage; optional stages exist only in the expanded form.
#[must_use]
pub fn stage_after(facts: &Facts, campaign: &Campaign, foundation: &Foundation, stage: usize) -> usize {
    let skipped = |at: usize| {
        let kind = campaign.stages.get(at).and_then(|stage| facts.stage_kind(stage));
        kind.is_some_and(|kind| kind.optional) && !foundation.options.expanded
    };
    let mut at = stage.saturating_add(1);
    while skipped(at) {
        at += 1;
    }
    at
}
