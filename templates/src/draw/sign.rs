//! Small drawings.

use super::Canvas;
use crate::layout::Area;
use crate::page::{Op, Shape};
use crate::view::Sign;

/// Draws a sign as large as the box allows, in its middle.
pub(crate) fn sign(canvas: &mut Canvas, sign: &Sign, area: Area) {
    let side = area.width.min(area.height);
    let (x, y) = (area.x + (area.width - side) / 2.0, area.y + (area.height - side) / 2.0);
    let place =
        |[px, py]: &[u16; 2]| [x + f32::from(*px) / 1000.0 * side, y + f32::from(*py) / 1000.0 * side];
    let outlines = sign.outlines.iter().map(|outline| outline.iter().map(place).collect()).collect();
    canvas.ops.push(Op::Shape(Shape { outlines, grey: 0.0 }));
}
