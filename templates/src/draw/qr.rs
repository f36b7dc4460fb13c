//! QR codes.

use qrcode::{Color, EcLevel, QrCode};

use crate::layout::Area;
use crate::page::Qr;

/// So large, in mm, are modules that a photo of the whole page shows them even after a chat made it smaller.
const MODULE: f32 = 0.62;
/// Below this many mm a phone has trouble telling modules apart.
const LEAST_MODULE: f32 = 0.45;
/// A code larger than this crowds the sheet.
const LARGEST: f32 = 60.0;
/// Where more checks would make a code larger than this, it has fewer of them: blurred modules are lost by the dozen,
/// and larger ones are less blurred.
const LARGE: f32 = 46.0;

/// The code of `text` with its top left corner at `x`, `y`; `None` when it would be too large or too fine.
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

/// The side in mm that the code of `text` will have.
pub(crate) fn qr_side(text: &str) -> Option<f32> {
    qr(text, [0.0, 0.0]).map(|qr| qr.area.width)
}

fn side(modules: usize) -> Option<f32> {
    let modules = modules as f32;
    (modules * LEAST_MODULE <= LARGEST).then(|| (modules * MODULE).min(LARGEST))
}
