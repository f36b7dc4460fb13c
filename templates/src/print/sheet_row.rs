//! A row of a squad sheet: figure, stats, cost, and boxes to tick.

use super::boxes::{Boxes, Lines, Rounds};
use crate::draw::{Canvas, Pen, Place, mark};
use crate::layout::{Align, Area, TypeStyle, Valign, Weight};
use crate::page::Role;
use crate::text::{Fitted, Fonts, Paragraph, fit};
use crate::view::{SheetRow, SheetView, StatColumn};

/// The signs before the names of leaders and of unique figures.
pub(crate) const LEADS: &str = "◆";
pub(crate) const UNIQUE: &str = "◇";

/// The columns of the table, in mm from the page's left edge.
#[derive(Debug, Clone)]
pub(crate) struct Columns<'a> {
    pub(crate) count: f32,
    pub(crate) marks: f32,
    pub(crate) name: f32,
    pub(crate) name_width: f32,
    pub(crate) headings: &'a [StatColumn],
    pub(crate) stats: f32,
    pub(crate) stat_width: f32,
    pub(crate) cost: f32,
    pub(crate) cost_end: f32,
    pub(crate) right: f32,
    rounds: u32,
    rounds_label: &'a str,
    more: &'a str,
}

/// The maximum width of a stat.
const STAT_WIDTH: f32 = 11.0;
const COST_WIDTH: f32 = 14.0;
/// The width of the boxes for the opponent's points, and the space before them.
const FORFEIT_WIDTH: f32 = 15.0;
const FORFEIT_AIR: f32 = 2.0;

impl<'a> Columns<'a> {
    pub(crate) fn new(
        area: Area,
        view: &'a SheetView,
        rows: impl Iterator<Item = &'a SheetRow>,
        scale: f32,
    ) -> Self {
        let marks = area.x + 9.0;
        // Names are aligned, whatever the number of marks.
        let marked = rows.map(|row| Marks::of(row).width() * scale).fold(0.0, f32::max);
        let name = marks + marked;
        let name_width = area.width * 0.4 - marked;
        let start = name + name_width + 2.0;
        // Leave enough room next to the stats to explain a cost.
        let forfeits = if view.labels.forfeits.is_empty() { 0.0 } else { FORFEIT_WIDTH };
        let room = area.width * 0.32 - forfeits * 0.5;
        let cost_end = area.right() - forfeits;
        Self {
            count: area.x,
            marks,
            name,
            name_width,
            headings: &view.columns,
            stats: start,
            stat_width: STAT_WIDTH.min(room / view.columns.len().max(1) as f32),
            cost: cost_end - COST_WIDTH,
            cost_end,
            right: area.right(),
            rounds: view.rounds,
            rounds_label: &view.labels.rounds,
            more: &view.labels.more,
        }
    }

    /// Returns the box for the opponent's points; `None` if there are none.
    pub(crate) fn forfeit(&self, y: f32, height: f32) -> Option<Area> {
        let (start, end) = (self.cost_end + FORFEIT_AIR, self.right);
        (end > start).then(|| Area::new(start, y, end - start, height))
    }

    pub(crate) fn stat(&self, index: usize, y: f32, height: f32) -> Area {
        let x = self.stats + index as f32 * self.stat_width;
        Area::new(x, y, self.stat_width, height)
    }
}

/// The arrangement of marks before the name: up to two side by side, more in two lines, smaller.
#[derive(Debug, Clone, Copy)]
struct Marks {
    columns: usize,
    lines: usize,
    side: f32,
    pitch: f32,
}

impl Marks {
    const fn of(row: &SheetRow) -> Self {
        match row.marks.len() {
            count @ 0..=2 => Self { columns: count, lines: 1, side: 2.7, pitch: 3.1 },
            count => Self { columns: count.div_ceil(2), lines: 2, side: 1.9, pitch: 2.1 },
        }
    }

