//! The fonts that come with the program.

use std::sync::{Arc, OnceLock};

use serde::Serialize;

use crate::layout::Weight;

/// A font face. All but [`Face::System`] are compiled in; they are cuts made by
/// `script/fonts`, under the SIL Open Font License (`templates/fonts/OFL.txt`).
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
    /// The same, bold.
    SimplifiedBold,
    /// Noto Sans CJK, Traditional Chinese forms.
    Traditional,
    /// The same, bold.
    TraditionalBold,
    /// A font of this computer: an index into
    /// [`Document::system_faces`](crate::page::Document::system_faces).
    System(u16),
}

/// The compiled-in faces, in the order of [`Face`].
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
    /// The font file; `None` for a font of this computer.
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

    /// Whether the face is drawn bold.
    #[must_use]
    pub const fn is_bold(self) -> bool {
        matches!(self, Self::LatinBold | Self::SimplifiedBold | Self::TraditionalBold)
    }

    /// The parsed font of a compiled-in face.
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

/// A font found on this computer, needed because the compiled-in ones lack a
/// character.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SystemFace {
    /// Family and weight, for people.
    pub name: String,
    /// The font file.
    pub data: Arc<[u8]>,
    /// The face in it, where the file is a collection.
    pub index: u32,
}
