//! Remarks on how a print differs from the request.

use muster_templates::remark::Remark;

use super::Laid;
use crate::base::words::Words;

/// A remark on a print, for the user.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Remarked {
    /// A remark of the layout.
    OnPaper(Remark),
    /// A file of several squads, which can't be read back.
    Several,
    /// A log without the embedded campaign, since its secrets can't be left out.
    NotCarried,
    /// A log with the campaign's secrets.
    SecretsIncluded,
    /// A log without them.
    SecretsLeftOut,
    /// A sheet that names what a side keeps in secret.
    NamesSecrets,
    /// A sheet that doesn't, where there is something to name.
    SecretsNotNamed,
    /// A figure that the catalogue no longer has, by its last known name.
    NoCard(String),
    /// A photo whose file can't be read, by the name of its figure.
    NoPhoto(String),
    /// Cards beyond this number are left out.
    TooManyCards(usize),
}

impl Remarked {
    /// Returns whether something that was requested is missing on paper.
    #[must_use]
    pub const fn leaves_out(&self) -> bool {
        match self {
            Self::NoCard(_) | Self::NoPhoto(_) | Self::TooManyCards(_) => true,
            Self::OnPaper(_)
            | Self::Several
            | Self::NotCarried
            | Self::SecretsIncluded
            | Self::SecretsLeftOut
            | Self::NamesSecrets
            | Self::SecretsNotNamed => false,
        }
    }

    /// Returns the remark as a sentence; `None` for missing characters, which are listed together.
    fn told(&self, words: &Words) -> Option<String> {
        Some(match self {
            Self::OnPaper(Remark::MissingGlyph { .. }) => return None,
            Self::OnPaper(Remark::Shortened { text }) => {
                words.get("print-remark-shortened", &[("text", text.as_str().into())])
            }
            Self::OnPaper(Remark::FewerCards { on_page }) => {
                words.get("print-remark-fewer-cards", &[("count", (*on_page).into())])
            }
            Self::OnPaper(Remark::QrTooLong { .. }) => words.get("print-remark-qr", &[]),
            Self::Several => words.get("print-remark-several", &[]),
            Self::NotCarried => words.get("print-remark-not-carried", &[]),
            Self::SecretsIncluded => words.get("print-remark-secrets-included", &[]),
            Self::SecretsLeftOut => words.get("print-remark-secrets-left-out", &[]),
            Self::NamesSecrets => words.get("print-remark-names-secrets", &[]),
            Self::SecretsNotNamed => words.get("print-remark-secrets-not-named", &[]),
            Self::NoCard(name) => words.get("print-remark-no-card", &[("name", name.as_str().into())]),
            Self::NoPhoto(name) => words.get("print-remark-no-photo", &[("name", name.as_str().into())]),
            Self::TooManyCards(most) => words.get("print-remark-too-many", &[("most", (*most).into())]),
        })
    }
}

impl Laid {
    /// Returns all remarks as sentences, starting with the missing characters.
    #[must_use]
    pub fn told(&self, words: &Words) -> Vec<String> {
        let missing: String = self.document.missing().into_iter().collect();
        let crossed = words.get("print-remark-missing", &[("characters", missing.as_str().into())]);
        let crossed = (!missing.is_empty()).then_some(crossed);
        crossed.into_iter().chain(self.remarks().iter().filter_map(|r| r.told(words))).collect()
    }
}
