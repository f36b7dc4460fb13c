//! Fonts in a PDF: each is cut down to the characters that the document shows before printpdf gets it, which by
//! itself would embed the whole file.

use std::collections::{BTreeMap, BTreeSet};

use allsorts::binary::read::ReadScope;
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetProfile};
use printpdf::{FontId, ParsedFont, PdfDocument, PdfFont};

use super::WriteError;
use crate::page::Document;
use crate::text::{Face, read_font};

/// Makes a face available to the pages of a PDF, with the glyphs of `characters`.
pub(super) fn add(
    pdf: &mut PdfDocument,
    document: &Document,
    face: Face,
    characters: &BTreeSet<char>,
) -> Result<(), WriteError> {
    let name = resource_name(face);
    let file = match face {
        Face::System(index) => {
            document.system_faces.get(usize::from(index)).map(|f| (&*f.data, f.index as usize))
        }
        _ => face.bytes().map(|bytes| (bytes, 0)),
    };
    let font = file.and_then(|(data, index)| {
        let whole = read_font(data, index)?;
        let own = postscript_name(data, index);
        // A system font that can't be cut down is embedded as it is: a large file is better than no paper. Only the name
        // of a cut one has a tag.
        let (mut font, called) = match cut(&whole, data, index, characters) {
            Some(font) => (font, format!("{name}+{own}")),
            None => (whole, own),
        };
        font.font_name = Some(called);
        Some(font)
    });
    let font = font.ok_or_else(|| WriteError::Font(name.clone()))?;
    pdf.resources.fonts.map.insert(FontId(name), PdfFont::new(font));
    Ok(())
}

/// Returns a font with the glyphs of `characters` only, which are renumbered in the order of their old numbers.
/// `None` if the file can't be cut.
fn cut(whole: &ParsedFont, data: &[u8], index: usize, characters: &BTreeSet<char>) -> Option<ParsedFont> {
    let wanted: BTreeMap<u32, u16> = characters
        .iter()
        .filter_map(|c| Some((u32::from(*c), whole.lookup_glyph_index(u32::from(*c))?)))
        .collect();
    // Glyph 0 stands for what is missing and has to come first.
    let kept: BTreeSet<u16> = std::iter::once(0).chain(wanted.values().copied()).collect();
    let kept: Vec<u16> = kept.into_iter().collect();
    let provider = ReadScope::new(data).read::<FontData<'_>>().ok()?;
    let provider = provider.table_provider(index).ok()?;
    let bytes = allsorts::subset::subset(&provider, &kept, &SubsetProfile::Pdf, CmapTarget::Unicode).ok()?;
    // The numbers of the cut font are the places in `kept`.
    let number = |old: u16| u16::try_from(kept.binary_search(&old).ok()?).ok();
    Some(ParsedFont {
        original_bytes: bytes,
        font_index: 0,
        codepoint_to_glyph: wanted.iter().filter_map(|(c, old)| Some((*c, number(*old)?))).collect(),
        glyph_widths: kept
            .iter()
            .filter_map(|old| Some((number(*old)?, whole.get_glyph_width(*old)?)))
            .collect(),
        ..whole.clone()
    })
}

/// Returns the font's name in PDFs, or `Unnamed` if the file doesn't say.
fn postscript_name(data: &[u8], index: usize) -> String {
    let parsed = u32::try_from(index).ok().and_then(|index| ttf_parser::Face::parse(data, index).ok());
    let name = parsed.and_then(|face| {
        let mut names = face.names().into_iter();
        names
            .find(|name| name.name_id == ttf_parser::name_id::POST_SCRIPT_NAME && name.is_unicode())?
            .to_string()
    });
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| "Unnamed".to_owned())
}

/// Returns the name by which pages refer to a face: six capitals, which are also the tag of the font's
/// cut. printpdf takes names like `F1` for the built-in fonts.
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
