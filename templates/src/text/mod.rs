//! Text: characters, faces and lines.
//!
//! A font is chosen for every character (no single font has both ő and 战), text is measured with the font's own
//! metrics, and lines are broken where Unicode permits, so that 。 never starts one.

mod face;
mod fit;
mod fonts;
mod glyph;
mod paragraph;
#[cfg_attr(target_arch = "wasm32", path = "system_in_page.rs")]
mod system;

pub use face::{Face, SystemFace};

pub(crate) use fit::{Fitted, fit, fit_with_tail, fitted_line, sizes};
pub(crate) use fonts::Fonts;
pub(crate) use glyph::Glyph;
pub(crate) use paragraph::{Paragraph, Span};
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use system::read_font;

/// The minimum type size on any page, in points; larger for text with Chinese characters, which are denser.
pub(crate) const LEAST: f32 = 6.0;
pub(crate) const LEAST_CHINESE: f32 = 7.0;

/// Millimetres per point.
pub const MM_PER_PT: f32 = 25.4 / 72.0;

/// Returns the distance of the baseline from a line's top as a multiple of the size. With a leading of 1.25
/// there is room for Ő above and a descender below.
pub(crate) fn baseline_offset(leading: f32) -> f32 {
    0.97 + (leading - 1.25) / 2.0
}
