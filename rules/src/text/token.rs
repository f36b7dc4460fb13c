//! Splits a line into words, numbers and marks.

use unicode_normalization::UnicodeNormalization as _;

use crate::fold::fold;

/// The maximum number of digits; longer numbers are too large.
const MAX_DIGITS: usize = 12;
/// The value of every number that is too large.
pub(super) const HUGE: i64 = 1_000_000_000_000;

/// Returns the line with full-width forms, typographic dashes and special spaces normalised; case and accents
/// are kept.
pub(super) fn tidy(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    for c in line.nfkc() {
        match c {
            // `1️⃣`: the number of a line.
            '\u{20e3}' if out.ends_with(|c: char| c.is_ascii_digit()) => out.push('.'),
            // A row of dots leads to a number.
            '.' | '·' | '…' if out.ends_with("...") => {}
            '\u{fe0f}' | '\u{20e3}' | '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{ad}' => {}
            '\t' => out.push('\t'),
            '‘' | '’' | '`' | '´' | 'ʼ' => out.push('\''),
            '“' | '”' | '„' | '«' | '»' => out.push('"'),
            '‐'..='―' | '−' => out.push('-'),
            '×' | '✕' | '✖' => {
                // `Commoner×2`: the sign isn't part of the name.
                if out.ends_with(char::is_alphabetic) {
                    out.push(' ');
                }
                out.push('x');
            }
            '·' | '●' | '▪' | '◦' | '‣' | '■' | '○' | '∙' => out.push('•'),
            // `1、`: the number of a line.
            '、' if out.bytes().all(|b| b.is_ascii_digit() || b == b' ') => out.push('.'),
            '、' => out.push(','),
            '。' => out.push('.'),
            '【' | '〔' => out.push('['),
            '】' | '〕' => out.push(']'),
            '│' | '┃' | '¦' => out.push('|'),
            c if c.is_whitespace() || c.is_control() => {
                if !out.ends_with([' ', '\t']) {
                    out.push(' ');
                }
            }
            c => out.push(c),
        }
    }
    out
}

/// Returns the lines of a text with any line ending, including a lone `\r`, as editors count them.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('\r'))
}

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A run of letters, apostrophes included.
    Word,
    /// A run of digits.
    Number(i64),
    /// Any other character except spaces.
    Mark(char),
}

/// A token with its position in the tidied line.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) start: usize,
    pub(super) end: usize,
    /// The folded text without apostrophes; empty for marks, except that `&` is `and`.
    pub(super) folded: String,
    /// Whether it follows the previous token without a space.
    pub(super) glued: bool,
}

impl Token {
    pub(super) fn is_mark(&self, mark: char) -> bool {
        self.kind == Kind::Mark(mark)
    }

    pub(super) fn is_name(&self) -> bool {
        !matches!(self.kind, Kind::Mark(_))
    }

    /// Whether a name could end before this token, or start with it.
    pub(super) fn parts_from(&self, before: &Self) -> bool {
        let ideograph = |t: &Self| t.folded.chars().next().is_some_and(is_ideograph);
        !self.glued
            || ideograph(self) != ideograph(before)
            || [self, before]
                .iter()
                .any(|t| matches!(t.kind, Kind::Mark(m) if !matches!(m, '-' | '\'' | '&')))
    }

    pub(super) fn word(&self) -> Option<&str> {
        (self.kind == Kind::Word).then_some(self.folded.as_str())
    }

    pub(super) fn number(&self) -> Option<i64> {
        match self.kind {
            Kind::Number(n) => Some(n),
            _ => None,
        }
    }
}

/// Whether a mark at the start of a line is just a bullet.
pub(super) fn is_bullet(mark: char) -> bool {
    matches!(mark, '-' | '*' | '•' | '>' | '~' | '#' | '+' | '☐' | '☑' | '=' | ',' | ';' | '|' | '.' | ':')
}

/// Splits a tidied line into tokens. Letters and digits are separate: `x3`, `12pts` and `R2` are two tokens
/// each.
pub(super) fn tokens(line: &str) -> Vec<Token> {
    let mut out: Vec<Token> = Vec::new();
    let mut chars = line.char_indices().peekable();
    while let Some((start, c)) = chars.next() {
        if c.is_whitespace() && c != '\t' {
            continue;
        }
        let glued = out.last().is_some_and(|t: &Token| t.end == start);
        let mut end = start + c.len_utf8();
        if c.is_ascii_digit() {
            while let Some((_, d)) = chars.next_if(|(_, d)| d.is_ascii_digit()) {
                end += d.len_utf8();
            }
            let digits = &line[start..end];
            let value = if digits.len() > MAX_DIGITS { HUGE } else { digits.parse().unwrap_or(HUGE) };
            out.push(Token { kind: Kind::Number(value), start, end, folded: digits.to_owned(), glued });
        } else if c.is_alphanumeric() {
            let mut rest = chars.clone();
            while let Some((at, d)) = rest.next() {
                let inside = d == '\'' && rest.peek().is_some_and(|(_, e)| e.is_alphabetic());
                let letter = d.is_alphanumeric() && !d.is_ascii_digit();
                if !(inside || letter && is_ideograph(d) == is_ideograph(c)) {
                    break;
                }
                end = at + d.len_utf8();
                chars.next();
            }
            let folded = folded_word(&line[start..end]);
            out.push(Token { kind: Kind::Word, start, end, folded, glued });
        } else {
            let folded = if c == '&' { "and".to_owned() } else { String::new() };
            out.push(Token { kind: Kind::Mark(c), start, end, folded, glued });
        }
    }
    out
}

