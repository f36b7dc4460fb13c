//! What happens to each row of an imported file. The counts add up to the number of rows.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

use crate::base::speaker::Speaker;
use crate::base::spreadsheet::{Spreadsheet, Stretches};

/// What happens to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It is imported.
    Taken,
    /// It is imported, with a guessed printing.
    Assumed,
    /// It lists a figure with a count of zero.
    None,
    /// Its name is unknown or ambiguous.
    Unknown,
    /// A cell is invalid for its column.
    Bad,
    /// It is above the headings.
    Title,
    /// It contains the headings, or repeats them.
    Heading,
    /// It is a sum of other rows.
    Sum,
    /// Its cells are empty in all columns that are read.
    Unread,
    /// It is empty.
    Blank,
    /// Its status is to be left out.
    Skipped,
    /// It is on a sheet that isn't read.
    Elsewhere,
}

impl Fate {
    const fn key(self) -> &'static str {
        match self {
            Self::Taken => "import-fate-taken",
            Self::Assumed => "import-fate-assumed",
            Self::None => "import-fate-none",
            Self::Unknown => "import-fate-unknown",
            Self::Bad => "import-fate-bad",
            Self::Title => "import-fate-title",
            Self::Heading => "import-fate-heading",
            Self::Sum => "import-fate-sum",
            Self::Unread => "import-fate-unread",
            Self::Blank => "import-fate-blank",
            Self::Skipped => "import-fate-skipped",
            Self::Elsewhere => "import-fate-elsewhere",
        }
    }
}

/// Lines by what happens to them.
#[derive(Clone, Debug, Default)]
pub(super) struct Fates(BTreeMap<Fate, Stretches>);

impl Fates {
    pub(super) fn put(&mut self, line: usize, fate: Fate) {
        self.0.entry(fate).or_default().push(line);
    }

    /// Returns the fates of all lines of a file, including those outside its table. If the columns couldn't be
    /// mapped, all rows of the table count as unread.
    pub(super) fn told(mut self, speaker: &Speaker<'_>, sheet: &Spreadsheet, read: bool) -> Vec<FateView> {
        if !read {
            sheet.rows.iter().for_each(|(line, _)| self.put(*line, Fate::Unread));
        }
        let layout = &sheet.layout;
        self.0.insert(Fate::Title, layout.titles.clone());
        self.0.insert(Fate::Blank, layout.blank.clone());
        let both = |one: &Stretches, other: Stretches| {
            let mut all: Vec<_> = one.stretches.iter().chain(&other.stretches).copied().collect();
            all.sort_unstable();
            let mut sorted = Stretches::default();
            all.into_iter().for_each(|(first, last)| sorted.push_all(first, last));
            sorted
        };
        for (fate, lines) in [(Fate::Heading, &layout.headings), (Fate::Elsewhere, &layout.elsewhere)] {
            let of_rows = self.0.remove(&fate).unwrap_or_default();
            self.0.insert(fate, both(lines, of_rows));
        }
        let there = self.0.into_iter().filter(|(_, lines)| lines.count() > 0);
        let view = |(fate, lines): (Fate, Stretches)| FateView {
            fate,
            name: speaker.word(fate.key()),
            count: lines.count(),
            lines: sheet.lines_named(&lines),
        };
        there.map(view).collect()
    }
}

/// The rows of a file with the same fate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FateView {
    /// What happens to them.
    pub fate: Fate,
    /// The same in the reader's language.
    pub name: String,
    /// Number of rows.
    pub count: usize,
    /// Their lines, `1–3, 7`; in several sheets `Rebel Storm 1–3; Universe 7`.
    pub lines: String,
}
