//! Draws tick boxes.

use super::Canvas;
use crate::layout::Area;

/// Draws a square box, ticked if `ticked`.
pub(crate) fn tick_box(canvas: &mut Canvas, square: Area, ticked: bool) {
    canvas.outline(square, 0.2, 0.0);
    if ticked {
        // Heavier than the box, so that it shows in a copy.
        let unit = square.width / 2.9;
        let at = |x: f32, y: f32| [square.x + x * unit, square.y + y * unit];
        canvas.line(at(0.5, 1.6), at(1.2, 2.3), 0.4 * unit, 0.0);
        canvas.line(at(1.15, 2.3), at(2.4, 0.6), 0.4 * unit, 0.0);
    }
}
