//! The one way out. A name, a note or a path may hold whatever somebody typed or a file brought, and a
//! terminal obeys what it is sent: here everything that steers one is made visible instead. Our own styles
//! are marks until they get here, so that only they come out as styles.

use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, IsTerminal as _, Write};
use std::sync::OnceLock;

use anstyle::{AnsiColor, Style};

use crate::context::{Reply, exit};

/// What an answer is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Sentences and tables for a person.
    Text,
    /// JSON: what steers a terminal stands in it as an escape of JSON's own, the value is the same.
    Json,
    /// Data, to be kept in a file: byte for byte what it is, unless a terminal is to show it.
    Raw,
}

/// How a part of a text looks where styles are shown.
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

    /// The character that stands for it behind the sign.
    fn mark(self) -> char {
        MARKS[self as usize]
    }
}

/// Characters that Unicode keeps for a program's own use, never for text: one a style, then the end.
const MARKS: [char; 7] = ['\u{fdd0}', '\u{fdd1}', '\u{fdd2}', '\u{fdd3}', '\u{fdd4}', '\u{fdd5}', '\u{fdd6}'];
const END: char = MARKS[6];

/// Whether a character takes no room, since it marks a style.
pub(crate) fn is_mark(c: char) -> bool {
    matches!(c, '\u{fdd0}'..='\u{fdef}')
}

/// What a mark begins with: other in every run, so that no name can have it in it.
fn sign() -> &'static str {
    static SIGN: OnceLock<String> = OnceLock::new();
    SIGN.get_or_init(|| {
        let chance = RandomState::new().hash_one("sign");
        let digit = |i: u32| char::from_u32(0xfde0 + ((chance >> (4 * i)) & 0xf) as u32);
        (0..16).filter_map(digit).collect()
    })
}

/// Text in a style, where styles are shown.
pub(crate) fn styled(text: &str, look: Look, colour: bool) -> String {
    if colour { format!("{0}{1}{text}{0}{END}", sign(), look.mark()) } else { text.to_owned() }
}

/// Whether a character steers a terminal, or turns the direction of what follows around. Lines and tabs
/// are asked about elsewhere.
fn steers(c: char) -> bool {
    c.is_control() || is_mark(c) || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A character that steers, in one that is seen.
fn show(c: char, out: &mut String) {
    match c {
        '\0'..='\x1f' => out.extend(char::from_u32(0x2400 + u32::from(c))),
        '\x7f' => out.push('\u{2421}'),
        c => out.push_str(&format!("<U+{:04X}>", u32::from(c))),
    }
}

/// A name or a sentence: what would begin another line, or jump in this one, is seen instead.
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

/// A text as a terminal gets it: our styles, lines and tabs, and nothing else that steers.
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

/// JSON with everything that steers a terminal as `\u` and its number. Such characters stand in strings
/// only, and the value stays the same.
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

/// What goes to standard output.
fn outgoing(reply: &Reply, to_terminal: bool) -> String {
    match reply.form {
        Form::Text => clean(&reply.out),
        Form::Json => escaped(&reply.out),
        Form::Raw if to_terminal => clean(&reply.out.replace("\r\n", "\n")),
        Form::Raw => reply.out.clone(),
    }
}

/// Writes the answer; a reader that stopped listening is no failure. The exit code comes back.
pub(crate) fn write(reply: &Reply) -> u8 {
    let text = outgoing(reply, io::stdout().is_terminal());
    let mut out = io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    // Nobody is left to be told where the place for telling fails; the code still tells a script.
    let _ = tell(&reply.note);
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            // The system's own words: what carries ours just failed.
            let _ = tell(&format!("muster: {error}\n"));
            exit::FAILED
        }
        _ => reply.code,
    }
}

/// Says something beside the answer, on standard error.
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
