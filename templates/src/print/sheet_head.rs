//! The top of a squad sheet: title, player, and details of the match.

use super::sheet::{Composer, LEFT, RIGHT, joined, style};
use crate::draw::{Pen, Place};
use crate::layout::{Area, TypeStyle, Valign, Weight};
use crate::page::Role;
use crate::text::{Paragraph, Span, fit};
use crate::view::{RecordField, Verdict};

/// The height in mm of the line for the match, and of the labels in its boxes.
const RECORD: f32 = 9.0;
const RECORD_LABEL: f32 = 3.4;

impl Composer<'_> {
    /// Draws the title and points above a rule, on every page.
    pub(super) fn head(&mut self) {
        let area = self.flow.area();
        let (view, fonts, top) = (self.view, self.fonts, self.flow.y);
        let canvas = self.flow.canvas();
        let number = Area::new(area.right() - 50.0, top, 50.0, 8.5);
        let title = style(18.0, Weight::Bold);
        canvas.text(fonts, &view.points.spent_label, number, &title, RIGHT, Role::Cost);
        let left = Area::new(area.x, top, area.width - 53.0, 8.5);
        let text = fit(
            fonts,
            &Paragraph::plain(fonts, &view.title, Weight::Bold),
            left.width,
            left.height + 0.5,
            &TypeStyle { leading: 1.1, floor: 9.0, ..title },
            2,
        );
        canvas.fitted(&text, left, LEFT, Pen::black(Role::Title));
        let y = top + 9.4;
        canvas.line([area.x, y], [area.right(), y], 0.5, 0.0);
        self.flow.y = y + 1.2;
    }

    /// Draws game, format and faction; the player; the eras and sides.
    pub(super) fn meta(&mut self) {
        let area = self.flow.area();
        let (view, fonts, top) = (self.view, self.fonts, self.flow.y);
        let labels = &view.labels;
        let small = style(8.4, Weight::Regular);
        let parts = [&view.game, &view.format, &view.edition, &view.faction];
        let heading = joined(parts.into_iter().map(String::as_str));
        let player = 62.0;
        let line = Area::new(area.x, top, area.width - player - 4.0, 4.4);
        // The faction comes last, followed by its mark: a gap within the line would split it when the text is
        // extracted.
        let heading = if view.faction_mark.is_some() { format!("{heading} ") } else { heading };
        let mark = view.faction_mark.map(|mark| (heading.len(), mark));
        let heading = Paragraph::marked(fonts, &heading, mark.as_slice(), Weight::Regular);
        let heading = fit(fonts, &heading, line.width, f32::INFINITY, &small, 1);
        let canvas = self.flow.canvas();
        canvas.fitted(&heading, line, LEFT, Pen::black(Role::Subtitle));
        let mut right = Area::new(area.right() - player, top, player, 4.4);
        if !labels.player.is_empty() {
            let label = format!("{} ", labels.player);
            let label = Paragraph::plain(fonts, &label, Weight::Regular);
            let width = label.line_width(small.size).min(player / 2.0);
            canvas.text(fonts, &labels.player, right, &small, LEFT, Role::Subtitle);
            right = Area::new(right.x + width + 0.6, top, player - width - 0.6, 4.4);
        }
        if view.player.is_empty() {
            let y = right.bottom() - 0.5;
            canvas.line([right.x, y], [right.right(), y], 0.2, 0.3);
        } else {
            let bold = style(8.4, Weight::Bold);
            canvas.text(fonts, &view.player, right, &bold, LEFT, Role::Subtitle);
        }
        self.flow.y = top + 4.6;
        if !view.playable.is_empty() {
            let playable = joined(view.playable.iter().map(String::as_str));
            let text = format!("{} {playable}", labels.playable);
            self.paragraph(&[(&text, Weight::Regular)], 8.4, 0.0, Role::Subtitle);
        }
        self.flow.y += 1.4;
    }

    /// Draws the verdict in a box, followed by the other totals.
    pub(super) fn verdict(&mut self) {
        let area = self.flow.area();
        let (view, fonts, top) = (self.view, self.fonts, self.flow.y);
        let (sign, heavy) = match view.verdict {
            Verdict::Legal => ("✔", 0.3),
            Verdict::Illegal => ("✘", 0.9),
            Verdict::Unsure => ("?", 0.5),
        };
        let bold = style(10.0, Weight::Bold);
        let word = format!("{sign} {}", view.labels.verdict);
        let width = Paragraph::plain(fonts, &word, Weight::Bold).line_width(bold.size);
        let box_ = Area::new(area.x, top, width.min(area.width / 2.0) + 4.4, 6.4);
        let canvas = self.flow.canvas();
        canvas.outline(box_.grown(-heavy / 2.0), heavy, 0.0);
        let inside = Area::new(box_.x + 2.0, box_.y, box_.width - 3.8, box_.height);
        canvas.text(fonts, &word, inside, &bold, LEFT, Role::Finding);
        let spans: Vec<(String, Weight)> = view
            .facts
            .iter()
            .flat_map(|fact| {
                [(fact.value.clone(), Weight::Bold), (format!(" {}     ", fact.label), Weight::Regular)]
            })
            .collect();
        let spans: Vec<Span<'_>> =
            spans.iter().map(|(text, weight)| Span { text, weight: *weight }).collect();
        let facts = Paragraph::new(fonts, &spans);
        let start = box_.right() + 4.0;
        let line = Area::new(start, top, area.right() - start, 6.4);
        let text = fit(fonts, &facts, line.width, line.height, &style(9.4, Weight::Regular), 1);
        canvas.fitted(&text, line, LEFT, Pen::black(Role::Note));
        self.flow.y = box_.bottom() + 2.4;
    }

    /// Draws a box for each round's roll, with the round's number in its corner.
    pub(super) fn initiative(&mut self) {
        const BOX: [f32; 2] = [13.0, 5.4];
        let (view, fonts) = (self.view, self.fonts);
        if view.initiative.is_empty() || view.rounds == 0 {
            return;
        }
        let (area, y) = (self.flow.area(), self.flow.y);
        let [wide, high] = BOX;
        let label = style(8.0, Weight::Regular);
        let words = Paragraph::plain(fonts, &view.initiative, Weight::Regular);
        let room = area.width - view.rounds as f32 * wide;
        let lead = (words.line_width(label.size) + 2.0).min(room.max(20.0));
        let wide = wide.min((area.width - lead) / view.rounds as f32);
        let canvas = self.flow.canvas();
        let place = Area::new(area.x, y, lead - 1.0, high);
        canvas.text(fonts, &view.initiative, place, &label, LEFT, Role::Heading);
        let small = TypeStyle { grey: 0.3, ..style(6.0, Weight::Regular) };
        for round in 0..view.rounds {
            let cell = Area::new(area.x + lead + round as f32 * wide, y, wide, high);
            canvas.outline(cell, 0.2, 0.0);
            let corner = Area::new(cell.x + 0.7, cell.y + 0.2, cell.width - 1.4, 2.4);
            canvas.text(fonts, &(round + 1).to_string(), corner, &small, LEFT, Role::Track);
        }
        self.flow.y = y + high + 2.2;
    }

    /// Draws a line of boxes to write on: the opponent, the result.
    pub(super) fn record(&mut self) {
        let fields = &self.view.record;
        let shares: u32 = fields.iter().map(|field| field.share).sum();
        if shares == 0 {
            return;
        }
        let (area, y, fonts) = (self.flow.area(), self.flow.y, self.fonts);
        let canvas = self.flow.canvas();
        let mut x = area.x;
        for RecordField { label, share, both_sides } in fields {
            let cell = Area::new(x, y, area.width * *share as f32 / shares as f32, RECORD);
            canvas.outline(cell, 0.25, 0.0);
            let corner = Area::new(cell.x + 0.9, cell.y + 0.3, cell.width - 1.8, RECORD_LABEL);
            let small = TypeStyle { grey: 0.15, ..style(6.5, Weight::Regular) };
            canvas.text(fonts, label, corner, &small, LEFT, Role::Heading);
            if *both_sides {
                let colon = Area::new(cell.x, cell.y + RECORD_LABEL, cell.width, RECORD - RECORD_LABEL - 0.6);
                let place = Place::new(crate::layout::Align::Center, Valign::Middle);
                canvas.text(fonts, ":", colon, &style(11.0, Weight::Bold), place, Role::Heading);
            }
            x = cell.right();
        }
        self.flow.y = y + RECORD + 2.2;
    }
}
