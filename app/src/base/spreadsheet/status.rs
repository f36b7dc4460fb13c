//! What a status column says of a row: owned, wanted, missing, for trade.

use std::collections::BTreeMap;

use muster_rules::fold::fold;
use muster_rules::words::is_of_tables;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Field, headings};

/// What a cell of a status column means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// The row's count is owned.
    Owned,
    /// The row's count is wanted, and says nothing of what is owned.
    Wanted,
    /// None is owned.
    Missing,
    /// The row's count is owned, and for trade.
    Trade,
    /// The row is left out.
    Skip,
}

impl Status {
    /// All of them, with the names by which users choose them.
    const NAMED: [(Self, &str); 5] = [
        (Self::Owned, "owned"),
        (Self::Wanted, "wanted"),
        (Self::Missing, "missing"),
        (Self::Trade, "trade"),
        (Self::Skip, "skip"),
    ];

    /// Returns the status that a user chose for a value.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMED.iter().find(|(_, known)| *known == fold(name)).map(|(status, _)| *status)
    }

    /// Returns all names, for error messages.
    #[must_use]
    pub fn names() -> Vec<String> {
        Self::NAMED.iter().map(|(_, name)| (*name).to_owned()).collect()
    }

    /// Returns the field that counts what has this status.
    pub(crate) fn field(self) -> Option<Field> {
        match self {
            Self::Owned => Some(Field::Figures),
            Self::Wanted => Some(Field::Wanted),
            Self::Trade => Some(Field::ForTrade),
            Self::Missing | Self::Skip => None,
        }
    }

    /// Returns the key of what it means, in the reader's language.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Owned => "import-status-owned",
            Self::Wanted => "import-status-wanted",
            Self::Missing => "import-status-missing",
            Self::Trade => "import-status-trade",
            Self::Skip => "import-status-skip",
        }
    }

    /// Returns the status that a cell names, in any of the languages. Several are one if that is what they mean
    /// together: `Owned, Trade`.
    pub(crate) fn of(cell: &str) -> Option<Self> {
        let folded =
            fold(cell.trim_matches(|c: char| c.is_whitespace() || matches!(c, '.' | '!' | ':' | '*')));
        if let Some(status) = said("status", &folded) {
            return Some(status);
        }
        let parts = folded.split([',', '/', '+', '&', ';']).map(|part| said("status", part.trim()));
        let parts = parts.collect::<Option<Vec<_>>>()?;
        let all = |allowed: &[Self]| parts.iter().all(|part| allowed.contains(part));
        (all(&[Self::Owned, Self::Trade]) && parts.contains(&Self::Trade)).then_some(Self::Trade)
    }

    /// Returns the status of a cell that may also be ticked: `Yes` or `1` in a column `Owned`.
    pub(crate) fn of_ticked(cell: &str) -> Option<Self> {
        Self::of(cell).or_else(|| match headings::counted(cell).filter(|_| !cell.trim().is_empty())? {
            0 => Some(Self::Missing),
            1 => Some(Self::Owned),
            _ => None,
        })
    }

    /// Returns the status that a cell names among cells that aren't statuses: a word that can't be a tick.
    pub(crate) fn of_word(cell: &str) -> Option<Self> {
        Self::of(cell).filter(|_| headings::tick(cell).is_none())
    }
}

/// Returns the status that a folded text says as a cell or as the heading of a part.
fn said(place: &str, folded: &str) -> Option<Status> {
    let says = |status: &&(Status, &str)| is_of_tables(&format!("{place}-{}", status.1), folded);
    Status::NAMED.iter().find(says).map(|(status, _)| *status)
}

/// Returns the field that counts what a folded word says as a status.
pub(super) fn field_of_word(folded: &str) -> Option<Field> {
    said("status", folded)?.field()
}

/// Returns whether a cell describes a condition: `Near Mint`, `NM`, `Played (light)`.
pub(super) fn is_condition(cell: &str) -> bool {
    headings::is_heading("condition", cell)
}

/// What users say that values of a status column mean, by [`status_key`].
pub type Statuses = BTreeMap<String, Status>;

/// Maximum number of characters of a value that are shown; longer values are told apart by them.
const LONGEST: usize = 80;

