//! Characters, faces and lines.
//!
//! A font is chosen for every character (no single font has both ő and 战),
//! text is measured with the font's own metrics, and lines are broken where
//! Unicode allows it, so that 。 never begins one.

mod face;
mod fit;
mod fonts;
mod glyph;
mod paragraph;
mod system;

pub use face::{Face, SystemFace};

pub(crate) use fit::{Fitted, fit, fit_with_tail, fitted_line, sizes};
pub(crate) use fonts::Fonts;
pub(crate) use glyph::Glyph;
pub(crate) use paragraph::{Paragraph, Span};

/// The smallest type on any page, in points; of text with Chinese characters, which are denser.
pub(crate) const LEAST: f32 = 6.0;
pub(crate) const LEAST_CHINESE: f32 = 7.0;

/// Millimetres in a point.
pub const MM_PER_PT: f32 = 25.4 / 72.0;

/// Where a line's baseline lies below its top, as a multiple of the size, when
/// the leading is 1.25: room for Ő above and for a descender below.
pub(crate) fn baseline_offset(leading: f32) -> f32 {
    0.97 + (leading - 1.25) / 2.0
}
