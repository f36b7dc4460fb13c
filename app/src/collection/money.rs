//! Amounts of money, kept in a currency's smallest unit.

use muster_db::table::copy::Price;

/// Digits behind the point, by currency. Those not named have two.
fn digits(currency: &str) -> u32 {
    match currency {
        "JPY" | "KRW" | "CLP" | "ISK" | "VND" => 0,
        "BHD" | "IQD" | "JOD" | "KWD" | "OMR" | "TND" => 3,
        _ => 2,
    }
}

/// Reads an amount such as `12.50`, `12,5` or `€ 12`. `Some(None)` where there is none, `None`
/// where it can't be read.
pub(crate) fn parse(amount: &str, currency: &str) -> Option<Option<Price>> {
    let sign = |c: char| match c {
        '€' => Some("EUR"),
        '$' => Some("USD"),
        '£' => Some("GBP"),
        '¥' => Some("CNY"),
        _ => None,
    };
    let by_sign = amount.chars().find_map(sign);
    let currency = currency.trim().to_uppercase();
    let currency = if currency.is_empty() { by_sign.unwrap_or("").to_owned() } else { currency };
    let number: String = amount.chars().filter(|c| sign(*c).is_none() && !c.is_whitespace()).collect();
    if number.is_empty() {
        return Some(None);
    }
    let (whole, part) = number.split_once(['.', ',']).unwrap_or((&number, ""));
    let digits = digits(&currency);
    if part.len() > digits as usize || !part.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let scale = 10_i64.pow(digits);
    let whole = if whole.is_empty() { 0 } else { whole.parse::<u32>().ok()? };
    let part = format!("{part:0<width$}", width = digits as usize);
    let part = if part.is_empty() { 0 } else { part.parse::<i64>().ok()? };
    Some(Some(Price { minor: i64::from(whole) * scale + part, currency }))
}

/// Writes an amount so that [`parse`] reads it back.
pub(crate) fn format(price: &Price) -> String {
    let digits = digits(&price.currency);
    let scale = 10_i64.pow(digits);
    let (whole, part) = (price.minor / scale, (price.minor % scale).abs());
    if digits == 0 { whole.to_string() } else { format!("{whole}.{part:0width$}", width = digits as usize) }
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
        ] {
            let price = parse(amount, currency).flatten().expect(amount);
            assert_eq!((price.minor, format(&price).as_str()), (minor, written));
        }
        assert_eq!(parse("", "EUR"), Some(None));
        for bad in ["12.505", "a lot", "-3", "1.2.3"] {
            assert_eq!(parse(bad, "EUR"), None, "{bad}");
        }
    }
}
