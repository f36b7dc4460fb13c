//! Folding: the form in which names are compared, without case, accents or typographic punctuation.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Returns text in lower case, without accents, with plain quotes and dashes and single spaces.
/// `Padmé  Amidala – Senator` becomes `padme amidala - senator`.
#[must_use]
pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    if text.is_ascii() {
        // The common case, with nothing to decompose.
        for c in text.bytes().map(char::from) {
            match c {
                '`' => out.push('\''),
                c if c.is_whitespace() => {
                    if !out.ends_with(' ') && !out.is_empty() {
                        out.push(' ');
                    }
                }
                c => out.push(c.to_ascii_lowercase()),
            }
        }
        out.truncate(out.trim_end().len());
        return out;
    }
    for c in text.nfkd().filter(|c| !is_combining_mark(*c)) {
        match c {
            '‘' | '’' | '`' | '´' | 'ʼ' => out.push('\''),
            '“' | '”' | '„' => out.push('"'),
            '‐'..='―' | '−' => out.push('-'),
            c if c.is_whitespace() => {
                if !out.ends_with(' ') && !out.is_empty() {
                    out.push(' ');
                }
            }
            c => out.extend(c.to_lowercase()),
        }
    }
    out.truncate(out.trim_end().len());
    out
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn folding_ignores_case_accents_and_typography() {
        assert_eq!(fold("  Padmé\u{a0} Amidala – “Senator” "), "padme amidala - \"senator\"");
        assert_eq!(fold("Kota’s Militia"), "kota's militia");
        assert_eq!(fold("ŐŰ"), "ou");
        assert_eq!(fold(" `Boba`\tFett\r\n "), "'boba' fett");
    }
}
