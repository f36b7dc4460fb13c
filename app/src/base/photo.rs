//! Photos of copies: decoded within limits, stored in reduced size with a thumbnail.
//!
//! A photo's file is never removed, so that restored backups still find their photos.

use std::fs::File;
use std::io::{Cursor, Read as _};
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageDecoder as _, ImageReader, Limits, Rgb, RgbImage};
use muster_db::photo_name;
use serde::Serialize;
use ts_rs::TS;

use crate::base::error::Error;
use crate::base::muster::Muster;

/// The largest file that is read, in bytes.
const MOST_BYTES: u64 = 40 << 20;
/// The longest side that is decoded, in pixels.
const MOST_SIDE: u32 = 16_384;
/// The most pixels that are decoded: somewhat more than a 50-megapixel camera's.
const MOST_PIXELS: u64 = 64_000_000;
/// The maximum size of a decoded photo, in bytes: four per pixel of the largest.
const MOST_DECODED: u64 = 256 << 20;
/// The maximum memory for decoding a photo, in bytes, including the result.
const MOST_AT_ONCE: u64 = 384 << 20;
/// The longest side of a stored photo, in pixels.
const KEPT_SIDE: u32 = 2_048;
/// The longest side of a thumbnail, in pixels.
const THUMBNAIL_SIDE: u32 = 480;

/// A decoded photo in its stored sizes, as JPEG.
#[derive(Clone, Debug)]
pub struct Photo {
    large: Vec<u8>,
    small: Vec<u8>,
}

/// A photo as the window shows it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PhotoView {
    /// The picture as a `data:` URL; null if the file is missing.
    pub data_url: Option<String>,
}

impl PhotoView {
    /// Creates a view of a JPEG.
    #[must_use]
    pub fn new(jpeg: Option<Vec<u8>>) -> Self {
        let address = |bytes| format!("data:image/jpeg;base64,{}", STANDARD.encode(bytes));
        Self { data_url: jpeg.map(address) }
    }
}

impl Photo {
    /// Reads a photo. Doesn't need the data folder, so it blocks no command.
    ///
    /// # Errors
    /// It isn't a PNG or JPEG, or is too large.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let (large, small) = shrink(&name_of(path), &read(path)?)?;
        Ok(Self { large, small })
    }

    /// Checks a photo received from another machine; its bytes are kept unchanged.
    ///
    /// # Errors
    /// It isn't a photo, or is too large.
    pub(crate) fn received(bytes: &[u8]) -> Result<Self, Error> {
        let (_, small) = shrink("", bytes)?;
        Ok(Self { large: bytes.to_vec(), small })
    }
}

impl Muster {
    /// Stores a photo with its thumbnail, and returns its name.
    pub fn keep(&self, photo: &Photo) -> Result<String, Error> {
        let hash = blake3::hash(&photo.large);
        let dir = self.dir().join(photo_name::FOLDER);
        std::fs::create_dir_all(&dir)
            .map_err(|e| Error::OutputNotWritable { path: dir.clone(), reason: e.to_string() })?;
        crate::base::output::write(&dir.join(format!("{}.small.jpg", hash.to_hex())), &photo.small)?;
        crate::base::output::write(&dir.join(format!("{}.jpg", hash.to_hex())), &photo.large)?;
        Ok(photo_name::of_hash(&hash))
    }

    /// Stores a photo under the name of its contents, too, and returns that name. The old file is kept for restored
    /// backups.
    pub(crate) fn keep_as(&self, photo: &str, bytes: &[u8]) -> Result<String, Error> {
        let named = photo_name::of_hash(&blake3::hash(bytes));
        let (Some(old), Some(new)) = (self.kept(photo), self.kept(&named)) else { return Ok(named) };
        for (old, new) in [(old.with_extension("small.jpg"), new.with_extension("small.jpg")), (old, new)] {
            // Falls back to copying where hard links aren't supported. A missing thumbnail is created on demand.
            if !new.exists() && std::fs::hard_link(&old, &new).is_err() && old.exists() {
                let copied = std::fs::read(&old)
                    .map_err(|e| Error::FileUnreadable { path: old.clone(), reason: e.to_string() })?;
                crate::base::output::write(&new, &copied)?;
            }
        }
        Ok(named)
    }

    /// Returns a photo's thumbnail, as JPEG; `None` if the file is missing from the data folder.
    #[must_use]
    pub fn thumbnail(&self, photo: &str) -> Option<Vec<u8>> {
        let kept = self.kept(photo)?;
        let small = kept.with_extension("small.jpg");
        std::fs::read(small).ok().or_else(|| {
            let (_, thumbnail) = shrink(&name_of(&kept), &read(&kept).ok()?).ok()?;
            Some(thumbnail)
        })
    }

