//! A greyscale picture with an adaptive threshold, for uneven light.

use image::GrayImage;

/// A picture with a threshold for each pixel: the local brightness.
pub(super) struct Plane {
    pub(super) width: usize,
    pub(super) height: usize,
    light: Vec<u8>,
    around: Vec<u8>,
}

/// Smaller differences from the local brightness, out of 255, are noise on white paper.
const NOISE: u64 = 5;

impl Plane {
    /// The local brightness is the mean over `reach` pixels in each direction.
    pub(super) fn new(picture: &GrayImage, reach: usize) -> Self {
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        let light = picture.as_raw().clone();
        // A summed-area table: any rectangle's sum takes four reads.
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

    /// Returns how much darker a point is than the local brightness, interpolated between pixels; 0 outside the
    /// picture.
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
