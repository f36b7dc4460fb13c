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
        if !lines.forced {
            self.fill_last(&mut lines.ranges, width);
        }
        lines
    }

    /// Gives the last line some of the one before where it would be no more than a syllable.
    fn fill_last(&self, lines: &mut [Range<usize>], width: f32) {
        /// In ems.
        const SYLLABLE: f32 = 2.6;
        /// Of the line before, so much stays at least.
        const STAYS: f32 = 0.6;
        /// A syllable of a narrow column is a smaller one.
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

/// Whether what follows stays on its line: behind a space a number with the word that it belongs to, as in
/// `Force Renewal 1` or `1 blue`, and a dot between two words with the first of them; nor does a line end inside `11-es`.
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
    // A row of numbers is broken like any other text.
    if is_number(after) {
        return words.chars().next_back().is_some_and(char::is_alphabetic);
    }
    // What is counted follows its number where that belongs to nothing before it: "1 blue, 1 green".
    let (rest, last) = words.rsplit_once(' ').unwrap_or(("", words));
    let begins = rest.trim_end().chars().next_back().is_none_or(|c| matches!(c, ',' | ';' | ':' | '·' | '('));
    begins && last.chars().all(|c| c.is_ascii_digit()) && after.starts_with(char::is_alphabetic)
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
        // Twelve characters and two more, of which one is a full stop that doesn't stand alone anyway.
        let chinese = "它可以再加入一個陣營就留在這裡。";
        assert_eq!(lines("zh-Hant", chinese, 14.5), ["它可以再加入一個陣營就留在", "這裡。"]);
        assert_eq!(lines("zh-Hant", chinese, 12.5), ["它可以再加入一個陣營就留", "在這裡。"]);
        assert_eq!(lines("zh-Hant", "反抗軍升級", 4.5), ["反抗軍", "升級"]);
        let sentence = "It may attack an enemy in line of sight, or go.";
        let whole = |text: &str| Paragraph::plain(&Fonts::new("en", false), text, Weight::Regular).width();
        assert_eq!(lines("en", sentence, whole(sentence)), [sentence]);
        let two = lines("en", sentence, whole(sentence) - 0.5);
        assert_eq!(two, ["It may attack an enemy in line of sight,", "or go."]);
        // What the writer broke stays broken, and a narrow column keeps its words.
        assert_eq!(lines("en", "It may attack an enemy\nor.", 30.0), ["It may attack an enemy", "or."]);
        let two = "Reinforcement a";
        assert_eq!(lines("en", two, whole(two) - 0.3), ["Reinforcement", "a"]);
    }
}
