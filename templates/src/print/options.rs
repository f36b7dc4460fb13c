//! Print options.

use serde::{Deserialize, Serialize};

use crate::page::Flip;

/// The paper size.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 215.9 × 279.4 mm.
    Letter,
}

impl Paper {
    /// Returns width and height in mm.
    #[must_use]
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }
}

/// The texts in the margin below cards.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MarginWords {
    /// The owner of the cards.
    pub title: String,
    /// How to print at true scale.
    pub scale: String,
    /// The label of the ruler.
    pub ruler: String,
    /// The page number, with the placeholders `{page}` and `{pages}`.
    pub page: String,
}

/// How to print.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PrintOptions {
    /// The paper.
    pub paper: Paper,
    /// The reader's language as a BCP 47 tag (`en`, `hu`, `zh-Hans`, `zh-Hant`), which determines the forms of
    /// Chinese characters.
    pub language: String,
    /// Whether to omit tints and shades.
    pub ink_saving: bool,
    /// Whether to print cut marks around the cards.
    pub cut_marks: bool,
    /// The bleed around each card in mm, which is cut away; if nine cards don't fit with it, there are fewer
    /// per page.
    pub bleed_mm: f32,
    /// Whether to print backs: each page of fronts is followed by its backs, mirrored for two-sided printing.
    pub backs: bool,
    /// The edge over which the printer turns the paper.
    pub flip: Flip,
    /// The texts in the margin below cards; nothing is printed if they are empty.
    pub margin: MarginWords,
    /// Whether to use system fonts if the bundled ones lack a character.
    pub system_fonts: bool,
}

impl Default for PrintOptions {
    fn default() -> Self {
        Self {
            paper: Paper::A4,
            language: "en".to_owned(),
            ink_saving: false,
            cut_marks: true,
            bleed_mm: 0.0,
            backs: false,
            flip: Flip::Long,
            margin: MarginWords::default(),
            system_fonts: true,
        }
    }
}