    /// Returns a photo in its stored size, as JPEG; `None` if the file is missing from the data folder.
    #[must_use]
    pub fn large(&self, photo: &str) -> Option<Vec<u8>> {
        std::fs::read(self.kept(photo)?).ok()
    }

    /// Returns a photo rotated clockwise by a number of quarter turns.
    ///
    /// # Errors
    /// The photo is missing or can't be read.
    pub fn turned(&self, photo: &str, quarters: u8) -> Result<Photo, Error> {
        let kept = self.kept(photo).ok_or_else(|| Error::FileNotFound(PathBuf::from(photo)))?;
        let image = decode(&name_of(&kept), &read(&kept)?)?;
        let image = match quarters % 4 {
            1 => image.rotate90(),
            2 => image.rotate180(),
            3 => image.rotate270(),
            _ => image,
        };
        let small = within(&image, THUMBNAIL_SIDE);
        Ok(Photo { large: jpeg(&image)?, small: jpeg(small.as_ref().unwrap_or(&image))? })
    }

    /// Returns the path of a stored photo. An import may contain any text as a photo, so only valid names are mapped
    /// to files.
    pub(crate) fn kept(&self, photo: &str) -> Option<PathBuf> {
        let name = photo_name::name(photo)?;
        Some(self.dir().join(photo_name::FOLDER).join(format!("{name}.jpg")))
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Reads the bytes of a photo's file.
fn read(path: &Path) -> Result<Vec<u8>, Error> {
    let unreadable = |e: std::io::Error| match e.kind() {
        std::io::ErrorKind::NotFound => Error::FileNotFound(path.to_owned()),
        _ => Error::FileUnreadable { path: path.to_owned(), reason: e.to_string() },
    };
    let about = std::fs::metadata(path).map_err(unreadable)?;
    // Never open a pipe: there may be no writer.
    if !about.is_file() {
        return Err(unreadable(std::io::Error::other("not a regular file")));
    }
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|f| f.take(MOST_BYTES + 1).read_to_end(&mut bytes));
    read.map_err(unreadable)?;
    let size = about.len().max(bytes.len() as u64);
    if size > MOST_BYTES {
        return Err(Error::FileTooLarge { file: name_of(path), size, limit: MOST_BYTES });
    }
    Ok(bytes)
}

/// Returns a photo in its stored size and its thumbnail, both as JPEG. It is scaled down before it is rotated or
/// flattened, so that only one full-size image is ever in memory.
///
/// # Errors
/// It isn't a PNG or JPEG, or decoding it would exceed the memory limit.
pub fn shrink(file: &str, bytes: &[u8]) -> Result<(Vec<u8>, Vec<u8>), Error> {
    let image = decode(file, bytes)?;
    let small = within(&image, THUMBNAIL_SIDE);
    Ok((jpeg(&image)?, jpeg(small.as_ref().unwrap_or(&image))?))
}

/// Decodes a photo, scaled to at most its stored size and the right way up.
fn decode(file: &str, bytes: &[u8]) -> Result<DynamicImage, Error> {
    let unreadable =
        |e: &dyn std::fmt::Display| Error::PhotoUnreadable { file: file.to_owned(), reason: e.to_string() };
    let mut reader =
        ImageReader::new(Cursor::new(bytes)).with_guessed_format().map_err(|e| unreadable(&e))?;
    let mut limits = Limits::default();
    limits.max_image_width = Some(u32::MAX);
    limits.max_image_height = Some(u32::MAX);
    limits.max_alloc = Some(MOST_DECODED);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|e| unreadable(&e))?;
    let (width, height) = decoder.dimensions();
    let too_large = |limit| Error::PhotoTooLarge { file: file.to_owned(), width, height, limit };
    let pixels = u64::from(width) * u64::from(height);
    if pixels > MOST_PIXELS || width.max(height) > MOST_SIDE {
        return Err(too_large(MOST_PIXELS));
    }
    // Sixteen bits per channel take twice the memory.
    let decoded = decoder.total_bytes();
    if decoded > MOST_DECODED {
        return Err(too_large(MOST_DECODED * pixels / decoded.max(1)));
    }
    // A progressive JPEG is decoded in several scans, so its coefficients stay in memory until the last one.
    let at_once = if is_progressive(bytes) { decoded * 3 } else { decoded };
    if at_once > MOST_AT_ONCE {
        return Err(too_large(MOST_AT_ONCE * pixels / at_once.max(1)));
    }
    let orientation = decoder.orientation().unwrap_or(image::metadata::Orientation::NoTransforms);
    let whole = DynamicImage::from_decoder(decoder).map_err(|e| unreadable(&e))?;
    let mut image = within(&whole, KEPT_SIDE).unwrap_or(whole);
    image.apply_orientation(orientation);
    Ok(image)
}

