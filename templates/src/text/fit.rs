//! Fits text into a box: shrinks it in steps, then breaks words, then cuts it.

use super::paragraph::Lines;
use super::{Fonts, Glyph, MM_PER_PT, Paragraph};
use crate::layout::TypeStyle;
use crate::remark::Remark;

/// The step between sizes, in points.
const STEP: f32 = 0.25;

/// The share of its size to which text may shrink to save a line.
const BEFORE_ANOTHER_LINE: f32 = 0.84;

/// Text broken into lines at a size that fits.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Fitted {
    /// The size in points.
    pub(crate) size: f32,
    /// The distance between baselines in mm.
    pub(crate) leading: f32,
    /// The style's leading, as a multiple of the size.
    pub(crate) ratio: f32,
    pub(crate) lines: Vec<Vec<Glyph>>,
}

impl Fitted {
    /// Returns the height in mm.
    pub(crate) fn height(&self) -> f32 {
        self.lines.len() as f32 * self.leading
    }
}

/// Returns every size from `size` down to `floor`, in points.
pub(crate) fn sizes(size: f32, floor: f32) -> impl Iterator<Item = f32> {
    let steps = ((size - floor).max(0.0) / STEP).ceil() as usize;
    (0..=steps).map(move |step| (size - step as f32 * STEP).max(floor))
}

/// Sets one line that shrinks to `width` mm and is cut with an ellipsis if necessary.
pub(crate) fn fitted_line(fonts: &Fonts, text: &str, width: f32, style: &TypeStyle) -> Fitted {
    let paragraph = Paragraph::plain(fonts, text, style.weight);
    fit(fonts, &paragraph, width, f32::INFINITY, style, 1)
}

/// Sets `paragraph` into `width` × `height` mm in at most `most` lines, as large as fits between the style's
/// size and its floor. Text that is still too long is cut with an ellipsis, with a remark.
pub(crate) fn fit(
    fonts: &Fonts,
    paragraph: &Paragraph,
    width: f32,
    height: f32,
    style: &TypeStyle,
    most: usize,
) -> Fitted {
    fit_with_tail(fonts, paragraph, "", width, height, style, most)
}

/// As [`fit`], for a paragraph that ends in `tail`, such as "(2/3)", which is never cut.
pub(crate) fn fit_with_tail(
    fonts: &Fonts,
    paragraph: &Paragraph,
    tail: &str,
    width: f32,
    height: f32,
    style: &TypeStyle,
    most: usize,
) -> Fitted {
    let style = &style.legible(paragraph.least());
    let room = |size: f32| {
        let lines = (height / (size * style.leading * MM_PER_PT) + 1e-3).floor();
        if lines >= most as f32 { most } else { lines as usize }
    };
    let tries = (1..=most).flat_map(|count| {
        let least =
            if count == most { style.floor } else { style.floor.max(style.size * BEFORE_ANOTHER_LINE) };
        sizes(style.size, least).map(move |size| (count, size))
    });
    for (count, size) in tries {
        if count > room(size) {
            continue;
        }
        let lines = paragraph.lines(width / (size * MM_PER_PT));
        if lines.ranges.len() <= count && !lines.forced {
            return fitted(paragraph, &lines, size, style);
        }
    }
    // Breaking within a word is better than losing its end.
    let size = style.floor;
    let ems = width / (size * MM_PER_PT);
    let lines = paragraph.lines(ems);
    let count = room(size).max(1);
    if lines.ranges.len() <= count {
        return fitted(paragraph, &lines, size, style);
    }
    let text = paragraph.text();
    fonts.remark(Remark::Shortened { text: text.strip_suffix(tail).unwrap_or(text).to_owned() });
    let mut cut = fitted(paragraph, &lines, size, style);
    cut.lines.truncate(count);
    if let Some(last) = cut.lines.last_mut() {
        let ending = Paragraph::plain(fonts, &format!("…{tail}"), style.weight);
        end_in(last, &ending, ems);
    }
    cut
}

fn fitted(paragraph: &Paragraph, lines: &Lines, size: f32, style: &TypeStyle) -> Fitted {
    let glyphs = |range: &std::ops::Range<usize>| paragraph.glyphs[range.clone()].to_vec();
    Fitted {
        size,
        leading: size * style.leading * MM_PER_PT,
        ratio: style.leading,
        lines: lines.ranges.iter().map(glyphs).collect(),
    }
}

/// Makes room for an ending in a line of `ems`.
fn end_in(line: &mut Vec<Glyph>, ending: &Paragraph, ems: f32) {
    let width = |line: &[Glyph]| line.iter().map(|g| g.advance).sum::<f32>();
    // Also remove a space or a mark that would precede the ending.
    let loose = |glyph: &Glyph| glyph.is_space() || glyph.mark.is_some();
    while !line.is_empty() && (width(line) + ending.width() > ems || line.last().is_some_and(loose)) {
        line.pop();
    }
    line.extend(&ending.glyphs);
}
