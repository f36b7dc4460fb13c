//! One number of a figure with its heading.

use serde::{Deserialize, Serialize};

/// A value with its heading, such as `HP` and `120`, or `Attack` and `+14`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stat {
    /// Which of the game's stats it is: on a sheet it stands under the heading of this id.
    #[serde(default)]
    pub id: String,
    /// The heading.
    pub label: String,
    /// The value as it is printed; empty where nobody knows it, and the box stays free to write in.
    pub value: String,
}

impl Stat {
    /// A heading and its value; the heading serves as its id.
    pub fn new(label: impl Into<String>, value: impl Into<String>) -> Self {
        let label = label.into();
        Self { id: label.clone(), label, value: value.into() }
    }

    /// The same under the id of its column.
    #[must_use]
    pub fn of(self, id: impl Into<String>) -> Self {
        Self { id: id.into(), ..self }
    }
}
