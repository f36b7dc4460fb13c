//! One number of a figure with its heading.

use serde::{Deserialize, Serialize};

/// A value with its heading, such as `HP` and `120`, or `Attack` and `+14`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stat {
    /// The heading.
    pub label: String,
    /// The value as it is printed.
    pub value: String,
}

impl Stat {
    /// A heading and its value.
    pub fn new(label: impl Into<String>, value: impl Into<String>) -> Self {
        Self { label: label.into(), value: value.into() }
    }
}