/// Returns whether a JPEG is progressive, by the marker of its frame.
fn is_progressive(bytes: &[u8]) -> bool {
    let mut at = 2;
    while let Some([0xff, marker, high, low]) = bytes.get(at..at + 4) {
        match marker {
            0xc2 | 0xc6 | 0xca | 0xce => return true,
            // Fill bytes before a marker.
            0xff => at += 1,
            0xda => return false,
            _ => at += 2 + usize::from(u16::from_be_bytes([*high, *low])),
        }
    }
    false
}

/// Scales an image to fit a square with this side; `None` if it fits already.
fn within(image: &DynamicImage, side: u32) -> Option<DynamicImage> {
    (image.width().max(image.height()) > side).then(|| image.thumbnail(side, side))
}

/// Encodes an image as JPEG, with transparent pixels on white.
fn jpeg(image: &DynamicImage) -> Result<Vec<u8>, Error> {
    let plain = if image.color().has_alpha() { on_white(image) } else { image.to_rgb8() };
    let mut out = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut out, 85);
    plain.write_with_encoder(encoder).map_err(|e| Error::Internal(e.to_string()))?;
    Ok(out)
}

fn on_white(image: &DynamicImage) -> RgbImage {
    let pixels = image.to_rgba8();
    RgbImage::from_fn(pixels.width(), pixels.height(), |x, y| {
        let [r, g, b, a] = pixels.get_pixel(x, y).0.map(u32::from);
        let over = |c: u32| u8::try_from((c * a + 255 * (255 - a)) / 255).unwrap_or(u8::MAX);
        Rgb([over(r), over(g), over(b)])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A JPEG up to the start of its pixel data.
    fn jpeg_head(frame: u8, width: u16, height: u16) -> Vec<u8> {
        let [w, h] = [width, height].map(u16::to_be_bytes);
        let mut out = vec![0xff, 0xd8, 0xff, frame, 0, 17, 8, h[0], h[1], w[0], w[1], 3];
        out.extend([1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]);
        out.extend([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0]);
        out
    }

    /// An RGBA PNG up to the start of its pixel data.
    fn png_head(bits: u8, side: u32) -> Vec<u8> {
        let chunk = |kind: &[u8], data: &[u8]| {
            let body = [kind, data].concat();
            let mut sum = flate2::Crc::new();
            sum.update(&body);
            let length = u32::try_from(data.len()).expect("a few bytes");
            [&length.to_be_bytes()[..], &body, &sum.sum().to_be_bytes()].concat()
        };
        let side = side.to_be_bytes();
        let head = [&side[..], &side, &[bits, 6, 0, 0, 0]].concat();
        [b"\x89PNG\r\n\x1a\n".to_vec(), chunk(b"IHDR", &head), chunk(b"IDAT", &[0x78, 0x9c])].concat()
    }

    fn refused(bytes: &[u8]) -> Option<u64> {
        match shrink("x", bytes) {
            Err(Error::PhotoTooLarge { limit, .. }) => Some(limit),
            _ => None,
        }
    }

    // Regression test (finding 10): photos of a few bytes took gigabytes of memory.
    #[test]
    fn what_takes_more_memory_than_a_photo_is_given_is_refused_before_it_is_decoded() {
        assert_eq!(refused(&jpeg_head(0xc0, 10_000, 10_000)), Some(MOST_PIXELS));
        assert_eq!(refused(&jpeg_head(0xc0, 20_000, 10)), Some(MOST_PIXELS));
        // A progressive JPEG counts three times.
        let turns = refused(&jpeg_head(0xc2, 8_000, 8_000)).expect("too large");
        assert!(turns < MOST_PIXELS && turns * 9 <= MOST_AT_ONCE, "{turns}");
        assert_eq!(refused(&jpeg_head(0xc2, 100, 100)), None);
        let sixteen = refused(&png_head(16, 7_000)).expect("too large");
        assert!(sixteen < MOST_PIXELS && sixteen * 8 <= MOST_DECODED, "{sixteen}");
        assert_eq!(refused(&png_head(8, 7_000)), None);
    }
}
