//! Times as the database writes them.

use chrono::{DateTime, SecondsFormat, Utc};

/// UTC to the millisecond, of one width, so that text sorts as time does.
pub(crate) fn to_text(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// Whether a text is a time as the database writes it.
pub(crate) fn is_time(text: &str) -> bool {
    DateTime::parse_from_rfc3339(text).is_ok_and(|time| to_text(time.with_timezone(&Utc)) == text)
}

/// A time in a file's name, without the colons that Windows forbids.
pub(crate) fn for_file_name(time: DateTime<Utc>) -> String {
    time.format("%Y-%m-%dT%H-%M-%SZ").to_string()
}
