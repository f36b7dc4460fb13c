//! The ledger after a campaign log: a row per movement, grouped by mission, in two columns if one isn't enough.

use super::flow::Flow;
use super::strip::{LEFT, RIGHT, Strip, height, section, style};
use crate::draw::{Canvas, Pen, Place};
use crate::layout::{Area, Weight};
use crate::page::Role;
use crate::text::{Fonts, Paragraph, fit};
use crate::view::{CampaignLogView, LogMovement};

/// The space in mm between a row's cells, and between the two columns of the page.
const GAP: f32 = 2.0;
const BETWEEN: f32 = 6.0;

/// The size in points of a ledger in one column, and the sizes to try for two columns, before it takes another
/// page.
const WIDE: f32 = 8.0;
const NARROW: [f32; 4] = [7.6, 7.2, 6.8, 6.4];

/// The positions of a row's cells, as shares of its width, with their alignments.
type Cells = [(f32, Place); 5];
const WIDE_CELLS: Cells = [(0.0, LEFT), (0.2, LEFT), (0.35, RIGHT), (0.43, RIGHT), (0.53, LEFT)];
const NARROW_CELLS: Cells = [(0.0, LEFT), (0.22, LEFT), (0.38, RIGHT), (0.53, RIGHT), (0.66, LEFT)];

/// A ledger's rows at one size.
struct Set {
    heads: Strip,
    rows: Vec<Strip>,
}

impl Set {
    fn new(fonts: &Fonts, view: &CampaignLogView, cells: &Cells, [width, size]: [f32; 2]) -> Self {
        let mut heads = row(fonts, &view.labels.movement, cells, [width, 6.4], Weight::Bold, Role::Heading);
        heads.heads = true;
        let mut rows = Vec::new();
        for chapter in &view.ledger {
            rows.push(title(fonts, &chapter.title, [width, size]));
            rows.extend(
                chapter
                    .rows
                    .iter()
                    .map(|moved| row(fonts, moved, cells, [width, size], Weight::Regular, Role::Row)),
            );
        }
        Self { heads, rows }
    }

    /// Returns the number of columns of this height that the rows take.
    fn columns(&self, high: f32) -> usize {
        let mut columns = 1;
        let mut at = 0;
        while let Some(next) = self.next(at, high) {
            columns += 1;
            at = next;
        }
        columns
    }

    /// Returns the first row that doesn't fit into a column that starts with the row at `first`; `None` if all
    /// do. A heading stays with the row after it.
    fn next(&self, first: usize, high: f32) -> Option<usize> {
        let mut used = self.heads.height;
        for (at, strip) in self.rows.iter().enumerate().skip(first) {
            used += strip.height;
            if used > high + 1e-3 && at > first {
                let headed = at > first + 1 && self.rows[at - 1].heads;
                return Some(if headed { at - 1 } else { at });
            }
        }
        None
    }
}

/// Draws the ledger, starting on a new page.
pub(crate) fn draw(flow: &mut Flow, view: &CampaignLogView, fonts: &Fonts, trial: &Fonts) {
    // Loose pages must identify their campaign.
    let title = if view.title.is_empty() {
        view.labels.ledger.clone()
    } else {
        format!("{} · {}", view.labels.ledger, view.title)
    };
    let area = flow.area();
    let head = section(fonts, &title, None, area.width, 10.0);
    let room = area.height - head.height;
    let half = (area.width - BETWEEN) / 2.0;
    let wide = Set::new(trial, view, &WIDE_CELLS, [area.width, WIDE]);
    let (set, columns) = if wide.heads.height + height(&wide.rows) <= room {
        (Set::new(fonts, view, &WIDE_CELLS, [area.width, WIDE]), 1)
    } else {
        let one_page = |size: &&f32| Set::new(trial, view, &NARROW_CELLS, [half, **size]).columns(room) <= 2;
        let size = NARROW.iter().find(one_page).unwrap_or(&NARROW[1]);
        (Set::new(fonts, view, &NARROW_CELLS, [half, *size]), 2)
    };
    let mut first = 0;
    loop {
        flow.turn();
        let (x, y) = (area.x, flow.y);
        flow.canvas().add(&head.canvas.ops, x, y);
        for column in 0..columns {
            let x = x + column as f32 * (half + BETWEEN);
            let mut y = y + head.height;
            flow.canvas().add(&set.heads.canvas.ops, x, y);
            y += set.heads.height;
            let end = set.next(first, room);
            for strip in &set.rows[first..end.unwrap_or(set.rows.len())] {
                flow.canvas().add(&strip.canvas.ops, x, y);
                y += strip.height;
            }
            match end {
                Some(next) => first = next,
                None => return,
            }
        }
    }
}

/// Draws the stage and its mission, above their movements.
fn title(fonts: &Fonts, title: &str, [width, size]: [f32; 2]) -> Strip {
    let mut canvas = Canvas::default();
    let text = Paragraph::plain(fonts, title, Weight::Bold);
    let fitted = fit(fonts, &text, width, f32::INFINITY, &style(size, Weight::Bold), 1);
    let (air, high) = (1.2, fitted.height());
    canvas.fitted(&fitted, Area::new(0.0, air, width, high), LEFT, Pen::black(Role::Heading));
    let bottom = air + high + 0.5;
    canvas.line([0.0, bottom], [width, bottom], 0.25, 0.0);
    Strip { canvas, height: bottom, heads: true }
}

fn row(
    fonts: &Fonts,
    row: &LogMovement,
    cells: &Cells,
    [width, size]: [f32; 2],
    weight: Weight,
    role: Role,
) -> Strip {
    let texts = [&row.who, &row.what, &row.amount, &row.balance, &row.why];
    let ends = cells.iter().skip(1).map(|(start, _)| *start).chain([1.0]);
    let set = cells.iter().zip(ends).zip(texts).map(|((&(start, place), end), text)| {
        let gap = if end < 1.0 { GAP } else { 0.0 };
        let column = (end - start) * width - gap;
        let paragraph = Paragraph::plain(fonts, text, weight);
        let fitted = fit(fonts, &paragraph, column, f32::INFINITY, &style(size, weight), 3);
        (Area::new(start * width, 0.0, column, 0.0), place, fitted)
    });
    let set: Vec<_> = set.collect();
    let high = set.iter().map(|(_, _, text)| text.height()).fold(0.0, f32::max) + 0.6;
    let mut canvas = Canvas::default();
    for (area, place, text) in &set {
        let area = Area::new(area.x, 0.0, area.width, high);
        canvas.fitted(text, area, *place, Pen::black(role));
    }
    canvas.line([0.0, high], [width, high], 0.12, 0.6);
    Strip { canvas, height: high, heads: false }
}
