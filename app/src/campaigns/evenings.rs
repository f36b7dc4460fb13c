//! What a group notes beside its books: evenings, photos of the table; and the PIN of the Imperial player.

use chrono::{Local, NaiveDate};
use muster_db::DbError;
use muster_db::table::campaign::WrittenEntry;
use muster_db::table::campaign_session::{Evening, EveningRow, TablePhoto};
use uuid::Uuid;

use crate::collection::Photo;
use crate::day;
use crate::error::Error;
use crate::muster::Muster;

/// An evening as somebody types it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EveningNote {
    /// The day, `2026-05-17`.
    pub date: String,
    /// Who played.
    pub players: String,
    /// A note.
    pub note: String,
}

/// A PIN is no password: it keeps eyes off a shared screen. What is stored can't be read as one.
fn fingerprint(campaign: Uuid, pin: &str) -> String {
    blake3::keyed_hash(blake3::hash(campaign.as_bytes()).as_bytes(), pin.trim().as_bytes())
        .to_hex()
        .to_string()
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
    ///
    /// # Errors
    /// The date is none, there is no such campaign or evening, or those of the database.
    pub fn note_evening(
        &mut self,
        campaign: &str,
        session: Option<&str>,
        note: EveningNote,
    ) -> Result<Uuid, Error> {
        self.atomically(|muster| muster.put_evening(campaign, session, note))
    }

    fn put_evening(
        &mut self,
        campaign: &str,
        session: Option<&str>,
        note: EveningNote,
    ) -> Result<Uuid, Error> {
        let day = day::read(&note.date)?;
        let (now, summary) = (self.now(), self.database()?.find_campaign(campaign)?);
        let row = match session {
            Some(session) => Some(self.evening(session)?),
            None => None,
        };
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
    fn evening(&mut self, session: &str) -> Result<EveningRow, Error> {
        let database = self.database()?;
        let row = database.campaign_session(id(session)?)?;
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

    /// Removes an evening, or brings it back; answers its campaign's id.
    ///
    /// # Errors
    /// There is no such evening, or those of the database.
    pub fn remove_evening(&mut self, session: &str, removed: bool) -> Result<Uuid, Error> {
        let (now, row) = (self.now(), self.evening(session)?);
        self.database()?.remove_campaign_session(row.uuid, removed, now)?;
        Ok(row.campaign)
    }

    /// Keeps a photo of the table; answers the campaign's id.
    ///
    /// # Errors
    /// There is no such evening, the photo can't be kept, or those of the database.
    pub fn add_table_photo(&mut self, session: &str, photo: &Photo) -> Result<Uuid, Error> {
        let now = self.now();
        let row = self.evening(session)?;
        let kept = self.keep(photo)?;
        self.database()?.add_campaign_photo(row.uuid, &kept, now)?;
        Ok(row.campaign)
    }

    /// A photo's thumbnail, as JPEG; `None` where the file isn't there (any more).
    ///
    /// # Errors
    /// There is no such photo, or those of the database.
    pub fn table_photo(&mut self, photo: &str) -> Result<Option<Vec<u8>>, Error> {
        let row = self.database()?.campaign_photo(id(photo)?)?;
        Ok(self.thumbnail(&row.photo))
    }

    /// Removes a photo, or brings it back; answers its campaign's id.
    ///
    /// # Errors
    /// There is no such photo, or those of the database.
    pub fn remove_table_photo(&mut self, photo: &str, removed: bool) -> Result<Uuid, Error> {
        let now = self.now();
        let row = self.database()?.campaign_photo(id(photo)?)?;
        let campaign = self.evening(&row.session.to_string())?.campaign;
        self.database()?.remove_campaign_photo(row.uuid, removed, now)?;
        Ok(campaign)
    }

    /// Whether a PIN hides a campaign's secrets.
    ///
    /// # Errors
    /// Those of the database.
    pub fn has_pin(&mut self, campaign: Uuid) -> Result<bool, Error> {
        Ok(self.database()?.campaign_pin(campaign)?.is_some())
    }

    /// Lets the Imperial player in: with the PIN, or where there is none.
    ///
    /// # Errors
    /// [`Error::PinWrong`]; those of the database.
    pub fn unlock(&mut self, campaign: Uuid, pin: Option<&str>) -> Result<(), Error> {
        let right = self.database()?.campaign_pin(campaign)?;
        let opens = right.is_none_or(|right| pin.is_some_and(|pin| fingerprint(campaign, pin) == right));
        if opens { Ok(()) } else { Err(Error::PinWrong) }
    }

    /// Sets a PIN, or takes it off. A blank one is none.
    ///
    /// # Errors
    /// Those of the database.
    pub fn set_pin(&mut self, campaign: Uuid, pin: Option<&str>) -> Result<(), Error> {
        let now = self.now();
        let pin = pin.filter(|pin| !pin.trim().is_empty()).map(|pin| fingerprint(campaign, pin));
        Ok(self.database()?.set_campaign_pin(campaign, pin.as_deref(), now)?)
    }
}
