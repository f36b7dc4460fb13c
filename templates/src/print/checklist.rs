//! A collection's checklist and the want list: printings in two columns.

use super::flow::Flow;
use super::{Paper, PrintOptions};
use crate::draw::{Place, tick_box};
use crate::layout::{Align, Area, TypeStyle, Valign, Weight};
use crate::page::{Bookmark, Document, Page, Role};
use crate::text::{Fonts, Paragraph};
use crate::view::{ChecklistGroup, ChecklistRow, ChecklistView};

/// The height of a row in mm: a column holds a heading and sixty rows, the size of most sets; on Letter they
/// are tighter.
const fn row(paper: Paper) -> f32 {
    match paper {
        Paper::A4 => 3.85,
        Paper::Letter => 3.62,
    }
}
const GROUP: f32 = 5.6;
/// The height of a note below a name, in mm.
const NOTE: f32 = 2.9;
const GUTTER: f32 = 7.0;
const BOX: f32 = 2.8;
const MOST_BOXES: u32 = 6;

/// The maximum share of a column left empty to keep a set together.
const LOSS: f32 = 0.55;

/// The size of column headings, in points.
const LABELS: f32 = 6.2;

/// The space between columns, in mm.
const AIR: f32 = 0.9;

const LEFT: Place = Place::new(Align::Left, Valign::Middle);
const RIGHT: Place = Place::new(Align::Right, Valign::Middle);

/// Lays out a checklist in two columns, one set after the other.
#[must_use]
pub fn checklist(view: &ChecklistView, options: &PrintOptions) -> Document {
    let fonts = Fonts::new(&options.language, options.system_fonts);
    let (pages, bookmarks) = Composer::new(view, options, &fonts).compose();
    let (remarks, system_faces) = fonts.finish();
    Document { pages, system_faces, remarks, bookmarks, ..Document::default() }
}

struct Composer<'a> {
    view: &'a ChecklistView,
    fonts: &'a Fonts,
    flow: Flow,
    /// The height of a row, in mm.
    row: f32,
    /// The top of the columns on this page.
    top: f32,
    column: usize,
    widths: Widths,
    bookmarks: Vec<Bookmark>,
}

/// The widths of a row's parts in mm, determined from the whole list.
#[derive(Debug, Clone, Copy)]
struct Widths {
    boxes: f32,
    number: f32,
    rarity: f32,
    cost: f32,
    owned: f32,
}

fn style(size: f32, weight: Weight, grey: f32) -> TypeStyle {
    TypeStyle { size, floor: size * 0.62, weight, leading: 1.2, grey }
}

impl<'a> Composer<'a> {
    fn new(view: &'a ChecklistView, options: &PrintOptions, fonts: &'a Fonts) -> Self {
        let rows = || view.groups.iter().flat_map(|group| &group.rows);
        let longest = |part: fn(&ChecklistRow) -> &str| {
            rows().map(|row| part(row).chars().count()).max().unwrap_or(0) as f32
        };
        let labels = &view.labels;
        // A heading must fit its column; its type is smaller than the rows'.
        let width = |length: f32, heading: &str, most: f32| {
            let heading = Paragraph::plain(fonts, heading, Weight::Regular).line_width(LABELS) + AIR + 0.6;
            if length > 0.0 { (length * 1.7 + 1.4).max(heading).max(4.5).min(most) } else { 0.0 }
        };
        let boxes = rows().map(|row| row.boxes).max().unwrap_or(0).min(MOST_BOXES) as f32;
        let widths = Widths {
            boxes: if boxes > 0.0 { boxes * (BOX + 0.8) + 1.2 } else { 0.0 },
            number: width(longest(|row| &row.number), &labels.number, 14.0),
            rarity: width(longest(|row| &row.rarity), &labels.rarity, 17.0),
            cost: width(longest(|row| &row.cost), &labels.cost, 17.0),
            owned: width(longest(|row| &row.owned), &labels.owned, 12.0),
        };
        Self {
            view,
            fonts,
            flow: Flow::new(options.paper),
            row: row(options.paper),
            top: 0.0,
            column: 0,
            widths,
            bookmarks: Vec::new(),
        }
    }

    fn compose(mut self) -> (Vec<Page>, Vec<Bookmark>) {
        self.head();
        for group in &self.view.groups {
            self.group(group);
        }
        let marks = self.bookmarks;
        (self.flow.finish(self.fonts, &self.view.catalogue, &self.view.labels.page), marks)
    }

    fn head(&mut self) {
        let (area, y, fonts) = (self.flow.area(), self.flow.y, self.fonts);
        let canvas = self.flow.canvas();
        let title = Area::new(area.x, y, area.width, 8.0);
        let bold = style(16.0, Weight::Bold, 0.0);
        canvas.text(fonts, &self.view.title, title, &bold, LEFT, Role::Title);
        canvas.line([area.x, y + 8.8], [area.right(), y + 8.8], 0.5, 0.0);
        let mut below = y + 10.0;
        if !self.view.subtitle.is_empty() || !self.view.legend.is_empty() {
            let line = Area::new(area.x, below, area.width / 2.0 - 2.0, 4.4);
            let small = style(8.4, Weight::Regular, 0.0);
            canvas.text(fonts, &self.view.subtitle, line, &small, LEFT, Role::Subtitle);
            let right = line.moved(area.width / 2.0 + 2.0, 0.0);
            let tiny = style(7.2, Weight::Regular, 0.0);
            canvas.text(fonts, &self.view.legend, right, &tiny, RIGHT, Role::Subtitle);
            below += 5.0;
        }
        self.top = below;
        self.flow.y = below;
        self.column = 0;
        self.labels();
    }

