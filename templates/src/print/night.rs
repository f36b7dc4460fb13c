//! A mission sheet, usually one page.

use super::PrintOptions;
use super::flow::Flow;
use super::grid::{Cell, Grid};
use super::strip::{LEFT, RIGHT, Strip, label_and_value, labelled, place, section, style, titled};
use crate::draw::{Canvas, Pen, tick_box};
use crate::layout::{Align, Area, Valign, Weight};
use crate::page::{Document, Page, Role};
use crate::text::{Fonts, Paragraph};
use crate::view::{NightGroup, NightTrack, NightView};

/// The side of a box, in mm.
const BOX: f32 = 3.2;

/// The space between two columns, in mm.
const GUTTER: f32 = 8.0;

/// The height of a row to write in, in mm.
const ROW: f32 = 6.4;

/// Lays out a mission.
#[must_use]
pub fn night(view: &NightView, options: &PrintOptions) -> Document {
    let fonts = Fonts::new(&options.language, options.system_fonts);
    let pages = compose(view, options, &fonts);
    let (remarks, system_faces) = fonts.finish();
    Document { pages, system_faces, remarks, ..Document::default() }
}

fn compose(view: &NightView, options: &PrintOptions, fonts: &Fonts) -> Vec<Page> {
    let mut flow = Flow::new(options.paper);
    let width = flow.area().width;
    let title = title(view, fonts, width);
    let strips = strips(view, fonts, width);
    place(&mut flow, std::slice::from_ref(&title), |_| {});
    place(&mut flow, &strips, |flow| place(flow, std::slice::from_ref(&title), |_| {}));
    flow.finish(fonts, &view.note, &view.labels.page)
}

fn title(view: &NightView, fonts: &Fonts, width: f32) -> Strip {
    titled(fonts, &view.title, width, 1.6)
}

fn strips(view: &NightView, fonts: &Fonts, width: f32) -> Vec<Strip> {
    let labels = &view.labels;
    let mut strips = vec![facts(view, fonts, width)];
    let mut part = |title: &str, parts: Vec<Strip>| {
        if !parts.is_empty() {
            strips.push(section(fonts, title, None, width, 10.0));
            strips.extend(parts);
            strips.push(Strip { height: 3.4, ..Strip::default() });
        }
    };
    part(&labels.threat, threat(view, fonts, width));
    part(&labels.heroes, tracks(&view.heroes, fonts, width));
    part(&labels.counted, tracks(&view.counted, fonts, width));
    part(&labels.groups, groups(view, &view.groups, fonts, width, 1));
    part(&labels.reserve, groups(view, &view.reserve, fonts, width, 2));
    part(&labels.open, groups(view, &view.open, fonts, width, 2));
    strips
}

/// Draws labels and values, two side by side. One that is too long for that has the whole width.
fn facts(view: &NightView, fonts: &Fonts, width: f32) -> Strip {
    const HIGH: f32 = 5.8;
    const SIZE: f32 = 9.0;
    let mut canvas = Canvas::default();
    let wide = (width - GUTTER) / 2.0;
    let (mut column, mut y) = (0, 0.0);
    for stat in &view.facts {
        let both = [stat.label.as_str(), stat.value.as_str()];
        if label_and_value(fonts, both, wide, SIZE).lines.len() > 1 {
            y += if column > 0 { HIGH } else { 0.0 };
            let text = label_and_value(fonts, both, width, SIZE);
            let high = text.height().max(HIGH);
            canvas.fitted(&text, Area::new(0.0, y, width, high), LEFT, Pen::black(Role::Stat));
            y += high + if text.lines.len() > 1 { 1.0 } else { 0.0 };
            column = 0;
            continue;
        }
        let x = column as f32 * (wide + GUTTER);
        labelled(&mut canvas, fonts, both, Area::new(x, y, wide, HIGH), SIZE, Role::Stat);
        y += if column > 0 { HIGH } else { 0.0 };
        column = (column + 1) % 2;
    }
    y += if column > 0 { HIGH } else { 0.0 };
    Strip { canvas, height: y + 3.0, heads: true }
}

/// Draws the rounds side by side, with rows for the coming, spent and remaining threat.
fn threat(view: &NightView, fonts: &Fonts, width: f32) -> Vec<Strip> {
    if view.rounds.is_empty() {
        return Vec::new();
    }
    let labels = &view.labels;
    let lead = width * 0.26;
    let wide = (width - lead) / view.rounds.len() as f32;
    let columns: Vec<_> = std::iter::once((lead, Align::Left))
        .chain(view.rounds.iter().map(|_| (wide, Align::Center)))
        .collect();
    let grid = Grid::new(width, &columns);
    let rounds = || view.rounds.iter();
    let mut heads = vec![labels.round.as_str()];
    heads.extend(rounds().map(|round| round.round.as_str()));
    let rows = [
        (&labels.coming, rounds().map(|round| &round.coming).collect::<Vec<_>>()),
        (&labels.spent, rounds().map(|round| &round.spent).collect()),
        (&labels.left, rounds().map(|round| &round.left).collect()),
    ];
    let (plain, bold) = (style(8.4, Weight::Regular), style(9.4, Weight::Bold));
    let mut strips = vec![grid.head(fonts, &heads, 8.4)];
    strips.extend(rows.into_iter().map(|(label, values)| {
        let mut cells = vec![grid.set(fonts, 0, label, &plain, 2)];
        let values = values.into_iter().enumerate();
        cells.extend(values.map(|(at, value)| grid.set(fonts, at + 1, value, &bold, 1)));
        grid.row(&cells, ROW, Valign::Middle, 0.12, Role::Row)
    }));
    strips
}

