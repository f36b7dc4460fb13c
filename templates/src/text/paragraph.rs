//! A paragraph: glyphs, and where it may be broken into lines.

use std::ops::Range;

use unicode_linebreak::{BreakOpportunity, linebreaks};
use unicode_normalization::UnicodeNormalization;

use super::{Fonts, Glyph, LEAST, LEAST_CHINESE};
use crate::layout::Weight;
use crate::view::Mark;

/// Text of one weight.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Span<'a> {
    pub(crate) text: &'a str,
    pub(crate) weight: Weight,
}

/// Glyphs and the places where a line may end. Measures are in ems, so that one
/// paragraph serves every size.
#[derive(Debug, Clone, Default)]
pub(crate) struct Paragraph {
    pub(crate) glyphs: Vec<Glyph>,
    /// Whether a line may end after the glyph of the same index.
    ends: Vec<End>,
    text: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    Never,
    May,
    Must,
}

/// Lines of a paragraph, as ranges of its glyphs without the spaces at their ends.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Lines {
    pub(crate) ranges: Vec<Range<usize>>,
    /// A word was wider than the line and had to be broken inside.
    pub(crate) forced: bool,
}

impl Paragraph {
    /// Text of one weight.
    pub(crate) fn plain(fonts: &Fonts, text: &str, weight: Weight) -> Self {
        Self::new(fonts, &[Span { text, weight }])
    }

    /// Text of several weights, one after the other.
    pub(crate) fn new(fonts: &Fonts, spans: &[Span<'_>]) -> Self {
        let mut text = String::new();
        let mut characters: Vec<(char, Weight)> = Vec::new();
        for span in spans {
            // Composed characters: fonts have ő, but not o with a loose accent.
            for character in span.text.nfc().filter_map(printable) {
                text.push(character);
                characters.push((character, span.weight));
            }
        }
        let ends = line_ends(&text, characters.len());
        let glyphs = characters
            .iter()
            .enumerate()
            .map(|(number, &(character, weight))| {
                let near =
                    |n: Option<usize>| n.and_then(|n| characters.get(n)).is_some_and(|&(c, _)| is_chinese(c));
                let wide =
                    in_both_scripts(character) && (near(number.checked_sub(1)) || near(Some(number + 1)));
                // A forced break is trimmed off the line's end like a space.
                let drawn = if character == '\n' { ' ' } else { character };
                fonts.glyph(drawn, weight, wide, &text)
            })
            .collect();
        Self { glyphs, ends, text }
    }

    /// Text with marks, each before the character that begins at its byte. No line ends between a
    /// mark and what it stands before.
    pub(crate) fn marked(fonts: &Fonts, text: &str, marks: &[(usize, Mark)], weight: Weight) -> Self {
        let mut paragraph = Self::plain(fonts, text, weight);
        // From the last on, so that the places of the others stay as they were.
        for (at, mark) in marks.iter().rev() {
            let Some(before) = text.get(..*at) else { continue };
            let at = before.nfc().filter_map(printable).count().min(paragraph.glyphs.len());
            paragraph.glyphs.insert(at, Glyph::mark(*mark));
            paragraph.ends.insert(at, End::Never);
        }
        paragraph
    }

    /// The text as it will be printed.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.glyphs.iter().all(Glyph::is_space)
    }

    /// The smallest size in points that can be read on paper.
    pub(crate) fn least(&self) -> f32 {
        if self.glyphs.iter().any(|glyph| is_chinese(glyph.character)) { LEAST_CHINESE } else { LEAST }
    }

    /// Width in ems when set in one line.
    pub(crate) fn width(&self) -> f32 {
        self.glyphs.iter().map(|glyph| glyph.advance).sum()
    }

    /// Breaks into lines of at most `width` ems.
    pub(crate) fn lines(&self, width: f32) -> Lines {
        // Sums of the same advances may differ in the last bits.
        let width = width + 1e-4;
        let mut lines = Lines::default();
        let mut start = self.skip_spaces(0);
        while start < self.glyphs.len() {
            let (end, next, forced) = self.line_from(start, width);
            lines.forced |= forced;
            lines.ranges.push(start..end);
            start = self.skip_spaces(next);
        }
        lines
    }

