//! The squad sheet.

use super::PrintOptions;
use super::columns::TwoColumns;
use super::flow::Flow;
use super::places::places;
use super::sheet_row::{Columns, LEADS, SetRow, UNIQUE};
use crate::draw::{Pen, Place, qr, qr_side, strip, tick_box};
use crate::layout::{Align, Area, TypeStyle, Valign, Weight};
use crate::page::{Bookmark, Document, Embedded, Op, Page, Role};
use crate::remark::Remark;
use crate::text::{Fonts, MM_PER_PT, Paragraph, Span, fit};
use crate::view::{CardLine, Finding, Severity, SheetRow, SheetView};

/// The height in mm of the QR code's quiet zone and caption.
const UNDER: f32 = 7.4;

/// The scales to try: small squads are set larger, as boxes are ticked with thick pencils; crowded sheets are
/// set smaller before they take another page.
const SCALES: [f32; 5] = [1.15, 1.06, 0.97, 0.9, 0.84];

/// Lays out a squad sheet: one page for up to about twenty figures, more pages with repeated headings for
/// larger squads.
#[must_use]
pub fn sheet(view: &SheetView, options: &PrintOptions) -> Document {
    let embedded = view.squad_json.as_deref().map(Embedded::squad);
    let mut best: Option<(usize, Document)> = None;
    for scale in SCALES {
        let fonts = Fonts::new(&options.language, options.system_fonts);
        let composer = Composer { view, options, fonts: &fonts, flow: Flow::new(options.paper), scale };
        let (pages, torn) = composer.compose();
        let (remarks, system_faces) = fonts.finish();
        // Among the layouts with the fewest pages, prefer those that keep the squad together, then the largest
        // scale.
        if best.as_ref().is_none_or(|(other, b)| (pages.len(), torn) < (b.pages.len(), *other)) {
            let bookmarks = vec![Bookmark { title: view.title.clone(), page: 0 }];
            let embedded = embedded.clone();
            let document =
                Document { pages, system_faces, remarks, embedded, bookmarks, ..Document::default() };
            best = Some((torn, document));
        }
        if best.as_ref().is_some_and(|(_, b)| b.pages.len() == 1) {
            break;
        }
    }
    best.map(|(_, document)| document).unwrap_or_default()
}

pub(super) struct Composer<'a> {
    pub(super) view: &'a SheetView,
    options: &'a PrintOptions,
    pub(super) fonts: &'a Fonts,
    pub(super) flow: Flow,
    pub(super) scale: f32,
}

pub(super) const LEFT: Place = Place::new(Align::Left, Valign::Middle);
pub(super) const RIGHT: Place = Place::new(Align::Right, Valign::Middle);

pub(super) fn style(size: f32, weight: Weight) -> TypeStyle {
    TypeStyle { size, floor: (size * 0.6).max(6.0).min(size), weight, leading: 1.25, grey: 0.0 }
}