    /// Returns the width in mm, including the space before the name.
    fn width(self) -> f32 {
        if self.columns == 0 { 0.0 } else { self.columns as f32 * self.pitch + 0.7 }
    }

    /// Returns the area of the mark at `index`, relative to the middle of the line's left end.
    fn place(self, index: usize) -> Area {
        let (column, line) = ((index % self.columns.max(1)) as f32, (index / self.columns.max(1)) as f32);
        let top = -(self.lines as f32 * self.pitch - (self.pitch - self.side)) / 2.0;
        Area::new(column * self.pitch, top + line * self.pitch, self.side, self.side)
    }
}

/// A row, measured and ready to be drawn.
pub(crate) struct SetRow<'a> {
    row: &'a SheetRow,
    abilities: Fitted,
    boxes: Boxes<'a>,
    rounds: Option<Rounds<'a>>,
    /// The x of the boxes if they are on a line with the abilities, to their right.
    beside: Option<f32>,
    scale: f32,
    pub(crate) height: f32,
}

/// Sizes in points, which don't shrink on crowded pages: they must be readable across a table.
const NAME: f32 = 10.0;
const ABILITIES: f32 = 8.0;

/// The maximum number of copies with a separate line of boxes each, and the scale below which there is only
/// one.
const OWN_LINES: u32 = 3;
const CROWDED: f32 = 0.95;

/// The space between abilities and the boxes to their right, in mm.
const APART: f32 = 5.0;

/// The space above such boxes, below the stat boxes.
const CLEAR: f32 = 0.7;

/// The indentation of an attachment, in mm.
const BELOW: f32 = 5.0;

fn first_line(scale: f32) -> f32 {
    4.6 * scale.max(1.0)
}

fn style(size: f32, floor: f32, weight: Weight, grey: f32) -> TypeStyle {
    TypeStyle { size, floor: floor.min(size), weight, leading: 1.2, grey }
}

