//! System fonts, for characters that the bundled ones lack.

use std::sync::{Arc, OnceLock};

use fontdb::{Database, FaceInfo, ID, Style};
use printpdf::ParsedFont;

use super::{Face, Glyph, SystemFace};
use crate::layout::Weight;

/// The system's fonts, listed on first use.
#[derive(Debug, Default)]
pub(crate) struct SystemFonts {
    used: Vec<(ID, Weight, SystemFace)>,
    vain: usize,
}

/// The maximum number of failed searches in a document, each of which takes tenths of a second: otherwise, a
/// page of nonsense would take minutes.
const MOST_VAIN_SEARCHES: usize = 24;

/// The maximum size of a font file, in bytes.
const LARGEST_FILE: usize = 64 * 1024 * 1024;

fn database() -> &'static Database {
    static DATABASE: OnceLock<Database> = OnceLock::new();
    DATABASE.get_or_init(|| {
        let mut database = Database::new();
        database.load_system_fonts();
        database
    })
}

impl SystemFonts {
    pub(crate) fn glyph(&mut self, character: char, weight: Weight, traditional: bool) -> Option<Glyph> {
        for (index, (_, of, face)) in self.used.iter().enumerate() {
            if *of == weight
                && let Some(glyph) = measure(character, index, &face.data, face.index)
            {
                return Some(glyph);
            }
        }
        if self.vain >= MOST_VAIN_SEARCHES || self.used.len() >= usize::from(u16::MAX) {
            return None;
        }
        let mut faces: Vec<&FaceInfo> =
            database().faces().filter(|face| face.style == Style::Normal).collect();
        faces.sort_by_key(|face| rank(face, weight, traditional));
        let index = self.used.len();
        for info in faces {
            let found = database().with_face_data(info.id, |data, number| {
                (data.len() <= LARGEST_FILE)
                    .then(|| measure(character, index, data, number))
                    .flatten()
                    .filter(|_| read_font(data, number as usize).is_some())
                    .map(|glyph| (glyph, Arc::from(data), number))
            });
            if let Some((glyph, data, number)) = found.flatten() {
                let name = info.post_script_name.clone();
                let face = SystemFace { name, data, index: number };
                self.used.push((info.id, weight, face));
                return Some(glyph);
            }
        }
        self.vain += 1;
        None
    }

    pub(crate) fn into_faces(self) -> Vec<SystemFace> {
        self.used.into_iter().map(|(_, _, face)| face).collect()
    }
}

/// Returns the glyph if this font has it, with outlines that can be embedded in a PDF.
fn measure(character: char, index: usize, data: &[u8], number: u32) -> Option<Glyph> {
    let font = ttf_parser::Face::parse(data, number).ok()?;
    let tables = font.tables();
    if tables.glyf.is_none() && tables.cff.is_none() {
        return None;
    }
    let face = Face::System(u16::try_from(index).ok()?);
    let glyph = Glyph::measure(character, face, &font)?;
    // A bitmap emoji has a glyph but no outline.
    (glyph.high > glyph.low || character.is_whitespace()).then_some(glyph)
}

/// Returns the rank of a font; lower ones are tried first: sans serif before others, the reader's script before
/// the other, the right weight before the wrong one.
fn rank(info: &FaceInfo, weight: Weight, traditional: bool) -> (u8, u8, u16, String) {
    let name = info.families.first().map(|(name, _)| name.to_lowercase()).unwrap_or_default();
    const SIMPLIFIED: &[&str] = &[" sc", "hans", "yahei", "simhei"];
    const TRADITIONAL: &[&str] = &[" tc", "hant", "jhenghei"];
    let (mine, other) = if traditional { (TRADITIONAL, SIMPLIFIED) } else { (SIMPLIFIED, TRADITIONAL) };
    let script = if mine.iter().any(|n| name.contains(n)) {
        0
    } else if other.iter().any(|n| name.contains(n)) {
        1
    } else {
        2
    };
    let fancy = ["serif", "mono", "ming", "song", "kai", "looped", "display", "condensed"];
    let style = u8::from(fancy.iter().any(|n| name.contains(n)));
    let wanted: u16 = match weight {
        Weight::Regular => 400,
        Weight::Bold => 700,
    };
    (style, script, info.weight.0.abs_diff(wanted), name)
}

/// Reads a font as a PDF needs it. A system font that can't be read is passed over, so that a damaged one never
/// prevents printing.
pub(crate) fn read_font(data: &[u8], index: usize) -> Option<ParsedFont> {
    ParsedFont::from_bytes(data, index, &mut Vec::new())
}
