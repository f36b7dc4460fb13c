//! Lists in columns, and result slips.

use super::PrintOptions;
use super::flow::Flow;
use super::strip::{LEFT, RIGHT, style};
use crate::draw::{Canvas, tick_box};
use crate::layout::{Area, TypeStyle, Weight};
use crate::page::{Bookmark, Document, Role};
use crate::text::{Fonts, Paragraph};
use crate::view::{ListingView, SlipView, SlipsView};

/// The height of a row in mm: readable from a step away.
const ROW: f32 = 7.2;
const HEAD: f32 = 9.0;
const LINE: f32 = 4.6;
/// The space between columns.
const AIR: f32 = 2.0;

/// The arrangement of slips on a page.
const COLUMNS: usize = 2;
const ROWS: usize = 5;
/// The maximum number of games per match.
const MOST_GAMES: u32 = 5;

/// Lays out a list on as many pages as needed.
#[must_use]
pub fn listing(view: &ListingView, options: &PrintOptions) -> Document {
    let fonts = Fonts::new(&options.language, options.system_fonts);
    let mut flow = Flow::new(options.paper);
    let bookmarks = vec![Bookmark { title: view.title.clone(), page: 0 }];
    head(&mut flow, &fonts, view);
    for row in &view.rows {
        if !flow.has_room(ROW) {
            flow.turn();
            head(&mut flow, &fonts, view);
        }
        let plain = style(10.5, Weight::Regular);
        cells(&mut flow, &fonts, view, row, &plain, Role::Row);
        let (area, y) = (flow.area(), flow.y + ROW);
        flow.canvas().line([area.x, y], [area.right(), y], 0.15, 0.6);
        flow.y += ROW;
    }
    flow.y += 2.0;
    for note in &view.notes {
        let text = style(8.0, Weight::Regular);
        let width = Paragraph::plain(&fonts, note, text.weight).line_width(text.size);
        let high = if width > flow.area().width { 2.0 * LINE } else { LINE };
        if !flow.has_room(high) {
            flow.turn();
        }
        let area = flow.area();
        let line = Area::new(area.x, flow.y, area.width, high);
        flow.canvas().text(&fonts, note, line, &text, LEFT, Role::Note);
        flow.y += high;
    }
    let pages = flow.finish(&fonts, &view.foot, &view.page);
    let (remarks, system_faces) = fonts.finish();
    Document { pages, system_faces, remarks, bookmarks, ..Document::default() }
}

fn head(flow: &mut Flow, fonts: &Fonts, view: &ListingView) {
    let area = flow.area();
    let title = Area::new(area.x, flow.y, area.width, HEAD - 1.0);
    flow.canvas().text(fonts, &view.title, title, &style(16.0, Weight::Bold), LEFT, Role::Title);
    flow.y += HEAD;
    if !view.subtitle.is_empty() {
        let line = Area::new(area.x, flow.y, area.width, LINE);
        flow.canvas().text(fonts, &view.subtitle, line, &style(9.0, Weight::Regular), LEFT, Role::Subtitle);
        flow.y += LINE + 1.0;
    }
    let headings: Vec<_> = view.columns.iter().map(|column| column.heading.clone()).collect();
    let small = TypeStyle { grey: 0.2, ..style(8.0, Weight::Regular) };
    cells(flow, fonts, view, &headings, &small, Role::Heading);
    flow.y += ROW;
    let y = flow.y;
    flow.canvas().line([area.x, y], [area.right(), y], 0.5, 0.0);
}

fn cells(flow: &mut Flow, fonts: &Fonts, view: &ListingView, row: &[String], text: &TypeStyle, role: Role) {
    let area = flow.area();
    let all: f32 = view.columns.iter().map(|column| column.share).sum::<f32>().max(0.1);
    let mut x = area.x;
    for (column, cell) in view.columns.iter().zip(row) {
        let width = area.width * column.share / all;
        let place = if column.right { RIGHT } else { LEFT };
        let weight = if column.bold && role == Role::Row { Weight::Bold } else { text.weight };
        let room = Area::new(x, flow.y, (width - AIR).max(1.0), ROW);
        let text = TypeStyle { weight, ..*text };
        flow.canvas().text(fonts, cell, room, &text, place, role);
        x += width;
    }
}