/// Returns a value of a status column as users see it.
pub(crate) fn status_shown(value: &str) -> String {
    value.trim().chars().take(LONGEST).collect()
}

/// Returns the key of a value of a status column, ignoring case and what isn't shown.
pub(crate) fn status_key(value: &str) -> String {
    fold(&status_shown(value))
}

/// Returns what the counts below the heading of a list's part are.
pub(crate) fn part(heading: &str) -> Option<Status> {
    let around = |c: char| {
        c.is_whitespace() || matches!(c, '*' | '=' | '-' | '#' | '_' | '~' | '[' | ']' | '【' | '】')
    };
    let heading = heading.trim_matches(around);
    let says = |text: &str| {
        let bare = headings::bare(text);
        let bare = bare.trim_matches(around);
        said("part", bare).or_else(|| Status::of_word(bare))
    };
    let whole = says(heading)?;
    // `HAVE (for trade)`: what stands in the bracket says which of those.
    let bracket = heading.split(['(', '（']).nth(1).and_then(|rest| rest.split([')', '）']).next());
    Some(bracket.and_then(says).unwrap_or(whole))
}

/// Returns what the counts on a sheet of this name are.
pub(super) fn part_of_sheet(name: &str) -> Option<Status> {
    let wanted = |word: &str| headings::is_heading("wanted-sheet", word);
    let mut words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    part(name).or_else(|| words.any(wanted).then_some(Status::Wanted))
}

#[cfg(test)]
mod tests {
    use muster_rules::words::of_tables;

    use super::*;
    #[test]
    fn statuses_are_read_in_every_language_people_post_in() {
        for (cells, expected) in [
            ("Owned|have|MEGVAN|Vorhanden|habe|J’ai|possédé|有|已擁有", Some(Status::Owned)),
            ("Wanted|Need|Keresem|gesucht|Je cherche|求|想要", Some(Status::Wanted)),
            ("Missing|Hiányzik|nincs meg|fehlt|manquant|缺|沒有", Some(Status::Missing)),
            ("Trade|for trade|Cserélhető|zum Tausch|à échanger|換|Owned, Trade", Some(Status::Trade)),
            ("Near Mint|on its way|Owned / Wanted||2", None),
        ] {
            for cell in cells.split('|') {
                assert_eq!(Status::of(cell), expected, "{cell}");
            }
        }
        assert_eq!(
            (Status::of_ticked("Ja"), Status::of_ticked("✗")),
            (Some(Status::Owned), Some(Status::Missing))
        );
    }

    #[test]
    fn no_word_means_two_statuses() {
        let mut seen = BTreeMap::new();
        for (status, name) in Status::NAMED {
            for word in of_tables(&format!("status-{name}")) {
                let before = seen.insert(fold(word), status);
                assert!(before.is_none_or(|before| before == status), "{word}");
            }
        }
    }

    #[test]
    fn headings_of_parts_are_read_with_what_surrounds_them() {
        for (heading, expected) in [
            ("HAVE:", Some(Status::Owned)),
            ("## Megvan", Some(Status::Owned)),
            ("**WANT**", Some(Status::Wanted)),
            ("[W]", Some(Status::Wanted)),
            ("=== Keresem (12) ===", Some(Status::Wanted)),
            ("Ich suche:", Some(Status::Wanted)),
            ("J’échange :", Some(Status::Trade)),
            ("【換】", Some(Status::Trade)),
            ("Hiányzik", Some(Status::Missing)),
            ("SOLD:", Some(Status::Missing)),
            ("HAVE (for trade)", Some(Status::Trade)),
            ("**Megvan (cserére):**", Some(Status::Trade)),
            ("HAVE (12)", Some(Status::Owned)),
            ("Rebel Storm", None),
        ] {
            assert_eq!(part(heading), expected, "{heading}");
        }
        for (name, expected) in [
            ("My wants 2024", Some(Status::Wanted)),
            ("Trade Federation", None),
            ("For trade", Some(Status::Trade)),
            ("Sheet1", None),
        ] {
            assert_eq!(part_of_sheet(name), expected, "{name}");
        }
    }
}
