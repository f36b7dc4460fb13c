//! The styles in which squads are shared.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoEnumIterator as _, IntoStaticStr};
use ts_rs::TS;

/// The most characters of a message on Discord, from its documentation of messages.
const DISCORD: usize = 2_000;

/// A style that Muster has for every game, by its id.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, EnumIter, EnumString, IntoStaticStr,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum OwnStyle {
    /// Plain text as people post it.
    Text,
    /// Plain text with the costs first.
    Forum,
    /// A post for Discord, Reddit and GitHub.
    Markdown,
    /// A post for forums.
    Bbcode,
    /// A fragment of a web page, without scripts and styles.
    Html,
    /// CSV.
    Csv,
    /// Muster's own JSON, which is lossless.
    Json,
    /// The share code.
    Code,
    /// An address with the share code in its fragment.
    Link,
    /// A PNG.
    Picture,
}

impl OwnStyle {
    /// Returns all styles.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::iter()
    }

    /// Returns the id by which users ask for it.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Returns the number of characters of a text and the limit that it exceeds where it is posted.
    pub(super) fn too_long(self, text: &str) -> Option<(usize, usize)> {
        let length = text.trim_end().chars().count();
        (self == Self::Markdown && length > DISCORD).then_some((length, DISCORD))
    }
}

/// The style in which a squad is written, by its id.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(untagged)]
pub enum ShareStyle {
    /// One of Muster's.
    Own(OwnStyle),
    /// A share link or a list style that the game's pack describes.
    Named(String),
}

impl ShareStyle {
    /// Parses a style's id.
    #[must_use]
    pub fn of(id: &str) -> Self {
        id.parse().map_or_else(|_| Self::Named(id.to_owned()), Self::Own)
    }
}
