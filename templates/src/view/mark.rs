//! Faction marks: a shape and a colour, next to the faction's name.

use serde::{Deserialize, Serialize};

/// A shape, drawn identically in the window and on paper.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MarkShape {
    /// A circle; also used for unknown names.
    #[default]
    Circle,
    /// A square.
    Square,
    /// A square standing on a corner.
    Diamond,
    /// A triangle.
    Triangle,
    /// A hexagon.
    Hexagon,
    /// An octagon.
    Octagon,
    /// A drop.
    Drop,
    /// A five-pointed star.
    Star,
    /// A cross with equal arms.
    Cross,
    /// A shield.
    Shield,
}

/// A shape in a colour. Never relies on the colour alone: a word is next to the mark.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// The shape.
    pub shape: MarkShape,
    /// Red, green and blue.
    pub colour: [u8; 3],
}

/// A mark and its word.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkedWord {
    /// The mark.
    pub mark: Mark,
    /// The word.
    pub word: String,
}

impl MarkShape {
    /// Every shape.
    pub const ALL: [Self; 10] = [
        Self::Circle,
        Self::Square,
        Self::Diamond,
        Self::Triangle,
        Self::Hexagon,
        Self::Octagon,
        Self::Drop,
        Self::Star,
        Self::Cross,
        Self::Shield,
    ];

    /// Returns the name used in packs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Circle => "circle",
            Self::Square => "square",
            Self::Diamond => "diamond",
            Self::Triangle => "triangle",
            Self::Hexagon => "hexagon",
            Self::Octagon => "octagon",
            Self::Drop => "drop",
            Self::Star => "star",
            Self::Cross => "cross",
            Self::Shield => "shield",
        }
    }

    /// Returns the shape with this name; a circle if it is unknown.
    #[must_use]
    pub fn named(name: &str) -> Self {
        Self::ALL.into_iter().find(|shape| shape.name() == name).unwrap_or_default()
    }

    /// Returns its corners on a square, in thousandths of the side from the top left corner.
    #[must_use]
    pub const fn corners(self) -> &'static [[u16; 2]] {
        match self {
            Self::Circle => &CIRCLE,
            Self::Square => &SQUARE,
            Self::Diamond => &DIAMOND,
            Self::Triangle => &TRIANGLE,
            Self::Hexagon => &HEXAGON,
            Self::Octagon => &OCTAGON,
            Self::Drop => &DROP,
            Self::Star => &STAR,
            Self::Cross => &CROSS,
            Self::Shield => &SHIELD,
        }
    }
}

impl MarkShape {
    /// Returns the outline left white inside on paper, for shapes that are hard to distinguish at two
    /// millimetres and without colour.
    #[must_use]
    pub const fn hole(self) -> Option<&'static [[u16; 2]]> {
        match self {
            Self::Hexagon => Some(&[[500, 290], [710, 500], [500, 710], [290, 500]]),
            Self::Octagon => Some(&[[250, 400], [750, 400], [750, 600], [250, 600]]),
            _ => None,
        }
    }
}

impl Mark {
    /// Creates a mark from a shape's name and a colour as `#rrggbb`; black if that is invalid.
    #[must_use]
    pub fn new(shape: &str, colour: &str) -> Self {
        let part = |at: usize| {
            let digits = colour.strip_prefix('#').filter(|d| d.len() == 6)?.get(at..at + 2)?;
            u8::from_str_radix(digits, 16).ok()
        };
        let colour = [0, 2, 4].map(part);
        let colour = if let [Some(r), Some(g), Some(b)] = colour { [r, g, b] } else { [0; 3] };
        Self { shape: MarkShape::named(shape), colour }
    }
}

const CIRCLE: [[u16; 2]; 36] = [
    [500, 30],
    [582, 37],
    [661, 58],
    [735, 93],
    [802, 140],
    [860, 198],
    [907, 265],
    [942, 339],
    [963, 418],
    [970, 500],
    [963, 582],
    [942, 661],
    [907, 735],
    [860, 802],
    [802, 860],
    [735, 907],
    [661, 942],
    [582, 963],
    [500, 970],
    [418, 963],
    [339, 942],
    [265, 907],
    [198, 860],
    [140, 802],
    [93, 735],
    [58, 661],
    [37, 582],
    [30, 500],
    [37, 418],
    [58, 339],
    [93, 265],
    [140, 198],
    [198, 140],
    [265, 93],
    [339, 58],
    [418, 37],
];

const SQUARE: [[u16; 2]; 4] = [[80, 80], [920, 80], [920, 920], [80, 920]];

const DIAMOND: [[u16; 2]; 4] = [[500, 0], [1000, 500], [500, 1000], [0, 500]];

const TRIANGLE: [[u16; 2]; 3] = [[500, 40], [1000, 960], [0, 960]];

const HEXAGON: [[u16; 2]; 6] = [[250, 60], [750, 60], [1000, 500], [750, 940], [250, 940], [0, 500]];

const OCTAGON: [[u16; 2]; 8] =
    [[300, 30], [700, 30], [970, 300], [970, 700], [700, 970], [300, 970], [30, 700], [30, 300]];

const DROP: [[u16; 2]; 12] = [
    [500, 0],
    [680, 240],
    [820, 440],
    [880, 620],
    [840, 800],
    [700, 950],
    [500, 1000],
    [300, 950],
    [160, 800],
    [120, 620],
    [180, 440],
    [320, 240],
];

const STAR: [[u16; 2]; 10] = [
    [500, 0],
    [650, 340],
    [1000, 380],
    [740, 620],
    [820, 980],
    [500, 790],
    [180, 980],
    [260, 620],
    [0, 380],
    [350, 340],
];

const CROSS: [[u16; 2]; 12] = [
    [330, 0],
    [670, 0],
    [670, 330],
    [1000, 330],
    [1000, 670],
    [670, 670],
    [670, 1000],
    [330, 1000],
    [330, 670],
    [0, 670],
    [0, 330],
    [330, 330],
];

const SHIELD: [[u16; 2]; 9] =
    [[70, 70], [930, 70], [930, 520], [880, 700], [760, 850], [500, 1000], [240, 850], [120, 700], [70, 520]];
