//! Draws signs and marks.

use super::Canvas;
use crate::layout::Area;
use crate::page::{Ink, Op, Shape};
use crate::view::{Mark, Sign};

/// Draws a sign as large as the box allows, centred.
pub(crate) fn sign(canvas: &mut Canvas, sign: &Sign, area: Area) {
    let side = area.width.min(area.height);
    let (x, y) = (area.x + (area.width - side) / 2.0, area.y + (area.height - side) / 2.0);
    let square = Area::new(x, y, side, side);
    let outlines = sign.outlines.iter().map(|outline| placed(outline, square)).collect();
    canvas.ops.push(Op::Shape(Shape { outlines, fill: Some(Ink::BLACK), stroke: None }));
}

/// The width in mm of the outline of a mark that isn't filled, or is too pale.
pub(super) const OUTLINE: f32 = 0.18;

/// Draws a mark into a square.
pub(crate) fn mark(canvas: &mut Canvas, mark: Mark, square: Area) {
    // Half of the outline's width is outside the shape, but must be inside the square.
    let square = square.grown(-OUTLINE / 2.0);
    let mut outlines = vec![placed(mark.shape.corners(), square)];
    outlines.extend(mark.shape.hole().map(|hole| placed(hole, square)));
    let ink = Ink::Rgb(mark.colour);
    let stroke = ink.is_pale().then_some((OUTLINE, Ink::BLACK));
    canvas.ops.push(Op::Shape(Shape { outlines, fill: Some(ink), stroke }));
}

/// Converts thousandths of a square's side to positions in the square.
fn placed(corners: &[[u16; 2]], square: Area) -> Vec<[f32; 2]> {
    let at = |n: u16, from: f32| from + f32::from(n) / 1000.0 * square.width;
    corners.iter().map(|[x, y]| [at(*x, square.x), at(*y, square.y)]).collect()
}
