//! A game board: one page per half, with spaces as large as the page allows.

use super::PrintOptions;
use super::flow::Flow;
use super::strip::{CENTER, LEFT, RIGHT, style};
use crate::draw::Canvas;
use crate::layout::{Area, TypeStyle, Weight};
use crate::page::{Bookmark, Document, Role};
use crate::text::Fonts;
use crate::view::BoardView;

/// The maximum number of columns and of spaces per column.
const MOST: u32 = 20;

/// The heights in mm of the title, and of the text at the edge where the halves meet.
const HEAD: f32 = 9.0;
const MEETS: f32 = 6.0;

/// Lays out a board, one page per half.
#[must_use]
pub fn board(view: &BoardView, options: &PrintOptions) -> Document {
    let fonts = Fonts::new(&options.language, options.system_fonts);
    let mut flow = Flow::new(options.paper);
    let mut bookmarks = Vec::new();
    for (page, half) in view.halves.iter().enumerate() {
        if page > 0 {
            flow.turn();
        }
        let area = flow.area();
        let title = format!("{} · {half}", view.title);
        draw(flow.canvas(), &fonts, view, &title, area);
        bookmarks.push(Bookmark { title, page });
    }
    let pages = flow.finish(&fonts, &view.note, &view.page);
    let (remarks, system_faces) = fonts.finish();
    Document { pages, system_faces, remarks, bookmarks, ..Document::default() }
}

fn draw(canvas: &mut Canvas, fonts: &Fonts, view: &BoardView, title: &str, area: Area) {
    let head = Area::new(area.x, area.y, area.width, HEAD - 2.0);
    canvas.text(fonts, title, head, &style(13.0, Weight::Bold), LEFT, Role::Title);
    let meets = Area::new(area.x, area.y + HEAD, area.width, MEETS - 1.0);
    canvas.text(fonts, &view.meets, meets, &style(8.0, Weight::Regular), CENTER, Role::Note);
    let (columns, spaces) = (view.columns.clamp(1, MOST), view.spaces.clamp(1, MOST));
    let room = Area::new(area.x, meets.bottom() + 1.0, area.width, area.height - HEAD - MEETS);
    let side = (room.width / columns as f32).min(room.height / spaces as f32);
    let left = room.x + (room.width - side * columns as f32) / 2.0;
    for (space, column) in (0..spaces).flat_map(|space| (0..columns).map(move |column| (space, column))) {
        let cell = Area::new(left + column as f32 * side, room.y + space as f32 * side, side, side);
        canvas.outline(cell, 0.3, 0.0);
        let away = spaces - 1 - space;
        if away == 0 {
            start(canvas, fonts, view, column, cell);
        } else {
            // The distance from the start, from which the score is counted.
            let corner = Area::new(cell.x + 1.2, cell.y + 1.0, cell.width - 2.4, 3.6);
            let small = TypeStyle { grey: 0.35, ..style(8.0, Weight::Regular) };
            canvas.text(fonts, &away.to_string(), corner, &small, RIGHT, Role::Track);
        }
    }
    // The edge where the halves meet.
    let (from, to) = ([left, room.y], [left + side * columns as f32, room.y]);
    canvas.line(from, to, 1.0, 0.0);
}

/// Draws a starting space with its column's number.
fn start(canvas: &mut Canvas, fonts: &Fonts, view: &BoardView, column: u32, cell: Area) {
    canvas.outline(cell.grown(-1.2), 0.6, 0.0);
    let high = cell.height * 0.5;
    let number = Area::new(cell.x + 2.0, cell.y + cell.height * 0.18, cell.width - 4.0, high);
    let large = TypeStyle { grey: 0.25, ..style(high / 0.3528 * 0.8, Weight::Bold) };
    canvas.text(fonts, &(column + 1).to_string(), number, &large, CENTER, Role::Heading);
    let below = Area::new(cell.x + 2.0, number.bottom() + 0.6, cell.width - 4.0, 4.0);
    canvas.text(fonts, &view.start, below, &style(7.5, Weight::Regular), CENTER, Role::Note);
}
