//! Draws pages as PNG, from the same operations as the PDF and the preview.

use std::collections::HashMap;

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder as _};
use tiny_skia::{
    FillRule, FilterQuality, IntSize, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Shader, Stroke,
    Transform,
};
use ttf_parser::OutlineBuilder;

use crate::layout::Area;
use crate::page::{Document, Ink, Op, Picture, Rect, Shape, TextRun};
use crate::text::{Face, MM_PER_PT};

/// The most pixels that a side may have; many programs refuse larger pictures.
pub const MOST_PIXELS: u32 = 16_000;

/// A picture made of pixels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Png {
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// The file.
    pub bytes: Vec<u8>,
}

/// Draws the page with index `number` of a document, `density` pixels per millimetre. `None` if there is no such page,
/// or if it would have more than [`MOST_PIXELS`] on a side.
#[must_use]
pub fn page_of(document: &Document, number: usize, density: f32) -> Option<Png> {
    let page = document.pages.get(number)?;
    let pixels = |length: f32| (length * density).round() as u32;
    let (width, height) = (pixels(page.width), pixels(page.height));
    if width.max(height) > MOST_PIXELS {
        return None;
    }
    let mut pixmap = Pixmap::new(width, height)?;
    pixmap.fill(tiny_skia::Color::WHITE);
    let upright = Transform::from_scale(density, density);
    let turned = Transform::from_rotate_at(180.0, page.width / 2.0, page.height / 2.0);
    let place = if page.turned { turned.post_concat(upright) } else { upright };
    let mut canvas = Canvas { document, pixmap, place, glyphs: HashMap::new() };
    for op in &page.ops {
        canvas.op(op);
    }
    // The ground is opaque, so that nothing of it shows through.
    let rgb: Vec<u8> = canvas.pixmap.data().chunks_exact(4).flat_map(|p| [p[0], p[1], p[2]]).collect();
    let mut bytes = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut bytes, CompressionType::Best, FilterType::Adaptive);
    encoder.write_image(&rgb, width, height, ExtendedColorType::Rgb8).ok()?;
    Some(Png { width, height, bytes })
}

struct Canvas<'a> {
    document: &'a Document,
    pixmap: Pixmap,
    /// From millimetres to pixels.
    place: Transform,
    /// Outlines by face and character, in the font's units; `None` for spaces.
    glyphs: HashMap<(Face, char), Option<Path>>,
}

impl Canvas<'_> {
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
                    let crisp = Paint { anti_alias: false, ..paint(Ink::BLACK) };
                    if let Some(bar) = rectangle(bar) {
                        self.pixmap.fill_rect(bar, &crisp, self.place, None);
                    }
                }
            }
        }
    }

    fn line(&mut self, from: [f32; 2], to: [f32; 2], width: f32, ink: Ink) {
        let mut path = PathBuilder::new();
        path.move_to(from[0], from[1]);
        path.line_to(to[0], to[1]);
        self.stroke(path.finish().as_ref(), width, ink);
    }

    fn stroke(&mut self, path: Option<&Path>, width: f32, ink: Ink) {
        let Some(path) = path else { return };
        let stroke = Stroke { width, line_join: tiny_skia::LineJoin::Round, ..Stroke::default() };
        self.pixmap.stroke_path(path, &paint(ink), &stroke, self.place, None);
    }

    fn rect(&mut self, rect: &Rect) {
        let Some(area) = rectangle(rect.area) else { return };
        if let Some(fill) = rect.fill {
            self.pixmap.fill_rect(area, &paint(fill), self.place, None);
        }
        if let Some((width, ink)) = rect.stroke {
            self.stroke(Some(&PathBuilder::from_rect(area)), width, ink);
        }
    }

    fn shape(&mut self, shape: &Shape) {
        let mut path = PathBuilder::new();
        for outline in &shape.outlines {
            for (index, [x, y]) in outline.iter().enumerate() {
                if index == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
            }
            path.close();
        }
        let Some(path) = path.finish() else { return };
        if let Some(fill) = shape.fill {
            self.pixmap.fill_path(&path, &paint(fill), FillRule::EvenOdd, self.place, None);
        }
        if let Some((width, ink)) = shape.stroke {
            self.stroke(Some(&path), width, ink);
        }
    }

    fn image(&mut self, Picture { area, photo }: &Picture) {
        let Ok(image) = image::load_from_memory(&photo.jpeg) else { return };
        let image = image.into_rgba8();
        let (width, height) = image.dimensions();
        let size = IntSize::from_wh(width, height);
        let Some(pixels) = size.and_then(|size| Pixmap::from_vec(image.into_raw(), size)) else { return };
        let fit = Transform::from_scale(area.width / width as f32, area.height / height as f32);
        let place = fit.post_translate(area.x, area.y).post_concat(self.place);
        let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
        self.pixmap.draw_pixmap(0, 0, pixels.as_ref(), &paint, place, None);
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
            self.rect(&Rect { area: run.area, fill: Some(Ink::Grey(0.73)), stroke: None });
            return;
        };
        let scale = run.size * MM_PER_PT / f32::from(font.units_per_em());
        let ink = paint(Ink::Grey(run.grey));
        let mut x = run.x;
        for character in run.text.chars() {
            let Some(id) = font.glyph_index(character) else { continue };
            let glyph = self.glyphs.entry((run.face, character)).or_insert_with(|| {
                let mut outline = Outline(PathBuilder::new());
                font.outline_glyph(id, &mut outline);
                outline.0.finish()
            });
            if let Some(path) = glyph {
                let place = Transform::from_row(scale, 0.0, 0.0, -scale, x, run.baseline);
                let place = place.post_concat(self.place);
                self.pixmap.fill_path(path, &ink, FillRule::Winding, place, None);
            }
            x += f32::from(font.glyph_hor_advance(id).unwrap_or(0)) * scale;
        }
    }
}

fn rectangle(area: Area) -> Option<tiny_skia::Rect> {
    tiny_skia::Rect::from_xywh(area.x, area.y, area.width, area.height)
}

fn paint(ink: Ink) -> Paint<'static> {
    let [red, green, blue] = ink.rgb();
    let shader = Shader::SolidColor(tiny_skia::Color::from_rgba8(red, green, blue, 255));
    Paint { shader, anti_alias: true, ..Paint::default() }
}

/// Builds a path from a glyph's outline.
struct Outline(PathBuilder);

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}
