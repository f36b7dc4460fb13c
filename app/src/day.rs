//! A day as it is typed and kept.

use chrono::NaiveDate;

use crate::error::{Error, Unfit};

/// A typed day, `2026-05-17`.
///
/// # Errors
/// It is none, or of a year that would not sort as text.
pub(crate) fn read(text: &str) -> Result<NaiveDate, Error> {
    let day = NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").ok();
    let kept = day.filter(|day| day.format("%Y").to_string().len() == 4);
    kept.ok_or_else(|| Error::Unfit { what: Unfit::Day, value: text.to_owned() })
}
