//! How the reader wants it printed.

use serde::{Deserialize, Serialize};

/// The printer's paper.
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
    /// Width and height in mm.
    #[must_use]
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }
}

/// The edge over which a printer turns the paper.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Flip {
    /// The long one, as a book is turned.
    #[default]
    Long,
    /// The short one, as a wall calendar is turned.
    Short,
}

/// The words in the margin below cards.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MarginWords {
    /// Whose cards they are.
    pub title: String,
    /// How to print so that sizes are true.
    pub scale: String,
    /// What the ruler measures.
    pub ruler: String,
    /// The page's number, with `{page}` and `{pages}` where the numbers go.
    pub page: String,
}

/// How to print.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PrintOptions {
    /// The paper.
    pub paper: Paper,
    /// The reader's language as a BCP 47 tag (`en`, `hu`, `zh-Hans`, `zh-Hant`):
    /// it decides which forms Chinese characters take.
    pub language: String,
    /// No tints and no shades.
    pub ink_saving: bool,
    /// Marks outside the cards to cut by.
    pub cut_marks: bool,
    /// Space around each card in mm that is cut away; where it doesn't fit between nine cards, there are fewer
    /// on a page.
    pub bleed_mm: f32,
    /// Whether to print the cards' backs: each page of fronts is followed by its
    /// backs, mirrored for turning the paper over.
    pub backs: bool,
    /// Over which edge the printer turns the paper.
    pub flip: Flip,
    /// What stands in the margin below cards; nothing without words.
    pub margin: MarginWords,
    /// Whether fonts of this computer may help out where the compiled-in ones
    /// lack a character.
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
