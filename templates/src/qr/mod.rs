//! QR codes: drawn for screens, and read from pictures.

mod finder;
mod lattice;
mod plane;
mod read;

use qrcode::{Color, EcLevel, QrCode};

pub use read::{Grey, PictureError, read};

/// The width of the quiet zone, in modules.
const QUIET: usize = 4;

/// Returns the modules of the QR code of a text, row by row from the top, as many rows as columns; true is dark. `None`
/// if the text is too long.
pub(crate) fn modules(text: &str) -> Option<Vec<bool>> {
    let levels = [EcLevel::M, EcLevel::L];
    let code = levels.iter().find_map(|l| QrCode::with_error_correction_level(text.as_bytes(), *l).ok())?;
    Some(code.to_colors().into_iter().map(|color| color == Color::Dark).collect())
}

/// Returns the QR code of a text as a scalable SVG; `None` if the text is too long. It is dark on light in any
/// theme, since few readers accept inverted codes.
#[must_use]
pub fn svg(text: &str) -> Option<String> {
    let dark = modules(text)?;
    let modules = dark.len().isqrt();
    let side = modules + 2 * QUIET;
    let mut path = String::new();
    for (y, row) in dark.chunks(modules).enumerate() {
        let mut x = 0;
        while x < modules {
            let run = row[x..].iter().take_while(|dark| **dark).count();
            if run > 0 {
                path.push_str(&format!("M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET));
            }
            x += run + 1;
        }
    }
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" \
         shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/>\
         <path fill=\"#000\" d=\"{path}\"/></svg>"
    ))
}

/// Returns the QR code of a text as lines of half blocks for a terminal, two rows of modules a line; `None` if the text is
/// too long. Light modules are drawn, since most terminals are dark.
#[must_use]
pub fn blocks(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text.as_bytes(), EcLevel::L).ok()?;
    let modules = code.width();
    let colours = code.to_colors();
    let side = modules + QUIET;
    let light = |x: usize, y: usize| {
        let inside = |at: usize| at.checked_sub(QUIET / 2).filter(|at| *at < modules);
        inside(x).zip(inside(y)).is_none_or(|(x, y)| colours[y * modules + x] == Color::Light)
    };
    let line = |y: usize| -> String {
        let block = |x| match (light(x, y), y + 1 < side && light(x, y + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        };
        (0..side).map(block).collect()
    };
    Some((0..side).step_by(2).map(line).collect::<Vec<_>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_shows_every_dark_module_and_a_novel_has_none() {
        let code = QrCode::with_error_correction_level(b"muster", EcLevel::M).expect("a code");
        let dark = code.to_colors().iter().filter(|c| **c == Color::Dark).count();
        let svg = svg("muster").expect("a picture");
        let runs = svg.split("v1h-").skip(1).filter_map(|part| part.split_once('z'));
        let drawn: usize = runs.filter_map(|(run, _)| run.parse::<usize>().ok()).sum();
        assert_eq!(drawn, dark);
        assert_eq!(super::svg(&"x".repeat(4_000)), None);
    }

    #[test]
    fn a_terminal_shows_the_same_modules() {
        let code = QrCode::with_error_correction_level(b"muster", EcLevel::L).expect("a code");
        let (colours, modules) = (code.to_colors(), code.width());
        let lines: Vec<Vec<char>> =
            blocks("muster").expect("a picture").lines().map(|line| line.chars().collect()).collect();
        for y in 0..modules {
            for x in 0..modules {
                let at = (x + QUIET / 2, y + QUIET / 2);
                let block = lines[at.1 / 2][at.0];
                let light = if at.1.is_multiple_of(2) {
                    matches!(block, '█' | '▀')
                } else {
                    matches!(block, '█' | '▄')
                };
                assert_eq!(light, colours[y * modules + x] == Color::Light, "{x} {y}");
            }
        }
    }
}
