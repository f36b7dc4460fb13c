//! A rectangle on paper.

use serde::{Deserialize, Serialize};

/// A rectangle in millimetres; y grows downward. Written as `[x, y, width, height]` in data.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
#[serde(from = "[f32; 4]", into = "[f32; 4]")]
pub struct Area {
    /// The left edge.
    pub x: f32,
    /// The top edge.
    pub y: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

impl From<[f32; 4]> for Area {
    fn from([x, y, width, height]: [f32; 4]) -> Self {
        Self::new(x, y, width, height)
    }
}

impl From<Area> for [f32; 4] {
    fn from(a: Area) -> Self {
        [a.x, a.y, a.width, a.height]
    }
}

impl Area {
    /// Creates a rectangle from its top left corner and size.
    #[must_use]
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self { x, y, width, height }
    }

    /// Returns the right edge.
    #[must_use]
    pub fn right(&self) -> f32 {
        self.x + self.width
    }

    /// Returns the bottom edge.
    #[must_use]
    pub fn bottom(&self) -> f32 {
        self.y + self.height
    }

    /// Returns the translated rectangle.
    #[must_use]
    pub fn moved(&self, dx: f32, dy: f32) -> Self {
        Self::new(self.x + dx, self.y + dy, self.width, self.height)
    }

    /// Returns the rectangle enlarged by `by` on every side, or reduced if `by` is negative.
    #[must_use]
    pub fn grown(&self, by: f32) -> Self {
        Self::new(self.x - by, self.y - by, self.width + 2.0 * by, self.height + 2.0 * by)
    }

    /// Returns whether `other` is inside, give or take `tolerance` millimetres.
    #[must_use]
    pub fn holds(&self, other: &Self, tolerance: f32) -> bool {
        other.x >= self.x - tolerance
            && other.y >= self.y - tolerance
            && other.right() <= self.right() + tolerance
            && other.bottom() <= self.bottom() + tolerance
    }

    /// Returns whether the two overlap by more than `tolerance` millimetres both horizontally and vertically.
    #[must_use]
    pub fn overlaps(&self, other: &Self, tolerance: f32) -> bool {
        self.right().min(other.right()) - self.x.max(other.x) > tolerance
            && self.bottom().min(other.bottom()) - self.y.max(other.y) > tolerance
    }

    /// Returns the smallest rectangle that contains both.
    #[must_use]
    pub fn around(&self, other: &Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Self::new(x, y, self.right().max(other.right()) - x, self.bottom().max(other.bottom()) - y)
    }
}