/// Lays out slips, ten per page, with lines for cutting.
#[must_use]
pub fn slips(view: &SlipsView, options: &PrintOptions) -> Document {
    let fonts = Fonts::new(&options.language, options.system_fonts);
    let mut flow = Flow::new(options.paper);
    let bookmarks = vec![Bookmark { title: view.title.clone(), page: 0 }];
    let area = flow.area();
    let (width, height) = (area.width / COLUMNS as f32, area.height / ROWS as f32);
    for (number, slip) in view.slips.iter().enumerate() {
        let place = number % (COLUMNS * ROWS);
        if number > 0 && place == 0 {
            flow.turn();
        }
        let (column, row) = (place % COLUMNS, place / COLUMNS);
        let at = Area::new(area.x + column as f32 * width, area.y + row as f32 * height, width, height);
        flow.canvas().outline(at, 0.15, 0.6);
        draw(flow.canvas(), &fonts, view, slip, at.grown(-3.5));
    }
    let pages = flow.finish(&fonts, &view.title, &view.page);
    let (remarks, system_faces) = fonts.finish();
    Document { pages, system_faces, remarks, bookmarks, ..Document::default() }
}

fn draw(canvas: &mut Canvas, fonts: &Fonts, view: &SlipsView, slip: &SlipView, area: Area) {
    let small = TypeStyle { grey: 0.2, ..style(7.0, Weight::Regular) };
    let table = Area::new(area.x, area.y, area.width * 0.34, 5.6);
    canvas.text(fonts, &slip.table, table, &style(12.0, Weight::Bold), LEFT, Role::Heading);
    let title = Area::new(table.right() + 1.0, area.y, area.width - table.width - 1.0, 5.6);
    canvas.text(fonts, &view.title, title, &small, RIGHT, Role::Note);
    let games = view.games.clamp(1, MOST_GAMES) as f32;
    let (tick, gap, boxes) = (5.0, 2.0, (34.0 / games).min(15.0));
    let told = tick + gap + games * (boxes + 1.0);
    let left = area.right() - told;
    let above = Area::new(left, area.y + 7.0, told - tick - gap, 3.6);
    canvas.text(fonts, &view.labels.points, above, &small, LEFT, Role::Heading);
    let over = Area::new(area.right() - tick - 9.0, above.y, tick + 9.0, 3.6);
    canvas.text(fonts, &view.labels.won, over, &small, RIGHT, Role::Heading);
    let mut y = above.bottom() + 0.6;
    for player in &slip.players {
        let name = Area::new(area.x, y, left - area.x - 1.5, 8.0);
        canvas.text(fonts, player, name, &style(11.0, Weight::Regular), LEFT, Role::Row);
        for game in 0..view.games.clamp(1, MOST_GAMES) {
            let points = Area::new(left + game as f32 * (boxes + 1.0), y, boxes, 8.0);
            canvas.outline(points, 0.3, 0.0);
        }
        tick_box(canvas, Area::new(area.right() - tick, y + 1.5, tick, tick), false);
        y += 9.4;
    }
    y += 1.4;
    let sign = Area::new(area.x, y, area.width * 0.22, 5.0);
    canvas.text(fonts, &view.labels.signed, sign, &small, LEFT, Role::Note);
    let end = area.x + area.width * 0.66;
    canvas.line([sign.right() + 1.0, sign.bottom()], [end, sign.bottom()], 0.2, 0.0);
    let leaves = Area::new(end + 2.0, y, area.right() - end - 2.0 - 5.0, 5.0);
    canvas.text(fonts, &view.labels.leaves, leaves, &small, RIGHT, Role::Note);
    tick_box(canvas, Area::new(area.right() - 3.6, y + 1.0, 3.6, 3.6), false);
}