/// Whether a character belongs to a script without spaces, such as Chinese: a name ends where the script
/// changes.
pub(super) fn is_ideograph(c: char) -> bool {
    matches!(c, '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

fn folded_word(word: &str) -> String {
    if word.is_ascii() {
        return word.chars().filter(|c| *c != '\'').map(|c| c.to_ascii_lowercase()).collect();
    }
    fold(word).replace('\'', "")
}

/// Returns the form in which names are compared: letters and digits, folded and joined, with `&` as `and` and
/// without a leading article. `The 4-LOM` becomes `4lom`.
pub(super) fn key(tokens: &[Token]) -> String {
    let mut words = tokens.iter().filter(|t| !t.folded.is_empty());
    let mut out = String::new();
    let first = words.next();
    if let Some(first) = first.filter(|t| t.folded != "the") {
        out.push_str(&first.folded);
    }
    words.for_each(|t| out.push_str(&t.folded));
    if out.is_empty() { first.map(|t| t.folded.clone()).unwrap_or_default() } else { out }
}

/// Whether a token is used to look up a partial name.
pub(super) fn is_telling(token: &Token) -> bool {
    token.is_name() && !matches!(token.folded.as_str(), "the" | "and" | "")
}

/// Returns the words used to look up a partial name.
pub(super) fn words(tokens: &[Token]) -> impl Iterator<Item = &str> {
    tokens.iter().filter(|t| is_telling(t)).map(|t| t.folded.as_str())
}

/// Returns digits and Roman numerals: what distinguishes `Phase I` from `Phase II` and isn't a typo.
pub(super) fn numerals(tokens: &[Token]) -> String {
    let mut out = String::new();
    for token in tokens.iter().filter(|t| t.is_name()) {
        let roman = matches!(token.folded.as_str(), "i" | "ii" | "iii" | "iv" | "v" | "vi");
        if token.number().is_some() || roman {
            out.push_str(&token.folded);
            out.push(' ');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{HUGE, Kind, key, numerals, tidy, tokens};

    fn key_of(name: &str) -> String {
        key(&tokens(&tidy(name)))
    }

    #[test]
    fn a_key_ignores_punctuation_articles_and_the_spelling_of_and() {
        let same: &[&[&str]] = &[
            &[
                "Luke Skywalker, Rebel",
                "luke skywalker (rebel)",
                "Luke Skywalker – Rebel",
                "LUKE SKYWALKER: REBEL",
            ],
            &["C-3PO & R2-D2", "c3po and r2d2", "C-3PO AND R2-D2"],
            &["Kota’s Militia", "Kotas Militia", "KOTA'S MILITIA"],
            &["Dr. Evazan", "dr evazan"],
            &["The Mouse Droid", "mouse droid"],
            &["Padmé Amidala", "padme amidala", "PADME\u{301} AMIDALA"],
            &["Thrawn (Mitth'raw'nuruodo)", "thrawn mitthrawnuruodo"],
        ];
        for group in same {
            for name in *group {
                assert_eq!(key_of(name), key_of(group[0]), "{name}");
            }
        }
        assert_ne!(key_of("C-3PO & R2-D2"), key_of("C-3PO, R2-D2"));
        assert_eq!(key_of("The"), "the");
        assert_eq!(key_of("!!!"), "");
    }

    #[test]
    fn digits_part_from_letters_and_never_overflow() {
        let kinds: Vec<_> = tokens("x3 99999999999999999999999 12pts").iter().map(|t| t.kind).collect();
        let number = Kind::Number;
        assert_eq!(kinds, [Kind::Word, number(3), number(HUGE), number(12), Kind::Word]);
    }

    #[test]
    fn numerals_tell_phases_and_models_apart() {
        assert_ne!(numerals(&tokens("Phase I")), numerals(&tokens("Phase II")));
        assert_eq!(numerals(&tokens("Clone Trooper")), "");
    }
}