/// Draws names followed by boxes, two side by side.
fn tracks(all: &[NightTrack], fonts: &Fonts, width: f32) -> Vec<Strip> {
    let wide = (width - GUTTER) / 2.0;
    let rows = all.chunks(2).map(|row| {
        let mut strip = Strip { height: ROW + 0.4, ..Strip::default() };
        for (column, track) in row.iter().enumerate() {
            let x = column as f32 * (wide + GUTTER);
            one_track(&mut strip.canvas, track, fonts, Area::new(x, 0.0, wide, ROW));
        }
        strip
    });
    rows.collect()
}

fn one_track(canvas: &mut Canvas, track: &NightTrack, fonts: &Fonts, area: Area) {
    let lead = if track.boxes.is_empty() { area.width } else { area.width * 0.42 };
    let name = Area::new(area.x, area.y, lead - 1.0, area.height);
    canvas.text(fonts, &track.name, name, &style(9.0, Weight::Bold), LEFT, Role::Row);
    let said = track.boxes.iter().filter(|one| !one.label.is_empty()).count();
    let rest = area.width - lead;
    let small = style(8.0, Weight::Regular);
    let detail = Paragraph::plain(fonts, &track.detail, Weight::Regular);
    let detail = detail.line_width(small.size);
    // Boxes end before the detail.
    let end = area.right() - if detail > 0.0 { detail + 1.0 } else { 0.0 };
    // Labelled boxes share the space; others are close together.
    let step = if said > 0 { rest / track.boxes.len() as f32 } else { BOX + 1.0 };
    for (at, one) in track.boxes.iter().enumerate() {
        let x = area.x + lead + at as f32 * step;
        if x + BOX > end {
            break;
        }
        tick_box(canvas, Area::new(x, area.y + (area.height - BOX) / 2.0, BOX, BOX), one.ticked);
        let label = Area::new(x + BOX + 1.0, area.y, (step - BOX - 2.0).max(0.1), area.height);
        if !one.label.is_empty() {
            canvas.text(fonts, &one.label, label, &style(8.0, Weight::Regular), LEFT, Role::Row);
        }
    }
    if !track.detail.is_empty() {
        let right = Area::new(area.x + lead, area.y, rest, area.height);
        canvas.text(fonts, &track.detail, right, &style(8.0, Weight::Regular), RIGHT, Role::Row);
    }
    let y = area.bottom();
    canvas.line([area.x, y], [area.right(), y], 0.1, 0.65);
}

/// Draws groups in a table, `beside` of them side by side.
fn groups(view: &NightView, all: &[NightGroup], fonts: &Fonts, width: f32, beside: usize) -> Vec<Strip> {
    if all.is_empty() {
        return Vec::new();
    }
    let labels = &view.labels;
    let most = all.iter().map(|group| group.figures).max().unwrap_or(0).min(6) as f32;
    let boxes = (most * (BOX + 0.9) + 2.4).max(15.0);
    let one = [(0.0, Align::Left), (15.0, Align::Center), (19.0, Align::Center), (boxes, Align::Left)];
    let grid = Grid::new(width, &one.repeat(beside));
    let heads = ["", &labels.cost, &labels.reinforcement, &labels.figures].repeat(beside);
    let (plain, bold) = (style(8.4, Weight::Regular), style(8.6, Weight::Bold));
    let mut strips = vec![grid.head(fonts, &heads, 7.0)];
    // Down the first column, then down the next.
    let rows = all.len().div_ceil(beside);
    for row in 0..rows {
        let here: Vec<_> = (0..beside).map(|column| all.get(row + column * rows)).collect();
        let mut cells = Vec::new();
        for (column, group) in here.iter().enumerate() {
            let first = column * one.len();
            let texts = group.map_or(["", "", ""], |g| [g.name.as_str(), &g.cost, &g.reinforcement]);
            for (at, text) in texts.into_iter().enumerate() {
                let style = if at == 0 { &bold } else { &plain };
                cells.push(grid.set(fonts, first + at, text, style, 2));
            }
            cells.push(Cell::Open);
        }
        let least = if beside > 1 { ROW - 1.2 } else { ROW };
        let mut strip = grid.row(&cells, least, Valign::Middle, 0.12, Role::Row);
        for (column, group) in here.into_iter().enumerate() {
            let Some(group) = group else { continue };
            let cell = grid.inside(column * one.len() + one.len() - 1);
            for at in 0..group.figures.min(6) {
                let x = cell.x + 0.6 + at as f32 * (BOX + 0.9);
                let square = Area::new(x, (strip.height - BOX) / 2.0, BOX, BOX);
                tick_box(&mut strip.canvas, square, at < group.there);
            }
        }
        strips.push(strip);
    }
    strips
}
