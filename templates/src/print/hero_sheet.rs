//! Heroes' sheets: abilities and belongings, usually two heroes per page.

use super::PrintOptions;
use super::flow::Flow;
use super::strip::{CENTER, LEFT, RIGHT, Strip, TOP, blank, height, place, section, style, whole};
use crate::draw::{Canvas, Pen, TrackStyle, tick_box};
use crate::layout::{Area, TypeStyle, Weight};
use crate::page::{Bookmark, Document, Page, Role};
use crate::text::{Fonts, Paragraph, fit};
use crate::view::{HeroItem, HeroSheetView, HeroSide, Stat};

/// The space between two heroes, in mm.
const BETWEEN: f32 = 9.0;

/// The space between two columns, in mm.
const GUTTER: f32 = 8.0;

const BOX: f32 = 3.0;

/// Lays out heroes' sheets, each on one page if at all possible.
#[must_use]
pub fn hero_sheets(views: &[HeroSheetView], options: &PrintOptions) -> Document {
    let fonts = Fonts::new(&options.language, options.system_fonts);
    let (pages, bookmarks) = compose(views, options, &fonts);
    let (remarks, system_faces) = fonts.finish();
    Document { pages, system_faces, remarks, bookmarks, ..Document::default() }
}

fn compose(views: &[HeroSheetView], options: &PrintOptions, fonts: &Fonts) -> (Vec<Page>, Vec<Bookmark>) {
    let mut bookmarks = Vec::new();
    let mut flow = Flow::bound(options.paper);
    let area = flow.area();
    let half = (area.height - BETWEEN) / 2.0;
    let mut begun = false;
    for view in views {
        let mut strips = strips(view, fonts, area.width);
        let high = height(&strips);
        let room = (half - high).max(0.0);
        if room > 16.0 {
            strips.push(notes(view, fonts, area.width, room));
        }
        let high = height(&strips);
        if begun {
            flow.y += BETWEEN;
            if !flow.has_room(high) {
                flow.turn();
            } else {
                let y = flow.y - BETWEEN / 2.0;
                flow.canvas().line([area.x, y], [area.right(), y], 0.12, 0.6);
            }
        }
        begun = true;
        bookmarks.push(Bookmark { title: view.name.clone(), page: flow.page_count() - 1 });
        let head = head(view, fonts, area.width);
        place(&mut flow, &strips, |flow| place(flow, std::slice::from_ref(&head), |_| {}));
    }
    let (note, label) = views.first().map_or(("", ""), |v| (v.note.as_str(), v.labels.page.as_str()));
    (flow.finish(fonts, note, label), bookmarks)
}

fn strips(view: &HeroSheetView, fonts: &Fonts, width: f32) -> Vec<Strip> {
    let labels = &view.labels;
    let mut strips = vec![head(view, fonts, width)];
    strips.push(values(view, fonts, width));
    let deck = view.deck.iter().map(|card| Line {
        ticked: Some(card.owned),
        name: &card.name,
        right: &card.cost,
        below: Vec::new(),
    });
    let deck: Vec<_> = deck.collect();
    strips.push(section(fonts, &labels.deck, None, width, 9.0));
    strips.extend(lines(fonts, &deck, width, 3));
    strips.push(Strip { height: 2.0, ..Strip::default() });
    strips.push(section(fonts, &labels.items, None, width, 9.0));
    let items: Vec<_> = view.items.iter().map(item).collect();
    strips.extend(lines(fonts, &items, width, 2));
    if items.is_empty() {
        strips.push(empty(width));
    }
    strips.push(Strip { height: 2.0, ..Strip::default() });
    strips.push(section(fonts, &labels.rewards, None, width, 9.0));
    let rewards = view.rewards.iter().map(|name| Line { name, ..Line::default() });
    let rewards: Vec<_> = rewards.collect();
    strips.extend(lines(fonts, &rewards, width, 2));
    if rewards.is_empty() {
        strips.push(empty(width));
    }
    strips
}

/// Draws a line to write on.
fn empty(width: f32) -> Strip {
    let mut canvas = Canvas::default();
    blank(&mut canvas, 0.0, width, 6.0);
    Strip { canvas, height: 6.6, heads: false }
}