impl<'a> SetRow<'a> {
    pub(crate) fn new(fonts: &Fonts, row: &'a SheetRow, columns: &Columns<'a>, scale: f32) -> Self {
        let larger = scale.max(1.0);
        let abilities = fit(
            fonts,
            &Paragraph::plain(fonts, &row.abilities, Weight::Regular),
            columns.right - columns.name - if row.below { BELOW } else { 0.0 },
            f32::INFINITY,
            &style(ABILITIES * larger, ABILITIES, Weight::Regular, 0.15),
            8,
        );
        let acts = row.activates && columns.rounds > 0;
        let words = Paragraph::plain(fonts, &row.abilities, Weight::Regular);
        let words = words.line_width(ABILITIES);
        let how = Lines { own: if scale < CROWDED { 1 } else { OWN_LINES }, more: columns.more };
        let numbers = [columns.rounds, row.count];
        let rounds = acts.then(|| Rounds::new(fonts, numbers, columns.rounds_label, scale, &how));
        let taken = rounds.as_ref().map_or(0.0, |rounds| rounds.width + 3.0);
        let indent = if row.below { BELOW } else { 0.0 };
        let (from, to) = (columns.name + indent + words + APART, columns.right - taken);
        // Aligned with other rows if possible, otherwise right after the text.
        let lines = (scale < CROWDED).then(|| [columns.stats, from].map(|start| start.max(from)));
        let level = lines.into_iter().flatten().find_map(|start| {
            let boxes = Boxes::new(fonts, row, [to - start, scale], &how);
            (to > start && boxes.lines <= 1).then_some((start, boxes))
        });
        let (beside, boxes) = match level {
            Some((start, boxes)) => (Some(start), boxes),
            None => (None, Boxes::new(fonts, row, [to - columns.name, scale], &how)),
        };
        let rounds = rounds.map(|rounds| rounds.beside(&boxes));
        let below = boxes.height.max(rounds.as_ref().map_or(0.0, |rounds| rounds.height));
        let gap = if below > 0.0 && beside.is_none() { 0.7 * scale } else { 0.0 };
        let words = abilities.height();
        let high = if beside.is_some() { words.max(CLEAR + below) } else { words + gap + below };
        let height = first_line(scale) + high + 1.4 * scale;
        Self { row, abilities, boxes, rounds, beside, scale, height }
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas, fonts: &Fonts, columns: &Columns<'_>, y: f32) {
        let (row, scale) = (self.row, self.scale);
        let larger = scale.max(1.0);
        let top = y + 0.5 * scale;
        let line = first_line(scale) - 0.2;
        let bold = style(NAME * larger, 7.0, Weight::Bold, 0.0);
        let left = Place::new(Align::Left, Valign::Middle);
        let right = Place::new(Align::Right, Valign::Middle);
        let middle = Place::new(Align::Center, Valign::Middle);
        let count = Area::new(columns.count, top, columns.marks - columns.count - 1.0, line);
        canvas.text(fonts, &format!("{}×", row.count), count, &bold, left, Role::Row);
        for (index, drawn) in row.marks.iter().enumerate() {
            let Area { x, y, width, height } = Marks::of(row).place(index);
            let place = Area::new(x * scale, y * scale, width * scale, height * scale);
            mark(canvas, *drawn, place.moved(columns.marks, top + line / 2.0));
        }
        let indent = if row.below { BELOW } else { 0.0 };
        let name = Area::new(columns.name + indent, top, columns.name_width - indent, line);
        canvas.text(fonts, &signed(row), name, &bold, left, Role::Row);
        let number = style(9.0 * larger, 6.0, Weight::Regular, 0.0);
        for stat in &row.stats {
            let Some(index) = columns.headings.iter().position(|h| h.id == stat.id) else { continue };
            let cell = columns.stat(index, top, line).grown(-0.3);
            if stat.value.is_empty() {
                let width = cell.width.min(7.5);
                let x = cell.x + (cell.width - width) / 2.0;
                canvas.outline(Area::new(x, cell.y - 0.1, width, cell.height + 0.2), 0.2, 0.3);
            } else {
                canvas.text(fonts, &stat.value, cell, &number, middle, Role::Stat);
            }
        }
        let start = columns.stats + columns.headings.len() as f32 * columns.stat_width + 1.0;
        let width = columns.cost - 1.0 - start;
        let how = fit(
            fonts,
            &Paragraph::plain(fonts, &row.arithmetic, Weight::Regular),
            width,
            line + 0.4,
            &style(7.0, 6.0, Weight::Regular, 0.15),
            2,
        );
        let area = Area::new(start, top, width, line);
        canvas.fitted(&how, area, right, Pen::grey(Role::Row, 0.15));
        let cost = Area::new(columns.cost, top, columns.cost_end - columns.cost, line);
        canvas.text(fonts, &row.cost, cost, &bold, right, Role::Cost);
        if let Some(forfeit) = columns.forfeit(top + 0.2, line - 0.4).filter(|_| !row.cost.is_empty()) {
            canvas.outline(forfeit, 0.2, 0.0);
        }

        let below = top + line;
        let width = columns.right - columns.name - indent;
        let area = Area::new(columns.name + indent, below, width, self.abilities.height());
        canvas.fitted(&self.abilities, area, Place::default(), Pen::grey(Role::Line, 0.15));
        let (start, under) = match self.beside {
            Some(start) => (start, below + CLEAR),
            None => (columns.name, area.bottom() + 0.7 * scale),
        };
        self.boxes.draw(canvas, fonts, [start, under]);
        if let Some(rounds) = &self.rounds {
            rounds.draw(canvas, fonts, [columns.right - rounds.width, under]);
        }
    }
}

/// Returns the name, preceded by the signs for leaders and unique figures.
fn signed(row: &SheetRow) -> String {
    let signs = [(row.leads, LEADS), (row.unique, UNIQUE)];
    let signs: String = signs.iter().filter(|(has, _)| *has).map(|(_, sign)| *sign).collect();
    if signs.is_empty() { row.name.clone() } else { format!("{signs} {}", row.name) }
}
