//! Chooses the font for each character.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

use super::system::SystemFonts;
use super::{Face, Glyph, SystemFace};
use crate::layout::Weight;
use crate::remark::Remark;

/// Chooses a font for each character of a document, caches the glyphs, and collects remarks on missing
/// characters and shortened texts.
#[derive(Debug)]
pub(crate) struct Fonts {
    traditional_first: bool,
    system: Option<RefCell<SystemFonts>>,
    known: RefCell<HashMap<(char, Weight, bool), Glyph>>,
    remarks: RefCell<BTreeSet<Remark>>,
}

/// The maximum length of quotes in remarks, in characters.
const QUOTE: usize = 60;

impl Fonts {
    /// Creates the fonts for a reader of `language` (a BCP 47 tag such as `zh-Hant`). `system` allows system
    /// fonts if the bundled ones lack a character; they are only searched then.
    pub(crate) fn new(language: &str, system: bool) -> Self {
        let tag = language.to_ascii_lowercase().replace('_', "-");
        let traditional = ["zh-hant", "zh-tw", "zh-hk", "zh-mo"];
        Self {
            traditional_first: traditional.iter().any(|t| tag.starts_with(t)),
            system: system.then(|| RefCell::new(SystemFonts::default())),
            known: RefCell::default(),
            remarks: RefCell::default(),
        }
    }

    /// Returns the glyph of `character`. `wide` selects the Chinese form of a sign that both scripts have.
    /// `place` is quoted in a remark if there is no glyph.
    pub(crate) fn glyph(&self, character: char, weight: Weight, wide: bool, place: &str) -> Glyph {
        let key = (character, weight, wide);
        let known = self.known.borrow().get(&key).copied();
        let glyph = known.unwrap_or_else(|| {
            let found = self
                .bundled(character, weight, wide)
                // Draw a rare kind of space as an ordinary one.
                .or_else(|| character.is_whitespace().then(|| self.bundled(' ', weight, false))?)
                .or_else(|| self.on_this_computer(character, weight))
                .unwrap_or(Glyph::missing(character));
            self.known.borrow_mut().insert(key, found);
            found
        });
        if glyph.face.is_none() {
            self.remark(Remark::MissingGlyph { character, place: quote(place) });
        }
        glyph
    }

    fn bundled(&self, character: char, weight: Weight, wide: bool) -> Option<Glyph> {
        let chinese = if self.traditional_first {
            [Face::traditional(weight), Face::simplified(weight)]
        } else {
            [Face::simplified(weight), Face::traditional(weight)]
        };
        let western = [Face::latin(weight), Face::Symbols];
        let order = if wide {
            [chinese[0], chinese[1], western[0], western[1]]
        } else {
            [western[0], western[1], chinese[0], chinese[1]]
        };
        order.into_iter().find_map(|face| Glyph::measure(character, face, face.parsed()?))
    }

    fn on_this_computer(&self, character: char, weight: Weight) -> Option<Glyph> {
        let system = self.system.as_ref()?;
        system.borrow_mut().glyph(character, weight, self.traditional_first)
    }

    pub(crate) fn remark(&self, remark: Remark) {
        self.remarks.borrow_mut().insert(remark);
    }

    /// Returns the remarks and the system fonts used.
    pub(crate) fn finish(self) -> (Vec<Remark>, Vec<SystemFace>) {
        let faces = self.system.map(|s| s.into_inner().into_faces());
        (self.remarks.into_inner().into_iter().collect(), faces.unwrap_or_default())
    }
}

/// Returns the beginning of a text.
pub(crate) fn quote(text: &str) -> String {
    let mut quoted: String = text.chars().take(QUOTE).collect();
    if quoted.len() < text.len() {
        quoted.push('…');
    }
    quoted
}
