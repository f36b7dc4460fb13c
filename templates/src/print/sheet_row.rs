//! One row of a squad sheet: who, how good, how much, and boxes to tick.

use crate::draw::{Canvas, Pen, Place, TrackGrid, TrackStyle, mark};
use crate::layout::{Align, Area, TypeStyle, Valign, Weight};
use crate::page::Role;
use crate::text::{Fitted, Fonts, MM_PER_PT, Paragraph, fit};
use crate::view::{SheetRow, Track};

/// Copies beyond this get no boxes of their own.
const MOST_COPIES: u32 = 40;

/// Where the columns of the table lie, in mm from the page's left edge.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Columns {
    pub(crate) count: f32,
    pub(crate) marks: f32,
    pub(crate) name: f32,
    pub(crate) name_width: f32,
    pub(crate) stats: f32,
    pub(crate) stat_width: f32,
    pub(crate) cost: f32,
    pub(crate) right: f32,
}

/// The widest that one stat gets.
const STAT_WIDTH: f32 = 11.0;
const COST_WIDTH: f32 = 12.0;

impl Columns {
    pub(crate) fn new<'a>(area: Area, rows: impl Iterator<Item = &'a SheetRow> + Clone, scale: f32) -> Self {
        let stats = rows.clone().map(|row| row.stats.len()).max().unwrap_or(0);
        let marks = area.x + 8.5;
        // Names stay in line, whoever has how many marks.
        let marked = rows.map(|row| Marks::of(row).width() * scale).fold(0.0, f32::max);
        let name = marks + marked;
        let name_width = area.width * 0.375 - marked;
        let start = name + name_width + 2.0;
        // Enough stays free beside the stats to explain a cost.
        let room = area.width * 0.32;
        Self {
            count: area.x,
            marks,
            name,
            name_width,
            stats: start,
            stat_width: STAT_WIDTH.min(room / stats.max(1) as f32),
            cost: area.right() - COST_WIDTH,
            right: area.right(),
        }
    }

    pub(crate) fn stat(&self, index: usize, y: f32, height: f32) -> Area {
        let x = self.stats + index as f32 * self.stat_width;
        Area::new(x, y, self.stat_width, height)
    }
}

/// How the marks before a name stand: up to two side by side, more of them in two lines, smaller.
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

    /// With the air before the name, in mm.
    fn width(self) -> f32 {
        if self.columns == 0 { 0.0 } else { self.columns as f32 * self.pitch + 0.7 }
    }

    /// Where the `index`th of them stands, from the middle of the line's left end.
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
    boxes: Vec<Placed<'a>>,
    scale: f32,
    pub(crate) height: f32,
}

