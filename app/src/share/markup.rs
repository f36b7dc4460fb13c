//! Posts with markup: the same content in the notations of chats, forums and web pages.

use std::fmt::Write as _;

use super::post::{Post, PostLine};
use super::style::OwnStyle;

/// What a notation writes around the parts of a post.
struct Markup {
    /// Makes text stand for itself.
    plain: fn(&str) -> String,
    /// Before and after the whole.
    whole: [&'static str; 2],
    title: [&'static str; 2],
    /// Of lines that belong together: before the first, between two, after the last.
    lines: [&'static str; 3],
    bold: [&'static str; 2],
    heading: [&'static str; 2],
    list: [&'static str; 2],
    item: [&'static str; 2],
    /// An item that belongs to the one above.
    below: [&'static str; 2],
    code: [&'static str; 2],
}

/// GitHub's, which Discord and Reddit read as well.
const MARKDOWN: Markup = Markup {
    plain: escaped_in_markdown,
    whole: ["", ""],
    title: ["## ", "\n\n"],
    // Two spaces at the end of a line keep it apart from the next.
    lines: ["", "  \n", "\n"],
    bold: ["**", "**"],
    heading: ["\n**", "**\n"],
    list: ["", ""],
    item: ["- ", "\n"],
    below: ["  - ", "\n"],
    code: ["\n", "\n"],
};

/// What BoardGameGeek and other forums have in common.
const BBCODE: Markup = Markup {
    plain: escaped_in_bbcode,
    whole: ["", ""],
    title: ["[size=18][b]", "[/b][/size]\n"],
    lines: ["", "\n", "\n"],
    bold: ["[b]", "[/b]"],
    heading: ["\n[b]", "[/b]\n"],
    list: ["[list]\n", "[/list]\n"],
    item: ["[*]", "\n"],
    below: ["[*]↳ ", "\n"],
    code: ["\n", "\n"],
};

const HTML: Markup = Markup {
    plain: escaped_in_html,
    whole: ["<div lang=\"{language}\">\n", "</div>\n"],
    title: ["<h3>", "</h3>\n"],
    lines: ["<p>", "<br>\n", "</p>\n"],
    bold: ["<b>", "</b>"],
    heading: ["<h4>", "</h4>\n"],
    list: ["<ul>\n", "</ul>\n"],
    item: ["<li>", "</li>\n"],
    below: ["<li>↳ ", "</li>\n"],
    code: ["<p>", "</p>\n"],
};

/// Writes a post in a style with markup.
pub(super) fn write(post: &Post, style: OwnStyle) -> String {
    let (markup, [before, after]) = match style {
        OwnStyle::Bbcode => (&BBCODE, ["[code]", "[/code]"]),
        OwnStyle::Html => (&HTML, ["<code>", "</code>"]),
        _ => (&MARKDOWN, ["`", "`"]),
    };
    let mut out = markup.whole[0].replace("{language}", post.language);
    out.push_str(&markup.around(markup.title, &post.title));
    let verdict = markup.around(markup.bold, &post.verdict);
    let totals = post.totals.iter().map(|total| (markup.plain)(total));
    let summary = std::iter::once(verdict).chain(totals).collect::<Vec<_>>().join(" · ");
    let [first, between, last] = markup.lines;
    let _ = write!(out, "{first}{}{between}{summary}{last}", (markup.plain)(&post.about));
    if !post.findings.is_empty() {
        let findings = post.findings.iter().map(|finding| markup.around(markup.item, finding));
        out.push_str(&markup.list(findings));
    }
    for group in &post.groups {
        out.push_str(&markup.around(markup.heading, &group.heading));
        out.push_str(&markup.list(group.lines.iter().map(|line| markup.line(line))));
    }
    let (heading, choices) = &post.setup;
    if !choices.is_empty() {
        out.push_str(&markup.around(markup.heading, heading));
        let choice =
            |(label, answer): &(String, String)| markup.around(markup.item, &format!("{label}: {answer}"));
        out.push_str(&markup.list(choices.iter().map(choice)));
    }
    let (label, code) = &post.code;
    let [open, close] = markup.code;
    let _ = write!(out, "{open}{} {before}{code}{after}{close}", (markup.plain)(label));
    out.push_str(markup.whole[1]);
    out
}

impl Markup {
    /// Returns text between two marks.
    fn around(&self, [before, after]: [&str; 2], text: &str) -> String {
        format!("{before}{}{after}", (self.plain)(text))
    }

    fn list(&self, items: impl Iterator<Item = String>) -> String {
        format!("{}{}{}", self.list[0], items.collect::<String>(), self.list[1])
    }

    /// `- 3× Clone Trooper [9] = 27`
    fn line(&self, line: &PostLine) -> String {
        let [before, after] = if line.below { self.below } else { self.item };
        format!("{before}{}× {}{}{after}", line.count, (self.plain)(&line.name), line.behind)
    }
}

/// Whatever Discord, Reddit or GitHub may take for markup gets a backslash.
fn escaped_in_markdown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(
            c,
            '\\' | '`' | '*' | '_' | '{' | '}' | '[' | ']' | '<' | '>' | '|' | '~' | '#' | '&' | '$'
        ) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// Forums have no sign that makes a bracket stand for itself, so that brackets of names become wide ones, which look the
/// same and which Muster reads as what they were.
fn escaped_in_bbcode(text: &str) -> String {
    text.replace('[', "［").replace(']', "］")
}

fn escaped_in_html(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}
