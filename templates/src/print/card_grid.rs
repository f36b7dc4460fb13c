//! The arrangement of cards on a page.

use super::Paper;
use crate::layout::{Area, CardLayout};

/// The arrangement of cards on a page.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardGrid {
    /// The width and height of the page in mm, portrait or landscape.
    pub page: [f32; 2],
    /// The number of cards across.
    pub columns: usize,
    /// The number of cards down.
    pub rows: usize,
    /// The top left corner of the first card, in mm.
    pub origin: [f32; 2],
    /// The width and height of a card, in mm.
    pub card: [f32; 2],
    /// The bleed around each card, in mm; the distance between cards is twice that.
    pub bleed: f32,
}

/// The space in mm that cut marks need beside the cards.
const MARGIN: f32 = 3.5;

/// The unprintable margin of most printers, in mm, which no bleed may reach into.
const UNPRINTED: f32 = 5.0;

impl CardGrid {
    /// Arranges as many cards at true size as the paper holds, centred. If the bleed leaves no room for nine,
    /// the page is landscape or holds fewer.
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

    /// Returns the number of cards per page.
    #[must_use]
    pub const fn per_page(&self) -> usize {
        self.columns * self.rows
    }

    /// Returns the area of the page's `index`th card, row by row.
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

    /// Returns the area of the back of the page's `index`th card, for paper turned over its long edge.
    #[must_use]
    pub fn mirrored_cell(&self, index: usize) -> Area {
        let (column, row) = (index % self.columns, index / self.columns);
        self.cell(row * self.columns + (self.columns - 1 - column))
    }
}
