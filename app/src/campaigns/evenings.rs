//! A group's notes beside its books: evenings, and photos of the table.

use std::path::Path;

use chrono::{Local, NaiveDate};
use muster_db::DbError;
use muster_db::table::campaign::WrittenEntry;
use muster_db::table::campaign_session::{Evening, EveningRow, TablePhoto};
use muster_db::table::kept::KeptKind;
use muster_db::table::log::CampaignLog;
use muster_rules::campaign::step::Step;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::{Book, Telling};
use crate::base::day;
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::photo::{Photo, PhotoView};
use crate::base::session::Session;
use crate::base::words::Words;

/// An evening of play.
#[derive(Clone, Debug, Serialize, TS)]
pub struct EveningAnswer {
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The date, `2026-05-17`.
    pub date: String,
    /// The players, as the group wrote them.
    pub players: String,
    /// A note.
    pub note: String,
    /// Names of the missions played from this evening until the next.
    pub missions: Vec<String>,
    /// Ids of its photos.
    #[ts(type = "string[]")]
    pub photos: Vec<Uuid>,
}

/// A campaign's evenings.
#[derive(Clone, Debug, Serialize, TS)]
pub struct EveningList {
    /// The evenings, oldest first.
    pub evenings: Vec<EveningAnswer>,
}

/// The evenings of a campaign, by the first entry recorded on each.
#[derive(Clone, Debug, Default)]
pub(crate) struct Evenings {
    starts: Vec<(usize, String)>,
}

impl Evenings {
    pub(crate) fn of(rows: Vec<(EveningRow, Vec<TablePhoto>)>) -> Self {
        let starts = rows.into_iter().map(|(row, _)| (row.evening.from_entry as usize, row.evening.held_on));
        Self { starts: starts.collect() }
    }

    /// Returns the date of the evening on which an entry was recorded, if the group noted it.
    pub(crate) fn date_of(&self, entry: usize) -> Option<&str> {
        let begun = self.starts.iter().rev().find(|(from, _)| *from <= entry);
        begun.map(|(_, date)| date.as_str())
    }
}

/// A request to add or change an evening.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SaveEvening {
    /// The campaign's id or name.
    pub campaign: String,
    /// The evening's id; null for a new one.
    pub evening: Option<String>,
    /// The date, `2026-05-17`.
    pub date: String,
    /// The players.
    pub players: String,
    /// A note.
    pub note: String,
}

/// A request to delete or restore an evening.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RemoveEvening {
    /// The evening's id.
    pub evening: String,
    /// Whether to delete it; restores it otherwise.
    pub removed: bool,
}

/// A request to add a photo to an evening.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct AddEveningPhoto {
    /// The evening's id.
    pub evening: String,
    /// The file.
    pub path: String,
}

/// A request for an evening's photo.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct EveningPhotoRequest {
    /// The photo's id.
    pub photo: String,
}

/// A request to delete or restore a photo.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RemoveEveningPhoto {
    /// The photo's id.
    pub photo: String,
    /// Whether to delete it; restores it otherwise.
    pub removed: bool,
}

/// Returns a campaign's evenings, each with the missions played until the next one.
pub(super) fn evenings(session: &mut Session, book: &Book) -> Result<Vec<EveningAnswer>, Error> {
    let rows = session.muster.evenings(book.summary.uuid)?;
    let telling = Telling::of(session, &book.game);
    let starts: Vec<_> = rows.iter().map(|(row, _)| row.evening.from_entry as usize).collect();
    let evenings = rows.into_iter().enumerate().map(|(at, (row, photos))| {
        let time = starts[at]..starts.get(at + 1).copied().unwrap_or(usize::MAX);
        let missions = book.log.steps().filter_map(|(entry, step, _)| match step {
            Step::Mission(result) if time.contains(&book.log.first_booked(entry)) => {
                Some(telling.name(result.name.as_str()))
            }
            _ => None,
        });
        EveningAnswer {
            id: row.uuid,
            missions: missions.collect(),
            date: row.evening.held_on,
            players: row.evening.players,
            note: row.evening.note,
            photos: photos.into_iter().map(|p| p.uuid).collect(),
        }
    });
    Ok(evenings.collect())
}

fn list(session: &mut Session, campaign: Uuid) -> Result<EveningList, Error> {
    let book = session.muster.campaign(&campaign.to_string())?;
    Ok(EveningList { evenings: evenings(session, &book)? })
}

/// Adds or changes an evening.
///
/// # Errors
/// The date isn't valid, there is no such campaign or evening, or the database fails.
pub fn save_evening(session: &mut Session, request: SaveEvening) -> Result<EveningList, Error> {
    let campaign = session.muster.atomically(|muster| muster.put_evening(request))?;
    list(session, campaign)
}

/// Deletes or restores an evening.
pub fn remove_evening(session: &mut Session, request: RemoveEvening) -> Result<EveningList, Error> {
    let (now, row) = (session.muster.now(), session.muster.evening(&request.evening)?);
    session.muster.database()?.remove_campaign_session(row.uuid, request.removed, now)?;
    list(session, row.campaign)
}

