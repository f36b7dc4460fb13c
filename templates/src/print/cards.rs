//! Nine cards a page, to be cut out.

use super::card::{back, fronts};
use super::{Paper, PrintOptions};
use crate::draw::Canvas;
use crate::layout::{Area, CardLayout};
use crate::page::{Document, Op, Page};
use crate::text::Fonts;
use crate::view::CardView;

/// Where cards lie on a page.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardGrid {
    /// Cards across.
    pub columns: usize,
    /// Cards down.
    pub rows: usize,
    /// Top left corner of the first card in mm.
    pub origin: [f32; 2],
    /// Width and height of a card in mm.
    pub card: [f32; 2],
    /// Space around each card in mm; cards lie twice as far apart.
    pub bleed: f32,
}

/// Cut marks and a printer's own margin need so much beside the cards, in mm.
const MARGIN: f32 = 3.5;

/// Length of a cut mark and its distance from the cards, in mm.
const MARK: f32 = 5.0;
const MARK_GAP: f32 = 2.0;

impl CardGrid {
    /// As many cards as the paper holds at true size, centred. A bleed that
    /// would cost a row or column is made smaller.
    #[must_use]
    pub fn new(layout: &CardLayout, paper: Paper, bleed_mm: f32) -> Self {
        let (width, height) = paper.size();
        let card = [layout.card.width, layout.card.height];
        let count = |paper: f32, card: f32| (((paper - 2.0 * MARGIN) / card) as usize).max(1);
        let (columns, rows) = (count(width, card[0]), count(height, card[1]));
        let spare = |paper: f32, card: f32, n: usize| {
            // Between n cards lie n - 1 gutters; the outer bleeds fall into the margin.
            let gutters = (n as f32 - 1.0).max(0.5);
            ((paper - 2.0 * MARGIN - n as f32 * card) / 2.0 / gutters).max(0.0)
        };
        let most = spare(width, card[0], columns).min(spare(height, card[1], rows));
        let bleed = if bleed_mm.is_finite() { bleed_mm.clamp(0.0, most) } else { 0.0 };
        let extent = |card: f32, n: usize| n as f32 * card + (n as f32 - 1.0) * 2.0 * bleed;
        Self {
            columns,
            rows,
            origin: [(width - extent(card[0], columns)) / 2.0, (height - extent(card[1], rows)) / 2.0],
            card,
            bleed,
        }
    }

    /// Cards on a page.
    #[must_use]
    pub const fn per_page(&self) -> usize {
        self.columns * self.rows
    }

    /// The place of the page's `index`th card, counted row by row.
    #[must_use]
    pub fn cell(&self, index: usize) -> Area {
        let (column, row) = (index % self.columns, index / self.columns);
        Area::new(
            self.origin[0] + column as f32 * (self.card[0] + 2.0 * self.bleed),
            self.origin[1] + row as f32 * (self.card[1] + 2.0 * self.bleed),
            self.card[0],
            self.card[1],
        )
    }

    /// The place of the back of the page's `index`th card, once the paper is
    /// turned over its long edge.
    #[must_use]
    pub fn mirrored_cell(&self, index: usize) -> Area {
        let (column, row) = (index % self.columns, index / self.columns);
        self.cell(row * self.columns + (self.columns - 1 - column))
    }
}

/// Lays out stat cards in the order given, with continuation cards right after
/// the card they continue.
#[must_use]
pub fn cards(cards: &[CardView], layout: &CardLayout, options: &PrintOptions) -> Document {
    let fonts = Fonts::new(&options.language, options.system_fonts);
    let grid = CardGrid::new(layout, options.paper, options.bleed_mm);
    let mut sides: Vec<(Vec<Op>, &CardView)> = Vec::new();
    let mut last: Option<(&CardView, Vec<Vec<Op>>)> = None;
    for card in cards {
        // Copies of a figure come one after the other: lay them out once.
        let faces = match &last {
            Some((same, faces)) if *same == card => faces.clone(),
            _ => fronts(&fonts, layout, card),
        };
        sides.extend(faces.iter().map(|ops| (ops.clone(), card)));
        last = Some((card, faces));
    }
    let with_backs = options.backs && cards.iter().any(|card| card.back.is_some());
    let mut pages = Vec::new();
    for page in sides.chunks(grid.per_page()) {
        let cells: Vec<Area> = (0..page.len()).map(|i| grid.cell(i)).collect();
        let mut front = base(&cells, &grid, layout, options);
        for ((ops, _), cell) in page.iter().zip(&cells) {
            front.add(ops, cell.x, cell.y);
        }
        pages.push(finished(front, options));
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
            pages.push(finished(canvas, options));
        }
    }
    let (remarks, system_faces) = fonts.finish();
    Document { pages, system_faces, remarks, embedded: None }
}

/// Frames around the cards and marks outside of them.
fn base(cells: &[Area], grid: &CardGrid, layout: &CardLayout, options: &PrintOptions) -> Canvas {
    let mut canvas = Canvas::default();
    if layout.card.frame > 0.0 {
        for cell in cells {
            canvas.outline(*cell, layout.card.frame, 0.6);
        }
    }
    if options.cut_marks {
        cut_marks(&mut canvas, cells, grid);
    }
    canvas
}

/// Marks at every card's edges, in the margins only: between cards they would
/// stay on them.
fn cut_marks(canvas: &mut Canvas, cells: &[Area], grid: &CardGrid) {
    // Close to the cards that are there, for a page that isn't full.
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

fn finished(mut canvas: Canvas, options: &PrintOptions) -> Page {
    if options.ink_saving {
        canvas.save_ink();
    }
    let (width, height) = options.paper.size();
    Page { width, height, ops: canvas.ops }
}
