//! QR codes.

use qrcode::{Color, EcLevel, QrCode};

use crate::layout::Area;
use crate::page::Qr;

/// Below this many mm a phone has trouble telling modules apart.
const LEAST_MODULE: f32 = 0.36;
/// A short text's modules need not be larger than this.
const MOST_MODULE: f32 = 0.62;
/// A code larger than this crowds the sheet.
const LARGEST: f32 = 48.0;

/// The code of `text` with its top left corner at `x`, `y`, about `wanted` mm wide; `None` when it would
/// be too large or too fine.
pub(crate) fn qr(text: &str, wanted: f32, [x, y]: [f32; 2]) -> Option<Qr> {
    let code = QrCode::with_error_correction_level(text.as_bytes(), EcLevel::M)
        .ok()
        .filter(|code| side(code.width(), wanted).is_some())
        .or_else(|| QrCode::with_error_correction_level(text.as_bytes(), EcLevel::L).ok())?;
    let modules = code.width();
    let side = side(modules, wanted)?;
    let dark = code.to_colors().into_iter().map(|c| c == Color::Dark);
    Some(Qr { area: Area::new(x, y, side, side), modules, dark: dark.collect() })
}

/// The side in mm that the code of `text` will have.
pub(crate) fn qr_side(text: &str, wanted: f32) -> Option<f32> {
    qr(text, wanted, [0.0, 0.0]).map(|qr| qr.area.width)
}

fn side(modules: usize, wanted: f32) -> Option<f32> {
    let modules = modules as f32;
    let side = wanted.min(modules * MOST_MODULE).max(modules * LEAST_MODULE);
    (side <= LARGEST).then_some(side)
}
