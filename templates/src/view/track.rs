//! A row of boxes to tick during play.

use serde::{Deserialize, Serialize};

/// Boxes to tick: damage, Force points, activations.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// The label: on a card a phrase ("Damage, 10 a box"), on a sheet an abbreviation ("HP").
    pub label: String,
    /// The number of boxes.
    pub boxes: u32,
    /// The number of points per box. From 2 on, every fifth box contains its running total, so that nobody has
    /// to count.
    #[serde(default = "one")]
    pub per_box: u32,
    /// The number of boxes in a group, if it differs from the layout's: those of one figure.
    #[serde(default)]
    pub group: Option<u32>,
    /// The number of boxes per row, those of one card; 0 for automatic rows.
    #[serde(default)]
    pub row: u32,
    /// Whether the number of boxes is unknown: a line to write on is drawn instead.
    #[serde(default)]
    pub open: bool,
    /// The box of each figure that is drawn heavily, counted from 1; 0 for none.
    #[serde(default)]
    pub marked: u32,
    /// The effect of ticking that box, printed after the boxes.
    #[serde(default)]
    pub note: String,
}

const fn one() -> u32 {
    1
}

impl Track {
    /// Creates a track with `boxes` boxes of `per_box` points each.
    pub fn new(label: impl Into<String>, boxes: u32, per_box: u32) -> Self {
        Self {
            label: label.into(),
            boxes,
            per_box,
            group: None,
            row: 0,
            open: false,
            marked: 0,
            note: String::new(),
        }
    }

    /// Creates a track of unknown length.
    pub fn open(label: impl Into<String>) -> Self {
        Self { open: true, ..Self::new(label, 0, 1) }
    }

    /// Returns the boxes for several copies, each copy's as a group.
    #[must_use]
    pub fn times(self, copies: u32) -> Self {
        let group = self.group.unwrap_or(self.boxes);
        match copies {
            2.. if group > 1 => Self { boxes: self.boxes.saturating_mul(copies), group: Some(group), ..self },
            // Single boxes aren't grouped by copy, and no total spans several copies: groups of five are
            // counted at a glance.
            2.. => Self { boxes: self.boxes.saturating_mul(copies), group: None, per_box: 1, ..self },
            _ => self,
        }
    }

    /// Returns the track with one box of each figure drawn heavily, and its effect as a note.
    #[must_use]
    pub fn noting(self, marked: u32, note: impl Into<String>) -> Self {
        Self { marked, note: note.into(), ..self }
    }

    /// Returns the boxes for several copies, each copy's in its own row.
    #[must_use]
    pub fn in_rows(self, copies: u32) -> Self {
        Self { row: self.boxes, ..self }.times(copies)
    }

    /// Returns the track with boxes in groups of this size.
    #[must_use]
    pub fn by(self, group: u32) -> Self {
        Self { group: Some(group), ..self }
    }
}
