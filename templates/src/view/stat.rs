//! A value of a figure with its heading.

use serde::{Deserialize, Serialize};

/// A value with its heading, such as `HP` and `120`, or `Attack` and `+14`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stat {
    /// The stat's ID, which determines its column on a sheet.
    #[serde(default)]
    pub id: String,
    /// The heading.
    pub label: String,
    /// The value as printed; empty if unknown, leaving the box free to write in.
    pub value: String,
}

impl Stat {
    /// Creates a stat from heading and value; the heading serves as its ID.
    pub fn new(label: impl Into<String>, value: impl Into<String>) -> Self {
        let label = label.into();
        Self { id: label.clone(), label, value: value.into() }
    }

    /// Returns the stat with the ID of its column.
    #[must_use]
    pub fn of(self, id: impl Into<String>) -> Self {
        Self { id: id.into(), ..self }
    }
}
