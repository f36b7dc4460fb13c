//! Converts page operations to PDF operations.

use std::collections::{BTreeMap, BTreeSet};

use printpdf::{
    Color, DictItem, FontId, Greyscale, Line as PdfLine, LineJoinStyle, LinePoint, Op as PdfOp, PaintMode,
    PdfFontHandle, Point, Polygon, PolygonRing, Pt, Rect as PdfRect, Rgb, TextItem, TextMatrix, WindingOrder,
    XObjectId, XObjectTransform,
};

use super::fonts::resource_name;
use super::tags::Part;
use crate::layout::Area;
use crate::page::{Ink, Op, Picture, Rect, Role, Shape, TextRun};
use crate::text::{Face, MM_PER_PT};

/// The contents of the open marked-content sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Marked {
    Nothing,
    Text(Role),
    /// Lines, boxes and pictures, which are not read aloud.
    Artifact,
}

/// Writes one page, without repeating colours, widths or fonts that are already set.
pub(super) struct PageWriter {
    height: f32,
    ops: Vec<PdfOp>,
    in_text: bool,
    marked: Marked,
    parts: Vec<Part>,
    marks: i64,
    fill: Option<Ink>,
    stroke: Option<Ink>,
    width: Option<f32>,
    font: Option<(Face, f32)>,
}

impl PageWriter {
    pub(super) fn new(height: f32) -> Self {
        Self {
            height,
            ops: Vec::new(),
            in_text: false,
            marked: Marked::Nothing,
            parts: Vec::new(),
            marks: 0,
            fill: None,
            stroke: None,
            width: None,
            font: None,
        }
    }

    pub(super) fn finish(mut self) -> (Vec<PdfOp>, Vec<Part>) {
        self.mark(Marked::Nothing);
        (self.ops, self.parts)
    }

    /// Starts a marked-content sequence, unless the same is open already.
    fn mark(&mut self, what: Marked) {
        if self.marked == what {
            return;
        }
        self.leave_text();
        if self.marked != Marked::Nothing {
            self.ops.push(PdfOp::EndMarkedContent);
        }
        self.marked = what;
        match what {
            Marked::Nothing => {}
            Marked::Artifact => self.ops.push(PdfOp::BeginMarkedContent { tag: "Artifact".to_owned() }),
            Marked::Text(role) => {
                let number = [("MCID".to_owned(), DictItem::Int(self.marks))];
                let properties = DictItem::Dict { map: number.into_iter().collect() };
                self.ops.push(PdfOp::BeginMarkedContentWithProperties { tag: "Span".to_owned(), properties });
                match self.parts.last_mut().filter(|part| part.role == role) {
                    Some(part) => part.marks.push(self.marks),
                    None => self.parts.push(Part { role, marks: vec![self.marks] }),
                }
                self.marks += 1;
            }
        }
    }

    pub(super) fn op(&mut self, op: &Op) {
        if let Op::Text(run) = op {
            self.mark(Marked::Text(run.role));
            self.text(run);
            return;
        }
        self.mark(Marked::Artifact);
        match op {
            Op::Text(_) | Op::Image(_) => {}
            Op::Line(line) => self.line(line.from, line.to, line.width, line.ink),
            Op::Rect(rect) => self.rect(rect),
            Op::Hatch(hatch) => {
                for (from, to) in hatch.lines() {
                    self.line(from, to, hatch.width, hatch.ink);
                }
            }
            Op::Shape(shape) => self.shape(shape),
            Op::Qr(qr) => {
                self.set_fill(Ink::BLACK);
                for bar in qr.bars() {
                    self.rectangle(bar, PaintMode::Fill);
                }
            }
        }
    }

    pub(super) fn image(&mut self, picture: &Picture, id: XObjectId) {
        self.mark(Marked::Artifact);
        let a = picture.area;
        // At 72 dpi a pixel is a point, so the scale is simply the size divided by the pixels.
        let scale = |mm: f32, pixels: u32| Some(mm / MM_PER_PT / pixels.max(1) as f32);
        self.ops.push(PdfOp::UseXobject {
            id,
            transform: XObjectTransform {
                translate_x: Some(pt(a.x)),
                translate_y: Some(self.up(a.bottom())),
                scale_x: scale(a.width, picture.photo.width),
                scale_y: scale(a.height, picture.photo.height),
                dpi: Some(72.0),
                ..XObjectTransform::default()
            },
        });
    }

    fn text(&mut self, run: &TextRun) {
        if !self.in_text {
            self.ops.push(PdfOp::StartTextSection);
            self.in_text = true;
        }
        self.set_fill(Ink::Grey(run.grey));
        if self.font != Some((run.face, run.size)) {
            self.font = Some((run.face, run.size));
            self.ops.push(PdfOp::SetFont {
                font: PdfFontHandle::External(FontId(resource_name(run.face))),
                size: Pt(round(run.size)),
            });
        }
        let matrix = TextMatrix::Translate(pt(run.x), self.up(run.baseline));
        self.ops.push(PdfOp::SetTextMatrix { matrix });
        self.ops.push(PdfOp::ShowText { items: vec![TextItem::Text(run.text.clone())] });
    }

