//! Pages as lists of operations, from which the PDF and the preview are drawn.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::layout::Area;
use crate::remark::Remark;
use crate::text::{Face, SystemFace};
use crate::view::Photo;

/// A printable document.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Document {
    /// The pages, in printing order.
    pub pages: Vec<Page>,
    /// The faces behind [`Face::System`], by index; usually empty.
    pub system_faces: Vec<SystemFace>,
    /// What couldn't be printed as requested.
    pub remarks: Vec<Remark>,
    /// Data embedded in the PDF, so that it can be read back.
    pub embedded: Option<Embedded>,
    /// The beginnings of its parts, in order.
    pub bookmarks: Vec<Bookmark>,
    /// The edge over which the paper is turned, for two-sided documents.
    pub duplex: Option<Flip>,
}

/// A part of a document, as listed by viewers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bookmark {
    /// The title.
    pub title: String,
    /// The index of its first page.
    pub page: usize,
}

/// Data embedded in a PDF, as JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Embedded {
    /// The kind of data.
    pub what: Carried,
    /// The JSON text.
    pub json: String,
}

impl Embedded {
    /// Creates an embedded squad.
    #[must_use]
    pub fn squad(json: &str) -> Self {
        Self { what: Carried::Squad, json: json.to_owned() }
    }

    /// Creates an embedded campaign.
    #[must_use]
    pub fn campaign(json: &str) -> Self {
        Self { what: Carried::Campaign, json: json.to_owned() }
    }
}

/// A kind of embedded data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Carried {
    /// A squad.
    Squad,
    /// A campaign with its log.
    Campaign,
}

/// The edge over which a printer turns the paper.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Flip {
    /// The long edge, as in a book.
    #[default]
    Long,
    /// The short edge, as in a wall calendar.
    Short,
}

/// One side of a sheet of paper.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Page {
    /// Width in mm.
    pub width: f32,
    /// Height in mm.
    pub height: f32,
    /// Whether the page is printed upside down: the back of a page that the printer turns over the other edge.
    pub turned: bool,
    /// The operations, from back to front.
    pub ops: Vec<Op>,
}

/// A drawing operation. Lengths in mm from the page's top left corner.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Op {
    /// Characters of one face on one baseline.
    Text(TextRun),
    /// A straight line.
    Line(Line),
    /// A rectangle, filled or outlined or both.
    Rect(Rect),
    /// Slanting lines across a rectangle.
    Hatch(Hatch),
    /// Closed outlines, filled by the even-odd rule.
    Shape(Shape),
    /// A photo.
    Image(Picture),
    /// The dark modules of a QR code.
    Qr(Qr),
}

/// A colour. Text is always grey, so that it stays readable in any copy.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ink {
    /// 0 is black, 1 white.
    Grey(f32),
    /// Red, green and blue.
    Rgb([u8; 3]),
}

impl Ink {
    /// Black.
    pub const BLACK: Self = Self::Grey(0.0);

    /// Returns red, green and blue.
    pub(crate) fn rgb(self) -> [u8; 3] {
        match self {
            Self::Grey(grey) => [(grey.clamp(0.0, 1.0) * 255.0).round() as u8; 3],
            Self::Rgb(rgb) => rgb,
        }
    }

    /// Returns whether the colour is hardly visible on white paper.
    #[must_use]
    pub fn is_pale(self) -> bool {
        /// The threshold, as a share of the luminance of white.
        const PALE: f32 = 0.72;
        let light = match self {
            Self::Grey(grey) => grey,
            Self::Rgb([r, g, b]) => {
                (0.299 * f32::from(r) + 0.587 * f32::from(g) + 0.114 * f32::from(b)) / 255.0
            }
        };
        light > PALE
    }
}

/// The part of a card or sheet that a text belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// A figure's name on its card; a sheet's title.
    Title,
    /// A cost.
    Cost,
    /// The line under a title.
    Subtitle,
    /// A stat's heading or value.
    Stat,
    /// An ability.
    Line,
    /// A track's label or running total.
    Track,
    /// The smallest line.
    Footer,
    /// A heading.
    Heading,
    /// A figure's name on a sheet or checklist.
    Row,
    /// A finding or the verdict.
    Finding,
    /// A label on the strip.
    Strip,
    /// Anything else.
    Note,
}

/// Characters of one face on one baseline.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TextRun {
    /// The characters, as extracted from the PDF.
    pub text: String,
    /// Left end.
    pub x: f32,
    /// The baseline.
    pub baseline: f32,
    /// Size in points.
    pub size: f32,
    /// The face; it has a glyph for every character of `text`.
    pub face: Face,
    /// 0 is black, 1 white.
    pub grey: f32,
    /// The area covered: advance widths horizontally, ink vertically.
    pub area: Area,
    /// The part that it belongs to.
    pub role: Role,
}

