//! `system.rs` for a page of a browser, which isn't told of the system's fonts.

use super::{Glyph, SystemFace};
use crate::layout::Weight;

/// No fonts.
#[derive(Debug, Default)]
pub(crate) struct SystemFonts;

impl SystemFonts {
    #[expect(clippy::unused_self, reason = "as where there are fonts")]
    pub(crate) fn glyph(&mut self, _: char, _: Weight, _: bool) -> Option<Glyph> {
        None
    }

    #[expect(clippy::unused_self, reason = "as where there are fonts")]
    pub(crate) fn into_faces(self) -> Vec<SystemFace> {
        Vec::new()
    }
}
