//! What is next in a campaign: the next evening, the missions that may be played, and what to bring to the table.

use std::collections::BTreeSet;
use std::time::SystemTime;

use chrono::{DateTime, Local, Utc};
use muster_rules::campaign::choice::choices;
use muster_rules::campaign::id::MissionId;
use muster_rules::id::GameId;
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

use super::shown::Shown;
use super::{Book, Telling};
use crate::base::error::Error;
use crate::base::session::Session;

/// A campaign under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CampaignAhead {
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The group's name for it.
    pub name: String,
    /// When it was started.
    #[ts(type = "string")]
    pub created: DateTime<Utc>,
    /// Its current place, as a sentence.
    pub place: String,
    /// The missions that may be played next, by name.
    pub missions: Vec<String>,
    /// The next evening, `2026-05-17`; null if none is recorded.
    pub evening: Option<String>,
    /// The boxes needed, by name.
    pub boxes: Vec<String>,
    /// Allies that join the next mission, by name.
    pub joining: Vec<String>,
}

/// Returns a game's campaigns under way, the one recorded in last first.
pub(crate) fn ahead(session: &mut Session, game: &GameId, most: usize) -> Result<Vec<CampaignAhead>, Error> {
    let mut found = Vec::new();
    for summary in session.muster.campaigns()? {
        if found.len() == most || summary.game != *game {
            continue;
        }
        // A broken campaign is reported on its own page; the home page shows the others.
        let Ok(book) = session.muster.campaign(&summary.uuid.to_string()) else { continue };
        let evening = next_evening(session, &book)?;
        let telling = Telling::of(session, &book.game);
        let Ok(shown) = Shown::new(telling, &book.log, false) else { continue };
        if shown.state.won.is_none() {
            found.push(shown.ahead(&book, evening));
        }
    }
    Ok(found)
}

/// Returns the day of the next evening, including today's.
fn next_evening(session: &mut Session, book: &Book) -> Result<Option<String>, Error> {
    let today = DateTime::<Local>::from(SystemTime::now()).date_naive().to_string();
    let evenings = session.muster.evenings(book.summary.uuid)?.into_iter();
    let days = evenings.map(|(row, _)| row.evening.held_on).filter(|day| *day >= today);
    Ok(days.min())
}

impl Shown<'_> {
    fn ahead(&self, book: &Book, evening: Option<String>) -> CampaignAhead {
        let foundation = self.state.foundation.as_ref();
        let can = foundation
            .map(|foundation| choices(self.facts, self.campaign, foundation, self.state))
            .unwrap_or_default();
        let missions = can.iter().map(|(mission, _)| self.telling.name(mission.as_str()));
        let joining = self.state.joining.values().map(|ally| self.telling.name(ally.as_str()));
        CampaignAhead {
            id: book.summary.uuid,
            name: book.summary.name.clone(),
            created: book.summary.created,
            place: self.place(),
            missions: missions.collect(),
            evening,
            boxes: self.boxes_of(can.iter().map(|(mission, _)| mission)),
            joining: joining.collect(),
        }
    }

    /// Returns the boxes needed for the campaign, the given missions and what the sides use, in the game's order.
    fn boxes_of<'m>(&self, missions: impl Iterator<Item = &'m MissionId>) -> Vec<String> {
        let (facts, state) = (self.facts, &self.state);
        let mut needed = BTreeSet::from([&self.campaign.box_id]);
        needed.extend(missions.filter_map(|mission| Some(&facts.missions.get(mission)?.box_id)));
        needed.extend(state.seats.iter().filter_map(|hero| Some(&facts.heroes.get(hero)?.box_id)));
        let class = state.foundation.as_ref().and_then(|foundation| foundation.class.as_ref());
        needed.extend(class.and_then(|class| facts.classes.get(class)?.box_id.as_ref()));
        let items = state.heroes.values().flat_map(|book| &book.items);
        needed.extend(items.filter_map(|item| Some(&facts.items.get(item)?.box_id)));
        let known = facts.boxes.iter().filter(|of| needed.contains(&of.id));
        known.map(|of| self.telling.name(of.id.as_str())).collect()
    }
}
