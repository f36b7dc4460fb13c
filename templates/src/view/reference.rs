//! A game's rules on one page, for the table.

use serde::{Deserialize, Serialize};

use super::CardLine;

/// A game's reference, under headings.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReferenceView {
    /// The title.
    pub title: String,
    /// The line under the title: the squad that it is for.
    #[serde(default)]
    pub subtitle: String,
    /// Parts, in order.
    pub parts: Vec<ReferencePart>,
    /// The text at the foot of each page.
    #[serde(default)]
    pub note: String,
    /// The page number, with the placeholders `{page}` and `{pages}`.
    #[serde(default)]
    pub page: String,
}

/// Terms with their explanations, under one heading.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReferencePart {
    /// The heading.
    pub title: String,
    /// The lines, each a term in bold and its explanation.
    pub lines: Vec<CardLine>,
}
