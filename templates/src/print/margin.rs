//! The margin below cards: the owner, and a ruler for verifying the scale.

use super::strip::LEFT;
use super::{CardGrid, PrintOptions};
use crate::draw::{Canvas, Place};
use crate::layout::{Align, Area, TypeStyle, Valign, Weight};
use crate::page::{Page, Role};
use crate::text::Fonts;

/// The height of the text and its distance from the paper's edge, in mm.
const HEIGHT: f32 = 2.8;
const EDGE: f32 = 3.4;

/// The ruler's length, in mm.
const RULER: f32 = 50.0;

const STYLE: TypeStyle =
    TypeStyle { size: 6.5, floor: 6.0, weight: Weight::Regular, leading: 1.1, grey: 0.2 };

/// Draws the margin on every page, between the cut marks.
pub(super) fn margin(fonts: &Fonts, pages: &mut [Page], grid: &CardGrid, options: &PrintOptions) {
    let words = &options.margin;
    let last = grid.cell(grid.per_page() - 1);
    let y = grid.page[1] - EDGE - HEIGHT;
    if words.title.is_empty() || y < last.bottom() + grid.bleed + 0.2 {
        return;
    }
    let count = pages.len();
    for (number, page) in pages.iter_mut().enumerate() {
        let mut canvas = Canvas::default();
        let under = |column: usize| {
            let cell = grid.cell(column.min(grid.columns - 1));
            Area::new(cell.x + 1.0, y, cell.width - 2.0, HEIGHT)
        };
        canvas.text(fonts, &words.title, under(0), &STYLE, LEFT, Role::Note);
        if grid.columns > 1 {
            let place = under(1);
            let start = place.x + (place.width - RULER) / 2.0;
            let (top, bottom) = (place.y, place.bottom());
            for tenth in 0..=5 {
                let x = start + tenth as f32 * 10.0;
                let low = if tenth % 5 == 0 { bottom } else { top + 1.2 };
                canvas.line([x, top], [x, low], 0.15, 0.0);
            }
            canvas.line([start, top], [start + RULER, top], 0.15, 0.0);
            let middle = Place::new(Align::Center, Valign::Bottom);
            let inside = Area::new(start + 1.0, top + 0.3, RULER - 2.0, HEIGHT);
            canvas.text(fonts, &words.ruler, inside, &STYLE, middle, Role::Note);
        }
        if grid.columns > 2 {
            let page = words.page.replace("{page}", &(number + 1).to_string());
            let page = page.replace("{pages}", &count.to_string());
            let both = format!("{} · {page}", words.scale);
            let right = Place::new(Align::Right, Valign::Middle);
            canvas.text(fonts, &both, under(grid.columns - 1), &STYLE, right, Role::Note);
        }
        page.ops.extend(canvas.ops);
    }
}
