//! The only way to produce output. A name, a note or a path may contain anything, and terminals obey control
//! characters: here they are made visible instead. Muster's own styles are represented by marks up to this
//! point, so that nothing else can produce styles.

use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, IsTerminal as _, Write};
use std::sync::OnceLock;

use anstyle::{AnsiColor, Style};

use crate::reply::{Form, Reply, exit};

/// The style of a part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    Bold,
    Quiet,
    Good,
    Bad,
    Warn,
    Ask,
}

impl Look {
    const ALL: [Self; 6] = [Self::Bold, Self::Quiet, Self::Good, Self::Bad, Self::Warn, Self::Ask];

    fn style(self) -> Style {
        match self {
            Self::Bold => Style::new().bold(),
            Self::Quiet => Style::new().dimmed(),
            Self::Good => AnsiColor::Green.on_default().bold(),
            Self::Bad => AnsiColor::Red.on_default().bold(),
            Self::Warn => AnsiColor::Yellow.on_default().bold(),
            Self::Ask => AnsiColor::Blue.on_default().bold(),
        }
    }

    /// Returns the character that represents it after the sign.
    fn mark(self) -> char {
        MARKS[self as usize]
    }
}

/// Noncharacters, which never occur in text: one per style, then the end.
const MARKS: [char; 7] = ['\u{fdd0}', '\u{fdd1}', '\u{fdd2}', '\u{fdd3}', '\u{fdd4}', '\u{fdd5}', '\u{fdd6}'];
const END: char = MARKS[6];

/// Returns whether a character is a style mark, which takes no space.
pub(crate) fn is_mark(c: char) -> bool {
    matches!(c, '\u{fdd0}'..='\u{fdef}')
}

/// Returns the prefix of marks. It is different in every run, so that no name can contain it.
fn sign() -> &'static str {
    static SIGN: OnceLock<String> = OnceLock::new();
    SIGN.get_or_init(|| {
        let chance = RandomState::new().hash_one("sign");
        let digit = |i: u32| char::from_u32(0xfde0 + ((chance >> (4 * i)) & 0xf) as u32);
        (0..16).filter_map(digit).collect()
    })
}

/// Returns text in a style, if styles are shown.
pub(crate) fn styled(text: &str, look: Look, colour: bool) -> String {
    if colour { format!("{0}{1}{text}{0}{END}", sign(), look.mark()) } else { text.to_owned() }
}

/// Returns whether a character controls a terminal or the text direction. Newlines and tabs are handled
/// elsewhere.
fn steers(c: char) -> bool {
    c.is_control() || is_mark(c) || is_unseen(c)
}

/// Returns whether a character changes the direction or breaks of text, or can't be seen at all. Those that join letters
/// and emoji are needed.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e001f}')
}

/// Appends a visible representation of a control character.
fn show(c: char, out: &mut String) {
    match c {
        '\0'..='\x1f' => out.extend(char::from_u32(0x2400 + u32::from(c))),
        '\x7f' => out.push('\u{2421}'),
        c => out.push_str(&format!("<U+{:04X}>", u32::from(c))),
    }
}

/// Returns a name or sentence with line breaks, tabs and control characters made visible.
pub(crate) fn one_line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\n' | '\t') {
            show(c, &mut out);
        } else {
            out.push(c);
        }
    }
    out
}

/// Returns a text for a terminal: with styles, newlines and tabs, but without other control characters.
fn clean(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let mark = rest.strip_prefix(sign()).and_then(|behind| behind.chars().next());
        if let Some(mark) = mark.filter(|mark| MARKS.contains(mark)) {
            match Look::ALL.into_iter().find(|look| look.mark() == mark) {
                Some(look) => out.push_str(&look.style().render().to_string()),
                None => out.push_str(&anstyle::Reset.render().to_string()),
            }
            rest = &rest[sign().len() + mark.len_utf8()..];
            continue;
        }
        if steers(c) && !matches!(c, '\n' | '\t') {
            show(c, &mut out);
        } else {
            out.push(c);
        }
        rest = &rest[c.len_utf8()..];
    }
    out
}

/// Returns JSON with control characters as `\u` escapes. They only occur in strings, whose values remain the
/// same.
fn escaped(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    for c in json.chars() {
        if steers(c) && c != '\n' {
            out.push_str(&format!("\\u{:04x}", u32::from(c)));
        } else {
            out.push(c);
        }
    }
    out
}

/// Returns what is written to standard output.
fn outgoing(reply: &Reply, to_terminal: bool) -> String {
    match reply.form {
        Form::Text => clean(&reply.out),
        Form::Json => escaped(&reply.out),
        Form::Raw if to_terminal => clean(&reply.out.replace("\r\n", "\n")),
        Form::Raw => reply.out.clone(),
    }
}

/// Writes the answer and returns the exit code; a closed pipe is not a failure.
pub(crate) fn write(reply: &Reply) -> u8 {
    let text = outgoing(reply, io::stdout().is_terminal());
    let mut out = io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    // If standard error fails, the exit code still informs scripts.
    let _ = tell(&reply.note);
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            // Untranslated, as the localised output has just failed.
            let _ = tell(&format!("muster: {error}\n"));
            exit::FAILED
        }
        _ => reply.code,
    }
}

/// Writes a message to standard error.
pub(crate) fn tell(text: &str) -> io::Result<()> {
    let mut out = io::stderr().lock();
    out.write_all(clean(text).as_bytes())?;
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_terminal_is_seen_and_does_nothing() {
        let cases = [
            ("plain Ő 龍 \u{200d}", "plain Ő 龍 \u{200d}"),
            ("a\x1b[2Jb", "a␛[2Jb"),
            ("a\rb\x07\x08\0", "a␍b␇␈␀"),
            ("\x7f\u{9b}31m\u{85}", "␡<U+009B>31m<U+0085>"),
            ("\u{202e}x\u{2066}\u{2069}\u{2028}", "<U+202E>x<U+2066><U+2069><U+2028>"),
            ("lines\nand\ttabs", "lines\nand\ttabs"),
            ("\u{fdd0}\u{fdef}", "<U+FDD0><U+FDEF>"),
        ];
        for (text, seen) in cases {
            assert_eq!(clean(text), seen);
        }
        assert_eq!(one_line("a\nb\tc"), "a␊b␉c");
    }

    #[test]
    fn our_own_styles_come_out_and_nobody_elses() {
        let bold = styled("na\x1b[0mme", Look::Bold, true);
        assert_eq!(clean(&bold), "\x1b[1mna␛[0mme\x1b[0m");
        assert_eq!(styled("name", Look::Bad, false), "name");
        let guessed = format!("{}{}", "\u{fde0}".repeat(16), Look::Bad.mark());
        assert!(!clean(&guessed).contains('\x1b'));
    }

    #[test]
    fn json_keeps_its_value_and_data_its_bytes() {
        let text = "\u{9b}\u{202e}\u{7f}\u{1b}\n é";
        let json = serde_json::to_string_pretty(&serde_json::json!({ "name": text })).expect("JSON");
        let safe = escaped(&json);
        assert!(!safe.contains(['\u{9b}', '\u{202e}', '\u{7f}', '\u{1b}']));
        let value: serde_json::Value = serde_json::from_str(&safe).expect("JSON");
        assert_eq!(value["name"], text);

        let raw = Reply { form: Form::Raw, ..Reply::new(0, format!("{text}\r\n")) };
        assert_eq!(outgoing(&raw, false), raw.out);
        assert_eq!(outgoing(&raw, true), "<U+009B><U+202E>␡␛\n é\n");
    }
}
