//! Parsing of typed dates.

use chrono::NaiveDate;

use crate::base::error::{Error, Unfit};

/// Characters that separate the numbers of a date.
const BETWEEN: &[char] = &['-', '/', '.', ',', ' ', '年', '月', '日'];

/// Parses a typed day.
///
/// # Errors
/// The text is not a date, is ambiguous, or its year wouldn't sort as text.
pub(crate) fn read(text: &str) -> Result<NaiveDate, Error> {
    let day = vague(text).and_then(|day| NaiveDate::parse_from_str(&day, "%Y-%m-%d").ok());
    day.ok_or_else(|| Error::Unfit { what: Unfit::Day, value: text.to_owned() })
}

/// Parses a day, a month or a year as people write them, and returns the stored form: `2008`, `2008-05`,
/// `2008-05-17`. The year comes first (`2008. 5. 17.`, `2008年5月17日`) or last (`17/5/2008`). Returns `None` for
/// anything else, and for `5/6/2008`, which is ambiguous.
pub(crate) fn vague(text: &str) -> Option<String> {
    let text = text.trim();
    if !text.chars().all(|c| c.is_ascii_digit() || BETWEEN.contains(&c)) {
        return None;
    }
    let parts: Vec<_> = text.split(BETWEEN).filter(|part| !part.is_empty()).collect();
    let is_year = |part: &str| part.len() == 4 && !part.starts_with('0');
    let number = |part: &str| (part.len() <= 2).then(|| part.parse::<u32>().ok()).flatten();
    let whole = |year: &str, month: u32, day: u32| {
        let found = NaiveDate::from_ymd_opt(year.parse().ok()?, month, day)?;
        Some(found.format("%Y-%m-%d").to_string())
    };
    let of_month = |year: &str, month: u32| whole(year, month, 1).map(|day| day[..7].to_owned());
    match parts[..] {
        [year] if is_year(year) => Some(year.to_owned()),
        [year, month] | [month, year] if is_year(year) => of_month(year, number(month)?),
        [year, month, day] if is_year(year) => whole(year, number(month)?, number(day)?),
        [one, other, year] if is_year(year) => {
            let (one, other) = (number(one)?, number(other)?);
            // With points as separators, the day comes first in every language that writes dates so.
            let points = text.contains('.') && !text.contains('/');
            match (points || one == other || one > 12, other > 12) {
                (true, false) => whole(year, other, one),
                (false, true) => whole(year, one, other),
                _ => None,
            }
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_people_write_them_and_kept_one_way() {
        for (typed, kept) in [
            ("2008", "2008"),
            ("2008-05", "2008-05"),
            ("5/2008", "2008-05"),
            ("2008年5月", "2008-05"),
            ("2008-02-29", "2008-02-29"),
            ("2008. 5. 17.", "2008-05-17"),
            ("2008年5月17日", "2008-05-17"),
            ("17/5/2008", "2008-05-17"),
            ("5/17/2008", "2008-05-17"),
            ("6.5.2008", "2008-05-06"),
            ("5/5/2008", "2008-05-05"),
            (" 2008-5-1 ", "2008-05-01"),
        ] {
            assert_eq!(vague(typed).as_deref(), Some(kept), "{typed}");
        }
        for none in
            ["", "08", "2008-13", "2007-02-29", "31.2.2008", "5/6/2008", "last May", "20080517", "17/5/08"]
        {
            assert_eq!(vague(none), None, "{none}");
        }
        assert!(read("17/5/2026").is_ok_and(|day| day.to_string() == "2026-05-17"));
        assert!(read("2026-05").is_err(), "a month is no day");
    }
}
