//! Single copies with details of their own.

use muster_db::pack::LoadedGame;
use muster_db::table::copy::{CopyRow, OwnedCopy, Price};
use uuid::Uuid;

use super::money;
use crate::error::{Error, Kind, Unfit};
use crate::muster::Muster;

/// A copy's details as somebody types them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CopyDetails {
    /// In what condition it is.
    pub condition: String,
    /// Whether it is painted.
    pub painted: Option<bool>,
    /// Where it is kept.
    pub location: String,
    /// What was paid, such as `12.50`.
    pub price: String,
    /// In which currency, such as `EUR`.
    pub currency: String,
    /// When it was acquired: `2008`, `2008-05` or `2008-05-17`.
    pub acquired: String,
    /// A note.
    pub note: String,
}

impl Muster {
    /// A copy by its id.
    ///
    /// # Errors
    /// There is none, or those of the database.
    pub fn copy(&mut self, id: &str) -> Result<CopyRow, Error> {
        let unknown = || Error::NotOneOf { kind: Kind::Copy, name: id.to_owned(), known: Vec::new() };
        let uuid = Uuid::parse_str(id).map_err(|_| unknown())?;
        self.database()?.copy(uuid)?.ok_or_else(unknown)
    }

    /// The copies of a printing, oldest first.
    ///
    /// # Errors
    /// Those of the database.
    pub fn copies(&mut self, game: &LoadedGame, printing: &str) -> Result<Vec<CopyRow>, Error> {
        Ok(self.database()?.copies_of(&game.catalogue.game().id, &printing.into())?)
    }

    /// Writes a copy's details: a new copy's, or that of the id. Its photo stays.
    ///
    /// # Errors
    /// A value doesn't fit its field, there is no such printing or copy, or those of the database.
    pub fn put_copy(
        &mut self,
        game: &LoadedGame,
        printing: &str,
        id: Option<&str>,
        details: CopyDetails,
    ) -> Result<CopyRow, Error> {
        self.atomically(|muster| muster.fill_copy(game, printing, id, details))
    }

    fn fill_copy(
        &mut self,
        game: &LoadedGame,
        printing: &str,
        id: Option<&str>,
        details: CopyDetails,
    ) -> Result<CopyRow, Error> {
        let mut copy = match id {
            Some(id) => self.copy(id)?,
            None => {
                let of = self.holding(game, printing)?;
                let mut new = OwnedCopy::new(of.game, of.printing, of.figure, of.last_name);
                new.last_cost = of.last_cost;
                return self.write_copy(None, filled(new, details)?);
            }
        };
        copy.copy = filled(copy.copy, details)?;
        self.write_copy(Some(copy.uuid), copy.copy)
    }

    /// Gives a copy a photo that is kept, or none.
    ///
    /// # Errors
    /// There is no such copy, or those of the database.
    pub fn set_photo(&mut self, id: &str, photo: Option<String>) -> Result<CopyRow, Error> {
        self.atomically(|muster| {
            let row = muster.copy(id)?;
            muster.write_copy(Some(row.uuid), OwnedCopy { photo, ..row.copy })
        })
    }

    /// Removes a copy; what is noted of it can be taken back.
    ///
    /// # Errors
    /// There is no such copy, or those of the database.
    pub fn remove_copy(&mut self, id: &str) -> Result<(), Error> {
        let row = self.copy(id)?;
        let now = self.now();
        self.database()?.remove_copies(&[row.uuid], now)?;
        Ok(())
    }

    fn write_copy(&mut self, id: Option<Uuid>, copy: OwnedCopy) -> Result<CopyRow, Error> {
        let now = self.now();
        let ids = self.database()?.put_copies(&[(id, copy)], now)?;
        let id = ids.first().map(ToString::to_string).unwrap_or_default();
        self.copy(&id)
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

fn price(amount: &str, currency: &str) -> Result<Option<Price>, Error> {
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

/// A date as precisely as known.
fn date(text: &str) -> Result<Option<String>, Error> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let shape = text.len() == 4 || text.len() == 7 || text.len() == 10;
    let whole = format!("{text}{}", "-01-01".get(text.len().saturating_sub(4)..).unwrap_or_default());
    let real = shape && chrono::NaiveDate::parse_from_str(&whole, "%Y-%m-%d").is_ok();
    if real && text.is_ascii() && !text.contains(' ') {
        Ok(Some(text.to_owned()))
    } else {
        Err(Error::Unfit { what: Unfit::Date, value: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_may_be_as_vague_as_memory_but_must_be_one() {
        for good in ["2008", "2008-05", "2008-02-29"] {
            assert_eq!(date(good).expect(good).as_deref(), Some(good));
        }
        assert_eq!(date("  ").expect("empty"), None);
        for bad in ["08", "2008-13", "2007-02-29", "2008-5-1", "last May", "20080517", "2008-05-1é"] {
            assert!(date(bad).is_err(), "{bad}");
        }
    }
}
