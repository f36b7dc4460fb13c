//! The user's own photos.

use std::io::Cursor;
use std::sync::Arc;

use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::{ImageReader, Limits};
use serde::{Deserialize, Serialize};

/// A photo as JPEG, shared by every card that shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Photo {
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// The file, in three colours without transparency.
    pub jpeg: Arc<[u8]>,
}

/// Why a photo can't be printed.
#[derive(Debug, thiserror::Error)]
pub enum PhotoError {
    /// Not a PNG or JPEG, damaged, or over the limits for decoding.
    #[error("the photo can't be read: {0}")]
    Unreadable(#[from] image::ImageError),
    /// The file ended prematurely.
    #[error("the photo's file can't be read: {0}")]
    Io(#[from] std::io::Error),
}

/// The resolution in pixels per inch: sufficient for photos on paper; more would only enlarge the PDF.
const DPI: f32 = 300.0;

/// The JPEG quality of stored photos, out of 100: visually lossless.
const QUALITY: u8 = 88;

impl Photo {
    /// Returns whether it contains a picture.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.width > 0 && self.height > 0 && self.jpeg.starts_with(b"\xff\xd8\xff")
    }

    /// Decodes a PNG or JPEG that will be printed no larger than `width` by `height` mm, and scales it down to
    /// the resolution needed for that.
    ///
    /// # Errors
    /// [`PhotoError`] for anything else, and for pictures over 16,384 pixels per side or 256 MiB in memory, so
    /// that a hostile file can't exhaust it.
    pub fn decode(bytes: &[u8], [width, height]: [f32; 2]) -> Result<Self, PhotoError> {
        let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format()?;
        let mut limits = Limits::default();
        limits.max_image_width = Some(16_384);
        limits.max_image_height = Some(16_384);
        limits.max_alloc = Some(256 * 1024 * 1024);
        reader.limits(limits);
        let mut picture = reader.decode()?;
        let most = [width, height].map(|mm| (mm / 25.4 * DPI).ceil().max(1.0) as u32);
        if picture.width() > most[0] || picture.height() > most[1] {
            picture = picture.resize(most[0], most[1], FilterType::Triangle);
        }
        let rgb = picture.into_rgb8();
        let mut jpeg = Vec::new();
        JpegEncoder::new_with_quality(&mut jpeg, QUALITY).encode_image(&rgb)?;
        Ok(Self { width: rgb.width(), height: rgb.height(), jpeg: jpeg.into() })
    }
}
