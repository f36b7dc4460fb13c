//! Boxes for text.

use serde::{Deserialize, Serialize};

use super::Area;

/// The horizontal alignment of text in its box.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Align {
    /// At the left edge.
    #[default]
    Left,
    /// In the middle.
    Center,
    /// At the right edge.
    Right,
}

/// The vertical alignment of text in its box.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Valign {
    /// At the top.
    #[default]
    Top,
    /// In the middle.
    Middle,
    /// At the bottom.
    Bottom,
}

/// The weight of type.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Weight {
    /// Running text.
    #[default]
    Regular,
    /// Names and numbers.
    Bold,
}

/// The appearance of text and how far it may shrink.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TypeStyle {
    /// The size in points if there is room.
    pub size: f32,
    /// The smallest size in points; text that still doesn't fit is continued or cut.
    pub floor: f32,
    /// The weight.
    #[serde(default)]
    pub weight: Weight,
    /// The distance between baselines as a multiple of the size.
    #[serde(default = "leading")]
    pub leading: f32,
    /// The grey level: 0 is black, 1 would be invisible.
    #[serde(default)]
    pub grey: f32,
}

impl TypeStyle {
    /// Returns the style with size and floor of at least `least` points.
    #[must_use]
    pub(crate) fn legible(&self, least: f32) -> Self {
        Self { size: self.size.max(least), floor: self.floor.max(least), ..*self }
    }
}

const fn leading() -> f32 {
    1.25
}

/// A box for text and the type used in it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// The box, relative to the card's top left corner.
    #[serde(rename = "box")]
    pub area: Area,
    /// The size in points if there is room.
    pub size: f32,
    /// The smallest size in points.
    pub floor: f32,
    /// The weight.
    #[serde(default)]
    pub weight: Weight,
    /// The distance between baselines as a multiple of the size.
    #[serde(default = "leading")]
    pub leading: f32,
    /// The grey level.
    #[serde(default)]
    pub grey: f32,
    /// The horizontal alignment.
    #[serde(default)]
    pub align: Align,
    /// The vertical alignment.
    #[serde(default)]
    pub valign: Valign,
    /// The maximum number of lines.
    #[serde(default = "one")]
    pub lines: usize,
}

const fn one() -> usize {
    1
}

impl Slot {
    /// Returns the slot's type.
    #[must_use]
    pub const fn style(&self) -> TypeStyle {
        TypeStyle {
            size: self.size,
            floor: self.floor,
            weight: self.weight,
            leading: self.leading,
            grey: self.grey,
        }
    }
}
