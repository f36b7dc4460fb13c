//! Photographed sheets, and whether a reader can decode the pictures.

use muster_templates::print::{Paper, PrintOptions, sheet};
use muster_templates::qr::{Grey, read};

use crate::measure::{Picture, pdf};
use crate::sample;

/// Returns a share code with `letters` letters after its start.
fn code(letters: usize) -> String {
    let mut state = 7_u64;
    let alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let letters = (0..letters).map(|_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        char::from(alphabet[(state >> 58) as usize])
    });
    format!("muster:1:{}", letters.collect::<String>())
}

/// Pseudo-random numbers from 0 to 1.
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

/// The conditions of a photo.
#[derive(Clone, Copy, Debug)]
struct Camera {
    /// The longer side in pixels.
    long: u32,
    /// The maximum angles in radians by which the page is tilted and turned.
    tilt: f32,
    turn: f32,
    /// The blur radius in pixels, and the noise level out of 255.
    blur: f32,
    noise: f32,
    /// The JPEG quality, out of 100.
    quality: u8,
}

/// Takes a photo of a page by hand: the page is askew, a shadow falls on it, the lens blurs, the sensor adds
/// noise, and the result is a JPEG.
fn photo(page: &Picture, camera: Camera, chance: &mut Chance) -> Vec<u8> {
    let (width, height) = (camera.long as usize * 3 / 4, camera.long as usize);
    // The page stands on edge in front of a camera whose picture has height 1 at this distance.
    const FOCUS: f32 = 1.3;
    let away = FOCUS * (1.1 + 0.15 * chance.next());
    let (turn, tilt) = (chance.within(camera.turn), [chance.within(camera.tilt), chance.within(camera.tilt)]);
    let shift = [chance.within(0.02), chance.within(0.02)];
    let lit = [0.6 + 0.35 * chance.next(), chance.within(0.4), chance.within(0.4)];
    let shadow = chance.within(0.5);
    let [(sx, cx), (sy, cy), (st, ct)] = [tilt[0].sin_cos(), tilt[1].sin_cos(), turn.sin_cos()];
    let (right, down, facing) = ([cy, 0.0, -sy], [sx * sy, cx, sx * cy], [cx * sy, -sx, cx * cy]);
    let dot = |a: [f32; 3], b: [f32; 3]| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    let shape = page.width as f32 / page.height as f32;
    let taken = image::GrayImage::from_fn(width as u32, height as u32, |x, y| {
        let (u, v) = ((x as f32 - width as f32 / 2.0) / height as f32, (y as f32 / height as f32) - 0.5);
        // Where the ray through this pixel meets the page.
        let far = facing[2] * away / dot(facing, [u, v, FOCUS]);
        let met = [u * far, v * far, FOCUS * far - away];
        let (a, b) = (dot(met, right), dot(met, down));
        let (a, b) = (ct * a - st * b + shift[0], st * a + ct * b + shift[1]);
        let light = (lit[0] + lit[1] * u + lit[2] * v).clamp(0.2, 1.0);
        let light = if u + 0.3 * v > shadow { light * 0.65 } else { light };
        let grey = page.at([a / shape + 0.5, b + 0.5]) * 0.9 * light + 0.04;
        image::Luma([(grey * 255.0) as u8])
    });
    let mut taken = image::imageops::fast_blur(&taken, camera.blur);
    for pixel in taken.iter_mut() {
        let noise = chance.within(camera.noise) + chance.within(camera.noise);
        *pixel = (f32::from(*pixel) + noise).clamp(0.0, 255.0) as u8;
    }
    let mut jpeg = Vec::new();
    let encoder = image::codecs::jpeg::JpegEncoder::new_with_quality(&mut jpeg, camera.quality);
    taken.write_with_encoder(encoder).unwrap();
    jpeg
}

/// A hand-held phone camera, a small one, one in bad light, and a picture scaled down by a messenger.
const CAMERAS: [Camera; 4] = [
    Camera { long: 2_600, tilt: 0.42, turn: 0.4, blur: 0.9, noise: 6.0, quality: 75 },
    Camera { long: 2_000, tilt: 0.35, turn: 0.5, blur: 0.7, noise: 6.0, quality: 75 },
    Camera { long: 2_600, tilt: 0.3, turn: 0.3, blur: 1.2, noise: 10.0, quality: 60 },
    Camera { long: 1_800, tilt: 0.25, turn: 0.3, blur: 0.6, noise: 4.0, quality: 70 },
];

/// The code lengths of a small squad, a dozen figures, and an army with its deck and a long name in one-byte
/// and three-byte letters.
const LEAST: usize = 150;
const DOZEN: usize = 470;
const ARMY: [usize; 2] = [640, 780];

/// Returns whether photos of a sheet are read, `each` of them per camera.
fn read_of(letters: usize, paper: Paper, each: usize, chance: &mut Chance) -> Vec<bool> {
    let mut view = sample::squad("en", false);
    view.qr = Some(code(letters));
    let options = PrintOptions { paper, ..PrintOptions::default() };
    let picture = Picture::of(&pdf(&sheet(&view, &options)), 1, 300);
    let cameras = CAMERAS.into_iter().flat_map(|camera| std::iter::repeat_n(camera, each));
    cameras.map(|camera| read(&photo(&picture, camera, chance)).unwrap() == [code(letters)]).collect()
}

#[test]
fn a_sheet_photographed_at_an_angle_is_read_back_nearly_always() {
    let mut chance = Chance(42);
    let mut read = read_of(LEAST, Paper::A4, 3, &mut chance);
    read.extend(read_of(DOZEN, Paper::Letter, 2, &mut chance));
    assert_eq!(read.len(), 20);
    assert!(read.iter().filter(|read| **read).count() >= 19, "{read:?}");
}

#[test]
fn the_longest_codes_are_read_from_photos_nearly_always() {
    let mut chance = Chance(44);
    let mut read = read_of(ARMY[0], Paper::A4, 3, &mut chance);
    read.extend(read_of(ARMY[1], Paper::Letter, 2, &mut chance));
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
