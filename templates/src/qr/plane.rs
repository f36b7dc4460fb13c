//! A picture without colour, and what is dark in it where light falls unevenly.

use image::GrayImage;

/// A picture with a threshold for each pixel: the light around it.
pub(super) struct Plane {
    pub(super) width: usize,
    pub(super) height: usize,
    light: Vec<u8>,
    around: Vec<u8>,
}

/// What is hardly darker than the light around it is noise on white paper, in 256 steps.
const NOISE: u64 = 5;

impl Plane {
    /// The light around a pixel is the mean of so many pixels to each side.
    pub(super) fn new(picture: &GrayImage, reach: usize) -> Self {
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        let light = picture.as_raw().clone();
        // Sums of everything above and to the left, so that any rectangle's sum is four reads.
        let mut sums = vec![0_u64; (width + 1) * (height + 1)];
        for (y, row) in light.chunks(width.max(1)).enumerate() {
            let mut sum = 0;
            for (x, value) in row.iter().enumerate() {
                sum += u64::from(*value);
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + sum;
            }
        }
        let mut around = Vec::with_capacity(light.len());
        for y in 0..height {
            let (top, bottom) = (y.saturating_sub(reach), (y + reach + 1).min(height));
            let (above, below) = (top * (width + 1), bottom * (width + 1));
            for x in 0..width {
                let (left, right) = (x.saturating_sub(reach), (x + reach + 1).min(width));
                let sum = sums[below + right] + sums[above + left] - sums[below + left] - sums[above + right];
                let mean = sum / ((right - left) * (bottom - top)) as u64;
                around.push(mean.saturating_sub(NOISE) as u8);
            }
        }
        Self { width, height, light, around }
    }

    pub(super) fn is_dark(&self, x: usize, y: usize) -> bool {
        let at = y * self.width + x;
        self.light[at] < self.around[at]
    }

    /// How much darker a place is than the light around it, between its pixels; nothing outside of the picture.
    pub(super) fn darkness(&self, [x, y]: [f32; 2]) -> f32 {
        let (left, top) = (x.floor(), y.floor());
        if left < 0.0 || top < 0.0 || left as usize + 1 >= self.width || top as usize + 1 >= self.height {
            return 0.0;
        }
        let (across, down) = (x - left, y - top);
        let at = top as usize * self.width + left as usize;
        let pixel = |at: usize| f32::from(self.around[at]) - f32::from(self.light[at]);
        let row = |at: usize| pixel(at) * (1.0 - across) + pixel(at + 1) * across;
        row(at) * (1.0 - down) + row(at + self.width) * down
    }
}