    fn leave_text(&mut self) {
        if self.in_text {
            self.ops.push(PdfOp::EndTextSection);
            self.in_text = false;
        }
    }

    fn line(&mut self, from: [f32; 2], to: [f32; 2], width: f32, ink: Ink) {
        self.set_stroke(width, ink);
        let point = |[x, y]: [f32; 2]| LinePoint { p: Point { x: pt(x), y: self.up(y) }, bezier: false };
        let line = PdfLine { points: vec![point(from), point(to)], is_closed: false };
        self.ops.push(PdfOp::DrawLine { line });
    }

    fn shape(&mut self, shape: &Shape) {
        let mode = match (shape.fill, shape.stroke) {
            (None, None) => return,
            (Some(_), None) => PaintMode::Fill,
            (None, Some(_)) => PaintMode::Stroke,
            (Some(_), Some(_)) => PaintMode::FillStroke,
        };
        if let Some(ink) = shape.fill {
            self.set_fill(ink);
        }
        if let Some((width, ink)) = shape.stroke {
            self.set_stroke(width, ink);
            // Otherwise sharp corners would extend far beyond the lines.
            self.ops.push(PdfOp::SetLineJoinStyle { join: LineJoinStyle::Round });
        }
        let point = |[x, y]: &[f32; 2]| LinePoint { p: Point { x: pt(*x), y: self.up(*y) }, bezier: false };
        let ring = |outline: &Vec<[f32; 2]>| PolygonRing { points: outline.iter().map(point).collect() };
        let polygon = Polygon {
            rings: shape.outlines.iter().map(ring).collect(),
            mode,
            winding_order: WindingOrder::EvenOdd,
        };
        self.ops.push(PdfOp::DrawPolygon { polygon });
        if shape.stroke.is_some() {
            self.ops.push(PdfOp::SetLineJoinStyle { join: LineJoinStyle::Miter });
        }
    }

    fn rect(&mut self, rect: &Rect) {
        if let Some(ink) = rect.fill {
            self.set_fill(ink);
            self.rectangle(rect.area, PaintMode::Fill);
        }
        if let Some((width, ink)) = rect.stroke {
            self.set_stroke(width, ink);
            self.rectangle(rect.area, PaintMode::Stroke);
        }
    }

    fn rectangle(&mut self, area: Area, mode: PaintMode) {
        self.ops.push(PdfOp::DrawRectangle {
            rectangle: PdfRect {
                x: pt(area.x),
                y: self.up(area.bottom()),
                width: pt(area.width),
                height: pt(area.height),
                mode: Some(mode),
                winding_order: Some(WindingOrder::NonZero),
            },
        });
    }

    fn set_fill(&mut self, ink: Ink) {
        if self.fill != Some(ink) {
            self.fill = Some(ink);
            self.ops.push(PdfOp::SetFillColor { col: colour(ink) });
        }
    }

    fn set_stroke(&mut self, width: f32, ink: Ink) {
        if self.stroke != Some(ink) {
            self.stroke = Some(ink);
            self.ops.push(PdfOp::SetOutlineColor { col: colour(ink) });
        }
        if self.width != Some(width) {
            self.width = Some(width);
            self.ops.push(PdfOp::SetOutlineThickness { pt: pt(width) });
        }
    }

    /// Converts y: PDF counts from the bottom of the page.
    fn up(&self, y: f32) -> Pt {
        pt(self.height - y)
    }
}

/// Returns operations that use each of these characters; they are never displayed.
pub(super) fn specimen(characters: &BTreeMap<Face, BTreeSet<char>>) -> Vec<PdfOp> {
    let mut ops = vec![PdfOp::StartTextSection];
    for (face, characters) in characters {
        let font = PdfFontHandle::External(FontId(resource_name(*face)));
        ops.push(PdfOp::SetFont { font, size: Pt(1.0) });
        ops.push(PdfOp::ShowText { items: vec![TextItem::Text(characters.iter().collect())] });
    }
    ops.push(PdfOp::EndTextSection);
    ops
}

fn pt(mm: f32) -> Pt {
    Pt(round(mm / MM_PER_PT))
}

/// Rounds to a thousandth of a point, far below any printer's resolution, to keep numbers short.
fn round(value: f32) -> f32 {
    (value * 1000.0).round() / 1000.0
}

fn colour(ink: Ink) -> Color {
    match ink {
        Ink::Grey(grey) => Color::Greyscale(Greyscale { percent: grey.clamp(0.0, 1.0), icc_profile: None }),
        Ink::Rgb(rgb) => {
            let [r, g, b] = rgb.map(|part| f32::from(part) / 255.0);
            Color::Rgb(Rgb { r, g, b, icc_profile: None })
        }
    }
}