/// Reads a photo of the table.
///
/// # Errors
/// The file isn't a photo, or is too large.
pub fn read_photo(request: &AddEveningPhoto, _: &Words) -> Result<Photo, Error> {
    Photo::read(Path::new(&request.path))
}

/// Adds a photo of the table.
pub fn add_photo(
    session: &mut Session,
    request: AddEveningPhoto,
    photo: Photo,
) -> Result<EveningList, Error> {
    let now = session.muster.now();
    let row = session.muster.evening(&request.evening)?;
    let kept = session.muster.keep(&photo)?;
    session.muster.database()?.add_campaign_photo(row.uuid, &kept, now)?;
    list(session, row.campaign)
}

/// Returns the thumbnail of a photo; empty if its file is missing.
pub fn photo(session: &mut Session, request: EveningPhotoRequest) -> Result<PhotoView, Error> {
    let row = session.muster.database()?.campaign_photo(id(&request.photo)?)?;
    let bytes = session.muster.thumbnail(&row.photo);
    Ok(PhotoView::new(bytes))
}

/// Returns a photo at its stored size; empty if its file is missing.
pub fn large_photo(session: &mut Session, request: EveningPhotoRequest) -> Result<PhotoView, Error> {
    let row = session.muster.database()?.campaign_photo(id(&request.photo)?)?;
    let bytes = session.muster.large(&row.photo);
    Ok(PhotoView::new(bytes))
}

/// Deletes or restores a photo.
pub fn remove_photo(session: &mut Session, request: RemoveEveningPhoto) -> Result<EveningList, Error> {
    let now = session.muster.now();
    let row = session.muster.database()?.campaign_photo(id(&request.photo)?)?;
    let campaign = session.muster.evening(&row.session.to_string())?.campaign;
    session.muster.database()?.remove_campaign_photo(row.uuid, request.removed, now)?;
    list(session, campaign)
}

fn id(text: &str) -> Result<Uuid, Error> {
    let unknown = |_| DbError::NotFound { kind: muster_db::Kind::Session, wanted: text.to_owned() };
    Ok(Uuid::parse_str(text).map_err(unknown)?)
}

impl Muster {
    /// Returns a campaign's evenings with their photos, oldest first.
    pub fn evenings(&mut self, campaign: Uuid) -> Result<Vec<(EveningRow, Vec<TablePhoto>)>, Error> {
        let database = self.database()?;
        let photos = database.campaign_photos(campaign)?;
        let of = |row: EveningRow| {
            let mine = photos.iter().filter(|p| p.session == row.uuid).cloned().collect();
            (row, mine)
        };
        Ok(database.campaign_sessions(campaign)?.into_iter().map(of).collect())
    }

    /// Adds or changes an evening, and returns the campaign's id.
    fn put_evening(&mut self, note: SaveEvening) -> Result<Uuid, Error> {
        let day = day::read(&note.date)?;
        let (now, summary) = (self.now(), self.database()?.find_kept(KeptKind::Campaign, &note.campaign)?);
        let row = note.evening.map(|evening| self.evening(&evening)).transpose()?;
        let held_on = day.to_string();
        let from_entry = match &row {
            Some(row) if row.evening.held_on == held_on => row.evening.from_entry,
            _ => {
                let so_far = row.as_ref().map_or(summary.entries, |row| row.evening.from_entry);
                self.first_entry_of(summary.uuid, day)?.unwrap_or(so_far)
            }
        };
        let evening = Evening { held_on, players: note.players, note: note.note, from_entry };
        let database = self.database()?;
        match row {
            None => database.add_campaign_sessions(summary.uuid, &[evening], now)?,
            Some(row) => database.change_campaign_session(row.uuid, &evening, now)?,
        }
        Ok(summary.uuid)
    }

    /// Returns an evening of a campaign that isn't deleted: a deleted campaign's parts must not change.
    fn evening(&mut self, evening: &str) -> Result<EveningRow, Error> {
        let database = self.database()?;
        let row = database.campaign_session(id(evening)?)?;
        database.find_kept(KeptKind::Campaign, &row.campaign.to_string())?;
        Ok(row)
    }

    /// Returns the first entry recorded on a day, unless another evening has the same date.
    fn first_entry_of(&mut self, campaign: Uuid, day: NaiveDate) -> Result<Option<u32>, Error> {
        let database = self.database()?;
        let entries = database.written::<CampaignLog>(campaign)?;
        let held = day.to_string();
        let taken = database.campaign_sessions(campaign)?.iter().any(|row| row.evening.held_on == held);
        let of_the_day = |e: &WrittenEntry| e.created.with_timezone(&Local).date_naive() == day;
        let first = entries.iter().position(of_the_day).filter(|_| !taken);
        Ok(first.and_then(|first| u32::try_from(first).ok()))
    }
}