/// Draws the name, the line under it, and the campaign.
fn head(view: &HeroSheetView, fonts: &Fonts, width: f32) -> Strip {
    let mut canvas = Canvas::default();
    let name = Paragraph::plain(fonts, &view.name, Weight::Bold);
    let left = width * 0.46;
    let text = fit(fonts, &name, left, f32::INFINITY, &style(16.0, Weight::Bold), 1);
    canvas.fitted(&text, Area::new(0.0, 0.0, left, 8.0), LEFT, Pen::black(Role::Title));
    let small = style(8.6, Weight::Regular);
    let beside = Area::new(left + 3.0, 0.4, width - left - 3.0, 4.0);
    canvas.text(fonts, &view.subtitle, beside, &small, RIGHT, Role::Subtitle);
    let below = TypeStyle { grey: 0.15, ..style(7.4, Weight::Regular) };
    let campaign = Paragraph::plain(fonts, &view.campaign, Weight::Regular);
    let campaign = whole(fonts, &campaign, beside.width, &below);
    let high = if campaign.lines.len() > 1 { campaign.height() } else { 3.6 };
    let beside = Area::new(beside.x, 4.5, beside.width, high);
    canvas.fitted(&campaign, beside, RIGHT, Pen::grey(Role::Subtitle, below.grey));
    let rule = (beside.bottom() + 0.7).max(8.8);
    canvas.line([0.0, rule], [width, rule], 0.5, 0.0);
    Strip { canvas, height: rule + 1.4, heads: true }
}

/// Draws the sides of the hero's sheet, healthy and wounded, and the XP.
fn values(view: &HeroSheetView, fonts: &Fonts, width: f32) -> Strip {
    const HIGH: f32 = 12.6;
    const LEAD: f32 = 20.0;
    let mut canvas = Canvas::default();
    let xp = HeroSide { stats: view.xp.clone(), ..HeroSide::default() };
    let right = if view.xp.is_empty() { 0.0 } else { width * 0.26 };
    let left = width - right - if right > 0.0 { GUTTER / 2.0 } else { 0.0 };
    let mut y = 0.0;
    for (at, side) in view.sides.iter().enumerate() {
        stats(&mut canvas, fonts, side, Area::new(0.0, y, left, HIGH), LEAD);
        // A box for ticking the side once it is turned up.
        if at > 0 && !side.title.is_empty() {
            tick_box(&mut canvas, Area::new(0.1, y + HIGH - 3.4, BOX, BOX), false);
        }
        y += HIGH + 1.0;
        y += tracks(&mut canvas, fonts, side, [LEAD, y, left - LEAD]);
    }
    if right > 0.0 {
        stats(&mut canvas, fonts, &xp, Area::new(width - right, 0.0, right, HIGH), 0.0);
        y = y.max(HIGH + 1.0);
    }
    Strip { canvas, height: y + 1.6, heads: false }
}

/// Draws tracks for a side's values, and returns their height.
fn tracks(canvas: &mut Canvas, fonts: &Fonts, side: &HeroSide, [x, y, width]: [f32; 3]) -> f32 {
    const STYLE: TrackStyle = TrackStyle { side: 2.9, gap: 0.5, group: 5, line: 0.2 };
    /// The length of a line to write on for an unknown number of boxes, and the space between tracks.
    const OPEN: f32 = 22.0;
    const APART: f32 = 5.0;
    let label = style(6.6, Weight::Regular);
    let (mut at, mut line, mut high) = (0.0_f32, 0.0_f32, 0.0_f32);
    for track in &side.tracks {
        let words = Paragraph::plain(fonts, &track.label, Weight::Regular);
        let lead = words.line_width(label.size) + 1.2;
        let grid = STYLE.boxes(fonts, track, width - lead);
        let wide = if track.open { OPEN } else { grid.width };
        if at > 0.0 && at + lead + wide > width {
            (at, line) = (0.0, high + 0.8);
        }
        let area = Area::new(x + at, y + line, lead, STYLE.side);
        canvas.text(fonts, &track.label, area, &label, LEFT, Role::Track);
        if track.open {
            blank(canvas, area.right(), area.right() + OPEN, area.bottom());
        } else {
            grid.draw(canvas, fonts, track, &STYLE, [area.right(), area.y]);
        }
        high = high.max(line + grid.height.max(STYLE.side));
        at += lead + wide + APART;
    }
    if high > 0.0 { high + 1.6 } else { 0.0 }
}

