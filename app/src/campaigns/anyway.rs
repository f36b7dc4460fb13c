//! House rules that override the campaign's rules: playing a mission that can't be chosen, changing heroes.

use muster_rules::campaign::choice::{choices, played_as};
use muster_rules::campaign::event::Foundation;
use muster_rules::campaign::facts::{Hero, Mission, Stage};
use muster_rules::campaign::id::MissionId;
use muster_rules::campaign::step::{MissionResult, Step};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::missions::MissionChoice;
use super::shown::Shown;
use super::{CampaignRequest, Telling};
use crate::base::error::Error;
use crate::base::named::Named;
use crate::base::session::Session;

/// A request for the missions that could be played regardless of the rules.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct AnywayRequest {
    /// The campaign's id or name.
    pub id: String,
    /// The mission whose form is wanted.
    pub mission: Option<MissionId>,
}

/// Missions that the rules don't allow now.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AnywayMissions {
    /// All such missions, by name.
    pub missions: Vec<AnywayMission>,
    /// The requested mission, with its form and the reasons why it can't be chosen.
    pub choice: Option<MissionChoice>,
}

/// A mission that can't be chosen now.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AnywayMission {
    /// The mission.
    pub mission: Named,
    /// Its kind (story, side …), in the reader's language.
    pub kind_name: String,
}

/// Heroes who could join.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Seats {
    /// Heroes of the campaign's boxes who don't play yet, by name.
    pub join: Vec<Named>,
}

/// Returns the missions that could be played though the rules don't allow them.
pub fn anyway_missions(session: &mut Session, request: AnywayRequest) -> Result<AnywayMissions, Error> {
    let book = session.muster.campaign(&request.id)?;
    let telling = Telling::of(session, &book.game);
    let shown = Shown::new(telling, &book.log, false)?;
    let missions = shown.closed();
    let known = |id: &MissionId| missions.iter().any(|one| one.mission.id == id.as_str());
    let choice = request.mission.filter(known).map(|id| shown.anyway(&id));
    Ok(AnywayMissions { missions, choice })
}

/// Returns the heroes who could join.
pub fn seats(session: &mut Session, request: CampaignRequest) -> Result<Seats, Error> {
    let book = session.muster.campaign(&request.id)?;
    let telling = Telling::of(session, &book.game);
    let shown = Shown::new(telling, &book.log, false)?;
    let there = |hero: &&Hero| {
        let boxes = shown.state.foundation.as_ref().map(|foundation| &foundation.boxes);
        boxes.is_some_and(|boxes| boxes.contains(&hero.box_id)) && !shown.state.heroes.contains_key(&hero.id)
    };
    let heroes = shown.facts.heroes.values().filter(there);
    let mut join: Vec<_> = heroes.map(|hero| shown.named(hero.id.as_str())).collect();
    join.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(Seats { join })
}

impl Shown<'_> {
    /// Returns a mission that can't be chosen, with the form of its result and why it can't.
    pub(super) fn anyway(&self, id: &MissionId) -> MissionChoice {
        let plain = Step::Mission(MissionResult::plain(id.clone(), self.facts.rules.heroes.side.clone()));
        let refusals = self.decided(&plain).err().unwrap_or_default();
        let choice = played_as(self.facts, self.campaign, self.state, id);
        let mut shown = self.mission(id, Some(choice), &[]);
        shown.refused = self.telling.reasons(&refusals);
        shown
    }

    /// Returns missions of the campaign's story and boxes that were not played and can't be chosen now.
    fn closed(&self) -> Vec<AnywayMission> {
        let Some(foundation) = &self.state.foundation else { return Vec::new() };
        let can = choices(self.facts, self.campaign, foundation, self.state);
        let open = |id: &MissionId| can.iter().any(|(mission, _)| mission == id);
        let missions = self.facts.missions.values().filter(|mission| {
            self.belongs(foundation, mission) && !open(&mission.id) && !self.state.has_played(&mission.id)
        });
        let mut closed: Vec<_> = missions
            .map(|mission| {
                let choice = played_as(self.facts, self.campaign, self.state, &mission.id);
                AnywayMission {
                    mission: self.named(mission.id.as_str()),
                    kind_name: self.kind_of_choice(Some(mission), Some(&choice)),
                }
            })
            .collect();
        closed.sort_by(|a, b| a.mission.name.cmp(&b.mission.name));
        closed
    }

    /// Returns whether a mission can occur in the campaign at all: it is part of its story, or of its boxes and not
    /// of another campaign's story.
    fn belongs(&self, foundation: &Foundation, mission: &Mission) -> bool {
        let told_by = |stages: &[Stage]| stages.iter().any(|stage| stage.missions.contains(&mission.id));
        if told_by(&self.campaign.stages) {
            return true;
        }
        let elsewhere = self.facts.campaigns.iter().any(|campaign| told_by(&campaign.stages));
        let of_agenda = || {
            let mut cards = self.facts.agenda_cards.values();
            cards.any(|card| card.mission.is_some() && card.mission_id().as_ref() == Some(&mission.id))
        };
        let decked = self.facts.rules.mission_kind(&mission.kind).is_some_and(|kind| kind.deck.is_some());
        !elsewhere && foundation.boxes.contains(&mission.box_id) && (decked || of_agenda())
    }
}
