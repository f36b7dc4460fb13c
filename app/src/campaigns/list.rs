//! The campaigns that are kept: listed, called something else, removed and brought back.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use muster_db::DbError;
use muster_db::pack::LoadedGame;
use muster_db::table::campaign::CampaignSummary;
use muster_rules::campaign::id::SideId;
use muster_rules::id::GameId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::shown::Shown;
use super::store::usable;
use super::{CampaignRequest, RoadState, StopKind, Telling};
use crate::commands::Nothing;
use crate::error::Error;
use crate::games::Named;
use crate::session::Session;
use crate::wire::WireError;

/// Campaigns that are kept.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CampaignList {
    /// Those booked in last first.
    pub campaigns: Vec<CampaignRow>,
    /// Games that have campaigns.
    pub games: Vec<Named>,
}

/// A campaign of the list, and where it stands.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CampaignRow {
    /// Its id.
    #[ts(type = "string")]
    pub uuid: Uuid,
    /// The game.
    #[ts(type = "string")]
    pub game: GameId,
    /// What the group calls it.
    pub name: String,
    /// How many entries its log has.
    pub entries: u32,
    /// When it was begun.
    #[ts(type = "string")]
    pub created: DateTime<Utc>,
    /// When something was last booked.
    #[ts(type = "string")]
    pub updated: DateTime<Utc>,
    /// When it was removed, if it was.
    #[ts(type = "string | null")]
    pub deleted_at: Option<DateTime<Utc>>,
    /// The campaign that is played, in words.
    pub campaign_name: String,
    /// The heroes' names.
    pub hero_names: Vec<String>,
    /// Where it stands, as a sentence.
    pub place: String,
    /// Stages done.
    pub done: usize,
    /// Stages in all.
    pub stages: usize,
    /// Missions won by each side, the heroes' first.
    pub wins: Vec<Wins>,
    /// Who won the campaign.
    pub won: Option<SideId>,
    /// How many evenings were noted.
    pub evenings: usize,
    /// Why it can't be opened, as when its game is not loaded.
    pub trouble: Option<String>,
}

/// How many missions a side won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Wins {
    /// The side.
    pub side: SideId,
    /// The same in words.
    pub side_name: String,
    /// How many.
    pub count: usize,
}

/// A campaign that was begun, brought in, removed or brought back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CampaignMade {
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// Its name.
    pub name: String,
}

impl From<CampaignSummary> for CampaignMade {
    fn from(summary: CampaignSummary) -> Self {
        Self { id: summary.uuid, name: summary.name }
    }
}

/// A campaign to be called something else.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RenameCampaign {
    /// Its id or name.
    pub id: String,
    /// The name.
    pub name: String,
}

/// The campaigns that are kept.
///
/// # Errors
/// Those of the database.
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

fn row(session: &mut Session, summary: CampaignSummary) -> Result<CampaignRow, Error> {
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
    // Whatever is wrong with one campaign, the others are still listed.
    if let Err(error) = stand(session, &mut row) {
        row.trouble = Some(WireError::new(&error, &session.words).message);
    }
    Ok(row)
}

/// Fills in where a campaign stands.
fn stand(session: &mut Session, row: &mut CampaignRow) -> Result<(), Error> {
    let Ok(game) = session.game(row.game.as_str()) else {
        let args = [("game", row.game.to_string().into())];
        row.trouble = Some(session.words.get("campaign-trouble", &args));
        return Ok(());
    };
    let log = session.muster.database()?.campaign_log(row.uuid)?;
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

/// Calls a campaign something else.
///
/// # Errors
/// There is none of this name, or several; [`Error::NameUnusable`]; those of the database.
pub fn rename(session: &mut Session, request: RenameCampaign) -> Result<Nothing, Error> {
    let name = usable(&request.name)?;
    let now = session.muster.now();
    let database = session.muster.database()?;
    let campaign = database.find_campaign(&request.id)?;
    database.rename_campaign(campaign.uuid, name, now)?;
    Ok(Nothing {})
}

/// Removes a campaign; it can be brought back.
///
/// # Errors
/// There is none of this name, or several; those of the database.
pub fn remove(session: &mut Session, request: CampaignRequest) -> Result<CampaignMade, Error> {
    let now = session.muster.now();
    let database = session.muster.database()?;
    let campaign = database.find_campaign(&request.id)?;
    database.delete_campaign(campaign.uuid, true, now)?;
    Ok(campaign.into())
}

/// Brings a campaign back that was removed.
///
/// # Errors
/// There is none of this id, or those of the database.
pub fn bring_back(session: &mut Session, request: CampaignRequest) -> Result<CampaignMade, Error> {
    let now = session.muster.now();
    let gone = |_| DbError::NotFound { kind: muster_db::Kind::Campaign, wanted: request.id.clone() };
    let id = Uuid::parse_str(&request.id).map_err(gone)?;
    let database = session.muster.database()?;
    database.delete_campaign(id, false, now)?;
    Ok(database.find_campaign(&request.id)?.into())
}
