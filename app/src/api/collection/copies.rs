//! Single copies: condition, paint, place, price, photo.

use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use muster_db::table::copy::CopyRow;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{ChangeDone, remember};
use crate::collection::{CopyDetails, Photo, amount};
use crate::error::Error;
use crate::session::Session;
use crate::words::Words;

/// A printing whose copies are asked for.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CopiesRequest {
    /// The game's id.
    pub game: String,
    /// The printing's id.
    pub printing: String,
}

/// A printing's copies.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CopyList {
    /// Oldest first.
    pub copies: Vec<CopyView>,
}

/// One physical figure with what is noted about it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CopyView {
    /// Its id.
    pub id: String,
    /// The printing's id.
    pub printing: String,
    /// In what condition it is, in the user's words.
    pub condition: String,
    /// Whether it is painted, null where nobody said.
    pub painted: Option<bool>,
    /// Where it is kept.
    pub location: String,
    /// What was paid, `12.50`; empty where nobody said.
    pub price: String,
    /// In which currency.
    pub currency: String,
    /// When it was acquired: `2008`, `2008-05` or `2008-05-17`.
    pub acquired: String,
    /// The note.
    pub note: String,
    /// The name under which its photo is kept.
    pub photo: Option<String>,
}

/// A copy's details, as they were typed.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PutCopyRequest {
    /// The game's id.
    pub game: String,
    /// The printing's id.
    pub printing: String,
    /// The copy's id; null makes a new one.
    pub id: Option<String>,
    /// In what condition it is.
    pub condition: String,
    /// Whether it is painted.
    pub painted: Option<bool>,
    /// Where it is kept.
    pub location: String,
    /// What was paid.
    pub price: String,
    /// In which currency.
    pub currency: String,
    /// When it was acquired.
    pub acquired: String,
    /// A note.
    pub note: String,
}

/// Which copy.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CopyRequest {
    /// The copy's id.
    pub copy: String,
}

/// A photo for a copy.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PhotoRequest {
    /// The copy's id.
    pub copy: String,
    /// The file.
    pub path: String,
}

/// A copy's photo.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PhotoView {
    /// The thumbnail as a `data:` address; null where the file is not there (any more).
    pub data_url: Option<String>,
}

/// A printing's copies.
///
/// # Errors
/// There is no such game, or those of the database.
pub(crate) fn copies(session: &mut Session, request: CopiesRequest) -> Result<CopyList, Error> {
    let game = session.game(&request.game)?;
    let copies = session.muster.copies(&game, &request.printing)?;
    Ok(CopyList { copies: copies.into_iter().map(view).collect() })
}

/// Writes a copy's details.
///
/// # Errors
/// A value doesn't fit its field, there is no such game, printing or copy, or those of the
/// database.
pub(crate) fn put_copy(session: &mut Session, request: PutCopyRequest) -> Result<CopyView, Error> {
    let game = session.game(&request.game)?;
    let details = CopyDetails {
        condition: request.condition,
        painted: request.painted,
        location: request.location,
        price: request.price,
        currency: request.currency,
        acquired: request.acquired,
        note: request.note,
    };
    Ok(view(session.muster.put_copy(&game, &request.printing, request.id.as_deref(), details)?))
}

/// Removes a copy.
///
/// # Errors
/// There is no such copy, or those of the database.
pub(crate) fn remove_copy(session: &mut Session, request: CopyRequest) -> Result<ChangeDone, Error> {
    let game = session.muster.copy(&request.copy)?.copy.game;
    let ((), done) = session.muster.noting(&game, |muster| muster.remove_copy(&request.copy))?;
    Ok(ChangeDone { change: remember(session, done) })
}

/// Reads a photo.
///
/// # Errors
/// The file is no photo or too large.
pub(crate) fn read_photo(request: &PhotoRequest, _: &Words) -> Result<Photo, Error> {
    Photo::read(Path::new(&request.path))
}

/// Gives a copy a photo.
///
/// # Errors
/// There is no such copy, the photo can't be kept, or those of the database.
pub(crate) fn set_photo(
    session: &mut Session,
    request: PhotoRequest,
    photo: Photo,
) -> Result<CopyView, Error> {
    session.muster.copy(&request.copy)?;
    let kept = session.muster.keep(&photo)?;
    Ok(view(session.muster.set_photo(&request.copy, Some(kept))?))
}

/// A copy's photo.
///
/// # Errors
/// There is no such copy, or those of the database.
pub(crate) fn photo(session: &mut Session, request: CopyRequest) -> Result<PhotoView, Error> {
    let photo = session.muster.copy(&request.copy)?.copy.photo;
    let bytes = photo.and_then(|photo| session.muster.thumbnail(&photo));
    Ok(PhotoView { data_url: bytes.map(|b| format!("data:image/jpeg;base64,{}", STANDARD.encode(b))) })
}

/// Takes a copy's photo away.
///
/// # Errors
/// There is no such copy, or those of the database.
pub(crate) fn remove_photo(session: &mut Session, request: CopyRequest) -> Result<ChangeDone, Error> {
    let game = session.muster.copy(&request.copy)?.copy.game;
    let (_, done) = session.muster.noting(&game, |muster| muster.set_photo(&request.copy, None))?;
    Ok(ChangeDone { change: remember(session, done) })
}

fn view(row: CopyRow) -> CopyView {
    let copy = row.copy;
    CopyView {
        id: row.uuid.to_string(),
        printing: copy.printing.to_string(),
        condition: copy.condition,
        painted: copy.painted,
        location: copy.location,
        price: copy.price.as_ref().map(amount).unwrap_or_default(),
        currency: copy.price.map(|p| p.currency).unwrap_or_default(),
        acquired: copy.acquired_on.unwrap_or_default(),
        note: copy.note,
        photo: copy.photo,
    }
}
