//! One character as it will be drawn.

use super::Face;

/// A character, its face and its measures in ems (multiples of the size).
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Glyph {
    pub(crate) character: char,
    /// `None` where no font has the character: a crossed box is drawn.
    pub(crate) face: Option<Face>,
    /// Width from pen to pen.
    pub(crate) advance: f32,
    /// How far ink reaches above the baseline; 0 for a space.
    pub(crate) high: f32,
    /// How far ink reaches below the baseline, negative when it does.
    pub(crate) low: f32,
}

impl Glyph {
    /// The mark for a character without a glyph.
    pub(crate) const fn missing(character: char) -> Self {
        Self { character, face: None, advance: 0.8, high: 0.74, low: 0.0 }
    }

    /// Measures `character` in a font that has it.
    pub(crate) fn measure(character: char, face: Face, font: &ttf_parser::Face<'_>) -> Option<Self> {
        let id = font.glyph_index(character).filter(|id| id.0 != 0)?;
        let em = f32::from(font.units_per_em());
        let advance = f32::from(font.glyph_hor_advance(id)?) / em;
        let ink = font.glyph_bounding_box(id);
        Some(Self {
            character,
            face: Some(face),
            advance,
            high: ink.map_or(0.0, |b| f32::from(b.y_max) / em),
            low: ink.map_or(0.0, |b| f32::from(b.y_min) / em),
        })
    }

    pub(crate) fn is_space(&self) -> bool {
        self.character.is_whitespace() && self.character != '\u{a0}'
    }
}
