//! Stat cards, nine per page, to be cut out.

use super::card::{back, fronts};
use super::margin::margin;
use super::{CardGrid, PrintOptions};
use crate::draw::Canvas;
use crate::layout::{Area, CardLayout};
use crate::page::{Bookmark, Document, Flip, Op, Page};
use crate::remark::Remark;
use crate::text::Fonts;
use crate::view::CardView;

/// The length of a cut mark and its distance from the cards, in mm.
const MARK: f32 = 5.0;
const MARK_GAP: f32 = 2.0;

/// The width in mm, inside the cut, of a band that extends over the bleed, and its grey level.
const BAND: f32 = 1.6;
const BAND_GREY: f32 = 0.86;

/// Lays out stat cards in the order given, each followed by its continuation cards.
#[must_use]
pub fn cards(cards: &[CardView], layout: &CardLayout, options: &PrintOptions) -> Document {
    let fonts = Fonts::new(&options.language, options.system_fonts);
    let grid = CardGrid::new(layout, options.paper, options.bleed_mm);
    if grid.per_page() < CardGrid::new(layout, options.paper, 0.0).per_page() {
        fonts.remark(Remark::FewerCards { on_page: grid.per_page() });
    }
    let mut last: Option<(&CardView, Vec<Vec<Op>>)> = None;
    // One page at a time: all fronts at once would take as much memory as the pages.
    let mut sides = cards.iter().flat_map(|card| {
        // Consecutive copies of a figure are laid out only once.
        let faces = match &last {
            Some((same, faces)) if *same == card => faces.clone(),
            _ => fronts(&fonts, layout, card),
        };
        last = Some((card, faces.clone()));
        faces.into_iter().map(move |ops| (ops, card))
    });
    let with_backs = options.backs && cards.iter().any(|card| card.back.is_some());
    let mut pages: Vec<Page> = Vec::new();
    let mut bookmarks = Vec::new();
    loop {
        let page: Vec<(Vec<Op>, &CardView)> = sides.by_ref().take(grid.per_page()).collect();
        if page.is_empty() {
            break;
        }
        if let [(_, first), .., (_, last)] | [(_, first @ last)] = page.as_slice() {
            let both = first.name != last.name;
            let title = if both { format!("{} – {}", first.name, last.name) } else { first.name.clone() };
            bookmarks.push(Bookmark { title, page: pages.len() });
        }
        let cells: Vec<Area> = (0..page.len()).map(|i| grid.cell(i)).collect();
        let mut front = base(&cells, &grid, layout, options);
        if grid.bleed > 0.0 && !options.ink_saving {
            // An inexact cut shows more or less of the band, but no white edge.
            let mut band = Canvas::default();
            for cell in &cells {
                band.fill(cell.grown(grid.bleed), BAND_GREY);
            }
            for cell in &cells {
                band.fill(cell.grown(-BAND), 1.0);
            }
            band.add(&front.ops, 0.0, 0.0);
            front = band;
        }
        for ((ops, _), cell) in page.iter().zip(&cells) {
            front.add(ops, cell.x, cell.y);
        }
        pages.push(finished(front, &grid, options));
        if with_backs {
            let cells: Vec<Area> = (0..page.len()).map(|i| grid.mirrored_cell(i)).collect();
            let mut canvas = Canvas::default();
            if layout.back.tint > 0.0 && !options.ink_saving {
                for cell in &cells {
                    canvas.fill(cell.grown(grid.bleed), 1.0 - layout.back.tint.min(1.0));
                }
            }
            canvas.add(&base(&cells, &grid, layout, options).ops, 0.0, 0.0);
            for ((_, card), cell) in page.iter().zip(&cells) {
                if let Some(view) = &card.back {
                    canvas.add(&back(&fonts, layout, view), cell.x, cell.y);
                }
            }
            let mut page = finished(canvas, &grid, options);
            // Turned over the other edge, the mirrored back is upside down.
            let lying = grid.page[0] > grid.page[1];
            page.turned = lying == (options.flip == Flip::Long);
            pages.push(page);
        }
    }
    margin(&fonts, &mut pages, &grid, options);
    let (remarks, system_faces) = fonts.finish();
    let duplex = with_backs.then_some(options.flip);
    Document { pages, system_faces, remarks, bookmarks, duplex, ..Document::default() }
}

/// Draws the frames of cards, and cut marks around them.
fn base(cells: &[Area], grid: &CardGrid, layout: &CardLayout, options: &PrintOptions) -> Canvas {
    let mut canvas = Canvas::default();
    // With a bleed, a hairline at the cut would remain on one side of every card that is cut inexactly.
    if layout.card.frame > 0.0 && grid.bleed <= 0.0 {
        for cell in cells {
            canvas.outline(*cell, layout.card.frame, 0.6);
        }
    }
    if options.cut_marks {
        cut_marks(&mut canvas, cells, grid);
    }
    canvas
}

/// Draws marks at every card's edges, in the margins only: between cards they would remain on them.
fn cut_marks(canvas: &mut Canvas, cells: &[Area], grid: &CardGrid) {
    // Close to the existing cards if the page isn't full.
    let Some(all) = cells.iter().copied().reduce(|all, cell| all.around(&cell)) else {
        return;
    };
    let gap = MARK_GAP.max(grid.bleed);
    let length = |margin: f32| MARK.min(margin - gap - 0.5);
    let (across, down) = (length(grid.origin[0]), length(grid.origin[1]));
    let edges = |pick: fn(&Area) -> [f32; 2]| {
        let mut edges: Vec<f32> = cells.iter().flat_map(pick).collect();
        edges.sort_by(f32::total_cmp);
        edges.dedup_by(|a, b| (*a - *b).abs() < 0.01);
        edges
    };
    let width = 0.2;
    for x in edges(|cell| [cell.x, cell.right()]) {
        canvas.line([x, all.y - gap], [x, all.y - gap - down], width, 0.0);
        canvas.line([x, all.bottom() + gap], [x, all.bottom() + gap + down], width, 0.0);
    }
    for y in edges(|cell| [cell.y, cell.bottom()]) {
        canvas.line([all.x - gap, y], [all.x - gap - across, y], width, 0.0);
        canvas.line([all.right() + gap, y], [all.right() + gap + across, y], width, 0.0);
    }
}

fn finished(mut canvas: Canvas, grid: &CardGrid, options: &PrintOptions) -> Page {
    if options.ink_saving {
        canvas.save_ink();
    }
    let [width, height] = grid.page;
    Page { width, height, turned: false, ops: canvas.ops }
}
