//! Evenings: when a group played, who was there, what it noted, photos of the table.

use std::path::Path;

use muster_rules::campaign::log::Log;
use muster_rules::campaign::step::Step;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::wire::SessionView;
use crate::campaigns::{Book, EveningNote, Telling};
use crate::collection::{Photo, PhotoView};
use crate::error::Error;
use crate::session::Session;
use crate::words::Words;

/// A campaign's evenings.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SessionList {
    /// Oldest first.
    pub sessions: Vec<SessionView>,
}

/// An evening to be noted or changed.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SaveSession {
    /// The campaign's id.
    pub campaign: String,
    /// The evening's id; null for a new one.
    pub session: Option<String>,
    /// The day, `2026-05-17`.
    pub date: String,
    /// Who played.
    pub players: String,
    /// A note.
    pub note: String,
}

/// An evening to be removed, or brought back.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RemoveSession {
    /// The evening's id.
    pub session: String,
    /// Whether it is removed.
    pub removed: bool,
}

/// A photo for an evening.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct AddSessionPhoto {
    /// The evening's id.
    pub session: String,
    /// The file.
    pub path: String,
}

/// An evening's photo.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SessionPhotoRequest {
    /// The photo's id.
    pub photo: String,
}

/// A photo to be removed, or brought back.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RemoveSessionPhoto {
    /// The photo's id.
    pub photo: String,
    /// Whether it is removed.
    pub removed: bool,
}

/// The evenings of a campaign, with the missions that were played from each on until the next.
pub(crate) fn sessions(session: &mut Session, book: &Book) -> Result<Vec<SessionView>, Error> {
    let rows = session.muster.evenings(book.summary.uuid)?;
    let telling = Telling::new(session.speaker(&book.game));
    let starts: Vec<_> = rows.iter().map(|(row, _)| row.evening.from_entry as usize).collect();
    let views = rows.into_iter().enumerate().map(|(at, (row, photos))| {
        let from = starts[at];
        let to = starts.get(at + 1).copied().unwrap_or(usize::MAX);
        SessionView {
            id: row.uuid.to_string(),
            date: row.evening.held_on,
            players: row.evening.players,
            note: row.evening.note,
            missions: played(&book.log, from, to, telling),
            photos: photos.into_iter().map(|p| p.uuid.to_string()).collect(),
        }
    });
    Ok(views.collect())
}

fn played(log: &Log, from: usize, to: usize, telling: Telling<'_>) -> Vec<String> {
    let within = log.steps().filter(|(at, _, _)| (from..to).contains(at));
    let missions = within.filter_map(|(_, step, _)| match step {
        Step::Mission(result) => Some(telling.name(result.name.as_str())),
        _ => None,
    });
    missions.collect()
}

fn list(session: &mut Session, campaign: uuid::Uuid) -> Result<SessionList, Error> {
    let book = session.muster.campaign(&campaign.to_string())?;
    Ok(SessionList { sessions: sessions(session, &book)? })
}

/// Notes an evening, or changes what was noted.
///
/// # Errors
/// The date is none, there is no such campaign or evening, or those of the database.
pub(crate) fn save_session(session: &mut Session, request: SaveSession) -> Result<SessionList, Error> {
    let note = EveningNote { date: request.date, players: request.players, note: request.note };
    let campaign = session.muster.note_evening(&request.campaign, request.session.as_deref(), note)?;
    list(session, campaign)
}

/// Removes an evening, or brings it back.
///
/// # Errors
/// There is no such evening, or those of the database.
pub(crate) fn remove_session(session: &mut Session, request: RemoveSession) -> Result<SessionList, Error> {
    let campaign = session.muster.remove_evening(&request.session, request.removed)?;
    list(session, campaign)
}

/// Reads a photo of the table.
///
/// # Errors
/// The file is no photo or too large.
pub(crate) fn read_photo(request: &AddSessionPhoto, _: &Words) -> Result<Photo, Error> {
    Photo::read(Path::new(&request.path))
}

/// Adds a photo of the table.
///
/// # Errors
/// There is no such evening, the photo can't be kept, or those of the database.
pub(crate) fn add_photo(
    session: &mut Session,
    request: AddSessionPhoto,
    photo: Photo,
) -> Result<SessionList, Error> {
    let campaign = session.muster.add_table_photo(&request.session, &photo)?;
    list(session, campaign)
}

/// A photo of the table.
///
/// # Errors
/// There is no such photo, or those of the database.
pub(crate) fn photo(session: &mut Session, request: SessionPhotoRequest) -> Result<PhotoView, Error> {
    let bytes = session.muster.table_photo(&request.photo)?;
    Ok(PhotoView::new(bytes))
}

/// Removes a photo, or brings it back.
///
/// # Errors
/// There is no such photo, or those of the database.
pub(crate) fn remove_photo(session: &mut Session, request: RemoveSessionPhoto) -> Result<SessionList, Error> {
    let campaign = session.muster.remove_table_photo(&request.photo, request.removed)?;
    list(session, campaign)
}
