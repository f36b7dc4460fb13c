//! What a printed document leaves out or changes.

use serde::Serialize;

/// A deviation of the printed document from the request.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remark {
    /// No font has this character; a crossed box is drawn instead.
    MissingGlyph {
        /// The character.
        character: char,
        /// The text that contains it.
        place: String,
    },
    /// Text was too long even at its smallest size and was cut with an ellipsis.
    Shortened {
        /// The full text.
        text: String,
    },
    /// Because of the bleed, a page holds fewer cards.
    FewerCards {
        /// The number of cards per page.
        on_page: usize,
    },
    /// The QR code was left out: its modules would be too small to scan.
    QrTooLong {
        /// The text's length in bytes.
        bytes: usize,
    },
}
