//! A named place for text.

use serde::{Deserialize, Serialize};

use super::Area;

/// Where text stands across its box.
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

/// Where text stands in its box from top to bottom.
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

/// How heavy the type is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Weight {
    /// Running text.
    #[default]
    Regular,
    /// Names and numbers.
    Bold,
}

/// How text looks and how far it may shrink.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TypeStyle {
    /// Size in points when there is room.
    pub size: f32,
    /// The smallest size in points; text that doesn't fit even so is continued
    /// or cut.
    pub floor: f32,
    /// Regular or bold.
    #[serde(default)]
    pub weight: Weight,
    /// Distance of baselines as a multiple of the size.
    #[serde(default = "leading")]
    pub leading: f32,
    /// Share of white in the black: 0 is black, 1 would be invisible.
    #[serde(default)]
    pub grey: f32,
}

impl TypeStyle {
    /// The same, neither set nor shrunk below `least` points.
    #[must_use]
    pub(crate) fn legible(&self, least: f32) -> Self {
        Self { size: self.size.max(least), floor: self.floor.max(least), ..*self }
    }
}

const fn leading() -> f32 {
    1.25
}

/// A box for text and how text is set in it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Where, from the card's top left corner.
    #[serde(rename = "box")]
    pub area: Area,
    /// Size in points when there is room.
    pub size: f32,
    /// The smallest size in points.
    pub floor: f32,
    /// Regular or bold.
    #[serde(default)]
    pub weight: Weight,
    /// Distance of baselines as a multiple of the size.
    #[serde(default = "leading")]
    pub leading: f32,
    /// Share of white in the black.
    #[serde(default)]
    pub grey: f32,
    /// Across.
    #[serde(default)]
    pub align: Align,
    /// From top to bottom.
    #[serde(default)]
    pub valign: Valign,
    /// The most lines the text may take.
    #[serde(default = "one")]
    pub lines: usize,
}

const fn one() -> usize {
    1
}

impl Slot {
    /// The slot's type.
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
