//! What other programs call the things of a campaign.

use serde::{Deserialize, Serialize};

use super::Facts;

/// What another program calls something of a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForeignCode {
    /// The program's ID.
    pub program: String,
    /// What kind of thing it is.
    pub kind: CodeKind,
    /// Its ID in that program.
    pub code: String,
    /// Its ID here.
    pub id: String,
}

/// A kind of thing that other programs have IDs for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CodeKind {
    /// A campaign.
    Campaign,
    /// A hero.
    Hero,
    /// A mission.
    Mission,
    /// An item.
    Item,
    /// A card of a class deck.
    ClassCard,
    /// A reward card.
    Reward,
    /// An ally or villain.
    Ally,
}

impl Facts {
    /// Returns the ID of what another program calls by a code, in whatever case it writes it.
    #[must_use]
    pub fn meant(&self, program: &str, kind: CodeKind, code: &str) -> Option<&str> {
        let mut codes = self.codes.iter();
        let found = codes.find(|known| {
            known.program == program && known.kind == kind && known.code.eq_ignore_ascii_case(code)
        });
        found.map(|known| known.id.as_str())
    }
}
