//! Reads QR codes from photos and screenshots.

use std::io::Cursor;

use image::imageops::{self, FilterType};
use image::{GrayImage, ImageReader, Limits};
use rqrr::{Grid, PreparedImage, SimpleGrid};

use super::finder::{corners, threes};
use super::lattice::Lattice;
use super::plane::Plane;

/// The maximum side of a decoded picture, in pixels.
const MOST_SIDE: u32 = 16_384;
/// The maximum memory for decoding, in bytes: enough for fifty megapixels.
const MOST_DECODED: u64 = 160 << 20;
/// The longer sides to which pictures are scaled for the plain reader, in order of likelihood, each as is and
/// smoothed: scaling down removes noise, while small codes need larger pictures.
const SIDES: [u32; 6] = [2_400, 1_600, 2_900, 2_000, 1_200, 900];
/// The longer sides to which photos are scaled, each with the divisor that yields the radius of local brightness.
const LOOKS: [(u32, u32); 4] = [(2_400, 48), (1_600, 40), (3_600, 60), (1_200, 14)];
/// The darkness thresholds of modules, out of 255: blurred codes lean to one side.
const BIASES: [f32; 3] = [0.0, 5.0, -5.0];
/// The radius in pixels and the strength of sharpening, which compensates for blur.
const SHARPENED: f32 = 2.6;
const SHARPER: i32 = 3;
/// The radius of smoothing, in pixels.
const SMOOTHED: f32 = 1.0;
/// The maximum factor for enlarging small pictures: a reader needs more than two pixels per module.
const MOST_LARGER: u32 = 2;

/// Why a picture couldn't be read.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// Not a PNG or JPEG, damaged, or too large.
    #[error("this picture can't be read: {0}")]
    Image(#[from] image::ImageError),
    /// The file can't be read.
    #[error("this picture can't be read: {0}")]
    Io(#[from] std::io::Error),
}

/// A greyscale picture, row by row from the top.
#[derive(Clone, Debug)]
pub struct Grey(GrayImage);

impl Grey {
    /// Creates a picture; `None` if the number of pixels doesn't match the dimensions.
    #[must_use]
    pub fn new(width: u32, height: u32, pixels: Vec<u8>) -> Option<Self> {
        GrayImage::from_raw(width, height, pixels).map(Self)
    }

    /// Returns the texts of the QR codes, from the first attempt that finds any.
    #[must_use]
    pub fn codes(&self) -> Vec<String> {
        let long = self.0.width().max(self.0.height());
        let mut tried = Vec::new();
        for (side, part) in LOOKS {
            let side = side.min(long.saturating_add(long / 2));
            if tried.contains(&(side, part)) {
                continue;
            }
            tried.push((side, part));
            let picture = self.sized(side);
            let reach = (side / part).max(6) as usize;
            let looked = |picture: &GrayImage| laid_over(&Plane::new(picture, reach));
            let code = looked(&picture).or_else(|| looked(&sharpened(&picture)));
            if let Some(code) = code {
                return vec![code];
            }
        }
        self.plain_codes(long)
    }

    /// Tries another reader, which copes with damaged corners.
    fn plain_codes(&self, long: u32) -> Vec<String> {
        let mut tried = Vec::new();
        for side in SIDES {
            let side = side.min(long.saturating_mul(MOST_LARGER));
            if tried.contains(&side) {
                continue;
            }
            tried.push(side);
            let picture = self.sized(side);
            for picture in [&picture, &imageops::fast_blur(&picture, SMOOTHED)] {
                let found = codes_of(picture);
                if !found.is_empty() {
                    return found;
                }
            }
        }
        Vec::new()
    }

    /// Returns the picture scaled so that its longer side has this many pixels.
    fn sized(&self, side: u32) -> GrayImage {
        let (width, height) = self.0.dimensions();
        let scaled = |n: u32| {
            let to = u64::from(n) * u64::from(side) / u64::from(width.max(height).max(1));
            u32::try_from(to).unwrap_or(side).max(1)
        };
        let (wide, high) = (scaled(width), scaled(height));
        if (wide, high) == (width, height) {
            return self.0.clone();
        }
        imageops::resize(&self.0, wide, high, FilterType::Triangle)
    }
}

/// Returns the picture with sharpened edges, by unsharp masking.
fn sharpened(picture: &GrayImage) -> GrayImage {
    let mut sharp = imageops::fast_blur(picture, SHARPENED);
    for (out, value) in sharp.iter_mut().zip(picture.iter()) {
        let (around, value) = (i32::from(*out), i32::from(*value));
        *out = (value + SHARPER * (value - around)).clamp(0, 255) as u8;
    }
    sharp
}

/// Returns the text of a code found by fitting its lattice.
fn laid_over(plane: &Plane) -> Option<String> {
    let found = corners(plane);
    threes(&found).iter().flat_map(|three| Lattice::all(plane, three)).find_map(|lattice| {
        BIASES.into_iter().find_map(|bias| {
            let modules = lattice.modules(plane, bias);
            let grid = SimpleGrid::from_func(lattice.side, |x, y| modules[y * lattice.side + x]);
            Grid::new(grid).decode().ok().map(|(_, text)| text)
        })
    })
}

fn codes_of(picture: &GrayImage) -> Vec<String> {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let mut prepared = PreparedImage::prepare_from_greyscale(width, height, |x, y| {
        picture.get_pixel(x as u32, y as u32).0[0]
    });
    let grids = prepared.detect_grids();
    grids.iter().filter_map(|grid| grid.decode().ok()).map(|(_, text)| text).collect()
}

/// Returns the texts of the QR codes in a PNG or JPEG; empty if there are none.
///
/// # Errors
/// [`PictureError`] if it isn't a readable PNG or JPEG.
pub fn read(bytes: &[u8]) -> Result<Vec<String>, PictureError> {
    let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format()?;
    let mut limits = Limits::default();
    limits.max_image_width = Some(MOST_SIDE);
    limits.max_image_height = Some(MOST_SIDE);
    limits.max_alloc = Some(MOST_DECODED);
    reader.limits(limits);
    Ok(Grey(reader.decode()?.into_luma8()).codes())
}
