//! A stat card and its continuation cards.

use super::body::{Body, Part};
use super::signs::SignRows;
use crate::draw::{Canvas, Place, TrackGrid, TrackStyle};
use crate::layout::{Align, Area, CardLayout, Rule, TypeStyle, Valign};
use crate::page::{Op, Picture, Role};
use crate::remark::Remark;
use crate::text::{Fonts, MM_PER_PT, Paragraph};
use crate::view::{CardBack, CardLine, CardView, Track};

/// The space between stats and text, and between text and boxes, in mm.
const AIR: f32 = 0.8;

/// The space between tracks on the same row, in mm.
const BETWEEN_TRACKS: f32 = 4.0;

/// The length of a line to write on, in mm.
const OPEN: f32 = 14.0;

/// The maximum number of copies with a separate row of boxes each.
const MOST_ROWS: u32 = 6;

/// The maximum share of a back for the photo.
const PHOTO: f32 = 0.62;

/// The maximum share of a card's body for boxes; if there are more, they are drawn smaller.
const MOST_FOR_TRACKS: f32 = 0.72;

/// Returns the fronts of a card: one, or several if its text is continued.
pub(crate) fn fronts(fonts: &Fonts, layout: &CardLayout, card: &CardView) -> Vec<Vec<Op>> {
    let rows = card.stats.len().div_ceil(layout.stats.columns);
    let below = (rows as f32 - 1.0) * layout.stats.area.height;
    let body = Area::new(layout.body.x, layout.body.y + below, layout.body.width, layout.body.height - below);
    // On a continuation card, the text starts in place of the stats.
    let above = layout.body.y - layout.stats.area.y;
    let further =
        Area::new(layout.body.x, layout.stats.area.y, layout.body.width, layout.body.height + above);
    let drawn = layout.signs.filter(|_| !card.signs.is_empty());
    let signs = drawn.map(|style| SignRows::fitted(&card.signs, style, body));
    let whole = body;
    let high = signs.as_ref().map_or(0.0, |s| s.height);
    let body = Area::new(body.x, body.y + high, body.width, body.height - high);
    // A separate row for each of a few copies shows whose boxes are whose.
    let rows = (2..=MOST_ROWS).contains(&card.count);
    let copies = card.tracks.iter().cloned().map(|track| {
        if rows && track.boxes > 1 { track.in_rows(card.count) } else { track.times(card.count) }
    });
    let copies: Vec<Track> = copies.collect();
    let tracks = Tracks::fitted(fonts, layout, &copies, body);
    let text_height = body.height - tracks.height;
    let in_words = card.signs.iter().filter(|_| drawn.is_none()).map(|row| CardLine::new(row.text(), ""));
    let lines: Vec<_> = in_words.chain(card.lines.iter().cloned()).collect();
    let text = Body::new(fonts, &lines, layout.lines);
    let mut parts = text.parts(body.width, text_height, further.height);
    if parts.is_empty() {
        parts.push(Part::default());
    }
    let count = parts.len();
    let front = |(index, part): (usize, &Part)| {
        let mut canvas = Canvas::default();
        let copies = if card.count > 1 { format!(" ×{}", card.count) } else { String::new() };
        let tail = if count > 1 { format!("{copies} ({}/{count})", index + 1) } else { copies };
        head(&mut canvas, fonts, layout, card, &tail);
        let area = if index == 0 { body } else { further };
        if index == 0 {
            stats(&mut canvas, fonts, layout, card);
            if let Some(signs) = &signs {
                signs.draw(&mut canvas, fonts, whole);
            }
            tracks.draw(&mut canvas, fonts, layout, body);
        }
        let end = text.draw(&mut canvas, part, area, Role::Line);
        if card.open && index + 1 == count {
            let bottom = if index == 0 { area.bottom() - tracks.height } else { area.bottom() };
            lines_to_write_on(&mut canvas, Area::new(area.x, end, area.width, bottom - end));
        }
        canvas.slot(fonts, &card.footer, &layout.footer, Role::Footer);
        canvas.ops
    };
    parts.iter().enumerate().map(front).collect()
}

