//! Photos of copies: read within limits, kept small, each with a thumbnail.
//!
//! A photo's file is never removed: a backup that is restored still finds its photos.

use std::io::Cursor;
use std::path::{Path, PathBuf};

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageDecoder as _, ImageReader, Limits, Rgb, RgbImage};
use uuid::Uuid;

use crate::error::Error;
use crate::muster::Muster;

/// The folder of photos, in the data folder.
const PHOTOS: &str = "photos";
/// The largest file that is read, in bytes.
const MOST_BYTES: u64 = 40 << 20;
/// The longest side that is decoded, in pixels.
const MOST_SIDE: u32 = 16_384;
/// The most pixels that are decoded: a camera's fifty million and some more.
const MOST_PIXELS: u64 = 64_000_000;
/// The longest side of what is kept.
const KEPT_SIDE: u32 = 2_048;
/// The longest side of a thumbnail.
const THUMBNAIL_SIDE: u32 = 480;

/// A photo that was read: what is kept of it, as JPEG.
#[derive(Clone, Debug)]
pub struct Photo {
    large: Vec<u8>,
    small: Vec<u8>,
}

impl Photo {
    /// Reads a photo. It needs no data folder, so nobody who has one waits.
    ///
    /// # Errors
    /// It is no PNG or JPEG, or it is too large.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let image = decode(path)?;
        Ok(Self { large: jpeg(&image, KEPT_SIDE)?, small: jpeg(&image, THUMBNAIL_SIDE)? })
    }
}

impl Muster {
    /// Reads a photo and keeps it with its thumbnail; the name under which it is kept.
    ///
    /// # Errors
    /// It is no PNG or JPEG, it is too large, or it can't be kept.
    pub fn keep_photo(&self, path: &Path) -> Result<String, Error> {
        self.keep(&Photo::read(path)?)
    }

    /// Keeps a photo that was read, with its thumbnail; the name under which it is kept.
    ///
    /// # Errors
    /// It can't be kept.
    pub fn keep(&self, photo: &Photo) -> Result<String, Error> {
        let id = Uuid::now_v7();
        let dir = self.dir().join(PHOTOS);
        std::fs::create_dir_all(&dir)
            .map_err(|e| Error::OutputNotWritable { path: dir.clone(), reason: e.to_string() })?;
        crate::output::write(&dir.join(format!("{id}.jpg")), &photo.large)?;
        crate::output::write(&dir.join(format!("{id}.small.jpg")), &photo.small)?;
        Ok(format!("{PHOTOS}/{id}.jpg"))
    }

    /// A kept photo's thumbnail, as JPEG; `None` where it isn't (any more) in the data folder.
    #[must_use]
    pub fn thumbnail(&self, photo: &str) -> Option<Vec<u8>> {
        let kept = self.kept(photo)?;
        let small = kept.with_extension("small.jpg");
        std::fs::read(small).ok().or_else(|| {
            let image = decode(&kept).ok()?;
            jpeg(&image, THUMBNAIL_SIDE).ok()
        })
    }

    /// Where a kept photo lies. An import may bring any text for a photo; only names of our own
    /// making are files of ours.
    fn kept(&self, photo: &str) -> Option<PathBuf> {
        let name = photo.strip_prefix(PHOTOS)?.strip_prefix('/')?;
        Uuid::parse_str(name.strip_suffix(".jpg")?).ok()?;
        Some(self.dir().join(PHOTOS).join(name))
    }
}

fn decode(path: &Path) -> Result<DynamicImage, Error> {
    let file = || path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let unreadable = |reason: String| Error::PhotoUnreadable { file: file(), reason };
    let size = std::fs::metadata(path).map_err(|e| match e.kind() {
        std::io::ErrorKind::NotFound => Error::FileNotFound(path.to_owned()),
        _ => Error::FileUnreadable { path: path.to_owned(), reason: e.to_string() },
    })?;
    if size.len() > MOST_BYTES {
        return Err(Error::FileTooLarge { file: file(), size: size.len(), limit: MOST_BYTES });
    }
    let bytes = std::fs::read(path)
        .map_err(|e| Error::FileUnreadable { path: path.to_owned(), reason: e.to_string() })?;
    let reader = || ImageReader::new(Cursor::new(&bytes)).with_guessed_format();
    let dimensions = reader().map_err(|e| unreadable(e.to_string()))?.into_dimensions();
    let (width, height) = dimensions.map_err(|e| unreadable(e.to_string()))?;
    let pixels = u64::from(width) * u64::from(height);
    if pixels > MOST_PIXELS || width.max(height) > MOST_SIDE {
        return Err(Error::PhotoTooLarge { file: file(), width, height, limit: MOST_PIXELS });
    }
    let mut limits = Limits::default();
    limits.max_image_width = Some(MOST_SIDE);
    limits.max_image_height = Some(MOST_SIDE);
    limits.max_alloc = Some(MOST_PIXELS * 8);
    let mut reader = reader().map_err(|e| unreadable(e.to_string()))?;
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|e| unreadable(e.to_string()))?;
    let orientation = decoder.orientation().unwrap_or(image::metadata::Orientation::NoTransforms);
    let mut image = DynamicImage::from_decoder(decoder).map_err(|e| unreadable(e.to_string()))?;
    image.apply_orientation(orientation);
    Ok(image)
}

/// An image within a square, as JPEG; what shows through stands on white.
fn jpeg(image: &DynamicImage, side: u32) -> Result<Vec<u8>, Error> {
    let fits = image.width().max(image.height()) <= side;
    let small = if fits { image.clone() } else { image.thumbnail(side, side) };
    let plain = if small.color().has_alpha() { on_white(&small) } else { small.to_rgb8() };
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
