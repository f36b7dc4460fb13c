//! Where cards lie on a page.

use super::Paper;
use crate::layout::{Area, CardLayout};

/// Where cards lie on a page.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardGrid {
    /// Width and height of the page in mm: of the paper, or of the paper lying on its side.
    pub page: [f32; 2],
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

/// Cut marks need so much beside the cards, in mm.
const MARGIN: f32 = 3.5;

/// What most printers leave white at the paper's edges, in mm: no bleed reaches into it.
const UNPRINTED: f32 = 5.0;

impl CardGrid {
    /// As many cards as the paper holds at true size, centred. Where a bleed leaves no room for nine, the page lies
    /// on its side or holds fewer.
    #[must_use]
    pub fn new(layout: &CardLayout, paper: Paper, bleed_mm: f32) -> Self {
        let card = [layout.card.width, layout.card.height];
        let bleed = if bleed_mm.is_finite() { bleed_mm.clamp(0.0, card[0].min(card[1])) } else { 0.0 };
        let (width, height) = paper.size();
        let margin = if bleed > 0.0 { UNPRINTED } else { MARGIN };
        let on = |page: [f32; 2]| {
            let count = |at: usize| ((page[at] - 2.0 * margin) / (card[at] + 2.0 * bleed)) as usize;
            (page, count(0), count(1))
        };
        let (upright, lying) = (on([width, height]), on([height, width]));
        let (page, columns, rows) = if lying.1 * lying.2 > upright.1 * upright.2 { lying } else { upright };
        let (columns, rows) = (columns.max(1), rows.max(1));
        let extent = |card: f32, n: usize| n as f32 * card + (n as f32 - 1.0) * 2.0 * bleed;
        let origin = [(page[0] - extent(card[0], columns)) / 2.0, (page[1] - extent(card[1], rows)) / 2.0];
        Self { page, columns, rows, origin, card, bleed }
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
