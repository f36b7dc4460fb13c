//! Markup of forums and web pages: the content is an ordinary list, without struck-out text.

use std::borrow::Cow;

/// Forum tags. `[74]` and `[Republic]` aren't tags.
const TAGS: [&str; 16] = [
    "b", "i", "u", "s", "*", "list", "quote", "url", "color", "size", "center", "code", "img", "spoiler",
    "table", "left",
];

/// The delimiters of struck-out text.
const STRUCK: [(&str, &str); 5] =
    [("~~", "~~"), ("[s]", "[/s]"), ("[strike]", "[/strike]"), ("<s>", "</s>"), ("<del>", "</del>")];
/// HTML tags after which something new starts.
const NEW: [&str; 6] = ["li", "br", "p", "tr", "div", "td"];
/// HTML tags that only format their content.
const DRESS: [&str; 22] = [
    "ul", "ol", "b", "i", "u", "em", "strong", "span", "font", "a", "table", "tbody", "thead", "th", "h1",
    "h2", "h3", "h4", "h5", "h6", "small", "code",
];
/// HTML entities.
const ENTITIES: [(&str, &str); 14] = [
    ("&nbsp;", " "),
    ("&#160;", " "),
    ("&quot;", "\""),
    ("&#34;", "\""),
    ("&apos;", "'"),
    ("&#39;", "'"),
    ("&#x27;", "'"),
    ("&rsquo;", "'"),
    ("&times;", "×"),
    ("&ndash;", "-"),
    ("&mdash;", "-"),
    ("&lt;", "<"),
    ("&gt;", ">"),
    ("&amp;", "&"),
];

/// Returns a line without the comment behind it, and the comment: `General Veers 21 # commander effect!`, `… // leader`.
pub(super) fn uncommented(line: &str) -> (&str, Option<&str>) {
    let words = |text: &str| text.trim_start().starts_with(char::is_alphabetic);
    let begins = [" # ", "\t# ", " // ", "\t// "].iter().filter_map(|mark| {
        let at = line.find(mark)?;
        let (before, behind) = line.split_at(at);
        (before.contains(char::is_alphabetic) && words(&behind[mark.len()..])).then_some(at)
    });
    match begins.min() {
        Some(at) => (&line[..at], Some(line[at..].trim())),
        None => (line, None),
    }
}

/// Returns the line without struck-out text, and that text.
pub(super) fn unstruck(line: &str) -> (Cow<'_, str>, Vec<String>) {
    let (mut out, mut struck) = (Cow::Borrowed(line), Vec::new());
    for (begins, ends) in STRUCK {
        while let Some(from) = out.find(begins) {
            let inside = from + begins.len();
            let Some(length) = out[inside..].find(ends).filter(|length| *length > 0) else { break };
            struck.push(out[inside..inside + length].trim().to_owned());
            out = Cow::Owned(format!("{} {}", &out[..from], &out[inside + length + ends.len()..]));
        }
    }
    (out, struck)
}

/// Returns the line without tags and backslashes: `[b]ARC Trooper[/b]` and `<b>ARC Trooper</b>` become `ARC Trooper`.
pub(super) fn untagged(line: &str) -> Cow<'_, str> {
    let untagged = match unpaged(line) {
        Cow::Borrowed(line) => untagged_post(line),
        Cow::Owned(line) => Cow::Owned(untagged_post(&line).into_owned()),
    };
    if untagged.contains('\\') { Cow::Owned(unescaped(&untagged)) } else { untagged }
}

/// Returns the line without the backslashes by which Markdown makes a mark stand for itself: `D\&D`.
fn unescaped(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        match chars.next_if(|next| c == '\\' && next.is_ascii_punctuation()) {
            Some(mark) => out.push(mark),
            None => out.push(c),
        }
    }
    out
}

