//! Paragraphs: glyphs and their line break opportunities.

use std::ops::Range;

use unicode_linebreak::{BreakOpportunity, linebreaks};
use unicode_normalization::UnicodeNormalization;

use super::{Fonts, Glyph, LEAST, LEAST_CHINESE, MM_PER_PT};
use crate::layout::Weight;
use crate::view::Mark;

/// Text of one weight.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Span<'a> {
    pub(crate) text: &'a str,
    pub(crate) weight: Weight,
}

/// Glyphs and their line break opportunities. Measures are in ems, so that a paragraph can be set at any size.
#[derive(Debug, Clone, Default)]
pub(crate) struct Paragraph {
    pub(crate) glyphs: Vec<Glyph>,
    /// Whether a line may end after the glyph with the same index.
    ends: Vec<End>,
    text: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    Never,
    May,
    Must,
}

/// Lines of a paragraph, as ranges of its glyphs without trailing spaces.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Lines {
    pub(crate) ranges: Vec<Range<usize>>,
    /// Whether a word was wider than the line and had to be broken.
    pub(crate) forced: bool,
}

impl Paragraph {
    /// Creates a paragraph of one weight.
    pub(crate) fn plain(fonts: &Fonts, text: &str, weight: Weight) -> Self {
        Self::new(fonts, &[Span { text, weight }])
    }

    /// Creates a paragraph of consecutive spans with different weights.
    pub(crate) fn new(fonts: &Fonts, spans: &[Span<'_>]) -> Self {
        let mut text = String::new();
        let mut characters: Vec<(char, Weight)> = Vec::new();
        for span in spans {
            // NFC: fonts have ő, but not o with a combining accent.
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
                // A forced break is trimmed at the line's end like a space.
                let drawn = if character == '\n' { ' ' } else { character };
                fonts.glyph(drawn, weight, wide, &text)
            })
            .collect();
        Self { glyphs, ends, text }
    }

    /// Creates a paragraph with marks, each before the character at its byte offset. No line ends between a
    /// mark and that character.
    pub(crate) fn marked(fonts: &Fonts, text: &str, marks: &[(usize, Mark)], weight: Weight) -> Self {
        let mut paragraph = Self::plain(fonts, text, weight);
        // Backwards, so that earlier offsets stay valid.
        for (at, mark) in marks.iter().rev() {
            let Some(before) = text.get(..*at) else { continue };
            let at = before.nfc().filter_map(printable).count().min(paragraph.glyphs.len());
            paragraph.glyphs.insert(at, Glyph::mark(*mark));
            paragraph.ends.insert(at, End::Never);
        }
        paragraph
    }

    /// Returns the text as it will be printed.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.glyphs.iter().all(Glyph::is_space)
    }

    /// Returns the smallest readable size in points.
    pub(crate) fn least(&self) -> f32 {
        if self.glyphs.iter().any(|glyph| is_chinese(glyph.character)) { LEAST_CHINESE } else { LEAST }
    }

    /// Returns the width in ems on a single line.
    pub(crate) fn width(&self) -> f32 {
        self.glyphs.iter().map(|glyph| glyph.advance).sum()
    }

    /// Returns the width in mm on a single line in type of `size` points, or the smallest readable size if that is
    /// larger.
    pub(crate) fn line_width(&self, size: f32) -> f32 {
        self.width() * size.max(self.least()) * MM_PER_PT
    }

    /// Breaks the paragraph into lines of at most `width` ems.
    pub(crate) fn lines(&self, width: f32) -> Lines {
        // Sums of the same advances may differ by rounding.
        let width = width + 1e-4;
        let mut lines = Lines::default();
        let mut start = self.skip_spaces(0);
        while start < self.glyphs.len() {
            let (end, next, forced) = self.line_from(start, width);
            lines.forced |= forced;
            lines.ranges.push(start..end);
            start = self.skip_spaces(next);
        }
        if !lines.forced {
            self.fill_last(&mut lines.ranges, width);
        }
        lines
    }

    /// Moves part of the second last line to the last one if that is no longer than a syllable.
    fn fill_last(&self, lines: &mut [Range<usize>], width: f32) {
        /// The length of a syllable in ems.
        const SYLLABLE: f32 = 2.6;
        /// The minimum share of the second last line that remains.
        const STAYS: f32 = 0.6;
        /// The maximum length of a syllable as a share of a narrow column.
        const NARROW: f32 = 0.4;
        let [.., before, last] = lines else { return };
        let syllable = SYLLABLE.min(width * NARROW);
        let wide = |range: Range<usize>| self.glyphs[range].iter().map(|glyph| glyph.advance).sum::<f32>();
        if wide(last.clone()) >= syllable || self.ends[before.end - 1..last.start].contains(&End::Must) {
            return;
        }
        let least = wide(before.clone()) * STAYS;
        for at in (before.start + 1..before.end).rev().filter(|at| self.ends[at - 1] == End::May) {
            let (end, start) = (self.trim(before.start, at), self.skip_spaces(at));
            let (stays, goes) = (wide(before.start..end), wide(start..last.end));
            if stays < least || goes > width {
                return;
            }
            if goes >= syllable {
                (before.end, last.start) = (end, start);
                return;
            }
        }
    }

    /// Returns the end of the line that starts at `start` (without spaces), the start of the next one, and
    /// whether a word was broken.
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

    /// Returns where to break a word that is too long: not before a sign that may not start a line.
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