    /// The end of the line that starts at `start` (without spaces), where the
    /// next begins, and whether a word was broken.
    fn line_from(&self, start: usize, width: f32) -> (usize, usize, bool) {
        let mut used = 0.0;
        let mut last = None;
        for index in start..self.glyphs.len() {
            let glyph = &self.glyphs[index];
            used += glyph.advance;
            if used > width && !glyph.is_space() && index > start {
                let (next, forced) = match last {
                    Some(next) => (next, false),
                    None => (self.forced_break(start, index), true),
                };
                return (self.trim(start, next), next, forced);
            }
            match self.ends[index] {
                End::Must => return (self.trim(start, index + 1), index + 1, false),
                End::May => last = Some(index + 1),
                End::Never => {}
            }
        }
        let end = self.glyphs.len();
        (self.trim(start, end), end, used > width && end - start == 1)
    }

    /// Where to break a word that is too long, not before a sign that may not
    /// begin a line.
    fn forced_break(&self, start: usize, mut at: usize) -> usize {
        let limit = at;
        while at > start + 1 && may_not_begin(self.glyphs[at].character) {
            at -= 1;
        }
        if may_not_begin(self.glyphs[at].character) { limit } else { at }
    }

    fn skip_spaces(&self, from: usize) -> usize {
        let rest = self.glyphs.get(from..).unwrap_or_default();
        from + rest.iter().take_while(|glyph| glyph.is_space()).count()
    }

    fn trim(&self, start: usize, end: usize) -> usize {
        let spaces = self.glyphs[start..end].iter().rev().take_while(|glyph| glyph.is_space());
        end - spaces.count()
    }
}

/// Whether a line may end after each of the `count` characters of `text`.
fn line_ends(text: &str, count: usize) -> Vec<End> {
    let mut ends = vec![End::Never; count];
    let mut breaks = linebreaks(text).peekable();
    for ((offset, character), end) in text.char_indices().zip(&mut ends) {
        let after = offset + character.len_utf8();
        // The break after the last character is no break: the text is over.
        while let Some((at, opportunity)) = breaks.next_if(|&(at, _)| at <= after) {
            if at == after && after < text.len() {
                *end = match opportunity {
                    BreakOpportunity::Mandatory => End::Must,
                    BreakOpportunity::Allowed if clings(&text[..after], &text[after..]) => End::Never,
                    BreakOpportunity::Allowed => End::May,
                };
            }
        }
    }
    ends
}

/// Whether what follows a space stays on its line: a number with the word that it belongs to, as in
/// `Force Renewal 1`, and a dot between two words with the first of them.
fn clings(before: &str, after: &str) -> bool {
    let words = before.trim_end_matches([' ', '\u{3000}']);
    if words.len() == before.len() {
        return false;
    }
    if after.starts_with('·') {
        return true;
    }
    let is_number = |word: &str| {
        let digits = word.trim_start_matches(['+', '-', '−']);
        digits.starts_with(|c: char| c.is_ascii_digit())
    };
    // A row of numbers is broken like any other text.
    is_number(after) && words.chars().next_back().is_some_and(char::is_alphabetic)
}

/// What is drawn for a character; `None` for what steers and isn't drawn.
fn printable(character: char) -> Option<char> {
    match character {
        '\n' | '\u{2028}' | '\u{2029}' => Some('\n'),
        '\t' => Some(' '),
        '\u{ad}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2064}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' => None,
        c if c.is_control() => None,
        c => Some(c),
    }
}

/// Han, kana and the signs that are drawn a full em wide among them.
fn is_chinese(character: char) -> bool {
    matches!(u32::from(character),
        0x2e80..=0x9fff | 0xf900..=0xfaff | 0xfe30..=0xfe4f | 0xff00..=0xffef | 0x2_0000..=0x3_ffff)
}

/// Signs that Western fonts draw narrow and Chinese fonts wide.
fn in_both_scripts(character: char) -> bool {
    matches!(character, '‘' | '’' | '“' | '”' | '…' | '—' | '·')
}

/// Signs that may not begin a line even where a word has to be broken.
fn may_not_begin(character: char) -> bool {
    matches!(
        character,
        '。' | '，'
            | '、'
            | '；'
            | '：'
            | '？'
            | '！'
            | '）'
            | '」'
            | '』'
            | '】'
            | '》'
            | '〉'
            | '〕'
            | '”'
            | '’'
            | '…'
            | '—'
            | '％'
            | '.'
            | ','
            | ';'
            | ':'
            | '?'
            | '!'
            | ')'
            | ']'
            | '%'
            | '\u{300}'..='\u{36f}'
    )
}
