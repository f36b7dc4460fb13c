//! Fonts of this computer, for characters that the compiled-in ones lack.

use std::sync::{Arc, OnceLock};

use fontdb::{Database, FaceInfo, ID, Style};

use super::{Face, Glyph, SystemFace};
use crate::layout::Weight;
use crate::pdf::can_embed;

/// The computer's fonts, listed when the first character is asked for.
#[derive(Debug, Default)]
pub(crate) struct SystemFonts {
    used: Vec<(ID, Weight, SystemFace)>,
    vain: usize,
}

/// Looking through every font costs tenths of a second. After so many
/// characters in vain the rest of a document's unknown ones are not looked for,
/// or a page of nonsense would keep the reader waiting for minutes.
const MOST_VAIN_SEARCHES: usize = 24;

/// Larger files are not fonts that anyone reads with.
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
                    .filter(|_| can_embed(data, number))
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

/// The glyph, if this font has it with outlines that a PDF can embed.
fn measure(character: char, index: usize, data: &[u8], number: u32) -> Option<Glyph> {
    let font = ttf_parser::Face::parse(data, number).ok()?;
    let tables = font.tables();
    if tables.glyf.is_none() && tables.cff.is_none() {
        return None;
    }
    let face = Face::System(u16::try_from(index).ok()?);
    let glyph = Glyph::measure(character, face, &font)?;
    // A bitmap emoji has a glyph but no ink of its own.
    (glyph.high > glyph.low || character.is_whitespace()).then_some(glyph)
}

/// Lower is tried earlier: sans serif before others, the reader's script before
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
