//! Sheets that are photographed, and what a reader makes of the pictures.

use muster_templates::print::{Paper, PrintOptions, sheet};
use muster_templates::qr::{Grey, read};

use crate::measure::{Picture, pdf};
use crate::sample;

/// A share code as long as that of a squad of eight figures.
fn code() -> String {
    let mut state = 7_u64;
    let alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let letters = (0..230).map(|_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        char::from(alphabet[(state >> 58) as usize])
    });
    format!("muster:1:{}", letters.collect::<String>())
}

/// Numbers from 0 to 1 that look like chance.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 40) as f32 / (1_u64 << 24) as f32
    }

    fn within(&mut self, most: f32) -> f32 {
        (self.next() * 2.0 - 1.0) * most
    }
}

/// A photo of a page, taken at an angle by hand: turned, its lines running together, unevenly lit, with noise,
/// on a dark table.
fn photo(page: &Picture, chance: &mut Chance) -> Grey {
    let (width, height) = (1_800_usize, 2_400_usize);
    let turn = chance.within(0.3);
    let (tilt_x, tilt_y) = (chance.within(0.17), chance.within(0.17));
    let (shift_x, shift_y) = (chance.within(0.02), chance.within(0.02));
    let lit = [0.55 + 0.4 * chance.next(), chance.within(0.25), chance.within(0.25)];
    let (sin, cos) = turn.sin_cos();
    let mut pixels = Vec::with_capacity(width * height);
    for y in 0..height {
        for x in 0..width {
            // From the photo back to the page: perspective, then the turn.
            let (u, v) = (x as f32 / width as f32 - 0.5, y as f32 / height as f32 - 0.5);
            let far = 1.0 + tilt_x * u + tilt_y * v;
            let (u, v) = (u / far * 0.75, v / far);
            let (u, v) = (cos * u - sin * v, sin * u + cos * v);
            let place = [0.5 + u * 1.5 + shift_x, 0.5 + v * 1.06 + shift_y];
            let light = (lit[0] + lit[1] * u + lit[2] * v).clamp(0.2, 1.0);
            let noise = chance.within(0.045) + chance.within(0.045);
            let grey = (page.at(place) * light + noise + 0.03).clamp(0.0, 1.0);
            pixels.push((grey * 255.0) as u8);
        }
    }
    Grey::new(width as u32, height as u32, pixels).unwrap()
}

#[test]
fn a_sheet_photographed_at_an_angle_is_read_back_nearly_always() {
    let mut view = sample::squad("en", false);
    view.qr = Some(code());
    let options = PrintOptions { paper: Paper::A4, ..PrintOptions::default() };
    let picture = Picture::of(&pdf(&sheet(&view, &options)), 1, 200);
    let mut chance = Chance(42);
    let read: Vec<bool> = (0..20).map(|_| photo(&picture, &mut chance).codes() == [code()]).collect();
    assert!(read.iter().filter(|read| **read).count() >= 19, "{read:?}");
}

#[test]
fn a_picture_without_a_code_says_nothing_and_no_picture_is_an_error() {
    let blank = Grey::new(300, 200, vec![255; 300 * 200]).unwrap();
    assert!(blank.codes().is_empty());
    assert!(Grey::new(300, 200, vec![255; 10]).is_none());
    for broken in [&b""[..], b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xe0"] {
        assert!(read(broken).is_err());
    }
}
