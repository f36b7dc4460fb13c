//! Fonts in a PDF.

use std::collections::BTreeSet;

use printpdf::{FontId, ParsedFont, PdfDocument, PdfFont};

use super::WriteError;
use crate::page::Document;
use crate::text::Face;

/// The faces added to a PDF so far.
#[derive(Debug, Default)]
pub(super) struct PdfFonts {
    added: BTreeSet<Face>,
}

impl PdfFonts {
    /// Makes `face` available to the pages of `pdf`.
    pub(super) fn add(
        &mut self,
        pdf: &mut PdfDocument,
        document: &Document,
        face: Face,
    ) -> Result<(), WriteError> {
        if !self.added.insert(face) {
            return Ok(());
        }
        let name = resource_name(face);
        let parsed = match face {
            Face::System(index) => document
                .system_faces
                .get(usize::from(index))
                .and_then(|f| ParsedFont::from_bytes(&f.data, f.index as usize, &mut Vec::new())),
            _ => face.bytes().and_then(|bytes| ParsedFont::from_bytes(bytes, 0, &mut Vec::new())),
        };
        let parsed = parsed.ok_or_else(|| WriteError::Font(name.clone()))?;
        let font = PdfFont::new(parsed);
        pdf.resources.fonts.map.insert(FontId(name), font);
        Ok(())
    }
}

/// Returns the name by which pages refer to a face: six capitals, from which printpdf makes the tag of a font
/// subset. It takes names like `F1` for the built-in fonts.
pub(super) fn resource_name(face: Face) -> String {
    let name = match face {
        Face::Latin => "LATREG",
        Face::LatinBold => "LATBLD",
        Face::Symbols => "SYMBOL",
        Face::Simplified => "HANSRE",
        Face::SimplifiedBold => "HANSBO",
        Face::Traditional => "HANTRE",
        Face::TraditionalBold => "HANTBO",
        Face::System(index) => {
            let letter = |place: u16| char::from(b'A' + (index / place % 26) as u8);
            return format!("SY{}{}{}{}", letter(17_576), letter(676), letter(26), letter(1));
        }
    };
    name.to_owned()
}

/// Returns whether a system font can be embedded; otherwise another one is tried, so that a damaged font never
/// prevents printing.
pub(crate) fn can_embed(data: &[u8], index: u32) -> bool {
    ParsedFont::from_bytes(data, index as usize, &mut Vec::new()).is_some()
}
