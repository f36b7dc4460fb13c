//! A card's abilities: as large as possible, then continued on another card.

use std::ops::Range;

use crate::draw::{Canvas, Pen};
use crate::layout::{Area, LinesStyle, Weight};
use crate::page::Role;
use crate::text::{Fonts, MM_PER_PT, Paragraph, Span, baseline_offset, sizes};
use crate::view::CardLine;

/// A line to write on, in place of glyphs.
const WRITTEN: Range<usize> = 0..0;
/// How many of them there are below a lead whose text isn't known, and how high each is, in mm.
const LINES: usize = 2;
const HIGH: f32 = 4.6;

/// Abilities, ready to be set at any size.
pub(crate) struct Body {
    paragraphs: Vec<Paragraph>,
    /// Below which paragraphs there are lines to write on.
    open: Vec<bool>,
    style: LinesStyle,
}

/// The lines on one card.
#[derive(Debug, Clone, Default)]
pub(crate) struct Part {
    /// The size in points.
    size: f32,
    /// Lines, each with the index of its paragraph and a range of its glyphs.
    lines: Vec<(usize, Range<usize>)>,
}

impl Body {
    pub(crate) fn new(fonts: &Fonts, lines: &[CardLine], style: LinesStyle) -> Self {
        let (paragraphs, open): (Vec<Paragraph>, Vec<bool>) = lines
            .iter()
            .map(|line| {
                let space = if line.lead.is_empty() || line.text.is_empty() { "" } else { " " };
                let bold = |text| Span { text, weight: Weight::Bold };
                let regular = |text| Span { text, weight: Weight::Regular };
                let spans = [bold(&line.lead), regular(space), regular(&line.text)];
                (Paragraph::new(fonts, &spans), line.open)
            })
            .filter(|(paragraph, _)| !paragraph.is_empty())
            .unzip();
        let least = paragraphs.iter().map(Paragraph::least).fold(0.0, f32::max);
        let style = LinesStyle { size: style.size.max(least), floor: style.floor.max(least), ..style };
        Self { paragraphs, open, style }
    }

    /// Distributes the lines over boxes of `width` mm: the first is `first` mm high, the others `further` mm.
    /// Uses as few boxes as the smallest size needs, and the largest size that needs no more.
    pub(crate) fn parts(&self, width: f32, first: f32, further: f32) -> Vec<Part> {
        if self.paragraphs.is_empty() {
            return Vec::new();
        }
        let fewest = self.divided(self.style.floor, width, first, further).len();
        sizes(self.style.size, self.style.floor)
            .map(|size| self.divided(size, width, first, further))
            .find(|parts| parts.len() <= fewest)
            .unwrap_or_default()
    }

    fn divided(&self, size: f32, width: f32, first: f32, further: f32) -> Vec<Part> {
        let em = size * MM_PER_PT;
        let (line, gap) = (self.style.leading * em, self.gap(size) * em);
        let empty = || Part { size, lines: Vec::new() };
        let mut parts = vec![empty()];
        let mut used = 0.0;
        let mut room = first;
        for (number, paragraph) in self.paragraphs.iter().enumerate() {
            let mut lines = paragraph.lines(width / em).ranges;
            let before = if used > 0.0 { gap } else { 0.0 };
            let mut height = lines.len() as f32 * line;
            if self.open.get(number) == Some(&true) {
                lines.extend(std::iter::repeat_n(WRITTEN, LINES));
                height += LINES as f32 * HIGH;
            }
            // An ability that fits on the next card isn't split.
            let split = used + before + height > room + 1e-3;
            if split && used > 0.0 && height <= further {
                parts.push(empty());
                (used, room) = (0.0, further);
            } else {
                used += before;
            }
            for range in lines {
                let line = if range == WRITTEN { HIGH } else { line };
                // A box that is too low for a line takes one nevertheless, unless it is the first: a card full
                // of tracks has no room for text.
                let taken = parts.last().is_some_and(|p| !p.lines.is_empty());
                if used + line > room + 1e-3 && (taken || parts.len() == 1) {
                    parts.push(empty());
                    (used, room) = (0.0, further);
                }
                if let Some(part) = parts.last_mut() {
                    part.lines.push((number, range));
                }
                used += line;
            }
        }
        parts
    }

    /// Returns the space between abilities as a multiple of the size; it shrinks along with the size.
    fn gap(&self, size: f32) -> f32 {
        let range = (self.style.size - self.style.floor).max(0.01);
        let shrunk = (self.style.size - size) / range;
        self.style.gap * (1.0 - 0.65 * shrunk)
    }

    /// Draws a part from the top of `area`, and returns the y at its end.
    pub(crate) fn draw(&self, canvas: &mut Canvas, part: &Part, area: Area, role: Role) -> f32 {
        let em = part.size * MM_PER_PT;
        let mut y = area.y;
        let mut before = None;
        for (number, range) in &part.lines {
            if before.is_some_and(|b| b != number) {
                y += self.gap(part.size) * em;
            }
            before = Some(number);
            if *range == WRITTEN {
                y += HIGH;
                canvas.line([area.x, y], [area.right(), y], 0.15, 0.5);
                continue;
            }
            let baseline = y + baseline_offset(self.style.leading) * em;
            if let Some(glyphs) = self.paragraphs.get(*number).and_then(|p| p.glyphs.get(range.clone())) {
                canvas.glyphs(glyphs, area.x, baseline, part.size, Pen::black(role));
            }
            y += self.style.leading * em;
        }
        y
    }
}
