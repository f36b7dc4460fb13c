//! A row of boxes to tick during play.

use serde::{Deserialize, Serialize};

/// Boxes to tick: damage, Force points, activations.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// What is ticked off: on a card a phrase ("Damage, 10 a box"), on a sheet
    /// an abbreviation ("HP").
    pub label: String,
    /// How many boxes. None are drawn for 0.
    pub boxes: u32,
    /// How many points one box stands for. From 2 on, every fifth box carries
    /// its running total, so that nobody has to count.
    #[serde(default = "one")]
    pub per_box: u32,
    /// How many boxes stand together, where that isn't the layout's own choice: those of one figure.
    #[serde(default)]
    pub group: Option<u32>,
    /// So many boxes have a row of their own, those of one card; none have for 0.
    #[serde(default)]
    pub row: u32,
    /// Nobody knows how many boxes there are: a line to write on is drawn instead.
    #[serde(default)]
    pub open: bool,
    /// The box of each figure that is drawn heavy, counted from 1; none for 0.
    #[serde(default)]
    pub marked: u32,
    /// What happens when it is ticked; behind the boxes.
    #[serde(default)]
    pub note: String,
}

const fn one() -> u32 {
    1
}

impl Track {
    /// `boxes` boxes of `per_box` points each.
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

    /// A number that nobody knows.
    pub fn open(label: impl Into<String>) -> Self {
        Self { open: true, ..Self::new(label, 0, 1) }
    }

    /// The boxes of several copies, each copy's together.
    #[must_use]
    pub fn times(self, copies: u32) -> Self {
        let group = self.group.unwrap_or(self.boxes);
        match copies {
            2.. if group > 1 => Self { boxes: self.boxes.saturating_mul(copies), group: Some(group), ..self },
            // A copy of one box is no group, and no total goes over several copies: by fives they are counted at
            // a glance.
            2.. => Self { boxes: self.boxes.saturating_mul(copies), group: None, per_box: 1, ..self },
            _ => self,
        }
    }

    /// The same boxes, one of each figure's drawn heavy for what happens there.
    #[must_use]
    pub fn noting(self, marked: u32, note: impl Into<String>) -> Self {
        Self { marked, note: note.into(), ..self }
    }

    /// The boxes of several copies, each copy's in a row of its own.
    #[must_use]
    pub fn in_rows(self, copies: u32) -> Self {
        Self { row: self.boxes, ..self }.times(copies)
    }

    /// The same boxes, so many of them standing together.
    #[must_use]
    pub fn by(self, group: u32) -> Self {
        Self { group: Some(group), ..self }
    }
}