    fn column_area(&self) -> Area {
        let area = self.flow.area();
        let width = (area.width - GUTTER) / 2.0;
        let x = area.x + self.column as f32 * (width + GUTTER);
        Area::new(x, self.flow.y, width, self.row)
    }

    /// Draws the headings at the top of a column.
    fn labels(&mut self) {
        let labels = &self.view.labels;
        let row = ChecklistRow {
            number: labels.number.clone(),
            name: labels.name.clone(),
            rarity: labels.rarity.clone(),
            cost: labels.cost.clone(),
            owned: labels.owned.clone(),
            ..ChecklistRow::default()
        };
        let area = self.column_area();
        self.parts(&row, area, &style(LABELS, Weight::Regular, 0.25), Role::Heading);
        self.flow.y += self.row - 0.4;
    }

    fn next_column(&mut self) {
        if self.column == 0 {
            self.column = 1;
            self.flow.y = self.top;
            self.labels();
        } else {
            self.flow.turn();
            self.head();
        }
    }

    fn group(&mut self, group: &ChecklistGroup) {
        let plain = self.row;
        let high = |row: &ChecklistRow| plain + if row.note.is_empty() { 0.0 } else { NOTE };
        let whole = GROUP + group.rows.iter().map(high).sum::<f32>();
        let (left, column) = (self.flow.area().bottom() - self.flow.y, self.flow.area().bottom() - self.top);
        // A set that fits into one column isn't split, unless that would leave much of this one empty.
        let parted = whole > left && whole <= column - self.row && left < column * LOSS;
        if parted || !self.flow.has_room(GROUP + 2.0 * self.row) {
            self.next_column();
        }
        self.bookmarks.push(Bookmark { title: group.title.clone(), page: self.flow.page_count() - 1 });
        self.group_heading(&group.title, &group.summary);
        for row in &group.rows {
            if !self.flow.has_room(high(row)) {
                self.next_column();
                let title = format!("{} {}", group.title, self.view.labels.continued);
                self.group_heading(&title, "");
            }
            let area = self.column_area();
            self.boxes(row, area);
            self.parts(row, area, &style(8.0, Weight::Regular, 0.0), Role::Row);
            if !row.note.is_empty() {
                self.note(row, area);
            }
            let y = self.flow.y + high(row) - 0.05;
            self.flow.canvas().line([area.x, y], [area.right(), y], 0.1, 0.7);
            self.flow.y += high(row);
        }
        self.flow.y += 1.6;
    }

    fn note(&mut self, row: &ChecklistRow, area: Area) {
        let x = area.x + self.widths.boxes + self.widths.number + 0.6;
        let line = Area::new(x, area.bottom() - 0.5, area.right() - x, NOTE);
        let small = style(6.6, Weight::Regular, 0.2);
        let fonts = self.fonts;
        self.flow.canvas().text(fonts, &row.note, line, &small, LEFT, Role::Note);
    }

    fn group_heading(&mut self, title: &str, summary: &str) {
        let area = self.column_area();
        let (fonts, y) = (self.fonts, area.y);
        let canvas = self.flow.canvas();
        let bold = style(9.2, Weight::Bold, 0.0);
        let small = style(7.2, Weight::Regular, 0.15);
        let taken = if summary.is_empty() { 0.0 } else { 24.0 };
        let left = Area::new(area.x, y, area.width - taken, GROUP - 0.9);
        canvas.text(fonts, title, left, &bold, LEFT, Role::Heading);
        if taken > 0.0 {
            let right = Area::new(area.right() - taken + 1.0, y, taken - 1.0, GROUP - 0.9);
            canvas.text(fonts, summary, right, &small, RIGHT, Role::Heading);
        }
        let y = y + GROUP - 0.5;
        canvas.line([area.x, y], [area.right(), y], 0.3, 0.0);
        self.flow.y += GROUP;
    }

    fn boxes(&mut self, row: &ChecklistRow, area: Area) {
        for number in 0..row.boxes.min(MOST_BOXES) {
            let x = area.x + number as f32 * (BOX + 0.8) + 0.1;
            let square = Area::new(x, area.y + (self.row - BOX) / 2.0, BOX, BOX);
            tick_box(self.flow.canvas(), square, number < row.ticked);
        }
    }

    fn parts(&mut self, row: &ChecklistRow, area: Area, text: &TypeStyle, role: Role) {
        let w = self.widths;
        let (fonts, high) = (self.fonts, self.row);
        let canvas = self.flow.canvas();
        let cell = |x: f32, width: f32| Area::new(x, area.y, (width - AIR).max(0.1), high);
        // In reading order: the number, the name, and the details.
        let told = w.owned + w.cost + w.rarity;
        let mut x = area.x + w.boxes;
        if w.number > 0.0 {
            canvas.text(fonts, &row.number, cell(x, w.number), text, RIGHT, role);
            x += w.number + 0.6;
        }
        canvas.text(fonts, &row.name, cell(x, area.right() - told - x), text, LEFT, role);
        let mut left = area.right() - told;
        for (value, width) in [(&row.rarity, w.rarity), (&row.cost, w.cost), (&row.owned, w.owned)] {
            if width > 0.0 {
                canvas.text(fonts, value, cell(left + AIR, width), text, RIGHT, role);
                left += width;
            }
        }
    }
}
