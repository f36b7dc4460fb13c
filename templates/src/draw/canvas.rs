//! Builds a list of operations.

use super::sign::{OUTLINE, mark};
use crate::layout::{Align, Area, Slot, TypeStyle, Valign};
use crate::page::{Ink, Line, Op, Rect, Role, Shape, TextRun};
use crate::text::{Fitted, Fonts, Glyph, MM_PER_PT, Paragraph, baseline_offset, fit_with_tail, fitted_line};
use crate::view::Mark;

/// Operations in drawing order.
#[derive(Debug, Default)]
pub(crate) struct Canvas {
    pub(crate) ops: Vec<Op>,
}

/// The grey level and role of a text.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pen {
    pub(crate) grey: f32,
    pub(crate) role: Role,
}

impl Pen {
    pub(crate) const fn black(role: Role) -> Self {
        Self { grey: 0.0, role }
    }

    pub(crate) const fn grey(role: Role, grey: f32) -> Self {
        Self { grey, role }
    }
}

/// The alignment of text in its box.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Place {
    pub(crate) align: Align,
    pub(crate) valign: Valign,
}

impl Place {
    pub(crate) const fn new(align: Align, valign: Valign) -> Self {
        Self { align, valign }
    }
}

impl Canvas {
    pub(crate) fn line(&mut self, from: [f32; 2], to: [f32; 2], width: f32, grey: f32) {
        self.ops.push(Op::Line(Line { from, to, width, ink: Ink::Grey(grey) }));
    }

    pub(crate) fn outline(&mut self, area: Area, width: f32, grey: f32) {
        self.ops.push(Op::Rect(Rect { area, fill: None, stroke: Some((width, Ink::Grey(grey))) }));
    }

    pub(crate) fn fill(&mut self, area: Area, grey: f32) {
        self.ops.push(Op::Rect(Rect { area, fill: Some(Ink::Grey(grey)), stroke: None }));
    }

    /// Draws glyphs in one line from `x` on, split into marks and runs of one face, and returns the x at their
    /// end.
    pub(crate) fn glyphs(&mut self, glyphs: &[Glyph], mut x: f32, baseline: f32, size: f32, ink: Pen) -> f32 {
        let em = size * MM_PER_PT;
        for run in glyphs.chunk_by(|a, b| a.face == b.face && a.mark.is_none() && b.mark.is_none()) {
            let width = run.iter().map(|g| g.advance).sum::<f32>() * em;
            let first = run.first();
            match (first.and_then(|g| g.mark), first.and_then(|g| g.face)) {
                (Some(drawn), _) => mark(self, drawn, Glyph::mark_area(x, baseline, em)),
                (None, None) => self.missing(run, x, baseline, em),
                (None, Some(_)) if run.iter().all(Glyph::is_space) => {}
                (None, Some(face)) => {
                    let high = run.iter().map(|g| g.high).fold(f32::MIN, f32::max);
                    let low = run.iter().map(|g| g.low).fold(f32::MAX, f32::min);
                    self.ops.push(Op::Text(TextRun {
                        text: run.iter().map(|g| g.character).collect(),
                        x,
                        baseline,
                        size,
                        face,
                        grey: ink.grey,
                        area: Area::new(x, baseline - high * em, width, (high - low) * em),
                        role: ink.role,
                    }));
                }
            }
            x += width;
        }
        x
    }

    /// Draws a crossed box for each missing character.
    fn missing(&mut self, run: &[Glyph], mut x: f32, baseline: f32, em: f32) {
        for glyph in run {
            let box_ = Area::new(
                x + 0.06 * em,
                baseline - glyph.high * em,
                (glyph.advance - 0.12) * em,
                glyph.high * em,
            );
            let width = 0.05 * em;
            self.outline(box_, width, 0.0);
            self.line([box_.x, box_.y], [box_.right(), box_.bottom()], width, 0.0);
            self.line([box_.x, box_.bottom()], [box_.right(), box_.y], width, 0.0);
            x += glyph.advance * em;
        }
    }

