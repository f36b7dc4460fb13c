//! Single copies of a printing with their own details.

use std::path::Path;

use muster_db::pack::LoadedGame;
use muster_db::table::copy::{CopyRow, OwnedCopy, Price};
use muster_rules::id::{GameId, PrintingId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::undo::{ChangeDone, remembering};
use crate::base::error::{Error, Kind, Unfit};
use crate::base::muster::Muster;
use crate::base::photo::{Photo, PhotoView};
use crate::base::session::Session;
use crate::base::words::Words;
use crate::base::{day, money};

/// A copy's details as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CopyDetails {
    /// The condition, in the user's words.
    pub condition: String,
    /// Whether it is painted; null if unknown.
    pub painted: Option<bool>,
    /// Where it is stored.
    pub location: String,
    /// The price paid, `12.50`; empty if unknown.
    pub price: String,
    /// The price's currency, such as `EUR`.
    pub currency: String,
    /// The date of acquisition: `2008`, `2008-05` or `2008-05-17`.
    pub acquired: String,
    /// A note.
    pub note: String,
}

/// A copy with its details.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CopyView {
    /// Its id.
    pub id: String,
    /// The printing.
    pub printing: PrintingId,
    /// Its details.
    #[serde(flatten)]
    pub details: CopyDetails,
    /// The name under which its photo is stored.
    pub photo: Option<String>,
}

/// A request for a printing's copies.
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
    /// The copies, oldest first.
    pub copies: Vec<CopyView>,
}

/// A request to add a copy or change its details.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PutCopy {
    /// The game's id.
    pub game: String,
    /// The printing's id.
    pub printing: String,
    /// The copy's id; null for a new copy.
    pub id: Option<String>,
    /// The copy's details.
    #[serde(flatten)]
    pub details: CopyDetails,
}

/// A request that names only a copy.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CopyRequest {
    /// The copy's id.
    pub copy: String,
}

/// A request to set a copy's photo.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PhotoRequest {
    /// The copy's id.
    pub copy: String,
    /// The file.
    pub path: String,
}

/// A request to rotate a copy's photo.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct TurnPhoto {
    /// The copy's id.
    pub copy: String,
    /// Number of quarter turns, clockwise.
    pub quarters: u8,
}

/// Returns a printing's copies.
pub fn copies(session: &mut Session, request: CopiesRequest) -> Result<CopyList, Error> {
    let game = session.game(&request.game)?.catalogue.game().id.clone();
    let copies = session.muster.database()?.copies_of(&game, &request.printing.as_str().into())?;
    Ok(CopyList { copies: copies.into_iter().map(CopyView::from).collect() })
}

/// Saves the details of a new or an existing copy. The photo is unchanged.
///
/// # Errors
/// A value doesn't fit its field, there is no such game, printing or copy, or the database fails.
pub fn put_copy(session: &mut Session, request: PutCopy) -> Result<CopyView, Error> {
    let game = session.game(&request.game)?;
    let put = |muster: &mut Muster| {
        let (id, copy) = match &request.id {
            Some(id) => {
                let row = muster.copy(id)?;
                (Some(row.uuid), row.copy)
            }
            None => (None, muster.new_copy(&game, &request.printing)?),
        };
        muster.write_copy(id, filled(copy, request.details)?)
    };
    Ok(session.muster.atomically(put)?.into())
}

/// Removes a copy; this can be undone.
pub fn remove_copy(session: &mut Session, request: CopyRequest) -> Result<ChangeDone, Error> {
    let game = session.muster.copy(&request.copy)?.copy.game;
    let remove = |muster: &mut Muster| {
        let row = muster.copy(&request.copy)?;
        let now = muster.now();
        Ok(muster.database()?.remove_copies(&[row.uuid], now)?)
    };
    let (_, change) = remembering(session, &game, remove)?;
    Ok(ChangeDone { change })
}

/// Reads a photo.
///
/// # Errors
/// The file isn't a photo, or is too large.
pub fn read_photo(request: &PhotoRequest, _: &Words) -> Result<Photo, Error> {
    Photo::read(Path::new(&request.path))
}

/// Sets a copy's photo; this can be undone.
pub fn set_photo(session: &mut Session, request: PhotoRequest, photo: Photo) -> Result<ChangeDone, Error> {
    let game = session.muster.copy(&request.copy)?.copy.game;
    let kept = session.muster.keep(&photo)?;
    put_photo(session, &game, &request.copy, Some(kept))
}

/// Rotates a copy's photo; this can be undone.
///
/// # Errors
/// There is no such copy, its photo can't be read or saved, or the database fails.
pub fn turn_photo(session: &mut Session, request: TurnPhoto) -> Result<ChangeDone, Error> {
    let copy = session.muster.copy(&request.copy)?.copy;
    let turned = session.muster.turned(&copy.photo.unwrap_or_default(), request.quarters)?;
    let kept = session.muster.keep(&turned)?;
    put_photo(session, &copy.game, &request.copy, Some(kept))
}

