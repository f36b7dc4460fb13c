//! Pages as lists of operations: what the PDF and the preview are drawn from.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::layout::Area;
use crate::print::Flip;
use crate::text::{Face, SystemFace};
use crate::view::Photo;

/// Everything that is printed in one go.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Document {
    /// The pages, in the order they leave the printer.
    pub pages: Vec<Page>,
    /// The faces behind [`Face::System`], by index; empty nearly always.
    pub system_faces: Vec<SystemFace>,
    /// What could not be printed as it was asked for.
    pub remarks: Vec<Remark>,
    /// What is to be carried inside the PDF, so that it can be read again.
    pub embedded: Option<Embedded>,
    /// Where its parts begin, in their order.
    pub bookmarks: Vec<Bookmark>,
    /// Over which edge the paper is turned, where both sides of it are printed.
    pub duplex: Option<Flip>,
}

/// A part of a document, as viewers list it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bookmark {
    /// What it is called.
    pub title: String,
    /// The page on which it begins, from 0.
    pub page: usize,
}

/// What a PDF carries, as JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Embedded {
    /// What it is.
    pub what: Carried,
    /// Its text.
    pub json: String,
}

impl Embedded {
    /// A squad to be carried.
    #[must_use]
    pub fn squad(json: &str) -> Self {
        Self { what: Carried::Squad, json: json.to_owned() }
    }

    /// A campaign to be carried.
    #[must_use]
    pub fn campaign(json: &str) -> Self {
        Self { what: Carried::Campaign, json: json.to_owned() }
    }
}

/// What a PDF may carry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Carried {
    /// A squad.
    Squad,
    /// A campaign with its log.
    Campaign,
}

/// Something on paper differs from what was asked for.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remark {
    /// No font has this character; a crossed box stands in its place.
    MissingGlyph {
        /// The character.
        character: char,
        /// The text it stands in.
        place: String,
    },
    /// Text was too long even at its smallest size and ends in an ellipsis.
    Shortened {
        /// The whole text.
        text: String,
    },
    /// A bleed leaves room for fewer cards on a page.
    FewerCards {
        /// So many of them.
        on_page: usize,
    },
    /// The QR code was left out: its modules would be too small to read.
    QrTooLong {
        /// Bytes asked for.
        bytes: usize,
    },
}

/// One side of a sheet of paper.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Page {
    /// Width in mm.
    pub width: f32,
    /// Height in mm.
    pub height: f32,
    /// Printed upside down: the other side of a page that the printer turns over the other edge.
    pub turned: bool,
    /// What is drawn, from back to front.
    pub ops: Vec<Op>,
}

/// One thing drawn. Lengths in mm from the page's top left corner.
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
    /// Closed outlines, filled where an odd number of them lie over each other.
    Shape(Shape),
    /// A photo.
    Image(Picture),
    /// The dark modules of a QR code.
    Qr(Qr),
}

/// What something is drawn with. Text has grey alone: it stays readable in any copy.
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

    /// Whether white paper would show too little of it.
    #[must_use]
    pub fn is_pale(self) -> bool {
        /// Of what the eye makes of white.
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

/// Which part of a card or sheet a piece of text belongs to.
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
    /// The characters, as they are extracted again.
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
    /// What it covers: from pen to pen across, ink from top to bottom.
    pub area: Area,
    /// What it belongs to.
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
    /// What it is drawn with.
    pub ink: Ink,
}

/// A rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Rect {
    /// Its edges; an outline is drawn half inside and half outside of them.
    pub area: Area,
    /// What it is filled with.
    pub fill: Option<Ink>,
    /// The outline's width, and what it is drawn with.
    pub stroke: Option<(f32, Ink)>,
}

/// Closed outlines of straight lines, filled where an odd number of them lie over each other, or
/// drawn, or both.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Shape {
    /// The corners of each outline.
    pub outlines: Vec<Vec<[f32; 2]>>,
    /// What they are filled with.
    pub fill: Option<Ink>,
    /// The outlines' width, half of it outside, and what they are drawn with.
    pub stroke: Option<(f32, Ink)>,
}

/// Slanting lines across a rectangle, clipped to it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Hatch {
    /// The rectangle.
    pub area: Area,
    /// Distance of the lines across.
    pub step: f32,
    /// Width of a line.
    pub width: f32,
    /// What they are drawn with.
    pub ink: Ink,
    /// Lines rise to the right; otherwise they fall.
    pub rising: bool,
}

impl Hatch {
    /// The lines, each cut to the rectangle.
    #[must_use]
    pub fn lines(&self) -> Vec<([f32; 2], [f32; 2])> {
        let a = self.area;
        let mut lines = Vec::new();
        if self.step <= 0.0 || a.width <= 0.0 || a.height <= 0.0 {
            return lines;
        }
        // A line leaves the bottom edge at `start` and would meet the top edge
        // one height further right; the rectangle's sides cut it short.
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

/// A photo and where it is drawn, filling its rectangle.
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
    /// Modules on a side.
    pub modules: usize,
    /// Row by row from the top, `modules * modules` of them; true is dark.
    pub dark: Arc<[bool]>,
}

impl Qr {
    /// Dark modules, each row's neighbours merged into one rectangle.
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
    /// Puts another document's pages behind this one's. What is carried inside stays this one's.
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

    /// Every text run, with the index of its page.
    pub fn runs(&self) -> impl Iterator<Item = (usize, &TextRun)> {
        self.pages.iter().enumerate().flat_map(|(number, page)| {
            page.ops.iter().filter_map(move |op| match op {
                Op::Text(run) => Some((number, run)),
                _ => None,
            })
        })
    }

    /// Characters that no font has, each once, in order.
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
