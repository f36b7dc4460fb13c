//! Times as the database writes them.

use chrono::{DateTime, SecondsFormat, Utc};

/// UTC to the millisecond, of one width, so that text sorts as time does.
pub(crate) fn to_text(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// A time in a file's name, without the colons that Windows forbids.
pub(crate) fn for_file_name(time: DateTime<Utc>) -> String {
    time.format("%Y-%m-%dT%H-%M-%SZ").to_string()
}