/// Returns a copy's photo at its stored size.
pub fn large_photo(session: &mut Session, request: CopyRequest) -> Result<PhotoView, Error> {
    let photo = session.muster.copy(&request.copy)?.copy.photo;
    Ok(PhotoView::new(photo.and_then(|photo| session.muster.large(&photo))))
}

/// Returns the thumbnail of a copy's photo.
pub fn photo(session: &mut Session, request: CopyRequest) -> Result<PhotoView, Error> {
    let photo = session.muster.copy(&request.copy)?.copy.photo;
    Ok(PhotoView::new(photo.and_then(|photo| session.muster.thumbnail(&photo))))
}

/// Removes a copy's photo; this can be undone.
pub fn remove_photo(session: &mut Session, request: CopyRequest) -> Result<ChangeDone, Error> {
    let game = session.muster.copy(&request.copy)?.copy.game;
    put_photo(session, &game, &request.copy, None)
}

fn put_photo(
    session: &mut Session,
    game: &GameId,
    copy: &str,
    photo: Option<String>,
) -> Result<ChangeDone, Error> {
    let (_, change) = remembering(session, game, |muster| muster.put_photo(copy, photo))?;
    Ok(ChangeDone { change })
}

impl Muster {
    /// Returns a copy by its id.
    fn copy(&mut self, id: &str) -> Result<CopyRow, Error> {
        let unknown = || Error::NotOneOf { kind: Kind::Copy, name: id.to_owned(), known: Vec::new() };
        let uuid = Uuid::parse_str(id).map_err(|_| unknown())?;
        self.database()?.copy(uuid)?.ok_or_else(unknown)
    }

    /// Creates a copy of a printing without details.
    fn new_copy(&mut self, game: &LoadedGame, printing: &str) -> Result<OwnedCopy, Error> {
        let of = self.holding(game, printing)?;
        let mut copy = OwnedCopy::new(of.game, of.printing, of.figure, of.last_name);
        copy.last_cost = of.last_cost;
        Ok(copy)
    }

    /// Sets a copy's photo to a stored one, or to none.
    fn put_photo(&mut self, id: &str, photo: Option<String>) -> Result<CopyRow, Error> {
        self.atomically(|muster| {
            let row = muster.copy(id)?;
            muster.write_copy(Some(row.uuid), OwnedCopy { photo, ..row.copy })
        })
    }

    fn write_copy(&mut self, id: Option<Uuid>, copy: OwnedCopy) -> Result<CopyRow, Error> {
        let now = self.now();
        let ids = self.database()?.put_copies(&[(id, copy)], now)?;
        let id = ids.first().map(ToString::to_string).unwrap_or_default();
        self.copy(&id)
    }
}

impl From<CopyRow> for CopyView {
    fn from(row: CopyRow) -> Self {
        let copy = row.copy;
        let details = CopyDetails {
            condition: copy.condition,
            painted: copy.painted,
            location: copy.location,
            price: copy.price.as_ref().map(money::format).unwrap_or_default(),
            currency: copy.price.map(|p| p.currency).unwrap_or_default(),
            acquired: copy.acquired_on.unwrap_or_default(),
            note: copy.note,
        };
        Self { id: row.uuid.to_string(), printing: copy.printing, details, photo: copy.photo }
    }
}

fn filled(copy: OwnedCopy, details: CopyDetails) -> Result<OwnedCopy, Error> {
    Ok(OwnedCopy {
        condition: details.condition.trim().to_owned(),
        painted: details.painted,
        location: details.location.trim().to_owned(),
        price: price(&details.price, &details.currency)?,
        acquired_on: date(&details.acquired)?,
        note: details.note,
        ..copy
    })
}

pub(super) fn price(amount: &str, currency: &str) -> Result<Option<Price>, Error> {
    let currency = currency.trim();
    let three = currency.len() == 3 && currency.bytes().all(|b| b.is_ascii_alphabetic());
    if !amount.trim().is_empty() && !currency.is_empty() && !three {
        return Err(Error::Unfit { what: Unfit::Currency, value: currency.to_owned() });
    }
    let unfit = || Error::Unfit { what: Unfit::Price, value: amount.trim().to_owned() };
    let price = money::parse(amount, currency).ok_or_else(unfit)?;
    match price {
        Some(price) if price.currency.is_empty() => {
            Err(Error::Unfit { what: Unfit::Currency, value: String::new() })
        }
        price => Ok(price),
    }
}

/// Parses a date, as precisely as known.
fn date(text: &str) -> Result<Option<String>, Error> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let kept = day::vague(text).ok_or_else(|| Error::Unfit { what: Unfit::Date, value: text.to_owned() })?;
    Ok(Some(kept))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_may_be_as_vague_as_memory_but_must_be_one() {
        for (good, kept) in [("2008", "2008"), ("17/5/2008", "2008-05-17")] {
            assert_eq!(date(good).expect(good).as_deref(), Some(kept));
        }
        assert_eq!(date("  ").expect("empty"), None);
        for bad in ["08", "5/6/2008", "last May", "2008-05-1é"] {
            assert!(date(bad).is_err(), "{bad}");
        }
    }
}
