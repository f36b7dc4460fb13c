//! Measures documents and runs poppler.

use std::process::Command;

use muster_templates::layout::Area;
use muster_templates::page::{Document, Op, Page, TextRun};
use muster_templates::pdf::{DocumentInfo, write};

pub(crate) fn runs(page: &Page) -> Vec<&TextRun> {
    page.ops
        .iter()
        .filter_map(|op| match op {
            Op::Text(run) => Some(run),
            _ => None,
        })
        .collect()
}

/// Returns the outlined rectangles.
pub(crate) fn outlines(page: &Page) -> Vec<Area> {
    page.ops
        .iter()
        .filter_map(|op| match op {
            Op::Rect(rect) if rect.stroke.is_some() => Some(rect.area),
            _ => None,
        })
        .collect()
}

/// Returns the boxes to tick: small ones, some of them wide enough for a number.
pub(crate) fn tick_boxes(page: &Page) -> Vec<Area> {
    outlines(page).into_iter().filter(|a| a.height < 4.0 && a.width < 6.0).collect()
}

/// Returns the problems of text on a page: overlapping pairs, and runs outside `bounds`.
pub(crate) fn clashes(runs: &[&TextRun], bounds: &Area) -> Vec<String> {
    let mut clashes = Vec::new();
    for (index, run) in runs.iter().enumerate() {
        if !bounds.holds(&run.area, 0.02) {
            clashes.push(format!("{:?} leaves {bounds:?}: {:?}", run.text, run.area));
        }
        for other in &runs[index + 1..] {
            if run.area.overlaps(&other.area, 0.02) {
                clashes.push(format!("{:?} overlaps {:?}", run.text, other.text));
            }
        }
    }
    clashes
}

/// Returns the text of a document, in drawing order.
pub(crate) fn words(document: &Document) -> String {
    let texts: Vec<&str> = document.runs().map(|(_, run)| run.text.as_str()).collect();
    texts.join(" ")
}

pub(crate) fn pdf(document: &Document) -> Vec<u8> {
    let info = DocumentInfo {
        title: "Őrség 戰棋".into(),
        author: "Ű".into(),
        created: 1_793_491_200,
        language: "hu".into(),
    };
    write(document, &info).unwrap().bytes
}

/// Runs a poppler tool on a PDF and returns its output. Fails, rather than skips, if the tool is missing.
pub(crate) fn poppler(tool: &str, options: &[&str], pdf: &[u8]) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("in.pdf");
    std::fs::write(&file, pdf).unwrap();
    let mut command = Command::new(tool);
    let output = command.args(options).arg(&file);
    let output = if ["pdffonts", "pdfimages"].contains(&tool) { output } else { output.arg("-") };
    let output =
        output.output().unwrap_or_else(|error| panic!("{tool} of poppler-utils must be installed: {error}"));
    assert!(output.status.success(), "{tool} failed: {output:?}");
    output.stdout
}

/// A page rendered by poppler in grey.
pub(crate) struct Picture {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pixels: Vec<u8>,
    dpi: f32,
}

impl Picture {
    pub(crate) fn of(pdf: &[u8], page: usize, dpi: u32) -> Self {
        let (page, dpi_text) = (page.to_string(), dpi.to_string());
        let options = ["-gray", "-r", &dpi_text, "-f", &page, "-l", &page, "-singlefile"];
        // Without an output name, pdftoppm writes to stdout.
        let folder = tempfile::tempdir().unwrap();
        let (file, root) = (folder.path().join("in.pdf"), folder.path().join("out"));
        std::fs::write(&file, pdf).unwrap();
        let status = Command::new("pdftoppm").args(options).arg(&file).arg(&root).status();
        let status = status.unwrap_or_else(|e| panic!("pdftoppm of poppler-utils must be installed: {e}"));
        assert!(status.success());
        let bytes = std::fs::read(root.with_extension("pgm")).unwrap();
        let mut fields = Vec::new();
        let mut at = 0;
        while fields.len() < 4 {
            let end = at + bytes[at..].iter().position(u8::is_ascii_whitespace).unwrap();
            fields.push(String::from_utf8(bytes[at..end].to_vec()).unwrap());
            at = end + 1;
        }
        assert_eq!(fields[0], "P5");
        let (width, height) = (fields[1].parse().unwrap(), fields[2].parse().unwrap());
        let pixels = bytes[at..].to_vec();
        assert_eq!(pixels.len(), width * height);
        Self { width, height, pixels, dpi: dpi as f32 }
    }

    pub(crate) fn is_dark(&self, x: usize, y: usize) -> bool {
        self.pixels[y * self.width + x] < 140
    }

    /// Returns the brightness, from 0 to 1, at a relative position; the table around the page is dark.
    pub(crate) fn at(&self, [x, y]: [f32; 2]) -> f32 {
        let (x, y) = (x * self.width as f32 - 0.5, y * self.height as f32 - 0.5);
        let pixel = |x: f32, y: f32| {
            let inside = x >= 0.0 && y >= 0.0 && (x as usize) < self.width && (y as usize) < self.height;
            if inside { f32::from(self.pixels[y as usize * self.width + x as usize]) / 255.0 } else { 0.25 }
        };
        let (left, top) = (x.floor(), y.floor());
        let (across, down) = (x - left, y - top);
        let row = |y: f32| pixel(left, y) * (1.0 - across) + pixel(left + 1.0, y) * across;
        row(top) * (1.0 - down) + row(top + 1.0) * down
    }

    pub(crate) fn pixel(&self, mm: f32) -> usize {
        (mm / 25.4 * self.dpi).round() as usize
    }

    /// Returns the centres in mm of dark stretches along the row `y` mm from the top.
    pub(crate) fn marks_across(&self, y: f32) -> Vec<f32> {
        let y = self.pixel(y);
        self.middles((0..self.width).map(|x| self.is_dark(x, y)))
    }

    /// Returns the centres in mm of dark stretches along the column `x` mm from the left.
    pub(crate) fn marks_down(&self, x: f32) -> Vec<f32> {
        let x = self.pixel(x);
        self.middles((0..self.height).map(|y| self.is_dark(x, y)))
    }

    fn middles(&self, dark: impl Iterator<Item = bool>) -> Vec<f32> {
        let dark: Vec<bool> = dark.collect();
        let mut middles = Vec::new();
        let mut at = 0;
        for run in dark.chunk_by(|a, b| a == b) {
            if run[0] {
                middles.push((at as f32 + run.len() as f32 / 2.0) * 25.4 / self.dpi);
            }
            at += run.len();
        }
        middles
    }
}
