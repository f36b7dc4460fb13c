//! The log moves on: mission, Rebel upgrade, Imperial upgrade, and the next stage.

use super::Desk;
use crate::campaign::event::{Event, Foundation, Phase};
use crate::campaign::facts::{Campaign, StageKind};
use crate::campaign::refusal::Refusal;

/// Ends the step of the stage that is open (IA-STAGE).
pub(super) fn next(desk: &mut Desk<'_>) -> Result<(), Refusal> {
    if let Some(mission) = desk.forced_now() {
        return Err(Refusal::ForcedFirst { mission });
    }
    let (stage, phase) = match desk.state.phase {
        Phase::RebelUpgrade => (desk.state.stage, Phase::ImperialUpgrade),
        Phase::ImperialUpgrade => {
            (stage_after(desk.campaign, desk.foundation, desk.state.stage), Phase::Mission)
        }
        phase @ (Phase::Mission | Phase::Over) => return Err(Refusal::WrongPhase { phase }),
    };
    desk.book(Event::Began { stage, phase });
    Ok(())
}

/// The stage that follows: optional ones are there in the expanded form only.
#[must_use]
pub fn stage_after(campaign: &Campaign, foundation: &Foundation, stage: usize) -> usize {
    let skipped = |at: usize| {
        let kind = campaign.stages.get(at).map(|s| s.kind);
        kind == Some(StageKind::OptionalSide) && !foundation.options.expanded
    };
    let mut at = stage.saturating_add(1);
    while skipped(at) {
        at += 1;
    }
    at
}