    /// Draws lines of text in a box and returns the y below the last one.
    pub(crate) fn fitted(&mut self, text: &Fitted, area: Area, place: Place, ink: Pen) -> f32 {
        let spare = area.height - text.height();
        let mut y = area.y
            + match place.valign {
                Valign::Top => 0.0,
                Valign::Middle => spare / 2.0,
                Valign::Bottom => spare,
            };
        let em = text.size * MM_PER_PT;
        for line in &text.lines {
            let width = line.iter().map(|g| g.advance).sum::<f32>() * em;
            let x = area.x
                + match place.align {
                    Align::Left => 0.0,
                    Align::Center => (area.width - width) / 2.0,
                    Align::Right => area.width - width,
                };
            self.glyphs(line, x, y + baseline_offset(text.ratio) * em, text.size, ink);
            y += text.leading;
        }
        y
    }

    /// Draws text in a slot, as large as fits.
    pub(crate) fn slot(&mut self, fonts: &Fonts, text: &str, slot: &Slot, role: Role) {
        self.paragraph(fonts, &Paragraph::plain(fonts, text, slot.weight), "", slot, role);
    }

    /// As [`slot`](Self::slot), with marks before the text.
    pub(crate) fn marked_slot(&mut self, fonts: &Fonts, text: &str, marks: &[Mark], slot: &Slot, role: Role) {
        // All marks come first: a gap within the line would split it when the text is extracted.
        let marks: Vec<_> = marks.iter().map(|mark| (0, *mark)).collect();
        self.paragraph(fonts, &Paragraph::marked(fonts, text, &marks, slot.weight), "", slot, role);
    }

    /// Draws text in a slot with an ending that is kept even if the text is cut.
    pub(crate) fn slot_with_tail(&mut self, fonts: &Fonts, text: &str, tail: &str, slot: &Slot, role: Role) {
        let paragraph = Paragraph::plain(fonts, &format!("{text}{tail}"), slot.weight);
        self.paragraph(fonts, &paragraph, tail, slot, role);
    }

    fn paragraph(&mut self, fonts: &Fonts, paragraph: &Paragraph, tail: &str, slot: &Slot, role: Role) {
        let (area, style) = (slot.area, slot.style());
        let (width, height) = (area.width, area.height);
        let fitted = fit_with_tail(fonts, paragraph, tail, width, height, &style, slot.lines);
        let place = Place::new(slot.align, slot.valign);
        self.fitted(&fitted, area, place, Pen::grey(role, slot.grey));
    }

    /// Draws one line of text in a box.
    pub(crate) fn text(
        &mut self,
        fonts: &Fonts,
        text: &str,
        area: Area,
        style: &TypeStyle,
        place: Place,
        role: Role,
    ) {
        let fitted = fitted_line(fonts, text, area.width, style);
        self.fitted(&fitted, area, place, Pen::grey(role, style.grey));
    }

    /// Replaces the colour of shapes with a black outline.
    pub(crate) fn save_ink(&mut self) {
        for op in &mut self.ops {
            if let Op::Shape(Shape { fill: fill @ Some(Ink::Rgb(_)), stroke, .. }) = op {
                *fill = None;
                *stroke = Some((OUTLINE, Ink::BLACK));
            }
        }
    }

    /// Adds another canvas's operations, translated.
    pub(crate) fn add(&mut self, ops: &[Op], dx: f32, dy: f32) {
        self.ops.extend(ops.iter().map(|op| moved(op, dx, dy)));
    }
}

fn moved(op: &Op, dx: f32, dy: f32) -> Op {
    let mut op = op.clone();
    match &mut op {
        Op::Text(run) => {
            run.x += dx;
            run.baseline += dy;
            run.area = run.area.moved(dx, dy);
        }
        Op::Line(line) => {
            for end in [&mut line.from, &mut line.to] {
                end[0] += dx;
                end[1] += dy;
            }
        }
        Op::Rect(rect) => rect.area = rect.area.moved(dx, dy),
        Op::Hatch(hatch) => hatch.area = hatch.area.moved(dx, dy),
        Op::Shape(shape) => {
            for point in shape.outlines.iter_mut().flatten() {
                point[0] += dx;
                point[1] += dy;
            }
        }
        Op::Image(picture) => picture.area = picture.area.moved(dx, dy),
        Op::Qr(qr) => qr.area = qr.area.moved(dx, dy),
    }
    op
}
