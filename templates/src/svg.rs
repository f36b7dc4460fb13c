//! Draws pages as SVG: the preview, from the same operations as the PDF.
//!
//! Characters are drawn as outlines, so the picture needs no fonts, looks the same everywhere, and matches the
//! PDF exactly.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD as BASE64;
use ttf_parser::OutlineBuilder;

use crate::layout::Area;
use crate::page::{Document, Ink, Op, Page, Picture, Rect, Shape, TextRun};
use crate::text::{Face, MM_PER_PT};

/// Draws a page as a self-contained SVG, one unit per millimetre. Characters of system fonts are drawn as grey
/// boxes; use [`page_of`] for those.
#[must_use]
pub fn page(page: &Page) -> String {
    draw(page, &Document::default())
}

/// Draws the page with index `number` of a document, with all of its fonts.
#[must_use]
pub fn page_of(document: &Document, number: usize) -> Option<String> {
    document.pages.get(number).map(|page| draw(page, document))
}

fn draw(page: &Page, document: &Document) -> String {
    let mut svg = Svg { document, body: String::new(), glyphs: BTreeMap::new() };
    for op in &page.ops {
        svg.op(op);
    }
    let (w, h) = (page.width, page.height);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}mm\" height=\"{h}mm\" \
         viewBox=\"0 0 {w} {h}\"><defs>"
    );
    for (index, path) in svg.glyphs.values() {
        let _ = write!(out, "<path id=\"g{index}\" d=\"{path}\"/>");
    }
    let _ = write!(out, "</defs><rect width=\"{w}\" height=\"{h}\" fill=\"#fff\"/>");
    if page.turned {
        let _ = write!(out, "<g transform=\"rotate(180 {} {})\">{}</g></svg>", w / 2.0, h / 2.0, svg.body);
    } else {
        let _ = write!(out, "{}</svg>", svg.body);
    }
    out
}

struct Svg<'a> {
    document: &'a Document,
    body: String,
    /// Outlines by face and character, each with its number.
    glyphs: BTreeMap<(Face, char), (usize, String)>,
}

impl Svg<'_> {
    fn op(&mut self, op: &Op) {
        match op {
            Op::Text(run) => self.text(run),
            Op::Line(line) => self.line(line.from, line.to, line.width, line.ink),
            Op::Rect(rect) => self.rect(rect),
            Op::Hatch(hatch) => {
                for (from, to) in hatch.lines() {
                    self.line(from, to, hatch.width, hatch.ink);
                }
            }
            Op::Shape(shape) => self.shape(shape),
            Op::Image(picture) => self.image(picture),
            Op::Qr(qr) => {
                for bar in qr.bars() {
                    self.area(bar, "shape-rendering=\"crispEdges\"");
                }
            }
        }
    }

    fn line(&mut self, from: [f32; 2], to: [f32; 2], width: f32, ink: Ink) {
        let _ = write!(
            self.body,
            "<path d=\"M{:.3} {:.3}L{:.3} {:.3}\" stroke=\"{}\" stroke-width=\"{width}\"/>",
            from[0],
            from[1],
            to[0],
            to[1],
            colour(ink)
        );
    }

    fn rect(&mut self, rect: &Rect) {
        self.area(rect.area, &painted(rect.fill, rect.stroke));
    }

    fn shape(&mut self, shape: &Shape) {
        let paint = painted(shape.fill, shape.stroke);
        let _ = write!(self.body, "<path fill-rule=\"evenodd\" stroke-linejoin=\"round\" {paint} d=\"");
        for outline in &shape.outlines {
            for (index, [x, y]) in outline.iter().enumerate() {
                let _ = write!(self.body, "{}{x:.3} {y:.3}", if index == 0 { 'M' } else { 'L' });
            }
            self.body.push('Z');
        }
        self.body.push_str("\"/>");
    }

    fn area(&mut self, a: Area, attributes: &str) {
        let _ = write!(
            self.body,
            "<rect x=\"{:.3}\" y=\"{:.3}\" width=\"{:.3}\" height=\"{:.3}\" {attributes}/>",
            a.x, a.y, a.width, a.height
        );
    }

    fn image(&mut self, Picture { area: a, photo }: &Picture) {
        let _ = write!(
            self.body,
            "<image x=\"{:.3}\" y=\"{:.3}\" width=\"{:.3}\" height=\"{:.3}\" preserveAspectRatio=\"none\" \
             href=\"data:image/jpeg;base64,{}\"/>",
            a.x,
            a.y,
            a.width,
            a.height,
            BASE64.encode(&photo.jpeg)
        );
    }

    fn text(&mut self, run: &TextRun) {
        let document = self.document;
        let system;
        let font = match run.face {
            Face::System(index) => {
                let face = document.system_faces.get(usize::from(index));
                system = face.and_then(|f| ttf_parser::Face::parse(&f.data, f.index).ok());
                system.as_ref()
            }
            bundled => bundled.parsed(),
        };
        let Some(font) = font else {
            self.area(run.area, "fill=\"#bbb\"");
            return;
        };
        let em = run.size * MM_PER_PT;
        let scale = em / f32::from(font.units_per_em());
        // For screen readers and tests; the outlines below contain no text.
        let _ = write!(
            self.body,
            "<g fill=\"{}\" transform=\"translate({:.3} {:.3}) scale({scale:.6} -{scale:.6})\" \
             aria-label=\"{}\">",
            colour(Ink::Grey(run.grey)),
            run.x,
            run.baseline,
            escaped(&run.text)
        );
        let mut x = 0.0_f32;
        for character in run.text.chars() {
            let Some(id) = font.glyph_index(character) else {
                continue;
            };
            let number = self.glyphs.len();
            let (number, path) = self.glyphs.entry((run.face, character)).or_insert_with(|| {
                let mut path = Path(String::new());
                font.outline_glyph(id, &mut path);
                (number, path.0)
            });
            if !path.is_empty() {
                let _ = write!(self.body, "<use href=\"#g{number}\" x=\"{x}\"/>");
            }
            x += f32::from(font.glyph_hor_advance(id).unwrap_or(0));
        }
        self.body.push_str("</g>");
    }
}

/// Returns the fill and stroke attributes.
fn painted(fill: Option<Ink>, stroke: Option<(f32, Ink)>) -> String {
    let mut attributes = format!("fill=\"{}\"", fill.map_or("none".to_owned(), colour));
    if let Some((width, ink)) = stroke {
        let _ = write!(attributes, " stroke=\"{}\" stroke-width=\"{width}\"", colour(ink));
    }
    attributes
}

fn colour(ink: Ink) -> String {
    let [r, g, b] = ink.rgb();
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// Builds an SVG path from an outline.
struct Path(String);

impl OutlineBuilder for Path {
    fn move_to(&mut self, x: f32, y: f32) {
        let _ = write!(self.0, "M{x} {y}");
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let _ = write!(self.0, "L{x} {y}");
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let _ = write!(self.0, "Q{x1} {y1} {x} {y}");
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let _ = write!(self.0, "C{x1} {y1} {x2} {y2} {x} {y}");
    }

    fn close(&mut self) {
        self.0.push('Z');
    }
}
