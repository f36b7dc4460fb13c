//! The bundled fonts.

use std::sync::{Arc, OnceLock};

use serde::Serialize;

use crate::layout::Weight;

/// A font face. All but [`Face::System`] are compiled in: subsets made by `script/fonts`, under the SIL Open
/// Font License (`templates/fonts/OFL.txt`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Noto Sans.
    Latin,
    /// Noto Sans Bold.
    LatinBold,
    /// Arrows, shapes and boxes; one weight.
    Symbols,
    /// Noto Sans CJK, Simplified Chinese forms.
    Simplified,
    /// Noto Sans CJK Bold, Simplified Chinese forms.
    SimplifiedBold,
    /// Noto Sans CJK, Traditional Chinese forms.
    Traditional,
    /// Noto Sans CJK Bold, Traditional Chinese forms.
    TraditionalBold,
    /// A system font: an index into [`Document::system_faces`](crate::page::Document::system_faces).
    System(u16),
}

/// The bundled faces, in the order of [`Face`].
pub(crate) const BUNDLED: [Face; 7] = [
    Face::Latin,
    Face::LatinBold,
    Face::Symbols,
    Face::Simplified,
    Face::SimplifiedBold,
    Face::Traditional,
    Face::TraditionalBold,
];

impl Face {
    /// Returns the font file; `None` for a system font.
    #[must_use]
    pub fn bytes(self) -> Option<&'static [u8]> {
        Some(match self {
            Self::Latin => include_bytes!("../../fonts/NotoSans-Regular.ttf"),
            Self::LatinBold => include_bytes!("../../fonts/NotoSans-Bold.ttf"),
            Self::Symbols => include_bytes!("../../fonts/NotoSansSymbols.ttf"),
            Self::Simplified => include_bytes!("../../fonts/NotoSansSC-Regular.otf"),
            Self::SimplifiedBold => include_bytes!("../../fonts/NotoSansSC-Bold.otf"),
            Self::Traditional => include_bytes!("../../fonts/NotoSansTC-Regular.otf"),
            Self::TraditionalBold => include_bytes!("../../fonts/NotoSansTC-Bold.otf"),
            Self::System(_) => return None,
        })
    }

    /// Returns the parsed font of a bundled face.
    pub(crate) fn parsed(self) -> Option<&'static ttf_parser::Face<'static>> {
        static PARSED: OnceLock<Vec<Option<ttf_parser::Face<'static>>>> = OnceLock::new();
        let all = PARSED.get_or_init(|| {
            BUNDLED.iter().map(|face| ttf_parser::Face::parse(face.bytes()?, 0).ok()).collect()
        });
        let index = BUNDLED.iter().position(|face| *face == self)?;
        all.get(index)?.as_ref()
    }

    pub(crate) const fn latin(weight: Weight) -> Self {
        match weight {
            Weight::Regular => Self::Latin,
            Weight::Bold => Self::LatinBold,
        }
    }

    pub(crate) const fn simplified(weight: Weight) -> Self {
        match weight {
            Weight::Regular => Self::Simplified,
            Weight::Bold => Self::SimplifiedBold,
        }
    }

    pub(crate) const fn traditional(weight: Weight) -> Self {
        match weight {
            Weight::Regular => Self::Traditional,
            Weight::Bold => Self::TraditionalBold,
        }
    }
}

/// A system font used because the bundled ones lack a character.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SystemFace {
    /// The family and weight, for display.
    pub name: String,
    /// The font file.
    pub data: Arc<[u8]>,
    /// The index of the face if the file is a collection.
    pub index: u32,
}