/// Returns whether a line may end after each of the `count` characters of `text`.
fn line_ends(text: &str, count: usize) -> Vec<End> {
    let mut ends = vec![End::Never; count];
    let mut breaks = linebreaks(text).peekable();
    for ((offset, character), end) in text.char_indices().zip(&mut ends) {
        let after = offset + character.len_utf8();
        // The opportunity at the end of the text is not a break.
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

/// Returns whether `after` must stay on the same line: a number after a space with the word it belongs to, as
/// in `Force Renewal 1` or `1 blue`, a dot between two words with the first one, and the ending in `11-es`.
fn clings(before: &str, after: &str) -> bool {
    let words = before.trim_end_matches([' ', '\u{3000}']);
    if words.len() == before.len() {
        // A number's ending: "11-es".
        let number = before.strip_suffix('-').is_some_and(|n| n.ends_with(|c: char| c.is_ascii_digit()));
        return number && after.starts_with(char::is_alphabetic);
    }
    if after.starts_with('·') {
        return true;
    }
    let is_number = |word: &str| {
        let digits = word.trim_start_matches(['+', '-', '−']);
        digits.starts_with(|c: char| c.is_ascii_digit())
    };
    // A sequence of numbers may be broken.
    if is_number(after) {
        return words.chars().next_back().is_some_and(char::is_alphabetic);
    }
    // A counted noun stays with its number unless that belongs to a preceding word: "1 blue, 1 green".
    let (rest, last) = words.rsplit_once(' ').unwrap_or(("", words));
    let begins = rest.trim_end().chars().next_back().is_none_or(|c| matches!(c, ',' | ';' | ':' | '·' | '('));
    begins && last.chars().all(|c| c.is_ascii_digit()) && after.starts_with(char::is_alphabetic)
}

/// Returns the printable form of a character; `None` for control characters.
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

/// Returns whether a character is Han, kana, or a full-width sign used with them.
fn is_chinese(character: char) -> bool {
    matches!(u32::from(character),
        0x2e80..=0x9fff | 0xf900..=0xfaff | 0xfe30..=0xfe4f | 0xff00..=0xffef | 0x2_0000..=0x3_ffff)
}

/// Returns whether a sign is narrow in Western and wide in Chinese fonts.
fn in_both_scripts(character: char) -> bool {
    matches!(character, '‘' | '’' | '“' | '”' | '…' | '—' | '·')
}

/// Returns whether a sign may not start a line even if a word has to be broken.
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

#[cfg(test)]
mod tests {
    use super::Paragraph;
    use crate::layout::Weight;
    use crate::text::Fonts;

    fn lines(language: &str, text: &str, width: f32) -> Vec<String> {
        let fonts = Fonts::new(language, false);
        let paragraph = Paragraph::plain(&fonts, text, Weight::Regular);
        let text =
            |range: std::ops::Range<usize>| paragraph.glyphs[range].iter().map(|g| g.character).collect();
        paragraph.lines(width).ranges.into_iter().map(text).collect()
    }

    #[test]
    fn what_is_counted_stands_on_the_line_of_its_number() {
        for (text, expected) in [
            ("1 blue, 1 green", ["1 blue,", "1 green"]),
            ("Speed 4 blue", ["Speed 4", "blue"]),
            ("12 Battle Droid", ["12 Battle", "Droid"]),
            ("védés, 11-es", ["védés,", "11-es"]),
        ] {
            assert_eq!(lines("en", text, 4.9), expected);
        }
    }

    #[test]
    fn no_last_line_is_a_mere_syllable() {
        // Twelve characters and two more, of which one is a full stop that can't be on its own anyway.
        let chinese = "它可以再加入一個陣營就留在這裡。";
        assert_eq!(lines("zh-Hant", chinese, 14.5), ["它可以再加入一個陣營就留在", "這裡。"]);
        assert_eq!(lines("zh-Hant", chinese, 12.5), ["它可以再加入一個陣營就留", "在這裡。"]);
        assert_eq!(lines("zh-Hant", "反抗軍升級", 4.5), ["反抗軍", "升級"]);
        let sentence = "It may attack an enemy in line of sight, or go.";
        let whole = |text: &str| Paragraph::plain(&Fonts::new("en", false), text, Weight::Regular).width();
        assert_eq!(lines("en", sentence, whole(sentence)), [sentence]);
        let two = lines("en", sentence, whole(sentence) - 0.5);
        assert_eq!(two, ["It may attack an enemy in line of sight,", "or go."]);
        // Explicit line breaks are kept, and a narrow column keeps its words together.
        assert_eq!(lines("en", "It may attack an enemy\nor.", 30.0), ["It may attack an enemy", "or."]);
        let two = "Reinforcement a";
        assert_eq!(lines("en", two, whole(two) - 0.3), ["Reinforcement", "a"]);
    }
}
