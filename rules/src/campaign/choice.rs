//! Which missions can be played next.

use super::event::{Foundation, Origin, Phase};
use super::facts::{Asks, Campaign, Facts, Stage, Trust};
use super::id::MissionId;
use super::state::State;

/// The role in which a mission is chosen.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Choice {
    /// It must be played.
    Forced,
    /// Part of the story.
    Story,
    /// A side mission, with its origin.
    Side(Origin),
}

/// Returns the missions that can be played next. If upgrades are still open, those of the next stage.
#[must_use]
pub fn choices(
    facts: &Facts,
    campaign: &Campaign,
    foundation: &Foundation,
    state: &State,
) -> Vec<(MissionId, Choice)> {
    if state.phase == Phase::Over || !state.forced.is_empty() {
        return state.forced.iter().map(|m| (m.clone(), Choice::Forced)).collect();
    }
    let Some(stage) = stage_of(facts, campaign, foundation, state) else { return Vec::new() };
    let Some(kind) = facts.stage_kind(stage) else { return Vec::new() };
    let unplayed = |m: &&MissionId| !state.has_played(m);
    let story = |m: &MissionId| (m.clone(), Choice::Story);
    let listed = || stage.missions.iter().filter(unplayed);
    match kind.asks {
        Asks::Listed => listed().map(story).collect(),
        Asks::Side => {
            let sides = state.active.iter().filter(|(_, origin)| **origin != Origin::Story);
            sides.map(|(m, origin)| (m.clone(), Choice::Side(origin.clone()))).collect()
        }
        Asks::Active => {
            let active = |m: &&MissionId| state.active.get(*m) == Some(&Origin::Story);
            let known: Vec<_> = listed().filter(active).map(story).collect();
            // If no table states what leads here, the group's campaign guide does.
            if known.is_empty() || stage.trust == Trust::Unsure {
                listed().map(story).collect()
            } else {
                known
            }
        }
    }
}

/// Returns the stage whose mission is chosen next; while upgrades are open that is the following stage.
fn stage_of<'a>(
    facts: &Facts,
    campaign: &'a Campaign,
    foundation: &Foundation,
    state: &State,
) -> Option<&'a Stage> {
    let at = match state.phase {
        Phase::Mission => state.stage,
        _ if state.opens_with_upgrades() => state.stage,
        _ => super::decide::stage_after(facts, campaign, foundation, state.stage),
    };
    campaign.stages.get(at)
}

/// Returns the threat level of the next mission. A forced mission uses that of the last mission.
#[must_use]
pub fn threat_of(
    facts: &Facts,
    campaign: &Campaign,
    foundation: &Foundation,
    state: &State,
    choice: Option<&Choice>,
) -> u32 {
    let last = state.played.last().filter(|_| choice == Some(&Choice::Forced)).map(|played| played.threat);
    let stage = || stage_of(facts, campaign, foundation, state).map_or(0, |stage| stage.threat);
    last.unwrap_or_else(stage)
}

/// Returns the role of a mission that couldn't be chosen: part of the story if the campaign mentions it,
/// otherwise a side mission of its kind.
#[must_use]
pub fn played_as(facts: &Facts, campaign: &Campaign, state: &State, mission: &MissionId) -> Choice {
    if campaign.stages.iter().any(|stage| stage.missions.contains(mission)) {
        return Choice::Story;
    }
    if let Some(origin) = state.active.get(mission) {
        return Choice::Side(origin.clone());
    }
    let kind = facts.missions.get(mission).and_then(|m| facts.rules.mission_kind(&m.kind));
    let deck = kind.and_then(|kind| kind.deck.clone());
    Choice::Side(deck.map_or(Origin::Agenda, Origin::Deck))
}
