//! What a group notes beside its books: evenings, and photos of the table.

use std::path::Path;

use chrono::{Local, NaiveDate};
use muster_db::DbError;
use muster_db::table::campaign::WrittenEntry;
use muster_db::table::campaign_session::{Evening, EveningRow, TablePhoto};
use muster_rules::campaign::step::Step;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::{Book, Telling};
use crate::collection::{Photo, PhotoView};
use crate::day;
use crate::error::Error;
use crate::muster::Muster;
use crate::session::Session;
use crate::words::Words;

/// An evening.
#[derive(Clone, Debug, Serialize, TS)]
pub struct EveningAnswer {
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The day, `2026-05-17`.
    pub date: String,
    /// Who played, in the group's words.
    pub players: String,
    /// A note.
    pub note: String,
    /// Missions played from then until the next evening, in words.
    pub missions: Vec<String>,
    /// Photos, by id.
    #[ts(type = "string[]")]
    pub photos: Vec<Uuid>,
}

/// A campaign's evenings.
#[derive(Clone, Debug, Serialize, TS)]
pub struct EveningList {
    /// Oldest first.
    pub evenings: Vec<EveningAnswer>,
}

/// When a campaign's evenings began, by the first entry that was booked on each.
#[derive(Clone, Debug, Default)]
pub(crate) struct Evenings {
    starts: Vec<(usize, String)>,
}

impl Evenings {
    pub(crate) fn of(rows: Vec<(EveningRow, Vec<TablePhoto>)>) -> Self {
        let starts = rows.into_iter().map(|(row, _)| (row.evening.from_entry as usize, row.evening.held_on));
        Self { starts: starts.collect() }
    }

    /// The day on which an entry was booked, if the group noted the evening.
    pub(crate) fn date_of(&self, entry: usize) -> Option<&str> {
        let begun = self.starts.iter().rev().find(|(from, _)| *from <= entry);
        begun.map(|(_, date)| date.as_str())
    }
}

/// An evening to be noted or changed.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SaveEvening {
    /// The campaign's id or name.
    pub campaign: String,
    /// The evening's id; null for a new one.
    pub evening: Option<String>,
    /// The day, `2026-05-17`.
    pub date: String,
    /// Who played.
    pub players: String,
    /// A note.
    pub note: String,
}

/// An evening to be removed, or brought back.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RemoveEvening {
    /// The evening's id.
    pub evening: String,
    /// Whether it is removed.
    pub removed: bool,
}

/// A photo for an evening.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct AddEveningPhoto {
    /// The evening's id.
    pub evening: String,
    /// The file.
    pub path: String,
}

/// An evening's photo.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct EveningPhotoRequest {
    /// The photo's id.
    pub photo: String,
}

/// A photo to be removed, or brought back.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RemoveEveningPhoto {
    /// The photo's id.
    pub photo: String,
    /// Whether it is removed.
    pub removed: bool,
}

/// The evenings of a campaign, with the missions that were played from each on until the next.
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

/// Notes an evening, or changes what was noted.
///
/// # Errors
/// The date is none, there is no such campaign or evening, or those of the database.
pub fn save_evening(session: &mut Session, request: SaveEvening) -> Result<EveningList, Error> {
    let campaign = session.muster.atomically(|muster| muster.put_evening(request))?;
    list(session, campaign)
}

/// Removes an evening, or brings it back.
///
/// # Errors
/// There is no such evening, or those of the database.
pub fn remove_evening(session: &mut Session, request: RemoveEvening) -> Result<EveningList, Error> {
    let (now, row) = (session.muster.now(), session.muster.evening(&request.evening)?);
    session.muster.database()?.remove_campaign_session(row.uuid, request.removed, now)?;
    list(session, row.campaign)
}

/// Reads a photo of the table.
///
/// # Errors
/// The file is no photo or too large.
pub fn read_photo(request: &AddEveningPhoto, _: &Words) -> Result<Photo, Error> {
    Photo::read(Path::new(&request.path))
}

/// Adds a photo of the table.
///
/// # Errors
/// There is no such evening, the photo can't be kept, or those of the database.
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

/// A photo of the table, small; none where the file isn't there any more.
///
/// # Errors
/// There is no such photo, or those of the database.
pub fn photo(session: &mut Session, request: EveningPhotoRequest) -> Result<PhotoView, Error> {
    let row = session.muster.database()?.campaign_photo(id(&request.photo)?)?;
    let bytes = session.muster.thumbnail(&row.photo);
    Ok(PhotoView::new(bytes))
}

/// A photo of the table as large as it is kept; none where the file isn't there any more.
///
/// # Errors
/// There is no such photo, or those of the database.
pub fn large_photo(session: &mut Session, request: EveningPhotoRequest) -> Result<PhotoView, Error> {
    let row = session.muster.database()?.campaign_photo(id(&request.photo)?)?;
    let bytes = session.muster.large(&row.photo);
    Ok(PhotoView::new(bytes))
}

/// Removes a photo, or brings it back.
///
/// # Errors
/// There is no such photo, or those of the database.
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
    /// A campaign's evenings, oldest first, with the photos of each.
    ///
    /// # Errors
    /// Those of the database.
    pub fn evenings(&mut self, campaign: Uuid) -> Result<Vec<(EveningRow, Vec<TablePhoto>)>, Error> {
        let database = self.database()?;
        let photos = database.campaign_photos(campaign)?;
        let of = |row: EveningRow| {
            let mine = photos.iter().filter(|p| p.session == row.uuid).cloned().collect();
            (row, mine)
        };
        Ok(database.campaign_sessions(campaign)?.into_iter().map(of).collect())
    }

    /// Notes an evening of a campaign, or changes what was noted; answers the campaign's id.
    fn put_evening(&mut self, note: SaveEvening) -> Result<Uuid, Error> {
        let day = day::read(&note.date)?;
        let (now, summary) = (self.now(), self.database()?.find_campaign(&note.campaign)?);
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

    /// An evening of a campaign that is there: what was removed as a whole isn't changed in parts.
    fn evening(&mut self, evening: &str) -> Result<EveningRow, Error> {
        let database = self.database()?;
        let row = database.campaign_session(id(evening)?)?;
        database.find_campaign(&row.campaign.to_string())?;
        Ok(row)
    }

    /// The first entry that was booked on a day, unless another evening has that day already.
    fn first_entry_of(&mut self, campaign: Uuid, day: NaiveDate) -> Result<Option<u32>, Error> {
        let database = self.database()?;
        let entries = database.campaign_entries(campaign)?;
        let held = day.to_string();
        let taken = database.campaign_sessions(campaign)?.iter().any(|row| row.evening.held_on == held);
        let of_the_day = |e: &WrittenEntry| e.created.with_timezone(&Local).date_naive() == day;
        let first = entries.iter().position(of_the_day).filter(|_| !taken);
        Ok(first.and_then(|first| u32::try_from(first).ok()))
    }
}