/// A straight line.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Line {
    /// Start, x and y.
    pub from: [f32; 2],
    /// End, x and y.
    pub to: [f32; 2],
    /// Width.
    pub width: f32,
    /// The colour.
    pub ink: Ink,
}

/// A rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Rect {
    /// Its edges; an outline is centred on them.
    pub area: Area,
    /// The fill colour.
    pub fill: Option<Ink>,
    /// The outline's width and colour.
    pub stroke: Option<(f32, Ink)>,
}

/// Closed outlines of straight lines, filled by the even-odd rule, drawn, or both.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Shape {
    /// The corners of each outline.
    pub outlines: Vec<Vec<[f32; 2]>>,
    /// The fill colour.
    pub fill: Option<Ink>,
    /// The outlines' width, half of it outside, and colour.
    pub stroke: Option<(f32, Ink)>,
}

/// Slanting lines across a rectangle, clipped to it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Hatch {
    /// The rectangle.
    pub area: Area,
    /// The distance between lines, measured horizontally.
    pub step: f32,
    /// Width of a line.
    pub width: f32,
    /// The colour.
    pub ink: Ink,
    /// Whether lines rise to the right; otherwise they fall.
    pub rising: bool,
}

impl Hatch {
    /// Returns the lines, each clipped to the rectangle.
    #[must_use]
    pub fn lines(&self) -> Vec<([f32; 2], [f32; 2])> {
        let a = self.area;
        let mut lines = Vec::new();
        if self.step <= 0.0 || a.width <= 0.0 || a.height <= 0.0 {
            return lines;
        }
        // A line leaves the bottom edge at `start` and would meet the top edge one height further right; the
        // rectangle's sides clip it.
        let mut start = self.step / 2.0 - a.height;
        while start < a.width {
            let low = start.max(0.0);
            let high = (start + a.height).min(a.width);
            if high > low {
                let (y_low, y_high) = (a.bottom() - (low - start), a.bottom() - (high - start));
                if self.rising {
                    lines.push(([a.x + low, y_low], [a.x + high, y_high]));
                } else {
                    lines.push(([a.right() - low, y_low], [a.right() - high, y_high]));
                }
            }
            start += self.step;
        }
        lines
    }
}

/// A photo and the rectangle that it fills.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Picture {
    /// The rectangle.
    pub area: Area,
    /// The photo.
    pub photo: Photo,
}

/// A QR code.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Qr {
    /// The square without its quiet zone.
    pub area: Area,
    /// The number of modules per side.
    pub modules: usize,
    /// The modules row by row from the top, `modules * modules` of them; true is dark.
    pub dark: Arc<[bool]>,
}

impl Qr {
    /// Returns the dark modules, with adjacent ones in a row merged into one rectangle.
    #[must_use]
    pub fn bars(&self) -> Vec<Area> {
        let side = self.area.width / self.modules as f32;
        let mut bars = Vec::new();
        for (row, modules) in self.dark.chunks(self.modules.max(1)).enumerate() {
            let mut column = 0;
            for run in modules.chunk_by(|a, b| a == b) {
                if run.first() == Some(&true) {
                    bars.push(Area::new(
                        self.area.x + column as f32 * side,
                        self.area.y + row as f32 * side,
                        run.len() as f32 * side,
                        side,
                    ));
                }
                column += run.len();
            }
        }
        bars
    }
}

impl Document {
    /// Appends another document's pages. Embedded data remains this document's.
    pub fn append(&mut self, mut other: Self) {
        let before = self.pages.len();
        let moved = other.bookmarks.into_iter().map(|mark| Bookmark { page: mark.page + before, ..mark });
        self.bookmarks.extend(moved);
        let faces = u16::try_from(self.system_faces.len()).unwrap_or(u16::MAX);
        for op in other.pages.iter_mut().flat_map(|page| &mut page.ops) {
            if let Op::Text(TextRun { face: Face::System(index), .. }) = op {
                *index = index.saturating_add(faces);
            }
        }
        self.pages.append(&mut other.pages);
        self.system_faces.append(&mut other.system_faces);
        self.remarks.append(&mut other.remarks);
    }

    /// Returns every text run with the index of its page.
    pub fn runs(&self) -> impl Iterator<Item = (usize, &TextRun)> {
        self.pages.iter().enumerate().flat_map(|(number, page)| {
            page.ops.iter().filter_map(move |op| match op {
                Op::Text(run) => Some((number, run)),
                _ => None,
            })
        })
    }

    /// Returns the characters that no font has, without duplicates, in order.
    #[must_use]
    pub fn missing(&self) -> Vec<char> {
        let mut missing: Vec<char> = self
            .remarks
            .iter()
            .filter_map(|remark| match remark {
                Remark::MissingGlyph { character, .. } => Some(*character),
                _ => None,
            })
            .collect();
        missing.sort_unstable();
        missing.dedup();
        missing
    }
}