/// Draws cells of equal width, headings above values.
fn stats(canvas: &mut Canvas, fonts: &Fonts, side: &HeroSide, area: Area, lead: f32) {
    if lead > 0.0 {
        let title = Area::new(area.x, area.y, lead - 1.0, area.height);
        canvas.text(fonts, &side.title, title, &style(8.2, Weight::Bold), LEFT, Role::Heading);
    }
    let wide = (area.width - lead) / side.stats.len().max(1) as f32;
    for (at, Stat { label, value, .. }) in side.stats.iter().enumerate() {
        let cell = Area::new(area.x + lead + at as f32 * wide, area.y, wide, area.height);
        canvas.outline(cell, 0.2, 0.0);
        let heading = Area::new(cell.x + 0.8, cell.y + 0.6, cell.width - 1.6, 2.8);
        canvas.text(fonts, label, heading, &style(6.2, Weight::Regular), CENTER, Role::Stat);
        let number = Area::new(heading.x, heading.bottom() + 0.3, heading.width, cell.height - 4.2);
        // Numbers are set large; the dice of an attribute take one line each.
        let large = style(11.0, Weight::Bold);
        let large = TypeStyle { leading: 1.1, ..large };
        let value = Paragraph::plain(fonts, value, Weight::Bold);
        let text = fit(fonts, &value, number.width, number.height, &large, 3);
        canvas.fitted(&text, number, CENTER, Pen::black(Role::Stat));
    }
}

/// A box, a name, a number at the right and small lines below.
#[derive(Default)]
struct Line<'a> {
    ticked: Option<bool>,
    name: &'a str,
    right: &'a str,
    below: Vec<&'a str>,
}

fn item(item: &HeroItem) -> Line<'_> {
    let below = std::iter::once(&item.detail).chain(&item.under);
    let below = below.map(String::as_str).filter(|text| !text.is_empty());
    Line { ticked: Some(item.packed), name: &item.name, right: "", below: below.collect() }
}

/// Draws lines in columns, row by row.
fn lines(fonts: &Fonts, all: &[Line<'_>], width: f32, columns: usize) -> Vec<Strip> {
    let wide = (width - (columns as f32 - 1.0) * GUTTER) / columns as f32;
    let rows = all.chunks(columns).map(|row| {
        let mut strip = Strip::default();
        for (column, one) in row.iter().enumerate() {
            let x = column as f32 * (wide + GUTTER);
            let high = line(&mut strip.canvas, fonts, one, x, wide);
            strip.height = strip.height.max(high);
        }
        strip
    });
    rows.collect()
}

fn line(canvas: &mut Canvas, fonts: &Fonts, line: &Line<'_>, x: f32, width: f32) -> f32 {
    const HIGH: f32 = 5.4;
    const COST: f32 = 15.0;
    let mut left = x;
    if let Some(ticked) = line.ticked {
        tick_box(canvas, Area::new(x + 0.1, (HIGH - BOX) / 2.0, BOX, BOX), ticked);
        left += BOX + 1.8;
    }
    let cost = if line.right.is_empty() { 0.0 } else { COST };
    let area = Area::new(left, 0.0, x + width - left - cost, HIGH);
    let owned = line.ticked != Some(false) || cost == 0.0;
    let weight = if owned { Weight::Bold } else { Weight::Regular };
    canvas.text(fonts, line.name, area, &style(8.6, weight), LEFT, Role::Row);
    if cost > 0.0 {
        let area = Area::new(x + width - cost + 1.0, 0.0, cost - 1.0, HIGH);
        canvas.text(fonts, line.right, area, &style(8.2, Weight::Regular), RIGHT, Role::Cost);
    }
    let mut y = HIGH - 0.5;
    for text in &line.below {
        let paragraph = Paragraph::plain(fonts, text, Weight::Regular);
        let small = style(7.0, Weight::Regular);
        let text = fit(fonts, &paragraph, x + width - left, f32::INFINITY, &small, 2);
        let high = text.height();
        canvas.fitted(&text, Area::new(left, y, x + width - left, high), TOP, Pen::black(Role::Line));
        y += high;
    }
    y += 0.6;
    canvas.line([x, y], [x + width, y], 0.1, 0.65);
    y + 0.3
}

/// Draws lines to write on, to the end of the hero's half of the page.
fn notes(view: &HeroSheetView, fonts: &Fonts, width: f32, room: f32) -> Strip {
    const APART: f32 = 7.0;
    let head = section(fonts, &view.labels.notes, None, width, 9.0);
    let mut y = head.height + 2.0;
    let mut canvas = Canvas::default();
    canvas.add(&head.canvas.ops, 0.0, 2.0);
    while y + APART <= room {
        y += APART;
        blank(&mut canvas, 0.0, width, y);
    }
    Strip { canvas, height: y + 0.3, heads: false }
}
