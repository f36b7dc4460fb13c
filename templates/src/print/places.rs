//! Numbered places side by side, with boxes for scores under each.

use super::signs::SignRows;
use super::strip::{CENTER, LEFT, PAD, RIGHT, Strip, blank, section, style};
use crate::draw::{Canvas, Pen, Place, tick_box};
use crate::layout::{Align, Area, SignsStyle, TypeStyle, Valign, Weight};
use crate::page::Role;
use crate::text::{Fonts, Paragraph, fit};
use crate::view::{Place as PlaceView, PlacesView, SignRow};

/// The height of a box to write a number in.
const BOX: f32 = 10.0;
/// The widths of the columns for the games' names and each side's score.
const LEAD: f32 = 23.0;
const SCORE: f32 = 19.0;

/// Draws the places as one strip that isn't split between pages.
pub(crate) fn places(fonts: &Fonts, view: &PlacesView, width: f32) -> Strip {
    let Strip { mut canvas, height: top, .. } = section(fonts, &view.title, None, width, 10.0);
    let scores: Vec<&str> = [view.score.as_str(), view.opponent.as_str()]
        .into_iter()
        .filter(|label| !label.is_empty() && !view.games.is_empty())
        .collect();
    let lead = if view.games.is_empty() { 0.0 } else { LEAD };
    let room = width - lead - scores.len() as f32 * SCORE;
    let each = room / view.places.len().max(1) as f32;
    let mut bottom = top;
    for (index, place) in view.places.iter().enumerate() {
        let area = Area::new(lead + index as f32 * each, top + 1.0, each, 0.0);
        bottom = bottom.max(stand(&mut canvas, fonts, place, area));
    }
    for (index, place) in view.places.iter().enumerate() {
        let head = Area::new(lead + index as f32 * each, top + 1.0, each, 4.6);
        canvas.outline(Area::new(head.x, head.y, each, bottom - head.y), 0.3, 0.0);
        canvas.text(fonts, &place.label, head.grown(-0.4), &style(8.0, Weight::Bold), CENTER, Role::Heading);
        canvas.line([head.x, head.bottom()], [head.right(), head.bottom()], 0.2, 0.0);
    }
    for (index, label) in scores.iter().enumerate() {
        let x = lead + room + index as f32 * SCORE;
        let area = Area::new(x, bottom - 9.0, SCORE, 8.6).grown(-0.6);
        let text = Paragraph::plain(fonts, label, Weight::Bold);
        let fitted = fit(fonts, &text, area.width, area.height, &style(7.6, Weight::Bold), 2);
        let place = Place::new(Align::Center, Valign::Bottom);
        canvas.fitted(&fitted, area, place, Pen::black(Role::Heading));
    }
    let rows = view.games.iter().map(|g| (g, true));
    let sum = Some((&view.sum, false)).filter(|(label, _)| !label.is_empty() && view.games.len() > 1);
    for (label, each_place) in rows.chain(sum) {
        let row = Area::new(0.0, bottom, lead - PAD, BOX);
        canvas.text(fonts, label, row, &style(8.4, Weight::Bold), LEFT, Role::Heading);
        if each_place {
            for index in 0..view.places.len() {
                let cell = Area::new(lead + index as f32 * each, bottom, each, BOX);
                canvas.outline(cell, 0.2, 0.0);
                advanced(&mut canvas, fonts, view, index, cell);
            }
        }
        for index in 0..scores.len() {
            let x = lead + room + index as f32 * SCORE;
            canvas.outline(Area::new(x, bottom, SCORE, BOX), 0.5, 0.0);
        }
        bottom += BOX;
    }
    if !view.rule.is_empty() {
        let text = Paragraph::plain(fonts, &view.rule, Weight::Regular);
        let fitted = fit(fonts, &text, width, f32::INFINITY, &style(8.0, Weight::Regular), 4);
        let area = Area::new(0.0, bottom + 1.0, width, fitted.height());
        canvas.fitted(&fitted, area, Place::default(), Pen::black(Role::Note));
        bottom = area.bottom();
    }
    Strip { canvas, height: bottom + 3.0, heads: false }
}

/// Draws a place's box in a game's row, for the number of spaces: the factor, the box for having crossed, and
/// the sign that adds it to the next one or yields the score.
fn advanced(canvas: &mut Canvas, fonts: &Fonts, view: &PlacesView, index: usize, cell: Area) {
    const SIDE: f32 = 2.8;
    let small = style(6.5, Weight::Regular);
    if !view.across.is_empty() {
        let square = Area::new(cell.x + 0.9, cell.bottom() - SIDE - 0.9, SIDE, SIDE);
        tick_box(canvas, square, false);
        let words = Area::new(square.right() + 0.7, square.y - 0.1, cell.width - SIDE - 5.4, SIDE + 0.2);
        canvas.text(fonts, &view.across, words, &small, LEFT, Role::Track);
    }
    let times = view.places.get(index).map_or(0, |place| place.times);
    if times > 1 {
        let corner = Area::new(cell.right() - 9.0, cell.y + 0.5, 6.2, 3.4);
        let bold = style(8.0, Weight::Bold);
        canvas.text(fonts, &format!("×{times}"), corner, &bold, RIGHT, Role::Track);
    }
    let sign = if index + 1 < view.places.len() { "+" } else { "=" };
    // Only if there is a box for the sum.
    if !view.score.is_empty() {
        let place = Area::new(cell.right() - 3.2, cell.y + cell.height / 2.0 - 2.2, 2.6, 4.4);
        canvas.text(fonts, sign, place, &style(9.0, Weight::Bold), RIGHT, Role::Track);
    }
}

/// Draws the figure on a place, below its heading, and returns the y at its end.
fn stand(canvas: &mut Canvas, fonts: &Fonts, place: &PlaceView, area: Area) -> f32 {
    let inner = area.width - 2.4;
    let (x, mut y) = (area.x + 1.2, area.y + 5.6);
    let name = Area::new(x, y, inner, 10.4);
    if place.name.is_empty() {
        blank(canvas, x, x + inner, name.bottom());
    } else {
        let text = Paragraph::plain(fonts, &place.name, Weight::Bold);
        let style = TypeStyle { leading: 1.15, ..style(8.6, Weight::Bold) };
        let fitted = fit(fonts, &text, inner, name.height, &style, 3);
        canvas.fitted(&fitted, name, Place::default(), Pen::black(Role::Row));
    }
    y = name.bottom() + 1.0;
    let label = style(5.6, Weight::Regular);
    let signs = SignsStyle { side: 5.4, gap: 0.8, label };
    // There is no room for the meanings of signs; the sheet's rows contain them.
    for row in &place.signs {
        let only = SignRow { words: Vec::new(), ..row.clone() };
        let rows = std::slice::from_ref(&only);
        SignRows::fitted(rows, signs, Area::new(x, y, inner, 100.0)).draw(
            canvas,
            fonts,
            Area::new(x, y, inner, 6.0),
        );
        y += signs.side + signs.gap;
    }
    if !place.text.is_empty() {
        let text = Paragraph::plain(fonts, &place.text, Weight::Regular);
        let fitted = fit(fonts, &text, inner, f32::INFINITY, &style(6.2, Weight::Regular), 4);
        let area = Area::new(x, y, inner, fitted.height());
        canvas.fitted(&fitted, area, Place::default(), Pen::grey(Role::Line, 0.15));
        y = area.bottom();
    }
    y + 1.4
}
