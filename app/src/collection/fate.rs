//! What happens to each row of an imported file. The counts add up to the number of rows.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

use super::spreadsheet::Spreadsheet;
use crate::speaker::Speaker;

/// Maximum number of ranges of lines in a message.
const MOST_NAMED: usize = 12;

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
        }
    }
}

/// Lines of a file, as inclusive ranges.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stretches {
    stretches: Vec<(usize, usize)>,
    count: usize,
}

impl Stretches {
    /// Adds a line; lines must be added in ascending order.
    pub(crate) fn push(&mut self, line: usize) {
        self.push_all(line, line);
    }

    /// Adds the lines `first` to `last`.
    pub(crate) fn push_all(&mut self, first: usize, last: usize) {
        if last < first {
            return;
        }
        self.count += last - first + 1;
        match self.stretches.last_mut() {
            Some((_, end)) if *end + 1 == first => *end = last,
            _ => self.stretches.push((first, last)),
        }
    }

    /// Returns the number of lines.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count
    }

    /// Formats the ranges, `1–3, 7, 9–12`, cut off after [`MOST_NAMED`].
    fn named(&self) -> String {
        let each = self.stretches.iter().take(MOST_NAMED).map(|(first, last)| match last - first {
            0 => first.to_string(),
            _ => format!("{first}–{last}"),
        });
        let more = (self.stretches.len() > MOST_NAMED).then(|| "…".to_owned());
        each.chain(more).collect::<Vec<_>>().join(", ")
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
        if let Some(line) = layout.heading {
            let repeated = self.0.remove(&Fate::Heading).unwrap_or_default();
            let mut all = Stretches::default();
            all.push(line);
            repeated.stretches.iter().for_each(|(first, last)| all.push_all(*first, *last));
            self.0.insert(Fate::Heading, all);
        }
        let there = self.0.into_iter().filter(|(_, lines)| lines.count() > 0);
        let view = |(fate, lines): (Fate, Stretches)| FateView {
            fate,
            name: speaker.word(fate.key()),
            count: lines.count(),
            lines: lines.named(),
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
    /// Their lines, `1–3, 7`.
    pub lines: String,
}

/// One of a file's first lines, which may be its headings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FirstLine {
    /// The line number, from 1.
    pub line: usize,
    /// Its text.
    pub text: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_follow_one_another_are_one_stretch() {
        let mut lines = Stretches::default();
        for line in [1, 2, 3, 7, 9, 10] {
            lines.push(line);
        }
        assert_eq!((lines.count(), lines.named().as_str()), (6, "1–3, 7, 9–10"));
        (0..30).for_each(|n| lines.push(20 + 2 * n));
        assert!(lines.named().ends_with(", …"));
    }
}