/// A label or one copy's boxes, from the top left corner of the row's boxes.
enum Placed<'a> {
    Label(&'a str, Area),
    Boxes(&'a Track, TrackGrid, [f32; 2]),
}

const BOXES: TrackStyle = TrackStyle { side: 2.9, gap: 0.55, group: 5, line: 0.2 };

fn first_line(scale: f32) -> f32 {
    4.5 * scale
}

fn style(size: f32, floor: f32, weight: Weight, grey: f32) -> TypeStyle {
    TypeStyle { size, floor: floor.min(size), weight, leading: 1.2, grey }
}

impl<'a> SetRow<'a> {
    pub(crate) fn new(fonts: &Fonts, row: &'a SheetRow, columns: &Columns, scale: f32) -> Self {
        let abilities = fit(
            fonts,
            &Paragraph::plain(fonts, &row.abilities, Weight::Regular),
            columns.name_width,
            f32::INFINITY,
            &style(6.6 * scale, 5.2, Weight::Regular, 0.2),
            6,
        );
        let (boxes, boxes_height) = place_boxes(fonts, row, columns.right - columns.stats, scale);
        Self {
            row,
            height: first_line(scale) + abilities.height().max(boxes_height) + 1.3 * scale,
            abilities,
            boxes,
            scale,
        }
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas, fonts: &Fonts, columns: &Columns, y: f32) {
        let (row, scale) = (self.row, self.scale);
        let top = y + 0.5 * scale;
        let line = first_line(scale) - 0.2;
        let bold = style(9.0 * scale, 6.0, Weight::Bold, 0.0);
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
        let name = Area::new(columns.name, top, columns.name_width, line);
        canvas.text(fonts, &row.name, name, &bold, left, Role::Row);
        let number = style(8.4 * scale, 5.0, Weight::Regular, 0.0);
        for (index, stat) in row.stats.iter().enumerate() {
            let cell = columns.stat(index, top, line).grown(-0.3);
            canvas.text(fonts, &stat.value, cell, &number, middle, Role::Stat);
        }
        let cost = Area::new(columns.cost, top, columns.right - columns.cost, line);
        canvas.text(fonts, &row.cost, cost, &bold, right, Role::Cost);

        let start = columns.stats + row.stats.len() as f32 * columns.stat_width + 1.5;
        let width = columns.cost - 1.0 - start;
        let how = fit(
            fonts,
            &Paragraph::plain(fonts, &row.arithmetic, Weight::Regular),
            width,
            line + 0.4,
            &style(6.6 * scale, 4.6, Weight::Regular, 0.15),
            2,
        );
        let area = Area::new(start, top, width, line);
        canvas.fitted(&how, area, right, Pen::grey(Role::Row, 0.15));

        let below = top + line;
        let area = Area::new(columns.name, below, columns.name_width, self.abilities.height());
        canvas.fitted(&self.abilities, area, Place::default(), Pen::grey(Role::Line, 0.2));
        let tiny = style(5.8 * scale, 4.5, Weight::Regular, 0.15);
        for placed in &self.boxes {
            match placed {
                Placed::Label(text, area) => {
                    let area = area.moved(columns.stats, below);
                    canvas.text(fonts, text, area, &tiny, left, Role::Track);
                }
                Placed::Boxes(track, grid, [x, y]) => {
                    let at = [columns.stats + x, below + y];
                    grid.draw(canvas, fonts, track, &BOXES.scaled(scale), at);
                }
            }
        }
    }
}

/// Places every track's boxes, copy after copy, in lines no wider than `width`;
/// returns them and their height.
fn place_boxes<'a>(fonts: &Fonts, row: &'a SheetRow, width: f32, scale: f32) -> (Vec<Placed<'a>>, f32) {
    let boxes = BOXES.scaled(scale);
    let (copy_gap, line_gap) = (2.6 * scale, 0.8 * scale);
    let mut placed = Vec::new();
    let (mut x, mut y, mut high) = (0.0_f32, 0.0_f32, 0.0_f32);
    for track in row.tracks.iter().filter(|track| track.boxes > 0) {
        let label = Paragraph::plain(fonts, &track.label, Weight::Regular);
        let label_width = (label.width() * 5.8 * scale * MM_PER_PT).min(width / 3.0) + 0.05;
        let lead = label_width + 0.9;
        let grid = boxes.boxes(track, width - lead);
        let copies = row.count.clamp(1, MOST_COPIES);
        let all = lead + copies as f32 * (grid.width + copy_gap) - copy_gap;
        let fits = |x: f32, more: f32| x + more <= width + 1e-3;
        if x > 0.0 && !fits(x, all) && (fits(0.0, all) || !fits(x, lead + grid.width)) {
            (x, y, high) = (0.0, y + high + line_gap, 0.0);
        }
        // Further lines begin below the first boxes, not below the label.
        let indent = x + lead;
        let area = Area::new(x, y, label_width, boxes.side);
        placed.push(Placed::Label(&track.label, area));
        x = indent;
        for _ in 0..copies {
            if x > indent && !fits(x, grid.width) {
                (x, y, high) = (indent, y + high + line_gap, 0.0);
            }
            high = high.max(grid.height);
            placed.push(Placed::Boxes(track, grid.clone(), [x, y]));
            x += grid.width + copy_gap;
        }
        x += copy_gap * 0.6;
    }
    (placed, y + high)
}
