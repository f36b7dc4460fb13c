//! The list of saved campaigns.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use muster_db::pack::LoadedGame;
use muster_db::table::kept::KeptThing;
use muster_db::table::log::CampaignLog;
use muster_rules::campaign::id::SideId;
use muster_rules::id::GameId;
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

use super::shown::Shown;
use super::{RoadState, StopKind, Telling};
use crate::base::error::{Error, WireError};
use crate::base::named::Named;
use crate::base::nothing::Nothing;
use crate::base::session::Session;

/// The saved campaigns.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CampaignList {
    /// The campaigns, the one recorded in last first.
    pub campaigns: Vec<CampaignRow>,
    /// Games that have campaigns.
    pub games: Vec<Named>,
}

/// A campaign in the list, with its current state.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CampaignRow {
    /// Its id.
    #[ts(type = "string")]
    pub uuid: Uuid,
    /// The game.
    #[ts(type = "string")]
    pub game: GameId,
    /// The group's name for it.
    pub name: String,
    /// Number of entries in its log.
    pub entries: u32,
    /// When it was started.
    #[ts(type = "string")]
    pub created: DateTime<Utc>,
    /// When a step was last recorded.
    #[ts(type = "string")]
    pub updated: DateTime<Utc>,
    /// When it was deleted; null if it wasn't.
    #[ts(type = "string | null")]
    pub deleted_at: Option<DateTime<Utc>>,
    /// The name of the campaign played.
    pub campaign_name: String,
    /// The heroes' names.
    pub hero_names: Vec<String>,
    /// The current place, as a sentence.
    pub place: String,
    /// Number of stages done.
    pub done: usize,
    /// Number of all stages.
    pub stages: usize,
    /// Missions won by each side, the heroes' first.
    pub wins: Vec<Wins>,
    /// The side that won the campaign.
    pub won: Option<SideId>,
    /// Number of evenings noted.
    pub evenings: usize,
    /// Why it can't be opened, for example because its game isn't installed.
    pub trouble: Option<String>,
}

/// Number of missions that a side won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Wins {
    /// The side.
    pub side: SideId,
    /// The same in the reader's language.
    pub side_name: String,
    /// The number of missions.
    pub count: usize,
}

/// A campaign that was started or imported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CampaignMade {
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// Its name.
    pub name: String,
}

/// Returns the saved campaigns.
pub fn campaigns(session: &mut Session, _: Nothing) -> Result<CampaignList, Error> {
    let kept = session.muster.campaigns()?;
    let campaigns = kept.into_iter().map(|summary| row(session, summary)).collect::<Result<_, _>>()?;
    let with = session.muster.games().iter().filter(|g| !g.campaigns.campaigns.is_empty());
    let named = |game: &Arc<LoadedGame>| Named {
        id: game.catalogue.game().id.to_string(),
        name: session.speaker(game).game_name(),
    };
    Ok(CampaignList { games: with.map(named).collect(), campaigns })
}

fn row(session: &mut Session, summary: KeptThing) -> Result<CampaignRow, Error> {
    let mut row = CampaignRow {
        evenings: session.muster.evenings(summary.uuid)?.len(),
        uuid: summary.uuid,
        game: summary.game,
        name: summary.name,
        entries: summary.entries,
        created: summary.created,
        updated: summary.updated,
        deleted_at: summary.deleted_at,
        campaign_name: String::new(),
        hero_names: Vec::new(),
        place: String::new(),
        done: 0,
        stages: 0,
        wins: Vec::new(),
        won: None,
        trouble: None,
    };
    // A broken campaign must not keep the others from being listed.
    if let Err(error) = stand(session, &mut row) {
        row.trouble = Some(WireError::new(&error, &session.words).message);
    }
    Ok(row)
}

/// Fills in a campaign's current state.
fn stand(session: &mut Session, row: &mut CampaignRow) -> Result<(), Error> {
    let Ok(game) = session.game(row.game.as_str()) else {
        let args = [("game", row.game.to_string().into())];
        row.trouble = Some(session.words.get("campaign-trouble", &args));
        return Ok(());
    };
    let log = session.muster.database()?.log::<CampaignLog>(row.uuid)?.into();
    let telling = Telling::of(session, &game);
    let shown = Shown::new(telling, &log, false)?;
    let road = shown.road();
    let stages = || road.iter().filter(|stop| stop.kind != StopKind::Forced);
    row.campaign_name = telling.campaign(&shown.campaign.id);
    row.hero_names = shown.seats().iter().map(|hero| telling.name(hero.as_str())).collect();
    row.place = shown.place();
    row.stages = stages().count();
    row.done = stages().filter(|stop| stop.played || stop.state == RoadState::Done).count();
    row.wins = shown.wins_of_sides();
    row.won.clone_from(&shown.state.won);
    Ok(())
}

impl Shown<'_> {
    fn wins_of_sides(&self) -> Vec<Wins> {
        let wins = self.sides_in_order().map(|side| Wins {
            side: side.clone(),
            side_name: self.telling.side(side),
            count: self.state.played.iter().filter(|played| played.winner.as_ref() == Some(side)).count(),
        });
        wins.collect()
    }
}
