//! Tables on forms: columns between thin lines, and rows as high as their contents.

use super::strip::{PAD, Strip, blank, style};
use crate::draw::{Canvas, Pen, Place};
use crate::layout::{Align, Area, TypeStyle, Valign, Weight};
use crate::page::Role;
use crate::text::{Fitted, Fonts, Paragraph, fit};

/// A table's columns, in mm from the page's left edge.
pub(crate) struct Grid {
    columns: Vec<(f32, f32, Align)>,
    width: f32,
}

/// The contents of a cell.
pub(crate) enum Cell {
    /// Text.
    Text(Fitted),
    /// A number of lines to write on.
    Blank(usize),
    /// Drawn by the caller.
    Open,
}

/// The distance between lines to write on, in mm.
pub(crate) const WRITING: f32 = 5.6;

impl Grid {
    /// Creates columns with these widths in mm; those of 0 share the remaining width.
    pub(crate) fn new(width: f32, columns: &[(f32, Align)]) -> Self {
        let taken: f32 = columns.iter().map(|c| c.0).sum();
        let sharing = columns.iter().filter(|c| c.0 == 0.0).count().max(1);
        let share = (width - taken) / sharing as f32;
        let mut x = 0.0;
        let placed = columns.iter().map(|&(wide, align)| {
            let wide = if wide == 0.0 { share } else { wide };
            x += wide;
            (x - wide, wide, align)
        });
        Self { columns: placed.collect(), width }
    }

    /// Returns the area for text in a column. The first one starts at the page's edge.
    pub(crate) fn inside(&self, column: usize) -> Area {
        let (x, width, _) = self.columns.get(column).copied().unwrap_or_default();
        let left = if column == 0 { 0.0 } else { PAD };
        let right = if column + 1 == self.columns.len() { 0.0 } else { PAD };
        Area::new(x + left, 0.0, (width - left - right).max(1.0), 0.0)
    }

    /// Sets text for a column.
    pub(crate) fn set(
        &self,
        fonts: &Fonts,
        column: usize,
        text: &str,
        style: &TypeStyle,
        most: usize,
    ) -> Cell {
        let paragraph = Paragraph::plain(fonts, text, style.weight);
        Cell::Text(fit(fonts, &paragraph, self.inside(column).width, f32::INFINITY, style, most))
    }

    /// Draws a row at least `least` mm high, above a line `line` mm wide.
    pub(crate) fn row(&self, cells: &[Cell], least: f32, valign: Valign, line: f32, role: Role) -> Strip {
        let needs = |cell: &Cell| match cell {
            Cell::Text(text) => text.height() + 1.0,
            Cell::Blank(lines) => *lines as f32 * WRITING,
            Cell::Open => 0.0,
        };
        let height = cells.iter().map(needs).fold(least, f32::max);
        let mut canvas = Canvas::default();
        for (column, cell) in cells.iter().enumerate() {
            let area = Area { y: 0.5, height: height - 1.0, ..self.inside(column) };
            match cell {
                Cell::Text(text) => {
                    let align = self.columns.get(column).map_or(Align::Left, |c| c.2);
                    canvas.fitted(text, area, Place::new(align, valign), Pen::black(role));
                }
                Cell::Blank(lines) => {
                    // The row's border is the last line to write on.
                    for number in 1..*lines {
                        let y = number as f32 * height / *lines as f32;
                        blank(&mut canvas, area.x, area.right(), y);
                    }
                }
                Cell::Open => {}
            }
        }
        for (x, _, _) in self.columns.iter().skip(1) {
            canvas.line([*x, 0.0], [*x, height], 0.12, 0.55);
        }
        canvas.line([0.0, height], [self.width, height], line, if line < 0.25 { 0.45 } else { 0.0 });
        Strip { canvas, height, heads: false }
    }

    /// Draws the row of headings.
    pub(crate) fn head(&self, fonts: &Fonts, labels: &[&str], size: f32) -> Strip {
        let style = style(size, Weight::Bold);
        let cells = labels.iter().enumerate();
        let cells: Vec<_> = cells.map(|(column, text)| self.set(fonts, column, text, &style, 2)).collect();
        let strip = self.row(&cells, 0.0, Valign::Bottom, 0.3, Role::Heading);
        Strip { heads: true, ..strip }
    }
}
