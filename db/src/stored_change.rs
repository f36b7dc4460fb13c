//! How an entry's change and the IDs of others are kept in columns: small, as there is one for everything that a user
//! ever did.

use std::borrow::Cow;
use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlResult, ToSqlOutput, Value, ValueRef};
use uuid::Uuid;

use crate::error::{DbError, Result};
use crate::nouns::Noun;

/// The length from which on a change is compressed, in bytes of its JSON: below, little would be gained.
const LONG: usize = 160;

/// The maximum length of a change's JSON, in bytes: that of the largest entry, all of whose characters are written as six.
const MOST: u64 = 6 * (4 << 20) + 4096;

/// A change as it is kept: JSON, or its DEFLATE.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StoredChange {
    Plain(String),
    Packed(Vec<u8>),
}

impl StoredChange {
    /// Returns the JSON of a change as it is to be kept.
    pub(crate) fn of(noun: Noun, text: String) -> Self {
        if text.len() < LONG || is_read_by_sql(noun) {
            return Self::Plain(text);
        }
        let mut packer = DeflateEncoder::new(Vec::new(), Compression::default());
        match packer.write_all(text.as_bytes()).and_then(|()| packer.finish()) {
            Ok(packed) if packed.len() < text.len() => Self::Packed(packed),
            _ => Self::Plain(text),
        }
    }

    /// Returns the JSON of the change of an entry.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] if it can't be unpacked.
    pub(crate) fn text(&self, id: Uuid) -> Result<Cow<'_, str>> {
        let packed = match self {
            Self::Plain(text) => return Ok(text.into()),
            Self::Packed(packed) => packed,
        };
        let mut text = String::new();
        let read = DeflateDecoder::new(packed.as_slice()).take(MOST + 1).read_to_string(&mut text);
        if read.is_ok_and(|bytes| bytes as u64 <= MOST) {
            return Ok(text.into());
        }
        Err(DbError::Corrupt { path: None, detail: format!("the entry {id} can't be unpacked") })
    }
}

/// Returns whether SQL reads the columns of a noun's entries, which therefore stay plain: what belongs to which campaign, and
/// when something was renamed.
const fn is_read_by_sql(noun: Noun) -> bool {
    matches!(noun, Noun::Campaign | Noun::Play | Noun::Tournament | Noun::Evening | Noun::Photo)
}

impl FromSql for StoredChange {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value {
            ValueRef::Blob(packed) => Ok(Self::Packed(packed.to_vec())),
            other => Ok(Self::Plain(other.as_str()?.to_owned())),
        }
    }
}

impl ToSql for StoredChange {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Self::Plain(text) => text.to_sql(),
            Self::Packed(packed) => packed.to_sql(),
        }
    }
}

/// Returns IDs as they are kept, one after the other.
pub(crate) fn ids(ids: &[Uuid]) -> Value {
    Value::Blob(ids.iter().flat_map(Uuid::as_bytes).copied().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_reads_back_short_or_long() {
        for noun in [Noun::SquadVersion, Noun::OwnPack, Noun::Holding, Noun::Evening] {
            for length in [1, 100, 200_000] {
                let text = "árvíz \"0\" ".repeat(length);
                let stored = StoredChange::of(noun, text.clone());
                let packs = noun != Noun::Evening && text.len() > LONG;
                assert_eq!(matches!(stored, StoredChange::Packed(_)), packs, "{noun:?} {length}");
                assert_eq!(stored.text(Uuid::nil()).expect("readable"), text);
            }
        }
    }

    #[test]
    fn what_unpacks_to_more_than_an_entry_can_hold_or_not_at_all_is_damage() {
        let mut packer = DeflateEncoder::new(Vec::new(), Compression::fast());
        let zeros = vec![b'0'; 1 << 20];
        for _ in 0..32 {
            packer.write_all(&zeros).expect("written");
        }
        for damaged in [packer.finish().expect("packed"), vec![0xff; 40], vec![0; 3]] {
            let said = StoredChange::Packed(damaged).text(Uuid::nil()).map(|text| text.len());
            assert!(matches!(said, Err(DbError::Corrupt { .. })), "{said:?}");
        }
    }
}
