//! Short texts in two columns, as the last part of a page and on to the next.

use std::ops::Range;

use crate::draw::{Canvas, Pen};
use crate::layout::Weight;
use crate::page::Role;
use crate::text::{Fonts, MM_PER_PT, Paragraph, Span};
use crate::view::CardLine;

/// Points, on a squad's sheet. It doesn't shrink with a crowded one: who has to look something up isn't helped by
/// smaller letters.
const SIZE: f32 = 7.5;
/// The height of a line as a multiple of the size, and the space above a text.
const LEADING: f32 = 1.25;
const GAP: f32 = 0.38;
/// Space between the columns, in mm.
const BETWEEN: f32 = 6.0;

/// Texts, of which those from `next` on aren't drawn yet.
pub(super) struct TwoColumns {
    /// Points.
    size: f32,
    texts: Vec<Text>,
    next: usize,
    /// A column's width in mm.
    width: f32,
}

struct Text {
    name: String,
    paragraph: Paragraph,
    lines: Vec<Range<usize>>,
}

impl TwoColumns {
    /// Sets texts in columns that are together as wide as that.
    pub(super) fn new(fonts: &Fonts, texts: &[CardLine], width: f32) -> Self {
        Self::sized(fonts, texts, width, SIZE)
    }

    /// The same at a size in points, or at the smallest that can be read.
    pub(super) fn sized(fonts: &Fonts, texts: &[CardLine], width: f32, size: f32) -> Self {
        let least = |line: &CardLine| {
            [&line.lead, &line.text].map(|text| Paragraph::plain(fonts, text, Weight::Regular).least())
        };
        let size = texts.iter().flat_map(least).fold(size, f32::max);
        let width = (width - BETWEEN) / 2.0;
        let set = |line: &CardLine| {
            let lead = Span { text: &line.lead, weight: Weight::Bold };
            let text = format!(" {}", line.text);
            let paragraph = Paragraph::new(fonts, &[lead, Span { text: &text, weight: Weight::Regular }]);
            let lines = paragraph.lines(width / (size * MM_PER_PT)).ranges;
            Text { name: line.lead.clone(), paragraph, lines }
        };
        Self { size, texts: texts.iter().map(set).collect(), next: 0, width }
    }

    /// The width of a column in mm.
    pub(super) const fn width(&self) -> f32 {
        self.width
    }

    /// The height of a line in mm.
    pub(super) const fn line(&self) -> f32 {
        self.size * LEADING * MM_PER_PT
    }

    /// Whether all is drawn.
    pub(super) fn is_done(&self) -> bool {
        self.next >= self.texts.len()
    }

    /// Draws what goes above `bottom`, each column from its own top down, and returns how far down that reaches. Where
    /// all that is left goes in, both columns end at the same height. No text is parted.
    pub(super) fn draw(&mut self, canvas: &mut Canvas, x: f32, tops: [f32; 2], bottom: f32) -> f32 {
        let bottom = self.evened(tops, bottom);
        let mut deepest = tops[0];
        for (column, start) in [x, x + self.width + BETWEEN].into_iter().zip(tops) {
            let end = self.end_of_column(self.next, bottom - start);
            let mut top = start;
            for text in &self.texts[self.next..end] {
                top += if top > start { GAP * self.size * MM_PER_PT } else { 0.0 };
                for range in &text.lines {
                    let baseline = top + 0.97 * self.size * MM_PER_PT;
                    let glyphs = &text.paragraph.glyphs[range.clone()];
                    canvas.glyphs(glyphs, column, baseline, self.size, Pen::black(Role::Line));
                    top += self.line();
                }
            }
            deepest = if end > self.next { deepest.max(top) } else { deepest };
            self.next = end;
        }
        deepest
    }

    /// Leaves a text out that no page is high enough for, and tells what it was called.
    pub(super) fn skip(&mut self) -> String {
        let name = self.texts.get(self.next).map(|text| text.name.clone());
        self.next += 1;
        name.unwrap_or_default()
    }

    /// The highest end at which both columns hold all that is left; the bottom where they don't.
    fn evened(&self, tops: [f32; 2], bottom: f32) -> f32 {
        let mut end = tops[0].min(tops[1]) + self.line();
        while end < bottom {
            let half = self.end_of_column(self.next, end - tops[0]);
            if self.end_of_column(half, end - tops[1]) == self.texts.len() {
                return end;
            }
            end += self.line() / 2.0;
        }
        bottom
    }

    /// The text that no longer fits a column of this height that begins with the text at `first`.
    fn end_of_column(&self, first: usize, height: f32) -> usize {
        let mut used = 0.0;
        for (at, text) in self.texts.iter().enumerate().skip(first) {
            used += if at > first { GAP * self.size * MM_PER_PT } else { 0.0 };
            used += text.lines.len() as f32 * self.line();
            if used > height + 1e-3 {
                return at;
            }
        }
        self.texts.len()
    }
}
