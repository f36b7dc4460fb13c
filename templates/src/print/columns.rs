//! Short texts in two columns, as the last part of a page, continued on the next.

use std::ops::Range;

use crate::draw::{Canvas, Pen};
use crate::layout::Weight;
use crate::page::Role;
use crate::text::{Fonts, MM_PER_PT, Paragraph, Span};
use crate::view::CardLine;

/// The size in points on a squad's sheet. It doesn't shrink on crowded sheets: explanations must stay readable.
const SIZE: f32 = 7.5;
/// The height of a line, and the space above a text, as multiples of the size.
const LEADING: f32 = 1.25;
const GAP: f32 = 0.38;
/// The space between the columns, in mm.
const BETWEEN: f32 = 6.0;

/// Texts, of which those from `next` on haven't been drawn yet.
pub(super) struct TwoColumns {
    /// The size in points.
    size: f32,
    texts: Vec<Text>,
    next: usize,
    /// The width of a column, in mm.
    width: f32,
}

struct Text {
    name: String,
    paragraph: Paragraph,
    lines: Vec<Range<usize>>,
}

impl TwoColumns {
    /// Sets texts in two columns with a total width.
    pub(super) fn new(fonts: &Fonts, texts: &[CardLine], width: f32) -> Self {
        Self::sized(fonts, texts, width, SIZE)
    }

    /// As [`new`](Self::new), at a size in points, or the smallest readable one if that is larger.
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

    /// Returns the width of a column, in mm.
    pub(super) const fn width(&self) -> f32 {
        self.width
    }

    /// Returns the height of a line, in mm.
    pub(super) const fn line(&self) -> f32 {
        self.size * LEADING * MM_PER_PT
    }

    /// Returns whether all texts have been drawn.
    pub(super) fn is_done(&self) -> bool {
        self.next >= self.texts.len()
    }

    /// Draws what fits above `bottom`, each column from its own top, and returns the y of the lower end. If all
    /// remaining texts fit, the columns are balanced. No text is split.
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

    /// Skips a text that is too high for any page, and returns its name.
    pub(super) fn skip(&mut self) -> String {
        let name = self.texts.get(self.next).map(|text| text.name.clone());
        self.next += 1;
        name.unwrap_or_default()
    }

    /// Returns the smallest y at which both columns hold all remaining texts, or `bottom` if they don't.
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

    /// Returns the index of the first text that doesn't fit into a column of this height that starts with the
    /// text at `first`.
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