/// Returns the back of a card, without its tint.
pub(crate) fn back(fonts: &Fonts, layout: &CardLayout, back: &CardBack) -> Vec<Op> {
    let mut canvas = Canvas::default();
    canvas.slot(fonts, &back.title, &layout.back.title, Role::Title);
    canvas.slot(fonts, &back.subtitle, &layout.back.subtitle, Role::Subtitle);
    rules(&mut canvas, &layout.back.rules);
    let mut body = layout.back.body;
    if let Some(photo) = back.photo.as_ref().filter(|p| p.is_whole()) {
        // Leaves room below for text and handwriting.
        let height = body.height * PHOTO;
        let (w, h) = (photo.width as f32, photo.height as f32);
        let scale = (body.width / w).min(height / h);
        let area = Area::new(body.x + (body.width - w * scale) / 2.0, body.y, w * scale, h * scale);
        canvas.ops.push(Op::Image(Picture { area, photo: photo.clone() }));
        let below = area.bottom() + AIR;
        body = Area::new(body.x, below, body.width, body.bottom() - below);
    }
    let text = Body::new(fonts, &back.lines, layout.back.lines);
    let parts = text.parts(body.width, body.height, body.height);
    if parts.len() > 1 {
        let all: Vec<String> = back.lines.iter().map(|line| format!("{} {}", line.lead, line.text)).collect();
        fonts.remark(Remark::Shortened { text: all.join(" ") });
    }
    let mut end = body.y;
    if let Some(part) = parts.first() {
        end = text.draw(&mut canvas, part, body, Role::Line);
    }
    lines_to_write_on(&mut canvas, Area::new(body.x, end, body.width, body.bottom() - end));
    canvas.ops
}

fn head(canvas: &mut Canvas, fonts: &Fonts, layout: &CardLayout, card: &CardView, tail: &str) {
    canvas.slot_with_tail(fonts, &card.name, tail, &layout.name, Role::Title);
    canvas.slot(fonts, &card.cost, &layout.cost, Role::Cost);
    canvas.marked_slot(fonts, &card.subtitle, &card.marks, &layout.subtitle, Role::Subtitle);
    rules(canvas, &layout.rules);
}

/// Draws lines spaced for handwriting.
fn lines_to_write_on(canvas: &mut Canvas, area: Area) {
    const APART: f32 = 6.0;
    let mut y = area.y + APART;
    while y <= area.bottom() - 1.0 {
        canvas.line([area.x, y], [area.right(), y], 0.15, 0.5);
        y += APART;
    }
}

fn rules(canvas: &mut Canvas, rules: &[Rule]) {
    for rule in rules {
        canvas.line(rule.from, rule.to, rule.width, 0.0);
    }
}

/// Draws the stat table: headings above values.
fn stats(canvas: &mut Canvas, fonts: &Fonts, layout: &CardLayout, card: &CardView) {
    let table = &layout.stats;
    let mut top = table.area.y;
    for row in card.stats.chunks(table.columns) {
        // A short last row keeps the columns of the rows above it.
        let columns = card.stats.len().min(table.columns);
        let width = table.area.width / columns as f32;
        for (column, stat) in row.iter().enumerate() {
            let cell = Area::new(table.area.x + column as f32 * width, top, width, table.area.height);
            if table.line > 0.0 {
                canvas.outline(cell, table.line, 0.0);
            }
            let inner = Area::new(cell.x + 0.9, cell.y + 0.5, cell.width - 1.8, cell.height - 1.0);
            let label = label_height(fonts, &table.label, card.stats.iter().map(|s| s.label.as_str())) - 0.3;
            let heading = Area::new(inner.x, inner.y - 0.1, inner.width, label);
            let value = Area::new(inner.x, heading.bottom(), inner.width, inner.bottom() - heading.bottom());
            let middle = Place::new(Align::Center, Valign::Middle);
            canvas.text(fonts, &stat.label, heading, &table.label, middle, Role::Stat);
            canvas.text(fonts, &stat.value, value, &table.value, middle, Role::Stat);
        }
        top += table.area.height;
    }
}

