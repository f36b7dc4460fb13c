//! The ledger behind a campaign log: each movement in a row.

use super::strip::{LEFT, RIGHT, Strip, section, style};
use crate::draw::{Canvas, Pen, Place};
use crate::layout::{Area, Weight};
use crate::page::Role;
use crate::text::{Fonts, Paragraph, fit};
use crate::view::{CampaignLogView, LogMovement};

/// Space between columns, in mm.
const GAP: f32 = 2.4;

/// Where the columns begin, as shares of the page's width, and where they are aligned.
const COLUMNS: [(f32, Place); 6] =
    [(0.0, LEFT), (0.075, LEFT), (0.265, LEFT), (0.395, RIGHT), (0.475, RIGHT), (0.575, LEFT)];

/// The heading and the headings of the columns, set apart since each page begins with them.
pub(crate) fn head(fonts: &Fonts, view: &CampaignLogView, width: f32) -> Vec<Strip> {
    let labels = &view.labels;
    let mut columns = row(fonts, &labels.movement, width, 6.4, Weight::Bold, Role::Heading);
    columns.heads = true;
    // Loose pages say which campaign they are of.
    let title = if view.title.is_empty() {
        labels.ledger.clone()
    } else {
        format!("{} · {}", labels.ledger, view.title)
    };
    vec![section(fonts, &title, None, width, 10.0), columns]
}

/// The movements.
pub(crate) fn rows(fonts: &Fonts, view: &CampaignLogView, width: f32) -> Vec<Strip> {
    let rows = view.ledger.iter();
    rows.map(|movement| row(fonts, movement, width, 8.0, Weight::Regular, Role::Row)).collect()
}

fn row(fonts: &Fonts, row: &LogMovement, width: f32, size: f32, weight: Weight, role: Role) -> Strip {
    let texts = [&row.stage, &row.who, &row.what, &row.amount, &row.balance, &row.why];
    let ends = COLUMNS.iter().skip(1).map(|(start, _)| *start).chain([1.0]);
    let cells = COLUMNS.iter().zip(ends).zip(texts).map(|((&(start, place), end), text)| {
        let column = (end - start) * width - GAP;
        let paragraph = Paragraph::plain(fonts, text, weight);
        let fitted = fit(fonts, &paragraph, column, f32::INFINITY, &style(size, weight), 2);
        (Area::new(start * width, 0.0, column, 0.0), place, fitted)
    });
    let cells: Vec<_> = cells.collect();
    let high = cells.iter().map(|(_, _, text)| text.height()).fold(0.0, f32::max) + 0.9;
    let mut canvas = Canvas::default();
    for (area, place, text) in &cells {
        let area = Area::new(area.x, 0.0, area.width, high);
        canvas.fitted(text, area, *place, Pen::black(role));
    }
    canvas.line([0.0, high], [width, high], 0.12, 0.6);
    Strip { canvas, height: high, heads: false }
}
