//! Draws QR codes.

use qrcode::{Color, EcLevel, QrCode};

use crate::layout::Area;
use crate::page::Qr;

/// The preferred size of modules in mm: readable in a photo of the whole page, even after a messenger has
/// scaled it down.
const MODULE: f32 = 0.62;
/// The minimum size of modules in mm; phones have trouble with smaller ones.
const LEAST_MODULE: f32 = 0.45;
/// The maximum size of a code in mm; larger ones crowd the sheet.
const LARGEST: f32 = 60.0;
/// Above this size in mm, less error correction is used: blur destroys modules by the dozen, and larger modules
/// blur less.
const LARGE: f32 = 46.0;

/// Returns the code of `text` with its top left corner at `x`, `y`; `None` if it would be too large or too
/// fine.
pub(crate) fn qr(text: &str, [x, y]: [f32; 2]) -> Option<Qr> {
    let code = QrCode::with_error_correction_level(text.as_bytes(), EcLevel::M)
        .ok()
        .filter(|code| side(code.width()).is_some_and(|side| side <= LARGE))
        .or_else(|| QrCode::with_error_correction_level(text.as_bytes(), EcLevel::L).ok())?;
    let modules = code.width();
    let side = side(modules)?;
    let dark = code.to_colors().into_iter().map(|c| c == Color::Dark);
    Some(Qr { area: Area::new(x, y, side, side), modules, dark: dark.collect() })
}

/// Returns the side in mm of the code of `text`.
pub(crate) fn qr_side(text: &str) -> Option<f32> {
    qr(text, [0.0, 0.0]).map(|qr| qr.area.width)
}

fn side(modules: usize) -> Option<f32> {
    let modules = modules as f32;
    (modules * LEAST_MODULE <= LARGEST).then(|| (modules * MODULE).min(LARGEST))
}
