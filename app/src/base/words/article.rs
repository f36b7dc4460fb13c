//! The Hungarian definite article, which depends on the following sound: `AZ($name)` in the texts yields
//! `a Birodalom` and `az Új Köztársaság`.

use fluent_bundle::{FluentArgs, FluentValue};

/// The Fluent function `AZ`: returns its argument preceded by the article.
pub(super) fn with_article<'a>(given: &[FluentValue<'a>], _named: &FluentArgs<'_>) -> FluentValue<'a> {
    let text = match given.first() {
        Some(FluentValue::String(text)) => text.to_string(),
        Some(FluentValue::Number(number)) => number.as_string().into_owned(),
        _ => return FluentValue::Error,
    };
    FluentValue::from(format!("{} {text}", article(&text)))
}

/// Returns the article for a text, `a` or `az`.
fn article(text: &str) -> &'static str {
    let text = text.trim_start_matches(|c: char| !c.is_alphanumeric());
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let vowel = match text.chars().next() {
        // öt, ötven, ötszáz …; egy, ezer, egymillió
        Some('5') => true,
        Some('1') => digits % 3 == 1,
        Some(first) if spelled_out(text) => "AEFILMNORSUXY".contains(first),
        Some(first) => "aáeéiíoóöőuúüű".contains(first.to_lowercase().next().unwrap_or(first)),
        None => false,
    };
    if vowel { "az" } else { "a" }
}

/// Returns whether the first word is read letter by letter: `R2-D2`, `LG`, `HK-47`.
fn spelled_out(text: &str) -> bool {
    let capitals = text.chars().take_while(char::is_ascii_uppercase).count();
    let goes_on = text.chars().nth(capitals).is_some_and(char::is_alphabetic);
    let vowels = text.chars().take(capitals).any(|c| "AEIOU".contains(c));
    capitals > 0 && !goes_on && (capitals < 3 || !vowels)
}

#[cfg(test)]
mod tests {
    use super::article;

    #[test]
    fn the_article_goes_by_the_sound_that_follows() {
        for (name, expected) in [
            ("Birodalom", "a"),
            ("Új Köztársaság", "az"),
            ("Yuuzhan Vong", "a"),
            ("„Erő”", "az"),
            ("5", "az"),
            ("501st Legion", "az"),
            ("181st Imperial Pilot", "a"),
            ("1", "az"),
            ("1000", "az"),
            ("10", "a"),
            ("R2-D2", "az"),
            ("HK-47", "a"),
            ("LG", "az"),
            ("ARC Trooper", "az"),
            ("BARC Speeder", "a"),
            ("", "a"),
        ] {
            assert_eq!(article(name), expected, "{name}");
        }
    }
}
