//! A character, measured for drawing.

use super::Face;
use crate::layout::Area;
use crate::view::Mark;

/// A character, its face and its measures in ems (multiples of the size).
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Glyph {
    pub(crate) character: char,
    /// `None` if no font has the character: a crossed box is drawn.
    pub(crate) face: Option<Face>,
    /// The advance width.
    pub(crate) advance: f32,
    /// The extent of ink above the baseline; 0 for a space.
    pub(crate) high: f32,
    /// The extent of ink below the baseline, as a negative number.
    pub(crate) low: f32,
    /// A mark that takes up space in the line like a character.
    pub(crate) mark: Option<Mark>,
}

/// The middle of capitals above the baseline, in ems; marks are centred on it.
const MIDDLE: f32 = 0.36;

/// The space after a mark, in ems.
const AFTER_MARK: f32 = 0.28;

impl Glyph {
    /// Returns the placeholder for a character without a glyph.
    pub(crate) const fn missing(character: char) -> Self {
        Self { character, face: None, advance: 0.8, high: 0.74, low: 0.0, mark: None }
    }

    /// Returns a mark, one em wide and high, with the space that follows it.
    pub(crate) const fn mark(mark: Mark) -> Self {
        let (high, low) = (MIDDLE + 0.5, MIDDLE - 0.5);
        Self { character: '\u{fffc}', face: None, advance: 1.0 + AFTER_MARK, high, low, mark: Some(mark) }
    }

    /// Returns the area of a mark at `x`; `em` in mm.
    pub(crate) fn mark_area(x: f32, baseline: f32, em: f32) -> Area {
        Area::new(x, baseline - (MIDDLE + 0.5) * em, em, em)
    }

    /// Measures `character` in a font; `None` if the font lacks it.
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
            mark: None,
        })
    }

    pub(crate) fn is_space(&self) -> bool {
        self.character.is_whitespace() && self.character != '\u{a0}'
    }
}
