//! Rows of signs with their meanings.

use super::strip::LEFT;
use crate::draw::{Canvas, sign};
use crate::layout::{Area, SignsStyle, TypeStyle};
use crate::page::Role;
use crate::text::{Fonts, MM_PER_PT, Paragraph};
use crate::view::SignRow;

/// The maximum share of a box for the rows; if there are more, they are drawn smaller.
const MOST: f32 = 0.6;

/// Rows at the size at which they fit.
pub(crate) struct SignRows<'a> {
    rows: &'a [SignRow],
    style: SignsStyle,
    /// The height in mm, including the space below; 0 without rows.
    pub(crate) height: f32,
}

impl<'a> SignRows<'a> {
    /// Scales the rows down if necessary to leave room for the rest of the box.
    pub(crate) fn fitted(rows: &'a [SignRow], style: SignsStyle, body: Area) -> Self {
        let count = rows.len() as f32;
        let full = count * (style.side + style.gap);
        let scale = if full > body.height * MOST { body.height * MOST / full } else { 1.0 };
        let style = SignsStyle { side: style.side * scale, gap: style.gap * scale, ..style };
        Self { rows, style, height: full * scale }
    }

    /// Draws the rows from the top of `area`.
    pub(crate) fn draw(&self, canvas: &mut Canvas, fonts: &Fonts, area: Area) {
        let SignsStyle { side, gap, label } = self.style;
        // Text starts after the longest row of signs.
        let most = self.rows.iter().map(|r| r.signs.len()).max().unwrap_or(0);
        let start = most as f32 * (side + gap);
        // At a size that allows three lines next to a sign.
        let words = self.rows.iter().flat_map(|row| &row.words);
        let least = words.map(|word| Paragraph::plain(fonts, word, label.weight).least()).fold(0.0, f32::max);
        let label = label.legible(least);
        let style =
            TypeStyle { size: label.size.min(side / 3.0 / MM_PER_PT / 1.1).max(label.floor), ..label };
        for (index, row) in self.rows.iter().enumerate() {
            let y = area.y + index as f32 * (side + gap);
            for (at, drawn) in row.signs.iter().enumerate() {
                sign(canvas, drawn, Area::new(area.x + at as f32 * (side + gap), y, side, side));
            }
            // Lines that would overlap are merged into one.
            let low = side / row.words.len().max(1) as f32 <= label.floor * 1.1 * MM_PER_PT;
            let one = [row.text()];
            let words = if low { &one[..] } else { &row.words[..] };
            let line = side / words.len().max(if low { 1 } else { row.signs.len() }).max(1) as f32;
            let top = y + (side - line * words.len() as f32) / 2.0;
            for (at, word) in words.iter().enumerate() {
                let place = Area::new(area.x + start, top + at as f32 * line, area.width - start, line);
                canvas.text(fonts, word, place, &style, LEFT, Role::Line);
            }
        }
    }
}
