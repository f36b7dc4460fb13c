//! Forum markup: the content is a list like any other.

use std::borrow::Cow;

/// Tags that forums know. `[74]` and `[Republic]` are none.
const TAGS: [&str; 16] = [
    "b", "i", "u", "s", "*", "list", "quote", "url", "color", "size", "center", "code", "img", "spoiler",
    "table", "left",
];

/// The line without its tags: `[b]ARC Trooper[/b]` is `ARC Trooper`.
pub(super) fn untagged(line: &str) -> Cow<'_, str> {
    if !line.contains('[') {
        return Cow::Borrowed(line);
    }
    let (mut out, mut rest) = (String::with_capacity(line.len()), line);
    while let Some(open) = rest.find('[') {
        out.push_str(&rest[..open]);
        rest = &rest[open..];
        let end = rest.find(']').filter(|end| is_tag(&rest[1..*end]));
        // What is no tag keeps its bracket, and what follows is looked through on its own.
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
    let name = name.split(['=', ' ']).next().unwrap_or_default();
    // `[list: something]` and the like are somebody's own brackets.
    TAGS.iter().any(|tag| tag.eq_ignore_ascii_case(name)) && !inside.contains([',', ':']) || is_link(inside)
}

fn is_link(inside: &str) -> bool {
    inside.strip_prefix("url=").or_else(|| inside.strip_prefix("URL=")).is_some()
}

#[cfg(test)]
mod tests {
    use super::untagged;

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
        ] {
            assert_eq!(untagged(line), expected);
        }
    }
}
