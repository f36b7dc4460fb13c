//! QR codes.

use qrcode::{Color, EcLevel, QrCode};

use crate::layout::Area;
use crate::page::Qr;

/// Below this many mm a phone has trouble telling modules apart.
const LEAST_MODULE: f32 = 0.36;
/// A short text's modules need not be larger than this.
const MOST_MODULE: f32 = 0.6;
/// A code larger than this crowds the sheet.
const LARGEST: f32 = 44.0;
/// The smallest that looks intended.
const SMALLEST: f32 = 20.0;

/// The code of `text` with its top left corner at `x`, `y`; `None` when it would
/// be too large or too fine.
pub(crate) fn qr(text: &str, x: f32, y: f32) -> Option<Qr> {
    let code = QrCode::with_error_correction_level(text.as_bytes(), EcLevel::M)
        .ok()
        .filter(|code| side(code.width()).is_some())
        .or_else(|| QrCode::with_error_correction_level(text.as_bytes(), EcLevel::L).ok())?;
    let modules = code.width();
    let side = side(modules)?;
    let dark = code.to_colors().into_iter().map(|c| c == Color::Dark);
    Some(Qr { area: Area::new(x, y, side, side), modules, dark: dark.collect() })
}

/// The side in mm that the code of `text` will have.
pub(crate) fn qr_side(text: &str) -> Option<f32> {
    qr(text, 0.0, 0.0).map(|qr| qr.area.width)
}

fn side(modules: usize) -> Option<f32> {
    let modules = modules as f32;
    let side = (modules * LEAST_MODULE).max(SMALLEST.min(modules * MOST_MODULE));
    (side <= LARGEST).then_some(side)
}
