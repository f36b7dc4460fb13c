//! Formats of times in the database and in file names.

use chrono::{DateTime, SecondsFormat, Utc};

/// Formats a time in UTC to the millisecond, with fixed width, so that text sorts chronologically.
pub(crate) fn to_text(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// Returns whether a text is a time in the database's format.
pub(crate) fn is_time(text: &str) -> bool {
    DateTime::parse_from_rfc3339(text).is_ok_and(|time| to_text(time.with_timezone(&Utc)) == text)
}

/// Formats a time for file names, without the colons that Windows forbids.
pub(crate) fn for_file_name(time: DateTime<Utc>) -> String {
    time.format("%Y-%m-%dT%H-%M-%SZ").to_string()
}
