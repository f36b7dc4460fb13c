//! Amounts of money, stored in a currency's smallest unit.

use muster_db::table::copy::Price;

/// Returns the number of decimal places of a currency; 2 if it isn't listed.
fn digits(currency: &str) -> u32 {
    match currency {
        "JPY" | "KRW" | "CLP" | "ISK" | "VND" => 0,
        "BHD" | "IQD" | "JOD" | "KWD" | "OMR" | "TND" => 3,
        _ => 2,
    }
}

/// Parses an amount such as `12.50`, `12,5`, `€ 12`, `1 200 Ft` or `1.234,50`. Returns `Some(None)` for an empty
/// text, `None` for an invalid one; `1.234` is invalid, since the point might group thousands.
pub(crate) fn parse(amount: &str, currency: &str) -> Option<Option<Price>> {
    let sign = |c: char| match c {
        '€' => Some("EUR"),
        '$' => Some("USD"),
        '£' => Some("GBP"),
        '¥' => Some("CNY"),
        _ => None,
    };
    let by_sign = amount.chars().find_map(sign).map(str::to_owned);
    let letters: String = amount.chars().filter(|c| c.is_alphabetic()).collect();
    let by_letters = match letters.to_uppercase().as_str() {
        "" => None,
        "FT" => Some("HUF".to_owned()),
        code if code.len() == 3 && code.is_ascii() => Some(code.to_owned()),
        _ => return None,
    };
    let currency = currency.trim().to_uppercase();
    let currency = Some(currency).filter(|c| !c.is_empty()).or(by_sign).or(by_letters).unwrap_or_default();
    let told = |c: char| sign(c).is_none() && !c.is_whitespace() && !c.is_alphabetic();
    // Round prices are written `12,-` in some countries.
    let number: String = amount.chars().filter(|c| told(*c)).collect();
    let number = number.trim_end_matches('-').trim_end_matches([',', '.']);
    if number.is_empty() {
        return letters.is_empty().then_some(None);
    }
    let digits = digits(&currency) as usize;
    let (whole, part) = split(number, digits)?;
    let scale = 10_i64.pow(u32::try_from(digits).ok()?);
    let whole = if whole.is_empty() { 0 } else { whole.parse::<u32>().ok()? };
    let part = format!("{part:0<digits$}");
    let part = if part.is_empty() { 0 } else { part.parse::<i64>().ok()? };
    Some(Some(Price { minor: i64::from(whole) * scale + part, currency }))
}

/// Returns the digits before and after the decimal separator, without grouping separators.
fn split(number: &str, most: usize) -> Option<(String, &str)> {
    const SIGNS: [char; 2] = ['.', ','];
    let Some(last) = number.rfind(SIGNS) else { return Some((number.to_owned(), "")) };
    let (head, tail) = (&number[..last], &number[last + 1..]);
    let decimal = number[last..].chars().next()?;
    let groups: Vec<_> = head.split(SIGNS).collect();
    let grouping = head.chars().find(|c| SIGNS.contains(c));
    let uniform = head.chars().filter(|c| SIGNS.contains(c)).all(|c| Some(c) == grouping);
    let grouped = uniform && groups[1..].iter().all(|g| g.len() == 3) && groups[0].len() <= 3;
    let digits_only = groups.iter().all(|g| g.bytes().all(|b| b.is_ascii_digit()))
        && tail.bytes().all(|b| b.is_ascii_digit());
    let fits = digits_only && (groups.len() == 1 || grouped);
    if !fits {
        return None;
    }
    match grouping {
        // In `1.234.567`, the last separator groups, too.
        Some(sign) if sign == decimal => (tail.len() == 3).then(|| (groups.concat() + tail, "")),
        _ => (tail.len() <= most).then(|| (groups.concat(), tail)),
    }
}

/// Formats an amount so that [`parse`] parses it back.
pub(crate) fn format(price: &Price) -> String {
    let digits = digits(&price.currency);
    let scale = 10_i64.pow(digits);
    let (whole, part) = (price.minor / scale, (price.minor % scale).abs());
    if digits == 0 { whole.to_string() } else { format!("{whole}.{part:0width$}", width = digits as usize) }
}

/// Formats an amount with its currency: `12.50 EUR`.
pub(crate) fn written(price: &Price) -> String {
    format!("{} {}", format(price), price.currency).trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_and_written_back() {
        for (amount, currency, minor, written) in [
            ("12.50", "eur", 1250, "12.50"),
            ("12,5", "EUR", 1250, "12.50"),
            ("€ 3", "", 300, "3.00"),
            ("1200", "JPY", 1200, "1200"),
            (".75", "USD", 75, "0.75"),
            ("1 200 Ft", "", 120_000, "1200.00"),
            ("1.234,50 EUR", "", 123_450, "1234.50"),
            ("$1,234.50", "", 123_450, "1234.50"),
            ("1.234.567", "HUF", 123_456_700, "1234567.00"),
            ("12,-", "EUR", 1200, "12.00"),
        ] {
            let price = parse(amount, currency).flatten().expect(amount);
            assert_eq!((price.minor, format(&price).as_str()), (minor, written));
        }
        assert_eq!(parse("", "EUR"), Some(None));
        for bad in ["12.505", "a lot", "-3", "1.2.3", "1,23.4", "1234,567.8", "12 kr."] {
            assert_eq!(parse(bad, "EUR"), None, "{bad}");
        }
    }
}