impl Composer<'_> {
    /// Returns the pages, and the number of page breaks within the squad.
    fn compose(mut self) -> (Vec<Page>, usize) {
        self.head();
        self.meta();
        self.verdict();
        self.record();
        self.initiative();
        self.strip();
        self.findings();
        let before = self.flow.page_count();
        self.rows();
        let torn = self.flow.page_count() - before;
        self.places();
        self.end();
        if self.options.ink_saving {
            self.flow.save_ink();
        }
        (self.flow.finish(self.fonts, &self.view.catalogue, &self.view.labels.page), torn)
    }

    fn strip(&mut self) {
        if self.view.strip.is_empty() && self.view.points.limit == 0 {
            return;
        }
        let area = self.flow.area();
        let place = Area::new(area.x, self.flow.y, area.width, 0.0);
        let (points, segments) = (&self.view.points, &self.view.strip);
        let saving = self.options.ink_saving;
        let height = strip(self.flow.canvas(), self.fonts, points, segments, place, saving);
        self.flow.y += height + 2.4;
    }

    fn findings(&mut self) {
        for finding in &self.view.findings {
            let sign = match finding.severity {
                Severity::Error => "✘",
                Severity::Warning => "▲",
                Severity::Ask => "?",
                Severity::Note => "•",
            };
            self.finding(finding, sign);
        }
        if !self.view.findings.is_empty() {
            self.flow.y += 2.0;
        }
    }

    fn finding(&mut self, finding: &Finding, sign: &str) {
        let size = 7.8 * self.scale;
        let heavy = match finding.severity {
            Severity::Error => Weight::Bold,
            _ => Weight::Regular,
        };
        let rule = format!("{} ", finding.rule);
        let (top, page) = (self.flow.y, self.flow.area());
        let spans = [(rule.as_str(), Weight::Bold), (finding.message.as_str(), heavy)];
        self.paragraph(&spans, size, 4.6, Role::Finding);
        // The paragraph may have started a new page.
        let top = if self.flow.y > top { top } else { page.y };
        let place = Area::new(page.x, top, 4.0, size * 1.25 * MM_PER_PT);
        let bold = style(size, Weight::Bold);
        self.flow.canvas().text(self.fonts, sign, place, &bold, LEFT, Role::Finding);
    }

    /// Returns the legend of the signs and marks in the rows.
    fn legend(&self) -> Option<Paragraph> {
        let mut text = String::new();
        let mut marks = Vec::new();
        let view = self.view;
        let rows = || view.rows.iter().chain(view.side_lists.iter().flat_map(|list| &list.rows));
        let signs = [
            (LEADS, &view.labels.leader, rows().any(|row| row.leads)),
            (UNIQUE, &view.labels.unique, rows().any(|row| row.unique)),
        ];
        for (sign, word, _) in signs.into_iter().filter(|(_, word, has)| *has && !word.is_empty()) {
            let apart = if text.is_empty() { "" } else { "    " };
            text.push_str(&format!("{apart}{sign} {word}"));
        }
        for entry in &view.legend {
            if !text.is_empty() {
                text.push_str("    ");
            }
            marks.push((text.len(), entry.mark));
            text.push_str(&entry.word);
        }
        (!text.is_empty()).then(|| Paragraph::marked(self.fonts, &text, &marks, Weight::Regular))
    }

    fn rows(&mut self) {
        let area = self.flow.area();
        let beside = self.view.side_lists.iter().filter(|list| !list.rows.is_empty());
        let all = self.view.rows.iter().chain(beside.clone().flat_map(|list| &list.rows));
        let columns = Columns::new(area, self.view, all, self.scale);
        self.row_heading(&columns);
        self.figures(&self.view.rows, &columns);
        for list in beside {
            self.list_heading(list, &|_| 0.0);
            self.figures(&list.rows, &columns);
        }
    }

    fn figures(&mut self, rows: &[SheetRow], columns: &Columns<'_>) {
        let area = self.flow.area();
        for row in rows {
            let set = SetRow::new(self.fonts, row, columns, self.scale);
            if !self.flow.has_room(set.height) {
                self.turn();
                self.row_heading(columns);
            }
            let y = self.flow.y;
            set.draw(self.flow.canvas(), self.fonts, columns, y);
            self.flow.y += set.height;
            let y = self.flow.y;
            let (x, right) = (area.x, area.right());
            self.flow.canvas().line([x, y], [right, y], 0.12, 0.55);
        }
        self.flow.y += 2.2;
    }

    fn row_heading(&mut self, columns: &Columns<'_>) {
        let (view, fonts, area) = (self.view, self.fonts, self.flow.area());
        let bold = style(7.2, Weight::Bold);
        let label = style(6.8, Weight::Regular);
        let mut room = columns.name + columns.name_width - area.x;
        let mut beside = None;
        if let Some(legend) = self.legend() {
            let words = Paragraph::plain(fonts, &view.labels.figures, Weight::Bold);
            let start = words.line_width(bold.size) + 4.0;
            let width = legend.line_width(label.size) + 0.05;
            if start + width <= room {
                room = start - 1.0;
                beside = Some((legend, Area::new(area.x + start, self.flow.y, width, 3.8)));
            } else {
                // Too long for the heading line: above it, on as many lines as needed.
                self.set(&legend, label.size, [0.0, 0.0], Pen::black(Role::Note));
                self.flow.y += 0.8;
            }
        }
        let y = self.flow.y;
        let middle = Place::new(Align::Center, Valign::Middle);
        let canvas = self.flow.canvas();
        let figures = Area::new(area.x, y, room, 3.8);
        canvas.text(fonts, &view.labels.figures, figures, &bold, LEFT, Role::Heading);
        if let Some((legend, place)) = beside {
            let legend = fit(fonts, &legend, place.width, f32::INFINITY, &label, 1);
            canvas.fitted(&legend, place, LEFT, Pen::black(Role::Note));
        }
        for (index, stat) in columns.headings.iter().enumerate() {
            let cell = columns.stat(index, y, 3.8).grown(-0.2);
            canvas.text(fonts, &stat.label, cell, &label, middle, Role::Heading);
        }
        let cost = Area::new(columns.cost - 8.0, y, columns.cost_end - columns.cost + 8.0, 3.8);
        canvas.text(fonts, &view.labels.cost, cost, &bold, RIGHT, Role::Heading);
        if let Some(forfeits) = columns.forfeit(y, 3.8) {
            canvas.text(fonts, &view.labels.forfeits, forfeits, &label, middle, Role::Heading);
        }
        canvas.line([area.x, y + 4.1], [area.right(), y + 4.1], 0.3, 0.0);
        self.flow.y = y + 4.3;
    }

    /// Draws the figures' places, and boxes for the scores.
    fn places(&mut self) {
        let Some(view) = &self.view.places else { return };
        let area = self.flow.area();
        let drawn = places(self.fonts, view, area.width);
        if !self.flow.has_room(drawn.height) {
            self.turn();
        }
        let y = self.flow.y;
        self.flow.canvas().add(&drawn.canvas.ops, area.x, y);
        self.flow.y += drawn.height;
    }

    /// Draws setup choices, further lists and notes, with the QR code to their right.
    fn end(&mut self) {
        let area = self.flow.area();
        let code = self.view.qr.as_deref().filter(|text| !text.is_empty());
        let side = code.and_then(qr_side);
        if let (Some(text), None) = (code, side) {
            self.fonts.remark(Remark::QrTooLong { bytes: text.len() });
        }
        if let (Some(text), Some(side)) = (code, side) {
            // The quiet zone of four modules is part of the code.
            if !self.flow.has_room(side + UNDER) {
                self.turn();
            }
            let y = self.flow.y;
            if let Some(code) = qr(text, [area.right() - side - 1.0, y + 1.0]) {
                self.flow.canvas().ops.push(Op::Qr(code));
            }
            let wide = (side + 12.0).max(64.0);
            let label = Area::new(area.right() - wide, y + side + 3.1, wide, 3.6);
            let small = TypeStyle { grey: 0.2, ..style(6.8, Weight::Regular) };
            let (fonts, words) = (self.fonts, &self.view.labels.qr);
            let canvas = self.flow.canvas();
            canvas.text(fonts, words, label, &small, RIGHT, Role::Note);
        }
        let page = self.flow.page_count();
        let top = self.flow.y;
        let beside = side.map_or(0.0, |side| (side + 16.0).max(68.0));
        let below = top + side.map_or(0.0, |side| side + UNDER);
        let taken = |flow: &Flow| {
            // Only what is next to the code is narrower.
            if flow.page_count() == page && flow.y < below { beside } else { 0.0 }
        };
        self.lists(&taken);
        let below = if self.flow.page_count() == page { below } else { 0.0 };
        self.rules(below, beside);
        self.room_for_notes();
    }

    /// Draws the explanations of terms. Down to `below`, `taken` mm at the right of the page are occupied: the
    /// first column starts to the left of that, the second one below it.
    fn rules(&mut self, below: f32, taken: f32) {
        let area = self.flow.area();
        let mut columns = TwoColumns::new(self.fonts, &self.view.rules, area.width);
        if columns.is_done() {
            self.flow.y = self.flow.y.max(below);
            return;
        }
        if columns.width() > area.width - taken {
            self.flow.y = self.flow.y.max(below);
        }
        let page = self.flow.page_count();
        self.heading(&self.view.labels.rules, &|_| 0.0);
        let mut second = if self.flow.page_count() == page { below } else { 0.0 };
        let mut fresh = false;
        while !columns.is_done() {
            let y = self.flow.y;
            let tops = [y, second.max(y)];
            let end = columns.draw(self.flow.canvas(), area.x, tops, area.bottom());
            self.flow.y = end.max(second);
            if end <= y && fresh {
                let text = columns.skip();
                self.fonts.remark(Remark::Shortened { text });
            } else if !columns.is_done() {
                self.turn();
                second = 0.0;
                fresh = true;
            }
        }
        self.flow.y += 2.2;
    }

    /// Draws lines to write on during play if the page has room.
    fn room_for_notes(&mut self) {
        const APART: f32 = 8.5;
        const MOST: usize = 9;
        if !self.view.notes.is_empty() || !self.flow.has_room(4.0 * APART) {
            return;
        }
        self.heading(&self.view.labels.notes, &|_| 0.0);
        let area = self.flow.area();
        for _ in 0..MOST {
            if !self.flow.has_room(APART) {
                break;
            }
            self.flow.y += APART;
            let y = self.flow.y;
            self.flow.canvas().line([area.x, y], [area.right(), y], 0.12, 0.6);
        }
    }

    fn lists(&mut self, taken: &dyn Fn(&Flow) -> f32) {
        let labels = &self.view.labels;
        for texts in &self.view.texts {
            self.heading(&texts.title, taken);
            for line in &texts.lines {
                self.text(line, taken);
            }
            self.flow.y += 1.6;
        }
        if !self.view.setup.is_empty() || !self.view.before.is_empty() {
            self.heading(&labels.setup, taken);
            for choice in &self.view.setup {
                let answer = choice.answer.as_deref().unwrap_or("");
                self.choice(&choice.label, answer, taken);
            }
            for sentence in &self.view.before {
                self.task(sentence, taken);
            }
            self.flow.y += 1.6;
        }
        for list in self.view.side_lists.iter().filter(|l| !l.cards.is_empty()) {
            self.list_heading(list, taken);
            self.cards(&list.cards, taken);
            self.flow.y += 1.6;
        }
        if !self.view.notes.is_empty() {
            self.heading(&labels.notes, taken);
            self.beside(&[(&self.view.notes, Weight::Regular)], 8.0, taken);
            self.flow.y += 1.6;
        }
    }

    pub(super) fn heading(&mut self, text: &str, taken: &dyn Fn(&Flow) -> f32) {
        if text.is_empty() {
            return;
        }
        // A heading stays with at least one of the following lines.
        if !self.flow.has_room(9.0) {
            self.turn();
        }
        self.beside(&[(text, Weight::Bold)], 8.4, taken);
    }

    /// Draws a task with a box to tick.
    fn task(&mut self, sentence: &str, taken: &dyn Fn(&Flow) -> f32) {
        const INDENT: f32 = 4.4;
        let narrower = taken(&self.flow);
        if !self.flow.has_room(4.0) {
            self.turn();
        }
        let (x, y) = (self.flow.area().x, self.flow.y);
        tick_box(self.flow.canvas(), Area::new(x, y + 0.6, 2.6, 2.6), false);
        self.lines(&[(sentence, Weight::Regular)], 8.0, [INDENT, narrower], Pen::black(Role::Note));
    }

    /// Draws a text of a card after its figure's name, or lines to write it on.
    fn text(&mut self, line: &CardLine, taken: &dyn Fn(&Flow) -> f32) {
        if !line.open {
            let lead = format!("{}  ", line.lead);
            self.beside(&[(&lead, Weight::Bold), (&line.text, Weight::Regular)], 8.0, taken);
            return;
        }
        const HIGH: f32 = 5.0;
        // The lines stay with the name.
        if !self.flow.has_room(2.0 * HIGH + 4.0) {
            self.turn();
        }
        self.beside(&[(&line.lead, Weight::Bold)], 8.0, taken);
        let area = self.flow.area();
        let width = Paragraph::plain(self.fonts, &line.lead, Weight::Bold).line_width(8.0 * self.scale);
        for start in [(width + 1.5).min(area.width / 2.0), 0.0] {
            let right = area.right() - taken(&self.flow);
            let y = self.flow.y - 0.5;
            self.flow.canvas().line([area.x + start, y], [right, y], 0.12, 0.5);
            self.flow.y += HIGH;
        }
        self.flow.y -= HIGH - 1.0;
    }

    /// Draws a choice with its answer, or a line to write it on.
    fn choice(&mut self, label: &str, answer: &str, taken: &dyn Fn(&Flow) -> f32) {
        if !answer.is_empty() {
            let label = format!("{label}  ");
            self.beside(&[(&label, Weight::Regular), (answer, Weight::Bold)], 8.0, taken);
            return;
        }
        self.beside(&[(label, Weight::Regular)], 8.0, taken);
        let area = self.flow.area();
        let paragraph = Paragraph::plain(self.fonts, label, Weight::Regular);
        let width = paragraph.line_width(8.0 * self.scale);
        let (y, right) = (self.flow.y - 0.5, area.right() - taken(&self.flow));
        let start = (area.x + width + 1.5).min(right - 20.0);
        let end = right.min(start + 70.0);
        self.flow.canvas().line([start, y], [end, y], 0.2, 0.3);
    }

    fn beside(&mut self, spans: &[(&str, Weight)], size: f32, taken: &dyn Fn(&Flow) -> f32) {
        let narrower = taken(&self.flow);
        let ink = Pen::black(Role::Note);
        self.lines(spans, size * self.scale, [0.0, narrower], ink);
    }

    pub(super) fn paragraph(&mut self, spans: &[(&str, Weight)], size: f32, indent: f32, role: Role) {
        self.lines(spans, size, [indent, 0.0], Pen::black(role));
    }

    /// Draws a paragraph across the page, line by line, continued on the next page if necessary. `sides` are
    /// left free at the left and right.
    fn lines(&mut self, spans: &[(&str, Weight)], size: f32, sides: [f32; 2], ink: Pen) {
        let spans: Vec<Span<'_>> = spans.iter().map(|&(text, weight)| Span { text, weight }).collect();
        self.set(&Paragraph::new(self.fonts, &spans), size, sides, ink);
    }

    fn set(&mut self, paragraph: &Paragraph, size: f32, sides: [f32; 2], ink: Pen) {
        let area = self.flow.area();
        let width = area.width - sides[0] - sides[1];
        let size = size.max(paragraph.least());
        let em = size * MM_PER_PT;
        let height = em * 1.25;
        for range in paragraph.lines(width / em).ranges {
            if !self.flow.has_room(height) {
                self.turn();
            }
            let (x, baseline) = (area.x + sides[0], self.flow.y + 0.97 * em);
            let glyphs = &paragraph.glyphs[range];
            self.flow.canvas().glyphs(glyphs, x, baseline, size, ink);
            self.flow.y += height;
        }
    }

    /// Starts a new page with a repeated heading.
    pub(super) fn turn(&mut self) {
        self.flow.turn();
        self.head();
    }
}

pub(super) fn joined<'a>(parts: impl Iterator<Item = &'a str>) -> String {
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}