/// Returns the line without HTML tags and entities.
fn unpaged(line: &str) -> Cow<'_, str> {
    let mut out = Cow::Borrowed(line);
    let mut from = 0;
    while let Some(open) = out.get(from..).and_then(|rest| rest.find('<')).map(|at| from + at) {
        let end = out[open..].find('>').map(|length| open + length);
        let name = end.map(|end| {
            let name = out[open + 1..end].trim_start_matches('/');
            name.split([' ', '/']).next().unwrap_or_default().to_ascii_lowercase()
        });
        let instead = match name.as_deref() {
            Some(name) if NEW.contains(&name) => " • ",
            Some(name) if DRESS.contains(&name) => "",
            _ => {
                from = open + 1;
                continue;
            }
        };
        let end = end.unwrap_or(open);
        out = Cow::Owned(format!("{}{instead}{}", &out[..open], &out[end + 1..]));
        from = open;
    }
    for (entity, mark) in ENTITIES {
        if out.contains(entity) {
            out = Cow::Owned(out.replace(entity, mark));
        }
    }
    out
}

fn untagged_post(line: &str) -> Cow<'_, str> {
    if !line.contains('[') {
        return Cow::Borrowed(line);
    }
    let (mut out, mut rest) = (String::with_capacity(line.len()), line);
    while let Some(open) = rest.find('[') {
        out.push_str(&rest[..open]);
        rest = &rest[open..];
        let end = rest.find(']').filter(|end| is_tag(&rest[1..*end]));
        // Anything else keeps its bracket, and the rest is searched separately.
        let end = end.unwrap_or_else(|| {
            out.push('[');
            0
        });
        rest = &rest[end + 1..];
    }
    out.push_str(rest);
    Cow::Owned(out)
}

fn is_tag(inside: &str) -> bool {
    let name = inside.strip_prefix('/').unwrap_or(inside);
    let (name, more) = name.split_at(name.find(['=', ' ']).unwrap_or(name.len()));
    // `[I Can Feel It]` is a card.
    if !more.is_empty() && !more.contains('=') {
        return false;
    }
    // `[list: something]` and similar are ordinary brackets.
    TAGS.iter().any(|tag| tag.eq_ignore_ascii_case(name)) && !inside.contains([',', ':']) || is_link(inside)
}

fn is_link(inside: &str) -> bool {
    inside.strip_prefix("url=").or_else(|| inside.strip_prefix("URL=")).is_some()
}

#[cfg(test)]
mod tests {
    use super::{unstruck, untagged};

    #[test]
    fn forum_tags_fall_away_and_other_brackets_stay() {
        for (line, expected) in [
            ("[b]ARC Trooper[/b] [18]", "ARC Trooper [18]"),
            ("[*]3 Clone Trooper", "3 Clone Trooper"),
            ("[/list]", ""),
            ("[url=https://example.org/x?a,b]Bossk[/url]", "Bossk"),
            ("[color=#ff0000]Total: 100[/color]", "Total: 100"),
            ("Jawa [3", "Jawa [3"),
            ("[Republic] [[b]Yoda[/b]]", "[Republic] [Yoda]"),
            (r"D\&D \[b\] \\ a\b \", r"D&D [b] \ a\b \"),
        ] {
            assert_eq!(untagged(line), expected);
        }
    }

    #[test]
    fn a_pages_tags_fall_away_and_part_what_they_parted() {
        for (line, expected) in [
            ("<b>ARC Trooper</b> 18", "ARC Trooper 18"),
            ("Twi&#39;lek Scoundrel &amp; co", "Twi'lek Scoundrel & co"),
            ("<h4>Jawa &lt;3 &amp;lt;</h4>", "Jawa <3 &lt;"),
            ("Jawa 5<br/>Ewok 3", "Jawa 5 • Ewok 3"),
            ("Jawa < 5, Ewok > 3", "Jawa < 5, Ewok > 3"),
            ("> Jawa 5", "> Jawa 5"),
            ("<3 Jawas", "<3 Jawas"),
        ] {
            assert_eq!(untagged(line), expected);
        }
    }

    #[test]
    fn what_is_struck_out_is_kept_apart() {
        for (line, kept, struck) in [
            ("~~Jawa 5~~ Ewok 3", "Ewok 3", &["Jawa 5"][..]),
            ("[s]Jawa 5[/s]", "", &["Jawa 5"]),
            ("a <del>b</del> c ~~d~~", "a   c", &["d", "b"]),
            ("~~~~", "~~~~", &[]),
            ("about ~~100 points", "about ~~100 points", &[]),
        ] {
            let (out, taken) = unstruck(line);
            assert_eq!(
                (out.trim(), taken),
                (kept, struck.iter().map(|s| (*s).to_owned()).collect()),
                "{line}"
            );
        }
    }
}
