//! Side lists: their headings, and the cards of a deck in columns with boxes.

use super::flow::Flow;
use super::sheet::{Composer, LEFT, style};
use crate::draw::{Pen, tick_box};
use crate::layout::{Area, TypeStyle, Weight};
use crate::page::Role;
use crate::text::{Fitted, Paragraph, Span, fit};
use crate::view::{ListCard, SideList};

/// The minimum width of a column and the distance to the next one, in mm.
const COLUMN: f32 = 54.0;
const BETWEEN: f32 = 4.0;

/// The side of a box and the distance to the next copy's, in mm.
const BOX: f32 = 2.7;
const PITCH: f32 = 3.3;
/// The maximum number of boxes; more copies get a number instead.
const MOST_BOXES: u32 = 6;

/// The length of a line after a heading, in mm.
const LINE: f32 = 16.0;

impl Composer<'_> {
    /// Draws a list's heading, with a space to write in after it.
    pub(super) fn list_heading(&mut self, list: &SideList, taken: &dyn Fn(&Flow) -> f32) {
        if list.ask.is_empty() {
            return self.heading(&list.title, taken);
        }
        let text = format!("{} · {} {}", list.title, list.ask, list.answer);
        let text = text.trim_end();
        self.heading(text, taken);
        if !list.answer.is_empty() {
            return;
        }
        let width = Paragraph::plain(self.fonts, text, Weight::Bold).line_width(8.4 * self.scale);
        let (area, y) = (self.flow.area(), self.flow.y - 0.5);
        let start = area.x + width + 1.5;
        if start + LINE <= area.right() - taken(&self.flow) {
            self.flow.canvas().line([start, y], [start + LINE, y], 0.2, 0.3);
        }
    }

    /// Draws cards in as many columns as fit, read downward, with a box for each copy.
    pub(super) fn cards(&mut self, cards: &[ListCard], taken: &dyn Fn(&Flow) -> f32) {
        let mut rest = cards;
        while !rest.is_empty() {
            let area = self.flow.area();
            let width = area.width - taken(&self.flow);
            let columns = ((width + BETWEEN) / (COLUMN + BETWEEN)).max(1.0) as usize;
            let wide = (width - (columns as f32 - 1.0) * BETWEEN) / columns as f32;
            let set: Vec<SetCard> = rest.iter().map(|card| self.set_card(card, wide)).collect();
            // What doesn't fit on this page goes to the next.
            let (mut fits, mut rows) = (0, 0);
            for many in (1..=set.len()).rev() {
                rows = many.div_ceil(columns);
                let tallest =
                    set[..many].chunks(rows).map(|column| column.iter().map(|c| c.height).sum::<f32>());
                if self.flow.has_room(tallest.fold(0.0, f32::max)) {
                    fits = many;
                    break;
                }
            }
            if fits == 0 {
                if self.flow.y <= area.y + 12.0 {
                    return;
                }
                self.turn();
                continue;
            }
            let top = self.flow.y;
            let mut deepest = top;
            for (column, cards) in set[..fits].chunks(rows.max(1)).enumerate() {
                let x = area.x + column as f32 * (wide + BETWEEN);
                let mut y = top;
                for card in cards {
                    self.draw_card(card, [x, y]);
                    y += card.height;
                }
                deepest = deepest.max(y);
            }
            self.flow.y = deepest;
            rest = &rest[fits..];
        }
    }

    fn set_card(&self, card: &ListCard, width: f32) -> SetCard {
        let boxes = if card.count <= MOST_BOXES { card.count.max(1) } else { 1 };
        let lead = boxes as f32 * PITCH + 0.9;
        let many = if card.count > MOST_BOXES { format!("{}× ", card.count) } else { String::new() };
        let detail = if card.detail.is_empty() { String::new() } else { format!("  {}", card.detail) };
        let spans = [
            Span { text: &many, weight: Weight::Regular },
            Span { text: &card.name, weight: Weight::Bold },
            Span { text: &detail, weight: Weight::Regular },
        ];
        let size = TypeStyle { leading: 1.18, ..style(8.0 * self.scale, Weight::Regular) };
        let text = Paragraph::new(self.fonts, &spans);
        let text = fit(self.fonts, &text, width - lead, f32::INFINITY, &size, 2);
        let height = text.height().max(BOX) + 1.0;
        SetCard { boxes, lead, width: width - lead, text, height }
    }

    fn draw_card(&mut self, card: &SetCard, [x, y]: [f32; 2]) {
        let line = card.text.height() / card.text.lines.len().max(1) as f32;
        let top = y + (line - BOX).max(0.0) / 2.0 + 0.2;
        for copy in 0..card.boxes {
            let square = Area::new(x + 0.1 + copy as f32 * PITCH, top, BOX, BOX);
            tick_box(self.flow.canvas(), square, false);
        }
        let place = Area::new(x + card.lead, y, card.width, card.height - 1.0);
        self.flow.canvas().fitted(&card.text, place, LEFT, Pen::black(Role::Note));
    }
}

/// A card, set for its column.
struct SetCard {
    boxes: u32,
    lead: f32,
    width: f32,
    text: Fitted,
    height: f32,
}