/// Tracks, arranged from the bottom of a card's body upward; short ones share a row.
struct Tracks<'a> {
    /// Each with its position relative to the top left corner of all tracks.
    placed: Vec<(&'a Track, TrackGrid, Area)>,
    style: TrackStyle,
    label: f32,
    /// The height in mm, including the space above; 0 without tracks.
    height: f32,
}

impl<'a> Tracks<'a> {
    /// Arranges the boxes, scaled down if necessary to leave room for text.
    fn fitted(fonts: &Fonts, layout: &CardLayout, tracks: &'a [Track], body: Area) -> Self {
        let most = body.height * MOST_FOR_TRACKS;
        let scales = [1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];
        let mut tried = scales.map(|scale| Self::at(fonts, layout, tracks, body.width, scale));
        let fits = tried.iter().position(|t| t.height <= most);
        let index = fits.unwrap_or(tried.len() - 1);
        tried.swap(0, index);
        let [chosen, ..] = tried;
        chosen
    }

    fn at(fonts: &Fonts, layout: &CardLayout, tracks: &'a [Track], width: f32, scale: f32) -> Self {
        let style = TrackStyle {
            side: layout.tracks.side,
            gap: layout.tracks.gap,
            group: layout.tracks.group,
            line: layout.tracks.line,
        }
        .scaled(scale);
        let type_style = &layout.tracks.label;
        let label = label_height(fonts, type_style, tracks.iter().map(|track| track.label.as_str()));
        let mut placed: Vec<(&Track, TrackGrid, Area)> = Vec::new();
        let (mut x, mut y, mut high) = (0.0_f32, 0.0_f32, 0.0_f32);
        for track in tracks.iter().filter(|track| track.boxes > 0 || track.open) {
            let grid = style.boxes(fonts, track, width);
            let words = Paragraph::plain(fonts, &track.label, type_style.weight);
            let words = words.line_width(type_style.size) + 0.05;
            let needs = if track.open { words + OPEN } else { grid.width.max(words) }.min(width);
            if x > 0.0 && x + needs > width {
                (x, y, high) = (0.0, y + high, 0.0);
            }
            let height = AIR + label + grid.height;
            placed.push((track, grid, Area::new(x, y + AIR, needs, height - AIR)));
            high = high.max(height);
            x += needs + BETWEEN_TRACKS;
        }
        Self { placed, style, label, height: y + high }
    }

    fn draw(&self, canvas: &mut Canvas, fonts: &Fonts, layout: &CardLayout, body: Area) {
        let top = body.bottom() - self.height;
        for (track, grid, area) in &self.placed {
            let area = area.moved(body.x, top);
            let label = Area::new(area.x, area.y, area.width, self.label);
            if track.open {
                let from = area.right() - OPEN + 0.8;
                canvas.line([from, label.bottom()], [area.right(), label.bottom()], 0.2, 0.3);
            }
            canvas.text(fonts, &track.label, label, &layout.tracks.label, Place::default(), Role::Track);
            let at = [area.x, label.bottom()];
            grid.draw(canvas, fonts, track, &self.style, at);
        }
    }
}

/// Returns the height in mm of a line of labels.
fn label_height<'a>(fonts: &Fonts, style: &TypeStyle, labels: impl Iterator<Item = &'a str>) -> f32 {
    let least = labels.map(|label| Paragraph::plain(fonts, label, style.weight).least());
    style.legible(least.fold(0.0, f32::max)).size * style.leading * MM_PER_PT + 0.3
}
