//! A game's rules on one page, to lie beside the table.

use serde::{Deserialize, Serialize};

use super::CardLine;

/// What a game's players look up, under headings.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReferenceView {
    /// What it is.
    pub title: String,
    /// Under the title: the squad that it is for.
    #[serde(default)]
    pub subtitle: String,
    /// Parts, in order.
    pub parts: Vec<ReferencePart>,
    /// At the foot of each page.
    #[serde(default)]
    pub note: String,
    /// The page's number, with `{page}` and `{pages}` where the numbers go.
    #[serde(default)]
    pub page: String,
}

/// Words with what they mean, under one heading.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReferencePart {
    /// The heading.
    pub title: String,
    /// A word in bold and what it means, each.
    pub lines: Vec<CardLine>,
}
