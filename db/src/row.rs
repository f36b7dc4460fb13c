//! Reads column types that SQLite stores as text or bytes.

use std::error::Error;

use chrono::{DateTime, Utc};
use rusqlite::Row;
use rusqlite::types::Type;
use uuid::Uuid;

fn unreadable(column: usize, why: impl Error + Send + Sync + 'static) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(why))
}

/// Reads a UUID.
pub(crate) fn uuid(row: &Row<'_>, column: usize) -> rusqlite::Result<Uuid> {
    let text = row.get_ref(column)?.as_str()?;
    Uuid::try_parse(text).map_err(|e| unreadable(column, e))
}

/// Reads a UUID that is kept as its 16 bytes.
pub(crate) fn uuid_of_bytes(row: &Row<'_>, column: usize) -> rusqlite::Result<Uuid> {
    let bytes = row.get_ref(column)?.as_blob()?;
    Uuid::from_slice(bytes).map_err(|e| unreadable(column, e))
}

/// Reads UUIDs that are kept one after the other.
pub(crate) fn uuids_of_bytes(row: &Row<'_>, column: usize) -> rusqlite::Result<Vec<Uuid>> {
    let bytes = row.get_ref(column)?.as_blob()?;
    bytes.chunks(16).map(|id| Uuid::from_slice(id).map_err(|e| unreadable(column, e))).collect()
}

fn parse_time(text: &str, column: usize) -> rusqlite::Result<DateTime<Utc>> {
    let time = DateTime::parse_from_rfc3339(text).map_err(|e| unreadable(column, e))?;
    Ok(time.with_timezone(&Utc))
}

/// Reads a time.
pub(crate) fn time(row: &Row<'_>, column: usize) -> rusqlite::Result<DateTime<Utc>> {
    parse_time(row.get_ref(column)?.as_str()?, column)
}

/// Reads an optional time.
pub(crate) fn optional_time(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<DateTime<Utc>>> {
    row.get_ref(column)?.as_str_or_null()?.map(|text| parse_time(text, column)).transpose()
}

/// Reads an identifier, or anything else that is converted from text.
pub(crate) fn id<T: From<String>>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    row.get::<_, String>(column).map(T::from)
}
