//! A picture of the user's own.

use std::io::Cursor;
use std::sync::Arc;

use image::{ImageReader, Limits};
use serde::{Deserialize, Serialize};

/// A photo as RGB pixels, shared by every card that shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Photo {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// Three bytes a pixel, rows from the top; `width * height * 3` of them.
    pub rgb: Arc<[u8]>,
}

/// Why a photo can't be printed.
#[derive(Debug, thiserror::Error)]
pub enum PhotoError {
    /// Not a PNG or JPEG, damaged, or larger than the limits of decoding.
    #[error("the photo can't be read: {0}")]
    Unreadable(#[from] image::ImageError),
    /// The file broke off.
    #[error("the photo's file can't be read: {0}")]
    Io(#[from] std::io::Error),
}

/// Enough for a 600 dpi print of a whole card; more would only make the PDF heavy.
const LONGEST_SIDE: u32 = 1_600;

impl Photo {
    /// Whether there are as many bytes as width and height promise.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let bytes = u128::from(self.width) * u128::from(self.height) * 3;
        bytes > 0 && bytes == self.rgb.len() as u128
    }

    /// Decodes a PNG or JPEG, scaled down to 1600 pixels on its longer side.
    ///
    /// # Errors
    /// [`PhotoError`] for anything else, and for pictures over 16,384 pixels a
    /// side or 256 MiB in memory, so that a hostile file can't exhaust it.
    pub fn decode(bytes: &[u8]) -> Result<Self, PhotoError> {
        let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format()?;
        let mut limits = Limits::default();
        limits.max_image_width = Some(16_384);
        limits.max_image_height = Some(16_384);
        limits.max_alloc = Some(256 * 1024 * 1024);
        reader.limits(limits);
        let mut picture = reader.decode()?;
        if picture.width().max(picture.height()) > LONGEST_SIDE {
            picture = picture.thumbnail(LONGEST_SIDE, LONGEST_SIDE);
        }
        let rgb = picture.into_rgb8();
        Ok(Self { width: rgb.width(), height: rgb.height(), rgb: rgb.into_raw().into() })
    }
}
